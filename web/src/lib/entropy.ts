// What this browser contributes to the draws, and what it remembers in order to check them afterwards.

/**
 * Kept under `ludi:table:ID`: the commitment as first seen, the entropy given when sitting down, and the key that opens
 * the seat in another browser (the server says it only once).
 */
export interface Kept {
  commitment: string;
  entropy: string | null;
  key?: string;
}

const place = (id: string): string => `ludi:table:${id}`;

/** 32 hexadecimal digits nobody else can know beforehand. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function kept(id: string): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place(id)) ?? "null");
    if (typeof value !== "object" || value === null || !("commitment" in value)) return null;
    const { commitment, entropy, key } = value as Record<string, unknown>;
    if (typeof commitment !== "string") return null;
    const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
    return { commitment, entropy: text(entropy), ...(text(key) ? { key: String(key) } : {}) };
  } catch {
    return null; // storage is switched off, or holds something else
  }
}

/** The first commitment stays: a server that changes it later is found out. Without `entropy` that stays too. */
export function keep(id: string, commitment: string, entropy?: string | null): void {
  const before = kept(id);
  write(id, {
    ...before,
    commitment: before?.commitment ?? commitment,
    entropy: entropy === undefined ? (before?.entropy ?? null) : entropy,
  });
}

export function keepKey(id: string, key: string): void {
  const before = kept(id);
  if (before) write(id, { ...before, key });
}

function write(id: string, next: Kept): void {
  try {
    localStorage.setItem(place(id), JSON.stringify(next));
  } catch {
    // Without storage there is nothing to compare later; playing goes on.
  }
}
