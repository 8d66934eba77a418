// The ways out of a game: what each is called, and what it means before it is done.
import { api } from "../../lib/api";
import type { TableSeen } from "../../lib/types";
import type { IconName } from "./Icon.svelte";
import { whoAt, whoPlays } from "./standing";

export interface Way {
  /** As the catalogue calls it. */
  name: string;
  icon: IconName;
  /** What it means; null: nobody need be asked twice. */
  about: string | null;
  go: () => Promise<TableSeen>;
}

export function waysOut(seen: TableSeen): Way[] {
  const { table, you } = seen;
  const own = whoAt(table, you);
  if (!own || own.resigned || table.status === "over") return [];
  const { id, status } = table;
  const leave: Way = {
    name: "web-lobby-leave",
    icon: "leave",
    about: `web-lobby-leave-${status}`,
    go: () => api.leave(id),
  };
  const leaving = own.bot === null ? [leave] : [];
  return status === "playing" ? [...leaving, table.abortable ? abort(id) : end(seen), resign(seen)] : leaving;
}

const abort = (id: string): Way => ({
  name: "web-invite-abort",
  icon: "close",
  about: "web-invite-abort-about",
  go: () => api.abort(id),
});

function end({ table, you }: TableSeen): Way {
  const wanted = whoAt(table, you)?.wants_end ?? false;
  const alone = whoPlays(table).length === 1;
  return {
    name: wanted ? "web-invite-end-withdraw" : "web-invite-end",
    icon: "people",
    about: wanted ? null : alone ? "web-invite-end-alone" : "web-invite-end-about",
    go: () => api.end(table.id, !wanted),
  };
}

/** Where nobody is left against whom to play on, the game is over with it. */
function resign({ table, you }: TableSeen): Way {
  const others = table.seats.filter((seat) => seat.seat !== you && !seat.resigned);
  const last = others.length === 1 || others.every((seat) => seat.kind === "bot");
  return {
    name: "web-invite-resign",
    icon: "flag",
    about: last ? "web-invite-resign-last" : "web-invite-resign-about",
    go: () => api.resign(table.id),
  };
}
