import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Closeup from "../../src/components/table/Closeup.svelte";
import Panes from "../../src/components/table/Panes.svelte";
import type { GameModule, Pane, Target } from "../../src/lib/game";
import { texts } from "../../src/lib/texts.svelte";
import type { Step } from "../../src/lib/types";
import { Pointing } from "../../src/lib/targets.svelte";
import { view } from "./fake";
import Large from "./Large.svelte";
import { Props } from "./props.svelte";
import Thing from "./Thing.svelte";
import Wall from "./Wall.svelte";

let shown: Record<string, unknown> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

beforeEach(async () => {
  await texts.ready;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("parts of a table on a phone", () => {
  const panes: Pane[] = ["log", "rules", "position"].map((id) => ({ id, title: `web-table-${id}`, View: Thing }));
  const pointing = new Pointing();
  const say = (id: string): string => id;

  function laid(lit: string[], parts: readonly Pane[] = panes) {
    const common = { table: null, you: "blue", target: pointing.attributes, look: null, say, travel: 0 };
    const lights: ReadonlySet<Target> = new Set(lit);
    const step: Step | null = null as Step | null;
    const props = new Props({
      ...common,
      panes: parts,
      view: view({ thing: "piece" }),
      lit: lights,
      taught: new Set<Target>(),
      step,
    });
    show(Panes, props.all);
    const strip = all(".strip")[0]!;
    Object.defineProperty(strip, "clientWidth", { value: 360 });
    const scrollTo = vi.fn((to: ScrollToOptions) => {
      strip.scrollLeft = to.left ?? 0;
      strip.dispatchEvent(new Event("scroll"));
      flushSync();
    });
    Object.assign(strip, { scrollTo });
    return { props, scrollTo };
  }
  const selected = (): (string | undefined)[] =>
    all("[role=tab][aria-selected=true]").map((tab) => tab.textContent.trim());
  const reachable = (): string[] =>
    all("[role=tabpanel]")
      .filter((pane) => !pane.inert)
      .map((pane) => pane.id);

  it("shows one, and lets nobody into the others", () => {
    laid([]);
    expect(selected()).toEqual(["Log"]);
    expect(reachable()).toEqual(["pane-log"]);
    expect(all("[role=tab]").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(all("[data-swiped]")).toHaveLength(1);
  });

  it("goes by its names", () => {
    laid([]);
    all("[role=tab]")[2]!.click();
    expect(selected()).toEqual(["Position"]);
    expect(reachable()).toEqual(["pane-position"]);
  });

  it("goes by arrow keys, and not past the ends", () => {
    laid([]);
    const [first, second] = all("[role=tab]");
    const press = (tab: HTMLElement, key: string) =>
      tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press(first!, "ArrowLeft");
    expect(selected()).toEqual(["Log"]);
    press(first!, "ArrowRight");
    expect(selected()).toEqual(["Rules"]);
    expect(document.activeElement).toBe(second);
  });

  it("goes by swiping", () => {
    const { scrollTo } = laid([]);
    const strip = all(".strip")[0]!;
    strip.scrollLeft = 350;
    strip.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(selected()).toEqual(["Rules"]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("marks where something can be chosen, in words, too", () => {
    const { props } = laid([]);
    expect(all("[role=tab] i")).toHaveLength(0);
    props.set({ lit: new Set(["piece"]) });
    expect(all("[role=tab] i")).toHaveLength(3);
    expect(all("[role=tab]")[0]!.textContent).toContain("Something here can be chosen");
    props.set({ view: view({ thing: "wall" }) });
    expect(all("[role=tab] i")).toHaveLength(0);
  });

  describe("where others do something", () => {
    const walled: Pane[] = panes.map((pane) => (pane.id === "rules" ? { ...pane, View: Wall } : pane));
    const told = (actor: string): Step => ({ actor, said: [{ marks: ["wall"] }], moments: [] }) as unknown as Step;

    it("is followed, and left when it is one's own turn", () => {
      const { props } = laid([], walled);
      props.set({ step: told("orange") });
      expect(selected()).toEqual(["Rules"]);
      props.set({ step: null });
      expect(selected()).toEqual(["Rules"]);
      props.set({ lit: new Set(["elsewhere"]) });
      expect(selected()).toEqual(["Log"]);
    });

    it("is not one's own doing", () => {
      const { props } = laid([], walled);
      props.set({ step: told("blue") });
      expect(selected()).toEqual(["Log"]);
    });

    it("does not draw away who has just turned to another part", () => {
      const { props } = laid([], walled);
      all("[role=tab]")[2]!.click();
      props.set({ step: told("orange") });
      expect(selected()).toEqual(["Position"]);
    });
  });
});

describe("something looked at closely", () => {
  const has = (_: Target, now: Record<string, unknown>) => !now["gone"];
  const game = { closeup: { has, View: Large } } as unknown as GameModule;
  const named = (id: string) => ({ label: { id, args: {} }, facts: [] });
  const look = { position: [], targets: { card: named("web-table-log"), other: named("web-table-rules") } };

  function looking(target: Target | null) {
    const props = new Props({ target, game, view: view({ at: 1 }), you: "blue", look });
    show(Closeup, props.all);
    return props;
  }
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });

  it("is a dialog with its name, and follows the game", () => {
    const props = looking("card");
    expect(all("dialog h2")[0]?.textContent).toBe("Log");
    expect(all(".large")[0]?.textContent).toBe("card 1 blue");
    props.set({ view: view({ at: 2 }) });
    expect(all(".large")[0]?.textContent).toBe("card 2 blue");
  });

  it("is closed by its button, and forgotten", () => {
    const props = looking("card");
    all("dialog .head button")[0]!.click();
    flushSync();
    expect(props.all["target"]).toBeNull();
    expect(all("dialog")).toHaveLength(0);
  });

  it("goes when the thing has gone, and does not come back by itself", () => {
    const props = looking("card");
    props.set({ view: view({ gone: true }) });
    expect(all("dialog")).toHaveLength(0);
    props.set({ view: view({ at: 3 }) });
    expect(all("dialog")).toHaveLength(0);
    props.set({ target: "other" });
    expect(all("dialog h2")[0]?.textContent).toBe("Rules");
  });

  it("is not there for a game that shows nothing closely", () => {
    const props = new Props({ target: "card", game: {} as GameModule, view: view(), you: null, look: null });
    show(Closeup, props.all);
    expect(all("dialog")).toHaveLength(0);
  });
});
