import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { game } from "../../src/games/municipium";
import { read } from "../../src/games/municipium/model";
import type { View } from "../../src/lib/types";
import { frame, FRAMES, looks } from "./tools";

/** The names of everything on a drawn board and its panels. */
function drawn(view: View): Set<string> {
  const found = new Set<string>();
  const target = (name: string) => {
    found.add(name);
    return { "data-target": name, role: "button" };
  };
  const props = { view, table: null, you: null, target, look: null, say: (id: string) => id, travel: 0 };
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

describe("the drawing", () => {
  it.each(FRAMES)("shows everything that is pointed at to choose: %s", (_, view) => {
    const targets = drawn(view);
    for (const { paths } of view.choices) for (const name of paths.flat()) expect(targets).toContain(name);
  });

  it("shows exactly what Python can tell about", () => {
    for (const [name, look] of Object.entries(looks)) {
      expect([...drawn(frame(name as "move"))].sort()).toEqual(Object.keys(look.targets).sort());
    }
  });
});
