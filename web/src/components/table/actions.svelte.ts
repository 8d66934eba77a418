// Everything that can be done now: by pointing, by a button, or from the list of all options.
import type { Target } from "../../lib/game";
import { tree, type Place } from "../../lib/phrases";
import type { Table } from "../../lib/table.svelte";
import type { Said } from "../../lib/types";

export interface Action {
  said: Said;
  /** Each way of pointing at it; none: it gets a button. */
  paths: readonly (readonly Target[])[];
  act: () => void;
}

export class Actions {
  constructor(private readonly table: () => Table) {}

  readonly all = $derived.by<readonly Action[]>(() => {
    const table = this.table();
    if (!table.mine) return [];
    if (table.arranging) {
      return table.arranging.gestures.map(({ path, said }) => ({
        said,
        paths: [path],
        act: () => table.gesture(path),
      }));
    }
    return table.choices.map((choice) => ({
      said: choice.said,
      paths: choice.paths,
      act: () => table.choose(choice),
    }));
  });
  /** What cannot be pointed at. */
  readonly buttons = $derived.by(() => this.all.filter(({ paths }) => paths.length === 0));
  readonly root = $derived.by<Place<Action>>(() =>
    tree(this.all.flatMap((value) => value.paths.map((path) => ({ path, value })))),
  );
}
