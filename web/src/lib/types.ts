// Short names for the generated types (`schema.d.ts` is made from the server's OpenAPI document by `types.js` before the page is built).
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
export type SitDown = Schemas["SitDown"];
export type Reach = Schemas["Reach"];
export type Lobby = Schemas["Lobby"];
export type Problem = Schemas["Problem"];
export type Step = Schemas["Step"];
export type LogLine = Schemas["LogLine"];
export type ChatLine = Schemas["ChatLine"];
export type Log = Schemas["Log"];
export type Draw = Schemas["Draw"];
export type Dealt = Schemas["Dealt"];
export type Story = Schemas["Story"];
export type MyGames = Schemas["MyGames"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedSeat = Schemas["PlayedSeat"];
export type GameStatistics = Schemas["GameStatistics"];
export type RulesText = Schemas["RulesText"];

export type State = Schemas["State"];
export type Moves = Schemas["Moves"];
export type Preview = Schemas["Preview"];
export type Refused = Schemas["Refused"];
export type Hint = Schemas["Hint"];
export type Position = Schemas["Position"];
/** What a hint is told of that was thought about here. */
export type Found = Schemas["Found"];
type Others = Schemas["Accepted" | "Chat" | "ChatSaid" | "Look" | "Pong" | "TableChanged" | "Whys" | "You"];
export type FromServer = State | Moves | Refused | Preview | Position | Hint | Others;
export type FromBrowser = Schemas[
  | "SendDraft"
  | "SendCommit"
  | "AskWhys"
  | "AskLook"
  | "AskPosition"
  | "AskHint"
  | "AskChat"
  | "SendText"
  | "SendReaction"
  | "AskState"
  | "Ping"];

export type Lesson = Schemas["Lesson"];
export type LessonStep = Schemas["LessonStep"];
export type LessonMessage = Schemas["LessonMessage"];
export type LessonAnswer = Schemas["LessonAnswer"];
export type FromLearner = LessonMessage["message"];

/** What Python tells of the things on the table and of the position. */
export type Look = Schemas["LookView"];
export type LookWish = Schemas["LookWish"];
/** Why things cannot be pointed at now, by target. */
export type Whys = Schemas["Whys"]["whys"];
export type Tally = Schemas["TallyView"];
export type Counter = Schemas["CounterView"];
export type Arranging = Schemas["ArrangingView"];

/** One offered option. Besides these, each game's own keys. */
export type Choice = Schemas["ChoiceView"] & Record<string, unknown>;

export type PlainView = Schemas["PlainView"];
/** What every game's view has; each game narrows it. */
export type View = Omit<PlainView, "facts" | "panels" | "choices"> & { choices: Choice[]; [key: string]: unknown };
