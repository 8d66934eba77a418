// The position as it is drawn: the view, with the cards and boards it names by id as the catalogue has them printed.
import { catalogueOf, fetchCatalogue } from "../../lib/catalogue";
import type { View } from "../../lib/types";
import type { components } from "./schema";

type Schemas = components["schemas"];
type Lean = Schemas["View"];
type LeanPlayer = Schemas["PlayerView"];
export type Printed = Schemas["Catalogue"];
export type Card = Schemas["PrintedCard"];
export type ProvinceCard = Schemas["ProvinceCard"];
export type LocationState = Schemas["LocationView"];
export type Seat = LeanPlayer["seat"];
export type Good = keyof Schemas["Goods"];
export type Location = LocationState["location"];
export type RowName = Schemas["RowView"]["row"];
export type OwnedCard = Card & { spent: boolean; used: boolean; active: boolean };
export type OwnedProvince = ProvinceCard & { spent: boolean };
export type Slot = Omit<Schemas["SlotView"], "card"> & { card: Card | null; least: number; most: number };
export type Row = Omit<Schemas["RowView"], "slots" | "face_up"> & { slots: Slot[]; face_up: Card | null };
export type Province = Omit<Schemas["ProvinceView"], "card"> & { card: ProvinceCard | null };
export type RingSpace = Printed["colosseum"][number] & { markers: Seat[] };
export type PlayerState = Omit<LeanPlayer, "cards"> & {
  cards: { building: OwnedCard[]; war: OwnedCard[]; patron: OwnedCard[]; province: OwnedProvince[] };
};
export type Position = Omit<Lean, "rows" | "provinces" | "players"> & {
  printed: Printed;
  rows: Row[];
  provinces: Province[];
  players: PlayerState[];
  colosseum: RingSpace[];
};

/** In the order in which they lie on the boards. */
export const GOODS: readonly Good[] = ["wood", "stone", "cattle", "grain", "mineral", "wine"];
/** Where workers stand on spaces of their own; the other three locations are the card rows. */
export const OPEN_LOCATIONS = ["quaestor", "mercator", "aedilis", "propraetor", "roma"] as const;
export const ROWS: readonly RowName[] = ["building", "war", "patron"];
export const SYMBOLS = ["amphora", "sword", "lion"] as const;

const GAME = "ave_roma";
const known = new WeakMap<View, Position>();

/** The shell's view as this game's own; the same for the same view. */
export function read(view: View): Position {
  const found = known.get(view);
  if (found) return found;
  const lean = view as unknown as Lean;
  const made = whole(lean, catalogueOf(GAME) as Printed);
  known.set(view, made);
  return made;
}

export const prepare = (): Promise<void> => fetchCatalogue(GAME);

function whole(lean: Lean, printed: Printed): Position {
  const { cards, colosseum, slots: sizes } = printed;
  const province = (id: string) => cards.province[id] as ProvinceCard;
  const card = (row: RowName, id: string | null) => (id === null ? null : (cards[row][id] as Card));
  return {
    ...lean,
    printed,
    rows: lean.rows.map((row) => ({
      ...row,
      slots: row.slots.map((slot, i) => ({ least: 0, most: 0, ...sizes[i], ...slot, card: card(row.row, slot.card) })),
      face_up: card(row.row, row.face_up),
    })),
    provinces: lean.provinces.map((each) => ({ ...each, card: each.card === null ? null : province(each.card) })),
    players: lean.players.map((each) => ({ ...each, cards: hand(each, printed) })),
    colosseum: colosseum.map((space) => ({
      ...space,
      markers: lean.players.filter((each) => each.colosseum === space.space).map(({ seat }) => seat),
    })),
  };
}

function hand(player: LeanPlayer, { cards }: Printed): PlayerState["cards"] {
  const marks = (id: string) => ({
    spent: player.spent.includes(id),
    used: player.used.includes(id),
    active: player.active.includes(id),
  });
  const owned = (row: RowName) => player.cards[row].map((id) => ({ ...(cards[row][id] as Card), ...marks(id) }));
  const province = player.cards.province.map((id) => ({ ...(cards.province[id] as ProvinceCard), ...marks(id) }));
  return { building: owned("building"), war: owned("war"), patron: owned("patron"), province };
}

export function player(position: Position, seat: string | null): PlayerState | undefined {
  return position.players.find((each) => each.seat === seat);
}

/** Whose pieces are named without a seat: those of the one who looks, or whoever decides if one only watches. */
export function lookerOf({ prompt, players }: Position, you: string | null): string {
  return you ?? prompt.seat ?? players[0]?.seat ?? "";
}
