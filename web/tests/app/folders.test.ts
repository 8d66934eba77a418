// Who may know whom: the shell knows no game, and no game knows another.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file));
const games = readdirSync("src/games", { withFileTypes: true }).filter((each) => each.isDirectory());

/** What a file imports of ours, as paths below src. */
function imports(file: string): string[] {
  const source = readFileSync(join("src", file), "utf-8");
  const found = [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)].map((match) => match[1] ?? "");
  return found.map((path) => posix.normalize(posix.join(posix.dirname(file), path)));
}

test("there are games to look at", () => {
  expect(games.map((each) => each.name)).toEqual(expect.arrayContaining(["ave_roma", "municipium"]));
  expect(imports("games/municipium/index.ts")).toContain("lib/game");
});

const gameOf = (file: string): string | undefined => /^games\/(\w+)\//.exec(file)?.[1];

test.each(files)("%s imports no game but its own", (file) => {
  const foreign = imports(file).filter((path) => gameOf(path) !== undefined && gameOf(path) !== gameOf(file));
  expect(foreign).toEqual([]);
});

test.each(files.filter((file) => gameOf(file) === undefined))("%s names no game", (file) => {
  const source = readFileSync(join("src", file), "utf-8");
  for (const { name } of games) expect(source.toLowerCase()).not.toMatch(new RegExp(`["'\`/.]${name}\\b`));
});
