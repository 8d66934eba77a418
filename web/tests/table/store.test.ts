import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Composer } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { Moves, View } from "../../src/lib/types";
import { choice, FakeSocket, preview, said, state, step, table as info, toy, view } from "./fake";

function opened(): Table {
  FakeSocket.all = [];
  const table = new Table("t", { open: (address) => new FakeSocket(address) });
  table.game = toy;
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

describe("why something is not possible", () => {
  it("is asked once for each thing and position", async () => {
    const table = opened();
    const first = table.why("z");
    const second = table.why("z");
    expect(server().count("why")).toBe(1);
    server().say({ type: "why", ref: server().asked("why").ref, number: 5, text: "z", said: said("no") });
    expect(await first).toEqual(said("no"));
    expect(await second).toEqual(said("no"));
    draft(table, "a", null, 1, ["a"]);
    void table.why("z");
    expect(server().count("why")).toBe(2);
    expect(server().asked("why").moves).toEqual(["a"]);
  });
});

describe("several decisions made as one", () => {
  /** Puts three things somewhere, each a move of its own to the server. */
  function composer(placed: string[], start: View): Composer {
    return {
      view: { ...start, at: `arranged ${placed.length}` },
      prompt: said("arrange"),
      paths: ["x", "y"].map((name) => {
        return { path: [name], said: said(name), apply: () => composer([...placed, name], start) };
      }),
      next: (now) => placed[Number(now["count"] ?? 0)] ?? null,
    };
  }

  it("is arranged here, undone here, and played as one", () => {
    const table = opened();
    table.game = { ...toy, compose: (start: View) => (start["count"] === undefined ? composer([], start) : null) };
    const path = (name: string) => table.composer?.paths.find((one) => one.path[0] === name);
    const put = (name: string) => table.compose(path(name)!.apply());
    put("x");
    put("x");
    expect(table.view?.["at"]).toBe("arranged 2");
    table.undo();
    expect(table.view?.["at"]).toBe("arranged 1");
    put("y");
    expect(server().count("draft")).toBe(0);
    table.confirm();
    expect(server().asked("draft").moves).toEqual(["x"]);
    server().say(preview(server().asked("draft").ref, ["x"], null, [], view({ count: 1 })));
    expect(server().asked("draft").moves).toEqual(["x", "y"]);
    const steps = [step(7, "y", { at: 2 })];
    server().say(preview(server().asked("draft").ref, ["x", "y"], "other", steps, view({ count: 2, at: 2 })));
    expect(server().asked("commit").moves).toEqual(["x", "y"]);
    expect(table.view?.["at"]).toBe(2);
  });
});
