// The graph of everybody's chances: where its series, which Python tells, come to lie in a drawing.
import type { Findings } from "./protocol";

export interface Frame {
  width: number;
  /** Of the bands. */
  deep: number;
  /** Room for turning points. */
  top: number;
}

export interface Stand {
  move: number;
  shares: readonly number[];
}

export const across = (frame: Frame, moves: number, move: number): number =>
  Math.round((frame.width * move * 10) / Math.max(moves, 1)) / 10;

export const down = (frame: Frame, share: number): number =>
  Math.round((frame.top + frame.deep * (1 - share)) * 10) / 10;

const upTo = (shares: readonly number[], count: number): number =>
  shares.slice(0, count).reduce((sum, share) => sum + share, 0);

/** A band for each seat, the first at the bottom: the points of its outline. */
export function bands({ stands, moves, seats }: Findings, frame: Frame): string[] {
  const point = ({ move, shares }: Stand, count: number): string =>
    `${across(frame, moves, move)},${down(frame, upTo(shares, count))}`;
  return seats.map((_, seat) => {
    const over = stands.map((stand) => point(stand, seat + 1));
    const under = stands.map((stand) => point(stand, seat)).reverse();
    return [...over, ...under].join(" ");
  });
}

/** Everybody's shares when so many moves had been made. */
export function standAt(stands: readonly Stand[], move: number): Stand {
  return stands.findLast((stand) => stand.move <= move) ?? (stands[0] as Stand);
}

/** The event nearest to a place of the drawing; null where there is none. */
export function nearest({ events, moves }: Findings, frame: Frame, x: number): number | null {
  const wanted = (x / Math.max(frame.width, 1)) * moves;
  const [first, ...others] = events.map(({ number }) => number);
  if (first === undefined) return null;
  return others.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), first);
}

/** The event after or before a move; the same where there is no further one. */
export function beside(numbers: readonly number[], move: number, by: 1 | -1): number {
  const found = by > 0 ? numbers.find((each) => each > move) : numbers.findLast((each) => each < move);
  return found ?? move;
}

/** A triangle below the bands: upwards where a draw gave something. */
export function luckMark(x: number, y: number, gave: boolean): string {
  return gave ? `${x - 5},${y + 9} ${x + 5},${y + 9} ${x},${y}` : `${x - 5},${y} ${x + 5},${y} ${x},${y + 9}`;
}

/** As many first letters of each name as tell it from the others. */
export function initialsOf(names: readonly string[]): string[] {
  return names.map((name) => {
    const letters = Array.from(name);
    const alike = (count: number): boolean =>
      names.filter((other) => other.startsWith(letters.slice(0, count).join(""))).length > 1;
    let count = 1;
    while (count < letters.length && alike(count)) count++;
    return letters.slice(0, count).join("");
  });
}

/** Rows of numbers that would lie on each other: 0 is the one above the bands, 1 the one above that, and so on. */
export function rows(places: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => x - end >= apart);
    const row = free < 0 ? ends.length : free;
    ends[row] = x;
    return row;
  });
}
