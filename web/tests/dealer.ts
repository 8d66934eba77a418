// An honest dealer and its table, for tests that then make it lie.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { commitment, entropyHash, linkBefore, mix, outcome } from "../src/lib/fairness";
import type { SeatInfo, Step, TableInfo, TableSeen } from "../src/lib/types";
import { seat, table } from "./table/fake";

const LENGTH = 64;
const SEED = hexToBytes("42".repeat(32));
export const WEIGHTS = [2, 5, 3];
export const theirs = "ab".repeat(32);

export const link = (number: number): string => bytesToHex(linkBefore(SEED, LENGTH - number));
const terms = { table: "t", draws: LENGTH };
export const promise = commitment(hexToBytes(link(0)), terms);

/** Blue is whoever is asked, red another person, pink a bot. */
export function seats(own: Partial<SeatInfo> = {}, other: Partial<SeatInfo> = {}): SeatInfo[] {
  const red = { player: "Rea", entropy_hash: entropyHash("t", theirs) };
  return [seat("blue", own), seat("red", { ...red, ...other }), seat("pink", { kind: "bot", bot: "optio" })];
}

export function waiting(more: Partial<TableInfo> = {}): TableInfo {
  const chained = { protocol: 3, commitment: promise, anchor: link(0), round: 1, draws: 0, link: null };
  return table({ ...chained, status: "waiting", number: 0, decider: null, seats: seats(), ...more });
}

export function revealing(own: string, more: Partial<TableInfo> = {}): TableInfo {
  const mine = { entropy_hash: entropyHash("t", own) };
  return waiting({ status: "revealing", reveal_ms: 60_000, seats: seats(mine), ...more });
}

/** The game goes on, and so many draws have been made. */
export function playing(own: string, draws = 0, more: Partial<TableInfo> = {}): TableInfo {
  const mine = { entropy_hash: entropyHash("t", own), entropy: own, revealed: true };
  return waiting({
    status: "playing",
    number: draws,
    draws,
    link: draws ? link(draws) : null,
    seats: seats(mine, { entropy: theirs, revealed: true }),
    ...more,
  });
}

export const seen = (info: TableInfo, you: string | null = "blue"): TableSeen => ({
  ...{ table: info, you, host: false, kept: false, key: null },
});

/** The step of one draw: its move has the draw's number. */
export function drawn(own: string, number: number, round = 1): Step {
  const mixed = mix(promise, round, [own, theirs, null]);
  const came = outcome(hexToBytes(link(number)), mixed, number, WEIGHTS) ?? -1;
  return {
    ...{ number, turn: 1, actor: "chance", text: `outcome ${came}`, said: [], chosen: null, moments: [], patch: {} },
    draw: { number, link: link(number), weights: WEIGHTS, outcome: came },
  };
}
