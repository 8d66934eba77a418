// One's worst moments as positions to be played again: an answer that costs no more than a point counts.
import { api } from "../api";
import type { GameModule } from "../game";
import { Line } from "../lesson.svelte";
import { Table } from "../table.svelte";
import type { FromLearner, FromServer, Step, Story } from "../types";
import { again } from "./judging";
import type { Answered, DecisionFound, Findings } from "./protocol";

const COUNTS = 0.01; // of a win: one point

/** How an answer has turned out; `lost` is a share of the win. */
export interface Outcome {
  good: boolean;
  lost: number;
}

export class Practice {
  readonly exercises: readonly DecisionFound[];
  /** Which of them is on the table. */
  number = $state(0);
  table = $state.raw<Table>() as Table;
  outcome = $state.raw<Outcome | null>(null);
  judging = $state(false);
  /** The better line is told and shown. */
  shown = $state(false);
  solved = $state.raw<ReadonlySet<number>>(new Set());
  /** What the answer came to; nothing: there is none yet. */
  private answered: readonly number[] = [];
  /** How often a table was begun: what comes late for an earlier one is of no interest. */
  private begun = 0;
  readonly exercise = $derived.by(() => this.exercises[this.number] as DecisionFound);

  constructor(
    private readonly findings: Findings,
    private readonly story: Story,
    readonly seat: string,
    private readonly game: GameModule,
    private readonly heard: (step: Step, quick: boolean) => void = () => {},
  ) {
    const worst = findings.seats.find((each) => each.seat === seat)?.worst ?? [];
    const events = new Map(findings.events.map((event) => [event.number, event]));
    this.exercises = worst.map((move) => events.get(move)).filter((event) => event?.kind === "decision");
    this.go(0);
  }

  go(number: number): void {
    this.number = number;
    this.again();
  }

  /** The same position once more. */
  again(shown = false): void {
    (this.table as Table | undefined)?.close();
    [this.outcome, this.shown, this.judging] = [null, shown, false];
    this.answered = [];
    this.begun += 1;
    const line = (): Line =>
      new Line(
        (message) => this.ask(message),
        () => undefined,
      );
    this.table = new Table(`practice-${this.exercise.number}`, { lesson: true, open: line, shown: this.heard });
    this.table.game = this.game;
  }

  close(): void {
    this.table.close();
  }

  private async ask(message: FromLearner): Promise<readonly FromServer[]> {
    const { exercise, answered, begun } = this;
    const { game, options, players, codes } = this.story;
    const at = { game, options, players: players.length, codes: codes.slice(0, exercise.number - 1), answered };
    const { messages, answer } = await api.practise({ ...at, message });
    if (answer && begun === this.begun) {
      this.answered = answer.codes;
      void this.judge(exercise, answer);
    }
    return messages;
  }

  /** Says how an answer has turned out, unless the table has begun anew meanwhile. */
  private async judge(exercise: DecisionFound, answer: Answered): Promise<void> {
    const { begun } = this;
    this.judging = true;
    try {
      const lost = await this.lost(exercise, answer);
      if (begun !== this.begun) return;
      this.outcome = { good: lost <= COUNTS, lost };
      if (lost <= COUNTS) this.solved = new Set([...this.solved, exercise.number]);
    } finally {
      if (begun === this.begun) this.judging = false;
    }
  }

  /** What an answer costs: as it was judged, or, where it was only guessed at, judged with the effort of the best. */
  private async lost({ options, best_shares, seat }: DecisionFound, answer: Answered) {
    const place = this.findings.seats.findIndex((each) => each.seat === seat);
    const best = best_shares[place] ?? 0;
    const known = options.find(({ text }) => text === answer.text);
    if (known?.compared) return Math.max(best - known.share, 0);
    const question = { state: answer.state, asked: [answer.code] };
    const look = await again(this.findings.game, this.findings.judge, question);
    const own = look?.options.find(([code]) => code === answer.code)?.[1][place] ?? known?.share ?? 0;
    const compared = look?.options.filter(([, , fair]) => fair).map(([, shares]) => shares[place] ?? 0) ?? [];
    return Math.max(Math.max(best, ...compared) - own, 0);
  }
}
