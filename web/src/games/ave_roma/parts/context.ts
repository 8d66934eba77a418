// What every part of the board is given.
import type { BoardProps } from "../../../lib/game";
import type { Layout } from "../layout";
import type { Position } from "../model";

export interface Scene {
  position: Position;
  layout: Layout;
  you: string | null;
  look: BoardProps["look"];
  say: BoardProps["say"];
}

/** What recruiting at a location would bring. */
export function recruitingAt(position: Position, location: string) {
  return position.recruiting?.find((each) => each.location === location);
}

/** "3", or "3–5" where it is not certain. */
export function span(bounds: readonly number[]): string {
  return [...new Set(bounds)].join("–");
}
