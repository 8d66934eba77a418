// A better line that is looked at instead of the game: fetched, drawn with arrows, stepped through.
import { api } from "../api";
import type { Walk } from "../story.svelte";
import type { Story } from "../types";
import type { DecisionFound } from "./protocol";

interface Shown {
  readonly walk: Walk;
  readonly event: DecisionFound;
}

export class Branch {
  /** Null: the game itself is looked at. */
  shown = $state.raw<Shown | null>(null);
  private asked = 0; // whoever has gone on meanwhile does not want an earlier line any more

  /** `begin`: a way to walk along a line. */
  constructor(private readonly begin: (story: Story) => Walk) {}

  /** Show what would have been better at a decision of this game. */
  async show({ game, options, players, codes }: Story, event: DecisionFound): Promise<void> {
    const asked = ++this.asked;
    const line = event.line.map(({ text }) => text);
    const wish = { game, options, players: players.length, codes: codes.slice(0, event.number - 1), line };
    const told = await api.line(wish);
    if (asked === this.asked) this.shown = { walk: this.begin(told), event };
  }

  leave(): void {
    this.asked++;
    this.shown?.walk.pause();
    this.shown = null;
  }

  /** Moves made at the position of the line that is shown; the game's, where none is. */
  move(inGame: number): number {
    const shown = this.shown;
    return shown ? shown.walk.steps.move(shown.walk.position) || shown.event.number - 1 : inGame;
  }

  /** What is still to come of the line, as arrows; pressing one goes there. */
  readonly drawn = $derived.by(() => {
    const shown = this.shown;
    if (!shown) return undefined;
    const move = this.move(0);
    const left = shown.event.line.filter((choice) => choice.move > move);
    const play = (count = left.length): void => shown.walk.goMove(left[count - 1]?.move ?? move);
    return { hint: shown, left, play };
  });
}
