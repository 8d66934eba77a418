// The page knows no rules: Python tells what things are, cost and mean. What can be recognised of such knowledge in the
// sources is not let in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts"),
);
const prefixes = readdirSync("../ludi/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
  .flatMap(({ name }) => {
    const words = readFileSync(join("../ludi/games", name, "locale/en/game.ftl"), "utf-8");
    return /^[a-z]+-/m.exec(words) ?? [];
  });
const words = `(?:${prefixes.join("|")})`;

/** Sources without comments, styles and drawings' own numbers. */
function source(file: string): string {
  const text = readFileSync(join("src", file), "utf-8");
  return text
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** What is counted or paid in some game; comparing or adding it up is Python's business. */
const COUNTED = "(?:price|cost|fee|denarii|vp|points?|decurions|surplus|discount|influence|score|totals?)";

const FORBIDDEN: [string, RegExp][] = [
  ["a message matched by its text", new RegExp(`(?:startsWith|endsWith|includes|match|replace)\\(["'\`]${words}`)],
  ["a message matched by a pattern", new RegExp(`/\\^?${words}[^/\n]*/[a-z]*\\s*[.,)]`)],
  [
    "a message compared by its id",
    /\b(?:said|message|prompt|note|why|label)\b[\w.?]*\.id\b\s*(?:===|!==|\.(?:startsWith|includes|match|endsWith))/,
  ],
  ["a message's id compared with one of a game's", new RegExp(`[!=]==\\s*["'\`]${words}`)],
  ["data read out of a sentence", /(?:said|message|prompt|note|why|label)\b[\w.?!()[\]]*\.args(?:\[|\.|\?\.)/],
  ["an order made by what is counted", new RegExp(`\\.(?:sort|toSorted)\\([^;\n]*\\.${COUNTED}\\b`)],
  [
    "arithmetic with what is paid",
    /\.(?:price|cost|fee|denarii|surplus|discount)s?\b(?:\[[^\]]*\])?\s*[-+*<>]=?\s*[\w(]/,
  ],
  ["a rule that depends on an edition", /\.edition\s*[!=]==/],
];

/** Everything of a kind in a source, each with its line. */
function found(file: string, pattern: RegExp): string[] {
  return source(file)
    .split("\n")
    .filter((line) => pattern.test(line))
    .map((line) => `${file}: ${line.trim()}`);
}

describe("knowledge of rules", () => {
  it("is looked for with every game's words", () => {
    expect(prefixes).toEqual(expect.arrayContaining(["mun-", "ar-", "tali-"]));
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(FORBIDDEN)("is not in the page: %s", (_, pattern) => {
    expect(files.flatMap((file) => found(file, pattern))).toEqual([]);
  });

  it.each([
    ["a message matched by its text", 'if (id.startsWith("mun-drew")) found.add("bag");'],
    ["a message matched by a pattern", "const power = /^mun-do-use-(\\w+)$/.exec(id)?.[1];"],
    ["a message matched by a pattern", 'return String(named.name).replace(/^mun-place-/, "");'],
    ["a message compared by its id", 'if (said.id === "x") return 1;'],
    ["a message's id compared with one of a game's", 'if (id === "mun-deck-renewed") found.add("deck");'],
    ["data read out of a sentence", 'const named = position.prompt.message.args["place"];'],
    ["an order made by what is counted", "return [...all].sort((a, b) => b.decurions - a.decurions);"],
    ["arithmetic with what is paid", "const total = each.price + due;"],
    ["a rule that depends on an edition", 'guests = position.options.edition === "v3";'],
  ])("would be seen: %s", (name, line) => {
    expect(FORBIDDEN.some(([kind, pattern]) => kind === name && pattern.test(line))).toBe(true);
  });
});

describe("the shell", () => {
  const shell = files.filter((file) => !/^games\/\w+\//.test(file));

  it.each(shell)("%s says nothing in a game's words", (file) => {
    expect(source(file)).not.toMatch(new RegExp(`["'\`]${words}`));
  });

  it.each(files.filter((file) => file.startsWith("lib/")))("%s needs no component", (file) => {
    expect(source(file)).not.toMatch(/from "\.\.\/(?:components|pages|games)/);
  });
});
