// How choices are said by pointing, and what pointing at something else would have meant.
import type { Target } from "../../lib/game";
import type { Choice, Said, View } from "../../lib/types";
import { locationState, rowState, slotState } from "./lookup";
import { player, read, ROW_LOCATION, ROWS, type Option, type Position } from "./model";

const rowOf = (location: string) => ROWS.find((row) => ROW_LOCATION[row] === location);

/** Where a worker is placed: a location, or a slot of a card row. */
function place(option: Option): Target {
  const row = rowOf(option.location ?? "");
  return row && option.slot !== undefined ? `slot:${row}:${option.slot}` : `location:${option.location}`;
}

/** A piece and where it goes, in either order. */
const either = (piece: Target, to: Target): Target[][] => [
  [piece, to],
  [to, piece],
];

/** Workers of a printed value lying at the location that is being recruited from. */
function lying(position: Position, value: number): Target[] {
  const asked = position.prompt.message.args["location"] as { name?: string } | undefined;
  const location = asked?.name?.replace("ar-location-", "") ?? "";
  const row = rowOf(location);
  const worn = (worker: number | null) => worker === value;
  if (row) {
    const slots = rowState(position, row)?.slots ?? [];
    return slots.filter(({ worker }) => worn(worker)).map(({ slot }) => `slot-worker:${row}:${slot}`);
  }
  const spaces = locationState(position, location)?.spaces ?? [];
  return spaces.flatMap(({ worker }, index) => (worn(worker) ? [`space:${location}:${index}`] : []));
}

/** Own cards whose unused influence is so much: they are all alike. */
function influential(position: Position, seat: string, icons: number): Target[] {
  const cards = player(position, seat)?.cards;
  const mine = [...(cards?.building ?? []), ...(cards?.war ?? [])];
  return mine.filter((card) => !card.used && card.influence === icons).map((card) => `card:${card.kind}:${card.card}`);
}

/** A good of one's choice: in the own store, and on the province card where the pick is one of its goods. */
function picking(position: Position, seat: string, good: string): Target[][] {
  const { action } = position;
  const here = action && action.stage !== "fee" ? position.provinces[action.value - 1]?.card : null;
  const shown = [...(here?.upper ?? []), ...(here?.lower ?? [])].some((each) => each === good);
  return [[`good:${good}:${seat}`], ...(action && shown ? [[`province-good:${action.value}:${good}`]] : [])];
}

type Way = (option: Option, position: Position, seat: string) => Target[][];

const patron: Way = (option) => [[`card:patron:${option.patron}`]];
const shown: Way = (option, position) => [[`province-good:${position.action?.value ?? 0}:${option.good}`]];

const WAYS: Record<string, Way> = {
  place: (option) => either(`worker:${option.worker}`, place(option)),
  "place-trained": (option) => either(`trained:${option.change}`, place(option)),
  train: (option) => either(`worker:${option.worker}`, `training:${option.change}`),
  shadow: (option) => either(`shadow:${option.worker}`, `location:${option.location}`),
  extra: (option) => [[place(option)]], // An imaginary worker: its values become buttons.
  recruit: (option) => [[`location:${option.location}`]],
  take: (option, position) => lying(position, option.worker ?? 0).map((target) => [target]),
  half: (option, position) => [[`half:${position.action?.value ?? 0}:${option.half}`]],
  receive: shown,
  buy: shown,
  sell: (option, _, seat) => [[`good:${option.good}:${seat}`]],
  pick: (option, position, seat) => picking(position, seat, option.good ?? ""),
  pay: (option, _, seat) => [[option.by === "surplus" ? `surplus:${seat}` : `good:${option.by}:${seat}`]],
  overflow: (option, _, seat) => [[`${option.into}:${seat}`]],
  influence: (_, position) => [[`province:${position.action?.value ?? 0}`]],
  play: (option, position, seat) => influential(position, seat, option.icons ?? 0).map((target) => [target]),
  campaign: (option) => [[`province:${option.province}`]],
  replace: patron,
  activate: patron,
  gain: patron,
  double: patron,
  "spend-patron": patron,
  board: (option) => [[`board:${option.board}`]],
};

export function paths(choice: Choice, view: View): Target[][] {
  const position = read(view);
  const option = choice as Option;
  const { seat } = position.prompt;
  if (!seat) return []; // A draw: nobody points.
  return WAYS[option.do]?.(option, position, seat) ?? []; // Passing, having enough, how many: buttons.
}

/** Everything can be taken back until it is confirmed. */
export function atOnce(): boolean {
  return false;
}

/** The names in a sentence's arguments, lists and sentences within it included. */
function named(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) named(item, found);
  else if (typeof value === "object" && value !== null) {
    if ("name" in value && typeof value.name === "string") found.push(value.name);
    if ("args" in value && typeof value.args === "object") named(Object.values(value.args ?? {}), found);
  }
  return found;
}

const DECKS = ["building", "war", "patron", "province"] as const;

/** What a sentence names only by its title: a word of the notation is the title in small letters. */
function cards(args: Record<string, unknown>): Target[] {
  const titles = [args["card"], args["patron"]].filter((each) => typeof each === "string");
  return titles.flatMap((title) => {
    const word = title.toLowerCase().replaceAll(" ", "-");
    const buildings = ["plan", "built"].map((version) => `card:building:${word}-${version}`);
    return [...buildings, `card:war:${word}`, `card:patron:${word}`, `card:province:${title}`];
  });
}

