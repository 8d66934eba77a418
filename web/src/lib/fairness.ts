// The draws of a game, recomputed in the reader's own browser: the twin of `ludi/engine/fairness.py`, described in
// `docs/replay-format.md`. Nothing here trusts the server: commitment, key and every outcome are made anew.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./entropy";
import { apply } from "./steps";
import type { Dealt, Draw, Said, Story, View } from "./types";

const COMMIT = utf8ToBytes("ludi-romani/1/commitment");
const KEY = utf8ToBytes("ludi-romani/1/key");
const DRAW = utf8ToBytes("ludi-romani/1/draw");
const SPAN = 1n << 64n;
const SECRET_BYTES = 32;
const BATCH = 40; // draws between two reports of progress

export type Verdict =
  | { ok: true; draws: number; commitmentSeen: boolean; entropyMixed: boolean }
  | { ok: false; draw: number | null; why: Said };

export function bigEndian(value: number | bigint, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  let rest = BigInt(value);
  for (let at = bytes - 1; at >= 0; at--, rest >>= 8n) out[at] = Number(rest & 255n);
  return out;
}

/** Parts with their lengths, so that no two different lists read the same. */
function packed(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [bigEndian(part.length, 4), part]));
}

function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (c) => c.codePointAt(0) ?? 0);
  const right = Array.from(b, (c) => c.codePointAt(0) ?? 0);
  const at = left.findIndex((point, i) => point !== right[i]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

/** The one spelling of the terms that is hashed: JSON with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}

export function commitment(secret: Uint8Array, terms: unknown): string {
  return bytesToHex(sha256(packed(COMMIT, secret, utf8ToBytes(canonical(terms)))));
}

export function drawKey(secret: Uint8Array, promise: string, entropy: readonly string[]): Uint8Array {
  return hmac(sha256, secret, packed(KEY, utf8ToBytes(promise), ...entropy.map((text) => utf8ToBytes(text))));
}

/** The outcome of draw `number` (from 1), or null where the weights leave nothing to choose from. */
export function outcome(key: Uint8Array, number: number, weights: readonly (number | bigint)[]): number | null {
  const exact = weights.map((weight) => BigInt(weight));
  const total = exact.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || exact.some((weight) => weight < 0n)) return null;
  const limit = SPAN - (SPAN % total); // values from here on would favour the first outcomes: drawn again
  let value = limit;
  for (let attempt = 0; value >= limit; attempt++) {
    const digest = hmac(sha256, key, packed(DRAW, bigEndian(number, 8), bigEndian(attempt, 8)));
    value = digest.slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }
  let rest = value % total;
  for (const [index, weight] of exact.entries()) {
    rest -= weight;
    if (rest < 0n) return index;
  }
  return null;
}

function failure(id: string, args: Record<string, unknown> = {}, draw: number | null = null): Verdict {
  return { ok: false, draw, why: { id: `web-story-wrong-${id}`, args } };
}

/** The key of one dealer, or why it cannot be trusted. */
function keyOf(dealt: Dealt): Uint8Array | Verdict {
  const first = { first: dealt.first_draw };
  if (dealt.secret === null) return failure("unrevealed", first);
  if (!/^[0-9a-f]*$/i.test(dealt.secret) || dealt.secret.length !== 2 * SECRET_BYTES) return failure("secret", first);
  const secret = hexToBytes(dealt.secret);
  if (commitment(secret, dealt.terms) !== dealt.commitment) return failure("commitment", first);
  return drawKey(secret, dealt.commitment, dealt.entropy);
}

/** That the promise made before the game is the one being checked, and that one's own entropy was mixed in. */
function recalled(dealt: readonly Dealt[], remembered: Kept): Verdict | null {
  const { commitment: promise, entropy } = remembered;
  if (dealt[0] && dealt[0].commitment !== promise) return failure("exchanged");
  const without = entropy === null ? undefined : dealt.find((entry) => !entry.entropy.includes(entropy));
  if (without) return failure("entropy", { first: without.first_draw });
  return null;
}

/** Recompute every draw. `progress` is called now and then with the number checked; it may wait, to let others run. */
export async function verify(
  dealt: readonly Dealt[],
  draws: readonly Draw[],
  remembered: Kept | null = null,
  progress: (done: number) => void | Promise<void> = () => {},
): Promise<Verdict> {
  if (draws.length && dealt[0]?.first_draw !== 1) return failure("no-first");
  const forgotten = remembered && recalled(dealt, remembered);
  if (forgotten) return forgotten;
  const keys: { first: number; key: Uint8Array }[] = [];
  for (const entry of dealt) {
    const key = keyOf(entry);
    if (!(key instanceof Uint8Array)) return key;
    keys.push({ first: entry.first_draw, key });
  }
  for (const [index, draw] of draws.entries()) {
    const number = index + 1;
    const dealer = keys.findLast(({ first }) => first <= number);
    if (!dealer || outcome(dealer.key, number, draw.weights) !== draw.outcome) {
      return failure("draw", { draw: number, move: draw.move }, number);
    }
    if (number % BATCH === 0) await progress(number);
  }
  await progress(draws.length);
  return {
    ok: true,
    draws: draws.length,
    commitmentSeen: remembered !== null,
    entropyMixed: remembered !== null && remembered.entropy !== null,
  };
}

/** That the draws checked are the draws that were shown: as many, with these weights, and with what came of them. */
export function shown(story: Story): Verdict | null {
  const drawn = new Map(story.draws.map((draw, index) => [draw.move, { ...draw, number: index + 1 }]));
  let view = story.view as View;
  let seen = 0;
  for (const step of story.steps) {
    if (step.actor === "chance") {
      const draw = drawn.get(step.number);
      if (!draw) return failure("missing", { move: step.number });
      const same = alike(draw.weights, view.prompt.weights) && draw.texts.length === draw.weights.length;
      if (!same || draw.texts[draw.outcome] !== step.text) {
        return failure("shown", { draw: draw.number, move: step.number }, draw.number);
      }
      seen++;
    }
    view = apply(view, [step]);
  }
  return seen === drawn.size && seen === story.draws.length ? null : failure("count");
}

function alike(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
