import { readFileSync } from "node:fs";
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HintPanel from "../../src/components/story/HintPanel.svelte";
import LogPanel from "../../src/components/story/LogPanel.svelte";
import Verify from "../../src/components/story/Verify.svelte";
import type { Advice } from "../../src/lib/advice.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Hint, Story } from "../../src/lib/types";
import ReplayPage from "../../src/pages/ReplayPage.svelte";

let shown: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}
const family = (name: string) => {
  const args = { family: { name: `mun-seat-${name}` } };
  return { id: "mun-did-pass", args, marks: [`family:${name}`] };
};

beforeEach(async () => {
  await texts.ready;
  await texts.loadGame("municipium");
});
afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("the log", () => {
  const line = (actor: string, number: number) => ({
    number,
    turn: 1,
    actor,
    text: "",
    said: [family(actor)],
    chosen: null,
  });
  const lines = ["blue", "orange", "pink"].map(line);

  it("tells, marks what is pointed at, and goes by arrow keys", () => {
    const onmark = vi.fn();
    const body = show(LogPanel, { lines, onmark });
    const buttons = [...body.querySelectorAll<HTMLElement>("[data-line]")];
    const told = buttons.map((button) => button.textContent.trim());
    expect(told).toEqual(["Blue passes.", "Orange passes.", "Pink passes."]);
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
    buttons[2]?.focus();
    expect(onmark).toHaveBeenLastCalledWith(["family:pink"]);
    buttons[2]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(buttons[1]);
    expect(onmark).toHaveBeenLastCalledWith(["family:orange"]);
  });

  it("picks a line of a replay", () => {
    const onpick = vi.fn();
    const body = show(LogPanel, { lines, onmark: () => {}, current: 0, onpick });
    body.querySelector<HTMLElement>('[data-line="2"]')?.click();
    expect(onpick).toHaveBeenCalledWith(2);
    expect(body.querySelectorAll("[aria-current]")).toHaveLength(1);
  });
});

describe("the hint", () => {
  it("shows numbers and marks what an option is about", () => {
    const onmark = vi.fn();
    const option = (text: string, chance: number, visits: number) => {
      return { text, said: { ...family("blue"), marks: [`piece:${text}`, "place:x"] }, chance, visits };
    };
    const options = [option("b", 0.5, 2000), option("a", 0.25, 1000)];
    const turn = [{ text: "b", path: [], said: option("b", 0, 0).said }];
    const hint = { bot: "imperator", best: "b", turn, options } as unknown as Hint;
    const play = vi.fn();
    const advice = { left: turn, why: "Keeps first place at the Forum.", play } as unknown as Advice;
    const body = show(HintPanel, { hint, advice, onmark, onclose: () => {} });
    expect(body.textContent).toContain("Keeps first place at the Forum.");
    body.querySelector<HTMLElement>(".best button")?.click();
    expect(play).toHaveBeenCalledOnce();
    expect(body.textContent).toContain("50%");
    expect(body.textContent).toContain("25%");
    expect([...body.querySelectorAll("td.visits")].map((cell) => cell.textContent)).toEqual(["2,000", "1,000"]);
    expect(body.textContent).toContain("Imperator, looking ahead");
    expect(body.textContent).toContain("3,000 continuations");
    body.querySelectorAll<HTMLElement>("tbody button")[1]?.focus();
    expect(onmark).toHaveBeenLastCalledWith(["piece:a", "place:x"]);
  });
});

describe("verifying in the page", () => {
  const vectors = JSON.parse(readFileSync("tests/story/draws.json", "utf8")) as Pick<Story, "dealt" | "draws">;
  const story = { ...vectors, view: { choices: [] }, steps: [] } as unknown as Story;
  const verdict = (): string => document.querySelector(".verdict")?.textContent ?? "";

  it("says what is wrong", async () => {
    const wrong = structuredClone(story);
    (wrong.draws[2] as { outcome: number }).outcome++;
    show(Verify, { story: wrong, over: true, now: true });
    await vi.waitFor(() => expect(verdict()).toContain("Draw 3 (move 9)"));
  });

  it("also compares with what was shown", async () => {
    show(Verify, { story, over: true, now: true });
    await vi.waitFor(() => expect(verdict()).toContain("more draws"));
  });

  it("waits for the end", () => {
    const body = show(Verify, { story, over: false, now: true });
    expect(body.querySelector("button")).toBeNull();
  });
});

describe("the replay page", () => {
  it("asks once, tells the server's sentence, and asks again when told to", async () => {
    const refusal = { reason: "not_found", sentence: "There is no such table.", said: null };
    const fetched = vi.fn(async () => new Response(JSON.stringify(refusal), { status: 404 }));
    vi.stubGlobal("fetch", fetched);
    const body = show(ReplayPage, { id: "nowhere" });
    await vi.waitFor(() => expect(body.querySelector('[role="alert"]')?.textContent).toContain("no such table"));
    await tick();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(fetched).toHaveBeenCalledTimes(2); // the story and the table
    body.querySelector<HTMLElement>('[role="alert"] button')?.click();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
  });

  it("keeps the invitation when a file is bad", async () => {
    const refusal = { reason: "bad_file", sentence: "the chain is broken at move 1.", said: null };
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(JSON.stringify(refusal), { status: 422 })),
    );
    const body = show(ReplayPage, {});
    const input = body.querySelector<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, "files", { value: [{ size: 2, text: async () => "{}" }] });
    input?.dispatchEvent(new Event("change", { bubbles: true }));
    const alert = () => body.querySelector('[role="alert"]')?.textContent;
    await vi.waitFor(() => expect(alert()).toContain("The chain is broken at move 1"));
    expect(body.querySelector("h1")).not.toBeNull();
  });
});
