// The end of a game as a person reads it: who came where, and who sat there.
import type { Said, SeatInfo, TableSeen, View } from "../../lib/types";

export interface Ranked {
  seat: SeatInfo;
  /** From 1; those who are level share it. */
  rank: number;
  score: Said | null;
  /** What is said to whoever sits there. */
  told: Said | null;
  won: boolean;
  yours: boolean;
}

/** The best first, as Python ranks them; where somebody has resigned, those who have won by that. */
export function ranked(seen: TableSeen, view: View): Ranked[] {
  if (seen.table.ended) return left(seen);
  const winners = view.result?.winners ?? [];
  return (view.result?.places ?? []).flatMap(({ seat: name, rank, score, told }) => {
    const seat = seen.table.seats.find((each) => each.seat === name);
    return seat ? [{ seat, rank, score, told, won: winners.includes(name), yours: name === seen.you }] : [];
  });
}

function left({ table, you }: TableSeen): Ranked[] {
  const all = table.seats.map((seat): Ranked => {
    const won = (table.shares?.[seat.seat] ?? 0) > 0;
    return { seat, rank: won ? 1 : 2, score: null, told: null, won, yours: seat.seat === you };
  });
  return all.sort((a, b) => a.rank - b.rank);
}
