import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../src/components/table/actions.svelte";
import TallyPanel from "../../src/components/table/TallyPanel.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Table } from "../../src/lib/table.svelte";
import { Pointing } from "../../src/lib/targets.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Counter, Tally, View } from "../../src/lib/types";
import { choice, preview, said, state, step, table as info, view } from "./fake";
import { calmly, opened, server } from "./opened";

/** What the server says of a turn of `begin` and some `one`, of which there are three. */
function tally(count: number): Tally {
  const [more, fewer] = [count < 3, count > 0];
  const counter = { key: "ones", said: said("ar-good-wood"), count, note: null, marks: ["pile"], more, fewer };
  const totals = [{ id: "ar-count-wood", args: { n: count } }];
  return { groups: [{ title: said("ar-nothing"), counters: [counter] }], totals };
}

function begun(): Table {
  const table = opened();
  table.choose(choice("begin"));
  accept(["begin"], { at: "begun", tally: tally(0) });
  return table;
}
/** The server accepts what was asked for last, as this draft. */
function accept(draft: string[], extra: Partial<View>, ends: "other" | null = null): void {
  const { ref } = server().asked("draft");
  server().say(preview(ref, draft, ends, [step(6, draft.join(" "), extra)], view(extra)));
}
function refuse(reason: string, sentence: string, number = 5): void {
  const { ref } = server().asked("draft");
  const now = state({ number, table: info({ number }), view: view({ at: number === 5 ? 0 : "elsewhere" }) });
  server().say({ type: "refused", ref, number, reason, sentence, said: null, state: now });
}
const counter = (table: Table): Counter => table.tally!.groups[0]!.counters[0]!;
const turn = (count: number): string[] => ["begin", ...Array.from({ length: count }, () => "one")];
/** One more or fewer, accepted. */
function count(table: Table, by: 1 | -1, at: string): void {
  const next = counter(table).count + by;
  table.count("ones", by);
  accept(turn(next), { at, tally: tally(next) });
}

calmly();

describe("counting", () => {
  it("is there for what the server counts, and only in one's own turn", () => {
    const table = begun();
    expect(counter(table).count).toBe(0);
    server().say({ type: "you", number: 5, you: null });
    expect(table.tally).toBeNull();
  });

  it("sends what is wanted, and takes over the turn the server makes of it", () => {
    const table = begun();
    table.count("ones", 1);
    expect(server().asked("draft")).toMatchObject({ moves: ["begin"], count: { key: "ones", by: 1 } });
    expect(table.waiting).toBe(true);
    accept(["other", "one"], { at: "one", tally: tally(1) });
    expect(table.waiting).toBe(false);
    expect(table.view?.["at"]).toBe("one");
    expect(counter(table).count).toBe(1);
    expect(table.draft).toHaveLength(1);
    table.choose(choice("b"));
    expect(server().asked("draft").moves).toEqual(["other", "one", "b"]);
  });

  it("keeps what was drafted where it is refused, and tells why", () => {
    const table = begun();
    count(table, 1, "one");
    table.count("ones", 1);
    refuse("not_offered", "There is no more.");
    expect(table.refusal?.sentence).toBe("There is no more.");
    expect(table.view?.["at"]).toBe("one");
    expect(counter(table).count).toBe(1);
    expect(table.waiting).toBe(false);
    table.undo();
    expect(table.refusal).toBeNull();
  });

  it("drops the draft where the game has gone on", () => {
    const table = begun();
    table.count("ones", 1);
    refuse("stale", "Somebody else has moved.", 8);
    expect(table.number).toBe(8);
    expect(table.draft).toEqual([]);
    expect(table.view?.["at"]).toBe("elsewhere");
  });

  it("is asked again after the line was lost, and keeps the draft meanwhile", () => {
    const table = begun();
    table.count("ones", 1);
    server().break();
    expect(counter(table).count).toBe(0);
    vi.advanceTimersByTime(1000);
    server().open();
    server().say(state());
    expect(server().asked("draft")).toMatchObject({ moves: ["begin"], count: { key: "ones", by: 1 } });
    accept(turn(1), { at: "one", tally: tally(1) });
    expect(counter(table).count).toBe(1);
  });

  it("asks for one thing at a time", () => {
    const table = begun();
    table.count("ones", 1);
    const asked = server().count("draft");
    table.count("ones", -1);
    expect(server().count("draft")).toBe(asked);
  });

  it("is void when somebody else has moved meanwhile", () => {
    const table = begun();
    table.count("ones", 1);
    const { ref } = server().asked("draft");
    const steps = [step(6, "z", { at: 7 })];
    server().say({ type: "moves", base: 5, number: 6, steps, table: info({ number: 6, decider: "red" }) });
    server().say(preview(ref, turn(1), null, [], view({ at: "late" })));
    expect(table.view?.["at"]).toBe(7);
    expect(table.draft).toEqual([]);
    expect(table.tally).toBeNull();
  });

  it("waits for a yes even where nobody wants to be asked: it is changed back and forth", () => {
    settings.confirm = false;
    const table = begun();
    table.count("ones", 1);
    accept(turn(1), { at: "all", tally: tally(1) }, "other");
    expect(server().count("commit")).toBe(0);
    expect(table.complete).toBe(true);
    expect(table.tally).not.toBeNull();
    table.confirm();
    expect(server().asked("commit").moves).toEqual(turn(1));
    expect(table.tally).toBeNull();
  });

  it("is taken back count by count, then to the choice before them", () => {
    const table = begun();
    count(table, 1, "one");
    count(table, 1, "two");
    count(table, -1, "one again");
    const seen: unknown[] = [];
    while (table.undo()) seen.push(table.view?.["at"]);
    expect(seen).toEqual(["two", "one", "begun", 0]);
    expect(table.canUndo).toBe(false);
    expect(table.tally).toBeNull();
  });
});

describe("the panel", () => {
  let panel: Record<string, unknown> | null = null;
  const marked: string[][] = [];

  async function shown(table: Table): Promise<(name: string) => HTMLElement> {
    vi.useRealTimers();
    await texts.ready;
    await texts.loadGame("ave_roma");
    const pointing = new Pointing<Action>();
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
    const table = begun();
    const button = await shown(table);
    const output = (): string => document.querySelector("output")?.textContent ?? "";
    expect(output()).toBe("0");
    expect(button("One fewer").getAttribute("aria-disabled")).toBe("true");
    button("One fewer").click();
    const asked = server().count("draft");
    for (const n of [1, 2, 3]) {
      button("One more").focus();
      button("One more").click();
      accept(turn(n), { at: n, tally: tally(n) });
      flushSync();
    }
    expect(server().count("draft")).toBe(asked + 3);
    expect(output()).toBe("3");
    expect(button("One more").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("One more"));
    button("One more").click();
    expect(server().count("draft")).toBe(asked + 3);
    expect(document.querySelector(".totals")?.textContent).toContain("3 wood");
    button("One fewer").click();
    expect(server().asked("draft").count).toEqual({ key: "ones", by: -1 });
  });

  it("marks what a counter is about, and nothing when it goes", async () => {
    const table = begun();
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
