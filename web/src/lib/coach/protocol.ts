// What an analysis and its workers say to each other, and what Python tells of a game.
import type { components } from "../schema";
import type { FromLearner, FromServer } from "../types";

type Schemas = components["schemas"];
export type Question = Schemas["Question"];
export type Questions = Schemas["Questions"];
export type Look = Schemas["Judgement"];
export type Judgements = Schemas["Judgements"];
export type Findings = Schemas["Findings"];
export type SeatFound = Schemas["SeatFound"];
export type DecisionFound = Schemas["DecisionFound"];
export type DrawFound = Schemas["DrawFound"];
export type Grade = DecisionFound["grade"];
export type EventFound = DecisionFound | DrawFound;
export type PlannedChoice = Schemas["PlannedChoice"];
export type LineWish = Schemas["LineWish"];

/** A position to be played again, by the moves that lead to it, and what is said at its table; once it was answered,
 * what that came to. */
export interface PracticeWish extends Omit<LineWish, "line"> {
  answered: readonly number[];
  message: FromLearner;
}

/** A choice that was made, the position it was made in, and all codes it came to. */
export interface Answered {
  text: string;
  code: number;
  codes: readonly number[];
  state: string;
}

export interface PracticeAnswer {
  messages: FromServer[];
  answer: Answered | null;
}

export interface ToJudge {
  game: string;
  /** Of the search, for each position. */
  iterations: number;
  /** Whether the game's network is searched with; null: where there is one. All workers judge a game alike. */
  guided: boolean | null;
  questions: readonly Question[];
}

export interface FromJudge {
  /** Null: this browser has no module of the game, or not the network that is wished for. */
  looks: readonly Look[] | null;
  guided: boolean;
  seconds: number;
}

/** What is answered by whoever cannot judge. */
export const NOTHING: FromJudge = { looks: null, guided: false, seconds: 0 };
