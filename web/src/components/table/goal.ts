// How everybody stands by what wins, as the strip and the help show it.
import { texts } from "../../lib/texts.svelte";
import type { Look, TableInfo, View } from "../../lib/types";
import { playerName } from "../app/names";
import { seatsFrom } from "./seats";

export interface Standing {
  seat: string;
  name: string;
  own: boolean;
  n: number;
  /** The number if the game ended now; null: nobody says, or it has ended. */
  later: number | null;
  /** All of it in words. */
  said: string;
}

/** Oneself first. While a position is new, what was foretold last stands: nothing jumps. */
export function standings(view: View, info: TableInfo, you: string | null, look: Look | null): Standing[] {
  const { goal } = view;
  if (!goal) return [];
  const foretold = view.prompt.kind === "over" ? null : (view.outlook ?? look?.forecast?.["outlook"]);
  const outlook = foretold as Record<string, number> | null | undefined;
  return seatsFrom(info, you).flatMap((seat) => {
    const found = goal.standings.find((each) => each.seat === seat.seat);
    if (!found) return [];
    const later = goal.outlook ? (outlook?.[seat.seat] ?? null) : null;
    const words = texts.tell([found.said]);
    const said =
      later === null || !goal.outlook
        ? words
        : texts.t("web-table-standing-later", {
            standing: words.replace(/\.$/, ""),
            outlook: texts.t(goal.outlook.id, goal.outlook.args),
            n: later,
          });
    return { seat: seat.seat, name: playerName(seat), own: seat.seat === you, n: found.n, later, said };
  });
}
