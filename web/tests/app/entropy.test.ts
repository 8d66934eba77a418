import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropUnrevealed, entropy, keep, keepRound, kept, nothing, unrevealed } from "../../src/lib/entropy";
import { entropyHash } from "../../src/lib/fairness";
import { claimSeat, makeTable, playAgain, session, sitDown } from "../../src/lib/session.svelte";
import { keepPromises, takePart } from "../../src/lib/takingPart";
import type { TableInfo, TableSeen, TableWish } from "../../src/lib/types";
import { link, playing, promise, revealing, seats, seen, waiting } from "../dealer";

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("is 64 hexadecimal digits, never the same", () => {
  const many = Array.from({ length: 50 }, entropy);
  for (const each of many) expect(each).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(many).size).toBe(50);
});

describe("erasing oneself", () => {
  beforeEach(() => {
    keep("x", "first", { key: "k" });
    localStorage.setItem("ludi:settings", "{}");
  });
  it("forgets all tables here once they are forgotten there, and nothing else", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
    await session.erase();
    expect(Object.keys(localStorage)).toEqual(["ludi:settings"]);
    expect(kept("x")).toBeNull();
  });
  it("forgets nothing where it was refused", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ reason: "banned", sentence: "No." }, { status: 403 }));
    await expect(session.erase()).rejects.toThrow("No.");
    expect(kept("x")?.key).toBe("k");
  });
});

describe("what is kept", () => {
  it("keeps the first promise", () => {
    keep("x", "first");
    expect(kept("x")).toEqual(nothing("first"));
    keep("x", "second", { anchor: "a", key: "k" });
    keep("x", "third", { anchor: "b" });
    expect(kept("x")).toEqual({ ...nothing("first"), anchor: "a", key: "k" });
    expect(kept("y")).toBeNull();
  });
  it("keeps each round by itself", () => {
    keepRound("x", "c", 1, { entropy: "one" });
    keepRound("x", "c", 1, { hashes: ["h", null] });
    keepRound("x", "c", 2, { entropy: "two" });
    expect(kept("x")?.rounds).toEqual({
      1: { entropy: "one", revealed: false, hashes: ["h", null] },
      2: { entropy: "two", revealed: false, hashes: null },
    });
  });
  it("knows what is not revealed yet", () => {
    keepRound("x", "c", 1, { entropy: "one", revealed: true });
    keepRound("y", "c", 1, { entropy: "two" });
    localStorage.setItem("ludi:language", "it");
    expect(unrevealed()).toEqual(["y"]);
    dropUnrevealed("x");
    dropUnrevealed("y");
    expect(unrevealed()).toEqual([]);
    expect(kept("x")?.rounds["1"]?.entropy).toBe("one");
  });
  it("reads what was kept before there was a chain", () => {
    localStorage.setItem("ludi:table:x", JSON.stringify({ commitment: "c", entropy: "e", key: "k" }));
    expect(kept("x")).toEqual({ ...nothing("c"), entropy: "e", key: "k" });
  });
  it.each(["", "{", "null", "7", "{}", '{"commitment":7}'])("does not trust %j", (text) => {
    localStorage.setItem("ludi:table:x", text);
    expect(kept("x")).toBeNull();
  });
  it("does without storage as long as the page is open", () => {
    const no = (): never => {
      throw new DOMException("no");
    };
    vi.stubGlobal("localStorage", { getItem: no, setItem: no });
    keepRound("without", "first", 1, { entropy: "e" });
    expect(kept("without")).toMatchObject({ commitment: "first", rounds: { 1: { entropy: "e" } } });
    expect(unrevealed()).toEqual(["without"]);
    vi.unstubAllGlobals();
    dropUnrevealed("without");
    expect(unrevealed()).toEqual([]);
  });
});

const sent: { path: string; body: Record<string, unknown> }[] = [];
/** Answers one request after the other, the last one for ever. */
function server(...answers: [number, unknown][]): void {
  sent.length = 0;
  const fetch = vi.fn(async (path: string, { body }: { body?: string }) => {
    const [status, answer] = answers[Math.min(sent.length, answers.length - 1)] as [number, unknown];
    sent.push({ path, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} });
    return new Response(JSON.stringify(answer), { status });
  });
  vi.stubGlobal("fetch", fetch);
}
const paths = (): string[] => sent.map(({ path }) => path.replace("/api/tables", ""));
const mine = (round = 1): string => kept("t")?.rounds[String(round)]?.entropy ?? "";

