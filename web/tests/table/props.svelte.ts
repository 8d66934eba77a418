// Properties of a mounted component that a test changes afterwards.
import { flushSync } from "svelte";

export class Props<P extends Record<string, unknown>> {
  readonly all: P;

  constructor(first: P) {
    const all = $state(first);
    this.all = all;
  }
  set(some: Partial<P>): void {
    Object.assign(this.all, some);
    flushSync();
  }
}
