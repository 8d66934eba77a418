// The log of a table: what was said before one came, and what has been said since.
import { lineOf, spoken } from "./steps";
import type { Log, LogLine, Step } from "./types";

export class Journal {
  lines = $state.raw<readonly LogLine[]>([]);
  /** What was said before one came is still to be told. */
  coming = $state(false);
  private until = -1; // Moves the server's own log tells of.

  constructor(private readonly fetch?: () => Promise<Log>) {}

  write(steps: readonly Step[]): void {
    const told = spoken(steps).filter((step) => step.number > this.until);
    if (told.length > 0) this.lines = [...this.lines, ...told.map(lineOf)];
  }

  async read(): Promise<void> {
    this.coming = this.fetch !== undefined;
    try {
      const log = await this.fetch?.();
      if (!log || log.number < this.until) return;
      this.until = log.number;
      this.lines = [...log.lines, ...this.lines.filter((line) => line.number > log.number)];
    } catch {
      // What follows is written all the same.
    } finally {
      this.coming = false;
    }
  }
}
