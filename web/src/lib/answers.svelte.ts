// What was asked about positions: each question once, the last few answers kept.
const KEPT = 48;

export class Answers<T> {
  private known = $state.raw<ReadonlyMap<string, T>>(new Map());
  private readonly asked = new Set<string>();

  get(key: string | null): T | null {
    return key === null ? null : (this.known.get(key) ?? null);
  }

  /** Asks unless it is known or on its way. Where no answer comes (null), it may be asked again. */
  async want(key: string, ask: () => Promise<T | null>): Promise<void> {
    if (this.known.has(key) || this.asked.has(key)) return;
    this.asked.add(key);
    const answer = await ask().catch(() => null);
    this.asked.delete(key);
    if (answer !== null) this.known = new Map([...this.known, [key, answer] as const].slice(-KEPT));
  }

  clear(): void {
    this.known = new Map();
  }
}
