// Everything that can be said now: by pointing, by a button, or from the list of all options.
import type { Target } from "../../lib/game";
import { tree, type Place } from "../../lib/phrases";
import type { Table } from "../../lib/table.svelte";
import type { Said } from "../../lib/types";

export interface Meaning {
  said: Said;
  paths: readonly (readonly Target[])[];
  act: () => void;
}

export class Meanings {
  constructor(private readonly table: () => Table | null) {}

  readonly all = $derived.by<readonly Meaning[]>(() => {
    const table = this.table();
    const { game, view, composer } = table ?? {};
    if (!table || !game || !view) return [];
    if (composer) {
      const meaning = ({ path, said, apply }: (typeof composer.paths)[number]): Meaning => {
        return { said, paths: [path], act: () => table.compose(apply()) };
      };
      return composer.paths.map(meaning);
    }
    return table.choices.map((choice) => ({
      said: choice.said,
      paths: game.paths(choice, view).filter((path) => path.length > 0),
      act: () => table.choose(choice),
    }));
  });
  /** What cannot be pointed at. */
  readonly buttons = $derived.by(() => this.all.filter((meaning) => meaning.paths.every((path) => path.length === 0)));
  readonly root = $derived.by<Place<Meaning>>(() =>
    tree(this.all.flatMap((value) => value.paths.map((path) => ({ path, value })))),
  );
}