describe("sitting down", () => {
  const before = seen(waiting(), null);
  const after = seen(waiting({ seats: seats({ entropy_hash: "1".repeat(64) }) }));

  it("sends only the hash of what it keeps", async () => {
    server([200, after]);
    await sitDown(before, "blue");
    expect(sent).toEqual([
      { path: "/api/tables/t/sit", body: { entropy_hash: entropyHash("t", mine()), seat: "blue" } },
    ]);
    expect(mine()).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(sent)).not.toContain(mine());
    expect(kept("t")).toMatchObject({ commitment: promise, anchor: link(0) });
  });
  it("reveals at once where it was the last one", async () => {
    keepRound("t", promise, 1, { entropy: "ab".repeat(32) });
    server([200, seen(revealing("ab".repeat(32)))], [200, seen(playing("ab".repeat(32)))]);
    const sat = await sitDown(before);
    expect(paths()).toEqual(["/t/sit", "/t/reveal"]);
    expect(sat.table.status).toBe("playing");
  });
  it("keeps the key, which is said only once", async () => {
    server([200, { ...after, key: "k1" }]);
    await sitDown(before);
    expect(kept("t")?.key).toBe("k1");
    await claimSeat("t", "k2");
    expect(kept("t")?.key).toBe("k2");
    expect(mine()).toBe(""); // another browser may have committed to something else meanwhile
  });
  it("takes the seat kept at a rematch", async () => {
    const table = { ...waiting(), seats: seats({ kind: "open", reserved: true }) };
    server([200, { ...seen(table, null), kept: true }]);
    await playAgain("x");
    expect(paths()).toEqual(["/x/rematch", "/t/sit"]);
    server([200, seen(table, null)]); // kept for somebody else
    await playAgain("x");
    expect(paths()).toEqual(["/x/rematch"]);
    server([200, seen(table)]);
    await playAgain("x");
    expect(paths()).toEqual(["/x/rematch"]);
  });
  it("commits to the same when it is tried again", async () => {
    server([409, { reason: "seat_taken", sentence: "Taken.", said: null }]);
    await expect(sitDown(before)).rejects.toThrow("Taken.");
    const first = mine();
    server([200, after]);
    await sitDown(before);
    expect(mine()).toBe(first);
  });
  it("sits down at a new table only where a seat is one's own", async () => {
    const wish = (kind: "me" | "open"): TableWish => ({
      ...{ game: "g", options: {}, seats: [{ kind, bot: null }], listed: false, clock: null },
    });
    server([200, before]);
    await makeTable(wish("open"));
    expect(paths()).toEqual([""]);
    server([200, before], [200, after]);
    await makeTable(wish("me"));
    expect(paths()).toEqual(["", "/t/sit"]);
  });
});

