import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heaviest, places, REST, type Kind } from "../../src/lib/moments";
import { Player } from "../../src/lib/player.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Step } from "../../src/lib/types";
import { step, view } from "./fake";

const happening = (...kinds: Kind[]): Step => ({
  ...step(1, "a", { at: 1 }),
  actor: "rule",
  moments: kinds.map((kind) => ({ kind, targets: [`thing:${kind}`, "place:x"] })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a step has been shown. */
function lasts(shown: Step, own = false, pace: Partial<ConstructorParameters<typeof Player>[0]> = {}): number {
  const player = new Player({ travel: () => 300, pause: () => 500, rest: (usual) => usual, ...pace });
  player.jump(view());
  player.add([shown], own);
  let time = 0;
  for (; player.busy && time < 5000; time += 10) vi.advanceTimersByTime(10);
  return time;
}

describe("a moment's rest", () => {
  it.each(["piece", "draw", "card", "gift"] as const)("%s: 200 to 300 milliseconds", (kind) => {
    expect(REST[kind]).toBeGreaterThanOrEqual(200);
    expect(REST[kind]).toBeLessThanOrEqual(300);
    expect(lasts(happening(kind))).toBe(300 + REST[kind]);
  });
  it.each(["hands", "set", "award", "awakening", "scoring"] as const)("%s: 400 to 500 milliseconds", (kind) => {
    expect(REST[kind]).toBeGreaterThanOrEqual(400);
    expect(REST[kind]).toBeLessThanOrEqual(500);
    expect(lasts(happening(kind))).toBe(300 + REST[kind]);
  });
  it("is taken once for all that happens in a step", () => {
    expect(lasts(happening("piece", "hands", "award", "gift"))).toBe(300 + REST.award);
  });
  it("is what reading was where nothing happens that a game tells of", () => {
    expect(lasts(happening())).toBe(800);
  });
  it("is not taken for one's own move, but for what follows from it", () => {
    expect(lasts({ ...happening("piece"), actor: "blue" }, true)).toBe(300);
    expect(lasts(happening("award"), true)).toBe(300 + REST.award);
  });
  it.each(["hands", "award", "set", "card"] as const)(
    "is taken for what is great in one's own move too: %s",
    (kind) => {
      const own = { ...happening("piece", kind), actor: "blue" };
      expect(lasts(own, true)).toBe(300 + REST[kind]);
      expect(lasts(own, true)).toBe(lasts(own));
    },
  );
  it("is taken for one's own move where nothing may travel, which is heard then as others' are", () => {
    const own = { ...happening("piece"), actor: "blue" };
    const quick: boolean[] = [];
    const still = { travel: () => 0, pause: () => 500, rest: (usual: number) => usual };
    const player = new Player(still, (_, fast) => quick.push(fast));
    player.jump(view());
    player.add([own], true);
    expect(places(player.step).get("place:x")).toBe("piece");
    expect(quick).toEqual([false]);
    expect(lasts(own, true, still)).toBe(REST.piece);
    expect(lasts(own, false, still)).toBe(REST.piece);
  });
  it("is taken for what is great where one has put the pieces there oneself, and for nothing else", () => {
    const player = new Player({ travel: () => 300, pause: () => 500, rest: (usual) => usual });
    player.jump(view());
    const own = (...kinds: Kind[]) => ({ ...happening(...kinds), actor: "blue" });
    player.arrive(view({ at: 7 }), [own("piece"), own("piece", "hands")]);
    expect(player.view?.["at"]).toBe(7);
    expect(places(player.step).get("thing:hands")).toBe("hands");
    vi.advanceTimersByTime(REST.hands - 1);
    expect(player.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(player.busy).toBe(false);
    expect(player.view?.["at"]).toBe(7);
  });
  it("follows the speed, and is none where everything comes at once", () => {
    settings.speed = 2;
    expect(settings.rest(REST.award)).toBe(REST.award / 2);
    settings.speed = 0;
    const pace = { travel: () => settings.travel(), pause: () => 0, rest: (usual: number) => settings.rest(usual) };
    expect(lasts(happening("award", "scoring"), false, pace)).toBe(0);
    settings.speed = 1;
  });
});

describe("where it happens", () => {
  it("is lit by what counts most there", () => {
    const found = places(happening("piece", "hands"));
    expect(found.get("thing:piece")).toBe("piece");
    expect(found.get("place:x")).toBe("hands");
    expect(heaviest(happening("piece", "award", "card"))?.kind).toBe("award");
  });
  it("is nowhere where nothing is told of it", () => {
    expect(places(null).size).toBe(0);
    expect(heaviest(happening())).toBeNull();
  });
});
