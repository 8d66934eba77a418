import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Tooltip from "../../src/components/table/Tooltip.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Look } from "../../src/lib/types";

const LINE = 20; // pixels of a sentence
const said = (id: string) => ({ id, args: {} });
const facts = ["web-table-log", "web-table-rules", "web-table-over"].map(said);

let shown: Record<string, unknown> | null = null;

/** On a phone, with so many pixels above the board: how many sentences are told. */
async function told(room: number, why: boolean): Promise<number> {
  document.body.innerHTML = `<div data-board><p class="board-art"></p></div>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: room } as DOMRect);
  const needed = (box: Element) => box.querySelectorAll("p").length * LINE;
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: HTMLElement) {
    return needed(this);
  });
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(function (this: HTMLElement) {
    return Math.min(needed(this), parseFloat(this.style.maxHeight || "1000"));
  });
  const look = { position: [], targets: { x: { label: said("web-table-chat"), facts } } } as unknown as Look;
  const tip = { target: "x", element: document.body };
  const whys = why ? { x: said("web-table-over") } : null;
  shown = mount(Tooltip, { target: document.body, props: { tip, look, whys, ready: true } });
  flushSync();
  for (let i = 0; i <= facts.length; i++) await tick();
  return document.querySelectorAll("#table-tip p:not(.why)").length;
}

beforeAll(() => texts.ready);
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("what is told above the board of a phone", () => {
  it("is all of it where there is room", async () => {
    expect(await told(4 * LINE, false)).toBe(4);
  });
  it("is as much as fits, from the first moment", async () => {
    expect(await told(2.5 * LINE, false)).toBe(2);
  });
  it("is what the thing is and why it cannot be chosen before all else", async () => {
    expect(await told(2.5 * LINE, true)).toBe(1);
    expect(document.querySelectorAll("#table-tip .why").length).toBe(1);
  });
  it("is never nothing", async () => {
    expect(await told(0, true)).toBe(1);
  });
});
