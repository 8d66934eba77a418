import { beforeEach, describe, expect, it } from "vitest";
import { kept } from "../../src/lib/entropy";
import { entropyHash } from "../../src/lib/fairness";
import { older } from "../../src/lib/promises";
import { ownEntropy } from "../../src/lib/takingPart";
import type { SeatInfo, Step, TableInfo } from "../../src/lib/types";
import { Witness } from "../../src/lib/witness.svelte";
import { drawn, link, playing, revealing, seats, waiting } from "../dealer";

let witness: Witness;
let mine: string;
beforeEach(() => {
  localStorage.clear();
  witness = new Witness("t");
  witness.saw(waiting(), null);
  mine = ownEntropy(waiting());
});

const alarms = (of = witness): string[] => of.warnings.map(({ id }) => id.replace("web-fair-wrong-", ""));
const seat = (info: TableInfo, index: number): SeatInfo => info.seats[index] as SeatInfo;
/** Until the game has begun, honestly. */
function begin(): void {
  witness.saw(revealing(mine), "blue");
  witness.saw(playing(mine), "blue");
}
function draw(number: number, change: (step: Step) => void = () => {}): void {
  const step = structuredClone(drawn(mine, number));
  change(step);
  witness.drew([step]);
}
/** Weights with which another outcome is certain. */
const unlikely = (outcome: number): number[] => [0, 1, 2].map((index) => Number(index === (outcome + 1) % 3));
const told = (step: Step) => step.draw as NonNullable<Step["draw"]>;

describe("an honest table", () => {
  it("gets every draw sealed, and no warning", () => {
    begin();
    for (let number = 1; number <= 12; number++) {
      draw(number);
      witness.saw(playing(mine, number), "blue");
    }
    expect(alarms()).toEqual([]);
    expect([...witness.seals]).toEqual(Array.from({ length: 12 }, (_, index) => [index + 1, "checked"]));
    expect(witness.checked).toEqual({ draws: 12, link: link(12) });
  });

  it("is watched also by those who only look on, and by those who come later", () => {
    localStorage.clear();
    const late = new Witness("t");
    late.saw(playing(mine, 9), null);
    expect(late.checked).toEqual({ draws: 9, link: link(9) });
    late.drew([drawn(mine, 10)]);
    expect(late.seals.get(10)).toBe("checked");
    expect(alarms(late)).toEqual([]);
    expect(kept("t")).toMatchObject({ commitment: waiting().commitment, anchor: link(0) });
  });

  it("may leave a gap, from which the chain goes on", () => {
    begin();
    draw(1);
    witness.saw(playing(mine, 5), "blue");
    draw(6);
    expect([...witness.seals.keys()]).toEqual([1, 6]);
    expect(alarms()).toEqual([]);
  });

  it("keeps its seals over a visit elsewhere", () => {
    begin();
    draw(1);
    draw(2);
    const again = new Witness("t");
    expect([...again.seals]).toEqual([
      [1, "checked"],
      [2, "checked"],
    ]);
    again.saw(playing(mine, 2), "blue");
    expect(alarms(again)).toEqual([]);
  });

  it("may begin in a later round", () => {
    witness.saw(revealing(mine), "blue");
    witness.saw(waiting({ round: 2 }), "blue");
    const fresh = ownEntropy(waiting({ round: 2 }));
    expect(fresh).not.toBe(mine);
    witness.saw(revealing(fresh, { round: 2 }), "blue");
    witness.saw(playing(fresh, 0, { round: 2 }), "blue");
    witness.drew([drawn(fresh, 1, 2)]);
    expect(alarms()).toEqual([]);
    expect(witness.seals.get(1)).toBe("checked");
  });

  it("has all draws sealed when the whole game was verified, but none that was broken", () => {
    begin();
    draw(3, (step) => told(step).outcome++);
    const draws = [1, 2, 3].map((move) => ({ move, texts: [], weights: [1], outcome: 0, link: link(move) }));
    witness.verified(draws);
    expect([...witness.seals]).toEqual([
      [1, "checked"],
      [2, "checked"],
      [3, "broken"],
    ]);
  });

  it("of the first protocol has no seals", () => {
    const old = { ...playing(mine, 1), id: "old", protocol: 2, anchor: null };
    const watching = new Witness("old");
    watching.saw(old, "blue");
    watching.drew([{ ...drawn(mine, 1), draw: null }]);
    expect(watching.seals.size).toBe(0);
    expect(alarms(watching)).toEqual([]);
  });
});

