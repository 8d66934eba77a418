// What an analysis and its workers say to each other, and what Python tells of a game.
import type { components } from "../schema";

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
