// The whole position in words, complete enough to play by.
import type { Said, View } from "../../../lib/types";
import { boardPrices } from "../lookup";
import { OPEN_LOCATIONS, player, read, type PlayerState, type Position, type Row } from "../model";
import { cost, gives, halfPart, offerFor, ownedState, symbolOf } from "./cards";
import { label } from "./label";
import { location, NOTHING, said, seat, symbol, things, title, values } from "./said";
import { pointsOf, standing } from "./tell";

function beginning(position: Position, you: string | null): Said[] {
  const told: Said[] = [said("phase", { phase: { name: `ar-board-phase-${position.phase}` } })];
  told.push(label("rounds", position));
  if (you) told.push(said("you", { player: seat(you) }));
  told.push(position.prompt.message);
  if (position.options.advanced === "on") told.push(said("advanced"));
  if (position.options.training === "up_to") told.push(said("up-to"));
  told.push(label("order", position));
  if (position.passed.length > 0) told.push(said("order-passed", { players: position.passed.map(seat) }));
  return [...told, ...underWay(position)];
}

/** The action being carried out. */
function underWay(position: Position): Said[] {
  const { action } = position;
  if (!action) return [];
  const where = { location: location(action.location), value: action.value, player: seat(action.seat) };
  const told = [said(action.imaginary ? "acts-imaginary" : "acts", where)];
  if (Object.keys(action.due).length > 0) told.push(said("due", { price: things(action.due) }));
  if (action.discount > 0) told.push(said("due-less", { n: action.discount }));
  if (action.steps > 0) told.push(said("steps-left", { n: action.steps }));
  if (action.picks > 0) told.push(said("picks-left", { n: action.picks }));
  return told;
}

function provinces(position: Position): Said[] {
  return position.provinces.flatMap(({ number, card }) => [
    label(`province:${number}`, position),
    ...(card ? halfPart(card) : []),
    ...standing(position, number),
  ]);
}

function row(position: Position, here: Row, you: string | null): Said[] {
  const told = [label(`location:${here.location}`, position)];
  for (const { slot, card, worker, offers } of here.slots) {
    told.push(label(`slot:${here.row}:${slot}`, position));
    if (worker !== null) told.push(said("slot-taken", { value: worker }));
    if (card) told.push(cost(card), ...offerFor(you, card, offers), ...gives(card, position, you), symbolOf(card));
  }
  if (here.face_up) {
    const { card, offers } = here.face_up;
    told.push(label(`face-up:${here.row}`, position), cost(card));
    told.push(...offerFor(you, card, offers), ...gives(card, position, you));
  }
  return [...told, ...(here.row === "war" ? [said("set-rule")] : []), label(`deck:${here.row}`, position)];
}

function colosseum(position: Position): Said[] {
  const spaces = position.colosseum.flatMap(({ space, cost: price }) => [
    label(`ring:${space}`, position),
    said("ring-enter", { price: things(price) }),
  ]);
  return [...spaces, said("ring-free")];
}

function stores(position: Position, state: PlayerState): Said[] {
  const who = seat(state.seat);
  const prices = state.board ? boardPrices(position, state.board) : null;
  const told: Said[] = [];
  if (state.board && prices) told.push(said("has-board", { player: who, board: state.board, prices }));
  const held = things({ ...state.goods });
  told.push(said("stores", { player: who, things: held, surplus: state.surplus, denarii: state.denarii }));
  const { political, slots } = state;
  told.push(said("politics", { player: who, n: political, points: state.political_points, slots }));
  return told;
}

function workers(state: PlayerState): Said[] {
  const who = seat(state.seat);
  const told = [said(state.workers.length ? "hand" : "hand-none", { player: who, workers: values(state.workers) })];
  for (const { worker, change, values: may } of state.training) {
    if (worker) told.push(said("in-training", { value: worker, change, values: values(may) }));
  }
  if (state.shadows.length > 0) told.push(said("shadow-hand", { player: who, workers: values(state.shadows) }));
  told.push(said("gladiator", { player: who, space: state.colosseum }));
  return told;
}

function cards(position: Position, state: PlayerState): Said[] {
  const told: Said[] = [];
  for (const kind of ["building", "war", "patron"] as const) {
    for (const card of state.cards[kind]) {
      told.push(said("owns", { player: seat(state.seat), card: title(card), symbol: symbol(card.symbol) }));
      told.push(...ownedState(card));
      if (kind === "patron") told.push(...gives(card, position, state.seat));
    }
  }
  for (const card of state.cards.province) {
    told.push(said("owns", { player: seat(state.seat), card: card.card, symbol: symbol(card.symbol) }));
    told.push(said(`part-${card.part}`), ...(card.spent ? [said("card-spent")] : []));
  }
  if (state.influence > 0) told.push(said("influence-left", { n: state.influence }));
  if (position.options.advanced === "on") {
    const unspent = Object.entries(state.unspent).filter(([, n]) => n > 0);
    const list = unspent.map(([name, n]) => said("unspent-one", { symbol: symbol(name), n }));
    told.push(said("unspent", { symbols: list.length > 0 ? list : NOTHING }));
  }
  return told;
}

function person(position: Position, state: PlayerState): Said[] {
  return [
    label(`player:${state.seat}`, position),
    ...stores(position, state),
    ...workers(state),
    ...cards(position, state),
    ...pointsOf(position, state.seat),
  ];
}

export function describe(view: View, you: string | null): Said[] {
  const position = read(view);
  const own = player(position, you);
  const others = position.players.filter((each) => each !== own);
  return [
    ...beginning(position, you),
    ...provinces(position),
    label("deck:province", position),
    ...position.rows.flatMap((each) => row(position, each, you)),
    ...OPEN_LOCATIONS.map((name) => label(`location:${name}`, position)),
    ...colosseum(position),
    ...[...(own ? [own] : []), ...others].flatMap((each) => person(position, each)),
  ];
}
