// One's worst moments as positions to be played again: an answer that costs no more than a point counts.
import { api } from "../api";
import type { GameModule } from "../game";
import { Line } from "../lesson.svelte";
import { Table } from "../table.svelte";
import type { FromLearner, FromServer, Step, Story } from "../types";
import { again } from "./judging";
import type { DecisionFound, Findings, PracticeAnswer } from "./protocol";

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
    const { game, options, players, codes } = this.story;
    const at = codes.slice(0, this.exercise.number - 1);
    const { messages, answer } = await api.practise({ game, options, players: players.length, codes: at, message });
    if (answer) void this.judge(this.exercise, answer);
    return messages;
  }

  private async judge(exercise: DecisionFound, answer: NonNullable<PracticeAnswer["answer"]>): Promise<void> {
    this.judging = true;
    const lost = await this.lost(exercise, answer);
    if (exercise !== this.exercise) return;
    this.judging = false;
    this.outcome = { good: lost <= COUNTS, lost };
    if (lost <= COUNTS) this.solved = new Set([...this.solved, exercise.number]);
  }

  /** What an answer costs: as it was judged, or, where it was only guessed at, judged with the effort of the best. */
  private async lost({ options, best_shares, seat }: DecisionFound, answer: NonNullable<PracticeAnswer["answer"]>) {
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
