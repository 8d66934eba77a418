import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { Look, Moves, View } from "../../src/lib/types";
import { choice, FakeSocket, preview, said, state, step, table as info, view } from "./fake";

function opened(): Table {
  FakeSocket.all = [];
  const table = new Table("t", { open: (address) => new FakeSocket(address) });
  FakeSocket.last.open();
  FakeSocket.last.say(state());
  return table;
}
const server = (): FakeSocket => FakeSocket.last;

/** Chooses, and lets the server answer. */
function draft(table: Table, text: string, ends: "chance" | "other" | null, at: number, told: string[]): void {
  table.choose(choice(text, text));
  const { ref, moves } = server().asked("draft");
  const steps = told.map((one, index) => step(6 + index, one, { at: index + 1 }));
  server().say(preview(ref, moves, ends, steps, view({ at, choices: ends ? [] : [choice("b"), choice("stop")] })));
}

function moves(base: number, number: number, steps = [step(number, "x", { at: number })], extra = {}): Moves {
  return { type: "moves", base, number, steps, table: info({ number, ...extra }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 0;
  settings.confirm = true;
});
afterEach(() => void vi.useRealTimers());

describe("following the server", () => {
  it("shows what happens", () => {
    const table = opened();
    server().say(moves(5, 6, [step(6, "x", { at: 3 })], { decider: "red" }));
    expect(table.number).toBe(6);
    expect(table.view?.["at"]).toBe(3);
    expect(table.mine).toBe(false);
    expect(table.lines.map((line) => line.text)).toEqual(["x"]);
  });

  it("asks for everything where something was missed", () => {
    const table = opened();
    server().say(moves(7, 8));
    expect(server().count("resync")).toBe(1);
    expect(table.number).toBe(5);
    server().say(state({ number: 8, view: view({ at: 8 }) }));
    expect(table.number).toBe(8);
    expect(table.view?.["at"]).toBe(8);
  });

  it("is not set back by an answer that was long on its way", () => {
    const table = opened();
    const late = { table: info({ number: 5 }), you: "blue", host: true, key: null };
    server().say(moves(5, 6, [step(6, "x", { at: 3 })], { status: "over", decider: null }));
    table.adopt(late);
    expect(table.info?.status).toBe("over");
    expect(table.info?.number).toBe(6);
  });

  it("asks again where a heartbeat tells of more moves", () => {
    opened();
    vi.advanceTimersByTime(20_000);
    const { ref } = server().asked("ping");
    server().say({ type: "pong", ref, number: 9 });
    expect(server().count("resync")).toBe(1);
  });

  it("takes no notice of what it knows", () => {
    const table = opened();
    server().say(moves(3, 5));
    expect(server().count("resync")).toBe(0);
    expect(table.view?.["at"]).toBe(0);
  });

  it("hangs up where nothing is heard, and comes back", () => {
    const table = opened();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all[0]?.closed).toBe(true);
    expect(table.line.open).toBe(false);
    expect(table.line.tries).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    server().open();
    expect(table.line).toEqual({ open: true, tries: 0, again: null });
  });

  it("waits longer each time, at most ten seconds", () => {
    const table = opened();
    const waits: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      server().break();
      waits.push((table.line.again ?? 0) - Date.now());
      vi.advanceTimersByTime(10_001);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[3]).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  it("has a seat only where one is told", () => {
    const table = opened();
    server().say({ type: "you", number: 5, you: null });
    expect(table.mine).toBe(false);
    expect(table.choices).toEqual([]);
  });

  it("lets a bot that stands in decide", () => {
    const table = opened();
    const seats = info().seats.map((seat) => (seat.seat === "blue" ? { ...seat, bot: "greedy" } : seat));
    server().say({ type: "table", number: 5, table: info({ seats }) });
    expect(table.mine).toBe(false);
  });
});

describe("an unfinished turn", () => {
  it("is tried out, shown, and can be undone at once", () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    expect(table.view?.["at"]).toBe(1);
    expect(table.choices.map((one) => one.text)).toEqual(["b", "stop"]);
    draft(table, "b", "other", 2, ["a", "b"]);
    expect(server().asked("draft").moves).toEqual(["a", "b"]);
    expect(table.complete).toBe(true);
    const before = server().sent.length;
    table.undo();
    expect(table.view?.["at"]).toBe(1);
    table.undo();
    expect(table.view?.["at"]).toBe(0);
    expect(table.undo()).toBe(false);
    expect(server().sent).toHaveLength(before);
  });

  it("is played when confirmed; what was shown is not shown again", () => {
    const table = opened();
    const shown: string[] = [];
    draft(table, "a", "other", 1, ["a"]);
    expect(server().count("commit")).toBe(0);
    table.confirm();
    const commit = server().asked("commit");
    expect(commit).toMatchObject({ number: 5, moves: ["a"] });
    expect(table.mine).toBe(false);
    settings.speed = 1;
    server().say(moves(5, 7, [step(6, "a", { at: 1 }), step(7, "r", { at: 4 })], { decider: "red" }));
    server().say({ type: "accepted", ref: commit.ref, number: 7 });
    shown.push(table.player.step?.text ?? "");
    expect(shown).toEqual(["r"]);
    expect(table.view?.["at"]).toBe(4);
    expect(table.lines.map((line) => line.text)).toEqual(["a", "r"]);
    expect(table.draft).toEqual([]);
  });

  it("counts what was said, not moves: forced and silent moves have no step of their own", () => {
    const table = opened();
    draft(table, "a", null, 1, []);
    draft(table, "b", "other", 2, ["b"]);
    table.confirm();
    server().say(moves(5, 9, [step(6, "b", { at: 1 }), step(9, "r", { at: 5 })], { decider: "red" }));
    expect(table.view?.["at"]).toBe(5);
    expect(table.lines.map((line) => line.text)).toEqual(["b", "r"]);
  });

  it("is played at once where the choice is a draw", () => {
    const table = opened();
    draft(table, "draw", "chance", 1, ["draw"]);
    expect(server().asked("commit").moves).toEqual(["draw"]);
  });

  it("is played at once where nobody wants to be asked", () => {
    settings.confirm = false;
    const table = opened();
    draft(table, "a", "other", 1, ["a"]);
    expect(server().asked("commit").moves).toEqual(["a"]);
  });

  it("goes on where it is not at its end, asked or not", () => {
    settings.confirm = false;
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    expect(server().count("commit")).toBe(0);
    expect(table.mine).toBe(true);
  });

  it("is void when somebody else has moved", () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    server().say(moves(5, 6, [step(6, "z", { at: 7 })], { decider: "red" }));
    expect(table.draft).toEqual([]);
    expect(table.view?.["at"]).toBe(7);
  });
});

