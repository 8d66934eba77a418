// Answers that can be exchanged for others: what pays, what falls away, which goods are picked.
import type { Counter } from "../../../lib/game";
import type { Said } from "../../../lib/types";
import { COLOURS, GOODS, ROW_LOCATION, type Price } from "../model";
import { icon, said } from "../words/said";
import { group, isAsked, kinds, replaced, until, type Draft, type Group, type Ways } from "./draft";

interface Kind {
  verb: string;
  frame: string;
  title: (draft: Draft) => Said;
  /** What one may choose among, as far as it can be told. */
  names: (draft: Draft) => readonly string[];
}

/** What is being bought at a slot of a row. */
function price({ base, location, slot }: Draft): Price | null {
  const row = base.rows.find((each) => ROW_LOCATION[each.row] === location);
  return row?.slots.find((each) => each.slot === slot)?.card?.cost ?? null;
}

/** Goods that may stand for the open icons of the price. */
function payable(draft: Draft): string[] {
  const asked = price(draft);
  const open = (good: (typeof GOODS)[number]) => !asked || asked["any"] || asked[COLOURS[good]];
  return GOODS.filter((good) => open(good) && draft.before.goods[good] > 0);
}

const KINDS: readonly Kind[] = [
  { verb: "save", frame: "discount", title: () => said("tally-save"), names: (draft) => iconsOf(draft) },
  { verb: "pay", frame: "pay", title: () => said("tally-pay"), names: payable },
  { verb: "receive", frame: "administer", title: () => said("tally-receive"), names: kinds },
  {
    verb: "pick",
    frame: "pick",
    title: ({ now }) => said("tally-pick", { left: now.action?.picks ?? 0 }),
    names: (draft) => (draft.base.prompt.frame === "pick" ? offered(draft.base, "pick") : kinds(draft)),
  },
];

function iconsOf(draft: Draft): string[] {
  return Object.keys(price(draft) ?? {}).filter((name) => name !== "surplus" && name !== "denarii");
}

/** The words after a verb that are offered in a position. */
function offered(position: Draft["base"], verb: string): string[] {
  const texts = position.choices.map((choice) => choice.text.split(" "));
  return texts.filter(([first]) => first === verb).map(([, word]) => word ?? "");
}

function ways(draft: Draft, { verb, frame }: Kind, name: string, said: readonly number[]): Ways {
  const text = `${verb} ${name}`;
  const pending = isAsked(draft, frame) && offered(draft.now, verb).includes(name);
  const others = said.filter((at) => draft.turn[at] !== text).reverse();
  const swapped = others.flatMap((at) => replaced(draft.turn, at, text));
  return pending ? [[...draft.turn, text], ...swapped] : swapped;
}

function counters(draft: Draft, kind: Kind): Counter[] {
  const { turn, now, seat } = draft;
  const given = turn.flatMap((text, at) => (text.startsWith(`${kind.verb} `) ? [at] : []));
  const pending = isAsked(draft, kind.frame) && offered(now, kind.verb).length > 0;
  if (given.length === 0 && !pending) return [];
  const mentioned = given.map((at) => turn[at]?.split(" ")[1] ?? "");
  const names = new Set([...kind.names(draft), ...mentioned, ...(pending ? offered(now, kind.verb) : [])]);
  const order: readonly string[] = [...GOODS, "black", "green", "red", "any", "surplus"];
  return [...names]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => {
      const own = given.filter((at) => turn[at] === `${kind.verb} ${name}`);
      return {
        key: `${kind.verb} ${name}`,
        said: said("tally-icon", { icon: icon(name) }),
        count: own.length,
        marks: name === "surplus" ? [`surplus:${seat}`] : [`good:${name}:${seat}`],
        more: ways(draft, kind, name, given),
        fewer: own.length > 0 ? until(turn, own.at(-1) ?? 0) : [],
      };
    });
}

export function swapGroups(draft: Draft): Group[] {
  return KINDS.flatMap((kind) => group(kind.title(draft), counters(draft, kind)));
}
