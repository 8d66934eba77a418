// The short name of everything that can be pointed at, with how it stands. What is written on it stands in its name,
// word for word: who speaks to the machine says what they see.
import type { Said } from "../../../lib/types";
import { NUMERALS, OPEN_LOCATIONS, player, type OwnedCard, type Position } from "../model";
import { boardPrices, locationState, provinceState, rowState, seatOf, slotState } from "../lookup";
import { deck, denarii, good, goods, location, owned, points, said, seat, symbol, title, values } from "./said";

type Namer = (position: Position, one: string, two: string, three: string) => Said;

const plain = (id: string) => said(`name-${id}`);

function here(position: Position, name: string): Said {
  const state = locationState(position, name);
  const there = values((state?.spaces ?? []).flatMap(({ worker }) => (worker === null ? [] : [worker])));
  const args = { location: location(name), workers: there };
  if (!OPEN_LOCATIONS.some((each) => each === name)) return said(there.length ? "row-here" : "row-here-empty", args);
  const free = (state?.spaces ?? []).filter(({ open, worker }) => open && worker === null).length;
  return said(there.length ? "here" : "here-empty", { ...args, free });
}

function space(position: Position, name: string, index: string): Said {
  const found = locationState(position, name)?.spaces[Number(index)];
  const args = { location: location(name), value: found?.worker ?? 0, players: found?.players ?? 0 };
  if (found?.worker) return said("space-worker", args);
  return said(found?.open ? "space-free" : found?.shadow ? "space-shadow" : "space-closed", args);
}

function slot(position: Position, row: string, number: string): Said {
  const found = slotState(position, row, Number(number));
  const args = { deck: deck(row), slot: Number(number), span: span(found) };
  if (!found?.card) return said("slot-empty", args);
  return said("slot", { ...args, card: title(found.card), version: found.card.version ?? "none" });
}

export function span(found: { least: number; most: number } | undefined): string {
  if (!found) return "";
  return found.least === found.most ? String(found.least) : `${found.least}–${found.most}`;
}

function worker(position: Position, value: string, who: string): Said {
  const own = seatOf(position, who);
  const n = player(position, own)?.workers.filter((each) => each === Number(value)).length ?? 0;
  return said("worker", { value: Number(value), n, player: seat(own) });
}

function training(position: Position, change: string, who: string): Said {
  const own = seatOf(position, who);
  const found = player(position, own)?.training.find((each) => each.change === Number(change));
  const args = { player: seat(own), change: Number(change), value: found?.worker ?? 0 };
  if (!found?.worker) return said("training-free", { ...args, cost: denarii(found?.cost ?? 0) });
  const others = found.values.filter((value) => value !== found.worker);
  return said("training-worker", { ...args, n: others.length, values: values(others) });
}

function province(position: Position, number: string): Said {
  const found = provinceState(position, number);
  if (!found?.card) return said("province-empty", { province: Number(number) });
  const { upper, lower } = found.card;
  const args = { province: Number(number), upper: goods(upper), lower: goods(lower), place: found.position ?? "lower" };
  return said("province", args);
}

function marker(position: Position, number: string, who: string): Said {
  const level = provinceState(position, number)?.markers[who] ?? null;
  const args = { province: Number(number), player: seat(who), level: level ?? 0 };
  return said(level === null ? "marker-off" : "marker", args);
}

function ring(position: Position, number: string): Said {
  const found = position.colosseum.find((each) => each.space === Number(number));
  const standing = (found?.markers ?? []).map(seat);
  const args = { space: Number(number), players: standing, honour: found?.honour ? "yes" : "no" };
  return said(standing.length ? "ring-players" : "ring", args);
}

function cardOf(position: Position, name: string, word: string): Said {
  const found = owned(position, name, word);
  if (!found) return said("card", { card: word });
  const { card, owner } = found;
  const args = { player: seat(owner), symbol: symbol(card.symbol), spent: card.spent ? "yes" : "no" };
  if ("part" in card) return said("card-province", { ...args, card: card.card });
  const state = card.kind === "patron" ? (card.active ? "active" : "idle") : influenceState(card);
  return said(`card-${card.kind}`, { ...args, card: onPanel(card), state, n: card.influence });
}

