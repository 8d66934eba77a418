// What an unfinished turn is made of.
import type { Target } from "./game";
import type { Preview, Step, View } from "./types";

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

/** A piece put somewhere while arranging, and the view after it. */
export interface Gesture {
  path: readonly Target[];
  view: View;
}

/** Something tried out and not yet answered; `keep`: where it is refused, what was drafted before stands. */
export interface Trial {
  question: { moves: string[]; count?: { key: string; by: 1 | -1 }; gestures?: Target[][] };
  keep: boolean;
  done: (answer: Preview, view: View) => void;
}
