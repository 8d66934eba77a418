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
  const position = read(begin);
  const mine = read(view).institutions.map((here) => here.families.find((each) => each.family === position.prompt.family));
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
    expect(start().prompt.id).toBe("web-mun-compose");
  });

  it("is only for repositioning", () => {
    expect(game.compose?.(frame("move"), null)).toBeNull();
  });

  it("reaches exactly the arrangement wanted", () => {
    const family = read(begin).prompt.family ?? "";
    const wanted = read(views.at(-1) as View).institutions.map((here) => here.families.find((each) => each.family === family));
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
    expect(played).toEqual(["set temple 0", "set tavern 0+1", "set baths 1", "set emporium 1", "set basilica 1+1", "set forum 1", "set praetorium 1"]);
    expect(composer.next(views.at(-1) as View)).toBeNull();
  });

  it("shows who would be first", () => {
    const family = read(begin).prompt.family ?? "";
    const from = read(start().view).institutions.find((here) => here.families.some((each) => each.family === family && each.plain));
    const to = read(start().view).institutions.find((here) => here.families.every((each) => each.influence === 0));
    if (!from || !to) return;
    const composer = go(start(), `member:${from.place}:${family}:plain`, `place:${to.place}`);
    expect(read(composer.view).institutions.find((here) => here.place === to.place)?.first).toBe(family);
  });

  it("goes on in the middle of the series with what is in hand", () => {
    const late = views[4] as View;
    const composer = game.compose?.(late, null);
    if (!composer) throw new Error("nothing to compose");
    expect(composer.prompt.id).toBe("web-mun-compose-left");
    const family = read(begin).prompt.family ?? "";
    expect(composer.paths.every((each) => each.path[0] === `hand:${family}`)).toBe(true);
    const open = new Set(composer.paths.map((each) => each.path[1]));
    expect([...open]).toEqual(PLACES.slice(3).map((place) => `place:${place}`));
    expect(composer.next(late)).toBe("set emporium 0");
  });
});
