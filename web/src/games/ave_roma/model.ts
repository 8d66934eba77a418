// Short names for the generated types of this game's view, and the fixed facts the drawing needs.
import type { Choice, View } from "../../lib/types";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Position = Schemas["View"];
export type PlayerState = Schemas["PlayerView"];
export type Province = Schemas["ProvinceView"];
export type Row = Schemas["RowView"];
export type Slot = Schemas["SlotView"];
export type Card = Schemas["CardView"];
export type OwnedCard = Schemas["OwnedCard"];
export type ProvinceCard = Schemas["ProvinceCard"];
export type Offer = Schemas["OfferView"];
export type LocationState = Schemas["LocationView"];
export type RingSpace = Schemas["RingSpace"];
export type Recruiting = Schemas["RecruitView"];
export type Option = Schemas["ChoiceView"] & Choice;
export type Seat = PlayerState["seat"];
export type Good = keyof Schemas["Goods"];
export type Location = LocationState["location"];
export type RowName = Row["row"];
export type SymbolName = Card["symbol"];
export type Price = Card["cost"];
export type Source = keyof PlayerState["points"]["sources"];

export const GOODS: readonly Good[] = ["wood", "stone", "cattle", "grain", "mineral", "wine"];
export const COLOURS: Record<Good, "black" | "green" | "red"> = {
  wood: "black",
  stone: "black",
  cattle: "green",
  grain: "green",
  mineral: "red",
  wine: "red",
};
export const SEATS: readonly Seat[] = ["yellow", "green", "blue", "red", "black"];
/** Where workers stand on spaces of their own; the other three locations are the card rows. */
export const OPEN_LOCATIONS = ["quaestor", "mercator", "aedilis", "propraetor", "roma"] as const;
export const ROWS: readonly RowName[] = ["building", "war", "patron"];
export const ROW_LOCATION: Record<RowName, Location> = {
  building: "aedificator",
  war: "legatus",
  patron: "senatus",
};
export const SYMBOLS: readonly SymbolName[] = ["amphora", "sword", "lion"];
/** Numbers of war cards on player boards, where a plain number is a count. */
export const NUMERALS = ["", "I", "II", "III", "IV", "V"] as const;
export const STORE = 3; // of each good
export const MOST_SURPLUS = 7;
export const LEVELS = 8; // of a province's tracks, and 0
export const SOURCES: readonly Source[] = [
  "workers",
  "buildings",
  "pairs",
  "wars",
  "sets",
  "fame",
  "service",
  "denarii",
  "stores",
  "patrons",
  "politics",
  "provinces",
];

/** The shell's view as this game's own. */
export function read(view: View): Position {
  return view as unknown as Position;
}

export function player(position: Position, seat: string | null): PlayerState | undefined {
  return position.players.find((each) => each.seat === seat);
}
