// One's own games page by page, of those that are wanted.
import type { MyGames } from "../../lib/types";
import { explain } from "../app/explain";

/** Which games are shown; what is empty does not matter. */
export interface Wanted {
  game: string;
  outcome: string;
  against: string;
  name: string;
}
export const ANY: Wanted = { game: "", outcome: "", against: "", name: "" };

export class Pages {
  wanted = $state.raw<Wanted>(ANY);
  shown = $state.raw<MyGames | null>(null);
  problem = $state("");
  /** Where each page up to the one shown begins. */
  private begins = $state.raw<readonly string[]>([""]);
  private asking = 0;

  constructor(
    private readonly ask: (asked: Record<string, string>) => Promise<MyGames>,
    wanted = ANY,
  ) {
    this.wanted = wanted;
  }

  get filtered(): boolean {
    return Object.values(this.wanted).some((value) => value !== "");
  }
  /** The number of the page shown, from 1. */
  get page(): number {
    return this.begins.length;
  }

  /** The page that is shown, as it is now. */
  look = (): Promise<void> => this.show(this.wanted, this.begins);

  choose(wanted: Wanted): void {
    this.wanted = wanted;
    void this.show(wanted, [""]);
  }
  newer = (): void => void this.show(this.wanted, this.begins.slice(0, -1));
  older = (): void => void this.show(this.wanted, [...this.begins, this.shown?.next ?? ""]);

  /** What was asked for before is of no interest any more. */
  private async show(wanted: Wanted, begins: readonly string[]): Promise<void> {
    const mine = ++this.asking;
    try {
      const found = await this.ask({ ...wanted, before: begins.at(-1) ?? "" });
      if (mine === this.asking) [this.wanted, this.begins, this.shown, this.problem] = [wanted, begins, found, ""];
    } catch (error) {
      if (mine === this.asking) this.problem = explain(error);
    }
  }
}
