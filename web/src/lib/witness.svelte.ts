// Watches over the draws of one open table: compares what the server says with what this browser keeps, and checks
// every draw when it happens. What does not fit is said, and stays said.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { keep, kept, type Checked } from "./entropy";
import { follows, outcome, sameNumbers } from "./fairness";
import { isDigest } from "./hashing";
import { differences, hasBegun, isChained, mixOf, remember, warn } from "./promises";
import { apply } from "./steps";
import type { Said, Step, TableInfo, View } from "./types";

/** What is known of a draw, by the move it came with. */
export type Seal = "checked" | "broken";

export class Witness {
  /** Everything that was found wrong. */
  warnings = $state.raw<readonly Said[]>([]);
  seals = $state.raw<ReadonlyMap<number, Seal>>(new Map());
  /** The last draw that follows from the dealer's promise. */
  checked = $state.raw<Checked | null>(null);
  private table: TableInfo | null = null;
  private mixed: Uint8Array | null = null;

  constructor(id: string) {
    const known = kept(id);
    this.warnings = known?.warnings ?? [];
    this.checked = known?.checked ?? null;
    this.seals = new Map(known?.sealed.map((move) => [move, "checked"]));
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
    if (draws < checked.draws) this.warn([said("taken-back", { draw: draws + 1 })]);
    else if (!follows(link ?? null, checked.link, draws - checked.draws)) this.warn([said("link", { draw: draws })]);
    else if (link) this.advance({ draws, link });
  }

  /** What has just happened, from the view before it. */
  drew(view: View, steps: readonly Step[]): void {
    if (!this.table || !isChained(this.table) || !steps.some(isDraw)) return;
    let before = view;
    const seals = new Map(this.seals);
    for (const step of steps) {
      if (isDraw(step)) {
        const wrong = this.check(step, before.prompt.weights);
        if (wrong) this.warn([wrong]);
        seals.set(step.number, wrong ? "broken" : "checked");
      }
      before = apply(before, [step]);
    }
    this.seals = seals;
    this.store();
  }

  private check(step: Step, weights: readonly number[]): Said | null {
    const { checked, mixed } = this;
    const { draw } = step;
    if (!checked || !mixed) return this.warnings[0] ?? said("no-draw", { move: step.number });
    if (!draw) return said("no-draw", { move: step.number });
    const { number, link } = draw;
    if (number <= checked.draws) return said("again", { draw: number });
    if (!follows(link, checked.link, number - checked.draws)) return said("link", { draw: number });
    this.checked = { draws: number, link };
    if (!sameNumbers(draw.weights, weights)) return said("weights", { draw: number });
    const drawn = outcome(hexToBytes(link), mixed, number, draw.weights);
    return drawn === draw.outcome ? null : said("outcome", { draw: number });
  }

  private advance(checked: Checked): void {
    if (checked.draws === this.checked?.draws) return;
    this.checked = checked;
    this.store();
  }

  /** The whole game has been recomputed and fits: all its draws are sealed. */
  verified(moves: readonly number[]): void {
    const broken = [...this.seals].filter(([, seal]) => seal === "broken");
    this.seals = new Map([...moves.map((move) => [move, "checked"] as const), ...broken]);
    this.store();
  }

  private store(): void {
    if (!this.table) return;
    const sealed = [...this.seals].filter(([, seal]) => seal === "checked").map(([move]) => move);
    keep(this.table.id, this.table.commitment, { checked: this.checked, sealed });
  }

  private warn(wrong: readonly Said[]): void {
    if (wrong.length && this.table) this.warnings = warn(this.table, wrong);
  }
}

const isDraw = (step: Step): boolean => step.actor === "chance";
const said = (id: string, args: Record<string, unknown>): Said => ({ id: `web-fair-wrong-${id}`, args });
