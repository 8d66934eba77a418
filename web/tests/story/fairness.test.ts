import { readFileSync } from "node:fs";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { bigEndian, canonical, drawKey, outcome, shown, verify, type Verdict } from "../../src/lib/fairness";
import type { Dealt, Draw, Step, Story } from "../../src/lib/types";

interface Vectors {
  canonical: string;
  key: string;
  dealt: [Dealt, Dealt];
  draws: Draw[];
  huge: { weights: string[]; outcomes: number[] };
}

// Written by `draws.py` with the engine's own dealer.
const vectors = JSON.parse(readFileSync("tests/story/draws.json", "utf8")) as Vectors;
const mine = vectors.dealt[1].entropy[0] ?? "";
const promise = vectors.dealt[0].commitment;

function honest(): Vectors {
  return structuredClone(vectors);
}

function draw(of: Vectors, index: number): Draw {
  const found = of.draws[index];
  if (!found) throw new Error(`no draw ${index}`);
  return found;
}

function why(verdict: Verdict): string {
  return verdict.ok ? "ok" : verdict.why.id.replace("web-story-wrong-", "");
}

describe("what Python computes", () => {
  it("is spelt and hashed the same", () => {
    expect(bytesToHex(sha256(utf8ToBytes(canonical(vectors.dealt[0].terms))))).toBe(vectors.canonical);
    const nested = { b: [1, { d: null, c: true }], a: "é\u0001" };
    expect(canonical(nested)).toBe('{"a":"é\\u0001","b":[1,{"c":true,"d":null}]}');
    expect(canonical({ "\u{1F600}": 1, "\uFF5E": 2 })).toBe('{"\uFF5E":2,"\u{1F600}":1}');
  });

  it("has the same key", () => {
    const [first] = vectors.dealt;
    expect(bytesToHex(drawKey(hexToBytes(first.secret ?? ""), first.commitment, first.entropy))).toBe(vectors.key);
  });

  it("has the same outcomes where values are rejected", () => {
    const weights = vectors.huge.weights.map(BigInt);
    const outcomes = vectors.huge.outcomes.map((_, i) => outcome(hexToBytes(vectors.key), i + 1, weights));
    expect(outcomes).toEqual(vectors.huge.outcomes);
  });

  it("refuses weights without an outcome", () => {
    expect(outcome(hexToBytes(vectors.key), 1, [0, 0])).toBeNull();
    expect(outcome(hexToBytes(vectors.key), 1, [3, -1])).toBeNull();
    expect(outcome(hexToBytes(vectors.key), 1, [])).toBeNull();
  });

  it("packs numbers big-endian", () => {
    expect([...bigEndian(258, 4)]).toEqual([0, 0, 1, 2]);
    expect([...bigEndian((1n << 64n) - 1n, 8)]).toEqual(Array(8).fill(255));
  });
});

