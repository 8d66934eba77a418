// Which piece is which from one view to the next, so that it can be seen to travel. Cards, markers, cubes and
// gladiators are unique; workers are told apart only by their value, so this remembers them.
import { player, type Position, type Seat } from "./model";

/**
 * Where a piece is: `space:quaestor:0`, `slot:war:3`, `face-up:war`, `level:2:5`, `cube:2:5`, `ring:8`, `card:2:upper`;
 * and where it comes from or goes to out of sight: `deck:war`, `seat:blue`, or null (it only fades).
 */
export type Place = string;
export type Kind = "worker" | "card" | "province" | "marker" | "cube" | "gladiator";
export interface Piece {
  key: string;
  kind: Kind;
  /** The worker's value, the seat, or the card's word. */
  what: string;
  at: Place;
  from: Place | null;
}
export interface Tracked {
  pieces: Piece[];
  gone: { piece: Piece; to: Place | null }[];
  next: number;
  position: Position;
}

type Found = Omit<Piece, "key" | "from"> & { key: string | null };

function found(position: Position): Found[] {
  const all: Found[] = [];
  const put = (kind: Kind, what: string | number, at: Place, key: string | null) =>
    all.push({ kind, what: String(what), at, key });
  for (const each of position.provinces) {
    const { number, card } = each;
    if (card) put("province", card.card, `card:${number}:${each.position ?? "lower"}`, `province:${card.card}`);
    put("cube", number, `cube:${number}:${each.cube}`, `cube:${number}`);
    for (const [seat, level] of Object.entries(each.markers)) {
      if (level !== null) put("marker", seat, `level:${number}:${level}`, `marker:${number}:${seat}`);
    }
  }
  for (const { row, slots, face_up } of position.rows) {
    if (face_up) put("card", face_up.card, `face-up:${row}`, `card:${face_up.card}`);
    for (const { slot, card, worker } of slots) {
      if (card) put("card", card.card, `slot:${row}:${slot}`, `card:${card.card}`);
      if (worker !== null) put("worker", worker, `slot:${row}:${slot}`, null);
    }
  }
  for (const { location, spaces } of position.locations) {
    if (position.rows.some((row) => row.location === location)) continue;
    spaces.forEach(({ worker }, i) => worker !== null && put("worker", worker, `space:${location}:${i}`, null));
  }
  for (const { space, markers } of position.colosseum) {
    for (const seat of markers) put("gladiator", seat, `ring:${space}`, `gladiator:${seat}`);
  }
  return all;
}

/** Who owns a card that lay on the board. */
function owner(position: Position, { kind, what }: Piece): Seat | null {
  const has = (seat: Seat) => {
    const cards = player(position, seat)?.cards;
    return cards && Object.values(cards).some((deck) => deck.some((card: { card: string }) => card.card === what));
  };
  if (kind !== "card" && kind !== "province") return null;
  return position.players.find(({ seat }) => has(seat))?.seat ?? null;
}

/** Workers go to whoever has more of that value now. */
function recruiter(before: Position, after: Position, value: number): Seat | null {
  const number = (position: Position, seat: Seat) => {
    const { workers = [], shadows = [] } = player(position, seat) ?? {};
    return [...workers, ...shadows].filter((each) => each === value).length;
  };
  return after.players.find(({ seat }) => number(after, seat) > number(before, seat))?.seat ?? null;
}

function source(piece: Found, before: Position): Place | null {
  if (piece.kind === "card") return `deck:${piece.at.split(":")[1]}`;
  if (piece.kind === "province") return "deck:province";
  if (piece.kind === "marker" || piece.kind === "gladiator") return `seat:${piece.what}`;
  return before.prompt.seat ? `seat:${before.prompt.seat}:${piece.what}` : null;
}

/** What is between two views: pieces that stayed keep their identity, newcomers know where they come from. */
export function track(before: Tracked | null, position: Position): Tracked {
  let next = before?.next ?? 1;
  const known = new Map(before?.pieces.map((piece) => [piece.key, piece]));
  const standing = new Map(
    before?.pieces.filter(({ kind }) => kind === "worker").map((piece) => [`${piece.at} ${piece.what}`, piece.key]),
  );
  const pieces = found(position).map((piece): Piece => {
    const key = piece.key ?? standing.get(`${piece.at} ${piece.what}`) ?? `worker:${next++}`;
    const from = before && !known.has(key) ? source(piece, before.position) : null;
    return { ...piece, key, from };
  });
  const present = new Set(pieces.map(({ key }) => key));
  const gone = [...known.values()].filter(({ key }) => !present.has(key));
  return { pieces, gone: gone.map((piece) => ({ piece, to: goal(piece, before, position) })), next, position };
}

function goal(piece: Piece, before: Tracked | null, after: Position): Place | null {
  const seat =
    piece.kind === "worker" && before ? recruiter(before.position, after, Number(piece.what)) : owner(after, piece);
  return seat ? `seat:${seat}` : null;
}
