// What this browser adds to the draws of a table, and what it keeps in order to check them.
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Said } from "./types";

/** One attempt of the people at a table to begin. */
export interface Round {
  /** What this browser has committed to; null: it does not take part. */
  entropy: string | null;
  /** It has been sent, or may have been. */
  revealed: boolean;
  /** What all had committed to when the first was revealed, by seat. */
  hashes: (string | null)[] | null;
}

/** A draw that has been checked: the later ones must follow from its link. */
export interface Checked {
  draws: number;
  link: string;
}

/** Kept under `ludi:table:ID`. */
export interface Kept {
  /** The dealer's promise as first seen: a server that changes it later is found out. */
  commitment: string;
  anchor: string | null;
  /** What was given in the open at a table of the first protocol. */
  entropy: string | null;
  /** Opens the seat in another browser; the server says it only once. */
  key?: string;
  rounds: Record<string, Round>;
  /** What the game began with: everybody's entropy mixed. */
  mix: string | null;
  checked: Checked | null;
  /** What was seen of the draws that have been checked, by their moves. */
  sealed: Record<string, string>;
  /** What was found wrong; it stays. */
  warnings: Said[];
}

const PREFIX = "ludi:table:";
const place = (id: string): string => PREFIX + id;
/** Where nothing can be stored, at least as long as the page is open. */
const memory = new Map<string, Kept>();

/** 64 hexadecimal digits nobody else can know beforehand. */
export const entropy = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const nothing = (commitment: string): Kept => ({
  ...{ commitment, anchor: null, entropy: null, rounds: {}, mix: null },
  ...{ checked: null, sealed: {}, warnings: [] },
});

export function kept(id: string): Kept | null {
  try {
    return understood(JSON.parse(localStorage.getItem(place(id)) ?? "null")) ?? memory.get(id) ?? null;
  } catch {
    return memory.get(id) ?? null; // storage is switched off, or holds something else
  }
}

function understood(value: unknown): Kept | null {
  if (typeof value !== "object" || value === null) return null;
  const { commitment, ...more } = value as Partial<Kept>;
  if (typeof commitment !== "string") return null;
  return { ...nothing(commitment), ...more };
}

/** Changes what is kept of a table; the first promise stays whatever is said later. */
export function keep(id: string, commitment: string, more: Partial<Omit<Kept, "commitment">> = {}): Kept {
  const before = kept(id) ?? nothing(commitment);
  const next = { ...before, ...more, anchor: before.anchor ?? more.anchor ?? null };
  try {
    localStorage.setItem(place(id), JSON.stringify(next));
    memory.delete(id);
  } catch {
    memory.set(id, next);
  }
  return next;
}

export function keepRound(id: string, commitment: string, round: number, more: Partial<Round>): Kept {
  const rounds = kept(id)?.rounds ?? {};
  const before = rounds[String(round)] ?? { entropy: null, revealed: false, hashes: null };
  return keep(id, commitment, { rounds: { ...rounds, [String(round)]: { ...before, ...more } } });
}

/** What was committed to and not revealed is not asked for any more. */
export function dropUnrevealed(id: string): void {
  const known = kept(id);
  if (!known) return;
  const dropped = (round: Round): Round => (round.revealed ? round : { ...round, entropy: null });
  const rounds = Object.entries(known.rounds).map(([number, round]) => [number, dropped(round)] as const);
  keep(id, known.commitment, { rounds: Object.fromEntries(rounds) });
}

/** Tables at which this browser has committed to something it has not revealed. */
export function unrevealed(): string[] {
  return [...new Set([...stored(), ...memory.keys()])].filter((id) =>
    Object.values(kept(id)?.rounds ?? {}).some(({ entropy, revealed }) => entropy !== null && !revealed),
  );
}

/** Everything, of all tables. */
export function forget(): void {
  for (const id of stored()) localStorage.removeItem(place(id));
  memory.clear();
}

function stored(): string[] {
  try {
    const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return tables.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
