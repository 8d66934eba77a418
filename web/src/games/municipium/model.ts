// Short names for the generated types of this game's view, and the fixed facts the drawing needs.
import type { View } from "../../lib/types";
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

export const PLACES: readonly Place[] = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"];
export const CITIZENS: readonly Citizen[] = ["priest", "advocate", "merchant", "soldier"];
export const PIECES: readonly PieceName[] = [...CITIZENS, "favor"];
export const FAMILIES: readonly Family[] = ["blue", "orange", "yellow", "pink", "black"];
export const STATUSES: readonly Status[] = ["plain", "wreathed"];
export const NUMERALS = ["0", "I", "II", "III", "IV", "V", "VI"] as const;

/** The shell's view as this game's own. */
export function read(view: View): Position {
  return view as unknown as Position;
}

export function familyState(position: Position, family: string): FamilyState | undefined {
  return position.families.find((each) => each.family === family);
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
