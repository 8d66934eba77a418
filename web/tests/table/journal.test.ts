import { describe, expect, it } from "vitest";
import { Journal } from "../../src/lib/journal.svelte";
import type { Log } from "../../src/lib/types";

describe("what was said before one came", () => {
  it("is awaited, so that nobody reads meanwhile that nothing has happened", async () => {
    let answer: (log: Log) => void = () => {};
    const journal = new Journal(() => new Promise<Log>((done) => (answer = done)));
    expect(journal.coming).toBe(false);
    const read = journal.read();
    expect(journal.coming).toBe(true);
    answer({ number: 0, lines: [] });
    await read;
    expect(journal.coming).toBe(false);
  });
  it("is awaited no longer where it cannot be had", async () => {
    const journal = new Journal(() => Promise.reject(new Error("away")));
    await journal.read();
    expect(journal.coming).toBe(false);
  });
});
