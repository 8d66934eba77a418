import { describe, expect, it } from "vitest";
import { game } from "../../src/games/municipium";
import { PLACES, read } from "../../src/games/municipium/model";
import type { Composer } from "../../src/lib/game";
import type { View } from "../../src/lib/types";
import { frame, story } from "./tools";

const views = story("reposition");
const [before, begin] = views as [View, View];

function start(): Composer {
  const composer = game.compose?.(begin, before);
  if (!composer) throw new Error("nothing to compose");
  return composer;
}

function standing(view: View): string {
  const who = read(begin).prompt.family;
  const mine = read(view).institutions.map((here) => here.families.find((each) => each.family === who));
  return mine.map((each) => `${each?.plain}+${each?.wreathed}`).join(" ");
}

function go(composer: Composer, ...path: string[]): Composer {
  const found = composer.paths.find((each) => each.path.join() === path.join());
  if (!found) throw new Error(`no way ${path.join(" ")}`);
  return found.apply();
}

describe("compose", () => {
  it("begins where the members stood", () => {
    expect(standing(start().view)).toBe(standing(before));
    expect(start().prompt.id).toBe("mun-compose");
  });

  it("is only for repositioning", () => {
    expect(game.compose?.(frame("move"), null)).toBeNull();
  });

  it("reaches exactly the arrangement wanted", () => {
    const family = read(begin).prompt.family ?? "";
    const end = read(views.at(-1) as View).institutions;
    const wanted = end.map((here) => here.families.find((each) => each.family === family));
    let composer = start();
    // Move members one by one from where there are too many to where some are missing.
    for (const status of ["plain", "wreathed"] as const) {
      const surplus = () =>
        read(composer.view).institutions.map((here, i) => {
          const found = here.families.find((each) => each.family === family);
          return (found?.[status] ?? 0) - (wanted[i]?.[status] ?? 0);
        });
      while (surplus().some((each) => each > 0)) {
        const [from, to] = [surplus().findIndex((each) => each > 0), surplus().findIndex((each) => each < 0)];
        composer = go(composer, `member:${PLACES[from]}:${family}:${status}`, `place:${PLACES[to]}`);
      }
    }
    expect(standing(composer.view)).toBe(standing(views.at(-1) as View));
    const played = views.slice(1, -1).map((view) => composer.next(view));
    const series = ["temple 0", "tavern 0+1", "baths 1", "emporium 1", "basilica 1+1", "forum 1", "praetorium 1"];
    expect(played).toEqual(series.map((each) => `set ${each}`));
    expect(composer.next(views.at(-1) as View)).toBeNull();
  });

  it("shows who would be first", () => {
    const family = read(begin).prompt.family ?? "";
    let composer = start();
    // Everybody to the Temple: that is where this family is first, and nowhere else.
    for (;;) {
      const way = composer.paths.find((each) => each.path[1] === "place:temple");
      if (!way) break;
      composer = way.apply();
    }
    const firsts = read(composer.view).institutions.map((here) => here.first === family);
    expect(firsts).toEqual([true, false, false, false, false, false, false]);
  });

  it("goes on in the middle of the series with what is in hand", () => {
    const late = views[4] as View;
    const composer = game.compose?.(late, null);
    if (!composer) throw new Error("nothing to compose");
    expect(composer.prompt.id).toBe("mun-compose-left");
    const family = read(begin).prompt.family ?? "";
    expect(composer.paths.every((each) => each.path[0] === `hand:${family}`)).toBe(true);
    const open = new Set(composer.paths.map((each) => each.path[1]));
    expect([...open]).toEqual(PLACES.slice(3).map((place) => `place:${place}`));
    expect(composer.next(late)).toBe("set emporium 0");
  });
});
