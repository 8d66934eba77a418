// What every part of the board is given.
import type { Layout } from "../layout";
import type { Position } from "../model";

export interface Scene {
  position: Position;
  layout: Layout;
  you: string | null;
  say: (id: string, args?: Record<string, unknown>) => string;
}

/** "3", or "3–5" where it is not certain. */
export function span(bounds: readonly number[]): string {
  return [...new Set(bounds)].join("–");
}
