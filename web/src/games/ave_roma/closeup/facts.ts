// What a card does, in sentences.
import type { Said } from "../../../lib/types";
import type { Card, OwnedCard, PlayerState, Position } from "../model";
import { things } from "../words/said";

export const said = (id: string, args: Record<string, unknown> = {}): Said => ({ id: `ar-panel-${id}`, args });

/** What it gives to whoever has it; `state`: of the one who looks. */
export function gives(card: Card, position: Position, state: PlayerState | undefined): Said[] {
  const told: Said[] = [];
  if (card.vp > 0) told.push(said("gives-points", { things: things({ vp: card.vp }) }));
  if (card.influence > 0) told.push(said("gives-influence", { n: card.influence }));
  if (card.pair_reward) told.push(...pair(card, state));
  if (card.kind === "war") told.push(...set(card, state));
  if (card.kind === "patron") told.push(...patron(card, position));
  told.push(said(`symbol-${position.options.advanced}`, { symbol: { name: `ar-symbol-${card.symbol}` } }));
  return told;
}

function pair(card: Card, state: PlayerState | undefined): Said[] {
  const told = [said("gives-pair", { card: card.name, things: things(card.pair_reward ?? {}) })];
  const other = state?.cards.building.find((each) => each.name === card.name && each.card !== card.card);
  const mine = state?.cards.building.some((each) => each.card === card.card);
  if (other && !mine) told.push(said("pair-completes", { things: things(other.pair_reward ?? {}) }));
  return told;
}

function set(card: Card, state: PlayerState | undefined): Said[] {
  const told = [said("gives-set")];
  const have = state?.wars[card.name] ?? 0;
  const mine = state?.cards.war.some((each) => each.card === card.card);
  if (state && !mine) told.push(said("set-next", { set: card.name, have, next: Math.min(have + 1, 5) }));
  return told;
}

function patron(card: Card, position: Position): Said[] {
  const leads = position.players.length > 3 ? 3 : 2; // points for a province where one is highest (§11, B5)
  const effect = {
    id: `ar-effect-${card.modifier?.toLowerCase()}`,
    args: { location: { name: `ar-location-${card.location}` }, price: things(card.price ?? {}) },
  };
  const bonus = { id: `ar-board-bonus-${card.bonus?.toLowerCase()}`, args: { n: leads } };
  return [said("patron-active", { effect }), said("patron-end", { bonus })];
}

/** How a card that somebody owns stands. */
export function standing(card: OwnedCard, owner: string, position: Position): Said[] {
  const told = [said("owner", { player: { name: `ar-seat-${owner}` } })];
  if (card.kind === "patron") told.push(said(card.active ? "is-active" : "is-inactive"));
  if (card.influence > 0) told.push(said(card.used ? "is-used" : "is-unused"));
  const free = position.options.advanced === "on" && !card.active;
  if (free) told.push(said(card.spent ? "is-spent" : "is-unspent"));
  return told;
}
