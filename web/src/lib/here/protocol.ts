// What the page and the worker that keeps its tables say to each other.

import type { Catalogue } from "../types";

/** What a server, or `ludi site`, says of playing without it: `ludi/server/offline.py`. */
export interface Offline {
  /** Of all files: `ludi/server/offline.py`. */
  version: string;
  /** The script that its page begins with. */
  page: string;
  python: string;
  sizes: Record<string, number>;
  /** The games for which there is a machine to think with. */
  machines: string[];
  catalogue: Catalogue;
}

/** A position that a bot is to think about. */
export interface Job {
  table?: string;
  number?: number;
  game: string;
  players: number;
  options: Record<string, string | number>;
  /** The record, as base64. */
  state: string;
  seat: number;
  bot: string;
  /** A hint is asked for, and by which message. */
  advise?: object;
  /** The rules that the position is of; unsaid: those of the page. */
  rules?: { version: number; content: string };
}

/** An option after thinking: `ludi/table/advising.py`. */
export interface Considered {
  code: number;
  visits: number;
  values: readonly number[];
}

/** What a position came to: the codes of a turn; of a hint also its options, the best first. */
export interface Thought {
  codes: number[];
  considered: Considered[];
}

/** `warm`: nobody wants to know what comes of it. */
export type ToThinker = { ref: number; job: Job; warm?: boolean };
export type FromThinker = { ref: number; thought: Thought | null };

/** `ludi/table/house.py` says what it means. */
export interface Answer {
  body: unknown;
  status: number;
  keep: { id: string }[];
  drop: string[];
  told: object[];
  job: Job | null;
  ahead: Job | null;
}

export type Call =
  | { do: "request"; method: string; path: string; body: unknown }
  | { do: "open" | "close"; table: string }
  | { do: "say"; table: string; message: object };

/** `page`: the address of the script that the page began with, if it was built. */
export type ToWorker = (Call | { do: "begin"; page: string }) & { ref: number };

export type FromWorker =
  | { type: "answer"; ref: number; body: unknown; status: number; told: object[] }
  /** At an open table something has happened without being asked for. */
  | { type: "told"; table: string; told: object[] }
  | { type: "loading"; done: number; all: number }
  | { type: "ready" }
  /** What is to be started is of another version of the app than the page. */
  | { type: "newer" }
  /** Nothing can be answered any more. */
  | { type: "failed"; why: string };