describe("a draw that does not fit", () => {
  it.each<[string, string, (step: Step) => void]>([
    ["another outcome", "outcome", (step) => (told(step).outcome = (told(step).outcome + 1) % 3)],
    ["a foreign link", "link", (step) => (told(step).link = "00".repeat(32))],
    ["a link that is no number", "link", (step) => (told(step).link = "x")],
    ["the link of another draw", "link", (step) => (told(step).link = link(3))],
    ["other weights", "outcome", (step) => (told(step).weights = unlikely(told(step).outcome))],
    ["a number that was there before", "again", (step) => (told(step).number = 1)],
    ["a number left out", "link", (step) => (told(step).number = 3)],
    ["nothing uncovered", "no-draw", (step) => (step.draw = null)],
  ])("by %s breaks its seal, and is said for good", (_, reason, lie) => {
    begin();
    draw(1);
    draw(2, lie);
    expect(alarms()).toEqual([reason]);
    expect([...witness.seals]).toEqual([
      [1, "checked"],
      [2, "broken"],
    ]);
    witness.saw(playing(mine, 2), "blue");
    draw(3);
    expect(witness.seals.get(3)).toBe("checked");
    expect(alarms(new Witness("t"))).toEqual([reason]);
  });

  it("is found in what the table says, too", () => {
    begin();
    draw(1);
    witness.saw(playing(mine, 2, { link: "00".repeat(32) }), "blue");
    expect(alarms()).toEqual(["link"]);
  });

  it("is found by one who comes later", () => {
    localStorage.clear();
    const late = new Witness("t");
    late.saw(playing(mine, 9, { link: link(8) }), null);
    expect(alarms(late)).toEqual(["link"]);
  });

  it("is found when draws are taken back between two visits", () => {
    begin();
    draw(1);
    draw(2);
    const again = new Witness("t");
    again.saw(playing(mine, 1), "blue");
    expect(alarms(again)).toEqual(["taken-back"]);
  });
});

describe("a promise that is changed", () => {
  const changed: [string, string, () => TableInfo][] = [
    ["the commitment", "exchanged", () => waiting({ commitment: "00".repeat(32) })],
    ["the anchor", "exchanged", () => waiting({ anchor: "00".repeat(32) })],
    ["the protocol", "protocol", () => waiting({ protocol: 2 })],
    ["the hashes", "hashes", () => revealing(mine, { seats: revealing(mine).seats.toReversed() })],
    ["the own hash", "own-hash", () => revealing("ee".repeat(32))],
    ["the time to reveal", "early", () => revealing(mine, { seats: seats(undefined, { entropy_hash: null }) })],
    ["an open seat", "early", () => revealing(mine, { seats: seats(undefined, { kind: "open" }) })],
    ["the round, back", "round", () => waiting({ round: 1 })],
  ];
  it.each(changed)("%s is found", (what, reason, lie) => {
    if (what === "the hashes") witness.saw(revealing(mine), "blue");
    if (what === "the round, back")
      witness.saw(revealing(mine, { round: 2, seats: seats({ entropy_hash: "1".repeat(64) }) }), null);
    witness.saw(lie(), "blue");
    expect(alarms()).toEqual([reason]);
    witness.saw(waiting({ round: 3 }), "blue");
    expect(alarms(new Witness("t"))).toEqual([reason]);
  });

  it("what was revealed is not to be given twice in a round", () => {
    witness.saw(revealing(mine), "blue");
    const again = JSON.parse(localStorage.getItem("ludi:table:t") ?? "") as { rounds: { "1": { revealed: boolean } } };
    again.rounds["1"].revealed = true;
    localStorage.setItem("ludi:table:t", JSON.stringify(again));
    witness.saw(waiting(), "blue");
    expect(alarms()).toEqual(["round"]);
  });

  it.each<[string, string, (info: TableInfo) => void]>([
    ["another's entropy", "player-entropy", (info) => (seat(info, 1).entropy = "cc".repeat(32))],
    ["another's entropy and its hash", "hashes", (info) => Object.assign(seat(info, 1), given("cc".repeat(32)))],
    ["no entropy at all", "player-entropy", (info) => (seat(info, 1).entropy = null)],
    ["entropy for a bot", "hashes", (info) => Object.assign(seat(info, 2), given("dd".repeat(32)))],
    ["foreign entropy for one's own", "hashes", (info) => Object.assign(seat(info, 0), given("dd".repeat(32)))],
  ])("a beginning with %s is found", (_, reason, lie) => {
    witness.saw(revealing(mine), "blue");
    const info = playing(mine);
    lie(info);
    witness.saw(info, "blue");
    expect(alarms()).toEqual([reason]);
    witness.drew([drawn(mine, 1)]);
    expect(witness.seals.get(1)).toBe("broken");
  });

  it("a beginning without ever asking for one's own entropy is found", () => {
    const info = playing(mine);
    Object.assign(seat(info, 0), given("dd".repeat(32)));
    witness.saw(info, "blue");
    expect(alarms()).toEqual(["own-entropy"]);
  });

  it("another mix later is found", () => {
    localStorage.clear();
    const late = new Witness("t");
    late.saw(playing(mine, 1), null);
    late.saw(playing("dd".repeat(32), 1), null);
    expect(alarms(late)).toEqual(["mix"]);
  });
});

const given = (entropy: string) => ({ entropy, entropy_hash: entropyHash("t", entropy) });

it("tables go on and never back", () => {
  const begun = revealing("aa".repeat(32));
  const order = [
    waiting(),
    begun,
    { ...begun, seats: begun.seats.map((seat, i) => ({ ...seat, revealed: i === 0 })) },
    waiting({ round: 2 }),
    revealing("aa".repeat(32), { round: 2 }),
    playing("aa".repeat(32), 0, { round: 2 }),
    playing("aa".repeat(32), 3, { round: 2 }),
    playing("aa".repeat(32), 3, { round: 2, status: "over" }),
  ];
  for (const [a, one] of order.entries()) for (const [b, two] of order.entries()) expect(older(one, two)).toBe(a < b);
});
