// How one's own games are told.
import { describe, expect, it } from "vitest";
import { duration, inOrder, lengths, outcome, rounded } from "../../src/components/games/played";
import type { PlayedGame } from "../../src/lib/types";

const seat = (name: string, share: number | null, place: number | null) => ({
  seat: name,
  kind: "human" as const,
  player: name,
  bot: null,
  share,
  place,
});
const game = (
  shares: (number | null)[],
  places: (number | null)[] = shares.map(() => null),
  more = {},
): PlayedGame => ({
  id: "t",
  game: "g",
  created: 0,
  status: "over",
  you: "s0",
  seats: shares.map((share, at) => seat(`s${at}`, share, places[at] ?? null)),
  number: 50,
  turns: 7,
  turn_name: "turns",
  seconds: 0,
  ...more,
});

describe("how a game ended", () => {
  it.each([
    [[1, 0], "won"],
    [[0.5, 0.5], "shared"],
    [[0, 1], "lost"],
    [[null, null], "closed"],
  ])("%j: %s", (shares, id) => {
    expect(outcome(game(shares))).toEqual({ id: `web-games-${id}`, args: {} });
  });
  it("says which place it was where several lost", () => {
    expect(outcome(game([0, 1, 0], [3, 1, 2]))).toEqual({ id: "web-games-came", args: { place: 3 } });
    expect(outcome(game([0, 1, 0])).id).toBe("web-games-lost");
    expect(outcome(game([0, 1], [2, 1])).id).toBe("web-games-lost");
  });
  it("has none while it goes on", () => {
    expect(outcome(game([null, null], [], { status: "playing" })).id).toBe("web-games-playing");
  });
});

describe("how long it was", () => {
  const known = (id: string): boolean => ["web-games-turns", "web-games-rounds"].includes(id);
  it.each([
    [{}, "turns", 7],
    [{ turn_name: "rounds" }, "rounds", 7],
    [{ turn_name: "years" }, "turns", 7],
    [{ turns: null }, "moves", 50],
  ])("%j", (more, id, n) => {
    expect(lengths(game([1, 0], [], more), known)[0]).toEqual({ id: `web-games-${id}`, args: { n } });
  });
  it.each([
    [20, "instant", {}],
    [40, "minutes", { n: 1 }],
    [119 * 60, "minutes", { n: 119 }],
    [3 * 3600, "hours", { n: 3 }],
    [50 * 3600, "days", { n: 2 }],
  ])("%d seconds", (seconds, id, args) => {
    expect(duration(seconds)).toEqual({ id: `web-games-${id}`, args });
  });
});

it("counts people first, then bots by strength", () => {
  const rows = ["c", "people", "a"].map((against) => ({ against }));
  expect(inOrder(rows, ["a", "b", "c"]).map(({ against }) => against)).toEqual(["people", "a", "c"]);
  expect(rounded(24.4999)).toBe(24.5);
});
