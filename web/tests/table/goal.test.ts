import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { game } from "../../src/components/plain";
import GoalStrip from "../../src/components/table/GoalStrip.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Look, Step, View } from "../../src/lib/types";
import { seat, table, view } from "./fake";

let shown: Record<string, unknown> | null = null;
const goal = (outlook: NonNullable<View["goal"]>["outlook"]): View["goal"] => ({
  message: { id: "won", args: { winners: ["most"] } },
  about: [],
  standings: [
    { seat: "blue", n: 3, said: { id: "won", args: { winners: ["three"] } } },
    { seat: "red", n: 12, said: { id: "won", args: { winners: ["twelve"] } } },
  ],
  outlook,
});
const info = table({ seats: [seat("blue"), seat("red", { kind: "bot", bot: "tiro", player: "tiro" })] });

function show(props: Partial<ComponentProps<typeof GoalStrip>>): void {
  shown = mount(GoalStrip, {
    target: document.body,
    props: { view: view(), game, info, you: "red", look: null, ...props },
  });
  flushSync();
}
const lines = (): string[] =>
  [...document.querySelectorAll("li > [aria-hidden]")].map((each) => each.textContent.replace(/\s+/g, " ").trim());

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => {};
      unobserve = (): void => {};
    },
  );
  return texts.ready;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

/** To whoever listens. */
const spoken = (): string[] => [...document.querySelectorAll("li > .visually-hidden")].map((each) => each.textContent);

describe("the goal", () => {
  it("says what wins and how everybody stands, oneself first", () => {
    show({ view: view({ goal: goal(null) }) });
    expect(document.querySelector(".wins")?.textContent.trim()).toBe("Most wins.");
    expect(lines()).toEqual(["R you 12", "B blue 3"]);
    expect(spoken()).toEqual(["Twelve wins.", "Three wins."]);
    expect(document.querySelector("[title]")).toBeNull(); // it is not said twice
  });

  it("adds what is foretold, and keeps it while the position is new", () => {
    const look = { position: [], targets: {}, forecast: { outlook: { blue: 7, red: 31 } } } as unknown as Look;
    show({ view: view({ goal: goal({ id: "web-table-over", args: {} }) }), look });
    expect(lines()).toEqual(["R you 12 →31", "B blue 3 →7"]);
    expect(spoken()[0]).toBe("Twelve wins (The game is over.: 31).");
    expect(document.querySelector(".legend")?.textContent).toBe("→ The game is over.");
  });

  it("lights whoever has something happen to them", () => {
    const step = { moments: [{ kind: "award", targets: ["political:red"] }] } as unknown as Step;
    show({ view: view({ goal: goal(null) }), step });
    expect([...document.querySelectorAll("li")].map((each) => each.dataset["moment"])).toEqual(["award", undefined]);
  });

  it("foretells nothing once the game is over", () => {
    const over = view({ goal: goal({ id: "web-table-over", args: {} }), outlook: { blue: 7, red: 31 } });
    show({ view: { ...over, prompt: { ...over.prompt, kind: "over" } } });
    expect(lines()).toEqual(["R you 12", "B blue 3"]);
  });

  it("is not there where a game says nothing of it", () => {
    show({ view: view({ goal: null }) });
    expect(document.querySelector("section")).toBeNull();
  });
});
