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
  /** The position before the unfinished turn, so that what it changes can be shown. */
  origin?: View | null;
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

/** How many of something a person wants, while the series of small choices about it can still be changed. */
export interface Counter {
  /** Names it among the counters. */
  key: string;
  said: Said;
  count: number;
  /** What one costs or brings. */
  note?: Said;
  /** Things on the table it is about. */
  marks: readonly Target[];
  /**
   * The notation of the whole turn with one more, or one fewer. The first of these the server accepts is taken, so a
   * game need not know which choices are forced; where it accepts none it says why. Empty: it makes no sense at all.
   */
  more: readonly (readonly string[])[];
  fewer: readonly (readonly string[])[];
}

/** The choices inside an action, to be changed back and forth until the turn is confirmed. */
export interface Tally {
  groups: readonly { title: Said; counters: readonly Counter[] }[];
  /** What it comes to. */
  totals: readonly Said[];
}

export interface CloseupProps {
  target: Target;
  view: View;
  you: string | null;
  say: BoardProps["say"];
}

export interface ScoresProps {
  view: View;
  table: TableInfo | null;
  you: string | null;
  say: BoardProps["say"];
}

export interface EndingProps extends ScoresProps {
  /** Bound: everything has been counted, so who won may be told. */
  told: boolean;
}

/** A part of the table that fills a phone's screen; one is shown at a time. */
export interface Pane {
  id: string;
  /** The message that names it: it gets `seated`, "yes" or "no" for those who watch. */
  title: string;
  View: Component<BoardProps>;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Panel: Component<PanelProps>;
  /** A whole panel takes much room: others' are shown compact until somebody asks for more. */
  largePanels?: boolean;
  /** The message that says which turn it is, if the game calls it something else: it gets `turn`. */
  turnTitle?: string;
  /** On a phone, instead of the board: parts to swipe through. */
  panes?: readonly Pane[];
  /** Things that can be looked at large, in a dialog of their own. */
  closeup?: { of: (target: Target, view: View) => Said | null; View: Component<CloseupProps> };
  /** Everybody's points, as a panel beside the board. */
  Scores?: Component<ScoresProps>;
  /** The final scoring, told before the result. */
  Ending?: Component<EndingProps, object, "told">;
  /**
   * The choices of this turn that are made by counting. `turn`: what is drafted, as notation; `base`: the view before;
   * `view`: after it.
   */
  tally?: (view: View, base: View, turn: readonly string[]) => Tally | null;
  /** Ways of pointing at a choice, each a sequence of targets (piece, then place); none: it gets a button. */
  paths: (choice: Choice, view: View) => Target[][];
  /** Choices that are deliberate and cannot be taken back anyway, such as a draw: played without being confirmed. */
  atOnce: (choice: Choice) => boolean;
  /** Which things a sentence of log or hint is about. */
  marks: (said: Said) => Target[];
  /** What a thing is and how it stands for `you`, for hover, focus and long press. */
  tell: (target: Target, view: View, you: string | null) => Said[];
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