/** As player boards write it: a card's number is not a count there. */
function onPanel(card: OwnedCard): string {
  return card.kind === "war" ? `${card.name} ${NUMERALS[card.number ?? 0]}` : card.name;
}

function influenceState({ influence, used }: { influence: number; used: boolean }): string {
  return influence === 0 ? "none" : used ? "used" : "unused";
}

function held(id: string, of: (state: NonNullable<ReturnType<typeof player>>) => number): Namer {
  return (position, who) => {
    const state = player(position, who);
    return said(id, { player: seat(who), n: state ? of(state) : 0 });
  };
}

function goodOf(position: Position, name: string, who: string): Said {
  const state = player(position, who);
  const args = { player: seat(who), good: good(name), n: state?.goods[name as "wood"] ?? 0 };
  const price = state?.prices?.[name as "wood"];
  return price === undefined ? said("good", args) : said("good-price", { ...args, price: denarii(price) });
}

function person(position: Position, who: string): Said {
  const state = player(position, who);
  const n = state?.points.total ?? 0;
  return said(state?.passed ? "player-passed" : "player", { player: seat(who), points: points(n) });
}

function roundsLeft(position: Position): Said {
  if (position.round === 0) return said("rounds-setup");
  return said("rounds", { round: position.round, left: position.rounds_left });
}

function board(position: Position, name: string): Said {
  const prices = boardPrices(position, name);
  return prices ? said("mat-prices", { board: name, prices }) : said("mat", { board: name });
}

const NAMERS: Record<string, Namer> = {
  location: here,
  space,
  slot,
  "slot-worker": (position, row, number) =>
    said("slot-worker", { deck: deck(row), value: slotState(position, row, Number(number))?.worker ?? 0 }),
  "face-up": (position, row) => {
    const card = rowState(position, row)?.face_up?.card;
    return card ? said("face-up", { deck: deck(row), card: title(card) }) : said("face-up-none", { deck: deck(row) });
  },
  deck: (position, name) => said("deck", { deck: deck(name), n: position.decks[name]?.left ?? 0 }),
  province,
  half: (position, number, which) => {
    const card = provinceState(position, number)?.card;
    const shown = which === "upper" ? card?.upper : card?.lower;
    return said("half", { province: Number(number), half: { name: `ar-half-${which}` }, goods: goods(shown ?? []) });
  },
  marker,
  cube: (position, number) =>
    said("cube", { province: Number(number), level: provinceState(position, number)?.cube ?? 0 }),
  "province-good": (_, number, name) => said("province-good", { province: Number(number), good: good(name) }),
  ring,
  gladiator: (position, who) => said("gladiator", { player: seat(who), space: player(position, who)?.colosseum ?? 0 }),
  order: (position) =>
    position.turn_order.length ? said("order", { players: position.turn_order.map(seat) }) : said("order-later"),
  score: (position) =>
    said("score", {
      players: [...position.players]
        .sort((a, b) => b.points.total - a.points.total)
        .map((each) => said("score-one", { player: seat(each.seat), n: each.points.total })),
    }),
  rounds: roundsLeft,
  worker,
  trained: training,
  training,
  shadow: (position, value, who) => said("shadow", { player: seat(seatOf(position, who)), value: Number(value) }),
  good: goodOf,
  surplus: held("surplus", (state) => state.surplus),
  denarii: held("denarii", (state) => state.denarii),
  political: held("political-space", (state) => state.political),
  player: person,
  points: (position, who) => {
    const state = player(position, who);
    const now = state?.points.total ?? 0;
    const args = { player: seat(who), n: now, ended: state?.if_ended?.total ?? now };
    return said(state?.if_ended ? "points-ended" : "points", args);
  },
  card: cardOf,
  board,
  sign: (_, name) => plain(name),
  legend: () => ({ id: "ar-table-legend", args: {} }),
};

export function label(target: string, position: Position): Said {
  const [what = "", one = "", two = "", three = ""] = target.split(":");
  return NAMERS[what]?.(position, one, two, three) ?? said("card", { card: target });
}
