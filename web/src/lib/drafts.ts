// An unfinished turn, step by step, and how what is told of it is compared with what came of it.
import type { Preview, Refused, Step, View } from "./types";

/** One thing done in an unfinished turn; a series that a person makes as one is one. */
export interface Entry {
  texts: readonly string[];
  view: View;
  /** What was said of the whole draft up to here. */
  told: readonly Step[];
  ends: Preview["ends"];
  /** It was deliberate: where the turn ends with it, nobody is asked again. */
  atOnce: boolean;
}

/** The turn was over before everything was done. */
const OVER = ["past_chance", "not_your_turn"];
/** Refused for what was drafted: other moves may be accepted. */
export const ABOUT_MOVES = ["not_offered", ...OVER];

/** Of two refusals of what was counted, the one that tells more: that something is not offered has a reason. */
export function plainer(one: Refused | null, other: Refused): Refused {
  if (one && (one.reason === "not_offered" || other.reason !== "not_offered")) return one;
  return OVER.includes(other.reason) ? { ...other, said: { id: "web-table-tally-over", args: {} } } : other;
}

export const spoken = (steps: readonly Step[]): Step[] => steps.filter((step) => step.said.length > 0);
export const alike = (one: Step, other: Step | undefined): boolean =>
  one.number === other?.number && JSON.stringify(one.said) === JSON.stringify(other.said);

/** Steps to be shown from a position that is not the one they were made from: the last brings all of the view. */
export function leadingTo(view: View, steps: readonly Step[], number: number): Step[] {
  const last = steps.at(-1) ?? { number, turn: view.turn, actor: "rule", text: "", said: [], chosen: null, patch: {} };
  return [...steps.slice(0, -1), { ...last, patch: [view] }];
}
