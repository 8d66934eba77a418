// Who is here, and what can be played: asked once, shared by all pages.
import { ApiProblem, api, problemOf } from "./api";
import { alone } from "./here/home.svelte";
import { dropUnrevealed, forget, keep, kept } from "./entropy";
import { remember } from "./promises";
import { commit, takePart } from "./takingPart";
import type { Catalogue, Guest, Problem, TableSeen, TableWish } from "./types";

class Session {
  guest: Guest | null = $state(null);
  catalogue: Catalogue | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #coming: Promise<void> | null = null;

  /** Ask for guest and catalogue; asks again only for what is missing. */
  load(): Promise<void> {
    this.#coming ??= this.#ask().finally(() => (this.#coming = null));
    return this.#coming;
  }
  async #ask(): Promise<void> {
    try {
      // One after the other: the first answer sets the cookie the others are asked with. Without a server there is none.
      if (alone) this.catalogue ??= await api.catalogue();
      this.guest ??= await api.me();
      this.catalogue ??= await api.catalogue();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name);
  }
  /** Nothing is kept of this guest any more, neither there nor here. */
  async erase(): Promise<void> {
    await api.erase();
    forget();
  }
}

export const session = new Session();

/** Make a table and, where a seat is kept for the one who makes it, sit down there: only after the commitment came. */
export async function makeTable(wish: TableWish): Promise<TableSeen> {
  const seen = await api.make(wish);
  remember(seen.table);
  return wish.seats.some((seat) => seat.kind === "me") ? sitDown(seen) : seen;
}

/** Sit down, committing to entropy of one's own; without a seat, on the one kept for you or any open one. */
export async function sitDown(seen: TableSeen, seat: string | null = null): Promise<TableSeen> {
  remember(seen.table);
  const sat = await commit(seen.table, seat);
  if (sat.key) keepKey(sat.table.id, sat.key);
  return (await takePart(sat).catch(() => null)) ?? sat; // where it fails, the open table tries again
}

/** One's seat in another browser, by its key. */
export async function claimSeat(id: string, key: string): Promise<TableSeen> {
  const seen = await api.claim(id, key);
  remember(seen.table);
  dropUnrevealed(id); // the browser it was claimed from may have committed to something else
  keepKey(id, key);
  return seen;
}

function keepKey(id: string, key: string): void {
  const known = kept(id);
  if (known) keep(id, known.commitment, { key });
}

/** The same people once more: the table all of them come to, sitting on the seat that is kept there. */
export async function playAgain(id: string): Promise<TableSeen> {
  const next = await api.rematch(id);
  remember(next.table);
  if (next.table.status !== "waiting" || !next.kept) return next;
  try {
    return await sitDown(next);
  } catch (error) {
    if (error instanceof ApiProblem && error.status) return next; // it can still be done there
    throw error;
  }
}
