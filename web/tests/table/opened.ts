// A table with somebody at it whose turn it is, and the server at the other end of the line.
import { flushSync } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { Moves } from "../../src/lib/types";
import { choice, FakeSocket, preview, state, step, table as info, view } from "./fake";

/** Moves are shown at once, turns are confirmed, and time stands still. Call it where the tests are declared. */
export function calmly(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 0;
    settings.confirm = true;
  });
  afterEach(() => void vi.useRealTimers());
}

export function opened(): Table {
  FakeSocket.all = [];
  const table = new Table("t", { open: (address) => new FakeSocket(address) });
  FakeSocket.last.open();
  FakeSocket.last.say(state());
  return table;
}
export const server = (): FakeSocket => FakeSocket.last;

/** Chooses, and lets the server answer. */
export function draft(table: Table, text: string, ends: "chance" | "other" | null, at: number, told: string[]): void {
  table.choose(choice(text, text));
  const { ref, moves } = server().asked("draft");
  const steps = told.map((one, index) => step(6 + index, one, { at: index + 1 }));
  server().say(preview(ref, moves, ends, steps, view({ at, choices: ends ? [] : [choice("b"), choice("stop")] })));
}

export function moves(base: number, number: number, steps = [step(number, "x", { at: number })], extra = {}): Moves {
  return { type: "moves", base, number, steps, table: info({ number, ...extra }) };
}

const CALM = 100;
/** The board has been at rest for a while. */
export async function rest(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(CALM);
  flushSync();
}
