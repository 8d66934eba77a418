// The server's HTTP interface, typed. Whatever goes wrong becomes an `ApiProblem` with a sentence for the person.
import { alone, canBeHere, forgetting, isHere, ownTables, request as answeredHere, served } from "./here/home.svelte";
import type {
  Findings,
  Judgements,
  LineWish,
  Look as Judged,
  PracticeAnswer,
  PracticeWish,
  Questions,
} from "./coach/protocol";
import type {
  Catalogue,
  GameStatistics,
  Guest,
  Lesson,
  LessonAnswer,
  LessonMessage,
  Lobby,
  Log,
  Look,
  LookWish,
  MyGames,
  Problem,
  Reach,
  RulesText,
  SitDown,
  Story,
  TableSeen,
  TableWish,
} from "./types";

type Statistics = { games: GameStatistics[] };

const JSON_TYPE = "application/json";
const VERSION = "ludi-version"; // of the files that the server sends

/** A refusal, or a request that did not get through (`status` 0, `reason` "offline"). */
export class ApiProblem extends Error {
  override name = "ApiProblem";
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

/** What the server itself could not say, as a sentence of the catalogue. */
function own(reason: "offline" | "broken" | "missing" | "busy", status: number): ApiProblem {
  const said = { id: `web-lobby-problem-${reason}`, args: {} };
  return new ApiProblem({ reason, sentence: "", said }, status);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "reason" in value && "sentence" in value;
}

async function refusal(response: Response): Promise<ApiProblem> {
  try {
    const body: unknown = await response.json();
    if (isProblem(body)) return new ApiProblem(body, response.status);
  } catch {
    // Not JSON: something between here and the server answered.
  }
  if (response.status === 404) return own("missing", 404);
  if (response.status === 429 || response.status === 503) return own("busy", response.status);
  return own("broken", response.status);
}

async function request(method: string, path: string, body?: string, type?: string): Promise<Response> {
  return checked(isHere(path) ? await here(method, path, body, type) : await fetched(method, path, body, type));
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw await refusal(response);
  return response;
}

/** By this browser itself, as a server would. */
async function here(method: string, path: string, body?: string, type?: string): Promise<Response> {
  try {
    return await answeredHere(method, path, type === JSON_TYPE && body ? JSON.parse(body) : body);
  } catch (error) {
    console.error(error);
    throw own("broken", 0);
  }
}

async function fetched(method: string, path: string, body?: string, type?: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (type) headers["Content-Type"] = type;
  try {
    const answer = await fetch(`/api${path}`, { method, headers, body, credentials: "same-origin" });
    served.version = answer.headers.get(VERSION) ?? served.version;
    return answer;
  } catch {
    if (canBeHere(method, path)) return here(method, path, body, type);
    throw own("offline", 0);
  }
}

async function answer<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw own("broken", response.status);
  }
}

async function get<T>(path: string): Promise<T> {
  return answer<T>(await request("GET", path));
}

async function send<T>(method: "POST" | "PUT", path: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return answer<T>(await request(method, path, text, text === undefined ? undefined : JSON_TYPE));
}

const ownAnswer = async <T>(path: string): Promise<T> => answer<T>(await checked(await here("GET", path)));

