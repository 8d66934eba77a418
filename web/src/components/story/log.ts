// The log's lines put together by turn.
import type { LogLine } from "../../lib/types";

export type Line = LogLine;

export interface Group {
  key: string;
  turn: number;
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
    let group = groups.at(-1);
    if (!group || group.turn !== line.turn) {
      group = { key: `${line.turn} ${index}`, turn: line.turn, seat: null, first: index, lines: [] };
      groups.push(group);
    }
    group.seat ??= isSeat(line.actor) ? line.actor : null;
    group.lines.push(line);
  }
  return groups;
}
