import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isSign, outlines } from "../../src/games/ave_roma/art/signs";
import { of } from "../../src/games/ave_roma/closeup";
import Closeup from "../../src/games/ave_roma/Closeup.svelte";
import { LEGEND } from "../../src/games/ave_roma/closeup/legend";
import Ending from "../../src/games/ave_roma/Ending.svelte";
import MinePane from "../../src/games/ave_roma/MinePane.svelte";
import { GOODS, OPEN_LOCATIONS, read } from "../../src/games/ave_roma/model";
import Panel from "../../src/games/ave_roma/Panel.svelte";
import { halves, pairs, sets } from "../../src/games/ave_roma/panel/sorted";
import { bars, STEPS } from "../../src/games/ave_roma/points/steps";
import Scores from "../../src/games/ave_roma/Scores.svelte";
import { LANGUAGES, type Language } from "../../src/lib/fluent";
import { settings } from "../../src/lib/settings.svelte";
import type { View } from "../../src/lib/types";
import { catalogueOf } from "../words";
import boards from "./fixtures/boards.json";

type Name = keyof typeof boards;
const view = (name: Name): View => structuredClone(boards[name]) as unknown as View;
const NAMES = Object.keys(boards) as Name[];

interface Words {
  say: (id: string, args?: Record<string, unknown>) => string;
  problems: string[];
}
function words(language: Language): Words {
  const problems: string[] = [];
  const catalogue = catalogueOf(["ave_roma"], language, (problem) => problems.push(problem));
  return { say: (id, args) => catalogue.format(id, args), problems };
}

/** Draws a component and returns it, with everything that could be pointed at on it. */
function drawn<P extends object>(Part: Component<P>, own: Partial<P>, shown: View) {
  const targets: string[] = [];
  const target = (name: string, label: string) => {
    targets.push(name);
    return { "data-target": name, "aria-label": label };
  };
  const page = document.createElement("div");
  const props = { view: shown, table: null, you: null, target, say: english.say, travel: 0, ...own } as unknown as P;
  const part = mount(Part, { target: page, props });
  flushSync();
  made.push(() => void unmount(part));
  return { page, targets, text: () => page.textContent.replace(/\s+/g, " ") };
}
/** What may be lit on a player board; a space in training only while it is free. */
const CHOSEN = ["worker", "shadow", "trained", "good", "surplus", "denarii", "card", "training"]
  .map((kind) => `[data-target^="${kind}:"]:not(.taken)`)
  .join();
