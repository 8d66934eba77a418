// What every part of the board is given.
import type { Target } from "../../../lib/game";
import type { Layout } from "../layout";
import type { Position } from "../model";

export interface Scene {
  position: Position;
  layout: Layout;
  /** The attributes of something that can be pointed at, its label included; `own` is a class of the part itself. */
  point: (target: Target, own?: string) => Record<string, unknown>;
  say: (id: string, args?: Record<string, unknown>) => string;
}
