import { describe, expect, it } from "vitest";
import type { Table } from "../../src/lib/table.svelte";
import type { View } from "../../src/lib/types";
import { preview, said, state, step, view } from "./fake";
import { calmly, opened, rest, server } from "./opened";

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
