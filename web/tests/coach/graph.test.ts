// Where the series that Python tells come to lie: everything adds up to the whole height, and keys and pointers find it.
import { describe, expect, it } from "vitest";
import {
  across,
  bands,
  beside,
  down,
  initialsOf,
  luckMark,
  nearest,
  rows,
  standAt,
  type Frame,
} from "../../src/lib/coach/graph";
import { effort } from "../../src/lib/coach/judging";
import type { Findings } from "../../src/lib/coach/protocol";

const frame: Frame = { width: 200, deep: 100, top: 20 };
const findings = {
  moves: 10,
  seats: [{ seat: "gaius" }, { seat: "lucius" }],
  stands: [
    { move: 0, shares: [0.5, 0.5] },
    { move: 4, shares: [0.75, 0.25] },
    { move: 10, shares: [1, 0] },
  ],
  events: [{ number: 4 }, { number: 7 }],
} as unknown as Findings;

describe("the graph", () => {
  it("begins at the left and ends at the right", () => {
    expect(across(frame, 10, 0)).toBe(0);
    expect(across(frame, 10, 5)).toBe(100);
    expect(across(frame, 10, 10)).toBe(200);
    expect(across(frame, 0, 0)).toBe(0);
  });

  it("stacks everybody's shares, the first seat at the bottom", () => {
    expect(down(frame, 0)).toBe(120);
    expect(down(frame, 1)).toBe(20);
    const [first, second] = bands(findings, frame);
    expect(first).toBe("0,70 80,45 200,20 200,120 80,120 0,120");
    expect(second).toBe("0,20 80,20 200,20 200,20 80,45 0,70"); // what the first leaves
  });

  it("knows the shares after any move", () => {
    expect(standAt(findings.stands, 0).shares).toEqual([0.5, 0.5]);
    expect(standAt(findings.stands, 3).move).toBe(0);
    expect(standAt(findings.stands, 9).shares).toEqual([0.75, 0.25]);
    expect(standAt(findings.stands, 99).shares).toEqual([1, 0]);
  });

  it("finds the event nearest to a place", () => {
    expect(nearest(findings, frame, 0)).toBe(4);
    expect(nearest(findings, frame, 105)).toBe(4);
    expect(nearest(findings, frame, 120)).toBe(7);
    expect(nearest({ ...findings, events: [] }, frame, 50)).toBeNull();
  });

  it("goes from event to event, and stays at the last one", () => {
    expect(beside([4, 7], 0, 1)).toBe(4);
    expect(beside([4, 7], 4, 1)).toBe(7);
    expect(beside([4, 7], 7, 1)).toBe(7);
    expect(beside([4, 7], 7, -1)).toBe(4);
    expect(beside([4, 7], 4, -1)).toBe(4);
  });

  it("points up where a draw gave something", () => {
    expect(luckMark(50, 100, true)).toBe("45,109 55,109 50,100");
    expect(luckMark(50, 100, false)).toBe("45,100 55,100 50,109");
  });

  it("lets no number lie on another", () => {
    expect(rows([0, 100, 200], 18)).toEqual([0, 0, 0]);
    expect(rows([190, 195, 199], 18)).toEqual([0, 1, 2]);
    expect(rows([100, 110, 120], 18)).toEqual([0, 1, 0]);
  });
});

describe("how thoroughly positions are judged", () => {
  it("uses the time there is, and no more", () => {
    // 500 positions in 8 seconds on one worker: 16 ms each. 20 iterations took 2 ms.
    expect(effort(8, 1, 500, 0.002)).toBe(100);
    expect(effort(8, 2, 500, 0.002)).toBe(200);
    expect(effort(60, 2, 500, 0.002)).toBe(2000);
  });

  it("does at least something, however slow it is", () => {
    expect(effort(1, 1, 5000, 1)).toBe(20);
    expect(effort(8, 1, 0, 0.002)).toBe(10_000);
  });
});

it("tells whose luck it is by as few letters as do", () => {
  expect(initialsOf(["Gaius", "Lucius"])).toEqual(["G", "L"]);
  expect(initialsOf(["Blu", "Bianco", "Giallo"])).toEqual(["Bl", "Bi", "G"]);
  expect(initialsOf(["Élie", "E"])).toEqual(["É", "E"]);
  expect(initialsOf(["A", "A"])).toEqual(["A", "A"]);
});
