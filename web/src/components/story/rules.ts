// Finding one's way in a rule reference.
import { body, fold, markdown, words } from "../../lib/markdown";
import type { RulesText } from "../../lib/types";

export interface Entry {
  number: string;
  title: string;
  html: string;
  /** A chapter such as 7; sections such as 7.1 stand below it. */
  isChapter: boolean;
  folded: string;
}

export function entries(text: RulesText): Entry[] {
  return text.sections.map(({ number, title, markdown: source }) => ({
    number,
    title,
    html: markdown(body(source)),
    isChapter: !number.includes("."),
    folded: fold(`${number} ${title} ${body(source)}`),
  }));
}

/** What stands before the first section: the game at a glance. */
export const opening = (text: RulesText): string => markdown(text.opening).replaceAll("h4>", "h2>");

/** The sections that have every word; of a search for nothing, all. */
export function found(all: readonly Entry[], query: string): Entry[] {
  const sought = words(query);
  return all.filter((entry) => sought.every((word) => entry.folded.includes(word)));
}

/** The section with this number, or the nearest there is above it: 7.1.2, 7.1, 7. */
export function nearest(all: readonly Entry[], number: string): string | null {
  const parts = number.replace(/^§/, "").split(".");
  for (let length = parts.length; length > 0; length--) {
    const wanted = parts.slice(0, length).join(".");
    if (all.some((entry) => entry.number === wanted)) return wanted;
  }
  return null;
}
