// The board of Ave Roma: everything that lies on it can be pointed at, stays on it, and travels as the same piece.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "../../src/games/ave_roma/Board.svelte";
import BoardPane from "../../src/games/ave_roma/BoardPane.svelte";
import { clusters } from "../../src/games/ave_roma/hits";
import { BOARD_PANE, ROWS_PANE, WIDE, type Box, type Layout } from "../../src/games/ave_roma/layout";
import { read, type Position } from "../../src/games/ave_roma/model";
import RowsPane from "../../src/games/ave_roma/RowsPane.svelte";
import { spot } from "../../src/games/ave_roma/spots";
import { track } from "../../src/games/ave_roma/tracker";
import type { BoardProps } from "../../src/lib/game";
import type { View } from "../../src/lib/types";
import kept from "./fixtures/board.json";

const views = { turn: kept.turn, setup: kept.setup, shadows: kept.shadows } as unknown as Record<string, View>;
const each = Object.entries(views);
const stories = kept.stories as unknown as Record<string, [View, Partial<View>]>;

/** A view and the one after it. */
function story(name: string): [Position, Position] {
  const [before, change] = stories[name] as [View, Partial<View>];
  return [read(before), read({ ...before, ...change })];
}

const names = (position: Position, layout: Layout) =>
  clusters(position, layout).flatMap(({ hits }) => hits.map(({ name }) => name));

function drawn(part: Component<BoardProps>, view: View): HTMLElement {
  const page = document.createElement("div");
  const target = (name: string, label: string) => ({ "data-target": name, "aria-label": label });
  const props = { view, table: null, you: "blue", target, say: (id: string) => id, travel: 0 };
  mounted.push(mount(part, { target: page, props }));
  flushSync();
  return page;
}
const mounted: ReturnType<typeof mount>[] = [];
afterEach(() => {
  for (const part of mounted.splice(0)) void unmount(part);
});

describe("what can be pointed at", () => {
  it.each(each)("is named once on the board: %s", (_, view) => {
    const all = names(read(view), WIDE);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(each)("is the same on a phone, in two parts: %s", (_, view) => {
    const position = read(view);
    const parts = [...names(position, BOARD_PANE), ...names(position, ROWS_PANE)];
    expect(parts.sort()).toEqual(names(position, WIDE).sort());
  });

  it.each(each)("lies on the drawing: %s", (_, view) => {
    for (const layout of [WIDE, BOARD_PANE, ROWS_PANE]) {
      for (const { hits } of clusters(read(view), layout)) for (const hit of hits) expectWithin(hit.box, layout);
    }
  });

  it("names locations, slots, provinces, ring and decks", () => {
    const all = names(read(views["turn"] as View), WIDE);
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
  ] as const)("of the %s shows every target with a label", (_, part, layout) => {
    for (const view of Object.values(views)) {
      const found = [...drawn(part, view).querySelectorAll("[data-target]")];
      expect(found.map((node) => node.getAttribute("data-target")).sort()).toEqual(names(read(view), layout).sort());
      expect(found.every((node) => node.getAttribute("aria-label"))).toBe(true);
    }
  });

  it("writes nothing smaller than 14 px", () => {
    for (const view of Object.values(views)) {
      for (const text of drawn(Board, view).querySelectorAll("svg text[font-size]")) {
        const card = text.closest(".piece .ave-card");
        const scale = card
          ? Number(/scale\(([\d.]+)\)/.exec(text.closest(".piece")?.getAttribute("style") ?? "")?.[1])
          : 1;
        expect(Number(text.getAttribute("font-size")) * scale).toBeGreaterThanOrEqual(14);
      }
    }
  });

  it("marks what you could buy", () => {
    const offers = read(views["turn"] as View).rows.flatMap(({ slots, face_up }) => [
      ...slots.map((slot) => slot.offers),
      face_up?.offers ?? {},
    ]);
    const marks = drawn(Board, views["turn"] as View).querySelectorAll(".marks .can");
    expect(marks.length).toBe(offers.filter((offer) => offer["blue"]?.buyable).length);
  });
});

describe("pieces", () => {
  const between = (name: string) => {
    const [before, after] = story(name);
    const first = track(null, before);
    return { first, second: track(first, after) };
  };

  it.each(each)("each have a place in the drawing: %s", (_, view) => {
    const position = read(view);
    for (const piece of track(null, position).pieces) expect(spot(piece, position, WIDE)).not.toBeNull();
  });

  it("come from a player's hand when placed", () => {
    const { first, second } = between("placed");
    const came = second.pieces.filter(({ from }) => from !== null);
    expect(came.map(({ kind }) => kind)).toContain("worker");
    const worker = came.find(({ kind }) => kind === "worker");
    expect(worker?.from).toBe(`seat:${first.position.prompt.seat}:${worker?.what}`);
  });

  it("go to whoever recruits them", () => {
    const { first, second } = between("recruited");
    expect(second.gone.length).toBeGreaterThan(0);
    for (const { piece, to } of second.gone) {
      expect(piece.kind).toBe("worker");
      expect(to).toBe(`seat:${first.position.prompt.seat}`);
    }
  });

  it("go to the buyer when bought", () => {
    const { second } = between("bought");
    const [card] = second.gone.filter(({ piece }) => piece.kind === "card");
    expect(card?.to).toMatch(/^seat:/);
  });

  it("stay the same when a row slides or a province card moves up", () => {
    for (const name of ["slid", "province"]) {
      const { first, second } = between(name);
      const places = new Map(first.pieces.map(({ key, at }) => [key, at]));
      const moved = second.pieces.filter(({ key, at }) => places.has(key) && places.get(key) !== at);
      expect(moved.length).toBeGreaterThan(0);
    }
    const [card] = between("slid").second.pieces.filter(({ kind, from }) => kind === "card" && from !== null);
    expect(card?.from).toMatch(/^deck:/);
  });
});
