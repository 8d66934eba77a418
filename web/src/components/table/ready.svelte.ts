// Whether a game's bots can play yet: after an update of the server they are made ready once.
import { untrack } from "svelte";
import { api } from "../../lib/api";
import { session } from "../../lib/session.svelte";
import type { Table } from "../../lib/table.svelte";

const FIRST = 600; // milliseconds: most bots have answered by then
const AGAIN = 4000;

export class Readiness {
  ready = $state(true);
  private sure = false; // Once ready they stay so.

  /** Looks while a bot is to move and the bots are not known to be ready. Call it where effects may be made. */
  constructor(table: () => Table) {
    $effect(() => {
      const { info } = table();
      const decider = info?.seats.find((seat) => seat.seat === info.decider);
      const bot = info?.status === "playing" && (decider?.bot ?? null) !== null;
      const game = info?.game ?? "";
      this.sure ||= untrack(() => session.catalogue?.games.find((each) => each.name === game)?.ready) ?? false;
      if (!bot || this.sure) return;
      let stale = false;
      const look = async (): Promise<void> => {
        const catalogue = await api.catalogue().catch(() => null);
        if (stale) return;
        const found = catalogue?.games.find((each) => each.name === game);
        if (found) this.sure = this.ready = found.ready;
        if (!this.sure) timer = setTimeout(() => void look(), AGAIN);
      };
      let timer = setTimeout(() => void look(), FIRST);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}
