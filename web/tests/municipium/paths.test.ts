import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { game } from "../../src/games/municipium";
import { read } from "../../src/games/municipium/model";
import type { Choice, View } from "../../src/lib/types";
import { frame, FRAMES } from "./tools";

const BUTTONS = ["stay", "stop", "decline", "pass", "stop-drawing", "bring-count", "take", "reposition", "set-members"];

/** All targets of a drawn board with its panels. */
function drawn(view: View): Set<string> {
  const found = new Set<string>();
  const target = (name: string, label: string) => {
    expect(label).not.toMatch(/undefined|NaN/);
    found.add(name);
    return { "data-target": name, "aria-label": label, role: "button" };
  };
  const props = { view, table: null, you: null, target, say: (id: string) => id, travel: 0 };
  const page = document.createElement("div");
  const parts = [mount(game.Board, { target: page, props })];
  for (const { family } of read(view).families) {
    for (const compact of [false, true]) {
      parts.push(mount(game.Panel, { target: page, props: { ...props, seat: family, compact } }));
    }
  }
  flushSync();
  const elements = new Set([...page.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-target")));
  expect(elements).toEqual(found);
  for (const part of parts) void unmount(part);
  return found;
}

function choice(kind: string, rest: object = {}): Choice {
  return { code: 0, text: "", do: kind, said: { id: "", args: {} }, ...rest };
}

describe("paths", () => {
  it.each(FRAMES)("says every choice of %s by pointing or by a button", (_, view) => {
    const said = new Map<string, string>();
    const targets = drawn(view);
    for (const choice of view.choices) {
      const ways = game.paths(choice, view);
      expect(ways.length > 0).toBe(!BUTTONS.includes(choice.do));
      for (const way of ways) {
        expect(said.get(way.join(" "))).toBeUndefined();
        said.set(way.join(" "), choice.text);
        for (const step of way) expect(targets).toContain(step);
        expect(new Set(way).size).toBe(way.length); // pointing twice at the same thing takes it back
      }
    }
  });

  it("asks nobody to point at a draw", () => {
    const view = { ...frame("move"), prompt: { ...frame("move").prompt, family: null } } as View;
    expect(game.paths(choice("drawn", { citizen: "priest" }), view)).toEqual([]);
  });

  it("takes two of three citizens in any order, two alike included", () => {
    const view = structuredClone(frame("choose-citizens"));
    const position = read(view);
    const asked = position.prompt.message.args["place"] as { name: string };
    const place = asked.name.replace("mun-place-", "");
    const here = position.institutions.find((each) => each.place === place);
    if (!here) throw new Error("nowhere");
    here.banner = { priest: 2, advocate: 0, merchant: 0, soldier: 1 };
    const take = (citizens: string[]) => game.paths(choice("take-two", { citizens }), view);
    const [one, two, soldier] = [`citizen:${place}:priest`, `citizen:${place}:priest:2`, `citizen:${place}:soldier`];
    expect(take(["priest", "priest"])).toEqual([
      [one, two],
      [two, one],
    ]);
    expect(
      take(["priest", "soldier"])
        .map((way) => way.join(" "))
        .sort(),
    ).toEqual([`${one} ${soldier}`, `${soldier} ${one}`, `${two} ${soldier}`, `${soldier} ${two}`].sort());
  });
});

describe("what is not possible", () => {
  it("is asked in the notation of the rules", () => {
    const { attempt } = game;
    expect(attempt("place:forum", ["member:tavern:blue:plain"], frame("move"))).toBe("move tavern forum");
    expect(attempt("banner:forum", ["member:tavern:blue:wreathed"], frame("move"))).toBe("move tavern forum wreathed");
    expect(attempt("place:forum", [], frame("move"))).toBeNull();
    expect(attempt("place:forum", [], frame("one-power"))).toBe("use forum");
    expect(attempt("place:forum", ["drawn:soldier"], frame("place-citizen"))).toBe("place soldier forum");
    const who = read(frame("choose-card")).prompt.family;
    expect(attempt(`card:${who}:great-family`, [], frame("choose-card"))).toBe("card great-family");
    expect(attempt("bag", [], frame("emporium"))).toBeNull();
  });

  it("is not asked of draws, which are played at once", () => {
    expect(["turn-common", "draw", "draw-to-keep"].every((kind) => game.atOnce(choice(kind)))).toBe(true);
    expect(game.atOnce(choice("play-card", { card: "citizen-invitation" }))).toBe(true);
    expect(game.atOnce(choice("play-card", { card: "your-powers" }))).toBe(false);
    expect(game.atOnce(choice("move"))).toBe(false);
  });
});

describe("marks", () => {
  it("names the things a sentence is about", () => {
    const args = {
      family: { name: "mun-seat-blue" },
      origin: { name: "mun-place-tavern" },
      target: { name: "mun-place-baths" },
    };
    expect(game.marks({ id: "mun-did-move", args })).toEqual(
      expect.arrayContaining(["place:tavern", "place:baths", "member:baths:blue:plain"]),
    );
    const reached = { id: "mun-praefect-reaches", args: { place: { name: "mun-place-forum" } } };
    expect(game.marks(reached)).toEqual(["place:forum", "praefect"]);
    expect(game.marks({ id: "mun-do-use-temple", args: {} })).toEqual(["temple-order", "place:temple"]);
    const stands = [{ id: "mun-stands", args: { place: { name: "mun-place-forum" }, members: [] } }];
    const anew = { id: "mun-repositioned", args: { family: { name: "mun-seat-blue" }, stands } };
    expect(game.marks(anew)).toContain("place:forum");
  });
});
