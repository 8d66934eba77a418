// Catalogues as the page has them, read from the Python package.
import { readdirSync, readFileSync } from "node:fs";
import { Catalogue, type Language } from "../src/lib/fluent";

const GAMES = "../ludi/games";

export const rulesOf = (game: string, language: Language): string =>
  readFileSync(`${GAMES}/${game}/locale/${language}/rules.md`, "utf-8");

/** The engine's words and those of some games. */
export function catalogueOf(
  games: readonly string[],
  language: Language,
  complain?: (problem: string) => void,
): Catalogue {
  const made = new Catalogue(language, complain);
  made.add(readFileSync(`../ludi/locale/${language}/engine.ftl`, "utf-8"));
  for (const folder of games.map((game) => `${GAMES}/${game}/locale/${language}`)) {
    for (const file of readdirSync(folder))
      if (file.endsWith(".ftl")) made.add(readFileSync(`${folder}/${file}`, "utf-8"));
  }
  return made;
}
