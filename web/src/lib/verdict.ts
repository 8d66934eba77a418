// What can be said after the draws of a game have been recomputed.
import type { Draw, Said } from "./types";

export type Verdict =
  /** Everything fits: what that proves, and what nobody can know from it. */
  { ok: true; draws: number; proven: Said[]; remains: Said[] } | Lie;

export interface Lie {
  ok: false;
  /** The draw it is found in; null where it is not about one. */
  draw: number | null;
  why: Said;
}

type Args = Record<string, unknown>;
export const found = (id: string, args: Args = {}): Said => ({ id: `web-fair-${id}`, args });
/** What is wrong, as a sentence. */
export const alarm = (id: string, args: Args = {}): Said => found(`wrong-${id}`, args);
export const wrong = (id: string, args: Args = {}, draw: number | null = null): Lie => ({
  ok: false,
  draw,
  why: alarm(id, args),
});

/** Told how many draws are done; it may wait, to let others run. */
export type Progress = (done: number) => void | Promise<void>;
const BATCH = 40; // draws between two reports of progress

/** The first lie in the draws of a game, which are counted from 1. */
export async function lieIn(
  draws: readonly Draw[],
  progress: Progress,
  check: (draw: Draw, number: number) => Lie | null,
): Promise<Lie | null> {
  for (const [index, draw] of draws.entries()) {
    const lie = check(draw, index + 1);
    if (lie) return lie;
    if ((index + 1) % BATCH === 0) await progress(index + 1);
  }
  await progress(draws.length);
  return null;
}
