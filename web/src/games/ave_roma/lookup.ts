// Finding things of a view by the names that targets give them.
import type { Argument } from "../../lib/fluent";
import type { LocationState, Position, Province, Recruiting, Row, Slot } from "./model";

export function locationState(position: Position, name: string): LocationState | undefined {
  return position.locations.find((each) => each.location === name);
}

export function rowState(position: Position, row: string): Row | undefined {
  return position.rows.find((each) => each.row === row);
}

export function slotState(position: Position, row: string, slot: number): Slot | undefined {
  return rowState(position, row)?.slots.find((each) => each.slot === slot);
}

export function provinceState(position: Position, number: string | number): Province | undefined {
  return position.provinces.find((each) => each.number === Number(number));
}

/** Whose a worker or a training space is: without a seat it belongs to whoever decides. */
export function seatOf(position: Position, named: string): string {
  return named || (position.prompt.seat ?? position.players[0]?.seat ?? "");
}

/** The prices of a player board that is offered now, as a sentence lists them, or of one that somebody has. */
export function boardPrices(position: Position, board: string): Argument | null {
  const offered = position.choices.find((each) => each.do === "board" && each.board === board);
  const said = (offered as { said?: { args: Record<string, unknown> } } | undefined)?.said;
  if (said) return said.args["prices"] as Argument;
  const prices = position.players.find((each) => each.board === board)?.prices;
  if (!prices) return null;
  return Object.entries(prices).map(([name, n]) => ({
    id: "ar-price",
    args: { good: { name: `ar-good-${name}` }, n },
  }));
}

/** What recruiting at a location would bring. */
export function recruitingAt(position: Position, location: string): Recruiting | undefined {
  return position.recruiting?.find((each) => each.location === location);
}
