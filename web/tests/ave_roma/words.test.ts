import { describe as about, expect, it } from "vitest";
import { GOODS, OPEN_LOCATIONS, read, ROW_LOCATION, ROWS, SYMBOLS } from "../../src/games/ave_roma/model";
import { section } from "../../src/games/ave_roma/section";
import { tally } from "../../src/games/ave_roma/tally";
import { describe } from "../../src/games/ave_roma/words/describe";
import { tell } from "../../src/games/ave_roma/words/tell";
import { verdict } from "../../src/games/ave_roma/words/verdict";
import { LANGUAGES } from "../../src/lib/fluent";
import type { View } from "../../src/lib/types";
import { rulesOf } from "../words";
import { catalogue, draft, DRAFTS, frame, FRAMES } from "./tools";

const SIGNS = [
  ...GOODS,
  ...SYMBOLS,
  ...ROWS,
  ...OPEN_LOCATIONS,
  ...Object.values(ROW_LOCATION),
  ...["black", "green", "red", "any", "surplus", "denarii", "vp", "influence", "political", "honour", "cube", "worker"],
  ...["province", "part-black", "part-green", "part-red", "part-multi", "rounds"],
];

function places(view: View): string[] {
  const position = read(view);
  const seats = position.players.map((each) => each.seat);
  return [
    ...position.locations.flatMap(({ location, spaces }) => [
      `location:${location}`,
      ...spaces.map((_, index) => `space:${location}:${index}`),
    ]),
    ...position.rows.flatMap(({ row, slots }) => [
      ...slots.flatMap(({ slot }) => [`slot:${row}:${slot}`, `slot-worker:${row}:${slot}`]),
      ...[`face-up:${row}`, `deck:${row}`],
    ]),
    ...position.provinces.flatMap(({ number }) => [
      ...[`province:${number}`, `half:${number}:upper`, `half:${number}:lower`, `cube:${number}`],
      ...seats.map((seat) => `marker:${number}:${seat}`),
      ...GOODS.map((good) => `province-good:${number}:${good}`),
    ]),
    ...position.colosseum.map(({ space }) => `ring:${space}`),
    ...["order", "score", "rounds", "deck:province", "board:1A"],
  ];
}

function people(view: View): string[] {
  return read(view).players.flatMap(({ seat, cards }) => [
    ...["gladiator", "surplus", "denarii", "political", "player", "points"].map((what) => `${what}:${seat}`),
    ...GOODS.map((good) => `good:${good}:${seat}`),
    ...[1, 2, 3, 4].flatMap((n) => [`training:${n}`, `trained:${n}:${seat}`, `worker:${n}`, `shadow:${n}:${seat}`]),
    ...Object.entries(cards).flatMap(([deck, some]) => some.map(({ card }) => `card:${deck}:${card}`)),
  ]);
}

about("words", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    const { tell: say, problems } = catalogue(language);
    for (const [, view] of FRAMES) {
      const seat = read(view).players[0]?.seat ?? null;
      const told = [say([...describe(view, seat), ...verdict(view)])];
      for (const target of [...places(view), ...people(view)]) told.push(say(tell(target, view, null)));
      expect(told.join("\n")).not.toMatch(/undefined|NaN|\[object|\bar-|\{/);
    }
    for (const name of SIGNS) expect(tell(`sign:${name}`, frame("turn"), null)).toHaveLength(2);
    for (const name of SIGNS) say(tell(`sign:${name}`, frame("turn"), null));
    for (const name of DRAFTS) {
      const { view, base, turn } = draft(name);
      const found = tally(view, base, turn);
      for (const group of found?.groups ?? []) {
        say([group.title, ...group.counters.flatMap((each) => [each.said, ...(each.note ? [each.note] : [])])]);
      }
      say(found?.totals ?? []);
    }
    expect(problems).toEqual([]);
  });

  it("describe a position completely, the own board first", () => {
    const view = frame("turn-advanced");
    const position = read(view);
    const { tell: say } = catalogue("en");
    const told = say(describe(view, "green"));
    expect(told).toContain("You play Green.");
    expect(told).toContain("This is the advanced game.");
    for (const { name } of position.rows.flatMap(({ slots }) => slots.flatMap(({ card }) => (card ? [card] : [])))) {
      expect(told).toContain(name);
    }
    for (const { space } of position.colosseum) expect(told).toContain(`Space ${space} of the Colosseum`);
    for (const each of position.players) {
      for (const card of each.cards.patron) expect(told).toContain(card.name);
      expect(told).toContain(`${each.surplus} surplus and ${each.denarii} denari`);
    }
    expect(told.indexOf("Green has board")).toBeLessThan(told.indexOf("Yellow has board"));
    const order = ["Province 1:", "Aedificator:", "Quaestor:", "Space 1 of", "Green has board"];
    const at = order.map((part) => told.indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it("tell a card's price, what it gives, and why it cannot be had", () => {
    const view = frame("turn");
    const { tell: say } = catalogue("en");
    const slots = read(view).rows.flatMap(({ row, slots: some }) => some.map((each) => ({ row, ...each })));
    const dear = slots.find(({ card, offers }) => card && Object.values(offers).some(({ why }) => why));
    expect(say(tell(`slot:${dear?.row}:${dear?.slot}`, view, null))).toMatch(/It costs .* Not now for \w+: /);
    const patron = slots.find(({ row, card }) => row === "patron" && card);
    expect(say(tell(`slot:patron:${patron?.slot}`, view, null))).toMatch(/While active: .*\. At the end: /);
  });

  it("tell what recruiting brings", () => {
    const view = frame("recruit");
    const { tell: say } = catalogue("en");
    const [first] = read(view).recruiting ?? [];
    const told = say(tell(`location:${first?.location}`, view, null));
    expect(told).toMatch(
      /Recruiting here brings .* sum of the workers would then be \d+.* Place in the next turn order: /,
    );
    const other = frame("recruit-shadow");
    const shadow = say(tell(`location:${read(other).recruiting?.[0]?.location}`, other, null));
    expect(shadow).toContain("Recruiting here brings");
    expect(shadow).not.toContain("sum of");
  });

  it("name a section of the rule reference for every decision", () => {
    const headings = rulesOf("ave_roma", "en").match(/^#+ [\d.]+/gm) ?? [];
    const numbers = new Set(headings.map((each) => each.replace(/^#+ /, "")));
    for (const [, view] of FRAMES) expect(numbers).toContain(section(view));
  });

  it("give the verdict in numbers, ties included", () => {
    const { tell: say } = catalogue("en");
    expect(say(verdict(frame("over")))).toMatch(/^Most points: \w+ with \d+; the next best has \d+\. \w+ wins\. /);
    const level = frame("over");
    const position = read(level);
    const [one, two] = position.players;
    if (!one || !two || !position.result) throw new Error("nobody");
    position.result.totals = { [one.seat]: 30, [two.seat]: 30 };
    one.denarii = two.denarii + 1;
    expect(say(verdict(level))).toMatch(/are level with 30 each\. Denarii decide: \w+ with \d+; the next best has \d/);
    one.denarii = two.denarii;
    one.goods = { ...two.goods };
    position.result.winners = [one.seat, two.seat];
    expect(say(verdict(level))).toMatch(/Goods do not decide: .* share the victory\./);
    expect(verdict(frame("turn"))).toEqual([]);
  });
});
