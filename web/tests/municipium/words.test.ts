import { describe, expect, it } from "vitest";
import { game } from "../../src/games/municipium";
import { CITIZENS, PIECES, PLACES, read } from "../../src/games/municipium/model";
import { LANGUAGES } from "../../src/lib/fluent";
import type { View } from "../../src/lib/types";
import { rulesOf } from "../words";
import { catalogue, frame, FRAMES } from "./tools";

function targets(view: View): string[] {
  const position = read(view);
  const families = position.families.map((each) => each.family);
  return [
    ...PLACES.flatMap((place) => [`place:${place}`, `banner:${place}`]),
    ...PLACES.flatMap((place) => [`citizen:${place}:priest`, `citizen:${place}:soldier:2`]),
    ...PLACES.slice(1).map((place) => `room:${place}`),
    ...PLACES.flatMap((place) => families.map((family) => `member:${place}:${family}:plain`)),
    ...PLACES.flatMap((place) => families.map((family) => `member:${place}:${family}:wreathed`)),
    ...CITIZENS.map((citizen) => `drawn:${citizen}`),
    ...families.flatMap((family) => [`family:${family}`, `hand:${family}`]),
    ...families.flatMap((family) => PIECES.map((piece) => `stock:${family}:${piece}`)),
    ...position.families.flatMap((each) => each.family_cards.map((card) => `card:${each.family}:${card.card}`)),
    ...["deck", "discard", "bag", "praefect", "temple-order", "supply"],
  ];
}

describe("words", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    const { tell, problems } = catalogue(language);
    for (const [, view] of FRAMES) {
      const seat = read(view).families[0]?.family ?? null;
      tell([...game.describe(view, seat), ...game.verdict(view)]);
      for (const target of targets(view)) tell(game.tell(target, view, null));
      const composer = game.compose?.(view, null);
      if (composer) tell([composer.prompt, ...composer.paths.map((each) => each.said)]);
    }
    expect(problems).toEqual([]);
  });

  it("describe a position completely", () => {
    const view = frame("crowded");
    const position = read(view);
    const { tell } = catalogue("en");
    const told = tell(game.describe(view, "blue"));
    expect(told).toContain("You play Blue.");
    for (const here of position.institutions) {
      for (const each of here.families) {
        const { plain, wreathed } = each;
        const name = `${each.family[0]?.toUpperCase()}${each.family.slice(1)}`;
        if (plain) expect(told).toContain(plain === 1 ? `one ${name} member` : `${plain} ${name} members`);
        if (wreathed) expect(told).toContain(wreathed === 1 ? `one wreathed ${name}` : `${wreathed} wreathed ${name}`);
      }
    }
    for (const part of ["Temple order:", "The Praefect is", "Common deck:", "Bag:", "Supply:"]) {
      expect(told).toContain(part);
    }
    for (const part of ["Meeting room of the Forum:", "Banner of the Temple:"]) expect(told).toContain(part);
    expect(told).not.toMatch(/\bmun-|\{|undefined/);
  });

  it("tell who is first and why", () => {
    const view = frame("crowded");
    const { tell } = catalogue("en");
    const tied = read(view).institutions.find((here) => here.tie);
    const told = tell(game.tell(`place:${tied?.place}`, view, null));
    expect(told).toMatch(/both have influence \d+, and the Temple order decides/);
  });

  it("tell what the deck and the bag hold", () => {
    const view = frame("crowded");
    const { tell } = catalogue("en");
    expect(tell(game.tell("deck", view, null))).toMatch(/^Common deck: \d+ cards\. Still in it: /);
    expect(tell(game.tell("bag", view, null))).toMatch(/It holds \d+ priests, /);
  });

  it("name a section of the rule reference for every decision", () => {
    const headings = rulesOf("municipium", "en").match(/^#+ [\d.]+/gm) ?? [];
    const numbers = new Set(headings.map((each) => each.replace(/^#+ /, "")));
    for (const [, view] of FRAMES) expect(numbers).toContain(game.section(view));
  });

  it("give the verdict in numbers", () => {
    const { tell } = catalogue("en");
    const told = tell(game.verdict(frame("over")));
    expect(told).toMatch(/reached the goal of 5 Decurions\. Most Decurions: Yellow with 5; the next best has \d\./);
    expect(told).toContain("Yellow wins.");
    const level = structuredClone(frame("over"));
    const states = read(level).families;
    for (const state of states.slice(0, 2)) {
      state.decurions = 5;
      state.stock = { priest: 1, advocate: 0, merchant: 0, soldier: 0, favor: 1 };
    }
    for (const state of states.slice(2)) state.decurions = 1;
    level.result = { winners: ["blue", "orange"], shares: { blue: 0.5, orange: 0.5 } };
    const shared = tell(game.verdict(level));
    expect(shared).toContain("level with 5 each. Citizens and Favors together: Blue and Orange are level with 2 each.");
    expect(shared).toContain("Blue and Orange share the victory.");
    expect(tell(game.verdict(frame("over-v3")))).toMatch(/^\w+ reached the goal first\. \w+ wins\./);
    expect(game.verdict(frame("move"))).toEqual([]);
  });
});
