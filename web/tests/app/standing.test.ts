import { describe, expect, it } from "vitest";
import { keyIn } from "../../src/components/app/arrival";
import { rematchFor, sortMine, standing } from "../../src/components/app/standing";
import { waysOut } from "../../src/components/app/waysOut";
import type { SeatInfo, TableInfo, TableSeen } from "../../src/lib/types";

const at = (seat: string, kind: SeatInfo["kind"] = "human"): SeatInfo => ({
  seat,
  kind,
  player: kind === "open" ? "" : seat.toUpperCase(),
  bot: null,
  reserved: false,
  connected: true,
  left_ms: null,
  out_of_time: false,
  entropy_hash: null,
  revealed: false,
  entropy: null,
  resigned: false,
  wants_end: false,
  hints: false,
});
const table = (change: Partial<TableInfo>): TableInfo => ({
  id: "x",
  game: "municipium",
  options: {},
  seats: [at("blue"), at("orange")],
  listed: false,
  clock: null,
  status: "playing",
  number: 0,
  decider: "blue",
  watching: 0,
  protocol: 3,
  commitment: "",
  anchor: null,
  round: 1,
  reveal_ms: null,
  draws: 0,
  link: null,
  secret: null,
  rematch: null,
  created: 0,
  shares: null,
  ended: null,
  abortable: false,
  hints: true,
  rematch_by: null,
  ...change,
});

it.each([
  [table({}), "blue", "act", "web-lobby-your-turn"],
  [table({}), "orange", "going", "web-lobby-their-turn"],
  [table({ decider: null }), null, "going", "web-lobby-going-on"],
  [table({ status: "waiting", seats: [at("blue"), at("orange", "open")] }), null, "act", "web-lobby-waiting-for"],
  [table({ status: "waiting", seats: [at("blue"), at("orange", "open")] }), "blue", "going", "web-lobby-waiting-for"],
  [table({ status: "revealing" }), "blue", "going", "web-lobby-beginning"],
  [table({ status: "over", shares: { blue: 1, orange: 0 } }), "blue", "done", "web-lobby-you-won"],
  [table({ status: "over", shares: { blue: 1, orange: 0 } }), "orange", "done", "web-lobby-they-won"],
  [table({ status: "over", shares: { blue: 0.5, orange: 0.5 } }), "blue", "done", "web-lobby-you-shared"],
  [table({ status: "over", shares: { blue: 0.5, orange: 0.5 } }), null, "done", "web-lobby-they-shared"],
  [table({ status: "over" }), null, "done", "web-lobby-over"],
  [table({ status: "over", ended: "agreed" }), "blue", "done", "web-invite-ended-agreed"],
  [table({ status: "over", ended: "aborted" }), "blue", "done", "web-invite-ended-aborted"],
  [table({ status: "over", ended: "resigned", shares: { blue: 1, orange: 0 } }), "blue", "done", "web-lobby-you-won"],
])("tells how a table stands (%#)", (info, you, tone, id) => {
  expect(standing(info, you, ({ player }) => player)).toMatchObject({ tone, id });
});

it("puts what waits for you first, then the newest", () => {
  const seen = (id: string, you: string, change: Partial<TableInfo>): TableSeen => ({
    table: table({ id, ...change }),
    you,
    host: false,
    kept: false,
    key: null,
  });
  const mine = [
    seen("over", "blue", { status: "over" }),
    seen("waiting", "blue", { status: "waiting" }),
    seen("old", "orange", { created: 1 }),
    seen("new", "orange", { created: 2 }),
    seen("yours", "blue", {}),
  ];
  expect(sortMine(mine).map((each) => each.table.id)).toEqual(["yours", "new", "old", "waiting", "over"]);
});

it("finds a seat's key in an address", () => {
  expect(keyIn(`#key=${"a".repeat(32)}`)).toBe("a".repeat(32));
  expect(keyIn("#key=short")).toBeNull();
  expect(keyIn("#section")).toBeNull();
  expect(keyIn("")).toBeNull();
});

describe("the ways out of a game", () => {
  const out = (you: string, change: Partial<TableInfo>): [string, string | null][] =>
    waysOut({ table: table(change), you, host: false, kept: false, key: null }).map(({ name, about }) => [name, about]);
  const [blue, orange, bot] = [at("blue"), at("orange"), at("yellow", "bot")];

  it("are leaving, calling off and resigning at first, and ending together later", () => {
    expect(out("blue", { abortable: true })).toEqual([
      ["web-lobby-leave", "web-lobby-leave-playing"],
      ["web-invite-abort", "web-invite-abort-about"],
      ["web-invite-resign", "web-invite-resign-last"],
    ]);
    expect(out("blue", {})[1]).toEqual(["web-invite-end", "web-invite-end-about"]);
    expect(out("blue", { seats: [blue, bot] })[1]).toEqual(["web-invite-end", "web-invite-end-alone"]);
    expect(out("blue", { seats: [{ ...blue, wants_end: true }, orange] })[1]).toEqual([
      "web-invite-end-withdraw",
      null,
    ]);
  });
  it("say what resigning comes to", () => {
    const about = (...seats: SeatInfo[]): unknown => out("blue", { seats }).at(-1)?.[1];
    expect(about(blue, orange, bot)).toBe("web-invite-resign-about");
    expect(about(blue, { ...orange, resigned: true }, bot)).toBe("web-invite-resign-last");
    expect(about(blue, bot, at("pink", "bot"))).toBe("web-invite-resign-last");
  });
  it("are none for who has resigned, only watches, or sees a game that is over", () => {
    expect(out("blue", { seats: [{ ...blue, resigned: true }, orange] })).toEqual([]);
    expect(out("green", {})).toEqual([]);
    expect(out("blue", { status: "over" })).toEqual([]);
    expect(out("blue", { status: "waiting" })).toEqual([["web-lobby-leave", "web-lobby-leave-waiting"]]);
  });
});

it("knows who asks for a rematch, unless one asks oneself", () => {
  const seen = (you: string | null, by: string | null): TableSeen => ({
    table: table({ status: "over", rematch: by && "y", rematch_by: by }),
    you,
    host: false,
    kept: false,
    key: null,
  });
  expect(rematchFor(seen("blue", "orange"))?.seat).toBe("orange");
  expect(rematchFor(seen("blue", "blue"))).toBeNull();
  expect(rematchFor(seen("blue", null))).toBeNull();
  expect(rematchFor(seen(null, "orange"))).toBeNull();
});
