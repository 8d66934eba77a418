import { describe, expect, it } from "vitest";
import { Advice } from "../../src/lib/advice.svelte";
import type { Table } from "../../src/lib/table.svelte";
import type { Hint } from "../../src/lib/types";
import { preview, said, step, view } from "./fake";
import { calmly, draft, moves, opened, server } from "./opened";

calmly();

const move = (text: string, path: string[]) => ({ text, path, said: { ...said(`do-${text}`), marks: [`${text}!`] } });
const turn = [move("a", ["piece", "a"]), move("b", ["piece", "b"]), move("draw", [])];

async function advised(table: Table, extra: Partial<Hint> = {}): Promise<Advice> {
  const advice = new Advice(() => table);
  const asked = advice.ask();
  expect(advice.asking).toBe(true);
  const { ref, number, moves: drafted } = server().asked("hint");
  const rest = { bot: "imperator", best: turn[0]?.text ?? "", turn, why: [said("web-table-hint")], options: [] };
  server().say({ type: "hint", ref, number, draft: drafted, ...rest, ...extra });
  expect(await asked).toBe(true);
  expect(advice.asking).toBe(false);
  return advice;
}
const left = (advice: Advice): string[] => advice.left.map(({ text }) => text);

describe("a hint", () => {
  it("plays as much of it as was pointed at", async () => {
    const advice = await advised(opened());
    advice.play(2);
    expect(server().asked("draft").moves).toEqual(["a", "b"]);
  });

  it("is the whole turn, and what it is about", async () => {
    const advice = await advised(opened());
    expect(left(advice)).toEqual(["a", "b", "draw"]);
    expect([...advice.targets]).toEqual(["piece", "a", "b", "draw!"]);
    expect(advice.why).not.toBe("");
  });

  it("stays as long as it is followed, by one's own hand too", async () => {
    const table = opened();
    const advice = await advised(table);
    draft(table, "a", null, 1, ["a"]);
    expect(left(advice)).toEqual(["b", "draw"]);
    table.undo();
    expect(left(advice)).toEqual(["a", "b", "draw"]);
    draft(table, "b", null, 1, ["b"]);
    expect(left(advice)).toEqual([]);
  });

  it("goes on from a turn that has been begun", async () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    const advice = await advised(table, { turn: turn.slice(1) });
    expect(server().asked("hint").moves).toEqual(["a"]);
    expect(left(advice)).toEqual(["b", "draw"]);
  });

  it("is played as a draft, to be confirmed even where it ends with a draw", async () => {
    const table = opened();
    const advice = await advised(table);
    advice.play();
    const { ref, moves: drafted } = server().asked("draft");
    expect(drafted).toEqual(["a", "b", "draw"]);
    server().say(preview(ref, drafted, "chance", [step(6, "a", { at: 1 })], view({ at: 1, choices: [] })));
    expect(table.complete).toBe(true);
    expect(server().count("commit")).toBe(0);
    expect(left(advice)).toEqual([]);
  });

  it("is about one position", async () => {
    const table = opened();
    const advice = await advised(table);
    server().say(moves(5, 6, [], { decider: "blue" }));
    expect(left(advice)).toEqual([]);
  });
});
