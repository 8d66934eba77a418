// The draws of older games (replay files of format 1 and 2): one secret for all of them, revealed when the game is over,
// and entropy given in the open. The twin of `ludi/engine/first_protocol.py`.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { bigEndian, canonical, isDigest, packed, sampled } from "./hashing";
import type { Draw } from "./types";
import { BATCH, found, wrong, type Lie, type Progress, type Verdict } from "./verdict";

const COMMIT = utf8ToBytes("ludi-romani/1/commitment");
const KEY = utf8ToBytes("ludi-romani/1/key");
const DRAW = utf8ToBytes("ludi-romani/1/draw");

/** What is needed to recompute the draws dealt from one secret. */
export interface OldDealt {
  first_draw: number;
  commitment: string;
  entropy: readonly string[];
  secret: string | null;
  terms: Record<string, unknown>;
}

/** What a browser remembers: the commitment it saw first, and the entropy it gave. */
export interface OldMemory {
  commitment: string;
  entropy: string | null;
}

export function commitment(secret: Uint8Array, terms: unknown): string {
  return bytesToHex(sha256(packed(COMMIT, secret, utf8ToBytes(canonical(terms)))));
}

export function drawKey(secret: Uint8Array, promise: string, entropy: readonly string[]): Uint8Array {
  return hmac(sha256, secret, packed(KEY, utf8ToBytes(promise), ...entropy.map((text) => utf8ToBytes(text))));
}

/** The outcome of draw `number` (from 1), or null where the weights leave nothing to choose from. */
export function outcome(key: Uint8Array, number: number, weights: readonly (number | bigint)[]): number | null {
  return sampled(weights, (attempt) => hmac(sha256, key, packed(DRAW, bigEndian(number, 8), attempt)));
}

/** The key of one dealer, or why it cannot be trusted. */
function keyOf(dealt: OldDealt): Uint8Array | Lie {
  const first = { first: dealt.first_draw };
  if (dealt.secret === null) return wrong("unrevealed", first);
  if (!isDigest(dealt.secret.toLowerCase())) return wrong("secret", first);
  const secret = hexToBytes(dealt.secret);
  if (commitment(secret, dealt.terms) !== dealt.commitment) return wrong("commitment", first);
  return drawKey(secret, dealt.commitment, dealt.entropy);
}

/** That the promise made before the game is the one being checked, and that one's own entropy was mixed in. */
function recalled(dealt: readonly OldDealt[], remembered: OldMemory): Lie | null {
  const { commitment: promise, entropy } = remembered;
  if (dealt[0] && dealt[0].commitment !== promise) return wrong("exchanged");
  const missing = entropy !== null && dealt.some((entry) => !entry.entropy.includes(entropy));
  return missing ? wrong("own-entropy") : null;
}

/** Recompute every draw. */
export async function verifyOld(
  dealt: readonly OldDealt[],
  draws: readonly Draw[],
  remembered: OldMemory | null,
  progress: Progress,
): Promise<Verdict> {
  if (draws.length && dealt[0]?.first_draw !== 1) return wrong("no-first");
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
      return wrong("draw", { draw: number, move: draw.move }, number);
    }
    if (number % BATCH === 0) await progress(number);
  }
  await progress(draws.length);
  return judged(dealt.length, draws.length, remembered);
}

/** Such draws fit their secrets, which is less than it seems: who chose the secrets saw what comes of them. */
function judged(sittings: number, draws: number, remembered: OldMemory | null): Verdict {
  const proven = [found("proven-secret", { n: draws })];
  if (remembered) proven.push(found("proven-promise"));
  if (remembered?.entropy) proven.push(found("proven-own"));
  const remains = [found(sittings > 1 ? "remains-secrets" : "remains-open-entropy", { n: sittings })];
  if (!remembered) remains.push(found("remains-unseen"));
  return { ok: true, draws, proven, remains };
}
