// Analyses this browser has made, so that a second look is there at once.
import { clear, createStore, del, entries, get, set, type UseStore } from "idb-keyval";
import type { Findings } from "./protocol";

const FORMAT = 1; // of what is kept; the game's rules and data files are in the name of each
const MOST = 60;

interface Kept {
  format: number;
  at: number;
  findings: Findings;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore("ludi-analyses", "findings"));

/** What was found of the game with this chain; null: nothing is kept, or nothing can be. */
export async function keptFindings(chain: string): Promise<Findings | null> {
  try {
    const kept = await get<Kept>(chain, store());
    return kept?.format === FORMAT ? kept.findings : null;
  } catch {
    return null;
  }
}

export async function keepFindings(findings: Findings): Promise<void> {
  try {
    await set(findings.chain, { format: FORMAT, at: Date.now(), findings } satisfies Kept, store());
    const all = await entries<string, Kept>(store());
    const old = all.sort(([, one], [, other]) => other.at - one.at).slice(MOST);
    await Promise.all(old.map(([chain]) => del(chain, store())));
  } catch {
    // It holds for this visit.
  }
}

export async function forgetFindings(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}
