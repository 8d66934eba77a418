// Narrated steps, in live play and in replays: what they change, and whether anything of it is seen.
import { patched } from "./patch";
import type { LogLine, Look, Step, View } from "./types";

/** What a step may change without anything moving on the table. */
const UNSEEN = new Set(["prompt", "choices", "turn", "active", "tally", "arranging"]);

export const apply = (view: View, steps: readonly Step[]): View =>
  steps.reduce<View>((before, step) => patched(before, step.patch) as View, view);

/** A view with what is foretold only to those who look at it, where it does not tell that itself. */
export function foretold(view: View, look: Look | null): View {
  const missing = Object.entries(look?.forecast ?? {}).filter(([key]) => (view[key] ?? null) === null);
  return missing.length > 0 ? { ...view, ...Object.fromEntries(missing) } : view;
}

/** Whether something moves. */
export const moves = (step: Step): boolean => Object.keys(step.patch).some((key) => !UNSEEN.has(key));

export const lineOf = ({ number, turn, actor, text, said }: Step): LogLine => ({ number, turn, actor, text, said });

export const spoken = (steps: readonly Step[]): Step[] => steps.filter((step) => step.said.length > 0);

export const alike = (one: Step, other: Step | undefined): boolean =>
  one.number === other?.number && JSON.stringify(one.said) === JSON.stringify(other.said);

/** Steps to be shown from a position that is not the one they were made from: the last brings all of the view. */
export function leadingTo(view: View, steps: readonly Step[], number: number): Step[] {
  const silent = {
    turn: view.turn,
    actor: "rule",
    text: "",
    said: [],
    chosen: null,
    draw: null,
    moments: [],
    patch: {},
  };
  const last = steps.at(-1) ?? { number, ...silent };
  return [...steps.slice(0, -1), { ...last, patch: [view] }];
}
