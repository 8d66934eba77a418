import { describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import { choice, FakeSocket, state, step, view } from "./fake";
import { calmly, draft, moves, opened, server } from "./opened";

calmly();

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

  it("of what this browser makes of a position leaves it to the server", async () => {
    const found = { options: [1, 2].map((code) => [code, 20, 0.5]), codes: [] };
    const thought = { codes: [], considered: [1, 2].map((code) => ({ code, visits: 20, values: [0.5] })) };
    vi.doMock("../../src/lib/here/thinking", () => ({ thought: () => Promise.resolve(thought) }));
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: { toy: "" } })));
    vi.stubGlobal("WebSocket", FakeSocket);
    const table = new Table("t");
    server().open();
    server().say(state());
    const hint = table.hint();
    await vi.waitFor(() => server().asked("position"));
    const { ref, number, moves: drafted } = server().asked("position");
    const asked = { game: "toy", version: 1, content: "", players: 2, options: {}, seat: 0, bot: "x", state: "" };
    server().say({ type: "position", ref, number, draft: drafted, ...asked });
    await vi.waitFor(() => expect(server().asked("hint").found).toEqual(found));
    server().say({ ...refused(server().asked("hint").ref), reason: "malformed" });
    await vi.waitFor(() => expect(server().asked("hint").found).toBeNull());
    server().say({ ...refused(server().asked("hint").ref), reason: "malformed" });
    expect(await hint).toBeNull();
    expect(table.refusal).not.toBeNull();
    vi.doUnmock("../../src/lib/here/thinking");
    vi.unstubAllGlobals();
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
