import { describe, expect, it } from "vitest";
import {
  against,
  byStrength,
  changes,
  choose,
  complaints,
  counts,
  fresh,
  opponent,
  preferring,
  seat,
  seated,
  wish,
} from "../../src/components/app/newTable";
import type { BotInfo, GameInfo } from "../../src/lib/types";

const game: GameInfo = {
  name: "municipium",
  title: "Municipium",
  prefix: "mun-",
  seats: ["blue", "orange", "yellow", "pink", "black"],
  options: [
    { name: "edition", values: ["retail", "v3"], default: "retail" },
    { name: "goal", values: [5, 4], default: 5 },
    { name: "winner", values: ["most", "first"], default: "most" },
  ],
  players: [
    { options: { edition: "retail" }, counts: [2, 3, 4] },
    { options: { edition: "v3" }, counts: [5, 3, 4] },
  ],
  ready: true,
  lessons: [],
};
const bots: BotInfo[] = [
  { name: "tiro", strength: 1 },
  { name: "imperator", strength: 5 },
  { name: "optio", strength: 3 },
];
const kinds = (form: { seats: { kind: string }[] }): string => form.seats.map(({ kind }) => kind).join(" ");

describe("bots", () => {
  it("puts the easiest first", () => {
    expect(byStrength(bots).map(({ name }) => name)).toEqual(["tiro", "optio", "imperator"]);
  });
  it("seats who is liked, as long as the server has it", () => {
    const catalogue = { bots, usual_bot: "optio" };
    expect(opponent(catalogue, "tiro")).toBe("tiro");
    expect(opponent(catalogue, "")).toBe("optio");
    expect(opponent(catalogue, "greedy")).toBe("optio");
  });
});

describe("players", () => {
  it("knows how many can play", () => {
    expect(counts(game, {})).toEqual([2, 3, 4]);
    expect(counts(game, { edition: "v3" })).toEqual([3, 4, 5]);
    expect(counts({ ...game, players: [] }, {})).toEqual([]);
  });
  it("finds a line where a default depends on a choice", () => {
    const lines = [
      { options: { edition: "retail", winner: "most" }, counts: [2] },
      { options: { edition: "v3", winner: "first" }, counts: [5] },
    ];
    expect(counts({ ...game, players: lines }, { edition: "v3" })).toEqual([5]);
  });
  it("begins with you and seats for two friends", () => {
    expect(fresh(game, "optio").seats).toEqual([
      { kind: "me", bot: "optio" },
      { kind: "open", bot: "optio" },
      { kind: "open", bot: "optio" },
    ]);
  });
  it("plays at once against bots where that is asked for", () => {
    expect(against(game, "tiro", 2).seats).toEqual([
      { kind: "me", bot: null },
      { kind: "bot", bot: "tiro" },
      { kind: "bot", bot: "tiro" },
    ]);
  });
  it("takes the nearest number there is", () => {
    expect(seated(game, fresh(game, "optio"), 9).seats).toHaveLength(4);
    expect(seated(game, fresh(game, "optio"), 1).seats).toHaveLength(2);
  });
  it("keeps your seat when the table gets smaller", () => {
    const third = seat(fresh(game, "optio"), 2, "me");
    expect(kinds(third)).toBe("open open me");
    expect(kinds(seated(game, third, 2))).toBe("me open");
  });
  it("seats you once", () => {
    const bot = seat(fresh(game, "optio"), 1, "bot");
    expect(kinds(seat(bot, 1, "me"))).toBe("bot me open");
    expect(kinds(seat(bot, 0, "me"))).toBe("me bot open");
    expect(seat(bot, 7, "me")).toBe(bot);
  });
});

describe("options", () => {
  it("sends only what was chosen", () => {
    const form = fresh(game, "optio");
    expect(wish(form).options).toEqual({});
    const four = choose(game, form, "goal", 4, false);
    expect(wish(four).options).toEqual({ goal: 4 });
    expect(wish(choose(game, four, "goal", 5, false)).options).toEqual({});
  });
  it("sends a default that may depend on others when it is chosen", () => {
    const most = choose(game, fresh(game, "optio"), "winner", "most", true);
    expect(wish(most).options).toEqual({ winner: "most" });
    expect(wish(choose(game, most, "winner", null, true)).options).toEqual({});
  });
  it("changes the number of players with the edition", () => {
    const two = seated(game, fresh(game, "optio"), 2);
    expect(choose(game, two, "edition", "v3", false).seats).toHaveLength(3);
  });
});

describe("what is folded", () => {
  it("counts what is not as usual", () => {
    const form = fresh(game, "optio");
    expect(changes(form)).toBe(0);
    expect(changes({ ...choose(game, form, "goal", 4, false), timed: true })).toBe(2);
  });
});

describe("complaints", () => {
  const ids = (form: Parameters<typeof complaints>[1]): string[] => complaints(game, form).map(({ id }) => id);
  const form = fresh(game, "optio");

  it("has none about a fresh form", () => {
    expect(ids(form)).toEqual([]);
  });
  it("wants a person", () => {
    expect(ids(seat(fresh(game, "optio", 3, "bot"), 0, "bot"))).toEqual(["web-lobby-wrong-nobody"]);
    expect(ids(seat(form, 0, "open"))).toEqual([]);
  });
  it("wants a possible number", () => {
    expect(complaints(game, { ...form, seats: form.seats.slice(0, 1) })).toEqual([
      { id: "web-lobby-wrong-players", args: { low: 2, high: 4 }, field: "seats" },
    ]);
  });
  it.each([0, 601, 2.5, null, Number.NaN])("refuses %s minutes", (minutes) => {
    expect(ids({ ...form, timed: true, minutes })).toEqual(["web-lobby-wrong-minutes"]);
    expect(ids({ ...form, timed: false, minutes })).toEqual([]);
  });
  it.each([-1, 601, 0.5, null])("refuses %s seconds", (increment) => {
    expect(ids({ ...form, timed: true, increment })).toEqual(["web-lobby-wrong-increment"]);
  });
});

describe("the wish", () => {
  it("says who sits where", () => {
    const form = { ...seat(seat(fresh(game, "optio"), 1, "open"), 2, "bot", "tiro"), listed: true, timed: true };
    expect(wish(form)).toEqual({
      game: "municipium",
      options: {},
      seats: [
        { kind: "me", bot: null },
        { kind: "open", bot: null },
        { kind: "bot", bot: "tiro" },
      ],
      listed: true,
      clock: { minutes: 20, increment: 15 },
    });
  });
  it("plays now against as many as wanted", () => {
    const now = against(game, "optio", 3);
    expect(now.seats).toEqual([{ kind: "me", bot: null }, ...[1, 2, 3].map(() => ({ kind: "bot", bot: "optio" }))]);
    expect(now.clock).toBeNull();
    expect(now.listed).toBe(false);
  });
});

describe("the seat one likes", () => {
  it("is one's own where so many play; a bot takes the other", () => {
    const form = fresh(game, "optio", 3, "bot");
    expect(kinds(preferring(game, form, "yellow"))).toBe("bot bot me");
    expect(kinds(preferring(game, form, "pink"))).toBe("me bot bot");
    expect(kinds(preferring(game, form, "green"))).toBe("me bot bot");
    expect(kinds(preferring(game, form, undefined))).toBe("me bot bot");
    expect(kinds(against(game, "optio", 1, "orange"))).toBe("bot me");
  });
});
