// What a game's folder gives the shell: drawings. What things are, cost and mean is told by Python with each view.
import type { Component } from "svelte";
import type { Look, TableInfo, View } from "./types";

/** The name of a thing on the table that can be pointed at, such as `place:forum` or `member:tavern:blue:plain`. */
export type Target = string;

/**
 * How things on the table are drawn as something to point at. Spread the result onto the element:
 * `<g {...target("place:forum")}>`. It gives `data-target`, role, tabindex, label and the classes `lit` (can be
 * pointed at now), `picked` (part of what is being said), `marked` (named by log or hint under the pointer).
 */
export type TargetAttributes = (target: Target) => Record<string, unknown>;

/** These attributes, with a class of the part itself. */
export const withClass = (own: string, attributes: Record<string, unknown>): Record<string, unknown> => ({
  ...attributes,
  class: [own, attributes["class"]],
});

export interface BoardProps {
  view: View;
  /** The position before the unfinished turn, so that what it changes can be shown. */
  origin?: View | null;
  table: TableInfo | null; // null in a replay of a file
  you: string | null;
  target: TargetAttributes;
  /** What Python tells of the things on the table; null until it has answered. */
  look: Look | null;
  /** Sentences: a message of the catalogue by id. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** Milliseconds a piece travels; 0 with reduced motion. */
  travel: number;
}

export interface PanelProps extends BoardProps {
  seat: string;
  compact: boolean; // as a strip on a phone
}

export interface CloseupProps extends Pick<BoardProps, "view" | "you" | "look" | "say"> {
  target: Target;
}

export type ScoresProps = Pick<BoardProps, "view" | "table" | "you" | "say">;

export interface EndingProps extends ScoresProps {
  /** Bound: everything has been counted, so who won may be told. */
  told: boolean;
}

export type SignsProps = Pick<BoardProps, "view" | "look" | "say">;

/** A drawing of the rules; what it shows is told beside it. */
export type PictureProps = Pick<BoardProps, "say">;
export type Picture = Component<PictureProps> | Component<Record<string, never>>;

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
  /** A seat's colour and shape. */
  SeatMark: Component<{ seat: string; size?: number }>;
  /** How many times as wide as high the board is where it may be wide. */
  aspect?: number;
  /** A whole panel takes much room: others' are shown compact until somebody asks for more. */
  largePanels?: boolean;
  /** The message that says which turn it is, if the game calls it something else: it gets `turn`. */
  turnTitle?: string;
  /** On a phone, instead of the board: parts to swipe through. */
  panes?: readonly Pane[];
  /** Things that can be looked at large, in a dialog of their own, whose title is the thing's label. */
  closeup?: { has: (target: Target, view: View) => boolean; View: Component<CloseupProps> };
  /** What the signs of this game mean, for the help; fetched when somebody asks. */
  signs?: () => Promise<Component<SignsProps>>;
  /** Drawings for the rules, by the names they have there; fetched when a rule with one is shown. */
  pictures?: () => Promise<Record<string, Picture>>;
  /** Everybody's points, as a panel beside the board. */
  Scores?: Component<ScoresProps>;
  /** The final scoring, told before the result; fetched when it comes to that. */
  ending?: () => Promise<{ default: Component<EndingProps, object, "told"> }>;
  /** Awaited before anything is drawn: fetches what views of this game refer to. */
  prepare?: () => Promise<void>;
}