describe("a refusal", () => {
  const refused = (ref: number, number = 5) => ({
    type: "refused" as const,
    ref,
    number,
    reason: "not_offered",
    sentence: "No.",
    said: null,
    state: state({ number, view: view({ at: number === 5 ? 0 : 8 }) }),
  });

  it("keeps nothing of the draft, and is said", () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    table.choose(choice("b"));
    server().say(refused(server().asked("draft").ref));
    expect(table.draft).toEqual([]);
    expect(table.view?.["at"]).toBe(0);
    expect(table.refusal?.sentence).toBe("No.");
    expect(table.mine).toBe(true);
  });

  it("takes over the state it brings", () => {
    const table = opened();
    draft(table, "a", "other", 1, ["a"]);
    table.confirm();
    server().say(refused(server().asked("commit").ref, 8));
    expect(table.number).toBe(8);
    expect(table.view?.["at"]).toBe(8);
    expect(table.committing).toBe(false);
  });

  it("of a hint leaves the draft alone", async () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    const hint = table.hint();
    server().say(refused(server().asked("hint").ref));
    expect(await hint).toBeNull();
    expect(table.draft).toHaveLength(1);
    expect(table.refusal).not.toBeNull();
  });
});

describe("a lost line", () => {
  const comeBack = (number = 5): void => {
    server().break();
    vi.advanceTimersByTime(1000);
    server().open();
    server().say(state({ number, view: view({ at: number === 5 ? 0 : 6 }) }));
  };

  it("keeps the draft where nothing has happened", () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    comeBack();
    expect(table.draft).toHaveLength(1);
    expect(table.view?.["at"]).toBe(1);
    expect(table.mine).toBe(true);
  });

  it("drops it where something has", () => {
    const table = opened();
    draft(table, "a", null, 1, ["a"]);
    comeBack(6);
    expect(table.draft).toEqual([]);
    expect(table.view?.["at"]).toBe(6);
  });

  it("sends again what was on its way", () => {
    const table = opened();
    table.choose(choice("a"));
    comeBack();
    expect(server().asked("draft").moves).toEqual(["a"]);
    const { ref } = server().asked("draft");
    server().say(preview(ref, ["a"], "other", [step(6, "a", { at: 1 })], view({ at: 1 })));
    table.confirm();
    comeBack();
    expect(server().asked("commit").moves).toEqual(["a"]);
  });
});

