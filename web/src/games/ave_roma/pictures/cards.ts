// Cards to show something by: whatever is in the box, as long as there are some of the kind.
import type { View } from "../../../lib/types";
import { read, type Card, type RowName } from "../model";
import begun from "./position.json";

export const position = read(begun as unknown as View);
const all = (row: RowName): Card[] => Object.values(position.printed.cards[row]);

/** The first card for which it holds, else the first of all. */
export function some(row: RowName, holds: (card: Card) => boolean): Card | undefined {
  return all(row).find(holds) ?? all(row)[0];
}

/** Both copies of a building. */
export function twins(): Card[] {
  const first = some("building", ({ pair_reward: pair }) => !pair?.["vp"]);
  return all("building").filter(({ name }) => name === first?.name);
}

/** All cards of the first set. */
export function set(): Card[] {
  const first = all("war")[0];
  return all("war").filter(({ name }) => name === first?.name);
}