/** The words of a name as those hear it who speak to the machine; what is in brackets is not spoken. */
const tokens = (text: string): string[] => text.replace(/\([^()]*\)/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
const english = words("en");
const made: (() => void)[] = [];
afterEach(() => {
  expect(english.problems).toEqual([]);
  for (const end of made.splice(0)) end();
  vi.useRealTimers();
});

describe("signs", () => {
  it("are drawn for everything the rules name", () => {
    const names = [...GOODS, ...OPEN_LOCATIONS, "any", "surplus", "denarii", "vp", "influence", "rounds", "part-multi"];
    for (const name of names) expect(outlines(name).length, name).toBeGreaterThan(0);
    expect(["black", "green", "red"].map(isSign)).toEqual([true, true, true]);
    expect(isSign("gold")).toBe(false);
  });

  it.each(["signs", "seats", "worker"])("have the same dark colours by choice and by the system's wish: %s", (file) => {
    const css = readFileSync(`src/games/ave_roma/art/${file}.css`, "utf-8");
    const tokens = (selector: string) => {
      const block = css.slice(css.indexOf(selector)).split("{")[1]?.split("}")[0] ?? "";
      return block
        .split(";")
        .map((line) => line.trim())
        .filter(Boolean);
    };
    const chosen = tokens(':root[data-theme="dark"]');
    expect(chosen.length).toBeGreaterThan(3);
    expect(tokens(':root:not([data-theme="light"])')).toEqual(chosen);
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
    for (const shown of NAMES.map(view)) {
      for (const { seat } of read(shown).players) {
        for (const compact of [false, true]) {
          const { page } = drawn(Panel, { seat, compact, you: seat, say }, shown);
          const chosen = page.querySelectorAll(CHOSEN);
          for (const each of chosen) {
            const [name, written] = [tokens(each.getAttribute("aria-label") ?? ""), tokens(each.textContent)];
            if (written.length > 0) expect(` ${name.join(" ")} `).toContain(` ${written.join(" ")} `);
          }
        }
      }
    }
  });

  it("gives the workers of whoever decides short names, and those of the others their seat", () => {
    const shown = view("middle");
    const { prompt, players } = read(shown);
    for (const { seat, workers } of players) {
      const { targets } = drawn(Panel, { seat, compact: false }, shown);
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
    expect(boards.map((each) => each.getAttribute("data-target"))).toEqual(["board:1A", "board:1B"]);
    expect(boards[0]?.textContent.replace(/\s+/g, " ")).toMatch(/^1A wood \d ?stone \d/);
    expect(page.querySelectorAll(".offered .start").length).toBe(4);
  });

  it("shows what the unfinished turn has changed", () => {
    const [origin, shown] = [view("middle"), view("middle")];
    const own = read(shown).players[0]!;
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
    expect(levels).toEqual(read(shown).political_track);
  });

  it("is everybody's for somebody who only watches", () => {
    const { page } = drawn(MinePane, {}, view("middle"));
    expect(page.querySelectorAll(".ave-panel").length).toBe(4);
  });
});

describe("cards by use", () => {
  const owner = () => read(view("middle")).players.find(({ cards }) => cards.building.length > 4);

  it("put pairs in progress first", () => {
    const found = pairs(owner()?.cards.building ?? []);
    expect(found.map(({ open }) => open)).toEqual(found.map(({ open }) => open).sort((a, b) => Number(b) - Number(a)));
    expect(found.some(({ open, cards }) => !open && cards.length === 2)).toBe(true);
  });

  it("count sets and halves", () => {
    const state = owner();
    for (const { name, cards } of sets(state?.cards.war ?? [])) expect(cards.length).toBe(state?.wars[name]);
    for (const { part, cards, open } of halves(state?.cards.province ?? [])) {
      expect(cards.length).toBe(state?.parts[part]);
      expect(open).toBe(cards.length % 2 === 1);
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
      const title = of(target, shown);
      expect(title && say(title.id, title.args), target).toBeTruthy();
      drawn(Closeup, { target, you: "green", say }, shown);
    }
    expect(problems).toEqual([]);
  });

  it("tells the price for the one who looks, and why not", () => {
    const shown = view("middle");
    const slots = read(shown).rows.flatMap(({ row, slots }) => slots.map((slot) => ({ row, ...slot })));
    const dear = slots.find(({ offers }) => offers["green"]?.why?.id === "ar-why-lacks");
    const { page, text } = drawn(Closeup, { target: `slot:${dear?.row}:${dear?.slot}`, you: "green" }, shown);
    expect(page.querySelectorAll(".offer").length).toBe(1);
    expect(text()).toContain("Not now: lacks");
  });

  it("tells everybody's price to somebody who watches", () => {
    const { page } = drawn(Closeup, { target: "face-up:war" }, view("middle"));
    expect(page.querySelectorAll(".offer").length).toBe(4);
  });

  it.each(LANGUAGES)("explains every symbol in %s", (language) => {
    const { say, problems } = words(language);
    const shown = view("middle");
    expect(of("legend", shown)?.id).toBe("ar-table-legend");
    const { page } = drawn(Closeup, { target: "legend", you: null, say }, shown);
    expect(page.querySelectorAll("dt").length).toBe(LEGEND.flatMap(({ signs }) => signs).length);
    expect(LEGEND.flatMap(({ signs }) => signs).every(isSign)).toBe(true);
    expect([...page.querySelectorAll("dt + dd")].every((each) => each.textContent.length > 10)).toBe(true);
    expect(problems).toEqual([]);
  });

  it("is not offered for an empty slot or a worker", () => {
    const shown = view("middle");
    expect(["slot:building:9", "worker:3", "nothing", "card:war:nobody-1"].map((name) => of(name, shown))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("points", () => {
  it("can be seen so far and as if the game ended now", () => {
    const shown = view("middle");
    const { page } = drawn(Scores, {}, shown);
    const cells = () => [...page.querySelectorAll("tfoot td")];
    const totals = () => cells().map((cell) => Number(/\d+/.exec(cell.textContent)));
    const { players } = read(shown);
    expect(totals()).toEqual(players.map(({ if_ended }) => if_ended?.total));
    page.querySelector("button")?.click();
    flushSync();
    expect(totals()).toEqual(players.map(({ points }) => points.total));
    expect(page.querySelector("tfoot .leads")?.textContent).toContain("has most");
  });

  it("come to the final totals step by step", () => {
    const position = read(view("over"));
    const last = bars(position, STEPS.length);
    expect(Object.fromEntries(last.map(({ seat, total }) => [seat, total]))).toEqual(position.result?.totals);
    expect(last.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(position.result?.winners);
    for (let done = 1; done < STEPS.length; done++) {
      const [now, next] = [bars(position, done), bars(position, done + 1)];
      now.forEach((bar, i) => expect(next[i]?.total).toBeGreaterThanOrEqual(bar.total));
    }
  });
});

describe("the final scoring", () => {
  const title = (page: Element) => page.querySelector(".step b")?.textContent.slice(0, 1);
  const press = (page: Element, name: string) => {
    [...page.querySelectorAll("button")].find((each) => each.textContent.trim() === name)?.click();
    flushSync();
  };

  it("plays by itself to the end, and can be stepped back", () => {
    vi.useFakeTimers();
    const { page } = drawn(Ending, {}, view("over"));
    expect(title(page)).toBe("1");
    for (let step = 1; step < STEPS.length; step++) {
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
