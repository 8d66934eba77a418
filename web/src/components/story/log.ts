// The log's lines put together by turn.
import type { LogLine } from "../../lib/types";

/** A line as the server tells it; where the turn is known, lines are grouped by it, else by who acts. */
export type Line = LogLine & { turn?: number };

export interface Group {
  key: string;
  /** Null where it is not known. */
  turn: number | null;
  /** The first seat that does something in it. */
  seat: string | null;
  /** Where its lines begin among all of them. */
  first: number;
  lines: Line[];
}

export const isSeat = (actor: string): boolean => actor !== "chance" && actor !== "rule" && actor !== "";

export function grouped(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    const turn = line.turn ?? null;
    const last = groups.at(-1);
    const another = isSeat(line.actor) && last?.seat !== null && line.actor !== last?.seat;
    const changes = turn !== null ? turn !== last?.turn : another;
    let group = last;
    if (!group || changes || (turn === null) !== (group.turn === null)) {
      group = { key: `${turn ?? "from"} ${index}`, turn, seat: null, first: index, lines: [] };
      groups.push(group);
    }
    group.seat ??= isSeat(line.actor) ? line.actor : null;
    group.lines.push(line);
  }
  return groups;
}
