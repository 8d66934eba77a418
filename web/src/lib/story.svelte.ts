// A whole game to walk about in: any position, forwards and backwards, by itself at a chosen speed.
import { apply, lineOf, moves } from "./steps";
import type { LogLine, Step, Story, View } from "./types";

const CACHED = 32; // a view is kept of every so many steps
export const SPEEDS = [0.5, 1, 2, 4] as const;
const READING = 400; // milliseconds a sentence stands, and more for each letter of it
const PER_LETTER = 12;
const SILENT = 160;

/** A line of the log that knows where in the story it stands. */
export interface StoryLine extends LogLine {
  /** The number of steps after which it has happened. */
  position: number;
}

/** Positions are numbers of steps: 0 is before the first. */
export class Stepper {
  private readonly kept: View[];
  /** Positions worth stopping at: something was said or is seen to have changed. */
  readonly stops = [0];
  /** The turn each position belongs to. */
  readonly turns: number[];
  /** Where turns begin: the turn and the first position in it. */
  readonly marks: { turn: number; position: number }[] = [];
  readonly lines: StoryLine[] = [];

  constructor(readonly story: Story) {
    const first = story.view as View;
    this.kept = [first];
    this.turns = [first.turn];
    for (const [index, step] of story.steps.entries()) {
      const position = index + 1;
      const before = this.turns[index] ?? 0;
      const turn = (step.patch as { turn?: [number] }).turn?.[0] ?? before;
      this.turns.push(turn);
      if (turn !== before) this.marks.push({ turn, position });
      if (step.said.length > 0 || moves(step) || position === this.last) this.stops.push(position);
      if (step.said.length > 0) this.lines.push({ ...lineOf(step), position });
    }
  }

  get last(): number {
    return this.story.steps.length;
  }

  view(position: number): View {
    const wanted = this.clamp(position);
    const block = Math.floor(wanted / CACHED);
    for (let made = this.kept.length; made <= block; made++) {
      this.kept.push(this.patched(this.kept[made - 1] as View, (made - 1) * CACHED, made * CACHED));
    }
    return this.patched(this.kept[block] as View, block * CACHED, wanted);
  }

  step(position: number): Step | null {
    return this.story.steps[this.clamp(position) - 1] ?? null;
  }

  /** The number of the move a position belongs to; 0 before the first. */
  move(position: number): number {
    return this.step(position)?.number ?? 0;
  }

  /** The position after a move and all that followed from it. */
  afterMove(number: number): number {
    const next = this.story.steps.findIndex((step) => step.number > number);
    return next < 0 ? this.last : next;
  }

  /** The place of a position among the stops: the last stop not after it. */
  stop(position: number): number {
    let low = 0;
    let high = this.stops.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.stops[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The seat that decides next after a position; null when none does any more. */
  decider(position: number): string | null {
    const { seats, steps } = this.story;
    for (let at = this.clamp(position); at < steps.length; at++) {
      const actor = steps[at]?.actor ?? "";
      if (seats.includes(actor)) return actor;
    }
    return null;
  }

  /** The line told last at a position. */
  line(position: number): StoryLine | null {
    return this.lines.findLast((line) => line.position <= position) ?? null;
  }

  clamp(position: number): number {
    return Number.isFinite(position) ? Math.min(Math.max(Math.trunc(position), 0), this.last) : 0;
  }

  private patched(view: View, from: number, to: number): View {
    return apply(view, this.story.steps.slice(from, to));
  }
}

/** Milliseconds until the next step is shown. */
export function readingTime(letters: number, speed: number): number {
  return (letters ? READING + letters * PER_LETTER : SILENT) / speed;
}

/** The story with a finger on it. */
export class Walk {
  readonly steps: Stepper;
  position = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the last change went one stop further or back, and may be shown as motion. */
  smooth = $state(false);
  readonly view: View = $derived.by(() => this.steps.view(this.position));
  readonly step: Step | null = $derived.by(() => this.steps.step(this.position));
  readonly line: StoryLine | null = $derived.by(() => this.steps.line(this.position));
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `letters`: how long what is told at a position is, so that it can be read before the next. */
  constructor(
    story: Story,
    private readonly letters: (step: Step | null) => number = () => 0,
    private readonly travel: (speed: number) => number = () => 0,
  ) {
    this.steps = new Stepper(story);
  }

  get stop(): number {
    return this.steps.stop(this.position);
  }
  get atEnd(): boolean {
    return this.stop === this.steps.stops.length - 1;
  }

  /** To a place among the stops, by a person: what was playing stops. */
  goStop(stop: number): void {
    this.pause();
    this.show(stop);
  }
  goTo(position: number): void {
    this.pause();
    this.move(this.steps.clamp(position));
  }
  goMove(number: number): void {
    this.goTo(this.steps.afterMove(number));
  }
  forward(): void {
    this.goStop(this.stop + 1);
  }
  back(): void {
    // From between two stops, back is to the one before.
    const exact = this.steps.stops[this.stop] === this.position;
    this.goStop(exact ? this.stop - 1 : this.stop);
  }
  first(): void {
    this.goStop(0);
  }
  end(): void {
    this.goStop(this.steps.stops.length - 1);
  }

  play(): void {
    if (this.atEnd) this.show(0);
    this.playing = true;
    this.wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private show(stop: number): void {
    const last = this.steps.stops.length - 1;
    this.move(this.steps.stops[Math.min(Math.max(stop, 0), last)] ?? 0);
  }
  private move(position: number): void {
    this.smooth = Math.abs(this.steps.stop(position) - this.stop) === 1;
    this.position = position;
  }
  private wait(): void {
    clearTimeout(this.timer);
    const time = this.travel(this.speed) + readingTime(this.letters(this.step), this.speed);
    this.timer = setTimeout(() => {
      if (!this.atEnd) this.show(this.stop + 1);
      if (this.atEnd) this.pause();
      else this.wait();
    }, time);
  }
}