describe("verifying", () => {
  it("accepts an honest game over two sittings, and tells how far it is", async () => {
    const told: number[] = [];
    const verdict = await verify(vectors.dealt, vectors.draws, null, (done) => void told.push(done));
    expect(verdict).toEqual({ ok: true, draws: 60, commitmentSeen: false, entropyMixed: false });
    expect(told).toEqual([40, 60]);
  });

  it("accepts what this browser remembers", async () => {
    const verdict = await verify(vectors.dealt, vectors.draws, { commitment: promise, entropy: mine });
    expect(verdict).toEqual({ ok: true, draws: 60, commitmentSeen: true, entropyMixed: true });
  });

  it("accepts the commitment alone, of somebody who only watched", async () => {
    const verdict = await verify(vectors.dealt, vectors.draws, { commitment: promise, entropy: null });
    expect(verdict).toMatchObject({ ok: true, commitmentSeen: true, entropyMixed: false });
  });

  it("accepts a game without draws", async () => {
    expect((await verify([], [])).ok).toBe(true);
  });

  it.each<[string, string, number | null, (game: Vectors) => void]>([
    ["a changed secret", "commitment", null, (g) => (g.dealt[0].secret = "00".repeat(32))],
    ["a short secret", "secret", null, (g) => (g.dealt[0].secret = "00")],
    ["a secret that is no number", "secret", null, (g) => (g.dealt[0].secret = "zz".repeat(32))],
    ["a secret not revealed", "unrevealed", null, (g) => (g.dealt[1].secret = null)],
    ["changed terms", "commitment", null, (g) => (g.dealt[0].terms["table"] = "another")],
    ["a changed commitment", "commitment", null, (g) => (g.dealt[1].commitment = "00".repeat(32))],
    ["a changed outcome", "draw", 7, (g) => draw(g, 6).outcome++],
    ["a changed weight", "draw", 45, (g) => (draw(g, 44).weights = [...draw(g, 44).weights].reverse())],
    ["a draw left out", "draw", 3, (g) => void g.draws.splice(2, 1)],
    ["exchanged entropy", "draw", 1, (g) => (g.dealt[0].entropy[0] = "foreign")],
    ["no dealer for the first draw", "no-first", null, (g) => void g.dealt.shift()],
  ])("finds %s", async (_, reason, number, change) => {
    const game = honest();
    change(game);
    const verdict = await verify(game.dealt, game.draws);
    expect(why(verdict)).toBe(reason);
    expect(verdict).toMatchObject({ ok: false, draw: number });
  });

  it("finds a commitment other than the one seen at the start", async () => {
    const kept = { commitment: "ab".repeat(32), entropy: mine };
    expect(why(await verify(vectors.dealt, vectors.draws, kept))).toBe("exchanged");
  });

  it("finds that one's own entropy was left out", async () => {
    const kept = { commitment: promise, entropy: "what I added" };
    expect(why(await verify(vectors.dealt, vectors.draws, kept))).toBe("entropy");
    const onlyFirst = { commitment: promise, entropy: vectors.dealt[0].entropy[0] ?? "" };
    const verdict = await verify(vectors.dealt, vectors.draws, onlyFirst);
    expect(verdict).toMatchObject({ ok: false, why: { args: { first: 31 } } });
  });
});

describe("the draws that were shown", () => {
  const drawn = { texts: ["draw priest", "draw soldier"], weights: [2, 5] };
  const step = (number: number, actor: string, text: string, weights?: number[]) => {
    return { number, actor, text, said: [], patch: weights ? { prompt: { weights: [weights] } } : {} };
  };
  const game = (): Story =>
    ({
      view: { prompt: { weights: [2, 5] } },
      steps: [
        step(1, "chance", "draw soldier", []),
        step(1, "rule", ""),
        step(2, "blue", "stay", [2, 5]),
        step(3, "chance", "draw priest", []),
      ],
      draws: [
        { move: 1, ...drawn, outcome: 1 },
        { move: 3, ...drawn, outcome: 0 },
      ],
    }) as unknown as Story;

  it("are those that are checked", () => {
    expect(shown(game())).toBeNull();
  });

  it.each<[string, string, (story: Story) => void]>([
    ["another outcome", "shown", (s) => ((s.draws[1] as Draw).outcome = 1)],
    ["other weights", "shown", (s) => ((s.draws[0] as Draw).weights = [3, 5])],
    ["an outcome more", "shown", (s) => ((s.draws[0] as Draw).weights = [2, 5, 1])],
    ["weights that were shown for another draw", "shown", (s) => ((s.steps[2] as Step).patch = {})],
    ["a draw too few", "missing", (s) => void s.draws.pop()],
    ["a draw too many", "count", (s) => void s.draws.push({ move: 9, texts: ["x"], weights: [1], outcome: 0 })],
  ])("are not, with %s", (_, reason, change) => {
    const story = game();
    change(story);
    expect(why(shown(story) ?? { ok: true, draws: 0, commitmentSeen: false, entropyMixed: false })).toBe(reason);
  });
});
