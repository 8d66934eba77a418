// Small pieces of sentences.
import type { Said } from "../../../lib/types";
import { CITIZENS, COMMON, PIECES, type Institution } from "../model";

export function said(id: string, args: Record<string, unknown> = {}): Said {
  return { id: `mun-${id}`, args };
}
export const family = (name: string) => ({ name: `mun-seat-${name}` });
export const place = (name: string) => ({ name: `mun-place-${name}` });
export const citizen = (name: string) => ({ name: `mun-piece-${name}` });
export const card = (name: string) => ({ name: `mun-card-${name}` });

/** Two priests and a Favor. */
export function pieces(counts: Partial<Record<string, number>>) {
  return PIECES.filter((piece) => counts[piece]).map((piece) => ({ name: `mun-count-${piece}`, n: counts[piece] }));
}

/** Two Blue members and one wreathed Orange member. */
export function members(families: Institution["families"]): Said[] {
  return families.flatMap((each) =>
    (["plain", "wreathed"] as const)
      .filter((status) => each[status] > 0)
      .map((status) => said(status, { family: family(each.family), n: each[status] })),
  );
}

/** Two members and one wreathed member. */
export function counted(plain: number, wreathed: number) {
  const all = [
    { name: "mun-count-plain", n: plain },
    { name: "mun-count-wreathed", n: wreathed },
  ];
  return all.filter((some) => some.n > 0);
}

/** 2 Praefect Visit and All Powers. */
export function cards(counts: Record<string, number>): Said[] {
  return COMMON.filter((name) => (counts[name] ?? 0) > 0).map((name) => {
    const n = counts[name] ?? 0;
    return n === 1 ? said("card-one", { card: card(name) }) : said("card-many", { card: card(name), n });
  });
}

/** What is missing for the next set: how many pieces, and the kinds that would do. */
export function missing(stock: Record<string, number>): { count: number; kinds: string[] } {
  const kinds = CITIZENS.filter((kind) => !stock[kind]);
  return { count: kinds.length - (stock["favor"] ?? 0), kinds };
}
