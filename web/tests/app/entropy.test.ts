import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entropy, keep, keepKey, kept } from "../../src/lib/entropy";
import { claimSeat, makeTable, playAgain, sitDown } from "../../src/lib/session.svelte";
import type { TableSeen, TableWish } from "../../src/lib/types";

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("is 32 hexadecimal digits, never the same", () => {
  const many = Array.from({ length: 50 }, entropy);
  for (const each of many) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(many).size).toBe(50);
});

describe("what is kept", () => {
  it("keeps the first commitment and the latest entropy", () => {
    keep("x", "first");
    expect(kept("x")).toEqual({ commitment: "first", entropy: null });
    keep("x", "second", "abc");
    expect(kept("x")).toEqual({ commitment: "first", entropy: "abc" });
    keep("x", "third");
    expect(kept("x")).toEqual({ commitment: "first", entropy: "abc" });
    keep("x", "third", null);
    expect(kept("x")).toEqual({ commitment: "first", entropy: null });
    expect(kept("y")).toBeNull();
  });
  it.each(["", "{", "null", "7", "{}", '{"commitment":7}'])("does not trust %j", (text) => {
    localStorage.setItem("ludi:table:x", text);
    expect(kept("x")).toBeNull();
  });
  it("does without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("no");
      },
      setItem: () => {
        throw new DOMException("no");
      },
    });
    expect(() => keep("x", "first")).not.toThrow();
    expect(kept("x")).toBeNull();
  });
});

describe("sitting down", () => {
  const seen = { table: { id: "x", commitment: "c" }, you: null } as unknown as TableSeen;
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const server = (status: number, answer: unknown): void => {
    sent.length = 0;
    const fetch = vi.fn(async (path: string, { body }: { body?: string }) => {
      sent.push({ path, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} });
      return new Response(JSON.stringify(answer), { status });
    });
    vi.stubGlobal("fetch", fetch);
  };

  it("sends what it keeps", async () => {
    server(200, seen);
    await sitDown(seen, "blue");
    expect(sent).toEqual([{ path: "/api/tables/x/sit", body: { entropy: kept("x")?.entropy, seat: "blue" } }]);
    expect(kept("x")?.commitment).toBe("c");
  });
  it("keeps the key, which is said only once", async () => {
    server(200, { ...seen, key: "k1" });
    await sitDown(seen);
    expect(kept("x")?.key).toBe("k1");
    keep("x", "c");
    expect(kept("x")?.key).toBe("k1");
    await claimSeat("x", "k2");
    expect(kept("x")?.key).toBe("k2");
    keepKey("unknown", "k3");
    expect(kept("unknown")).toBeNull();
  });
  it("takes the seat kept at a rematch", async () => {
    const seats = [{ kind: "open", reserved: true }];
    const next = { you: null, table: { id: "y", commitment: "d", status: "waiting", seats } };
    server(200, next);
    await playAgain("x");
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables/x/rematch", "/api/tables/y/sit"]);
    server(200, { ...next, you: "blue" });
    await playAgain("x");
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables/x/rematch"]);
  });
  it("keeps nothing that was refused", async () => {
    server(409, { reason: "seat_taken", sentence: "Taken.", said: null });
    await expect(sitDown(seen)).rejects.toThrow("Taken.");
    expect(kept("x")).toEqual({ commitment: "c", entropy: null });
  });
  it("keeps what may have arrived", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(sitDown(seen)).rejects.toThrow();
    expect(kept("x")?.entropy).toMatch(/^[0-9a-f]{32}$/);
  });
  it("sits down at a new table only where a seat is one's own", async () => {
    const wish = (kind: "me" | "open"): TableWish => ({
      game: "g",
      options: {},
      seats: [{ kind, bot: null }],
      listed: false,
      clock: null,
    });
    server(200, seen);
    await makeTable(wish("open"));
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables"]);
    server(200, seen);
    await makeTable(wish("me"));
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables", "/api/tables/x/sit"]);
  });
});
