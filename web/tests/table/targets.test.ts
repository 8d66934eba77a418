import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tree } from "../../src/lib/phrases";
import { Pointing } from "../../src/lib/targets.svelte";

const root = tree([
  { path: ["piece", "here"], value: "here" },
  { path: ["piece", "there"], value: "there" },
  { path: ["other", "there"], value: "other" },
]);

let container: HTMLElement;
let pointing: Pointing<string>;
let chosen: string[];
let detach: () => void;

const element = (target: string): HTMLElement => container.querySelector<HTMLElement>(`[data-target="${target}"]`)!;

/** The element at a place on the screen: a hundred pixels for each. */
const NAMES = ["piece", "other", "here", "there", "wall"];
const at = (name: string) => ({ clientX: NAMES.indexOf(name) * 100 + 50, clientY: 50 });

function fire(type: string, name: string, init: PointerEventInit & { on?: EventTarget } = {}): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    isPrimary: true,
    pointerType: "mouse",
    button: 0,
    ...at(name),
    ...init,
  });
  (init.on ?? element(name)).dispatchEvent(event);
}
function drag(from: string, to: string, init: PointerEventInit = {}): void {
  fire("pointerdown", from, init);
  fire("pointermove", to, init);
  fire("pointerup", to, init);
  fire("click", to, init);
}
function key(name: string, init: KeyboardEventInit): void {
  element(name).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  container = document.createElement("div");
  container.dataset["targets"] = "";
  for (const name of NAMES) {
    const one = document.createElement("div");
    one.dataset["target"] = name;
    one.tabIndex = 0;
    const left = NAMES.indexOf(name) * 100;
    one.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100);
    one.getClientRects = () => [one.getBoundingClientRect()] as unknown as DOMRectList;
    container.append(one);
  }
  document.body.append(container);
  document.elementsFromPoint = (x) => [element(NAMES[Math.floor(x / 100)] ?? "wall")];
  document.elementFromPoint = (x, y) => document.elementsFromPoint(x, y)[0] ?? null;
  chosen = [];
  const label = (target: string) => (target === "piece" ? "A piece" : undefined);
  pointing = new Pointing({ ways: () => root, chosen: (value) => chosen.push(value), label });
  detach = pointing.attach(container);
});
afterEach(() => {
  detach();
  container.remove();
});

describe("pointing", () => {
  it("by clicks: a piece, then a place", () => {
    fire("click", "piece");
    expect(pointing.picked).toEqual(["piece"]);
    expect([...pointing.lit]).toEqual(["here", "there"]);
    fire("click", "there");
    expect(chosen).toEqual(["there"]);
    expect(pointing.picked).toEqual([]);
  });

  it("drops what was picked when it is clicked again", () => {
    fire("click", "piece");
    fire("click", "piece");
    expect(pointing.picked).toEqual([]);
    expect(pointing.drop()).toBe(false);
  });

  it("by keys, and only what is lit", () => {
    key("piece", { key: "Enter" });
    key("wall", { key: "Enter" });
    expect(pointing.picked).toEqual(["piece"]);
    key("here", { key: " " });
    expect(chosen).toEqual(["here"]);
  });

  it("arrows go among what is lit, with Shift among everything", () => {
    element("piece").focus();
    key("piece", { key: "ArrowRight" });
    expect(document.activeElement).toBe(element("other"));
    key("other", { key: "ArrowRight" });
    expect(document.activeElement).toBe(element("piece"));
    key("piece", { key: "ArrowLeft", shiftKey: true });
    expect(document.activeElement).toBe(element("wall"));
  });

  it("tells about what cannot be chosen", () => {
    fire("click", "wall");
    expect(pointing.tip?.target).toBe("wall");
    expect(element("wall").getAttribute("aria-describedby")).toBe("table-tip");
    fire("click", "piece");
    expect(pointing.tip).toBeNull();
    expect(element("wall").hasAttribute("aria-describedby")).toBe(false);
  });

  describe("under a resting pointer", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("tells after a moment, and of what is next to it at once", () => {
      fire("pointerover", "wall");
      vi.advanceTimersByTime(200);
      expect(pointing.tip).toBeNull();
      vi.advanceTimersByTime(200);
      expect(pointing.tip?.target).toBe("wall");
      fire("pointerover", "piece");
      vi.advanceTimersByTime(100);
      expect(pointing.tip?.target).toBe("piece");
    });

    it("tells nothing where that is not wanted, but answers a click", () => {
      detach();
      pointing = new Pointing({ ways: () => root, tips: () => false });
      detach = pointing.attach(container);
      fire("pointerover", "wall");
      vi.advanceTimersByTime(5000);
      expect(pointing.tip).toBeNull();
      fire("click", "wall");
      expect(pointing.tip?.target).toBe("wall");
    });
  });

  it("goes on telling while something else scrolls, but not when its own place does", () => {
    const log = document.createElement("div");
    document.body.append(log);
    fire("click", "wall");
    log.dispatchEvent(new Event("scroll"));
    expect(pointing.tip?.target).toBe("wall");
    container.dispatchEvent(new Event("scroll"));
    expect(pointing.tip).toBeNull();
    log.remove();
  });

  it("by a thumb that misses a little", () => {
    document.elementsFromPoint = () => [];
    fire("click", "wall", { pointerType: "touch", clientX: 210, clientY: 110, on: container });
    expect(pointing.picked).toEqual(["other"]);
  });
});

