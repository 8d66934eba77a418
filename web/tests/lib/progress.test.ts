import { beforeEach, describe, expect, it } from "vitest";
import { isNew, keepProgress, progressOf, refuseLessons } from "../../src/lib/progress";

beforeEach(() => localStorage.clear());

describe("progress in lessons", () => {
  it("is kept for each lesson by itself", () => {
    keepProgress("dice", "first", { step: 3, position: null, done: false });
    keepProgress("dice", "second", { step: 9, position: "signed", done: true });
    expect(progressOf("dice", "first")).toEqual({ step: 3, position: null, done: false });
    expect(progressOf("dice", "second")).toEqual({ step: 9, position: "signed", done: true });
    expect(progressOf("cards", "first")).toBeNull();
  });
  it("tells who has never begun one nor declined", () => {
    expect(isNew()).toBe(true);
    refuseLessons();
    expect(isNew()).toBe(false);
  });
  it.each(["nonsense", "[]", '{"dice/first":{"step":-1}}', '{"dice/first":{"step":"two"}}'])(
    "takes no harm from somebody else's words: %s",
    (stored) => {
      localStorage.setItem("ludi:lessons", stored);
      expect(progressOf("dice", "first")).toBeNull();
    },
  );
});
