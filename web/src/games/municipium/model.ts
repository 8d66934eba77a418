// Short names for the generated types of this game's view, and the fixed facts the drawing needs.
import type { Choice, View } from "../../lib/types";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Position = Schemas["View"];
export type Institution = Schemas["InstitutionView"];
export type FamilyState = Schemas["FamilyView"];
export type Family = FamilyState["family"];
export type Place = Institution["place"];
export type Citizen = keyof Schemas["Citizens"];
export type PieceName = Citizen | "favor";
export type Status = "plain" | "wreathed";
export type Option = Schemas["ChoiceView"] & Choice;

export const PLACES: readonly Place[] = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"];
export const CITIZENS: readonly Citizen[] = ["priest", "advocate", "merchant", "soldier"];
export const PIECES: readonly PieceName[] = [...CITIZENS, "favor"];
export const FAMILIES: readonly Family[] = ["blue", "orange", "yellow", "pink", "black"];
export const STATUSES: readonly Status[] = ["plain", "wreathed"];
export const COMMON = ["all-powers", "one-power", "praefect-visit", "citizen-visit"] as const;
export const NUMERALS = ["0", "I", "II", "III", "IV", "V", "VI"] as const;

/** The citizen whose colour a banner wears; a priest may stand on any. */
export const AT_HOME: Record<Place, Citizen> = {
  temple: "priest",
  tavern: "soldier",
  baths: "merchant",
  emporium: "merchant",
  basilica: "advocate",
  forum: "advocate",
  praetorium: "soldier",
};

/** The shell's view as this game's own. */
export function read(view: View): Position {
  return view as unknown as Position;
}

export function institution(position: Position, place: Place): Institution {
  const found = position.institutions.find((each) => each.place === place);
  if (!found) throw new Error(`no institution ${place}`);
  return found;
}

export function familyState(position: Position, family: string): FamilyState | undefined {
  return position.families.find((each) => each.family === family);
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The institution a prompt is about: its sentence names it. */
export function askedPlace(position: Position): Place | null {
  const named = position.prompt.message.args["place"];
  if (typeof named !== "object" || named === null || !("name" in named)) return null;
  const place = String(named.name).replace(/^mun-place-/, "");
  return PLACES.find((each) => each === place) ?? null;
}

/** Families present, highest influence first; equal ones in Temple order. Used to tell a ranking, never to make one. */
export function ranking(position: Position, here: Institution): Institution["families"] {
  const order = position.temple_order;
  const rank = (family: Family) => (order.includes(family) ? order.indexOf(family) : order.length);
  return here.families
    .filter((each) => each.influence > 0)
    .sort((a, b) => b.influence - a.influence || rank(a.family) - rank(b.family));
}
