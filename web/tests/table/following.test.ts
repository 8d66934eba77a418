import { describe, expect, it, vi } from "vitest";
import { choice, FakeSocket, preview, state, step, view, table as info } from "./fake";
import { calmly, draft, moves, opened, server } from "./opened";

calmly();

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
    const late = { table: info({ number: 5 }), you: "blue", host: true, kept: false, key: null };
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
