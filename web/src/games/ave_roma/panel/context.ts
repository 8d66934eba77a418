// What the parts of a player board share: whose it is, and how its things are pointed at.
import { withClass, type BoardProps } from "../../../lib/game";
import type { PlayerState, Position } from "../model";

export interface PartProps {
  position: Position;
  state: PlayerState;
  /** As it was before the unfinished turn. */
  earlier?: PlayerState | undefined;
  say: BoardProps["say"];
  point: Point;
  /** The name of a worker or training space: that of others ends with the seat. */
  named: (name: string) => string;
}

/** Attributes of a thing that can be pointed at, with classes of one's own. */
export type Point = (name: string, own: string) => Record<string, unknown>;

export const pointer =
  (target: BoardProps["target"]): Point =>
  (name, own) =>
    withClass(own, target(name));

/** What a worker in training may become. */
export function becomes({ values, worker }: PlayerState["training"][number]): number[] {
  return values.filter((value) => value !== worker);
}
