import { readFileSync } from "node:fs";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { nothing, type Kept } from "../../src/lib/entropy";
import {
  commitment,
  entropyHash,
  follows,
  linkBefore,
  mix,
  outcome,
  ownDraws,
  shown,
  verify,
} from "../../src/lib/fairness";
import { canonical } from "../../src/lib/hashing";
import type { Dealt, Draw, Step, Story } from "../../src/lib/types";
import type { Verdict } from "../../src/lib/verdict";

type Told = Pick<Story, "game" | "options" | "seats" | "dealt" | "draws">;
interface Vectors {
  chain: { seed: string; links: string[] };
  terms: Record<string, unknown> & { options: Story["options"]; table: string };
  canonical: string;
  seed: string;
  links: Record<string, string>;
  anchor: string;
  commitment: string;
  round: number;
  entropy: ({ hash: string; value: string } | null)[];
  mix: string;
  awkward: { number: number; link: string; weights: string[]; outcome: number }[];
  game: { dealt: [Dealt, Dealt]; draws: Draw[] };
}

// Written by `tools/fairness_vectors.py` with the engine's own dealer.
const vectors = JSON.parse(readFileSync("../tests/fixtures/fairness_v3.json", "utf8")) as Vectors;

/** Its first sitting: what a server deals. */
function served(draws = 30): Told {
  const { dealt, draws: all } = structuredClone(vectors.game);
  const made = all.slice(0, draws).map((draw, index) => ({ ...draw, move: index * 3 + 1, texts: [] }));
  const link = made.at(-1)?.link ?? null;
  return {
    game: "nuces",
    options: vectors.terms.options,
    seats: ["a", "b", "c"],
    dealt: [{ ...dealt[0], link }],
    draws: made,
  };
}

/** The same dealt in the terminal, in two sittings: the promise of the first is made anew for that. */
function resumed(): Told {
  const told = served();
  const { dealt, draws } = structuredClone(vectors.game);
  const terms: Record<string, unknown> = { ...dealt[0].terms, dealer: "terminal" };
  const promise = commitment(hexToBytes(vectors.anchor), terms);
  const mixed = mix(
    promise,
    vectors.round,
    vectors.entropy.map((each) => each?.value ?? null),
  );
  const again = told.draws.map((draw, index) => ({
    ...draw,
    outcome: outcome(hexToBytes(draw.link ?? ""), mixed, index + 1, draw.weights) ?? -1,
  }));
  const later = draws.slice(30).map((draw, index) => ({ ...draw, move: 100 + index, texts: [] }));
  return { ...told, dealt: [{ ...dealt[0], terms, commitment: promise }, dealt[1]], draws: [...again, ...later] };
}

const why = (verdict: Verdict): string => (verdict.ok ? "ok" : verdict.why.id.replace("web-fair-wrong-", ""));
const said = (verdict: Verdict): string[] =>
  verdict.ok ? [...verdict.proven, ...verdict.remains].map(({ id }) => id.replace("web-fair-", "")) : [];
const sitting = (told: Told, index = 0): Dealt => told.dealt[index] as Dealt;
const draw = (told: Told, index: number): Draw => told.draws[index] as Draw;
const entry = (told: Told, seat: number) => sitting(told).entropy[seat] as { hash: string; value: string };

const given = (value: string) => ({ value, hash: entropyHash(vectors.terms.table, value) });

/** Terms of one's own wish, with a promise that fits them: what a dealer might hand in afterwards. */
function rewritten(told: Told, change: Record<string, unknown>, index = 0): void {
  const dealt = sitting(told, index);
  dealt.terms = { ...dealt.terms, ...change };
  dealt.commitment = commitment(hexToBytes(dealt.anchor ?? ""), dealt.terms);
}

describe("a game that goes on from another one", () => {
  const taken = (): Told & { taken_over: number } => {
    const told = served();
    const later = told.draws.map((draw) => ({ ...draw, move: draw.move + 20 }));
    const before: Draw[] = [4, 9, 20].map((move) => ({ ...(later[0] as Draw), move, link: null }));
    return { ...told, draws: [...before, ...later], taken_over: 20 };
  };

  it("has draws of its own, which alone are checked and sealed", async () => {
    const told = taken();
    expect(ownDraws(told)).toEqual(told.draws.slice(3));
    expect(await verify(told)).toMatchObject({ ok: true, draws: 30 });
    expect(ownDraws({ draws: told.draws })).toEqual(told.draws);
  });
});

