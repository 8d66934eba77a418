import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Look } from "../../src/lib/types";
import { choice, preview, said, state, step, view } from "./fake";
import { calmly, draft, moves, opened, rest, server } from "./opened";

calmly();

describe("what is told of a position", () => {
  const told = (name: string): Look => ({
    position: [said(name)],
    targets: { piece: { label: said(name), facts: [] } },
  });
  async function answerLook(name: string, foretold: Partial<Look> = {}): Promise<void> {
    const { ref, number, moves, gestures } = server().asked("look");
    server().say({ type: "look", ref, number, draft: moves, gestures, look: { ...told(name), ...foretold } });
    await rest();
  }
  async function answerWhys(): Promise<void> {
    const { ref, number, moves, picked } = server().asked("whys");
    server().say({ type: "whys", ref, number, draft: moves, picked, whys: { wall: said("no") } });
    await rest();
  }

  it("is asked once for each position, when the board is at rest", async () => {
    const table = opened();
    flushSync();
    expect(server().count("look")).toBe(0);
    await rest();
    await rest();
    expect(server().count("look")).toBe(1);
    expect(table.telling.look).toBeNull();
    await answerLook("first");
    expect(table.telling.look).toEqual(told("first"));
    draft(table, "a", null, 1, ["a"]);
    expect(table.telling.complete).toBe(false);
    expect(table.telling.look).toEqual(told("first")); // names stay until there are others
    await rest();
    expect(server().asked("look").moves).toEqual(["a"]);
    await answerLook("second");
    expect(table.telling.look).toEqual(told("second"));
    table.undo();
    await rest();
    expect(table.telling.look).toEqual(told("first"));
    expect(server().count("look")).toBe(2);
  });

  it("brings what is foretold of the position, where the view leaves it out", async () => {
    const table = opened();
    server().say(state({ number: 6, view: view({ at: 0, points: null, turns: 3 }) }));
    await rest();
    const { ref, number, moves, gestures } = server().asked("look");
    const look = { ...told("first"), forecast: { points: 12, turns: 4 } };
    server().say({ type: "look", ref, number, draft: moves, gestures, look });
    await rest();
    expect(table.view).toMatchObject({ points: 12, turns: 3, at: 0 });
  });

  it("is put over the view it belongs to, and over no other", async () => {
    const table = opened();
    const lying = table.view;
    expect(lying?.["if_ended"]).toBeUndefined();
    await rest();
    await answerLook("first", { forecast: {} });
    expect(table.view).toBe(lying); // the same object: nothing is drawn anew
    draft(table, "a", null, 1, ["a"]);
    await rest();
    await answerLook("second", { forecast: { if_ended: 12 } });
    expect(table.view).toMatchObject({ at: 1, if_ended: 12 });
    expect(table.current?.["if_ended"]).toBeUndefined(); // what the server said stays what it is
    table.choose(choice("b", "b"));
    expect(table.view?.["if_ended"]).toBeUndefined(); // on its way to another position
    const { ref, moves: all } = server().asked("draft");
    server().say(preview(ref, all, "other", [step(6, "b", { at: 2 })], view({ at: 2, choices: [] })));
    expect(table.view?.["at"]).toBe(2);
    expect(table.view?.["if_ended"]).toBeUndefined();
    table.undo();
    expect(table.view).toMatchObject({ at: 1, if_ended: 12 }); // known already
  });

  it("is not asked while something is being shown", async () => {
    opened();
    settings.speed = 1;
    server().say(moves(5, 6, [step(6, "x", { at: 3 })], { decider: "red" }));
    await rest();
    expect(server().count("look")).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    await rest();
    expect(server().asked("look").number).toBe(6);
  });

  it("is also told to those who watch, but not why they cannot do something", async () => {
    const table = opened();
    server().say({ type: "you", number: 5, you: null });
    await rest();
    await answerLook("seen");
    expect(table.telling.complete).toBe(true);
    expect(server().count("whys")).toBe(0);
  });

  it("includes why not, once for each decision and each thing picked up", async () => {
    const table = opened();
    await rest();
    await answerLook("first");
    expect(table.telling.complete).toBe(false);
    await answerWhys();
    expect(table.telling.whys).toEqual({ wall: said("no") });
    expect(table.telling.complete).toBe(true);
    table.picked = ["piece"];
    await rest();
    expect(server().asked("whys").picked).toEqual(["piece"]);
    expect(table.telling.whys).toBeNull();
    table.picked = [];
    await rest();
    expect(table.telling.whys).toEqual({ wall: said("no") });
    expect(server().count("whys")).toBe(2);
  });

  it("is asked again where the line was lost", async () => {
    const table = opened();
    await rest();
    server().break();
    await rest();
    vi.advanceTimersByTime(1000);
    server().open();
    server().say(state());
    await rest();
    await answerLook("again");
    expect(table.telling.look).toEqual(told("again"));
  });
});
