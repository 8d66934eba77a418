// How a table stands, as a message of the catalogue, for cards in the lobby.
import type { SeatInfo, TableInfo, TableSeen } from "../../lib/types";

export interface Standing {
  /** How it looks: something to do, going on, or done. */
  tone: "act" | "going" | "done";
  id: string;
  args: Record<string, unknown>;
}

/** Who is told of at a seat: the person or bot there. */
export function whoAt(table: TableInfo, seat: string | null): SeatInfo | undefined {
  return table.seats.find((each) => each.seat === seat);
}

export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((each) => each.kind === "open");
}

/** The people whose word counts, and seats that wait for some. */
export function whoPlays(table: TableInfo): SeatInfo[] {
  return table.seats.filter((each) => each.kind !== "bot" && !each.resigned);
}

/** Who asks somebody who has played here for a rematch that is not answered yet. */
export function rematchFor({ table, you }: TableSeen): SeatInfo | null {
  if (table.status !== "over" || you === null || table.rematch_by === you) return null;
  return whoAt(table, table.rematch_by) ?? null;
}

export function winners(table: TableInfo): SeatInfo[] {
  return table.seats.filter((each) => (table.shares?.[each.seat] ?? 0) > 0);
}

/** `name` says who sits on a seat. */
export function standing(table: TableInfo, you: string | null, name: (seat: SeatInfo) => string): Standing {
  if (table.status === "waiting") {
    const n = openSeats(table).length;
    const unseated = you === null;
    return { tone: unseated ? "act" : "going", id: "web-lobby-waiting-for", args: { n } };
  }
  if (table.status === "revealing") return { tone: "going", id: "web-lobby-beginning", args: {} };
  if (table.status === "playing") {
    if (you !== null && table.decider === you) return { tone: "act", id: "web-lobby-your-turn", args: {} };
    const decider = whoAt(table, table.decider);
    if (!decider) return { tone: "going", id: "web-lobby-going-on", args: {} };
    return { tone: "going", id: "web-lobby-their-turn", args: { player: name(decider) } };
  }
  const [first, ...more] = winners(table);
  if (table.ended && !first) return { tone: "done", id: `web-invite-ended-${table.ended}`, args: {} };
  if (!first) return { tone: "done", id: "web-lobby-over", args: {} };
  const how = more.length ? "shared" : "won";
  const mine = [first, ...more].some((each) => each.seat === you);
  if (mine) return { tone: "done", id: `web-lobby-you-${how}`, args: {} };
  return { tone: "done", id: `web-lobby-they-${how}`, args: { player: name(first), n: more.length + 1 } };
}

/** What waits for you first, then what goes on, then the latest. */
export function sortMine(mine: readonly TableSeen[]): TableSeen[] {
  const order = { playing: 1, revealing: 1, waiting: 2, over: 3 };
  const rank = ({ table, you }: TableSeen): number =>
    table.status === "playing" && you !== null && table.decider === you ? 0 : order[table.status];
  return [...mine].sort((a, b) => rank(a) - rank(b) || b.table.created - a.table.created);
}