describe("what lies above the board", () => {
  it("keeps clicks from what it covers", () => {
    const sheet = document.createElement("div");
    container.parentElement?.append(sheet);
    const main = document.createElement("main");
    document.body.append(main);
    main.append(container, sheet);
    container.removeAttribute("data-targets");
    detach();
    detach = pointing.attach(main);
    fire("click", "piece", { on: sheet });
    expect(pointing.picked).toEqual([]);
    main.remove();
  });
});

describe("dragging", () => {
  it("says the same as two clicks", () => {
    drag("piece", "there");
    expect(chosen).toEqual(["there"]);
    expect(document.querySelector(".drag-ghost")).toBeNull();
  });

  it("takes a ghost along and shows where it may go", () => {
    fire("pointerdown", "piece");
    expect(document.querySelector(".drag-ghost")).toBeNull();
    fire("pointermove", "here");
    expect(document.querySelector(".drag-ghost")).not.toBeNull();
    expect([...pointing.lit]).toEqual(["here", "there"]);
    fire("pointerup", "here");
    expect(chosen).toEqual(["here"]);
  });

  it("keeps the piece picked over a place that does not take it, and tells why", () => {
    drag("other", "here");
    expect(chosen).toEqual([]);
    expect(pointing.picked).toEqual(["other"]);
    expect(pointing.tip?.target).toBe("here");
  });

  it("puts it back when let go over nothing, or with Escape", () => {
    fire("pointerdown", "piece");
    fire("pointermove", "wall");
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(pointing.picked).toEqual([]);
    expect(document.querySelector(".drag-ghost")).toBeNull();
    document.elementsFromPoint = (x) => (x < 100 ? [element("piece")] : []);
    fire("pointerdown", "piece");
    fire("pointermove", "wall");
    fire("pointerup", "wall", { on: document.body, clientX: 900, clientY: 900 });
    expect(pointing.picked).toEqual([]);
  });

  it("changes to the piece it takes up", () => {
    fire("click", "piece");
    drag("other", "there");
    expect(chosen).toEqual(["other"]);
  });

  it("is given up for a pinch", () => {
    fire("pointerdown", "piece", { pointerType: "touch" });
    fire("pointermove", "here", { pointerType: "touch" });
    fire("pointerdown", "there", { pointerType: "touch", pointerId: 2, isPrimary: false });
    fire("pointerup", "here", { pointerType: "touch" });
    expect(chosen).toEqual([]);
    expect(pointing.picked).toEqual([]);
  });

  it("does not begin from what leads nowhere", () => {
    drag("here", "there");
    expect(chosen).toEqual([]);
  });
});

