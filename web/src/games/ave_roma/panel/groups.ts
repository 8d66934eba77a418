// A player's cards in the groups in which they are shown.
import type { OwnedCard, OwnedProvince, PlayerState, Position } from "../model";

export interface Group<C> {
  name: string;
  cards: C[];
}

function grouped<C>(cards: readonly C[], by: (card: C) => string): Group<C>[] {
  const groups = new Map<string, C[]>();
  for (const card of cards) groups.set(by(card), [...(groups.get(by(card)) ?? []), card]);
  return [...groups].map(([name, same]) => ({ name, cards: same }));
}

export interface Pair extends Group<OwnedCard> {
  /** The copy that is missing: nowhere to be seen, or on offer. */
  missing: "unseen" | "shown" | null;
}

/** Buildings by kind; those with a copy missing first. */
export function pairs({ rows, printed }: Position, { cards, pairs_missing }: PlayerState): Pair[] {
  const shown = rows.flatMap(({ slots, face_up }) => [...slots.map(({ card }) => card), face_up]);
  const all = grouped(cards.building, ({ name }) => name).map((group): Pair => {
    const id = pairs_missing.find((each) => printed.cards.building[each]?.name === group.name);
    const seen = shown.some((card) => card?.card === id);
    return { ...group, missing: id === undefined ? null : seen ? "shown" : "unseen" };
  });
  return all.sort((a, b) => Number(b.missing !== null) - Number(a.missing !== null));
}

/** War cards by set, the fullest first. */
export function sets(cards: readonly OwnedCard[]): Group<OwnedCard>[] {
  const inOrder = [...cards].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return grouped(inOrder, ({ name }) => name).sort((a, b) => b.cards.length - a.cards.length);
}

/** Province cards by half-part. */
export function halves(cards: readonly OwnedProvince[]): Group<OwnedProvince>[] {
  return grouped(cards, ({ part }) => part);
}
