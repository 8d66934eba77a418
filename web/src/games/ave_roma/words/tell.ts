// What a thing is and how it stands, in a few sentences: the first is its name.
import type { Said, View } from "../../../lib/types";
import { locationState, provinceState, recruitingAt, rowState, seatOf, slotState } from "../lookup";
import { player, read, ROW_LOCATION, type Position } from "../model";
import { cost, gives, halfPart, offerFor, provinceGoods, symbolOf } from "./cards";
import { label } from "./label";
import { denarii, location, owned, said, seat, things, values } from "./said";

/** `who`: for whom prices and reasons are told: oneself, or whoever decides if one only watches. */
type Teller = (position: Position, one: string, two: string, who: string | null) => Said[];

const LOCATION: Record<string, string> = ROW_LOCATION; // for a row that a target names
const AHEAD = 5; // as far as a worker can walk

/** While recruiting: which workers one would get here, the sum they make, and the place in the turn order. */
function recruits(position: Position, name: string): Said[] {
  const found = recruitingAt(position, name);
  if (!found) return [];
  const workers = values(found.workers);
  const told = [said(found.all ? "recruit-all" : "recruit-some", { workers, n: found.take, of: found.workers.length })];
  return [...told, ...between("recruit-sum", found.sum), ...between("recruit-place", found.place)];
}

/** A number that is sure, or two bounds. */
function between(id: string, bounds: readonly number[] | null): Said[] {
  const [least = 0, most = least] = bounds ?? [];
  if (!bounds) return [];
  return [least === most ? said(`${id}-sure`, { n: least }) : said(id, { least, most })];
}

/** What the next spaces of the Colosseum would cost somebody. */
function ahead(position: Position, who: string | null): Said[] {
  const from = player(position, who)?.colosseum ?? 0;
  const ring = position.colosseum;
  if (!who || ring.length === 0) return [];
  const costs = Array.from({ length: AHEAD }, (_, step) => ring[(from + step) % ring.length]).map((space) => {
    const others = space?.markers.some((each) => each !== who);
    const price = things(others ? {} : (space?.cost ?? {}));
    return said("ring-cost", { price, honour: space?.honour ? "yes" : "no" });
  });
  return [said("ring-ahead", { player: seat(who), costs })];
}

const whereabouts: Teller = (position, name, _, who) => [
  ...recruits(position, name),
  said(`rule-${name}`),
  ...(name === "roma" ? ahead(position, who) : []),
];

function slotWords(position: Position, row: string, number: string, who: string | null): Said[] {
  const found = slotState(position, row, Number(number));
  if (!found?.card) return [said(`rule-${LOCATION[row] ?? "aedificator"}`)];
  const { card, offers, worker } = found;
  const taken = worker === null ? [] : [said("slot-taken", { value: worker })];
  return [
    ...taken,
    cost(card),
    ...offerFor(who, card, offers),
    ...gives(card, position, who),
    ...(card.kind === "war" ? [said("set-rule")] : []),
    symbolOf(card),
  ];
}

function faceUp(position: Position, row: string, who: string | null): Said[] {
  const found = rowState(position, row)?.face_up;
  if (!found) return [];
  const { card, offers } = found;
  return [said("face-up-rule"), cost(card), ...offerFor(who, card, offers), ...gives(card, position, who)];
}

/** The fee that falls due at the end of the next action with a province. */
function fee(position: Position, number: string, who: string | null): Said[] {
  const found = provinceState(position, number);
  const fees = who ? found?.fee[who] : undefined;
  if (!found || !who || !fees) return [];
  if (found.card && found.position === "lower") return [said("province-first")];
  const most = Math.max(...Object.values(fees));
  const free = Object.keys(fees).filter((each) => (fees[each] ?? 0) < most);
  const told = [said(found.card ? "province-second" : "province-none", { fee: denarii(most) })];
  const waived = { player: seat(who), locations: free.map(location) };
  if (most > 0 && free.length > 0) told.push(said("province-waived", waived));
  return told;
}

/** Who stands where in a province, and what would count if the game ended now. */
export function standing(position: Position, number: string | number): Said[] {
  const found = provinceState(position, number);
  if (!found) return [];
  const on = position.players
    .map(({ seat: who }) => ({ who, level: found.markers[who] ?? null, settled: found.settled[who] ?? null }))
    .filter((each) => each.level !== null)
    .sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const told = on.map(({ who, level, settled }) =>
    said(level === settled ? "stands" : "stands-settled", { player: seat(who), level, settled }),
  );
  const cube = said("cube-level", { level: found.cube });
  return told.length > 0 ? [said("standing", { players: told }), cube] : [said("standing-none"), cube];
}

