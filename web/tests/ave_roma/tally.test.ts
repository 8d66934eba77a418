import { describe, expect, it } from "vitest";
import { GOODS, read, type Good } from "../../src/games/ave_roma/model";
import { tally } from "../../src/games/ave_roma/tally";
import type { Counter } from "../../src/lib/game";
import { catalogue, draft, frame } from "./tools";

function counters(name: string): Map<string, Counter> {
  const { view, base, turn } = draft(name);
  const all = tally(view, base, turn)?.groups.flatMap((group) => group.counters) ?? [];
  return new Map(all.map((each) => [each.key, each]));
}
const count = (name: string, key: string) => counters(name).get(key)?.count;

describe("counters", () => {
  it("are absent where nothing is counted", () => {
    const view = frame("turn");
    expect(tally(view, view, [])).toBeNull();
    expect(tally(frame("draw-card"), frame("draw-card"), [])).toBeNull();
  });

  it("sell and buy together: back from buying to selling, goods in the order of the board", () => {
    expect(count("trade", "sell grain")).toBe(2);
    expect(count("trade", "buy wood")).toBe(1);
    const found = counters("trade");
    for (const way of found.get("sell grain")?.fewer ?? []) {
      expect(way.filter((text) => text === "sell grain")).toHaveLength(1);
      expect(way).toContain("buy wood");
      const sold = way.filter((text) => text.startsWith("sell ")).map((text) => GOODS.indexOf(text.slice(5) as Good));
      expect(sold).toEqual([...sold].sort());
    }
    expect(found.get("buy wood")?.fewer[0]?.some((text) => text.startsWith("buy"))).toBe(false);
  });

  it("buy from the moment one may sell", () => {
    const { base, turn } = draft("place");
    const seat = read(base).prompt.seat;
    const held = read(base).players.find((each) => each.seat === seat)?.goods;
    const found = counters("place");
    expect([...found.values()].every((each) => each.count === 0 && each.fewer.length === 0)).toBe(true);
    const sale = [...found.keys()].find((key) => key.startsWith("sell "));
    expect(held?.[sale?.slice(5) as "wood"]).toBeGreaterThan(0);
    expect(found.get(sale ?? "")?.more).toEqual([[...turn, sale]]);
    const purchase = [...found.values()].find((each) => each.key.startsWith("buy ") && each.more.length > 0);
    expect(purchase?.more[0]).toEqual([...turn, "done", purchase?.key]);
  });

  it("keep what became of a unit without room, and can change it", () => {
    const { turn } = draft("trade-overflow");
    const found = counters("trade-overflow");
    const unit = [...found.values()].find((each) => each.key.startsWith("overflow "));
    expect(unit?.count).toBe(turn.filter((text) => text === "surplus").length);
    expect(unit?.fewer[0]).toContain("denarii");
    const [some] = [...counters("overflow").values()];
    expect(some?.key).toMatch(/^overflow \w+$/);
    expect(some?.fewer.every((way) => way.includes("denarii"))).toBe(true);
  });

  it("exchange what pays, what is received and what is picked", () => {
    const pay = counters("pay");
    expect(pay.get("pay cattle")?.count).toBe(1);
    const [, other] = [...pay.values()];
    expect([...pay.values()].some((each) => each.more.some((way) => way[1] === each.key))).toBe(true);
    expect(other).toBeDefined();
    const half = counters("half");
    expect(half.get("receive mineral")?.count).toBe(1);
    expect(half.get("receive mineral")?.fewer[0]?.at(-1)).not.toMatch(/^receive/);
    expect(counters("spend").get("pick cattle")?.count).toBe(1);
  });

  it("count cards played for influence and cards of one symbol", () => {
    const played = [...counters("play").values()].filter((each) => each.key.startsWith("play "));
    expect(played.reduce((sum, each) => sum + each.count, 0)).toBeGreaterThan(0);
    const spent = counters("spend").get("spend amphora");
    expect(spent?.count).toBe(1);
    expect(spent?.fewer.at(-1)?.some((text) => text.startsWith("spend"))).toBe(false);
  });

  it("say what it comes to", () => {
    const { view, base, turn } = draft("trade");
    const { tell } = catalogue("en");
    expect(tell(tally(view, base, turn)?.totals ?? [])).toMatch(/^Denarii \d+ → \d+/);
  });
});
