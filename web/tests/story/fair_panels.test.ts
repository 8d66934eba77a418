import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import WaitingRoom from "../../src/components/app/WaitingRoom.svelte";
import FairnessAlarm from "../../src/components/story/FairnessAlarm.svelte";
import FairnessPanel from "../../src/components/story/FairnessPanel.svelte";
import LogPanel from "../../src/components/story/LogPanel.svelte";
import Verify from "../../src/components/story/Verify.svelte";
import { keepRound } from "../../src/lib/entropy";
import { entropyHash } from "../../src/lib/fairness";
import { texts } from "../../src/lib/texts.svelte";
import type { Dealt, Draw, Step, Story } from "../../src/lib/types";
import { Witness } from "../../src/lib/witness.svelte";
import { drawn, link, playing, promise, revealing, seats, seen, waiting } from "../dealer";

const OWN = "cd".repeat(32);
let shown: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}
const labels = (body: HTMLElement): (string | null)[] =>
  [...body.querySelectorAll("svg[role=img]")].map((seal) => seal.getAttribute("aria-label"));

beforeEach(async () => {
  localStorage.clear();
  await texts.ready;
});
afterEach(async () => {
  for (const component of shown) await unmount(component);
  shown = [];
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("the log", () => {
  const line = (number: number, actor: string) => ({ number, turn: 1, actor, text: "", said: [] });
  it("has a seal at each draw that is known, and nowhere else", () => {
    const lines = [line(1, "chance"), line(1, "rule"), line(2, "blue"), line(3, "chance"), line(4, "chance")];
    const seals = new Map([1, 2, 3].map((move) => [move, move === 3 ? "broken" : "checked"] as const));
    const body = show(LogPanel, { lines, onmark: () => {}, seals });
    const rows = [...body.querySelectorAll<HTMLElement>("[data-line]")];
    const found = rows.map((row) => labels(row).filter((label) => label !== "Draw"));
    expect(found).toEqual([["Draw checked"], [], [], ["This draw does not fit"], []]);
    expect(rows[0]?.querySelector(".seal title")?.textContent).toBe("Draw checked");
  });
});

describe("the alarm", () => {
  it("says what is wrong, the first things only, and is heard", () => {
    const warnings = [1, 2, 3, 4, 5].map((draw) => ({ id: "web-fair-wrong-outcome", args: { draw } }));
    const alert = show(FairnessAlarm, { warnings }).querySelector("[role=alert]");
    expect(alert?.textContent).toContain("Do not trust the draws of this table.");
    expect(alert?.querySelectorAll("li").length).toBe(4);
    expect(alert?.textContent).toContain("And 2 more things that do not fit.");
  });
  it("is silent where all is well", () => {
    expect(show(FairnessAlarm, { warnings: [] }).textContent.trim()).toBe("");
  });
});

describe("the panel", () => {
  it("shows promise, round, who took part, and how far the chain is uncovered", () => {
    const witness = new Witness("t");
    witness.saw(playing(OWN, 0, { round: 2 }), "blue");
    witness.drew([1, 2].map((number): Step => drawn(OWN, number, 2)));
    const body = show(FairnessPanel, { seen: seen(playing(OWN, 2, { round: 2 })), witness });
    for (const text of [promise, link(0), link(2), OWN, "ab".repeat(32), "Round 2", "2 draws", "Rea"]) {
      expect(body.textContent).toContain(text);
    }
    expect(body.textContent).toContain("the server knows its own chain");
    expect(labels(body)).toEqual(["Draw checked"]);
  });
  it("shows no seal and the warning where something was found", () => {
    const witness = new Witness("t");
    witness.saw(playing(OWN), "blue");
    witness.drew([{ ...drawn(OWN, 1), draw: null }]);
    const body = show(FairnessPanel, { seen: seen(playing(OWN, 1)), witness });
    expect(labels(body)).toEqual([]);
    expect(body.querySelector("[role=alert]")?.textContent).toContain("nothing was uncovered");
  });
});

describe("verifying", () => {
  const vectors = JSON.parse(readFileSync("../tests/fixtures/fairness_v3.json", "utf8")) as {
    terms: { options: Story["options"] };
    game: { dealt: Dealt[]; draws: Draw[] };
  };
  const draws = vectors.game.draws
    .slice(0, 30)
    .map((draw, index) => ({ ...draw, move: index + 1, texts: draw.weights.map((_, at) => `draw ${at}`) }));
  const prompt = (index: number) => ({ weights: draws[index]?.weights ?? [] });
  const steps = draws.map(({ move, texts, outcome }, index) => ({
    ...{ number: move, turn: 0, actor: "chance", text: texts[outcome] ?? "", said: [], chosen: null, draw: null },
    patch: { prompt: [prompt(index + 1)] },
  }));
  const story = {
    ...{ game: "nuces", options: vectors.terms.options, seats: ["a", "b", "c"], players: [], over: false },
    ...{ number: 30, codes: [], view: { prompt: prompt(0) }, steps, draws, dealt: vectors.game.dealt.slice(0, 1) },
  } as unknown as Story;

  it("says of a running game what is proven and what is not", async () => {
    const onverified = vi.fn();
    const body = show(Verify, { story, over: false, now: true, onverified });
    await vi.waitFor(() => expect(body.textContent).toContain("all 30 draws have been recomputed"));
    expect(body.textContent).toContain("2 people took part in choosing.");
    expect(body.textContent).toContain("What this does not prove");
    expect(body.textContent).toContain("The dealer knows its own chain");
    expect(body.textContent).toContain("This browser was not there before the game.");
    expect(onverified).toHaveBeenCalledWith(draws);
  });
  it("says what is wrong", async () => {
    const wrong = { ...story, draws: draws.map((draw, at) => (at === 8 ? { ...draw, outcome: 9 } : draw)) };
    const onverified = vi.fn();
    const body = show(Verify, { story: wrong, over: true, now: true, onverified });
    await vi.waitFor(() => expect(body.textContent).toContain("These draws cannot be trusted."));
    expect(body.textContent).toContain("Draw 9 is wrong");
    expect(onverified).not.toHaveBeenCalled();
  });
});

describe("the waiting room", () => {
  const room = (table = waiting(), you: string | null = "blue"): HTMLElement =>
    show(WaitingRoom, { seen: seen(table, you), heard: Date.now(), onchange: () => {} });

  it("shows who has promised digits", () => {
    const told = room(waiting({ seats: seats({ entropy_hash: null }) }));
    const rows = [...told.querySelectorAll("li")].map((row) => row.textContent);
    expect(rows[0]).toContain("promises digits…");
    expect(rows[1]).toContain("digits promised");
    expect(rows[2]).not.toContain("digits");
    expect(told.textContent).toContain("keep this page open until the game begins");
    expect(told.textContent).not.toContain("Round");
  });
  it("shows who has shown them, how long there is, and what happens to others", () => {
    const own = { revealed: true, entropy_hash: entropyHash("t", OWN) };
    const told = room(revealing(OWN, { seats: seats(own) }));
    expect(told.querySelector("[role=status]")?.textContent).toContain("1 of 2 have done so");
    expect(told.querySelector("[role=timer]")?.textContent).toContain("1:00");
    expect(told.querySelector("li")?.textContent).toContain("digits shown");
    expect(told.textContent).toContain("loses the seat");
    expect(told.textContent).not.toContain("Stand up");
  });
  it("says kindly why a new round has begun", () => {
    expect(room(waiting({ round: 2 })).textContent).toContain("Round 2: somebody did not show");
  });
  it("says where the digits of the own seat are elsewhere", () => {
    const away = "in another browser";
    expect(room(revealing(OWN)).querySelector("[role=alert]")?.textContent).toContain(away);
    document.body.innerHTML = "";
    keepRound("t", promise, 1, { entropy: OWN });
    expect(room(revealing(OWN)).querySelector("[role=alert]")).toBeNull();
  });
});
