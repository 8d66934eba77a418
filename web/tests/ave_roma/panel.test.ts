// A player board, close-ups, points and the final scoring of Ave Roma.
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { outlines } from "../../src/games/ave_roma/art/signs";
import Closeup from "../../src/games/ave_roma/Closeup.svelte";
import { has } from "../../src/games/ave_roma/closeup/sight";
import Ending from "../../src/games/ave_roma/Ending.svelte";
import { offerOf } from "../../src/games/ave_roma/look";
import MinePane from "../../src/games/ave_roma/MinePane.svelte";
import { GOODS, OPEN_LOCATIONS, read } from "../../src/games/ave_roma/model";
import Panel from "../../src/games/ave_roma/Panel.svelte";
import { halves, pairs, sets } from "../../src/games/ave_roma/panel/groups";
import { bars } from "../../src/games/ave_roma/points/steps";
import Scores from "../../src/games/ave_roma/Scores.svelte";
import { LANGUAGES } from "../../src/lib/fluent";
import { settings } from "../../src/lib/settings.svelte";
import type { View } from "../../src/lib/types";
import { drawn, english, look, NAMES, view, words } from "./tools";

/** What may be lit on a player board; a space in training only while it is free. */
const CHOSEN = ["worker", "shadow", "trained", "good", "surplus", "denarii", "card", "training"]
  .map((kind) => `[data-target^="${kind}:"]:not(.taken)`)
  .join();
