// The draws of older games (replay files of format 1 and 2): one secret for all of them, revealed when the game is over,
// and entropy given in the open. The twin of `ludi/engine/first_protocol.py`.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./entropy";
import { bigEndian, canonical, hash, isDigest, mac, sampled } from "./hashing";
import type { Dealt, Draw } from "./types";
import { found, lieIn, wrong, type Lie, type Progress, type Verdict } from "./verdict";

/** What is needed to recompute the draws dealt from one secret. */
export type OldDealt = Pick<Dealt, "first_draw" | "commitment" | "terms"> & {
  entropy: readonly string[];
  secret: string | null;
};
/** What a browser remembers: the commitment it saw first, and the entropy it gave. */
export type OldMemory = Pick<Kept, "commitment" | "entropy">;

export function drawKey(secret: Uint8Array, promise: string, entropy: readonly string[]): Uint8Array {
  return mac(secret, "ludi-romani/1/key", promise, ...entropy);
}

/** The outcome of draw `number` (from 1), or null where the weights leave nothing to choose from. */
export function outcome(key: Uint8Array, number: number, weights: readonly (number | bigint)[]): number | null {
  return sampled(weights, (attempt) => mac(key, "ludi-romani/1/draw", bigEndian(number, 8), attempt));
}

/** The key of one dealer, or why it cannot be trusted. */
function keyOf(dealt: OldDealt): Uint8Array | Lie {
  const first = { first: dealt.first_draw };
  if (dealt.secret === null) return wrong("unrevealed", first);
  if (!isDigest(dealt.secret.toLowerCase())) return wrong("secret", first);
  const secret = hexToBytes(dealt.secret);
  const promise = bytesToHex(hash("ludi-romani/1/commitment", secret, canonical(dealt.terms)));
  if (promise !== dealt.commitment) return wrong("commitment", first);
  return drawKey(secret, promise, dealt.entropy);
}

/** That the promise made before the game is the one being checked, and that one's own entropy was mixed in. */
function recalled(dealt: readonly OldDealt[], { commitment, entropy }: OldMemory): Lie | null {
  if (dealt[0] && dealt[0].commitment !== commitment) return wrong("exchanged");
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
  const lie = await lieIn(draws, progress, ({ weights, outcome: told, move }, number) => {
    const dealer = keys.findLast(({ first }) => first <= number);
    const right = dealer && outcome(dealer.key, number, weights) === told;
    return right ? null : wrong("draw", { draw: number, move }, number);
  });
  return lie ?? judged(dealt.length, draws.length, remembered);
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
