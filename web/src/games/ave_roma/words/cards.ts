// What is printed on a card, in sentences, and what it means to a player now.
import type { Said } from "../../../lib/types";
import { player, type Card, type Offer, type OwnedCard, type Position, type ProvinceCard } from "../model";
import { goods, location, points, said, seat, symbol, things } from "./said";

const BEST_AT_FOUR = 4; // B5 is worth more from four players on (§11)

/** What a patron does while active: sentences without a full stop. */
export function effect(card: Card): Said {
  const args = { location: location(card.location ?? ""), price: things(card.price ?? {}) };
  return { id: `ar-effect-${(card.modifier ?? "").toLowerCase()}`, args };
}

/** What a patron scores at the end. */
export function bonus(card: Card, players: number): Said {
  return { id: `ar-board-bonus-${(card.bonus ?? "").toLowerCase()}`, args: { n: players >= BEST_AT_FOUR ? 3 : 2 } };
}

/** How far somebody has come towards the pair or the set of a card. */
function progress(card: Card, position: Position, who: string | null): Said[] {
  const own = player(position, who);
  if (!own) return [];
  if (own.pairs_missing.includes(card.card)) return [said("card-completes", { player: seat(own.seat) })];
  return card.kind === "war" ? [said("card-set-has", { player: seat(own.seat), n: own.wars[card.name] ?? 0 })] : [];
}

/** What a card brings, and to whom a little more. */
export function gives(card: Card, position: Position, who: string | null): Said[] {
  const told: Said[] = [];
  if (card.vp > 0) told.push(said("card-points", { points: points(card.vp) }));
  if (card.influence > 0) told.push(said("card-influence", { n: card.influence }));
  const reward = things(card.pair_reward ?? {});
  if (card.kind === "building") told.push(said("card-pair", { card: card.name, things: reward }));
  if (card.kind === "war") told.push(said("card-set", { card: card.name, number: card.number ?? 0 }));
  told.push(...progress(card, position, who));
  if (card.kind === "patron") {
    told.push(said("card-effect", { effect: effect(card) }));
    told.push(said("card-bonus", { bonus: bonus(card, position.players.length) }));
  }
  return told;
}

export function cost(card: Card): Said {
  return said("card-cost", { price: things(card.cost) });
}

export function symbolOf(card: { symbol: string }): Said {
  return said("card-symbol", { symbol: symbol(card.symbol) });
}

/** What a card costs a player now, where that is not what is printed on it, or why he cannot have it. */
export function offerFor(who: string | null, card: Card, offers: Record<string, Offer>): Said[] {
  const offer = who ? offers[who] : undefined;
  if (!offer || !who) return [];
  const args = { player: seat(who), price: things(offer.price), n: offer.discount };
  const told: Said[] = [];
  if (offer.discount > 0) told.push(said("offer-discount", args));
  else if (JSON.stringify(offer.price) !== JSON.stringify(card.cost)) told.push(said("offer", args));
  if (offer.why) told.push(said("offer-why", { player: seat(who), why: offer.why }));
  return told;
}

/** What is printed on a province card besides its goods. */
export function halfPart(card: ProvinceCard): Said[] {
  return [said(`part-${card.part}`), symbolOf(card)];
}

export function provinceGoods(card: ProvinceCard): Said {
  return said("card-goods", { upper: goods(card.upper), lower: goods(card.lower) });
}

/** How an owned card stands. */
export function ownedState(card: OwnedCard): Said[] {
  const told: Said[] = [];
  if (card.kind === "patron") told.push(said(card.active ? "card-active" : "card-idle"));
  else if (card.influence > 0) told.push(said(card.used ? "card-used" : "card-unused"));
  if (card.spent) told.push(said("card-spent"));
  return told;
}
