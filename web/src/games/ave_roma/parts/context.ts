// What every part of the board is given.
import type { Layout } from "../layout";
import type { Position } from "../model";

export interface Scene {
  position: Position;
  layout: Layout;
  you: string | null;
  say: (id: string, args?: Record<string, unknown>) => string;
}

/** What choosing a location would bring the one who recruits. */
export interface Recruiting {
  location: string;
  sum: [number, number] | null;
  place: [number, number] | null;
}
export function recruiting(position: Position): readonly Recruiting[] {
  return (position as Position & { recruiting?: Recruiting[] | null }).recruiting ?? [];
}

/** "3", or "3–5" where it is not certain. */
export function span([least, most]: readonly [number, number]): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
