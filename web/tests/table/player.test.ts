import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "../../src/lib/player.svelte";
import { step, view } from "./fake";

const pace = { travel: () => 300, pause: () => 500, rest: (usual: number) => usual, hidden: () => false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("showing steps", () => {
  it("goes one at a time, in order, and says what happens", () => {
    const order: number[] = [];
    const player = new Player(pace, (shown) => order.push(shown.number));
    player.jump(view());
    player.add([step(1, "a", { at: 1 }), step(2, "b", { at: 2 })]);
    expect(player.view?.["at"]).toBe(1);
    expect(player.step?.text).toBe("a");
    vi.advanceTimersByTime(799);
    expect(player.view?.["at"]).toBe(1);
    vi.advanceTimersByTime(1);
    expect(player.view?.["at"]).toBe(2);
    expect(player.busy).toBe(true);
    vi.advanceTimersByTime(800);
    expect(player.busy).toBe(false);
    expect(player.step).toBeNull();
    expect(order).toEqual([1, 2]);
  });

  it("appends what comes in meanwhile", () => {
    const player = new Player(pace);
    player.jump(view());
    player.add([step(1, "a", { at: 1 })]);
    player.add([step(2, "b", { at: 2 })]);
    expect(player.view?.["at"]).toBe(1);
    vi.advanceTimersByTime(800);
    expect(player.view?.["at"]).toBe(2);
  });

  it("does not wait where nothing moves and nothing is said", () => {
    const player = new Player(pace);
    player.jump(view());
    player.add([step(1, "", { turn: 2, prompt: {} }, "")]);
    expect(player.busy).toBe(false);
    expect(player.view?.turn).toBe(2);
  });

  it("does not read out one's own move", () => {
    const player = new Player(pace);
    player.jump(view());
    player.add([step(1, "a", { at: 1 })], true);
    vi.advanceTimersByTime(300);
    expect(player.busy).toBe(false);
  });

  it("skips everything that waits, and tells of all of it", () => {
    const shown: [number, boolean][] = [];
    const player = new Player(pace, (one, quick) => shown.push([one.number, quick]));
    player.jump(view());
    player.add([1, 2, 3].map((number) => step(number, "a", { at: number })));
    player.skip();
    expect(player.view?.["at"]).toBe(3);
    expect(player.busy).toBe(false);
    expect(shown).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });

  it("fast-forwards through a backlog but shows the end of it", () => {
    const slow: number[] = [];
    const player = new Player(pace, ({ number }, quick) => quick || slow.push(number));
    player.jump(view());
    player.add(Array.from({ length: 100 }, (_, index) => step(index + 1, "a", { at: index + 1 })));
    expect(player.view?.["at"]).toBe(93);
    vi.runAllTimers();
    expect(slow).toEqual([93, 94, 95, 96, 97, 98, 99, 100]);
    expect(player.view?.["at"]).toBe(100);
  });

  it("shows nothing to nobody: a hidden page is up to date at once", () => {
    const player = new Player({ ...pace, hidden: () => true });
    player.jump(view());
    player.add([1, 2, 3].map((number) => step(number, "a", { at: number })));
    expect(player.view?.["at"]).toBe(3);
    expect(player.busy).toBe(false);
  });

  it("is instant with the speed switched off", () => {
    const player = new Player({ travel: () => 0, pause: () => 0, rest: () => 0 });
    player.jump(view());
    player.add([1, 2, 3].map((number) => step(number, "a", { at: number })));
    expect(player.view?.["at"]).toBe(3);
    expect(player.busy).toBe(false);
  });

  it("forgets what waited when it jumps", () => {
    const player = new Player(pace);
    player.jump(view());
    player.add([1, 2].map((number) => step(number, "a", { at: number })));
    player.jump(view({ at: 9 }));
    vi.runAllTimers();
    expect(player.view?.["at"]).toBe(9);
  });
});
