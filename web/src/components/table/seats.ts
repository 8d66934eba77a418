// Seats as they are shown around a table.
import { botName, seatName } from "../app/names";
import type { SeatInfo, TableInfo } from "../../lib/types";

/** What the name does not tell: a person's seat, or what kind of bot it is. */
export function besides(seat: SeatInfo): string {
  return seat.kind === "bot" ? botName(seat.bot ?? seat.player) : seatName(seat.seat);
}

/** In the order of play, beginning with one's own. */
export function seatsFrom(table: TableInfo, you: string | null): SeatInfo[] {
  const first = Math.max(
    0,
    table.seats.findIndex((seat) => seat.seat === you),
  );
  return [...table.seats.slice(first), ...table.seats.slice(0, first)];
}
