// A drafted turn as the counters read it: who, where, with what, and what was there before.
import type { Counter, Tally } from "../../../lib/game";
import type { Said, View } from "../../../lib/types";
import { GOODS, player, read, STORE, type Good, type PlayerState, type Position } from "../model";

export interface Draft {
  base: Position;
  now: Position;
  turn: readonly string[];
  seat: string;
  before: PlayerState;
  after: PlayerState;
  location: string | null;
  /** The value the worker acts with, and so the number of his province. */
  value: number;
  slot: number | null;
}

export type Group = Tally["groups"][number];
export type Ways = readonly (readonly string[])[];

const PLACEMENT = /^(?:place|extra) (\d)(?:to(\d)@\d)? ([a-z]+)(?: (\d))?$/;

export function readDraft(view: View, baseView: View, turn: readonly string[]): Draft | null {
  const [now, base] = [read(view), read(baseView)];
  const seat = base.prompt.seat;
  const [before, after] = [player(base, seat), player(now, seat)];
  if (!seat || !before || !after) return null;
  const [, printed, changed, location, slot] = PLACEMENT.exec(turn[0] ?? "") ?? [];
  const { action } = base;
  return {
    ...{ base, now, turn, seat, before, after },
    location: location ?? action?.location ?? null,
    value: Number(changed ?? printed ?? action?.value ?? 0),
    slot: slot ? Number(slot) : (action?.slot ?? null),
  };
}

/** The goods that the province card of the worker's value shows, each once. */
export function kinds({ base, value }: Draft): Good[] {
  const card = base.provinces[value - 1]?.card;
  const shown = new Set([...(card?.upper ?? []), ...(card?.lower ?? [])]);
  return GOODS.filter((good) => shown.has(good));
}

/** It is this player who is asked, in this way. */
export function isAsked({ now, seat }: Draft, ...frames: readonly string[]): boolean {
  return now.prompt.seat === seat && frames.includes(now.prompt.frame ?? "");
}

/** The turn with something else at one place; what followed is kept as far as it still can be. */
export function replaced(turn: readonly string[], at: number, text: string): string[][] {
  const rest = turn.slice(at + 1);
  const head = [...turn.slice(0, at), text];
  return Array.from({ length: rest.length + 1 }, (_, dropped) => [...head, ...rest.slice(0, rest.length - dropped)]);
}

/** The turn up to one place, where it is asked anew; the beginning is what "undo" is for. */
export function until(turn: readonly string[], at: number): string[][] {
  return at > 0 ? [turn.slice(0, at)] : [];
}

export function zero(): Record<Good, number> {
  return { wood: 0, stone: 0, cattle: 0, grain: 0, mineral: 0, wine: 0 };
}

/** One unit more in a store; false: there is no room. */
export function stored(stock: Record<Good, number>, good: Good): boolean {
  if (stock[good] >= STORE) return false;
  stock[good] += 1;
  return true;
}

export function group(title: Said, counters: readonly Counter[]): Group[] {
  return counters.length > 0 ? [{ title, counters }] : [];
}
