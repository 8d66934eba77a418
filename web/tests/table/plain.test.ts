import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadGame } from "../../src/games";
import { game } from "../../src/components/plain";
import { session } from "../../src/lib/session.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { GameInfo, Look } from "../../src/lib/types";
import { view } from "./fake";
import { Props } from "./props.svelte";

let shown: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const written = (selector: string): string[] => all(selector).map((each) => each.textContent.trim());

const SEATS = ["gaius", "lucius"];
const pot = (n: number) => ({ id: "tali-pot", args: { pot: n } });
const score = (n: number) => [{ id: "tali-score", args: { n, goal: 30 } }];
const now = (n: number) =>
  view({
    game: "tali",
    facts: [{ id: "tali-goal", args: { goal: 30 } }, pot(n)],
    panels: { gaius: score(4), lucius: [] },
  });
const target = (name: string) => ({ "data-target": name, class: name === "bone" ? "target lit" : "target" });
const common = { table: null, you: "gaius", target, say: (id: string) => id, travel: 0 };

beforeEach(async () => {
  const box = { name: "tali", title: "Tali", prefix: "tali-", seats: SEATS } as unknown as GameInfo;
  session.catalogue = { games: [box], bots: [], usual_bot: "" };
  await texts.ready;
  await texts.loadGame("tali");
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  document.body.innerHTML = "";
});

describe("the plain table", () => {
  it("is that of every game nobody has drawn", async () => {
    expect(await loadGame("tali")).toBe(game);
    expect(await loadGame("a game from elsewhere")).toBe(game);
    expect(await loadGame("municipium")).not.toBe(game);
  });

  it("tells the title and the facts, and follows the game", () => {
    const props = new Props({ ...common, view: now(7), look: null as Look | null });
    show(game.Board as Component<typeof props.all>, props.all);
    expect(written("h2")).toEqual(["Tali"]);
    expect(written(".facts li")).toEqual(["The first to reach 30 points wins.", "The pot of this turn holds 7."]);
    expect(all(".tiles")).toHaveLength(0);
    props.set({ view: now(9) });
    expect(written(".facts li")[1]).toBe("The pot of this turn holds 9.");
  });

  it("shows what can be pointed at as tiles, with all that is told of them", () => {
    const look: Look = {
      position: [],
      targets: {
        bone: { label: { id: "tali-do-throw", args: {} }, facts: [pot(7)] },
        table: { label: { id: "tali-over", args: {} }, facts: [] },
      },
    };
    show(game.Board, { ...common, view: now(7), look });
    expect(written(".tile strong")).toEqual(["Throw once more", "The game is over."]);
    expect(written(".tile span")).toEqual(["The pot of this turn holds 7."]);
    expect(all("[data-target]").map((each) => each.dataset["target"])).toEqual(["bone", "table"]);
    expect(all(".tile.lit")).toHaveLength(1);
  });

  it("has a panel and a mark for each seat", () => {
    for (const seat of SEATS) {
      show(game.Panel, { ...common, view: now(7), look: null, seat, compact: false });
      show(game.SeatMark, { seat, size: 22 });
    }
    expect(written("ul:not(.seats) > li")).toEqual(["4 of 30 points"]);
    expect(written("text")).toEqual(["G", "L"]);
    const colours = all("circle[fill^=var]").map((each) => each.getAttribute("fill"));
    expect(new Set(colours).size).toBe(2);
  });
});
