// What is found out unasked at the end of a game: only while somebody looks, by this browser alone, and without a word of
// what went wrong.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Friend from "../../src/components/coach/Friend.svelte";
import { api } from "../../src/lib/api";
import { Analysis, QUICK } from "../../src/lib/coach/analysis.svelte";
import * as judging from "../../src/lib/coach/judging";
import type { Findings } from "../../src/lib/coach/protocol";
import { texts } from "../../src/lib/texts.svelte";

vi.mock("../../src/lib/coach/kept", () => ({ keepFindings: async () => undefined, keptFindings: async () => null }));

const told = (id: string): object => ({ id, args: { by: "5.0", seat: { id: "tali-seat-gaius" } } });
const findings = {
  summaries: [
    { seat: "", said: [told("analysis-sum-lucky")] },
    { seat: "gaius", said: [told("analysis-sum-you-lucky")] },
  ],
} as unknown as Findings;
const judged = vi.spyOn(judging, "judged");
let hidden = false;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await texts.ready;
  await Promise.all([texts.loadGame("tali"), texts.loadPart("analysis"), texts.loadPart("web_coach")]);
});
beforeEach(() => {
  hidden = false;
  vi.clearAllMocks();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.spyOn(api, "file").mockResolvedValue('{"chain": "c"}');
  vi.spyOn(api, "questions").mockResolvedValue({ chain: "c", game: "tali", positions: [] });
  vi.spyOn(api, "findings").mockResolvedValue(findings);
  judged.mockReset().mockResolvedValue({ judge: "search@20", looks: [] });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

async function text(): Promise<string> {
  for (let i = 0; i < 20; i++) await new Promise((done) => setTimeout(done));
  flushSync();
  return document.body.textContent.trim();
}
function show(): void {
  document.body.innerHTML = "";
  shown = mount(Friend, { target: document.body, props: { id: "t1", seat: "gaius" } });
}

it("is told to whoever sat there", async () => {
  show();
  expect(await text()).toBe("The draws were for you, by 5.0 points in all");
});

it("waits until the tab is looked at, and begins once", async () => {
  hidden = true;
  show();
  expect(await text()).toBe("");
  expect(api.file).not.toHaveBeenCalled();
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await text()).toContain("for you");
  expect(judged).toHaveBeenCalledTimes(1);
});

it("troubles no server with judging, and tells no trouble", async () => {
  judged.mockRejectedValue(new Error("no module"));
  show();
  expect(await text()).toBe("");
  expect(judged.mock.calls[0]?.[5]).toBe(false);
});

it("is told in full where somebody has asked", async () => {
  judged.mockRejectedValue(new Error("no module"));
  const asked = new Analysis(() => Promise.resolve('{"chain": "c"}'));
  await asked.begin(QUICK);
  expect(asked.problem).not.toBeNull();
  expect(judged.mock.calls[0]?.[5]).toBe(true);
});