/** The words of a name as those hear it who speak to the machine; what is in brackets is not spoken. */
const tokens = (text: string): string[] => text.replace(/\([^()]*\)/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
afterEach(() => {
  expect(english.problems).toEqual([]);
  vi.useRealTimers();
});

describe("signs", () => {
  it("are drawn for everything the rules name", () => {
    const names = [...GOODS, ...OPEN_LOCATIONS, "any", "surplus", "denarii", "vp", "influence", "rounds", "part-multi"];
    for (const name of names) expect(outlines(name).length, name).toBeGreaterThan(0);
    for (const name of ["black", "green", "red"]) expect(outlines(name).length, name).toBeGreaterThan(0);
    expect(outlines("gold")).toEqual([]);
  });
});

describe("a player board", () => {
  it.each(NAMES)("says everything in %s", (name) => {
    const shown = view(name);
    for (const { seat } of read(shown).players) {
      for (const compact of [false, true]) {
        const { text } = drawn(Panel, { seat, compact, you: seat }, shown);
        expect(text()).not.toMatch(/\bar-/);
      }
    }
  });

  it.each(LANGUAGES)("names what can be chosen by what is written on it, in %s", (language) => {
    const { say } = words(language);
    const shown = view("middle");
    const you = shown.prompt.seat;
    for (const { seat } of read(shown).players) {
      for (const compact of [false, true]) {
        const { page } = drawn(Panel, { seat, compact, you, say }, shown);
        for (const each of page.querySelectorAll(CHOSEN)) {
          const [name, written] = [tokens(each.getAttribute("aria-label") ?? ""), tokens(each.textContent)];
          if (written.length > 0) expect(` ${name.join(" ")} `).toContain(` ${written.join(" ")} `);
        }
      }
    }
  });

  it("gives the workers of the one who looks short names, and those of the others their seat", () => {
    const shown = view("middle");
    const { prompt, players } = read(shown);
    for (const { seat, workers } of players) {
      const { targets } = drawn(Panel, { seat, compact: false, you: prompt.seat }, shown);
      expect(drawn(Panel, { seat, compact: false }, shown).targets).toEqual(targets); // whoever only watches
      for (const value of workers) {
        const name = seat === prompt.seat ? `worker:${value}` : `worker:${value}:${seat}`;
        expect(targets).toContain(name);
      }
    }
  });

  it("shows every card that somebody owns once", () => {
    const shown = view("middle");
    for (const { seat, cards } of read(shown).players) {
      const { targets } = drawn(Panel, { seat, compact: false }, shown);
      const owned = Object.entries(cards).flatMap(([deck, some]) => some.map(({ card }) => `card:${deck}:${card}`));
      expect(targets.filter((name) => name.startsWith("card:")).sort()).toEqual(owned.sort());
    }
  });

  it("shows shadows and training to two players", () => {
    const shown = view("two");
    const found = read(shown).players.flatMap(({ seat }) => drawn(Panel, { seat, compact: false }, shown).targets);
    expect(found.some((name) => name.startsWith("shadow:"))).toBe(true);
    expect(found.some((name) => name.startsWith("trained:"))).toBe(true);
  });

  it("offers the boards during set-up", () => {
    const shown = view("choose-board");
    const seat = read(shown).prompt.seat ?? "";
    const { page } = drawn(Panel, { seat, compact: false, you: seat }, shown);
    const boards = [...page.querySelectorAll("[data-target]")];
    const offered = read(shown).choices.map(({ board }) => board ?? "");
    expect(boards.map((each) => each.getAttribute("data-target"))).toEqual(offered.map((board) => `board:${board}`));
    expect(boards[0]?.textContent.replace(/\s+/g, " ")).toMatch(/^1A wood \d ?stone \d/);
    const start = offered.flatMap((board) => read(shown).printed.boards[board]?.start);
    expect(page.querySelectorAll(".offered .start").length).toBe(start.length);
  });

  it("shows what the unfinished turn has changed", () => {
    const [origin, shown] = [view("middle"), view("middle")];
    const own = (
      shown["players"] as { seat: string; denarii: number; goods: { wine: number }; political: number }[]
    )[0]!;
    own.denarii += 6;
    own.goods.wine -= 1;
    own.political += 1;
    const { page } = drawn(Panel, { origin, seat: own.seat, you: own.seat, compact: false }, shown);
    expect([...page.querySelectorAll(".change")].map((each) => each.textContent)).toEqual(["+6", "−1", "+1"]);
    const before = drawn(Panel, { origin: null, seat: own.seat, you: own.seat, compact: false }, shown);
    expect(before.page.querySelector(".change")).toBeNull();
  });

  it("says what each political level is worth", () => {
    const shown = view("middle");
    const { seat } = read(shown).players[0]!;
    const { page } = drawn(Panel, { seat, you: seat, compact: false }, shown);
    const levels = [...page.querySelectorAll(".track .level")].map((each) => Number(each.textContent));
    expect(levels).toEqual(read(shown).printed.political_track);
  });

  it("is everybody's for somebody who only watches", () => {
    const { page } = drawn(MinePane, {}, view("middle"));
    expect(page.querySelectorAll(".ave-panel").length).toBe(4);
  });
});

describe("cards by use", () => {
  const position = read(view("middle"));
  const owner = position.players.find(({ cards, pairs_missing }) => cards.building.length > pairs_missing.length)!;

  it("put pairs in progress first", () => {
    const open = pairs(position, owner).map(({ missing }) => missing !== null);
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
    expect(open.filter(Boolean).length).toBe(owner.pairs_missing.length);
    expect(pairs(position, owner).some(({ missing, cards }) => !missing && cards.length === 2)).toBe(true);
  });

  it("count sets and halves", () => {
    for (const { cards, wars, parts } of position.players) {
      for (const { name, cards: same } of sets(cards.war)) expect(same.length).toBe(wars[name]);
      for (const { name, cards: same } of halves(cards.province)) {
        expect(same.length).toBe((parts as Record<string, number>)[name]);
      }
    }
  });
});

describe("a close-up", () => {
  const seen = (shown: View): string[] => {
    const { rows, players, provinces } = read(shown);
    return [
      ...rows.flatMap(({ row, slots }) => slots.filter(({ card }) => card).map(({ slot }) => `slot:${row}:${slot}`)),
      ...rows.filter(({ face_up }) => face_up).map(({ row }) => `face-up:${row}`),
      ...players
        .slice(0, 2)
        .flatMap(({ cards }) =>
          Object.entries(cards).flatMap(([deck, some]) => some.slice(0, 2).map(({ card }) => `card:${deck}:${card}`)),
        ),
      `player:${players[0]?.seat}`,
      ...provinces.map(({ number }) => `province:${number}`),
    ];
  };

  it.each(LANGUAGES)("of everything has its words in %s", (language) => {
    const shown = view("middle");
    const { say, problems } = words(language);
    for (const target of seen(shown)) {
      expect(has(target, shown), target).toBe(true);
      const { text } = drawn(Closeup, { target, you: shown.prompt.seat, say }, shown);
      for (const { id, args } of target.startsWith("player:") ? [] : look.targets[target]!.facts) {
        expect(text()).toContain(say(id, args).replace(/\s+/g, " "));
      }
    }
    expect(problems).toEqual([]);
  });

  it("draws the price for the one who looks, and whether it can be paid", () => {
    const shown = view("middle");
    for (const [name, can] of [
      [seen(shown).find((each) => offerOf(look, each)?.buyable), true],
      [seen(shown).find((each) => offerOf(look, each)?.buyable === false), false],
    ] as const) {
      const { page } = drawn(Closeup, { target: name ?? "" }, shown);
      expect(page.querySelectorAll(".price > svg").length).toBe(1);
      expect(page.querySelectorAll(".price > .can").length).toBe(Number(can));
    }
  });

  it.each(LANGUAGES)("explains every symbol in %s", (language) => {
    const { say, problems } = words(language);
    const shown = view("middle");
    const signs = read(shown).printed.legend.flatMap((each) => each.signs);
    const { page } = drawn(Closeup, { target: "legend", you: null, say }, shown);
    expect(page.querySelectorAll("dt").length).toBe(signs.length);
    expect(signs.filter((name) => outlines(name).length === 0)).toEqual([]);
    expect([...page.querySelectorAll("dt + dd")].every((each) => each.textContent.length > 10)).toBe(true);
    expect(page.querySelectorAll("dt + dd").length).toBe(signs.length);
    expect(problems).toEqual([]);
  });

  it("is not offered for an empty slot or a worker", () => {
    const shown = view("middle");
    const names = ["slot:building:9", "worker:3", "nothing", "card:war:nobody-1", "board:9Z"];
    expect(names.filter((name) => has(name, shown))).toEqual([]);
  });
});

describe("points", () => {
  it("can be seen so far and as if the game ended now", () => {
    const shown = view("middle");
    const { page } = drawn(Scores, {}, shown);
    const cells = () => [...page.querySelectorAll("tfoot td")];
    const totals = () => cells().map((cell) => Number(/\d+/.exec(cell.textContent)));
    const { players, if_ended } = read(shown);
    expect(totals()).toEqual(players.map(({ seat }) => if_ended?.[seat]?.total));
    page.querySelector("input")?.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(totals()).toEqual(players.map(({ points }) => points.total));
    expect(page.querySelector("tfoot .leads")?.textContent).toContain("has most");
  });

  it("come to the final totals step by step", () => {
    const position = read(view("over"));
    const steps = position.printed.scoring.length;
    const last = bars(position, steps);
    expect(last.map(({ total }) => total)).toEqual(position.players.map(({ points }) => points.total));
    expect(last.filter(({ most }) => most).map(({ seat }) => seat)).toEqual(position.result?.winners);
    for (let done = 1; done < steps; done++) {
      const [now, next] = [bars(position, done), bars(position, done + 1)];
      now.forEach((bar, i) => expect(next[i]?.total).toBeGreaterThanOrEqual(bar.total));
    }
  });
});

describe("the final scoring", () => {
  const steps = read(view("over")).printed.scoring.length;
  const title = (page: Element) => page.querySelector(".step b")?.textContent.slice(0, 1);
  const press = (page: Element, name: string) => {
    [...page.querySelectorAll("button")].find((each) => each.textContent.trim() === name)?.click();
    flushSync();
  };

  it("plays by itself to the end, and can be stepped back", () => {
    vi.useFakeTimers();
    const { page } = drawn(Ending, {}, view("over"));
    expect(title(page)).toBe("1");
    for (let step = 1; step < steps; step++) {
      vi.advanceTimersByTime(settings.travel() * 5);
      flushSync();
      expect(title(page)).toBe(String(step + 1));
    }
    press(page, "Back");
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(title(page)).toBe("5");
  });

  it("stands at the end where motion is not wanted", () => {
    const speed = settings.speed;
    settings.speed = 0;
    const { page } = drawn(Ending, {}, view("over"));
    expect(title(page)).toBe("6");
    press(page, "Back");
    expect(title(page)).toBe("5");
    settings.speed = speed;
  });
});