describe("at a table", () => {
  const own = "cd".repeat(32);
  const committed = (round = 1): void => void keepRound("t", promise, round, { entropy: own });
  beforeEach(() => {
    keep("t", promise, { anchor: link(0) });
    server([200, seen(playing(own))]);
  });

  it("keeps what all have committed to, then reveals", async () => {
    committed();
    await takePart(seen(revealing(own)));
    expect(sent).toEqual([{ path: "/api/tables/t/reveal", body: { entropy: own, round: 1 } }]);
    const hashes = revealing(own).seats.map((seat) => seat.entropy_hash);
    expect(kept("t")?.rounds["1"]).toEqual({ entropy: own, revealed: true, hashes });
  });
  it("reveals once more where that did not arrive", async () => {
    committed();
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(takePart(seen(revealing(own)))).rejects.toThrow();
    server([200, seen(playing(own))]);
    await takePart(seen(revealing(own)));
    expect(paths()).toEqual(["/t/reveal"]);
  });
  it("does so once, however often it is told", async () => {
    committed();
    await Promise.all([takePart(seen(revealing(own))), takePart(seen(revealing(own)))]);
    expect(paths()).toEqual(["/t/reveal"]);
    await takePart(seen({ ...revealing(own), seats: seats({ revealed: true, entropy_hash: entropyHash("t", own) }) }));
    expect(paths()).toEqual(["/t/reveal"]);
  });
  it("commits to something fresh in a new round", async () => {
    keepRound("t", promise, 1, { entropy: own, revealed: true });
    server([200, seen(waiting({ round: 2 }))]);
    await takePart(seen(waiting({ round: 2 })));
    expect(mine(2)).not.toBe(own);
    expect(sent[0]).toEqual({
      path: "/api/tables/t/sit",
      body: { entropy_hash: entropyHash("t", mine(2)), seat: null },
    });
  });
  it.each<[string, () => TableInfo]>([
    ["waits for others", () => waiting({ seats: seats({ entropy_hash: entropyHash("t", own) }) })],
    ["plays", () => playing(own, 3)],
    ["does not know yet that one has sat down", () => waiting({ seats: seats({ kind: "open" }) })],
    ["is of the first protocol", () => ({ ...revealing(own), id: "old", protocol: 2 })],
  ])("does nothing where it %s", async (_, table) => {
    committed();
    expect(await takePart(seen(table()))).toBeNull();
    expect(sent).toEqual([]);
  });
  it("reveals nothing for a seat another browser has taken", async () => {
    expect(await takePart(seen(revealing(own)))).toBeNull();
    expect(await takePart(seen(revealing(own), null))).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each<[string, string, () => TableInfo]>([
    ["the commitment was exchanged", "exchanged", () => revealing(own, { commitment: "00".repeat(32) })],
    ["the anchor was exchanged", "exchanged", () => revealing(own, { anchor: "00".repeat(32) })],
    ["somebody has not committed", "early", () => revealing(own, { seats: seats({}, { entropy_hash: null }) })],
    ["a seat is open", "early", () => revealing(own, { seats: seats({}, { kind: "open" }) })],
    ["its own hash is another", "own-hash", () => revealing("ee".repeat(32))],
    ["the round is an old one", "round", () => (keepRound("t", promise, 2, {}), revealing(own))],
  ])("reveals nothing where %s, and says so", async (_, reason, table) => {
    committed();
    expect(await takePart(seen(table()))).toBeNull();
    expect(sent).toEqual([]);
    expect(kept("t")?.rounds["1"]?.revealed).toBe(false);
    expect(kept("t")?.warnings.map(({ id }) => id)).toEqual([`web-fair-wrong-${reason}`]);
  });
  it("reveals nothing where the hashes have changed since it saw them", async () => {
    committed();
    keepRound("t", promise, 1, { hashes: ["x", "y", null] });
    expect(await takePart(seen(revealing(own)))).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("away from the table", () => {
  const own = "cd".repeat(32);
  const told = (table: TableSeen, ...more: [number, unknown][]): void => server([200, table], ...more);
  beforeEach(() => {
    keep("t", promise, { anchor: link(0) });
    keepRound("t", promise, 1, { entropy: own });
  });

  it("promises are kept", async () => {
    told(seen(revealing(own)), [200, seen(playing(own))]);
    await keepPromises();
    expect(paths()).toEqual(["/t", "/t/reveal"]);
    await keepPromises();
    expect(paths()).toEqual(["/t", "/t/reveal"]); // there is nothing more to keep
  });
  it("an open table is left to itself", async () => {
    told(seen(revealing(own)));
    await keepPromises("t");
    expect(sent).toEqual([]);
  });
  it("what is asked no more is forgotten", async () => {
    told(seen(waiting(), null));
    await keepPromises();
    expect(unrevealed()).toEqual([]);
    keepRound("t", promise, 1, { entropy: own });
    server([404, { reason: "no_table", sentence: "None.", said: null }]);
    await keepPromises();
    expect(unrevealed()).toEqual([]);
  });
  it("a game that began without asking is noted", async () => {
    told(seen(playing("ee".repeat(32))));
    await keepPromises();
    expect(kept("t")?.warnings.map(({ id }) => id)).toEqual(["web-fair-wrong-own-entropy"]);
  });
  it("a server that is away is asked again", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await keepPromises();
    expect(unrevealed()).toEqual(["t"]);
  });
});
