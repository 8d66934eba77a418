// Shows what happened one narrated step after another, however fast it comes in.
import { heaviest, REST, STAGED } from "./moments";
import { apply, moves } from "./steps";
import type { Step, View } from "./types";

/** More than this waiting is a backlog: all but the last few are applied at once. */
const MOST = 40;
const KEPT = 8;

export interface Pace {
  /** Milliseconds a piece travels. */
  travel: () => number;
  /** Milliseconds a sentence stands. */
  pause: () => number;
  /** Milliseconds of a moment's rest, from those at normal speed. */
  rest: (usual: number) => number;
  /** Nobody is looking. */
  hidden?: () => boolean;
}

interface Queued {
  step: Step;
  /** One's own doing needs no time to be read, unless it is great. */
  own: boolean;
}

export class Player {
  /** What the board shows. */
  view = $state.raw<View | null>(null);
  /** The step that was said last, while it is being shown. */
  step = $state.raw<Step | null>(null);
  private queue = $state.raw<readonly Queued[]>([]);
  private timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);

  constructor(
    private readonly pace: Pace,
    /** Called for each step as it is shown; `quick`: with many others, in no time. */
    private readonly shown: (step: Step, quick: boolean, own: boolean) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.timer !== null || this.queue.length > 0;
  }

  /** The board as it is: what was waiting to be shown is dropped. */
  jump(view: View | null): void {
    this.stop();
    this.queue = [];
    this.step = null;
    this.view = view;
  }

  add(steps: readonly Step[], own = false): void {
    if (!this.view) return;
    this.queue = [...this.queue, ...steps.map((step) => ({ step, own }))];
    if (this.pace.hidden?.()) this.take(this.queue.length);
    else if (this.queue.length > MOST) this.take(this.queue.length - KEPT);
    if (this.timer === null) this.run();
  }

  /** The board as it is, and what has happened on the way there: lit and heard, while nothing travels any more. */
  arrive(view: View, steps: readonly Step[]): void {
    this.jump(view);
    this.add(
      steps.map((step) => ({ ...step, patch: {} })),
      true,
    );
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.stop();
    this.take(this.queue.length);
    this.step = null;
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private take(count: number): void {
    const taken = this.queue.slice(0, count);
    this.queue = this.queue.slice(count);
    for (const { step, own } of taken) {
      if (this.view) this.view = apply(this.view, [step]);
      this.shown(step, true, own);
    }
  }

  private run(): void {
    for (;;) {
      const first = this.queue[0];
      if (!first || !this.view) {
        this.step = null;
        return;
      }
      this.queue = this.queue.slice(1);
      const time = this.time(first);
      this.view = apply(this.view, [first.step]);
      if (first.step.said.length > 0 || first.step.moments.length > 0) this.step = first.step;
      this.shown(first.step, time === 0, first.own);
      if (time > 0) {
        this.timer = setTimeout(() => {
          this.timer = null;
          this.run();
        }, time);
        return;
      }
    }
  }

  private time({ step, own }: Queued): number {
    const moving = moves(step);
    const travel = moving ? this.pace.travel() : 0;
    const moment = heaviest(step);
    // One's own move is known, but for what all look at; where nothing may travel, it is seen as others' are.
    const known = own && step.actor !== "rule" && !(moment && STAGED.has(moment.kind));
    if (known && (travel > 0 || !moving)) return travel;
    if (moment) return travel + this.pace.rest(REST[moment.kind]);
    // The second sentence of a step needs reading too.
    const said = step.said.length;
    return said === 0 ? travel : travel + this.pace.pause() * (1 + (said - 1) / 2);
  }
}
