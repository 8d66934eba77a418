// What is said of a table compared with what this browser keeps of it: the dealer's promise, what the players have
// committed to, and what the game began with. Whatever differs is a sentence.
import { bytesToHex } from "@noble/hashes/utils.js";
import { keep, keepRound, kept, type Kept } from "./entropy";
import { entropyHash, mix, same } from "./fairness";
import { isDigest } from "./hashing";
import type { Said, SeatInfo, TableInfo } from "./types";
import { alarm } from "./verdict";

const CHAINED = 3; // the protocol this browser takes part in

export const isChained = (table: TableInfo): boolean => table.protocol === CHAINED;
export const hasBegun = ({ status, number }: TableInfo): boolean =>
  status === "playing" || (status === "over" && number > 0);
export const hashesOf = (table: TableInfo): (string | null)[] => table.seats.map((seat) => seat.entropy_hash ?? null);

export function mixOf(table: TableInfo): Uint8Array {
  const entropy = table.seats.map((seat) => seat.entropy ?? null);
  return mix(table.commitment, table.round, entropy);
}

const ORDER = { waiting: 0, revealing: 1, playing: 2, over: 3 };

/** Whether the first was the case before the second: tables go on, round by round, and never back. */
export function older(one: TableInfo, other: TableInfo): boolean {
  if (one.number !== other.number) return one.number < other.number;
  if (one.round !== other.round) return one.round < other.round;
  const shown = ({ seats }: TableInfo): number => seats.filter(({ revealed }) => revealed).length;
  if (one.status === other.status) return one.status === "revealing" && shown(one) < shown(other);
  return ORDER[one.status] < ORDER[other.status];
}

/** What differs from what is kept; empty where nothing does. */
export function differences(table: TableInfo, you: string | null, known: Kept): Said[] {
  if (table.commitment !== known.commitment) return [alarm("exchanged")];
  if (!isChained(table)) return known.anchor === null ? [] : [alarm("protocol")];
  if (known.anchor !== null && table.anchor !== known.anchor) return [alarm("exchanged")];
  const said = [wrongRound(table, known)];
  if (table.status === "revealing") said.push(objection(table, you, known));
  if (hasBegun(table)) said.push(wrongBeginning(table, you, known));
  return said.filter((each) => each !== null);
}

/** A later round has been seen, or what was revealed in this one shall be given once more. */
function wrongRound(table: TableInfo, known: Kept): Said | null {
  const latest = Math.max(0, ...Object.keys(known.rounds).map(Number));
  const again = table.status === "waiting" && known.rounds[String(table.round)]?.revealed === true;
  return latest > table.round || again ? alarm("round") : null;
}

/** Why nothing must be revealed at this table as it is told now; null: nothing speaks against it. */
export function objection(table: TableInfo, you: string | null, known: Kept): Said | null {
  const { entropy, hashes } = known.rounds[String(table.round)] ?? {};
  if (table.seats.some(({ kind, entropy_hash }) => kind === "open" || (kind === "human" && !isDigest(entropy_hash)))) {
    return alarm("early");
  }
  if (hashes && !same(hashes, hashesOf(table))) return alarm("hashes");
  const own = ownSeat(table, you);
  if (own && entropy && own.entropy_hash !== entropyHash(table.id, entropy)) return alarm("own-hash");
  return null;
}

function wrongBeginning(table: TableInfo, you: string | null, known: Kept): Said | null {
  const { entropy, revealed, hashes } = known.rounds[String(table.round)] ?? {};
  for (const seat of table.seats) {
    if (seat.kind !== "human") continue;
    if (!seat.entropy || entropyHash(table.id, seat.entropy) !== seat.entropy_hash) {
      return alarm("player-entropy", { player: seat.player });
    }
  }
  if (hashes && !same(hashes, hashesOf(table))) return alarm("hashes");
  const asked = revealed === true || ownSeat(table, you) !== undefined;
  if (asked && entropy && !table.seats.some((seat) => seat.entropy === entropy)) return alarm("own-entropy");
  return known.mix !== null && known.mix !== bytesToHex(mixOf(table)) ? alarm("mix") : null;
}

const ownSeat = (table: TableInfo, you: string | null): SeatInfo | undefined =>
  table.seats.find((seat) => seat.seat === you);

/** Keeps what is seen first of a table; every browser that opens one does, also of those who only watch. */
export function remember(table: TableInfo): Kept {
  const { id, commitment, round } = table;
  let known = kept(id) ?? keep(id, commitment);
  if (!isChained(table) || known.commitment !== commitment) return known;
  if (known.anchor === null && table.anchor) known = keep(id, commitment, { anchor: table.anchor });
  if (table.status === "revealing" && !known.rounds[String(round)]?.hashes) {
    known = keepRound(id, commitment, round, { hashes: hashesOf(table) });
  }
  if (hasBegun(table) && known.mix === null) known = keep(id, commitment, { mix: bytesToHex(mixOf(table)) });
  return known;
}

/** A sentence about what is wrong, kept for good. */
export function warn(table: TableInfo, said: readonly Said[]): readonly Said[] {
  const before = kept(table.id)?.warnings ?? [];
  const spelt = new Set(before.map((each) => JSON.stringify(each)));
  const fresh = said.filter((each) => !spelt.has(JSON.stringify(each)));
  return fresh.length ? keep(table.id, table.commitment, { warnings: [...before, ...fresh] }).warnings : before;
}
