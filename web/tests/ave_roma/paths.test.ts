import { describe, expect, it } from "vitest";
import { GOODS, read } from "../../src/games/ave_roma/model";
import { atOnce, attempt, marks, paths } from "../../src/games/ave_roma/point";
import type { Choice, View } from "../../src/lib/types";
import { frame, FRAMES } from "./tools";

const BUTTONS = ["pass", "done", "main", "rest", "keep", "spend", "save", "send", "no-extra-action"];
const SHARED = ["place-trained", "extra"]; // several values at one place become buttons

function choice(kind: string, rest: object = {}): Choice {
  return { code: 0, text: "", do: kind, said: { id: "", args: {} }, ...rest };
}
const of = (view: View, kind: string) => view.choices.find((each) => each.do === kind) as Choice;
const joined = (view: View, kind: string) => paths(of(view, kind), view).map((path) => path.join(" "));

/** Everything a view has to point at. */
function targets(view: View): Set<string> {
  const position = read(view);
  const who = position.prompt.seat ?? "";
  const found: string[] = position.choices.flatMap(({ board }) => (board ? [`board:${board}`] : []));
  for (const { number, card } of position.provinces) {
    found.push(`province:${number}`, `half:${number}:upper`, `half:${number}:lower`);
    for (const good of [...(card?.upper ?? []), ...(card?.lower ?? [])]) found.push(`province-good:${number}:${good}`);
  }
  for (const { row, slots } of position.rows) {
    for (const { slot, card, worker } of slots) {
      if (card) found.push(`slot:${row}:${slot}`);
      if (worker) found.push(`slot-worker:${row}:${slot}`);
    }
  }
  for (const { location, spaces } of position.locations) {
    found.push(`location:${location}`, ...spaces.map((_, index) => `space:${location}:${index}`));
  }
  const mine = position.players.find((each) => each.seat === who);
  found.push(`surplus:${who}`, `denarii:${who}`, ...GOODS.map((good) => `good:${good}:${who}`));
  for (const value of mine?.workers ?? []) found.push(`worker:${value}`);
  for (const value of mine?.shadows ?? []) found.push(`shadow:${value}`);
  for (const { change, worker } of mine?.training ?? []) {
    found.push(`training:${change}`);
    if (worker) found.push(`trained:${change}`);
  }
  for (const [deck, cards] of Object.entries(mine?.cards ?? {})) {
    for (const { card } of cards) found.push(`card:${deck}:${card}`);
  }
  return new Set(found);
}

describe("paths", () => {
  it.each(FRAMES)("say every choice of %s by pointing or by a button", (_, view) => {
    const told = new Map<string, string>();
    const there = targets(view);
    const decision = view.prompt.kind === "decision";
    for (const each of view.choices) {
      const ways = paths(each, view);
      expect(ways.length > 0, each.text).toBe(decision && !BUTTONS.includes(each.do));
      for (const way of ways) {
        const path = way.join(" ");
        if (!SHARED.includes(each.do)) expect(told.get(path), path).toBeUndefined();
        told.set(path, each.text);
        for (const step of way) expect(there, each.text).toContain(step);
        expect(new Set(way).size).toBe(way.length);
      }
    }
  });

  it("place a worker in either order, at a location or a slot", () => {
    const view = frame("turn");
    const located = choice("place", { worker: 3, location: "roma" });
    expect(paths(located, view)).toEqual([
      ["worker:3", "location:roma"],
      ["location:roma", "worker:3"],
    ]);
    const bought = choice("place", { worker: 2, location: "legatus", slot: 4 });
    expect(paths(bought, view)[1]).toEqual(["slot:war:4", "worker:2"]);
    const trained = choice("place-trained", { worker: 2, value: 4, change: 2, location: "senatus", slot: 5 });
    expect(paths(trained, view)[0]).toEqual(["trained:2", "slot:patron:5"]);
    expect(paths(choice("train", { worker: 1, change: 3 }), view)[1]).toEqual(["training:3", "worker:1"]);
    expect(paths(choice("extra", { worker: 4, location: "roma" }), view)).toEqual([["location:roma"]]);
  });

  it("take a worker that lies at the location asked about", () => {
    const view = frame("recruit-worker");
    for (const each of view.choices) {
      expect(paths(each, view).every(([target]) => /^(space|slot-worker):/.test(target ?? ""))).toBe(true);
    }
  });

  it("pick a good in the own store or on the card, and pay from the store", () => {
    expect(joined(frame("pay"), "pay").every((path) => /^(good|surplus):/.test(path))).toBe(true);
    expect(joined(frame("overflow"), "overflow")[0]).toMatch(/^surplus:\w+$/);
    expect(joined(frame("pick"), "pick")[0]).toMatch(/^good:\w+:\w+$/);
    expect(joined(frame("influence"), "play")[0]).toMatch(/^card:(building|war):/);
  });

  it("ask nobody to point at a draw, and play nothing without a yes", () => {
    expect(frame("draw-card").choices.every((each) => paths(each, frame("draw-card")).length === 0)).toBe(true);
    expect(atOnce()).toBe(false);
  });
});

describe("what is not possible", () => {
  it("is asked in the notation of the rules", () => {
    const turn = frame("turn");
    expect(attempt("location:roma", ["worker:2"], turn)).toBe("place 2 roma");
    expect(attempt("worker:2", ["slot:building:1"], turn)).toBe("place 2 aedificator 1");
    expect(attempt("training:4", ["worker:1"], turn)).toBe("train 1 4");
    expect(attempt("slot:patron:5", [], turn)).toMatch(/^place \dto\d@\d senatus 5$/);
    expect(attempt("slot:patron:5", [], frame("turn-advanced"))).toMatch(/^place \d senatus 5$/);
    expect(attempt("worker:2:red", ["location:roma"], turn)).toBeNull();
    expect(attempt("order", [], turn)).toBeNull();
    expect(attempt("location:senatus", [], frame("recruit"))).toBe("recruit senatus");
    expect(attempt("province-good:3:wine", [], frame("buy"))).toBe("buy wine");
    expect(attempt("location:legatus", ["shadow:3"], frame("shadow"))).toBe("shadow 3 legatus");
    expect(attempt("slot:war:2", [], frame("extra-action"))).toMatch(/^extra \d legatus 2$/);
    expect(attempt("location:roma", [], frame("gain"))).toBeNull();
  });
});

describe("marks", () => {
  it("name the things a sentence is about", () => {
    const player = { name: "ar-seat-blue" };
    const location = { name: "ar-location-legatus" };
    const placed = { id: "ar-did-place-slot", args: { player, worker: 2, location, slot: 3, card: "Hannibal 4" } };
    expect(marks(placed)).toEqual(expect.arrayContaining(["location:legatus", "slot:war:3", "card:war:hannibal-4"]));
    const rises = { id: "ar-rises", args: { player, province: 2, level: 4, lost: 0 } };
    expect(marks(rises)).toEqual(expect.arrayContaining(["province:2", "marker:2:blue"]));
    expect(marks({ id: "ar-steps", args: { player, space: 5, free: "no" } })).toEqual(["ring:5", "gladiator:blue"]);
    expect(marks({ id: "ar-did-pass", args: { player } })).toEqual(["player:blue"]);
    expect(marks({ id: "ar-did-sell", args: { player, good: { name: "ar-good-wine" } } })).toContain("good:wine:blue");
  });
});
