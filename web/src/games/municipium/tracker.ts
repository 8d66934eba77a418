// Which piece is which from one view to the next. A view only counts; this remembers, so that a piece can be seen to
// travel: what one location lost is matched with what another of the same kind gained.
import { CITIZENS, STATUSES, type Position } from "./model";

/**
 * Where a piece can be. Drawn one by one: `place:forum:plain`, `hand:plain`, `banner:forum`, `room:forum`, `drawn`,
 * `order`, `table` (the card being resolved), `praefect:forum`. Pools, of which only the number shows: `bag`, `supply`,
 * `deck`, `discard`, `stock:blue`, and beyond the table `mint`, where Decurions come from, and `wreaths`.
 */
export type Location = string;
/** `member:blue`, `disc:blue`, `priest`, `favor`, `praefect`, `card:one-power`, `decurion`, `wreath`. */
export type Kind = string;

export interface Piece {
  id: number;
  kind: Kind;
  at: Location;
  slot: number;
  /** Where it came from with this view, if it was not drawn before. */
  from: Location | null;
}
/** A piece on its way out of sight, or from one pool to another. `piece:7`: to where that piece stands. */
export interface Flight {
  id: number;
  kind: Kind;
  from: Location;
  slot: number;
  to: Location;
  /** It was drawn before under this very id. */
  seen: boolean;
}
export interface Tracked {
  pieces: Piece[];
  flights: Flight[];
  next: number;
  counts: Counts;
}
type Counts = Map<Kind, Map<Location, number>>;

const POOLS = /^(bag|supply|deck|discard|mint|wreaths|stock:|decurions:)/;

export function isPool(location: Location): boolean {
  return POOLS.test(location);
}

/** How many pieces of each kind are where. */
export function count(position: Position): Counts {
  const counts: Counts = new Map();
  const put = (kind: Kind, location: Location, number: number) => {
    if (number <= 0) return;
    let places = counts.get(kind);
    if (!places) counts.set(kind, (places = new Map<Location, number>()));
    places.set(location, (places.get(location) ?? 0) + number);
  };
  for (const here of position.institutions) {
    for (const each of here.families) {
      for (const status of STATUSES) put(`member:${each.family}`, `place:${here.place}:${status}`, each[status]);
    }
    for (const citizen of CITIZENS) put(citizen, `banner:${here.place}`, here.banner[citizen]);
    if (here.room?.favor) put("favor", `room:${here.place}`, 1);
    if (here.room?.citizen) put(here.room.citizen, `room:${here.place}`, 1);
  }
  for (const each of position.families) {
    for (const status of STATUSES) put(`member:${each.family}`, `hand:${status}`, each.unplaced[status]);
    for (const [piece, number] of Object.entries(each.stock)) put(piece, `stock:${each.family}`, number);
    put("decurion", `decurions:${each.family}`, each.decurions);
  }
  for (const citizen of CITIZENS) {
    put(citizen, "bag", position.bag[citizen]);
    put(citizen, "drawn", position.drawn[citizen]);
  }
  put("favor", "supply", position.favor_supply);
  put("praefect", `praefect:${position.praefect}`, 1);
  for (const family of position.temple_order) put(`disc:${family}`, "order", 1);
  for (const [card, number] of Object.entries(position.deck)) put(`card:${card}`, "deck", number);
  for (const [card, number] of Object.entries(position.discard)) put(`card:${card}`, "discard", number);
  if (position.card) put(`card:${position.card}`, "table", 1);
  return counts;
}

/** What is between two views: pieces that stayed keep their identity, the others are matched. */
export function track(before: Tracked | null, position: Position): Tracked {
  const counts = count(position);
  let next = before?.next ?? 1;
  const pieces: Piece[] = [];
  const flights: Flight[] = [];
  for (const kind of new Set([...(before?.counts.keys() ?? []), ...counts.keys()])) {
    const drawn = (before?.pieces ?? []).filter((piece) => piece.kind === kind);
    const { stay, gone, came } = compare(drawn, before?.counts.get(kind), counts.get(kind));
    pieces.push(...stay.map((piece) => (piece.from === null ? piece : { ...piece, from: null })));
    for (const arrival of arrange(gone, came)) {
      const { piece, from, to } = arrival;
      if (!isPool(to)) {
        if (piece) pieces.push({ ...piece, at: to, slot: -1, from: null });
        else pieces.push({ id: next++, kind, at: to, slot: -1, from: before ? from : null });
      } else if (piece) flights.push({ id: piece.id, kind, from: piece.at, slot: piece.slot, to, seen: true });
      else if (from) flights.push({ id: next++, kind, from, slot: 0, to, seen: false });
    }
  }
  const settled = settle(pieces, position);
  if (!before) return { pieces: settled, flights: [], next, counts };
  for (const piece of settled) {
    if (!piece.at.endsWith(":wreathed")) continue;
    const earlier = before.pieces.find((each) => each.id === piece.id);
    if (!earlier || earlier.at.endsWith(":wreathed") || worn(position) <= wornIn(before)) continue;
    flights.push({ id: next++, kind: "wreath", from: "wreaths", slot: 0, to: `piece:${piece.id}`, seen: false });
  }
  return { pieces: settled, flights, next, counts };
}

