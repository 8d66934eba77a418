// What is told of one's own games: how they ended, how long they were, and how often one has won.
import type { PlayedGame } from "../../lib/types";

/** A message of the catalogue. */
export interface Told {
  id: string;
  args: Record<string, unknown>;
}

/** The outcomes one can ask for, as the server calls them. */
export const OUTCOMES = ["won", "shared", "lost", "playing", "closed"] as const;

/** How a game ended for you. */
export function outcome({ status, seats, you }: PlayedGame): Told {
  const mine = seats.find(({ seat }) => seat === you);
  const told = (id: string, args = {}): Told => ({ id: `web-games-${id}`, args });
  if (status === "playing") return told("playing");
  const share = mine?.share ?? null;
  if (share === null) return told("closed");
  if (share > 0) return told(share < 1 ? "shared" : "won");
  return seats.length > 2 && mine?.place && mine.place > 1 ? told("came", { place: mine.place }) : told("lost");
}

/** How long a game was: turns or rounds (moves, where nobody has counted those), and the time it took. */
export function lengths({ turns, turn_name, number, seconds }: PlayedGame, known: (id: string) => boolean): Told[] {
  const counted = `web-games-${turn_name}`;
  const name = known(counted) ? counted : "web-games-turns";
  const length = turns === null ? { id: "web-games-moves", args: { n: number } } : { id: name, args: { n: turns } };
  return [length, duration(seconds)];
}

/** In the largest unit of which there are two or more, or any at all. */
export function duration(seconds: number): Told {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return { id: "web-games-instant", args: {} };
  if (minutes < 120) return { id: "web-games-minutes", args: { n: minutes } };
  const hours = Math.round(minutes / 60);
  if (hours < 48) return { id: "web-games-hours", args: { n: hours } };
  return { id: "web-games-days", args: { n: Math.round(hours / 24) } };
}

/** To one place after the point. */
export const rounded = (number: number): number => Math.round(number * 10) / 10;

/** People first, then bots in the order given. */
export function inOrder<Row extends { against: string }>(rows: readonly Row[], bots: readonly string[]): Row[] {
  const rank = ({ against }: Row): number => (against === "people" ? -1 : bots.indexOf(against));
  return [...rows].sort((a, b) => rank(a) - rank(b));
}
