import { describe, expect, it } from "vitest";
import { grouped, type Line } from "../../src/components/story/log";
import { atRest, keyOf, tableOf } from "../../src/components/story/replay";
import { entries, found, nearest } from "../../src/components/story/rules";
import { ranked as ranking } from "../../src/components/story/ranking";
import type { RulesText, SeatInfo, Story, TableInfo, TableSeen, View } from "../../src/lib/types";

const line = (actor: string, turn: number): Line => ({ number: 1, turn, actor, text: "", said: [] });

describe("the log's groups", () => {
  it("go by turn", () => {
    const groups = grouped([line("chance", 0), line("blue", 0), line("blue", 1), line("orange", 1), line("orange", 2)]);
    expect(groups.map(({ turn, seat, first, lines }) => [turn, seat, first, lines.length])).toEqual([
      [0, "blue", 0, 2],
      [1, "blue", 2, 2],
      [2, "orange", 4, 1],
    ]);
  });

  it("are none without lines", () => {
    expect(grouped([])).toEqual([]);
  });
});

describe("the rules", () => {
  const text: RulesText = {
    game: "municipium",
    language: "fr",
    opening: "",
    sections: [
      { number: "7", title: "Événements", markdown: "## 7 Événements\n\nDeux sortes." },
      { number: "7.1", title: "Le Préfet", markdown: "### 7.1 Le Préfet\n\nIl avance (§7)." },
    ],
  };
  const all = entries(text);

  it("are read without their own headings", () => {
    expect(all.map((entry) => entry.isChapter)).toEqual([true, false]);
    expect(all[1]?.html).not.toContain("<h");
    expect(all[1]?.html).toContain('data-rule="7"');
  });

  it("are searched by number, title and text", () => {
    const numbers = (query: string) => found(all, query).map((entry) => entry.number);
    expect(numbers("prefet avance")).toEqual(["7.1"]);
    expect(numbers("7.1")).toEqual(["7.1"]);
    expect(numbers("evenements")).toEqual(["7"]);
    expect(numbers(" ")).toEqual(["7", "7.1"]);
    expect(numbers("xyz")).toEqual([]);
  });

  it("open at the nearest section there is", () => {
    expect(["7.1", "7.1.3", "7.9", "§7", "8", ""].map((number) => nearest(all, number))).toEqual([
      "7.1",
      "7.1",
      "7",
      "7",
      null,
      null,
    ]);
  });
});

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  kind: "human",
  player: name,
  bot: null,
  reserved: false,
  connected: false,
  left_ms: 5000,
  out_of_time: true,
  entropy_hash: null,
  revealed: false,
  entropy: null,
  resigned: false,
  wants_end: false,
  hints: false,
  ...more,
});

describe("the end", () => {
  const places = (...all: [number, string][]) =>
    all.map(([rank, seat]) => ({ seat, rank, score: null, told: { id: `told-${seat}`, args: {} } }));
  const seen = {
    you: "pink",
    table: { seats: [seat("blue"), seat("orange"), seat("pink")], shares: null } as unknown as TableInfo,
  } as TableSeen;

  it("names the winners first and knows you", () => {
    const view = { result: { winners: ["pink"], places: places([1, "pink"], [2, "orange"], [3, "blue"]) } };
    const ranked = ranking(seen, view as unknown as View);
    expect(ranked.map((one) => [one.seat.seat, one.rank, one.won, one.yours])).toEqual([
      ["pink", 1, true, true],
      ["orange", 2, false, false],
      ["blue", 3, false, false],
    ]);
    expect(ranked[0]?.told?.id).toBe("told-pink");
  });

  it("knows a shared victory, and none", () => {
    const shared = {
      result: { winners: ["blue", "pink"], places: places([1, "blue"], [1, "pink"], [3, "orange"]) },
    } as unknown as View;
    expect(ranking(seen, shared).map((one) => [one.seat.seat, one.rank, one.won])).toEqual([
      ["blue", 1, true],
      ["pink", 1, true],
      ["orange", 3, false],
    ]);
    expect(ranking(seen, { result: null } as View).some((one) => one.won)).toBe(false);
  });
});

describe("a replay's table", () => {
  it("is made up for a file", () => {
    const seats = ["blue", "orange", "pink"];
    const story = { game: "tali", seats, players: ["Anna", "greedy"], over: true, dealt: [], draws: [] };
    const table = tableOf(story as unknown as Story, (player) => player === "greedy");
    expect(table.seats.map(({ seat, player, kind, bot }) => [seat, player, kind, bot])).toEqual([
      ["blue", "Anna", "human", null],
      ["orange", "greedy", "bot", "greedy"],
    ]);
    expect(table.status).toBe("over");
  });

  it("forgets what is true only now", () => {
    const seats = [seat("blue", { bot: "greedy" }), seat("pink", { kind: "bot", bot: "random" })];
    const [person, bot] = atRest({ seats, decider: "blue" } as unknown as TableInfo).seats;
    expect(person).toMatchObject({ connected: true, left_ms: null, out_of_time: false, bot: null });
    expect(bot?.bot).toBe("random");
  });
});

describe("a replay's keys", () => {
  function pressed(key: string, on = "<p></p>", more: KeyboardEventInit = {}): ReturnType<typeof keyOf> {
    document.body.innerHTML = on;
    let does: ReturnType<typeof keyOf> = null;
    const listen = (event: KeyboardEvent): void => void (does = keyOf(event));
    document.addEventListener("keydown", listen);
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    document.removeEventListener("keydown", listen);
    return does;
  }

  it("step, jump and play", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((key) => pressed(key))).toEqual([
      "back",
      "forward",
      "first",
      "end",
      "toggle",
      null,
    ]);
  });

  it("ask for help, wherever the question mark is on the keyboard", () => {
    expect([pressed("?"), pressed("?", "<button></button>", { shiftKey: true })]).toEqual(["help", "help"]);
    expect(pressed("End", "<p></p>", { shiftKey: true })).toBeNull();
  });

  it("leave to others what is theirs", () => {
    expect(pressed(" ", "<button></button>")).toBeNull();
    expect(pressed("ArrowLeft", "<button></button>")).toBe("back");
    expect(pressed("ArrowLeft", '<input type="range">')).toBeNull();
    expect(pressed(" ", '<input type="range">')).toBe("toggle");
    expect(pressed("?", '<input type="range">')).toBe("help");
    expect(pressed("?", '<input type="search">')).toBeNull();
    expect(pressed("Home", '<input type="search">')).toBeNull();
    expect(pressed("Home", "<textarea></textarea>")).toBeNull();
    expect(pressed("ArrowLeft", "<p></p>", { altKey: true })).toBeNull();
  });
});