export function marks(said: Said): Target[] {
  const { id, args } = said;
  const names = named(Object.values(args));
  const of = (kind: string) => names.filter((name) => name.startsWith(kind)).map((name) => name.slice(kind.length));
  const seats = of("ar-seat-");
  const found = new Set<Target>(of("ar-location-").map((location) => `location:${location}`));
  for (const location of of("ar-location-")) {
    const row = rowOf(location);
    if (row && typeof args["slot"] === "number") found.add(`slot:${row}:${args["slot"]}`);
  }
  const province = args["province"];
  if (typeof province === "number") {
    found.add(`province:${province}`);
    for (const seat of seats) found.add(`marker:${province}:${seat}`);
    if (id.startsWith("ar-keeps-card")) found.add(`cube:${province}`);
  }
  if (typeof args["space"] === "number") found.add(`ring:${args["space"]}`);
  if (id === "ar-walks" || id === "ar-steps") for (const seat of seats) found.add(`gladiator:${seat}`);
  if (id === "ar-political" || id === "ar-fame") for (const seat of seats) found.add(`political:${seat}`);
  for (const seat of seats) for (const good of of("ar-good-")) found.add(`good:${good}:${seat}`);
  for (const deck of of("ar-deck-")) if (DECKS.some((each) => each === deck)) found.add(`deck:${deck}`);
  for (const card of cards(args)) found.add(card);
  if (typeof args["board"] === "string") found.add(`board:${args["board"]}`);
  if (id === "ar-new-round" || id === "ar-first-round" || id === "ar-did-next") found.add("order");
  if (found.size === 0) for (const seat of seats) found.add(`player:${seat}`);
  return [...found];
}

/** The notation of a place: a location, or a slot of a row. */
function placed(target: Target): string | null {
  const [what, one = "", two] = target.split(":");
  if (what === "location" || what === "space") return one;
  const row = ROWS.find((each) => each === one);
  return (what === "slot" || what === "slot-worker") && row ? `${ROW_LOCATION[row]} ${two}` : null;
}

/** A worker's part of the notation of a placement. */
function piece(target: Target, position: Position): string | null {
  const [what, one = "", seat] = target.split(":");
  if (seat) return null; // Somebody else's.
  if (what === "worker") return one;
  const found = player(position, position.prompt.seat)?.training.find((each) => each.change === Number(one));
  if (what !== "trained" || !found?.worker) return null;
  const value = found.values.find((each) => each !== found.worker) ?? found.worker;
  return `${found.worker}to${value}@${one}`;
}

/** Any own worker will do to hear why nothing can be placed somewhere: one that fits, if there is one. */
function anyone(position: Position, target: Target): string | null {
  const [what, row = "", number] = target.split(":");
  const own = player(position, position.prompt.seat);
  const slot = what === "slot" ? slotState(position, row, Number(number)) : undefined;
  const fit = own?.workers.find((value) => !slot || (value >= slot.least && value <= slot.most)) ?? own?.workers[0];
  if (fit !== undefined) return String(fit);
  const trained = own?.training.find((each) => each.worker !== null);
  return trained ? piece(`trained:${trained.change}`, position) : null;
}

function attemptTurn(target: Target, picked: readonly Target[], position: Position): string | null {
  const [held = ""] = picked;
  const [what, one, seat] = target.split(":");
  const [kind, value] = held.split(":");
  if (what === "training" && !seat) return kind === "worker" ? `train ${value} ${one}` : null;
  if (kind === "training" && what === "worker" && !seat) return `train ${one} ${value}`;
  const to = placed(target) ?? placed(held);
  const from = piece(target, position) ?? piece(held, position) ?? (placed(target) ? anyone(position, target) : null);
  return to && from ? `place ${from} ${to}` : null;
}

export function attempt(target: Target, picked: readonly Target[], view: View): string | null {
  const position = read(view);
  const [what, one = "", two = ""] = target.split(":");
  const to = placed(target);
  const own = two === position.prompt.seat;
  switch (position.prompt.frame) {
    case "turn":
      return attemptTurn(target, picked, position);
    case "extra-action":
      return to ? `extra ${anyone(position, target) ?? 1} ${to}` : null;
    case "shadow": {
      const shadow = picked[0]?.split(":")[1] ?? player(position, position.prompt.seat)?.shadows[0];
      return to && shadow ? `shadow ${shadow} ${to}` : null;
    }
    case "recruit":
      return to ? `recruit ${to.split(" ")[0]}` : null;
    case "sell":
      return what === "good" && own ? `sell ${one}` : null;
    case "buy":
      return what === "province-good" ? `buy ${two}` : null;
    case "administer":
      return what === "province-good" ? `receive ${two}` : null;
    case "pick":
      return what === "good" && own ? `pick ${one}` : what === "province-good" ? `pick ${two}` : null;
    case "pay":
      return what === "good" && own ? `pay ${one}` : null;
    case "train":
      return what === "training" && picked[0] ? `train ${picked[0].split(":")[1]} ${one}` : null;
    case "choose-board":
      return what === "board" ? `board ${one}` : null;
    default:
      return null;
  }
}
