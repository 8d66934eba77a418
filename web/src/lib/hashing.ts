// What both protocols of the draws are made of: bytes that are hashed, and an index that is drawn by weights.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPAN = 1n << 64n;

export function bigEndian(value: number | bigint, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  let rest = BigInt(value);
  for (let at = bytes - 1; at >= 0; at--, rest >>= 8n) out[at] = Number(rest & 255n);
  return out;
}

/** Parts with their lengths, so that no two different lists read the same. */
function packed(parts: readonly (Uint8Array | string)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part));
  return concatBytes(...bytes.flatMap((part) => [bigEndian(part.length, 4), part]));
}
export const hash = (...parts: (Uint8Array | string)[]): Uint8Array => sha256(packed(parts));
export const mac = (key: Uint8Array, ...parts: (Uint8Array | string)[]): Uint8Array => hmac(sha256, key, packed(parts));

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

/** Whether it is a number of 32 bytes as both sides write it. */
export const isDigest = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/**
 * The index a draw gives, exactly as likely as its weight says; null where the weights leave nothing to choose from.
 * `digest` makes the bytes of one attempt.
 */
export function sampled(
  weights: readonly (number | bigint)[],
  digest: (attempt: Uint8Array) => Uint8Array,
): number | null {
  const exact = weights.map((weight) => BigInt(weight));
  const total = exact.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || exact.some((weight) => weight < 0n)) return null;
  const limit = SPAN - (SPAN % total); // values from here on would favour the first outcomes: drawn again
  let value = limit;
  for (let attempt = 0; value >= limit; attempt++) {
    value = digest(bigEndian(attempt, 8))
      .slice(0, 8)
      .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }
  let rest = value % total;
  for (const [index, weight] of exact.entries()) {
    rest -= weight;
    if (rest < 0n) return index;
  }
  return null;
}