function provinceWords(position: Position, number: string, who: string | null): Said[] {
  const card = provinceState(position, number)?.card;
  return [...(card ? halfPart(card) : []), ...fee(position, number, who), ...standing(position, number)];
}

function training(position: Position, change: string, who: string): Said[] {
  const found = player(position, seatOf(position, who))?.training.find((each) => each.change === Number(change));
  const acts = found?.worker ? [said("training-values", { values: values(found.values) })] : [];
  return [...acts, said("training-rule", { change: Number(change) })];
}

function cardWords(position: Position, name: string, word: string, who: string | null): Said[] {
  const found = owned(position, name, word);
  if (!found) return [];
  const { card } = found;
  if ("part" in card) return [provinceGoods(card), ...halfPart(card)];
  return [...gives(card, position, who), symbolOf(card)];
}

function politics(position: Position, who: string): Said[] {
  const state = player(position, who);
  if (!state) return [];
  return [said("political-now", { n: state.political_points, slots: state.slots }), said("sign-political")];
}

/** Points by source, those that are not nothing. */
export function sources(counts: Record<string, number>) {
  return Object.entries(counts)
    .filter(([, n]) => n !== 0)
    .map(([source, n]) => said("source", { source: { name: `ar-board-source-${source}` }, n }));
}

export function pointsOf(position: Position, who: string): Said[] {
  const state = player(position, who);
  if (!state) return [];
  const [now, ended] = [sources(state.points.sources), sources(state.if_ended?.sources ?? {})];
  const told = now.length > 0 ? [said("points-now", { sources: now })] : [];
  if (state.if_ended && ended.length > 0) told.push(said("points-then", { n: state.if_ended.total, sources: ended }));
  return told;
}

const sign =
  (name: string): Teller =>
  () => [said(`sign-${name}`)];

const TELLERS: Record<string, Teller> = {
  location: whereabouts,
  space: (position, name, index, who) => {
    const shadow = locationState(position, name)?.spaces[Number(index)]?.shadow;
    return [...(shadow ? [said("shadow-rule")] : []), ...whereabouts(position, name, "", who)];
  },
  slot: slotWords,
  "slot-worker": (position, row) => recruits(position, LOCATION[row] ?? ""),
  "face-up": (position, row, _, who) => faceUp(position, row, who),
  deck: (_, name) => [said(name === "province" ? "deck-rule-province" : "deck-rule")],
  province: (position, number, _, who) => provinceWords(position, number, who),
  half: (position, number, _, who) => fee(position, number, who),
  marker: (position, number) => [...standing(position, number), said("sign-influence")],
  cube: sign("cube"),
  "province-good": (position, number, _, who) => fee(position, number, who),
  ring: (position, number) => {
    const found = position.colosseum.find((each) => each.space === Number(number));
    const price = said("ring-price", { price: things(found?.cost ?? {}) });
    return found?.honour ? [price, said("sign-honour")] : [price];
  },
  gladiator: (position, whose) => ahead(position, whose),
  order: (position) => [
    ...(position.passed.length > 0 ? [said("order-passed", { players: position.passed.map(seat) })] : []),
    said("order-rule"),
  ],
  score: (position) => position.players.flatMap(({ seat: who }) => [label(`points:${who}`, position)]),
  rounds: sign("rounds"),
  worker: sign("worker"),
  trained: training,
  training,
  shadow: () => [said("shadow-rule")],
  good: (_, name) => [said(`sign-${name}`)],
  surplus: sign("surplus"),
  denarii: sign("denarii"),
  political: politics,
  player: pointsOf,
  points: pointsOf,
  card: cardWords,
  board: () => [said("mat-rule")],
  sign: (_, name) => [said(`sign-${name}`)],
};

export function tell(target: string, view: View, you: string | null): Said[] {
  const position = read(view);
  const [what = "", one = "", two = ""] = target.split(":");
  const who = you ?? position.prompt.seat;
  return [label(target, position), ...(TELLERS[what]?.(position, one, two, who) ?? [])];
}
