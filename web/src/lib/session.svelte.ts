// Who is here, and what can be played: asked once, shared by all pages.
import { ApiProblem, api, problemOf } from "./api";
import { entropy, keep, keepKey, kept } from "./entropy";
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
      // One after the other: the first answer sets the cookie the others are asked with.
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
}

export const session = new Session();

/** Make a table and, where a seat is kept for the one who makes it, sit down there: only after the commitment came. */
export async function makeTable(wish: TableWish): Promise<TableSeen> {
  const seen = await api.make(wish);
  keep(seen.table.id, seen.table.commitment);
  return wish.seats.some((seat) => seat.kind === "me") ? sitDown(seen) : seen;
}

/** Sit down with fresh entropy; without a seat, on the one kept for you or any open one. */
export async function sitDown(seen: TableSeen, seat: string | null = null): Promise<TableSeen> {
  const { id, commitment } = seen.table;
  const before = kept(id)?.entropy ?? null;
  const mine = entropy();
  keep(id, commitment, mine); // before it is sent: an answer that gets lost must not lose what was sent
  try {
    const sat = await api.sit(id, mine, seat);
    if (sat.key) keepKey(id, sat.key);
    return sat;
  } catch (error) {
    if (error instanceof ApiProblem && error.status) keep(id, commitment, before); // refused: it was not mixed in
    throw error;
  }
}

/** One's seat in another browser, by its key. */
export async function claimSeat(id: string, key: string): Promise<TableSeen> {
  const seen = await api.claim(id, key);
  keep(id, seen.table.commitment);
  keepKey(id, key);
  return seen;
}

/** The same people once more: the table all of them come to, sitting on the seat that is kept there. */
export async function playAgain(id: string): Promise<TableSeen> {
  const next = await api.rematch(id);
  keep(next.table.id, next.table.commitment);
  const kept = next.table.seats.some((seat) => seat.kind === "open" && seat.reserved);
  if (next.you !== null || next.table.status !== "waiting" || !kept) return next;
  try {
    return await sitDown(next);
  } catch (error) {
    if (error instanceof ApiProblem && error.status) return next; // it can still be done there
    throw error;
  }
}
