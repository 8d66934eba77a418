// What Python tells of a target.
import type { BoardProps } from "../../lib/game";
import type { Look } from "../../lib/types";

/** What a card costs the one who looks. */
export interface Offer {
  price: Record<string, number>;
  discount: number;
  buyable: boolean;
}

/** A thing by its name, and what can be seen of it. */
export function labelOf(look: Look | null, target: string, say: BoardProps["say"]): string {
  const label = look?.targets[target]?.label;
  return label ? say(label.id, label.args) : "";
}

export function factsOf(look: Look | null, target: string, say: BoardProps["say"]): string[] {
  return (look?.targets[target]?.facts ?? []).map(({ id, args }) => say(id, args));
}

export function offerOf(look: Look | null, target: string): Offer | null {
  const data = look?.targets[target]?.data;
  return data && "price" in data ? (data as unknown as Offer) : null;
}

/** The most that using a province next would cost the one who looks. */
export function feeOf(look: Look | null, province: number): number {
  const fees = look?.targets[`province:${province}`]?.data?.["fee"] as Record<string, number> | undefined;
  return Math.max(0, ...Object.values(fees ?? {}));
}
