// Where the institutions lie on the plan, by their numbers, and which are joined by a street (§3).
import type { Point } from "../../../lib/geometry";

export const TOWN: readonly Point[] = [
  { x: 180, y: 130 },
  { x: 45, y: 130 },
  { x: 110, y: 38 },
  { x: 250, y: 38 },
  { x: 315, y: 130 },
  { x: 250, y: 222 },
  { x: 110, y: 222 },
];
export const STREETS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
  [0, 1],
  [0, 4],
] as const;
