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

/** A position to be played again, by the moves that lead to it, and what is said at its table. */
export interface PracticeWish extends Omit<LineWish, "line"> {
  message: FromLearner;
}

/** What is answered there; `answer`: the choice that was made, and the position it was made in. */
export interface PracticeAnswer {
  messages: FromServer[];
  answer: { text: string; code: number; state: string } | null;
}

export interface ToJudge {
  game: string;
  /** Of the search, for each position. */
  iterations: number;
  questions: readonly Question[];
}

/** Null: this browser has no module of the game. */
export interface FromJudge {
  looks: readonly Look[] | null;
  seconds: number;
}
