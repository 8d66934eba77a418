// What the protocol asks of a browser at a table where it sits: to commit, to keep what the others have committed to, and
// to reveal. It does so by itself, also when a round begins anew.
import { ApiProblem, api } from "./api";
import { dropUnrevealed, entropy, keepRound, kept, unrevealed } from "./entropy";
import { entropyHash } from "./fairness";
import { differences, isChained, remember, warn } from "./promises";
import type { TableInfo, TableSeen } from "./types";

/** What this browser adds in the round that is on; made once, and never again after it was revealed. */
export function ownEntropy(table: TableInfo): string {
  const before = kept(table.id)?.rounds[String(table.round)];
  if (before?.entropy && !before.revealed) return before.entropy;
  const mine = entropy();
  // Kept before its hash is sent: an answer that gets lost must not lose what was promised.
  keepRound(table.id, table.commitment, table.round, { entropy: mine, revealed: false });
  return mine;
}

/** Commits, and sits down where one does not sit yet. */
export function commit(table: TableInfo, seat: string | null = null): Promise<TableSeen> {
  return api.sit(table.id, { entropy_hash: entropyHash(table.id, ownEntropy(table)), seat });
}

const busy = new Map<string, Promise<TableSeen | null>>();

/** Does what is asked of the one who sits here; null: nothing is. */
export function takePart(seen: TableSeen): Promise<TableSeen | null> {
  const { id } = seen.table;
  const doing = busy.get(id) ?? act(seen).finally(() => busy.delete(id));
  busy.set(id, doing);
  return doing;
}

async function act({ table, you }: TableSeen): Promise<TableSeen | null> {
  const own = table.seats.find(({ seat, kind }) => seat === you && kind === "human"); // not yet, while one sits down
  if (!isChained(table) || !own) return null;
  const known = kept(table.id);
  const wrong = known ? differences(table, you, known) : [];
  if (wrong.length) {
    warn(table, wrong);
    return null; // what is not as it was promised gets nothing
  }
  if (table.status === "waiting") return own.entropy_hash ? null : commit(table);
  if (table.status !== "revealing" || own.revealed) return null;
  remember(table); // what all have committed to, before anything is given
  const mine = known?.rounds[String(table.round)]?.entropy;
  if (!mine) return null; // another browser has sat down for this seat
  keepRound(table.id, table.commitment, table.round, { revealed: true });
  return api.reveal(table.id, mine, table.round);
}

/** Keeps what was promised at tables that are not open just now. They are few, and soon done. */
export async function keepPromises(open?: string): Promise<void> {
  for (const id of unrevealed().filter((each) => each !== open)) {
    try {
      const seen = await api.table(id);
      const { table, you } = seen;
      if (you !== null && (table.status === "waiting" || table.status === "revealing")) await takePart(seen);
      else done(seen);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) dropUnrevealed(id);
    }
  }
}

/** Nothing is asked any more: whether it went as promised is noted now. */
function done({ table, you }: TableSeen): void {
  const known = kept(table.id);
  if (known) warn(table, differences(table, you, known));
  dropUnrevealed(table.id);
}
