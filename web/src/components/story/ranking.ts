// The end of a game as a person reads it: who has won, and who sat where.
import type { SeatInfo, TableSeen, View } from "../../lib/types";

export interface Ranked {
  seat: SeatInfo;
  share: number;
  won: boolean;
  yours: boolean;
}

/** The winners first, then as they sat. */
export function ranked(seen: TableSeen, view: View): Ranked[] {
  const shares = view.result?.shares ?? seen.table.shares ?? {};
  const winners = view.result?.winners ?? [];
  const all = seen.table.seats.map((seat) => {
    const share = shares[seat.seat] ?? 0;
    return { seat, share, won: winners.includes(seat.seat) || share > 0, yours: seat.seat === seen.you };
  });
  return [...all.filter((one) => one.won), ...all.filter((one) => !one.won)];
}
