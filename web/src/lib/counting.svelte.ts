// Something counted step by step: by itself where motion is wanted, and back and forth by hand.
const PACE = 5; // a step lasts as long as this many journeys of a piece

/** Call it where a component is made. */
export class Counting {
  /** How many steps have been counted. */
  done = $state(1);
  playing = $state(false);

  constructor(
    private readonly steps: () => number,
    /** Milliseconds a piece travels: 0 where motion is not wanted, and then all is counted already. */
    private readonly travel: () => number,
    private readonly pace: (done: number) => number = () => PACE,
  ) {
    this.done = travel() === 0 ? steps() : 1;
    this.playing = travel() > 0;
    $effect(() => {
      if (!this.playing) return;
      if (this.over || this.travel() === 0) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => (this.done += 1), this.travel() * this.pace(this.done));
      return () => clearTimeout(timer);
    });
  }

  get of(): number {
    return this.steps();
  }

  get over(): boolean {
    return this.done >= this.steps();
  }

  get moving(): boolean {
    return this.travel() > 0;
  }

  go(to: number): void {
    this.playing = false;
    this.done = Math.min(this.steps(), Math.max(1, to));
  }

  play(): void {
    if (!this.moving) return this.go(this.over ? 1 : this.done + 1);
    if (!this.playing && this.over) this.done = 1;
    this.playing = !this.playing;
  }
}
