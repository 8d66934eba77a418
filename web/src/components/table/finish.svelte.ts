// The end of a game as whoever was there hears and sees it: once, and not before it has told itself who won.
import type { Table } from "../../lib/table.svelte";
import { ranked } from "../story/ranking";
import { sounds } from "./sounds";

export class Finish {
  /** Who has won has been said, to somebody who saw it happen. */
  told = $state(false);
  /** Who comes to a finished game has not seen it end. */
  private readonly witnessed: boolean;

  constructor(private readonly table: () => Table) {
    this.witnessed = table().info?.status === "playing";
  }

  readonly over = $derived.by(() => {
    const { info, player, view } = this.table();
    return info?.status === "over" && !player.busy && (view?.result ?? info.ended) != null;
  });
  readonly won = $derived.by(() => {
    const { seen, view } = this.table();
    return seen !== null && view !== null && ranked(seen, view).some((one) => one.yours && one.won);
  });

  tell(): void {
    if (this.told || !this.witnessed) return;
    this.told = true;
    if (this.won) sounds.won();
    else sounds.over();
  }
}
