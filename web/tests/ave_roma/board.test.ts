// The board of Ave Roma: everything that lies on it can be pointed at, stays on it, and travels as the same piece.
import { describe, expect, it } from "vitest";
import Board from "../../src/games/ave_roma/Board.svelte";
import BoardPane from "../../src/games/ave_roma/BoardPane.svelte";
import type { Box } from "../../src/lib/geometry";
import { clusters } from "../../src/games/ave_roma/hits";
import { BOARD_PANE, ROWS_PANE, WIDE, type Layout } from "../../src/games/ave_roma/layout";
import { offerOf } from "../../src/games/ave_roma/look";
import { read, type Position } from "../../src/games/ave_roma/model";
import RowsPane from "../../src/games/ave_roma/RowsPane.svelte";
import { spot } from "../../src/games/ave_roma/spots";
import { track, type Tracked } from "../../src/games/ave_roma/tracker";
import { drawn, look, NAMES, story, view } from "./tools";

const names = (position: Position, layout: Layout) =>
  clusters(position, layout).flatMap(({ hits }) => hits.map(({ name }) => name));

describe("what can be pointed at", () => {
  it.each(NAMES)("is named once on the board: %s", (name) => {
    const all = names(read(view(name)), WIDE);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(NAMES)("is the same on a phone, in two parts: %s", (name) => {
    const position = read(view(name));
    const parts = [...names(position, BOARD_PANE), ...names(position, ROWS_PANE)];
    expect(parts.sort()).toEqual(names(position, WIDE).sort());
  });

  it.each(NAMES)("lies on the drawing: %s", (name) => {
    for (const layout of [WIDE, BOARD_PANE, ROWS_PANE]) {
      for (const { hits } of clusters(read(view(name)), layout)) for (const hit of hits) expectWithin(hit.box, layout);
    }
  });

  it("names locations, slots, provinces, ring and decks", () => {
    const all = names(read(view("middle")), WIDE);
    const wanted = [
      "location:roma",
      "location:senatus",
      "space:quaestor:4",
      "slot:war:5",
      "face-up:patron",
      "deck:war",
    ];
    const more = [
      "deck:province",
      "province:5",
      "half:2:lower",
      "cube:1",
      "ring:12",
      "gladiator:blue",
      "order",
      "score",
    ];
    expect(all).toEqual(expect.arrayContaining([...wanted, ...more, "rounds"]));
  });
});

function expectWithin({ x, y, w, h }: Box, layout: Layout): void {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-3);
  expect(x + w).toBeLessThanOrEqual(layout.width + 3);
  expect(y + h).toBeLessThanOrEqual(layout.height + 3);
}

describe("the drawing", () => {
  it.each([
    ["board", Board, WIDE],
    ["phone's board", BoardPane, BOARD_PANE],
    ["phone's rows", RowsPane, ROWS_PANE],
  ] as const)("of the %s shows every target, and Python has a name for each", (_, part, layout) => {
    for (const name of ["choose-board", "two"] as const) {
      const { targets } = drawn(part, { you: "blue" }, view(name));
      expect(targets.sort()).toEqual(names(read(view(name)), layout).sort());
    }
    const found = [...drawn(part, { you: "blue" }, view("middle")).page.querySelectorAll("[data-target]")];
    expect(found.filter((node) => !node.getAttribute("aria-label"))).toEqual([]);
  });

  it("writes nothing smaller than 14 px", () => {
    for (const name of ["middle", "two"] as const) {
      for (const text of drawn(Board, {}, view(name)).page.querySelectorAll("svg text[font-size]")) {
        const card = text.closest(".piece .ave-card");
        const scale = card
          ? Number(/scale\(([\d.]+)\)/.exec(text.closest(".piece")?.getAttribute("style") ?? "")?.[1])
          : 1;
        expect(Number(text.getAttribute("font-size")) * scale).toBeGreaterThanOrEqual(14);
      }
    }
  });

  it("marks what you could buy, as Python tells it", () => {
    const shown = view("middle");
    const lying = Object.keys(look.targets).filter((name) => /^(slot|face-up):/.test(name));
    const buyable = lying.filter((name) => offerOf(look, name)?.buyable);
    const marks = (you: string | null) => drawn(Board, { you }, shown).page.querySelectorAll(".marks .can").length;
    expect(buyable.length).toBeGreaterThan(0);
    expect(marks(shown.prompt.seat)).toBe(buyable.length);
    expect(marks(null)).toBe(0);
  });
});

describe("pieces", () => {
  const between = (name: Parameters<typeof story>[0]) => {
    const tracked: Tracked[] = [];
    for (const each of story(name)) tracked.push(track(tracked.at(-1) ?? null, read(each)));
    return tracked;
  };
  /** What came or went at some step. */
  const came = (all: readonly Tracked[]) => all.flatMap(({ pieces }) => pieces.filter(({ from }) => from !== null));
  const gone = (all: readonly Tracked[]) => all.flatMap((each) => each.gone);

  it.each(NAMES)("each have a place in the drawing: %s", (name) => {
    const position = read(view(name));
    for (const piece of track(null, position).pieces) expect(spot(piece, position, WIDE)).not.toBeNull();
  });

  it("come from a player's hand when placed", () => {
    const all = between("placed");
    const worker = came(all).find(({ kind }) => kind === "worker");
    expect(worker?.from).toBe(`seat:${all[0]?.position.prompt.seat}:${worker?.what}`);
  });

  it("go to whoever recruits them", () => {
    const all = between("recruited");
    const workers = gone(all).filter(({ piece }) => piece.kind === "worker");
    expect(workers.length).toBeGreaterThan(0);
    for (const { to } of workers) expect(to).toBe(`seat:${all[0]?.position.prompt.seat}`);
  });

  it("go to the buyer when bought", () => {
    const [card] = gone(between("bought")).filter(({ piece }) => piece.kind === "card");
    expect(card?.to).toMatch(/^seat:/);
  });

  it("stay the same when a row slides or a province card moves up", () => {
    for (const name of ["slid", "province"] as const) {
      const all = between(name);
      const places = new Map(all[0]?.pieces.map(({ key, at }) => [key, at]));
      const moved = all.at(-1)?.pieces.filter(({ key, at }) => places.has(key) && places.get(key) !== at);
      expect(moved?.length).toBeGreaterThan(0);
    }
    const [card] = came(between("slid")).filter(({ kind }) => kind === "card");
    expect(card?.from).toMatch(/^deck:/);
  });
});
