// A hint that was asked for: what of the turn it shows is still to be done, and doing it.
import type { Target } from "./game";
import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";
import type { Hint } from "./types";

export type Advised = Pick<Hint["turn"][number], "text" | "said" | "path">;

/** What is drawn of advice: choices still to be made, whoever gives it; pressing one makes those up to it. */
export interface Drawn {
  readonly hint: unknown;
  readonly left: readonly Advised[];
  play(count?: number): void;
}

export class Advice implements Drawn {
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);

  constructor(private readonly table: () => Table) {}

  /** As long as the turn is played as advised; nothing once something else is done. */
  readonly left = $derived.by<readonly Advised[]>(() => {
    const { hint } = this;
    const { number, drafted } = this.table();
    if (!hint || hint.number !== number) return [];
    const advised = [...hint.draft, ...hint.turn.map(({ text }) => text)];
    const followed = drafted.length >= hint.draft.length && drafted.every((text, index) => text === advised[index]);
    return followed ? hint.turn.slice(drafted.length - hint.draft.length) : [];
  });
  /** What is pointed at next, and what the rest of the turn is about. */
  readonly targets = $derived.by<ReadonlySet<Target>>(() => new Set(this.left.flatMap(about)));
  /** Why, in sentences. */
  readonly why = $derived.by(() => {
    if (!this.hint) return "";
    return this.hint.why.length > 0 ? texts.tell(this.hint.why) : texts.t("web-story-hint-plain");
  });

  async ask(): Promise<boolean> {
    const table = this.table();
    if (!table.mine || this.asking || !table.info?.hints) return false;
    this.asking = true;
    const [answer] = await Promise.all([table.hint(), texts.loadPart("advice").catch(() => undefined)]);
    this.asking = false;
    if (!answer) return false;
    this.hint = answer;
    return true;
  }

  /** So many of the choices that are left, or all: as a draft, which can be taken back. */
  play(count = this.left.length): void {
    this.table().follow(this.left.slice(0, count).map(({ text }) => text));
  }

  close(): void {
    this.hint = null;
  }
}

/** The things a choice is made with, in order; where it is a button, those its sentence is about. */
export const about = ({ path, said }: Advised): readonly Target[] => (path.length > 0 ? path : said.marks);
