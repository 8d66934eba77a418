// Units that found no room: each became a surplus or its price, and can still become the other.
import type { Counter } from "../../../lib/game";
import { GOODS, type Good } from "../model";
import { denarii, good as named, said } from "../words/said";
import { group, replaced, stored, type Draft, type Group } from "./draft";

interface Unit {
  at: number;
  /** Null where the turn does not tell, as after a pair of buildings. */
  good: Good | null;
}

const isGood = (word: string | undefined): word is Good => GOODS.some((good) => good === word);

/** The units that were asked about: goods come in the order of the board, and those that fit are stored unasked. */
function asked(draft: Draft): Unit[] {
  const card = draft.base.provinces[draft.value - 1]?.card;
  const stock = { ...draft.before.goods };
  const found: Unit[] = [];
  let full: Good[] = [];
  const receive = (goods: readonly Good[]): void => {
    full = GOODS.flatMap((good) => goods.filter((each) => each === good && !stored(stock, good)));
  };
  if (draft.location === "aedilis" && card) receive([...card.upper, ...card.lower]);
  draft.turn.forEach((text, at) => {
    const [verb, word] = text.split(" ");
    if (text === "surplus" || text === "denarii") found.push({ at, good: full.shift() ?? null });
    else if ((text === "upper" || text === "lower") && card) receive(card[text]);
    else if ((verb === "buy" || verb === "receive" || verb === "pick") && isGood(word)) receive([word]);
    else if ((verb === "sell" || verb === "pay") && isGood(word)) stock[word] -= 1;
  });
  return found;
}

function counter(draft: Draft, units: readonly Unit[], number: number): Counter {
  const { turn, seat, before } = draft;
  const { good = null } = units[0] ?? {};
  const as = (text: string) => units.filter(({ at }) => turn[at] === text).map(({ at }) => at);
  const turned = (from: string, to: string) => {
    const at = as(from).at(-1);
    return at === undefined ? [] : replaced(turn, at, to);
  };
  return {
    key: `overflow ${good ?? number}`,
    said: good ? said("tally-good", { good: named(good) }) : said("tally-unit", { n: number }),
    count: as("surplus").length,
    ...(good && before.prices ? { note: said("tally-instead", { worth: denarii(before.prices[good]) }) } : {}),
    marks: [`surplus:${seat}`, `denarii:${seat}`],
    more: turned("denarii", "surplus"),
    fewer: turned("surplus", "denarii"),
  };
}

export function overflowGroups(draft: Draft): Group[] {
  const units = asked(draft);
  const known = GOODS.map((good) => units.filter((unit) => unit.good === good)).filter((some) => some.length > 0);
  const unknown = units.filter((unit) => unit.good === null).map((unit) => [unit]);
  const counters = [...known, ...unknown].map((some, index) => counter(draft, some, index + 1 - known.length));
  return group(said("tally-overflow"), counters);
}
