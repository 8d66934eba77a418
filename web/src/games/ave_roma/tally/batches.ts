// Numbers of cards: those played for influence, and those of one symbol spent in the advanced game.
import type { Counter } from "../../../lib/game";
import { SYMBOLS, type SymbolName } from "../model";
import { said, symbol as named } from "../words/said";
import { group, isAsked, until, type Draft, type Group } from "./draft";

const ICONS = [3, 2, 1] as const; // cards with many icons are played before those with few
const LEAP = 3; // at Propraetor cards are spent three by three

/** Own cards with so much influence that were unused before. */
function available({ before }: Draft, icons: number): number {
  const cards = [...before.cards.building, ...before.cards.war];
  return cards.filter((card) => !card.used && card.influence === icons).length;
}

export function influenceGroups(draft: Draft): Group[] {
  const { turn } = draft;
  const first = turn.findIndex((text) => text.startsWith("play "));
  if (first < 0 && !isAsked(draft, "influence")) return [];
  const prefix = first < 0 ? turn : turn.slice(0, first);
  const kinds = ICONS.filter((icons) => available(draft, icons) > 0);
  // With cards of one kind only the first is played by itself, for at least one must be.
  const forced = kinds.length === 1 && draft.base.provinces[draft.value - 1]?.card ? 1 : 0;
  const counted = (icons: number) => turn.filter((text) => text === `play ${icons}`).length;
  const played = new Map<number, number>(kinds.map((icons) => [icons, counted(icons)]));
  const spell = (icons: number, n: number) =>
    kinds.flatMap((each) => Array<string>(each === icons ? n : (played.get(each) ?? 0)).fill(`play ${each}`));
  const counters = kinds.map((icons): Counter => {
    const n = played.get(icons) ?? 0;
    return {
      key: `play ${icons}`,
      said: said("tally-icons", { n: icons }),
      count: n + forced,
      note: said("tally-of", { n: available(draft, icons) }),
      marks: [`province:${draft.value}`],
      more: n + forced < available(draft, icons) ? [[...prefix, ...spell(icons, n + 1)]] : [],
      fewer: n > 0 && prefix.length > 0 ? [[...prefix, ...spell(icons, n - 1)]] : [],
    };
  });
  return group(said("tally-influence"), counters);
}

interface Batch {
  at: number;
  symbol: SymbolName | null;
  cards: number;
}

/** The batch that was spent, or is asked for now. */
function batch(draft: Draft): Batch | null {
  const at = draft.turn.findIndex((text) => /^spend \w+ \d+$/.test(text));
  const [, symbol, cards] = draft.turn[at]?.split(" ") ?? [];
  if (at >= 0) return { at, symbol: SYMBOLS.find((each) => each === symbol) ?? null, cards: Number(cards) };
  return isAsked(draft, "extra-before", "extra-after") ? { at: draft.turn.length, symbol: null, cards: 0 } : null;
}

/** Cards of a symbol that could be in the batch: after the action those just bought are among them. */
function spendable({ after, before }: Draft, { at, symbol, cards }: Batch, which: SymbolName): number {
  const first = at <= 1; // right after the worker was placed
  return first ? (before.unspent[which] ?? 0) : (after.unspent[which] ?? 0) + (symbol === which ? cards : 0);
}

export function batchGroups(draft: Draft): Group[] {
  const spent = batch(draft);
  if (!spent) return [];
  const prefix = draft.turn.slice(0, spent.at);
  const to = (which: SymbolName, n: number) => [...prefix, `spend ${which} ${n}`];
  const counters = SYMBOLS.filter((which) => spendable(draft, spent, which) > 0).map((which): Counter => {
    const [count, most] = [spent.symbol === which ? spent.cards : 0, spendable(draft, spent, which)];
    const steps = Array.from({ length: LEAP }, (_, i) => i + 1);
    const fewer = steps.filter((n) => count - n > 0).map((n) => to(which, count - n));
    return {
      key: `spend ${which}`,
      said: said("tally-symbol", { symbol: named(which) }),
      count,
      note: said("tally-of", { n: most }),
      marks: [`sign:${which}`],
      more: steps.filter((n) => count + n <= most).map((n) => to(which, count + n)),
      fewer: count > 0 ? [...fewer, ...until(draft.turn, spent.at)] : [],
    };
  });
  return group(said("tally-spend"), counters);
}
