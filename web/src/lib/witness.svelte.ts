// Watches over the draws of one open table: compares what the server says with what this browser keeps, and checks
// every draw when it happens. What does not fit is said, and stays said.
import { hexToBytes } from "@noble/hashes/utils.js";
import { api } from "./api";
import { keep, kept, type Checked } from "./entropy";
import { drawDigest, follows, judge, outcome, ownDraws } from "./fairness";
import { differences, hasBegun, isChained, mixOf, remember, warn } from "./promises";
import type { Draw, Said, Step, TableInfo } from "./types";
import { alarm } from "./verdict";

/** What is known of a draw, by the move it came with. */
export type Seal = "checked" | "broken";

const SHORT = 100; // moves of a game that is told in no time

export class Witness {
  /** Everything that was found wrong. */
  warnings = $state.raw<readonly Said[]>([]);
  seals = $state.raw<ReadonlyMap<number, Seal>>(new Map());
  /** The last draw that follows from the dealer's promise. */
  checked = $state.raw<Checked | null>(null);
  private table: TableInfo | null = null;
  private mixed: Uint8Array | null = null;
  private sealed: Record<string, string>;

  constructor(id: string) {
    const known = kept(id);
    this.warnings = known?.warnings ?? [];
    this.checked = known?.checked ?? null;
    this.sealed = known?.sealed ?? {};
    this.seals = new Map(Object.keys(this.sealed).map((move) => [Number(move), "checked"]));
  }

  /** What the server says of the table. */
  saw(table: TableInfo, you: string | null): void {
    this.table = table;
    const before = kept(table.id);
    const known = remember(table);
    const wrong = differences(table, you, before ?? known);
    this.warn(wrong);
    if (!isChained(table) || !hasBegun(table) || wrong.length > 0) return;
    this.mixed ??= mixOf(table);
    this.checked ??= { draws: 0, link: known.anchor ?? "" };
    this.uncovered(table);
  }

  /** The last link that is told follows from the last one known: after a while away, or from the anchor. */
  private uncovered({ draws, link }: TableInfo): void {
    const { checked } = this;
    if (!checked) return;
    if (draws < checked.draws) this.warn([alarm("taken-back", { draw: draws + 1 })]);
    else if (!follows(link ?? null, checked.link, draws - checked.draws)) this.warn([alarm("link", { draw: draws })]);
    else if (link) this.advance({ draws, link });
  }

  /** What has just happened. */
  drew(steps: readonly Step[]): void {
    const draws = steps.filter(({ actor }) => actor === "chance");
    if (!this.table || !isChained(this.table) || draws.length === 0) return;
    for (const step of draws) {
      const wrong = this.check(step);
      if (wrong) this.warn([wrong]);
      this.seal(step, wrong ? "broken" : "checked");
    }
    this.store();
  }

  private seal({ number, text, draw }: Step, seal: Seal): void {
    this.seals = new Map([...this.seals, [number, seal]]);
    if (draw && seal === "checked") this.sealed[String(number)] = drawDigest(draw.weights, draw.outcome, text);
  }

  private check(step: Step): Said | null {
    const { checked, mixed } = this;
    const { draw } = step;
    if (!checked || !mixed) return this.warnings[0] ?? alarm("no-draw", { move: step.number });
    if (!draw) return alarm("no-draw", { move: step.number });
    const { number, link } = draw;
    if (number <= checked.draws) return alarm("again", { draw: number });
    if (!follows(link, checked.link, number - checked.draws)) return alarm("link", { draw: number });
    this.checked = { draws: number, link };
    const drawn = outcome(hexToBytes(link), mixed, number, draw.weights);
    return drawn === draw.outcome ? null : alarm("outcome", { draw: number });
  }

  private advance(checked: Checked): void {
    if (checked.draws === this.checked?.draws) return;
    this.checked = checked;
    this.store();
  }

  /** Draws were made before this browser listened, which can be checked without asking for a long story. */
  missing({ number, draws }: TableInfo): boolean {
    return this.checked !== null && draws > this.seals.size && number <= SHORT;
  }

  /** Checks the draws that were made before this browser listened, by the whole story. */
  async catchUp(id: string): Promise<void> {
    const story = await api.story(id);
    const verdict = await judge(story, kept(id));
    if (verdict.ok) this.verified(ownDraws(story));
    else this.warn([verdict.why]);
  }

  /** The whole game has been recomputed and fits: all its draws are sealed. */
  verified(draws: readonly Draw[]): void {
    const broken = [...this.seals].filter(([, seal]) => seal === "broken");
    this.seals = new Map([...draws.map(({ move }) => [move, "checked"] as const), ...broken]);
    const seen = ({ move, weights, outcome, texts }: Draw) =>
      [String(move), drawDigest(weights, outcome, texts[outcome] ?? "")] as const;
    this.sealed = Object.fromEntries(draws.map(seen));
    this.store();
  }

  private store(): void {
    if (!this.table) return;
    keep(this.table.id, this.table.commitment, { checked: this.checked, sealed: this.sealed });
  }

  private warn(wrong: readonly Said[]): void {
    if (wrong.length && this.table) this.warnings = warn(this.table, wrong);
  }
}
