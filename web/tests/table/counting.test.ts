import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Meaning } from "../../src/components/table/meanings.svelte";
import TallyPanel from "../../src/components/table/TallyPanel.svelte";
import type { Counter, Tally } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import { Pointing } from "../../src/lib/targets.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { View } from "../../src/lib/types";
import { choice, FakeSocket, preview, said, state, step, table as info, toy, view } from "./fake";

/** A turn of `begin` and any number of `one`; the counter knows two ways of saying it, the first of which is wrong. */
function counted(_now: View, _base: View, turn: readonly string[]): Tally | null {
  if (turn.length === 0) return null;
  const count = turn.filter((text) => text === "one").length;
  const ways = (n: number): string[][] => {
    const ones = Array.from({ length: n }, () => "one");
    return n < 0 || n > 3
      ? []
      : [
          ["wrong", ...ones],
          ["begin", ...ones],
        ];
  };
  const [more, fewer] = [ways(count + 1), ways(count - 1)];
  const counter: Counter = { key: "ones", said: said("ar-good-wood"), count, marks: ["pile"], more, fewer };
  const totals = [{ id: "ar-count-wood", args: { n: count } }];
  return { groups: [{ title: said("ar-nothing"), counters: [counter] }], totals };
}

const server = (): FakeSocket => FakeSocket.last;
function opened(): Table {
  FakeSocket.all = [];
  const table = new Table("t", { open: (address) => new FakeSocket(address) });
  table.game = { ...toy, tally: counted };
  server().open();
  server().say(state());
  table.choose(choice("begin"));
  answer({ at: "begun" });
  return table;
}
/** The server accepts the draft that was asked for last. */
function answer(extra: Partial<View>, ends: "other" | null = null): void {
  const { ref, moves } = server().asked("draft");
  server().say(preview(ref, moves, ends, [step(6, moves.join(" "), extra)], view(extra)));
}
function refuse(reason: string, sentence: string, number = 5): void {
  const { ref } = server().asked("draft");
  const now = state({ number, table: info({ number }), view: view({ at: number === 5 ? 0 : "elsewhere" }) });
  server().say({ type: "refused", ref, number, reason, sentence, said: null, state: now });
}
const counter = (table: Table): Counter => table.tally!.groups[0]!.counters[0]!;
/** One more, by the way that is accepted. */
function more(table: Table, at: string): void {
  table.redraft(counter(table).more);
  refuse("not_offered", "That is the wrong way.");
  answer({ at });
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 0;
  settings.confirm = true;
});
afterEach(() => void vi.useRealTimers());

describe("counting", () => {
  it("is there for what the game counts, and only in one's own turn", () => {
    const table = opened();
    expect(counter(table).count).toBe(0);
    server().say({ type: "you", number: 5, you: null });
    expect(table.tally).toBeNull();
  });

  it("drafts the whole turn anew, the first way that is accepted", () => {
    const table = opened();
    table.redraft(counter(table).more);
    expect(server().asked("draft").moves).toEqual(["wrong", "one"]);
    expect(table.waiting).toBe(true);
    refuse("not_offered", "That is the wrong way.");
    expect(server().asked("draft").moves).toEqual(["begin", "one"]);
    expect(table.waiting).toBe(true);
    answer({ at: "one" });
    expect(table.waiting).toBe(false);
    expect(table.refusal).toBeNull();
    expect(table.view?.["at"]).toBe("one");
    expect(counter(table).count).toBe(1);
    expect(table.draft).toHaveLength(1);
  });

  it("keeps what was drafted where no way is accepted, and tells why it is not offered", () => {
    const table = opened();
    more(table, "one");
    table.redraft(counter(table).more);
    refuse("past_chance", "That is too late.");
    refuse("not_offered", "There is no more.");
    expect(table.refusal?.sentence).toBe("There is no more.");
    expect(table.view?.["at"]).toBe("one");
    expect(counter(table).count).toBe(1);
    expect(table.waiting).toBe(false);
  });

  it("says so where the turn would be over before everything is done", () => {
    const table = opened();
    table.redraft(counter(table).more);
    refuse("past_chance", "A draw comes first.");
    refuse("not_your_turn", "It is not your turn.");
    expect(table.refusal?.said?.id).toBe("web-table-tally-over");
  });

  it("tries no other way where the game has gone on", () => {
    const table = opened();
    table.redraft(counter(table).more);
    const asked = server().count("draft");
    refuse("stale", "Somebody else has moved.", 8);
    expect(server().count("draft")).toBe(asked);
    expect(table.number).toBe(8);
    expect(table.draft).toEqual([]);
    expect(table.view?.["at"]).toBe("elsewhere");
  });

  it("tries no other way where the line is lost, and keeps the draft", () => {
    const table = opened();
    table.redraft(counter(table).more);
    server().break();
    expect(table.waiting).toBe(false);
    vi.advanceTimersByTime(1000);
    server().open();
    server().say(state());
    expect(server().count("draft")).toBe(0);
    expect(counter(table).count).toBe(0);
    expect(table.view?.["at"]).toBe("begun");
  });

  it("asks for one thing at a time", () => {
    const table = opened();
    table.redraft(counter(table).more);
    const asked = server().count("draft");
    table.redraft(counter(table).fewer);
    table.redraft([]);
    expect(server().count("draft")).toBe(asked);
  });

  it("is void when somebody else has moved meanwhile", () => {
    const table = opened();
    table.redraft(counter(table).more);
    const { ref } = server().asked("draft");
    const steps = [step(6, "z", { at: 7 })];
    server().say({ type: "moves", base: 5, number: 6, steps, table: info({ number: 6, decider: "red" }) });
    server().say(preview(ref, ["wrong", "one"], null, [], view({ at: "late" })));
    expect(table.view?.["at"]).toBe(7);
    expect(table.draft).toEqual([]);
    expect(table.tally).toBeNull();
  });

  it("waits for a yes even where nobody wants to be asked: it is changed back and forth", () => {
    settings.confirm = false;
    const table = opened();
    table.redraft(counter(table).more);
    answer({ at: "all" }, "other");
    expect(server().count("commit")).toBe(0);
    expect(table.complete).toBe(true);
    expect(table.tally).not.toBeNull();
    table.confirm();
    expect(server().asked("commit").moves).toEqual(["wrong", "one"]);
    expect(table.tally).toBeNull();
  });
});

