// Short names for the generated types (`schema.d.ts` is made from the server's OpenAPI document by `make types`).
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Said = Schemas["Said"];
export type Guest = Schemas["Guest"];
export type GameInfo = Schemas["GameInfo"];
export type BotInfo = Schemas["BotInfo"];
export type Catalogue = Schemas["Catalogue"];
export type Clock = Schemas["Clock"];
export type SeatWish = Schemas["SeatWish"];
export type TableWish = Schemas["TableWish"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type TableSeen = Schemas["TableForGuest"];
export type Lobby = Schemas["Lobby"];
export type Problem = Schemas["Problem"];
export type Step = Schemas["Step"];
export type LogLine = Schemas["LogLine"];
export type Log = Schemas["Log"];
export type Draw = Schemas["Draw"];
export type Dealt = Schemas["Dealt"];
export type Story = Schemas["Story"];
export type RulesText = Schemas["RulesText"];

export type State = Schemas["State"];
export type Moves = Schemas["Moves"];
export type Preview = Schemas["Preview"];
export type Refused = Schemas["Refused"];
export type Why = Schemas["Why"];
export type Hint = Schemas["Hint"];
export type FromServer =
  | State
  | Moves
  | Schemas["TableChanged"]
  | Schemas["You"]
  | Schemas["Accepted"]
  | Refused
  | Preview
  | Why
  | Hint
  | Schemas["Pong"];
export type FromBrowser =
  | Schemas["SendDraft"]
  | Schemas["SendCommit"]
  | Schemas["AskWhy"]
  | Schemas["AskHint"]
  | Schemas["AskState"]
  | Schemas["Ping"];

/** One offered option. Besides these, each game's own keys. */
export interface Choice {
  code: number;
  text: string;
  do: string;
  said: Said;
  weight?: number;
  [key: string]: unknown;
}

/** What every game's view has; each game narrows it. */
export interface View {
  game: string;
  turn: number;
  prompt: { kind: "decision" | "chance" | "over"; frame: string | null; message: Said };
  choices: Choice[];
  result: { winners: string[]; shares: Record<string, number> } | null;
  [key: string]: unknown;
}
