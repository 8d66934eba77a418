import { describe, expect, it } from "vitest";
import { patched, type Patch } from "../../src/lib/patch";
import { apply, leadingTo } from "../../src/lib/steps";
import { step, view } from "../table/fake";
import cases from "./patches.json";

type Parts = Record<string, unknown>;

describe("patches the server made", () => {
  it("make the one of the other, and leave the one as it was", () => {
    for (const { old, patch, new: wanted } of cases) {
      const before = structuredClone(old);
      expect(patched(old, patch as Patch)).toEqual(wanted);
      expect(old).toEqual(before);
    }
  });

  it("keep what did not change the very same", () => {
    let kept = 0;
    for (const { old, patch } of cases) {
      if (Array.isArray(patch)) continue;
      const made = patched(old, patch) as Parts;
      for (const [key, part] of Object.entries(old as Parts)) {
        if (key in patch) continue;
        expect(made[key]).toBe(part);
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(300);
  });
});

describe("a patch", () => {
  const seats = { seats: [{ coins: 3 }, { coins: 4, cards: [1, 2] }], turn: 1 };

  it("changes one place deep inside, and shares the rest", () => {
    const made = patched(seats, { seats: { 1: { coins: [9] } } }) as typeof seats;
    expect(made).toEqual({ seats: [{ coins: 3 }, { coins: 9, cards: [1, 2] }], turn: 1 });
    expect(made.seats[0]).toBe(seats.seats[0]);
    expect(made.seats[1]?.cards).toBe(seats.seats[1]?.cards);
  });

  it("that says nothing gives the very same", () => {
    expect(patched(seats, {})).toBe(seats);
  });

  it("can put null, and take a key away", () => {
    expect(patched({ a: 1, b: 2 }, { a: [null], b: null })).toEqual({ a: null });
  });

  it("can bring a whole view, as the last step to a position does", () => {
    const wanted = view({ at: 7 });
    const steps = leadingTo(wanted, [step(6, "a", { at: 1 }), step(6, "b", { other: 2 })], 6);
    expect(apply(view(), steps)).toBe(wanted);
  });
});