describe("what Python computes", () => {
  it("is spelt and hashed the same", () => {
    expect(bytesToHex(sha256(utf8ToBytes(canonical(vectors.terms))))).toBe(vectors.canonical);
    expect(commitment(hexToBytes(vectors.anchor), vectors.terms)).toBe(vectors.commitment);
    for (const each of vectors.entropy) {
      if (each) expect(entropyHash(vectors.terms.table, each.value)).toBe(each.hash);
    }
  });

  it("has the same chain", () => {
    const [anchor, ...links] = vectors.chain.links;
    links.forEach((link, index) => expect(bytesToHex(linkBefore(hexToBytes(link), index + 1))).toBe(anchor));
    expect(vectors.chain.links.at(-1)).toBe(vectors.chain.seed);
    const seed = hexToBytes(vectors.seed);
    expect(bytesToHex(linkBefore(seed, 16384))).toBe(vectors.anchor);
    expect(bytesToHex(linkBefore(seed, 16384 - 129))).toBe(vectors.links["129"]);
  });

  it("has the same mix and outcomes, also where values are rejected", () => {
    const entropy = vectors.entropy.map((each) => each?.value ?? null);
    const mixed = mix(vectors.commitment, vectors.round, entropy);
    expect(bytesToHex(mixed)).toBe(vectors.mix);
    const drawn = vectors.awkward.map((each) =>
      outcome(hexToBytes(each.link), mixed, each.number, each.weights.map(BigInt)),
    );
    expect(drawn).toEqual(vectors.awkward.map((each) => each.outcome));
  });

  it("refuses weights without an outcome", () => {
    const link = hexToBytes(vectors.seed);
    for (const weights of [[0, 0], [3, -1], []]) expect(outcome(link, link, 1, weights)).toBeNull();
  });
});

describe("a link", () => {
  const [anchor = "", one = "", two = ""] = vectors.chain.links;
  it("follows from an earlier one", () => {
    expect(follows(one, anchor, 1)).toBe(true);
    expect(follows(two, anchor, 2)).toBe(true);
    expect(follows(null, anchor, 0)).toBe(true);
    expect(follows(two, two, 0)).toBe(true);
  });
  it.each([
    [two, anchor, 1],
    [one, anchor, 2],
    [one, two, 0],
    [null, anchor, 1],
    ["xyz", anchor, 1],
    [one.toUpperCase(), anchor, 1],
  ])("%# does not", (link, earlier, draws) => {
    expect(follows(link, earlier, draws)).toBe(false);
  });
});

