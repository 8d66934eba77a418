// What is drawn and said of an analysis: a slider that says its value, marks, grades, the verdict of a move.
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import GradeMark from "../../src/components/coach/GradeMark.svelte";
import Account from "../../src/components/coach/Account.svelte";
import Graph from "../../src/components/coach/Graph.svelte";
import Verdict from "../../src/components/coach/Verdict.svelte";
import type { DecisionFound, Findings } from "../../src/lib/coach/protocol";
import { texts } from "../../src/lib/texts.svelte";

const counts = { start: 0.5, luck: 0, own: 0, others: 0, drift: 0, end: 0.5, adjusted: 0.5, points_lost: 0 };
const grades = { good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
const seat = (name: string, fill: string): object => ({
  ...counts,
  ...{ seat: name, fill, ink: "#000000", kind: "human", worst: [], grades },
});
const said = (id: string): object => ({ id, args: { n: 1 }, marks: [] });
const decision = {
  kind: "decision",
  number: 2,
  turn: 1,
  seat: "gaius",
  after: [0.5, 0.5],
  best_shares: [0.6, 0.4],
  loss: 0.1,
  grade: "blunder",
  obvious: false,
  played: said("tali-do-stop"),
  line: [{ move: 2, text: "throw", said: said("tali-do-throw"), path: [] }],
  why: [{ id: "tali-why-throw", args: { n: 6 } }],
  options: [],
} as unknown as DecisionFound;
const findings = {
  game: "tali",
  moves: 3,
  judge: "search@100",
  seats: [seat("gaius", "#c8381e"), seat("lucius", "#0072b2")],
  events: [{ kind: "draw", number: 1, turn: 1, after: [0.6, 0.4], luck: [0.1, -0.1] }, decision],
  stands: [
    { move: 0, shares: [0.5, 0.5] },
    { move: 1, shares: [0.6, 0.4] },
    { move: 3, shares: [0.5, 0.5] },
  ],
  turning_points: [{ number: 2, leader: "gaius", by: -0.1 }],
  lucky: [{ number: 1, seat: "gaius", by: 0.1 }],
  summaries: [],
} as unknown as Findings;

let shown: Record<string, unknown> | undefined;
function show(component: unknown, props: Record<string, unknown>): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(component as never, { target: document.body, props: props as never });
  return document.body;
}
afterEach(() => void (shown && unmount(shown)));

/** What the environment of these tests does not have: nothing is ever resized in it. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Still);
  await texts.ready;
  await Promise.all([texts.loadGame("tali"), texts.loadPart("analysis"), texts.loadPart("web_coach")]);
});

describe("the graph of chances", () => {
  it("is a slider that says where it is and how everybody stands", () => {
    const page = show(Graph, { findings, move: 1, onpick: () => undefined });
    const slider = page.querySelector("[role=slider]");
    expect(slider?.getAttribute("aria-valuenow")).toBe("1");
    expect(slider?.getAttribute("aria-valuemax")).toBe("3");
    expect(slider?.getAttribute("aria-valuetext")).toBe("Move 1: Gaius 60%, Lucius 40%");
  });

  it("tells seats apart by pattern as well as by colour", () => {
    const page = show(Graph, { findings, move: 0, onpick: () => undefined });
    const [plain, striped] = [...page.querySelectorAll("pattern")];
    expect(plain?.querySelector("rect")?.getAttribute("fill")).toBe("#c8381e");
    expect(plain?.querySelector("path")).toBeNull();
    expect(striped?.querySelector("path")).not.toBeNull();
  });

  it("marks luck and turning points", () => {
    const page = show(Graph, { findings, move: 0, onpick: () => undefined });
    expect(page.querySelectorAll(".luck")).toHaveLength(1);
    expect(page.querySelector(".luck title")?.textContent).toBe("Gaius: +10");
    expect([...page.querySelectorAll("text")].map((each) => each.textContent)).toEqual(["G", "1"]);
  });

  it("says without colours whose luck a triangle is", () => {
    const page = show(Graph, { findings, move: 0, onpick: () => undefined });
    expect(page.querySelector(".whose")?.textContent).toBe("G");
    expect(page.querySelector(".legend")?.textContent.replaceAll(/\s+/g, " ")).toContain("Gaius (G) 50%");
  });

  it("is walked along by keys", () => {
    const picked: number[] = [];
    const page = show(Graph, { findings, move: 1, onpick: (move: number) => void picked.push(move) });
    const slider = page.querySelector("[role=slider]");
    for (const key of ["ArrowRight", "ArrowLeft", "End", "Home", "PageDown"]) {
      slider?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
    expect(picked).toEqual([2, 1, 3, 0, 2]);
  });
});

describe("the table that stands for the graph", () => {
  it("has everybody's chances and luck", () => {
    const page = show(Account, { findings, move: 0, onpick: () => undefined, story: () => "" });
    const cells = (row: Element | null): string[] =>
      [...(row?.querySelectorAll("th, td") ?? [])].map((each) => each.textContent.trim());
    const [, , , ...heads] = cells(page.querySelector(".every thead tr"));
    const [, , , ...draw] = cells(page.querySelector(".every tbody tr"));
    expect(heads.slice(0, 4)).toEqual(["Chance of Gaius", "Chance of Lucius", "Luck of Gaius", "Luck of Lucius"]);
    expect(draw.slice(0, 4)).toEqual(["60.0", "40.0", "+10.0", "-10.0"]);
    expect(draw).toHaveLength(heads.length);
  });
});

describe("the verdict on a move", () => {
  const around = { findings, onmark: () => undefined, online: () => undefined, shown: false, you: "gaius" };

  it("says the grade, the loss, what was better, and why", () => {
    const text = show(Verdict, { event: decision, ...around }).textContent.replaceAll(/\s+/g, " ");
    for (const part of ["Gaius", "blunder", "10.0 points lost", "Throw once more.", "isks 6 points for a better pot"]) {
      expect(text).toContain(part);
    }
    expect(document.querySelector("button")?.textContent).toContain("Show on the board");
  });

  it("offers no better line where it is shown already", () => {
    expect(show(Verdict, { event: decision, ...around, shown: true }).querySelector("button")).toBeNull();
  });

  it("says whom a draw favoured", () => {
    const text = show(Verdict, { event: findings.events[0], ...around }).textContent;
    expect(text).toContain("+10.0");
    expect(text).toContain("-10.0");
  });

  it("says that nothing was decided", () => {
    expect(show(Verdict, { event: undefined, ...around }).textContent).toContain("nobody had a choice");
  });
});

describe("grades", () => {
  it.each(["good", "inaccuracy", "mistake", "blunder"])("are named for those who hear them: %s", (grade) => {
    expect(show(GradeMark, { grade }).textContent).toContain(grade);
  });
});
