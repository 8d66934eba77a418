import { readFileSync } from "node:fs";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { drawKey, outcome, verifyOld, type OldDealt, type OldMemory } from "../../src/lib/firstProtocol";
import { bigEndian, canonical } from "../../src/lib/hashing";
import type { Draw } from "../../src/lib/types";
import type { Progress, Verdict } from "../../src/lib/verdict";

type Changeable = { -readonly [K in keyof OldDealt]: OldDealt[K] };
interface Vectors {
  canonical: string;
  key: string;
  dealt: [Changeable, Changeable];
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

const verify = (
  dealt: readonly OldDealt[],
  draws: readonly Draw[],
  remembered: OldMemory | null = null,
  progress: Progress = () => {},
): Promise<Verdict> => verifyOld(dealt, draws, remembered, progress);

const said = (verdict: Verdict): string[] =>
  verdict.ok ? [...verdict.proven, ...verdict.remains].map(({ id }) => id.replace("web-fair-", "")) : [];

function why(verdict: Verdict): string {
  return verdict.ok ? "ok" : verdict.why.id.replace("web-fair-wrong-", "");
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
    expect(verdict).toMatchObject({ ok: true, draws: 60 });
    expect(said(verdict)).toEqual(["proven-secret", "remains-secrets", "remains-unseen"]);
    expect(told).toEqual([40, 60]);
  });

  it("accepts what this browser remembers", async () => {
    const verdict = await verify(vectors.dealt, vectors.draws, { commitment: promise, entropy: mine });
    expect(said(verdict)).toEqual(["proven-secret", "proven-promise", "proven-own", "remains-secrets"]);
  });

  it("accepts the commitment alone, of somebody who only watched", async () => {
    const verdict = await verify(vectors.dealt, vectors.draws, { commitment: promise, entropy: null });
    expect(said(verdict)).toEqual(["proven-secret", "proven-promise", "remains-secrets"]);
  });

  it("says of a single secret that its entropy was given in the open", async () => {
    const verdict = await verify(vectors.dealt.slice(0, 1), vectors.draws.slice(0, 30));
    expect(said(verdict)).toEqual(["proven-secret", "remains-open-entropy", "remains-unseen"]);
  });

  it.each<[string, string, number | null, (game: Vectors) => void]>([
    ["a changed secret", "commitment", null, (g) => (g.dealt[0].secret = "00".repeat(32))],
    ["a short secret", "secret", null, (g) => (g.dealt[0].secret = "00")],
    ["a secret that is no number", "secret", null, (g) => (g.dealt[0].secret = "zz".repeat(32))],
    ["a secret not revealed", "unrevealed", null, (g) => (g.dealt[1].secret = null)],
    ["changed terms", "commitment", null, (g) => (g.dealt[0].terms = { table: "another" })],
    ["a changed commitment", "commitment", null, (g) => (g.dealt[1].commitment = "00".repeat(32))],
    ["a changed outcome", "draw", 7, (g) => draw(g, 6).outcome++],
    ["a changed weight", "draw", 45, (g) => (draw(g, 44).weights = [...draw(g, 44).weights].reverse())],
    ["a draw left out", "draw", 3, (g) => void g.draws.splice(2, 1)],
    ["exchanged entropy", "draw", 1, (g) => (g.dealt[0].entropy = ["foreign"])],
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
    expect(why(await verify(vectors.dealt, vectors.draws, kept))).toBe("own-entropy");
    const onlyFirst = { commitment: promise, entropy: vectors.dealt[0].entropy[0] ?? "" };
    expect(why(await verify(vectors.dealt, vectors.draws, onlyFirst))).toBe("own-entropy");
  });
});