describe("looking closely", () => {
  let looked: string[];
  let complete: boolean;
  beforeEach(() => {
    looked = [];
    complete = false;
    detach();
    const look = (target: string): boolean => ["piece", "wall"].includes(target) && looked.push(target) > 0;
    const confirmed = (): boolean => complete;
    pointing = new Pointing({ ways: () => root, chosen: (value) => chosen.push(value), large: look, confirmed });
    detach = pointing.attach(container);
  });

  it("is what a click means where nothing can be chosen", () => {
    fire("click", "wall");
    expect(looked).toEqual(["wall"]);
    expect(pointing.tip).toBeNull();
    fire("click", "here"); // leads on from nothing, and there is no more to see of it
    expect(looked).toEqual(["wall"]);
  });

  it("never takes the place of a choice", () => {
    fire("click", "piece");
    fire("click", "piece");
    expect(looked).toEqual([]);
  });

  it("comes by the right button of a mouse, and the browser's menu elsewhere", () => {
    const menu = (name: string): boolean => {
      const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 });
      return !element(name).dispatchEvent(event);
    };
    expect(menu("piece")).toBe(true);
    expect(menu("here")).toBe(false);
    expect(looked).toEqual(["piece"]);
    expect(pointing.picked).toEqual([]);
  });

  it("comes by a key, with and without Shift", () => {
    key("piece", { key: "i" });
    key("wall", { key: "I" });
    key("here", { key: "i" });
    key("piece", { key: "i", ctrlKey: true });
    expect(looked).toEqual(["piece", "wall"]);
  });

  it("comes by Enter where nothing can be chosen, unless a turn waits to be confirmed", () => {
    complete = true;
    key("wall", { key: "Enter" });
    expect(looked).toEqual([]);
    complete = false;
    key("wall", { key: "Enter" });
    expect(looked).toEqual(["wall"]);
  });

  it("comes by a long press, which is not a choice", () => {
    vi.useFakeTimers();
    fire("pointerdown", "piece", { pointerType: "touch" });
    vi.advanceTimersByTime(500);
    expect(looked).toEqual(["piece"]);
    expect(pointing.tip).toBeNull();
    fire("pointerup", "piece", { pointerType: "touch" });
    fire("click", "piece", { pointerType: "touch" });
    expect(pointing.picked).toEqual([]);
    vi.useRealTimers();
  });

  it("puts away what was being told", () => {
    fire("click", "other");
    fire("click", "here"); // not for this piece
    expect(pointing.tip?.target).toBe("here");
    fire("click", "wall");
    expect(pointing.tip).toBeNull();
    expect(element("here").hasAttribute("aria-describedby")).toBe(false);
  });
});

describe("what is swiped", () => {
  beforeEach(() => (container.dataset["swiped"] = ""));

  it("is not dragged by a finger, so that the finger can swipe", () => {
    drag("piece", "there", { pointerType: "touch" });
    expect(chosen).toEqual([]);
    expect(document.querySelector(".drag-ghost")).toBeNull();
  });

  it("is dragged by a mouse as ever", () => {
    drag("piece", "there");
    expect(chosen).toEqual(["there"]);
  });

  it("is left alone by arrows where it is out of sight", () => {
    element("other").setAttribute("inert", "");
    element("piece").focus();
    key("piece", { key: "ArrowRight", shiftKey: true });
    expect(document.activeElement).toBe(element("here"));
  });
});

describe("attributes", () => {
  it("name and mark what can be pointed at", () => {
    expect(pointing.attributes("piece")).toMatchObject({
      "data-target": "piece",
      role: "button",
      tabindex: 0,
      "aria-label": "A piece",
      class: "target lit leads",
    });
    expect(pointing.attributes("wall")).toMatchObject({ role: "group", tabindex: -1, class: "target" });
    pointing.point("piece");
    pointing.mark(["wall"]);
    const piece = pointing.attributes("piece");
    expect(piece).toMatchObject({ class: "target leads picked", "aria-pressed": "true" });
    expect(pointing.attributes("here")["class"]).toBe("target lit");
    expect(pointing.attributes("wall")["class"]).toBe("target marked");
  });

  it("are those of a button once it is told what it is called", () => {
    const names = new Map<string, string>();
    const young = new Pointing<string>({ ways: () => root, label: (target) => names.get(target) });
    expect(young.attributes("piece")).toMatchObject({ role: "group", tabindex: 0 });
    names.set("piece", "A piece");
    expect(young.attributes("piece")).toMatchObject({ role: "button", "aria-label": "A piece" });
  });
});

describe("long press", () => {
  it("tells, and is not a choice", () => {
    vi.useFakeTimers();
    fire("pointerdown", "piece", { pointerType: "touch" });
    vi.advanceTimersByTime(500);
    expect(pointing.tip?.target).toBe("piece");
    fire("pointerup", "piece", { pointerType: "touch" });
    fire("click", "piece", { pointerType: "touch" });
    expect(pointing.picked).toEqual([]);
    vi.useRealTimers();
  });
});
