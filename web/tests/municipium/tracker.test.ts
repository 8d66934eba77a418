import { describe, expect, it } from "vitest";
import { TALL, WIDE } from "../../src/games/municipium/layout";
import { FAMILIES, PLACES, read, STATUSES } from "../../src/games/municipium/model";
import { poolSpot, spots } from "../../src/games/municipium/spots";
import { isPool, track, type Location, type Tracked } from "../../src/games/municipium/tracker";
import type { View } from "../../src/lib/types";
import { frame, FRAMES, story } from "./tools";

/** Every location a view can name, for checking that each has a place on the board. */
const LOCATIONS: readonly Location[] = [
  ...PLACES.flatMap((place) => [...STATUSES.map((status) => `place:${place}:${status}`), `banner:${place}`]),
  ...PLACES.slice(1).flatMap((place) => [`room:${place}`, `praefect:${place}`]),
  ...["hand:plain", "hand:wreathed", "drawn", "order", "table", "bag", "supply", "deck", "discard", "mint", "wreaths"],
  ...FAMILIES.flatMap((family) => [`stock:${family}`, `decurions:${family}`]),
];

function follow(views: readonly View[]): Tracked[] {
  const found: Tracked[] = [];
  for (const view of views) found.push(track(found.at(-1) ?? null, read(view)));
  return found;
}

function withMembers(view: View, place: string, family: string, plain: number): View {
  const copy = structuredClone(view);
  const here = read(copy).institutions.find((each) => each.place === place);
  const some = here?.families.find((each) => each.family === family);
  if (!some) throw new Error("nobody there");
  some.plain += plain;
  return copy;
}

describe("tracker", () => {
  it("gives every piece on the board one identity", () => {
    for (const [, view] of FRAMES) {
      const { pieces, flights } = track(null, read(view));
      const members = pieces.filter((piece) => piece.kind.startsWith("member:"));
      expect(members.length).toBe(7 * read(view).families.length);
      expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length);
      expect(flights).toEqual([]);
      // No two pieces lie on the same spot.
      for (const layout of [WIDE, TALL]) {
        const at = spots(read(view), layout);
        const points = pieces.map((piece) => JSON.stringify(at(piece)));
        expect(new Set(points).size).toBe(points.length);
      }
    }
  });

  it("moves the member that went, and nobody else", () => {
    const before = frame("move");
    const here = read(before).institutions.find((each) => each.families[0]?.plain);
    if (!here) throw new Error("empty board");
    const to = here.place === "temple" ? "tavern" : "temple";
    const family = read(before).families[0]?.family ?? "";
    const after = withMembers(withMembers(before, here.place, family, -1), to, family, 1);
    const [one, two] = follow([before, after]) as [Tracked, Tracked];
    const changed = two.pieces.filter((piece) => one.pieces.find((old) => old.id === piece.id)?.at !== piece.at);
    expect(changed.map((piece) => [piece.kind, piece.at])).toEqual([[`member:${family}`, `place:${to}:plain`]]);
    expect(two.flights).toEqual([]);
  });

  const flown = ({ flights }: Tracked) => flights.map(({ kind, from, to }) => `${kind} ${from} ${to}`).sort();

  it("lets citizens go from a banner to the stocks, and a set to the bag", () => {
    const gifts = follow(story("gifts")).at(-1) as Tracked;
    expect(flown(gifts)).toEqual([
      "advocate banner:basilica stock:blue",
      "advocate banner:basilica stock:pink",
      "advocate banner:basilica stock:pink",
    ]);
    expect(gifts.flights.every((flight) => flight.seen)).toBe(true);
    expect(flown(follow(story("set")).at(-1) as Tracked)).toEqual([
      "advocate stock:orange bag",
      "decurion mint decurions:orange",
      "favor stock:orange supply",
      "soldier stock:orange bag",
    ]);
  });

  it("walks members from the Baths and brings one of them a wreath", () => {
    const [before, after] = follow(story("baths")) as [Tracked, Tracked];
    const moved = after.pieces.filter((piece) => before.pieces.find((old) => old.id === piece.id)?.at !== piece.at);
    expect(moved.length).toBeGreaterThan(1);
    expect(moved.every((piece) => piece.at.startsWith("place:temple"))).toBe(true);
    expect(moved.filter((piece) => piece.at.endsWith("wreathed")).length).toBe(1);
    expect(after.flights.filter((flight) => flight.kind === "wreath").length).toBe(1);
  });

  it("keeps the Praefect one figure and refills his room from supply and bag", () => {
    const tracked = follow(story("praefect"));
    const figures = tracked.map((each) => each.pieces.find((piece) => piece.kind === "praefect"));
    expect(new Set(figures.map((piece) => piece?.id)).size).toBe(1);
    expect(new Set(figures.map((piece) => piece?.at)).size).toBe(2);
    expect(tracked.flatMap(flown)).toContain("favor supply stock:orange");
    const refilled = tracked.flatMap((each) => each.pieces.filter((piece) => piece.from === "bag"));
    expect(refilled.map(({ at }) => at)).toEqual(["room:forum"]);
  });

  it("takes members up and sets them down again without losing one", () => {
    const tracked = follow(story("reposition"));
    const ids = tracked.map((each) => each.pieces.filter((p) => p.kind.startsWith("member:")).map((piece) => piece.id));
    for (const later of ids) expect(later).toEqual(ids[0]);
  });

  it("leaves a piece on its slot when another one goes", () => {
    const view = structuredClone(frame("choose-citizens"));
    const here = read(view).institutions.find((each) => Object.values(each.banner).reduce((a, b) => a + b) === 3);
    if (!here) throw new Error("no full banner");
    const one = track(null, read(view));
    const after = structuredClone(view);
    const there = read(after).institutions.find((each) => each.place === here.place);
    const kind = (Object.keys(here.banner) as (keyof typeof here.banner)[]).find((citizen) => here.banner[citizen] > 0);
    if (!there || !kind) throw new Error("nobody there");
    there.banner[kind] -= 1;
    read(after).bag[kind] += 1;
    const two = track(one, read(after));
    for (const piece of two.pieces.filter((each) => each.at === `banner:${here.place}`)) {
      expect(one.pieces.find((each) => each.id === piece.id)?.slot).toBe(piece.slot);
    }
    const three = track(two, read(view));
    const slots = three.pieces.filter((each) => each.at === `banner:${here.place}`).map((each) => each.slot);
    expect(slots.sort()).toEqual([0, 1, 2]);
  });

  it("knows a point for every location but a player's own", () => {
    for (const layout of [WIDE, TALL]) {
      for (const location of LOCATIONS.filter((each) => isPool(each) && !/^(stock|decurions):/.test(each))) {
        expect(poolSpot(location, layout)).not.toBeNull();
      }
    }
  });
});