const myGames = (asked: Record<string, string>): string =>
  `/me/games?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""))}`;

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Guest>("/me"),
  rename: (name: string) => send<Guest>("PUT", "/me", { name }),
  /** The address from which one gets all that is kept about one. */
  dataAddress: "/api/me/data",
  erase: async () => {
    // What it takes here comes first: afterwards nobody is there any more who could be told that it did not.
    const coming = [import("./coach/kept").then(({ forgetFindings }) => forgetFindings), forgetting()];
    const here = await Promise.all(coming).catch(() => {
      throw own("offline", 0);
    });
    if (!alone) await request("DELETE", "/me");
    await Promise.all(here.map((forget) => forget()));
  },
  /** A page of one's own games; what is empty is not asked for. */
  games: (asked: Record<string, string>) => get<MyGames>(myGames(asked)),
  statistics: () => get<Statistics>("/me/statistics"),
  /** The same of the games that this browser keeps, where a server keeps others: nothing is started where there are none. */
  keepsOwn: async (): Promise<boolean> => !alone && (await ownTables()).length > 0,
  ownGames: (asked: Record<string, string>) => ownAnswer<MyGames>(myGames(asked)),
  ownStatistics: () => ownAnswer<Statistics>("/me/statistics"),
  catalogue: () => get<Catalogue>("/catalogue"),
  /** Tables that this browser keeps are listed beside the server's. */
  lobby: async (): Promise<Lobby> => {
    const { open, mine } = await get<Lobby>("/lobby");
    return { open, mine: [...mine, ...(await ownTables())] };
  },
  make: (wish: TableWish) => send<TableSeen>("POST", "/tables", wish),
  table: (id: string) => get<TableSeen>(at(id)),
  sit: (id: string, wish: SitDown) => send<TableSeen>("POST", `${at(id)}/sit`, wish),
  reveal: (id: string, entropy: string, round: number) =>
    send<TableSeen>("POST", `${at(id)}/reveal`, { entropy, round }),
  leave: (id: string) => send<TableSeen>("POST", `${at(id)}/leave`),
  comeBack: (id: string) => send<TableSeen>("POST", `${at(id)}/return`),
  standIn: (id: string, seat: string, bot: string | null = null) =>
    send<TableSeen>("POST", `${at(id)}/seats/${encodeURIComponent(seat)}/stand-in`, { bot }),
  claim: (id: string, key: string) => send<TableSeen>("POST", `${at(id)}/claim`, { key }),
  fill: (id: string, seat: string, bot: string) =>
    send<TableSeen>("POST", `${at(id)}/seats/${encodeURIComponent(seat)}/fill`, { bot }),
  resign: (id: string) => send<TableSeen>("POST", `${at(id)}/resign`),
  abort: (id: string) => send<TableSeen>("POST", `${at(id)}/abort`),
  /** Wish that the game ends without a winner, or no longer. */
  end: (id: string, agree: boolean) => send<TableSeen>("POST", `${at(id)}/end`, { agree }),
  hints: (id: string, agree: boolean) => send<TableSeen>("POST", `${at(id)}/hints`, { agree }),
  rematch: (id: string) => send<TableSeen>("POST", `${at(id)}/rematch`),
  reach: () => get<Reach>("/reach"),
  /** The address of the picture that a telephone reads the link to a table from. */
  qrAddress: (id: string): string => `/api${at(id)}/qr`,
  log: (id: string) => get<Log>(`${at(id)}/log`),
  story: (id: string) => get<Story>(`${at(id)}/story`),
  /** The address the replay file is downloaded from. */
  fileAddress: (id: string): string => `/api${at(id)}/file`,
  /** A replay file from disk, told by the server. */
  storyOf: async (file: string) => answer<Story>(await request("POST", "/stories", file, "text/plain; charset=utf-8")),
  /** What is printed on a game's cards and boards. */
  printed: (game: string) => get<unknown>(`/games/${encodeURIComponent(game)}/catalogue`),
  /** What can be told of a position of a game, by its moves. */
  look: (wish: LookWish) => send<Look>("POST", "/look", wish),
  /** The Fluent catalogue of a game. */
  words: async (game: string, language: string) =>
    (await request("GET", `/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`)).text(),
  lesson: (game: string, name: string) =>
    get<Lesson>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  /** What a table's line would answer, at a step of a lesson. */
  learn: (game: string, name: string, message: LessonMessage) =>
    send<LessonAnswer>("POST", `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, message),
  /** The text of the replay file. */
  file: async (id: string) => (await request("GET", `${at(id)}/file`)).text(),
  /** What is to be judged of a finished game. */
  questions: (file: string) => send<Questions>("POST", "/analyses/questions", { file }),
  /** A few judgements by the server, from a question on. */
  judgements: (file: string, begin: number) =>
    send<Judgements>("POST", `/analyses/judgements?begin=${begin}`, { file }),
  /** What decided a game, its positions having been judged. */
  findings: (wish: { file: string; judge: string; looks: readonly Judged[] }) =>
    send<Findings>("POST", "/analyses/findings", wish),
  /** A few choices from a position on, as a story. */
  line: (wish: LineWish) => send<Story>("POST", "/analyses/line", wish),
  /** A position to be played again: what the line of a table would answer. By this browser, whoever else is there. */
  practise: async (wish: PracticeWish) =>
    answer<PracticeAnswer>(await checked(await here("POST", "/practice", JSON.stringify(wish), JSON_TYPE))),
  /** A table of one's own that begins at a position of a game, with bots in the other seats. */
  playFrom: async (wish: { file: string; at: number; seat: string; bot: string }) =>
    answer<TableSeen>(await checked(await here("POST", "/tables/from", JSON.stringify(wish), JSON_TYPE))),
  /** Whether somebody was asked too often. */
  isBusy: (error: unknown): boolean => error instanceof ApiProblem && error.status === 429,
  rules: (game: string, language: string) =>
    get<RulesText>(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`),
};

/** What went wrong, as a message of the catalogue where it has one, else as the server's own sentence. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  return own("broken", 0).problem;
}
