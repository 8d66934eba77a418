import { describe, expect, it, vi } from "vitest";
import { places, REST } from "../../src/lib/moments";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { Step, View } from "../../src/lib/types";
import { FakeSocket, preview, said, state, step, view } from "./fake";
import { calmly, moves, opened, rest, server } from "./opened";

calmly();

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

  it("is there at once; what has come of it is lit and heard, and once only", () => {
    const shown: [string, boolean][] = [];
    FakeSocket.all = [];
    const around = { shown: (each: Step, quick: boolean) => shown.push([each.text, quick]) };
    const table = new Table("t", { open: (address) => new FakeSocket(address), ...around });
    server().open();
    server().say(state({ number: 6, view: arranged([]) }));
    put(table, "x", ["x"]);
    settings.speed = 1;
    table.confirm();
    const hands = { kind: "hands" as const, targets: ["place:x"] };
    const done = { ...step(7, "x", { at: 2 }), moments: [{ kind: "piece" as const, targets: ["place:x"] }, hands] };
    const { ref } = server().asked("draft");
    server().say({ ...preview(ref, ["x"], "other", [done], view({ at: 2 })), number: 6 });
    expect(table.view?.["at"]).toBe(2);
    expect(places(table.player.step).get("place:x")).toBe("hands");
    expect(shown).toEqual([["x", false]]);
    server().say(moves(6, 7, [done]));
    vi.advanceTimersByTime(REST.hands + settings.travel());
    expect(table.view?.["at"]).toBe(2);
    expect(table.player.busy).toBe(false);
    expect(shown.filter(([text]) => text === "x")).toHaveLength(1);
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
