import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Spotlight from "../../src/components/table/Spotlight.svelte";
import type { Kind } from "../../src/lib/moments";
import type { Step } from "../../src/lib/types";

let shown: Record<string, unknown> | null = null;
/** A board with one thing on it, and what happens there. */
async function happening(kind: Kind, target: string, panel = "family:blue", at = 10): Promise<void> {
  document.body.innerHTML = `<div><svg><g data-target="place:forum"></g></svg></div><p data-target="${panel}"></p>`;
  const board = document.body.firstElementChild!;
  const box = { x: at, y: 10, width: 40, height: 30 } as DOMRect;
  const around = { x: 0, y: 0, width: 300, height: 300 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(around);
  for (const each of document.querySelectorAll("[data-target]")) each.getBoundingClientRect = () => box;
  const step = { moments: [{ kind, targets: [target] }] } as unknown as Step;
  shown = mount(Spotlight, { target: board, props: { step } });
  flushSync();
  await tick();
  await tick(); // the light waits for what is drawn
  flushSync();
}
const lights = (selector: string): number => document.querySelectorAll(selector).length;

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (name: string) => name.replaceAll(":", "\\:") });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the light on what happens", () => {
  it("falls on the board where it happens there", async () => {
    await happening("gift", "place:forum");
    expect([lights(".light"), lights(".light.all")]).toEqual([1, 0]);
  });
  it("lets all of the board stand back where it happens beside it", async () => {
    await happening("award", "family:blue");
    expect(lights(".light.all")).toBe(1);
  });
  it("lets all of it stand back where the place is scrolled away", async () => {
    await happening("gift", "place:forum", "family:blue", 400);
    expect(lights(".light.all")).toBe(1);
  });
  it("is not there for what nobody sees", async () => {
    await happening("award", "family:blue", "family:orange");
    expect(lights(".light")).toBe(0);
  });
  it("is not there for a piece that moves", async () => {
    await happening("piece", "family:blue");
    expect(lights(".light")).toBe(0);
  });
});
