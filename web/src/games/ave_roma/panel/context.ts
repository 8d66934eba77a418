// What the parts of a player board share: whose it is, how its things are pointed at, and how they are named.
import type { BoardProps } from "../../../lib/game";
import type { PlayerState, Position } from "../model";
import { label } from "../words/label";

type TrainingSpace = PlayerState["training"][number];

export interface PartProps {
  position: Position;
  state: PlayerState;
  /** As it was before the unfinished turn. */
  earlier?: PlayerState | undefined;
  say: BoardProps["say"];
  point: Point;
}

/** Attributes of a thing that can be pointed at, with classes of one's own. */
export type Point = (name: string, own: string) => Record<string, unknown>;

export function pointer(position: Position, { target, say }: Pick<BoardProps, "target" | "say">): Point {
  return (name, own) => {
    const said = label(name, position);
    const attributes = target(name, say(said.id, said.args));
    return { ...attributes, class: [own, attributes["class"]] };
  };
}

/** What a worker in training may become. */
export function becomes(space: TrainingSpace): number[] {
  return space.values.filter((value) => value !== space.worker);
}

/** Workers and training spaces of whoever decides have short names; those of the others end with the seat. */
export function owned(name: string, seat: string, position: Position): string {
  return seat === position.prompt.seat ? name : `${name}:${seat}`;
}
