// A player's cards, sorted by what they are still good for.
import type { OwnedCard, PlayerState, Position, ProvinceCard } from "../model";

export interface Pair {
  name: string;
  cards: readonly OwnedCard[];
  /** One copy is missing. */
  open: boolean;
}

function byName(cards: readonly OwnedCard[]): [string, OwnedCard[]][] {
  const names = [...new Set(cards.map((card) => card.name))];
  return names.map((name) => [name, cards.filter((card) => card.name === name)]);
}

/** Buildings by kind; pairs still in progress first. */
export function pairs(cards: readonly OwnedCard[]): Pair[] {
  const all = byName(cards).map(([name, same]) => ({ name, cards: same, open: same.length < 2 }));
  return all.sort((a, b) => Number(b.open) - Number(a.open));
}

export interface WarSet {
  name: string;
  cards: readonly OwnedCard[];
}

/** War cards by set, the fullest first. */
export function sets(cards: readonly OwnedCard[]): WarSet[] {
  const all = byName(cards).map(([name, same]) => ({
    name,
    cards: [...same].sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
  }));
  return all.sort((a, b) => b.cards.length - a.cards.length);
}

export type OwnedProvince = ProvinceCard & { spent: boolean };
export interface Halves {
  part: ProvinceCard["part"];
  cards: readonly OwnedProvince[];
  /** One half waits for its twin. */
  open: boolean;
}

const PARTS: readonly ProvinceCard["part"][] = ["black", "green", "red", "multi"];

/** Province cards by half-part. */
export function halves(cards: readonly OwnedProvince[]): Halves[] {
  return PARTS.map((part) => {
    const same = cards.filter((card) => card.part === part);
    return { part, cards: same, open: same.length % 2 === 1 };
  }).filter(({ cards: same }) => same.length > 0);
}

/** Whether a card still has influence to play. */
export function playable(card: OwnedCard): boolean {
  return card.influence > 0 && !card.used;
}

/** The card on offer in the building row that would complete a pair of this player's. */
export function completes(position: Position, state: PlayerState, name: string): boolean {
  const row = position.rows.find((each) => each.row === "building");
  const shown = [...(row?.slots ?? []).map((slot) => slot.card), row?.face_up?.card ?? null];
  return state.pairs_missing.length > 0 && shown.some((card) => card?.name === name);
}
