// The choices inside an action as counters with a running total, to be changed back and forth until confirmed.
import type { Tally } from "../../lib/game";
import type { Said, View } from "../../lib/types";
import { GOODS } from "./model";
import { batchGroups, influenceGroups } from "./tally/batches";
import { readDraft, type Draft } from "./tally/draft";
import { overflowGroups } from "./tally/overflow";
import { swapGroups } from "./tally/swaps";
import { tradeGroups } from "./tally/trade";
import { denarii, icon, said, things } from "./words/said";

/** What has changed since the turn began. */
function changes({ before, after }: Draft): Said[] {
  const held = (state: Draft["before"]) => [state.denarii, ...GOODS.map((good) => state.goods[good]), state.surplus];
  const [from, to] = [held(before), held(after)];
  const names = ["denarii", ...GOODS, "surplus"];
  const changed = names.flatMap((name, i) =>
    from[i] === to[i] ? [] : [said("tally-change", { thing: icon(name), from: from[i], to: to[i] })],
  );
  return changed.length > 0 ? [said("tally-total", { changes: changed })] : [];
}

/** What is still to be paid. */
function due({ now, seat }: Draft): Said[] {
  const { action } = now;
  if (!action || action.seat !== seat) return [];
  const told = Object.keys(action.due).length > 0 ? [said("tally-due", { price: things(action.due) })] : [];
  const fee = now.provinces[action.value - 1]?.fee[seat]?.[action.location] ?? 0;
  if (fee > 0 && action.stage !== "fee") told.push(said("tally-fee", { fee: denarii(fee) }));
  return told;
}

export function tally(view: View, base: View, turn: readonly string[]): Tally | null {
  const draft = readDraft(view, base, turn);
  if (!draft) return null;
  const groups = [
    ...batchGroups(draft),
    ...tradeGroups(draft),
    ...swapGroups(draft),
    ...influenceGroups(draft),
    ...overflowGroups(draft),
  ];
  return groups.length > 0 ? { groups, totals: [...changes(draft), ...due(draft)] } : null;
}
