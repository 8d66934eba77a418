import { expect, it } from "vitest";
import { keyIn } from "../../src/components/app/arrival";
import { sortMine, standing } from "../../src/components/app/standing";
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
