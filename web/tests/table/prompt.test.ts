import { beforeEach, describe, expect, it } from "vitest";
import { Actions } from "../../src/components/table/actions.svelte";
import { promptOf } from "../../src/components/table/prompt.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Table } from "../../src/lib/table.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { View } from "../../src/lib/types";
import { asked, choice, preview, said, state, view } from "./fake";
import { calmly, opened, server } from "./opened";

calmly();
beforeEach(async () => {
  await texts.ready;
  settings.confirmed = true;
});

const text = (table: Table): string => promptOf(table, true).text;

/** Blue's turn; after his choice `seat` is to decide, or nature draws, in the turn of `turn_of`. */
function drafted(ends: "chance" | "other" | "over", seat: string | null, turn_of: string | null): Table {
  const table = opened();
  table.choose(choice("a"));
  const { ref, moves } = server().asked("draft");
  server().say(preview(ref, moves, ends, [], view({ prompt: asked(seat, turn_of), choices: [] })));
  return table;
}

describe("the question", () => {
  function put(you: string, seat = "blue"): { message: View["prompt"]["message"]; shown: string } {
    const table = opened();
    const message = { id: "mun-prompt-move", args: { family: said("mun-seat-blue"), you: "no" } };
    server().say(state({ number: 6, you, view: view({ prompt: { ...asked(seat), message } }) }));
    return { message, shown: text(table) };
  }
  it("is put to the reader himself where it is his to answer", async () => {
    await texts.loadGame("municipium");
    expect(put("blue").shown).toBe("Move a member one street or two, or stay.");
    expect(put("red").shown).toBe("blue decides.");
  });
});

describe("what is said of a turn that waits to be confirmed", () => {
  it("is that it is complete only where the own turn ends with it", () => {
    expect(text(drafted("other", "red", "red"))).toContain("Your turn is complete");
  });
  it("is who decides next, where the own turn goes on after that", () => {
    expect(text(drafted("other", "red", "blue"))).toMatch(/^Next Red decides/);
  });
  it("is that a draw comes, since more may come after it", () => {
    expect(text(drafted("chance", null, "blue"))).toMatch(/^Next comes a draw/);
  });
  it("is that the game ends", () => {
    expect(text(drafted("over", null, null))).toMatch(/^This ends the game/);
  });
  it("is no end of a turn in somebody else's", () => {
    const table = opened();
    server().say(state({ number: 6, view: view({ prompt: asked("blue", "red") }) }));
    table.choose(choice("a"));
    const { ref, moves } = server().asked("draft");
    const after = view({ prompt: asked("red", "red"), choices: [] });
    server().say({ ...preview(ref, moves, "other", [], after), number: 6 });
    expect(text(table)).toMatch(/^Next Red decides/);
  });
  it("is nothing of the kind while it is being played", () => {
    const table = drafted("other", "red", "red");
    table.confirm();
    expect(text(table)).toMatch(/^This is being played/);
  });
  it("comes with the rule until somebody has once confirmed", () => {
    settings.confirmed = false;
    const table = drafted("other", "red", "red");
    expect(promptOf(table, true).more).toMatch(/^What you do is final/);
    settings.confirmed = true;
    expect(promptOf(table, true).more).toBeUndefined();
  });
});

describe("buttons", () => {
  const paths = { one: [["card", "here"]], two: [["card", "there"]], three: [] };
  const choices = Object.entries(paths).map(([name, path]) => ({ ...choice(name), paths: path, button: said(name) }));
  const offered = (): Actions => {
    const table = opened();
    server().say(
      state({ number: 6, view: view({ choices: [choices[2]!, choices[0]!, choices[1]!, choice("plain")] }) }),
    );
    return new Actions(() => table);
  };
  const words = (actions: Actions, picked: string[]): string[] => actions.buttons(picked).map(({ said: { id } }) => id);

  it("stand beside what can be pointed at too; what can only be pressed comes last", () => {
    expect(words(offered(), [])).toEqual(["one", "two", "three"]);
  });
  it("follow what has been picked", () => {
    expect(words(offered(), ["card"])).toEqual(["one", "two", "three"]);
    expect(words(offered(), ["card", "here"])).toEqual(["one", "three"]);
  });
});