describe("verifying", () => {
  it("accepts an honest game, and tells how far it is and what is proven", async () => {
    const told: number[] = [];
    const verdict = await verify(served(), null, (done) => void told.push(done));
    expect(verdict).toMatchObject({ ok: true, draws: 30 });
    expect(told).toEqual([30]);
    expect(said(verdict)).toEqual([
      "proven-chain",
      "proven-people",
      "remains-rounds",
      "remains-unseen",
      "remains-dealer",
    ]);
  });

  it("accepts a game that still goes on, and one without draws", async () => {
    expect(await verify(served(7))).toMatchObject({ ok: true, draws: 7 });
    expect(await verify(served(0))).toMatchObject({ ok: true, draws: 0 });
  });

  it("says of several sittings what they mean", async () => {
    const verdict = await verify(resumed());
    expect(verdict).toMatchObject({ ok: true, draws: 60 });
    expect(said(verdict)).toContain("remains-sittings");
    expect(said(verdict)).not.toContain("proven-people");
  });

  it("says that nobody but the dealer took part", async () => {
    const told = served(0);
    sitting(told).entropy = [null, null, null];
    expect(said(await verify(told))).toContain("remains-nobody");
  });

  it.each<[string, string, number | null, (told: Told) => void]>([
    ["another anchor", "chain-commitment", null, (t) => (sitting(t).anchor = "00".repeat(32))],
    ["an anchor that is no number", "chain-commitment", null, (t) => (sitting(t).anchor = "zz")],
    ["another commitment", "chain-commitment", null, (t) => (sitting(t).commitment = "00".repeat(32))],
    ["changed terms", "chain-commitment", null, (t) => (sitting(t).terms["content"] = "another")],
    ["terms of another game", "terms", null, (t) => rewritten(t, { game: "ave_roma" })],
    ["terms of other options", "terms", null, (t) => rewritten(t, { options: {} })],
    ["terms of more players", "terms", null, (t) => rewritten(t, { players: 4 })],
    ["terms of an older protocol", "terms", null, (t) => rewritten(t, { format_version: 2 })],
    ["terms of a later draw", "terms", null, (t) => rewritten(t, { first_draw: 2 })],
    ["a seat too many", "terms", null, (t) => void sitting(t).entropy.push(null)],
    ["a round that is none", "terms", null, (t) => (sitting(t).round = 0)],
    ["more draws than were promised", "used-up", null, (t) => rewritten(t, { draws: 29 })],
    ["exchanged entropy", "entropy-hash", null, (t) => (entry(t, 0).value = "11".repeat(32))],
    ["entropy exchanged with its hash", "outcome", null, (t) => (sitting(t).entropy[0] = given("12".repeat(32)))],
    ["entropy given for a bot", "outcome", null, (t) => (sitting(t).entropy[1] = sitting(t).entropy[0] ?? null)],
    ["another round", "outcome", null, (t) => (sitting(t).round = 1)],
    ["another last link", "chain", null, (t) => (sitting(t).link = "00".repeat(32))],
    ["no last link", "chain", null, (t) => (sitting(t).link = null)],
    ["a link of a draw not yet made", "chain", null, (t) => (sitting(t).link = vectors.links["127"] ?? null)],
    ["a changed outcome", "outcome", 7, (t) => draw(t, 6).outcome++],
    ["a changed link", "link", 5, (t) => (draw(t, 4).link = "00".repeat(32))],
    ["a draw left out", "chain", null, (t) => void t.draws.splice(2, 1)],
    ["a draw too many", "chain", null, (t) => void t.draws.push(draw(t, 0))],
    ["no dealer for the first draw", "no-first", null, (t) => (sitting(t).first_draw = 2)],
    ["no dealer at all", "no-first", null, (t) => (t.dealt = [])],
    ["a second promise of a server", "many", null, (t) => void t.dealt.push({ ...sitting(t), first_draw: 31 })],
  ])("finds %s", async (_, reason, number, change) => {
    const told = served();
    change(told);
    const verdict = await verify(told);
    expect(why(verdict)).toBe(reason);
    if (number !== null) expect(verdict).toMatchObject({ ok: false, draw: number });
  });

  it("finds a promise of the first protocol beside one of this", async () => {
    const told = served();
    told.dealt.push({ ...sitting(told), anchor: null });
    expect(why(await verify(told))).toBe("many");
  });

  it("finds a secret ground for every few draws, which once passed: each new one is a second promise", async () => {
    const told = resumed();
    rewritten(told, { dealer: "server" });
    rewritten(told, { dealer: "server" }, 1);
    expect(why(await verify(told))).toBe("many");
  });
});

describe("what this browser remembers", () => {
  const mine = vectors.entropy[0]?.value ?? "";
  const hashes = vectors.entropy.map((each) => each?.hash ?? null);
  const kept = (extra: Partial<Kept> = {}): Kept => ({
    ...nothing(vectors.commitment),
    anchor: vectors.anchor,
    rounds: { "2": { entropy: mine, revealed: true, hashes } },
    ...extra,
  });

  it("is confirmed", async () => {
    const verdict = await verify(served(), kept());
    expect(said(verdict)).toEqual([
      ...["proven-chain", "proven-promise", "proven-own", "proven-people"],
      ...["remains-rounds", "remains-dealer"],
    ]);
    expect(said(await verify(served(), kept({ rounds: {} })))).not.toContain("proven-own");
  });

  it.each<[string, string, Partial<Kept>]>([
    ["another commitment", "exchanged", { commitment: "ab".repeat(32) }],
    ["another anchor", "exchanged", { anchor: "ab".repeat(32) }],
    [
      "other hashes",
      "hashes",
      { rounds: { "2": { entropy: mine, revealed: true, hashes: [...hashes].reverse().slice(1) } } },
    ],
    ["its own text missing", "own-entropy", { rounds: { "2": { entropy: "cd".repeat(32), revealed: true, hashes } } }],
    ["a later round", "round", { rounds: { "3": { entropy: mine, revealed: true, hashes } } }],
  ])("finds %s", async (_, reason, memory) => {
    expect(why(await verify(served(), kept(memory)))).toBe(reason);
  });

  it("asks nothing of what was never revealed", async () => {
    const rounds = { "2": { entropy: "cd".repeat(32), revealed: false, hashes } };
    expect((await verify(served(), kept({ rounds }))).ok).toBe(true);
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
    ["a draw too many", "count", (s) => void s.draws.push({ move: 9, texts: ["x"], weights: [1], outcome: 0 } as Draw)],
  ])("are not, with %s", (_, reason, change) => {
    const story = game();
    change(story);
    expect(why(shown(story) ?? { ok: true, draws: 0, proven: [], remains: [] })).toBe(reason);
  });
});
