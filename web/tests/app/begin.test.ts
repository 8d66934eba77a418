import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Hero from "../../src/components/app/Hero.svelte";
import OptionChoice from "../../src/components/app/OptionChoice.svelte";
import { LANGUAGES } from "../../src/lib/fluent";
import { session } from "../../src/lib/session.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { GameInfo } from "../../src/lib/types";
import NewTablePage from "../../src/pages/NewTablePage.svelte";

vi.mock("../../src/games", async () => ({ loadGame: async () => (await import("../../src/components/plain")).game }));

const municipium: GameInfo = {
  name: "municipium",
  title: "Municipium",
  prefix: "mun-",
  seats: ["blue", "orange", "yellow", "pink", "black"],
  options: [
    { name: "edition", values: ["retail", "v3"], default: "retail" },
    { name: "goal", values: [5, 4], default: 5 },
    { name: "winner", values: ["most", "first"], default: "most" },
    { name: "streets", values: ["printed", "wheel"], default: "printed" },
  ],
  players: [
    { options: { edition: "retail" }, counts: [2, 3, 4] },
    { options: { edition: "v3" }, counts: [3, 4, 5] },
  ],
  ready: true,
  lessons: [],
};
const aveRoma: GameInfo = {
  name: "ave_roma",
  title: "Ave Roma",
  prefix: "ar-",
  seats: ["yellow", "green", "blue", "red", "black"],
  options: [
    { name: "advanced", values: ["off", "on"], default: "off" },
    { name: "length", values: ["recommended", "short", "full"], default: "recommended" },
    { name: "training", values: ["exact", "up_to"], default: "exact" },
    { name: "boards", values: ["random", "chosen"], default: "random" },
  ],
  players: [{ options: {}, counts: [2, 3, 4, 5] }],
  ready: true,
  lessons: [],
};
const games = [municipium, aveRoma];

let shown: Record<string, unknown> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}
const radio = (group: string, text: string): HTMLInputElement => {
  const found = [...document.querySelectorAll(`[aria-label="${group}"] label, fieldset label`)];
  return found.find((label) => label.textContent.trim().startsWith(text))!.querySelector("input")!;
};
const told = (): string => document.body.textContent.replace(/\s+/g, " ");

beforeEach(async () => {
  await texts.ready;
  await texts.setLanguage("en");
  await Promise.all(["ave_roma", "municipium"].map((game) => texts.loadGame(game)));
  const bots = [
    { name: "tiro", strength: 1 },
    { name: "optio", strength: 3 },
  ];
  session.catalogue = { games, bots, usual_bot: "optio" };
  vi.spyOn(session, "load").mockResolvedValue();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe("options", () => {
  it.each(LANGUAGES)("are all named and explained (%s)", async (language) => {
    await texts.setLanguage(language);
    for (const game of games) {
      for (const { name, values } of game.options) {
        const base = `option-${name}`;
        const wanted = [base, ...values.flatMap((value) => [`${base}-${value}`, `${base}-${value}-about`])];
        expect(wanted.filter((rule) => !texts.of(rule, game.name))).toEqual([]);
      }
      expect(texts.of("about", game.name)).toMatch(/^[a-z]+-about$/);
    }
  });

  it.each([
    [2, "12 to 19 rounds", "5 to 7 rounds"],
    [5, "5 to 7 rounds", "2 to 4 rounds"],
  ])("say how long it takes with %s players", (players, full, short) => {
    const option = aveRoma.options[1]!;
    show(OptionChoice, { game: "ave_roma", option, players, chosen: undefined, onchange: () => {} });
    const rows = [...document.querySelectorAll("label")].map((label) => label.textContent);
    expect(rows[1]).toContain(short);
    expect(rows[2]).toContain(full);
  });
});

describe("a new table", () => {
  it("opens with the game that was asked for, and tells of shadows where two play", async () => {
    history.replaceState(null, "", "/new?game=ave_roma");
    show(NewTablePage, {});
    await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
    const counts = [...document.querySelectorAll('[aria-label="How many play?"] input')];
    expect(counts.map((input) => input.getAttribute("value"))).toEqual(["2", "3", "4", "5"]);
    expect(document.querySelectorAll(".seats li")).toHaveLength(3);
    expect(told()).not.toContain("shadow");
    radio("How many play?", "2").click();
    flushSync();
    expect(told()).toContain("With two players each also has a shadow");
    expect(told()).toContain("12 to 19 rounds with two players");
    history.replaceState(null, "", "/");
  });

  it("of the other game knows nothing of them", async () => {
    show(NewTablePage, {});
    await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
    radio("How many play?", "2").click();
    flushSync();
    expect(told()).not.toContain("shadow");
  });
});

describe("playing now", () => {
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      asked.push({ url, body: JSON.parse((init?.body as string | undefined) ?? "{}") as Record<string, unknown> });
      return new Response(JSON.stringify({ reason: "x", sentence: "Later.", said: null }), { status: 503 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const play = async (): Promise<Record<string, unknown> | undefined> => {
    document.querySelector<HTMLElement>("button.primary")?.click();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    return asked[0]?.body;
  };

  it("begins the first game, or the one that is chosen", async () => {
    show(Hero, {});
    expect(told()).toContain("Municipium against 2 bots");
    radio("Game", "Ave Roma").click();
    flushSync();
    expect(told()).toContain("Ave Roma against 2 bots");
    const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/new?game=ave_roma", "/replay", "/rules/ave_roma"]);
    radio("Number of opponents", "4").click();
    flushSync();
    const wish = await play();
    expect(wish).toMatchObject({ game: "ave_roma", options: {} });
    expect(wish?.["seats"]).toHaveLength(5);
  });

  it("asks for no more players than a game has", async () => {
    show(Hero, {});
    radio("Game", "Ave Roma").click();
    flushSync();
    radio("Number of opponents", "4").click();
    flushSync();
    radio("Game", "Municipium").click();
    flushSync();
    expect(told()).toContain("Municipium against 3 bots");
    expect((await play())?.["seats"]).toHaveLength(4);
  });

  it("seats the bot that is chosen, and the next time too", async () => {
    show(Hero, {});
    const level = document.querySelector<HTMLSelectElement>('[aria-label="How strong are they?"]');
    expect(level?.value).toBe("optio");
    expect([...(level?.options ?? [])].map(({ value }) => value)).toEqual(["tiro", "optio"]);
    expect(level?.selectedOptions[0]?.textContent).toBe("Optio (the sergeant)");
    const about = document.querySelector(`#${level?.getAttribute("aria-describedby")}`);
    expect(about?.textContent).toBe("Plays soundly, with a slip now and then.");
    level!.value = "tiro";
    level!.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(about?.textContent).toBe("Plays what comes to mind, and often gives something away.");
    const bot = { kind: "bot", bot: "tiro" };
    expect((await play())?.["seats"]).toEqual([{ kind: "me", bot: null }, bot, bot]);
    show(NewTablePage, {});
    await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
    for (const each of document.querySelectorAll<HTMLInputElement>("form li input[value=bot]")) each.click();
    flushSync();
    const levels = [...document.querySelectorAll<HTMLSelectElement>("form select.field")];
    expect(levels.map(({ value }) => value)).toEqual(["tiro", "tiro", "tiro"]);
    expect(levels[0]?.options[1]?.textContent).toBe("Optio (the sergeant: plays soundly, with a slip now and then)");
    settings.opponent = "";
  });

  it("has nothing to choose where there is one game", () => {
    session.catalogue = { ...session.catalogue!, games: [municipium] };
    show(Hero, {});
    expect(document.querySelector('[aria-label="Game"]')).toBeNull();
  });
});