const CALM = 100;
/** The board has been at rest for a while. */
async function rest(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(CALM);
  flushSync();
}

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

describe("several decisions made as one", () => {
  const arranged = (put: string[]): View =>
    view({
      at: `arranged ${put.length}`,
      arranging: {
        message: said("arrange"),
        gestures: ["x", "y"].map((name) => ({ path: ["piece", name], said: said(name) })),
        moves: put,
      },
    });
  function arranging(): Table {
    const table = opened();
    server().say(state({ number: 6, view: arranged([]) }));
    return table;
  }
  function put(table: Table, name: string, all: string[]): void {
    table.gesture(["piece", name]);
    const { ref, moves } = server().asked("draft");
    server().say({ ...preview(ref, moves, null, [], arranged(all)), number: 6 });
  }

  it("is arranged by the server, gesture by gesture, undone here, and played as one", () => {
    const table = arranging();
    expect(table.arranging?.message).toEqual(said("arrange"));
    put(table, "x", ["x"]);
    put(table, "x", ["x", "x"]);
    expect(server().asked("draft")).toMatchObject({
      moves: [],
      gestures: [
        ["piece", "x"],
        ["piece", "x"],
      ],
    });
    expect(table.view?.["at"]).toBe("arranged 2");
    const before = server().sent.length;
    table.undo();
    expect(table.view?.["at"]).toBe("arranged 1");
    expect(server().sent).toHaveLength(before);
    put(table, "y", ["x", "y"]);
    expect(server().asked("draft").gestures).toEqual([
      ["piece", "x"],
      ["piece", "y"],
    ]);
    table.confirm();
    expect(server().asked("draft")).toMatchObject({ moves: ["x", "y"], gestures: [] });
    const { ref } = server().asked("draft");
    const done = preview(ref, ["x", "y"], "other", [step(7, "y", { at: 2 })], view({ at: 2 }));
    server().say({ ...done, number: 6 });
    expect(server().asked("commit").moves).toEqual(["x", "y"]);
    expect(table.view?.["at"]).toBe(2);
    expect(table.arranging).toBeNull();
  });

  it("keeps the arrangement where a gesture is refused, and says why", () => {
    const table = arranging();
    put(table, "x", ["x"]);
    table.gesture(["piece", "z"]);
    const { ref } = server().asked("draft");
    const now = state({ number: 6, view: arranged([]) });
    const refused = { reason: "not_offered", sentence: "Not there.", said: null };
    server().say({ type: "refused", ref, number: 6, ...refused, state: now });
    expect(table.view?.["at"]).toBe("arranged 1");
    expect(table.refusal?.sentence).toBe("Not there.");
    expect(table.mine).toBe(true);
  });

  it("is told of as it is arranged", async () => {
    const table = arranging();
    put(table, "x", ["x"]);
    await rest();
    expect(server().asked("look").gestures).toEqual([["piece", "x"]]);
    expect(server().count("whys")).toBe(0);
  });
});
