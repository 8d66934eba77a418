// Small pieces of sentences.
import type { Said } from "../../../lib/types";
import type { Card, OwnedCard, Position, ProvinceCard } from "../model";

export function said(id: string, args: Record<string, unknown> = {}): Said {
  return { id: `ar-${id}`, args };
}
export const seat = (name: string) => ({ name: `ar-seat-${name}` });
export const location = (name: string) => ({ name: `ar-location-${name}` });
export const good = (name: string) => ({ name: `ar-good-${name}` });
export const icon = (name: string) => ({ name: `ar-icon-${name}` });
export const symbol = (name: string) => ({ name: `ar-symbol-${name}` });
export const deck = (name: string) => ({ name: `ar-deck-${name}` });
export const denarii = (n: number) => ({ name: "ar-count-denarii", n });
export const points = (n: number) => ({ name: "ar-count-points", n });

export const NOTHING = { name: "ar-nothing" };

/** Goods of a card's half, each named as often as it is there. */
export const goods = (names: readonly string[]) => names.map(good);

/** 2 wood, 1 surplus and 3 denarii; or: nothing. */
export function things(counts: Record<string, number>) {
  const found = Object.entries(counts).filter(([, n]) => n > 0);
  if (found.length === 0) return NOTHING;
  return found.map(([name, n]) => ({ name: `ar-count-${name === "vp" ? "points" : name}`, n }));
}

/** Printed values, low ones first. */
export function values(workers: readonly number[]): string[] {
  return [...workers].sort((a, b) => a - b).map(String);
}

/** A card as sentences name it: Latin in every language. */
export function title(card: Card): string {
  return card.kind === "war" ? `${card.name} ${card.number}` : card.name;
}

export interface Found {
  card: OwnedCard | (ProvinceCard & { spent: boolean });
  owner: string;
}

/** A card that somebody owns. */
export function owned(position: Position, name: string, word: string): Found | null {
  for (const { seat: owner, ...player } of position.players) {
    const cards: Record<string, Found["card"][]> = player.cards;
    const found = cards[name]?.find((each) => each.card === word);
    if (found) return { card: found, owner };
  }
  return null;
}