interface Gone {
  piece: Piece | null;
  from: Location;
}
interface Arrival {
  piece: Piece | null;
  from: Location | null;
  to: Location;
}

/** Of one kind: which pieces stay, what went away from where, and what came where. */
function compare(
  drawn: readonly Piece[],
  had: ReadonlyMap<Location, number> = new Map(),
  has: ReadonlyMap<Location, number> = new Map(),
): { stay: Piece[]; gone: Gone[]; came: Location[] } {
  const stay: Piece[] = [];
  const gone: Gone[] = [];
  const came: Location[] = [];
  for (const location of new Set([...had.keys(), ...has.keys()])) {
    const [old, now] = [had.get(location) ?? 0, has.get(location) ?? 0];
    const here = drawn.filter((piece) => piece.at === location).sort((a, b) => a.slot - b.slot);
    stay.push(...here.slice(0, now));
    if (isPool(location)) for (let i = now; i < old; i++) gone.push({ piece: null, from: location });
    else gone.push(...here.slice(now).map((piece) => ({ piece, from: location })));
    for (let i = old; i < now; i++) came.push(location);
  }
  return { stay, gone, came };
}

/** Who went where: first those of the same status, then whatever is left in order. */
function arrange(gone: readonly Gone[], came: readonly Location[]): Arrival[] {
  const leaving = [...gone].sort((a, b) => Number(a.piece === null) - Number(b.piece === null));
  const status = (location: Location) => STATUSES.find((each) => location.endsWith(`:${each}`));
  const arrivals: Arrival[] = [];
  const open: Location[] = [];
  const take = (index: number, to: Location) => {
    const [one] = leaving.splice(index, 1);
    arrivals.push({ piece: one?.piece ?? null, from: one?.from ?? null, to });
  };
  for (const to of came) {
    const same = status(to) ? leaving.findIndex((each) => status(each.from) === status(to)) : -1;
    if (same >= 0) take(same, to);
    else open.push(to);
  }
  // What can be seen both going and coming is matched before what comes out of a pool.
  for (const to of open.sort((a, b) => Number(isPool(a)) - Number(isPool(b)))) {
    if (leaving.length > 0) take(0, to);
    else arrivals.push({ piece: null, from: to.startsWith("decurions:") ? "mint" : null, to });
  }
  return arrivals;
}

/** A slot for each piece. On banners and in trays pieces keep theirs; crowds close up; the Temple order counts. */
function settle(pieces: readonly Piece[], position: Position): Piece[] {
  const byLocation = new Map<Location, Piece[]>();
  for (const piece of pieces) {
    // Members of different families, or a Favor and a citizen in a room, do not share slots.
    const lone = piece.kind.startsWith("member:") || piece.kind === "favor";
    const key = lone ? `${piece.at} ${piece.kind}` : piece.at;
    byLocation.set(key, [...(byLocation.get(key) ?? []), piece]);
  }
  const settled: Piece[] = [];
  for (const here of byLocation.values()) {
    const at = (here[0] as Piece).at;
    const closing = /^(place|hand)/.test(at);
    const taken = new Set(here.map((piece) => piece.slot).filter((slot) => slot >= 0));
    const sorted = [...here].sort((a, b) => (a.slot < 0 ? 99 : a.slot) - (b.slot < 0 ? 99 : b.slot) || a.id - b.id);
    sorted.forEach((piece, index) => {
      let slot = piece.slot;
      if (at === "order") slot = position.temple_order.findIndex((family) => piece.kind === `disc:${family}`);
      else if (closing) slot = index;
      else if (slot < 0) {
        slot = 0;
        while (taken.has(slot)) slot++;
        taken.add(slot);
      }
      settled.push(slot === piece.slot ? piece : { ...piece, slot });
    });
  }
  return settled.sort((a, b) => a.id - b.id);
}

function worn(position: Position): number {
  const standing = position.institutions.flatMap((here) => here.families.map((each) => each.wreathed));
  const waiting = position.families.map((each) => each.unplaced.wreathed);
  return [...standing, ...waiting].reduce((sum, each) => sum + each, 0);
}

function wornIn(tracked: Tracked): number {
  return tracked.pieces.filter((piece) => piece.kind.startsWith("member:") && piece.at.endsWith(":wreathed")).length;
}