describe("taking back", () => {
  it("goes through every count, then to the choice before them", () => {
    const table = opened();
    more(table, "one");
    more(table, "two");
    table.redraft(counter(table).fewer);
    refuse("not_offered", "That is the wrong way.");
    answer({ at: "one again" });
    const seen: unknown[] = [];
    while (table.undo()) seen.push(table.view?.["at"]);
    expect(seen).toEqual(["two", "one", "begun", 0]);
    expect(table.canUndo).toBe(false);
    expect(table.tally).toBeNull();
  });

  it("leaves a choice after a count in place of it", () => {
    const table = opened();
    more(table, "one");
    table.choose(choice("b"));
    expect(server().asked("draft").moves).toEqual(["begin", "one", "b"]);
    answer({ at: "b" });
    table.undo();
    expect(table.view?.["at"]).toBe("one");
    expect(counter(table).count).toBe(1);
  });

  it("forgets a refusal", () => {
    const table = opened();
    table.redraft([["wrong"]]);
    refuse("not_offered", "No.");
    expect(table.refusal).not.toBeNull();
    table.undo();
    expect(table.refusal).toBeNull();
  });
});

describe("the panel", () => {
  let panel: Record<string, unknown> | null = null;
  const marked: string[][] = [];

  async function shown(table: Table): Promise<(name: string) => HTMLElement> {
    vi.useRealTimers();
    await texts.ready;
    await texts.loadGame("ave_roma");
    const pointing = new Pointing<Meaning>();
    pointing.mark = (targets) => void marked.push([...targets]);
    const props = {
      table,
      pointing,
      get tally() {
        return table.tally!;
      },
    };
    panel = mount(TallyPanel, { target: document.body, props });
    flushSync();
    return (name) => document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)!;
  }
  afterEach(async () => {
    if (panel) await unmount(panel);
    panel = null;
    document.body.innerHTML = "";
  });

  it("counts up and down, says what it comes to, and keeps the focus at the end of a count", async () => {
    const table = opened();
    const button = await shown(table);
    const count = (): string => document.querySelector("output")?.textContent ?? "";
    expect(count()).toBe("0");
    expect(button("One fewer").getAttribute("aria-disabled")).toBe("true");
    button("One fewer").click();
    const asked = server().count("draft");
    for (const at of ["one", "two", "three"]) {
      button("One more").focus();
      button("One more").click();
      refuse("not_offered", "That is the wrong way.");
      answer({ at });
      flushSync();
    }
    expect(server().count("draft")).toBe(asked + 6);
    expect(count()).toBe("3");
    expect(button("One more").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("One more"));
    button("One more").click();
    expect(server().count("draft")).toBe(asked + 6);
    expect(document.querySelector(".totals")?.textContent).toContain("3 wood");
    button("One fewer").click();
    expect(server().asked("draft").moves).toEqual(["wrong", "one", "one"]);
  });

  it("marks what a counter is about, and nothing when it goes", async () => {
    const table = opened();
    const button = await shown(table);
    marked.length = 0;
    button("One more").focus();
    expect(marked.at(-1)).toEqual(["pile"]);
    button("One more").blur();
    expect(marked.at(-1)).toEqual([]);
    button("One more").focus();
    await unmount(panel!);
    panel = null;
    expect(marked.at(-1)).toEqual([]);
  });
});
