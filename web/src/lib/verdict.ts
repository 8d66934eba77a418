// What can be said after the draws of a game have been recomputed.
import type { Said } from "./types";

export type Verdict =
  /** Everything fits: what that proves, and what nobody can know from it. */
  { ok: true; draws: number; proven: Said[]; remains: Said[] } | Lie;

export interface Lie {
  ok: false;
  /** The draw it is found in; null where it is not about one. */
  draw: number | null;
  why: Said;
}

export const wrong = (id: string, args: Record<string, unknown> = {}, draw: number | null = null): Lie => ({
  ok: false,
  draw,
  why: { id: `web-fair-wrong-${id}`, args },
});

export const found = (id: string, args: Record<string, unknown> = {}): Said => ({ id: `web-fair-${id}`, args });

/** Told how many draws are done; it may wait, to let others run. */
export type Progress = (done: number) => void | Promise<void>;
export const BATCH = 40; // draws between two reports of progress
