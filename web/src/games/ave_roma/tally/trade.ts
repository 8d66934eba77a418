// Mercator: selling and buying together, so that one can go back from buying to selling.
import type { Counter } from "../../../lib/game";
import { GOODS, MOST_SURPLUS, STORE, type Good } from "../model";
import { denarii, good as named, said } from "../words/said";
import { group, isAsked, kinds, stored, zero, type Draft, type Group } from "./draft";

const MOST_BOUGHT = 4;

interface Unit {
  good: Good;
  /** What became of it where there was no room, if that was asked. */
  into?: string;
}

/** What was sold and bought, as notation; `forced` has what the rules did by themselves. */
export interface Trade {
  prefix: readonly string[];
  held: Record<Good, number>;
  sold: Record<Good, number>;
  bought: readonly Unit[];
  forced: { sold: Record<Good, number>; bought: Record<Good, number> };
}

const isGood = (word: string | undefined): word is Good => GOODS.some((good) => good === word);

/** The unit that a word of the notation is about, such as `sell wood`. */
function unit(text: string | undefined, verb: string): Good | null {
  const [first, word] = text?.split(" ") ?? [];
  return first === verb && isGood(word) ? word : null;
}

const sum = (counts: Record<Good, number>): number => GOODS.reduce((total, good) => total + counts[good], 0);

/** What the advanced extra before has brought already. */
function heldAt(draft: Draft, prefix: readonly string[]): Record<Good, number> {
  const held = { ...draft.before.goods };
  for (const text of prefix) {
    const picked = unit(text, "pick");
    if (picked) stored(held, picked);
  }
  return held;
}

export function readTrade(draft: Draft): Trade | null {
  const { turn } = draft;
  const trading = turn.some((text) => unit(text, "sell") ?? unit(text, "buy"));
  if (draft.location !== "mercator" || !(trading || isAsked(draft, "sell", "buy"))) return null;
  const first = turn.findIndex((text) => text === "done" || unit(text, "sell") !== null || unit(text, "buy") !== null);
  const prefix = first < 0 ? turn : turn.slice(0, first);
  const [held, sold, bought] = [heldAt(draft, prefix), zero(), [] as Unit[]];
  let at = prefix.length;
  for (let good = unit(turn[at], "sell"); good; good = unit(turn[++at], "sell")) sold[good] += 1;
  if (turn[at] === "done") at += 1;
  for (let good = unit(turn[at], "buy"); good; good = unit(turn[at], "buy")) {
    const into = turn[at + 1];
    const asked = into === "surplus" || into === "denarii";
    bought.push(asked ? { good, into } : { good });
    at += asked ? 2 : 1;
  }
  const rest = turn.slice(at).filter((text) => text !== "done");
  const trade = { prefix, held, sold, bought, forced: { sold: zero(), bought: zero() } };
  return rest.length === 0 ? withForced(draft, trade) : trade;
}

/** Where only one thing can be done, the rules do it: it shows in the stores, and must not be said. */
function withForced({ after }: Draft, trade: Trade): Trade {
  const { held, sold, bought, forced } = trade;
  for (const good of GOODS) {
    const units = bought.filter((each) => each.good === good);
    const expected = held[good] - sold[good] + units.length;
    if (units.some((each) => each.into) || expected > STORE) continue;
    const more = after.goods[good] - expected;
    if (more < 0) forced.sold[good] = -more;
    else forced.bought[good] = more;
  }
  return trade;
}

/** The notation of a trade. `otherwise`: what becomes of a unit without room where nobody has said it yet. */
function spell(draft: Draft, trade: Trade, otherwise: string | null): string[] {
  const { prefix, held, sold, bought, forced } = trade;
  const said = [...prefix];
  const stock = zero();
  for (const good of GOODS) {
    stock[good] = held[good] - sold[good] - forced.sold[good] + forced.bought[good];
    for (let n = 0; n < sold[good]; n++) said.push(`sell ${good}`);
  }
  if (bought.length > 0 && sum(sold) + sum(forced.sold) < sum(held)) said.push("done");
  const units = [...bought].sort((a, b) => GOODS.indexOf(a.good) - GOODS.indexOf(b.good));
  units.forEach(({ good, into }, index) => {
    said.push(`buy ${good}`);
    const room = stored(stock, good) || draft.before.surplus >= MOST_SURPLUS;
    const last = index === units.length - 1; // then the question may stand
    if (!room && otherwise && (into || !last)) said.push(into ?? otherwise);
  });
  return said;
}

/** Whether a unit without room is asked about depends on the fee: so it is tried with and without an answer. */
function ways(draft: Draft, trade: Trade): string[][] {
  const all = ["surplus", null, "denarii"].map((otherwise) => spell(draft, trade, otherwise));
  return all.filter((way, index) => all.findIndex((other) => other.join() === way.join()) === index);
}

/** The denarii left by what is sold and bought so far. */
function purse({ before }: Draft, { sold, bought, forced }: Trade): number {
  const price = (good: Good) => before.prices?.[good] ?? 0;
  const earned = GOODS.reduce((total, good) => total + (sold[good] + forced.sold[good]) * price(good), 0);
  const repaid = bought.filter(({ into }) => into === "denarii").reduce((total, { good }) => total + price(good), 0);
  const paid = bought.reduce((total, { good }) => total + price(good), 0);
  return before.denarii + earned + repaid - paid - GOODS.reduce((n, good) => n + forced.bought[good] * price(good), 0);
}

function selling(draft: Draft, trade: Trade, good: Good): Counter {
  const { held, sold, forced } = trade;
  const count = sold[good] + forced.sold[good];
  const other = (change: number) => ways(draft, { ...trade, sold: { ...sold, [good]: sold[good] + change } });
  return {
    key: `sell ${good}`,
    said: said("tally-good", { good: named(good) }),
    count,
    note: said("tally-worth", { worth: denarii(draft.before.prices?.[good] ?? 0) }),
    marks: [`good:${good}:${draft.seat}`],
    more: count < held[good] ? other(1) : [],
    fewer: sold[good] > 0 ? other(-1) : [],
  };
}

function buying(draft: Draft, trade: Trade, good: Good): Counter {
  const { bought, forced } = trade;
  const units = bought.filter((each) => each.good === good);
  const last = bought.findLastIndex((each) => each.good === good);
  const price = draft.before.prices?.[good] ?? 0;
  const can = bought.length + sum(forced.bought) < MOST_BOUGHT && purse(draft, trade) >= price;
  return {
    key: `buy ${good}`,
    said: said("tally-good", { good: named(good) }),
    count: units.length + forced.bought[good],
    note: said("tally-worth", { worth: denarii(price) }),
    marks: [`province-good:${draft.value}:${good}`, `good:${good}:${draft.seat}`],
    more: can ? ways(draft, { ...trade, bought: [...bought, { good }] }) : [],
    fewer: last >= 0 ? ways(draft, { ...trade, bought: bought.toSpliced(last, 1) }) : [],
  };
}

export function tradeGroups(draft: Draft): Group[] {
  const trade = readTrade(draft);
  if (!trade) return [];
  const left = MOST_BOUGHT - trade.bought.length - sum(trade.forced.bought);
  const mine = GOODS.filter((good) => trade.held[good] > 0);
  return [
    ...group(
      said("tally-sell"),
      mine.map((good) => selling(draft, trade, good)),
    ),
    ...group(
      said("tally-buy", { left }),
      kinds(draft).map((good) => buying(draft, trade, good)),
    ),
  ];
}
