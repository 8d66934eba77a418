// What a target shows when it is looked at large.
import { provinceState, rowState, slotState } from "../lookup";
import { GOODS, player } from "../model";
import type { Card, Good, Offer, OwnedCard, Position, Province, ProvinceCard, Slot } from "../model";
import { owned } from "../words/said";

export type Sight =
  | { kind: "card"; card: Card; offers: Record<string, Offer>; slot: Slot | null }
  | { kind: "owned"; card: OwnedCard; owner: string }
  | { kind: "province"; card: ProvinceCard | null; state: Province | null; owner: string | null }
  | { kind: "location" | "sign"; name: string }
  | { kind: "player"; seat: string }
  | { kind: "legend" }
  | { kind: "board"; board: string; prices: [Good, number][] };

type Seer = (position: Position, one: string, two: string) => Sight | null;

const onSlot: Seer = (position, row, number) => {
  const slot = slotState(position, row, Number(number));
  return slot?.card ? { kind: "card", card: slot.card, offers: slot.offers, slot } : null;
};

const onDeck: Seer = (position, row) => {
  const found = rowState(position, row)?.face_up;
  return found ? { kind: "card", card: found.card, offers: found.offers, slot: null } : null;
};

const ofSomebody: Seer = (position, deck, word) => {
  const found = owned(position, deck, word);
  if (!found) return null;
  const { card, owner } = found;
  if ("part" in card) return { kind: "province", card, state: null, owner };
  return { kind: "owned", card, owner };
};

const province: Seer = (position, number) => {
  const state = provinceState(position, number);
  return state ? { kind: "province", card: state.card ?? null, state, owner: null } : null;
};

const board: Seer = (position, name) => {
  const prices = offeredPrices(position, name) ?? position.players.find((each) => each.board === name)?.prices;
  return prices ? { kind: "board", board: name, prices: GOODS.map((good) => [good, prices[good]]) } : null;
};

/** The prices of a board on offer stand in the sentence that offers it, in the order of the goods. */
export function offeredPrices(position: Position, name: string): Record<Good, number> | null {
  const choice = position.choices.find((each) => each.do === "board" && each.board === name);
  const said = (choice as { said?: { args: Record<string, unknown> } } | undefined)?.said;
  const listed = said?.args["prices"] as { args: { n: number } }[] | undefined;
  if (!listed) return null;
  return Object.fromEntries(GOODS.map((good, i) => [good, listed[i]?.args.n ?? 0])) as Record<Good, number>;
}

const SEERS: Record<string, Seer> = {
  slot: onSlot,
  "face-up": onDeck,
  card: ofSomebody,
  province,
  half: province,
  cube: province,
  location: (_, name) => ({ kind: "location", name }),
  sign: (_, name) => ({ kind: "sign", name }),
  player: (position, seat) => (player(position, seat) ? { kind: "player", seat } : null),
  board,
  legend: () => ({ kind: "legend" }),
};

export function sight(target: string, position: Position): Sight | null {
  const [what = "", one = "", two = ""] = target.split(":");
  return SEERS[what]?.(position, one, two) ?? null;
}
