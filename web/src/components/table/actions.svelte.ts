// Everything that can be done now: by pointing, by a button, or from the list of all options.
import type { Target } from "../../lib/game";
import { tree, type Place } from "../../lib/phrases";
import type { Table } from "../../lib/table.svelte";
import type { Said } from "../../lib/types";

export interface Action {
  /** In notation; null: something is only arranged by it. */
  text: string | null;
  said: Said;
  /** The words on its button; null: it is only pointed at. */
  button: Said | null;
  /** Each way of pointing at it. */
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
        text: null,
        said,
        button: null,
        paths: [path],
        act: () => table.gesture(path),
      }));
    }
    return table.choices.map((choice) => ({
      text: choice.text,
      said: choice.said,
      button: choice.button,
      paths: choice.paths,
      act: () => table.choose(choice),
    }));
  });
  /** What has a button after so much is pointed at: things of the table before what can only be pressed. */
  buttons(picked: readonly Target[]): readonly Action[] {
    const begun = ({ paths }: Action) => paths.some((path) => picked.every((target, index) => path[index] === target));
    const pressed = ({ paths }: Action) => paths.length === 0;
    const shown = this.all.filter((action) => action.button !== null && (pressed(action) || begun(action)));
    return [...shown.filter((action) => !pressed(action)), ...shown.filter(pressed)];
  }
  readonly root = $derived.by<Place<Action>>(() =>
    tree(this.all.flatMap((value) => value.paths.map((path) => ({ path, value })))),
  );
}
