// What a game's folder gives the shell. The shell knows no game; a game knows no server.
import type { Component } from "svelte";
import type { Choice, Said, TableInfo, View } from "./types";

/** The name of a thing on the table that can be pointed at, such as `place:forum` or `member:tavern:blue:plain`. */
export type Target = string;

/**
 * How things on the table are drawn as something to point at. Spread the result onto the element:
 * `<g {...target("place:forum", "Forum, …")}>`. It gives `data-target`, role, tabindex, label and the classes
 * `lit` (can be pointed at now), `picked` (part of what is being said), `marked` (named by log or hint under the pointer).
 */
export type TargetAttributes = (target: Target, label: string) => Record<string, unknown>;

export interface BoardProps {
  view: View;
  table: TableInfo | null; // null in a replay of a file
  you: string | null;
  target: TargetAttributes;
  /** Sentences: a message of the catalogue by id. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** Milliseconds a piece travels; 0 with reduced motion. */
  travel: number;
}

export interface PanelProps extends BoardProps {
  seat: string;
  compact: boolean; // as a strip on a phone
}

/** Several small decisions put together for the person: each path changes the arrangement, `next` plays it. */
export interface Composer {
  /** What the board shows now. */
  readonly view: View;
  readonly prompt: Said;
  readonly paths: readonly { path: Target[]; said: Said; apply: () => Composer }[];
  /** The text to choose in the given view, or null when this arrangement is played. */
  next: (view: View) => string | null;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Panel: Component<PanelProps>;
  /** Ways of pointing at a choice, each a sequence of targets (piece, then place); none: it gets a button. */
  paths: (choice: Choice, view: View) => Target[][];
  /** Choices that are deliberate and cannot be taken back anyway, such as a draw: played without being confirmed. */
  atOnce: (choice: Choice) => boolean;
  /** Which things a sentence of log or hint is about. */
  marks: (said: Said) => Target[];
  /** What a thing is and how it stands, for hover, focus and long press. */
  tell: (target: Target, view: View) => Said[];
  /** The notation of what pointing at a target that is not lit would mean, to ask the server why not; null: nothing. */
  attempt: (target: Target, picked: readonly Target[], view: View) => string | null;
  /** The position in words, complete enough to play by. */
  describe: (view: View, you: string | null) => Said[];
  /** The rule reference's section for the pending decision. */
  section: (view: View) => string;
  /** The final standing, one sentence per criterion that decided, and one per player. */
  verdict: (view: View) => Said[];
  /** Where the pending decision begins a series that a person makes as one. `before`: the view before it began. */
  compose?: (view: View, before: View | null) => Composer | null;
  /** A seat's colour as a CSS custom property and its shape's name (drawn by `SeatMark`). */
  SeatMark: Component<{ seat: string; size?: number }>;
}
