import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stepper, Walk, readingTime } from "../../src/lib/story.svelte";
import { patched } from "../../src/lib/patch";
import type { Step, Story } from "../../src/lib/types";

function story(steps: Partial<Step>[]): Story {
  return {
    game: "tali",
    options: {},
    seats: ["blue", "orange"],
    players: ["Anna", "Bruno"],
    over: true,
    number: 0,
    codes: [],
    view: { game: "tali", turn: 0, choices: [], count: 0 },
    steps: steps.map((step) => ({
      number: 1,
      turn: 0,
      actor: "blue",
      text: "",
      said: [],
      chosen: null,
      draw: null,
      moments: [],
      patch: {},
      ...step,
    })),
    dealt: [],
    draws: [],
    taken_over: 0,
  };
}
const said = [{ id: "x", args: {}, marks: [] }];

/** Each move has a told step and a silent one; every fourth begins a turn. */
const long = story(
  Array.from({ length: 200 }, (_, i) => {
    const number = Math.floor(i / 2) + 1;
    const turn = i % 8 === 0 ? { turn: [i / 8 + 1] } : {};
    return i % 2
      ? { number, actor: "rule", patch: { prompt: [i] } }
      : { number, said, patch: { count: [i + 1], ...turn } };
  }),
);

describe("walking through a story", () => {
  it("has the same view however it got there", () => {
    const steps = new Stepper(long);
    const plain = [long.view];
    for (const step of long.steps) plain.push(patched(plain.at(-1), step.patch) as typeof long.view);
    for (const position of [200, 0, 33, 32, 31, 64, 199, 1, 100, 7]) {
      expect(steps.view(position)).toEqual(plain[position]);
    }
    expect(steps.view(33)).toEqual(new Stepper(long).view(33));
  });

  it("keeps to the story", () => {
    const steps = new Stepper(long);
    expect([-3, 0, 5.7, 1e9, NaN].map((n) => steps.clamp(n))).toEqual([0, 0, 5, 200, 0]);
    expect(steps.view(1e9)).toEqual(steps.view(200));
    expect(steps.step(0)).toBeNull();
  });

  it("stops where something is told or seen, and at the end", () => {
    const steps = new Stepper(long);
    expect(steps.stops.slice(0, 4)).toEqual([0, 1, 3, 5]);
    expect(steps.stops.at(-1)).toBe(200);
    expect([0, 1, 2, 3, 200].map((position) => steps.stop(position))).toEqual([0, 1, 1, 2, 101]);
  });

  it("knows turns, moves and lines", () => {
    const steps = new Stepper(long);
    expect(steps.marks).toHaveLength(25);
    expect(steps.marks[1]).toEqual({ turn: 2, position: 9 });
    expect(steps.afterMove(0)).toBe(0);
    expect(steps.afterMove(3)).toBe(6);
    expect(steps.afterMove(999)).toBe(200);
    expect(steps.move(6)).toBe(3);
    expect(steps.lines).toHaveLength(100);
    expect(steps.line(6)?.number).toBe(3);
    expect(steps.line(0)).toBeNull();
    expect([steps.decider(0), steps.decider(1), steps.decider(199)]).toEqual(["blue", "blue", null]);
  });

  it("is at home in a story that has not begun", () => {
    const walk = new Walk(story([]));
    walk.forward();
    walk.back();
    walk.end();
    expect([walk.position, walk.atEnd, walk.view.turn]).toEqual([0, true, 0]);
    walk.toggle();
    walk.pause();
  });
});

describe("a walk", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("steps, jumps and says whether that is motion", () => {
    const walk = new Walk(long);
    walk.forward();
    expect([walk.position, walk.smooth]).toEqual([1, true]);
    walk.forward();
    expect(walk.position).toBe(3);
    walk.goTo(6);
    expect(walk.position).toBe(6);
    walk.back();
    expect(walk.position).toBe(5);
    walk.goMove(50);
    expect([walk.position, walk.smooth, walk.step?.number]).toEqual([100, false, 50]);
    walk.end();
    expect(walk.atEnd).toBe(true);
    walk.forward();
    expect(walk.position).toBe(200);
    walk.first();
    walk.back();
    expect(walk.position).toBe(0);
  });

  it("plays by itself, faster if told, to the end", () => {
    const walk = new Walk(
      long,
      () => 10,
      () => 100,
    );
    const once = 100 + readingTime(10, 1);
    walk.play();
    vi.advanceTimersByTime(once - 1);
    expect(walk.position).toBe(0);
    vi.advanceTimersByTime(1);
    expect([walk.position, walk.playing]).toEqual([1, true]);
    walk.setSpeed(4);
    vi.advanceTimersByTime(100 + readingTime(10, 4));
    expect(walk.position).toBe(3);
    walk.goTo(199);
    expect(walk.playing).toBe(false);
    walk.toggle();
    vi.advanceTimersByTime(60_000);
    expect([walk.atEnd, walk.playing]).toEqual([true, false]);
  });

  it("begins again when played from the end, and pauses", () => {
    const walk = new Walk(long);
    walk.end();
    walk.play();
    expect([walk.position, walk.playing]).toEqual([0, true]);
    walk.toggle();
    vi.advanceTimersByTime(60_000);
    expect([walk.position, walk.playing]).toEqual([0, false]);
  });

  it("gives long sentences more time", () => {
    expect(readingTime(100, 1)).toBeGreaterThan(readingTime(20, 1));
    expect(readingTime(20, 2)).toBe(readingTime(20, 1) / 2);
    expect(readingTime(0, 1)).toBeLessThan(readingTime(1, 1));
  });
});
