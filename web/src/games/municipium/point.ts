// How choices are said by pointing, and what pointing at something else would have meant.
import type { Target } from "../../lib/game";
import type { Choice, Said, View } from "../../lib/types";
import {
  askedPlace,
  CITIZENS,
  familyState,
  PLACES,
  read,
  STATUSES,
  type Citizen,
  type Option,
  type Position,
} from "./model";

/** The names of the citizens of one kind on a banner: the first has none of its own. */
function standing(place: string, citizen: Citizen, count: number): Target[] {
  return Array.from({ length: count }, (_, i) => `citizen:${place}:${citizen}${i ? `:${i + 1}` : ""}`);
}

/** Each pair of citizens that comes to the same two kinds, in either order. */
function pairs(position: Position, [one, two]: readonly Citizen[]): Target[][] {
  const place = askedPlace(position);
  const here = position.institutions.find((each) => each.place === place);
  if (!here || !one || !two) return [];
  const first = standing(here.place, one, here.banner[one]);
  const second = standing(here.place, two, here.banner[two]);
  const found: Target[][] = [];
  for (const a of first) for (const b of second) if (a !== b) found.push([a, b]);
  return one === two ? found : [...found, ...found.map(([a, b]) => [b, a] as Target[])];
}

export function paths(choice: Choice, view: View): Target[][] {
  const position = read(view);
  const option = choice as Option;
  const who = position.prompt.family;
  if (!who) return []; // A draw: nobody points.
  switch (option.do) {
    case "place-member":
      return [[`place:${option.place}`], [`hand:${who}`, `place:${option.place}`]];
    case "move":
      return [[`member:${option.from}:${who}:${option.wreathed ? "wreathed" : "plain"}`, `place:${option.to}`]];
    case "turn-common":
      return [["deck"]];
    case "play-card":
      return [[`card:${who}:${option.card}`]];
    case "advance-praefect":
      return [["praefect"]];
    case "place-citizen":
      return [`place:${option.place}`, `banner:${option.place}`].map((to) => [`drawn:${option.citizen}`, to]);
    case "take-two":
      return pairs(position, option.citizens ?? []);
    case "use":
      return [[`place:${option.place}`]];
    case "bring": {
      const here = position.institutions.find((each) => each.place === option.from);
      const some = here?.families.find((each) => each.family === option.family);
      const present = STATUSES.filter((status) => (some?.[status] ?? 0) > 0);
      return present.map((status) => [`member:${option.from}:${option.family}:${status}`, "place:tavern"]);
    }
    case "draw":
    case "draw-to-keep":
      return [["bag"]];
    case "give":
      return [[`stock:${who}:${option.piece}`]];
    case "look-to-family": {
      const stock = familyState(position, option.family ?? "")?.stock;
      const held = CITIZENS.filter((citizen) => (stock?.[citizen] ?? 0) > 0);
      return [[`family:${option.family}`], ...held.map((citizen) => [`stock:${option.family}:${citizen}`])];
    }
    case "look-to-banner":
      return [[`banner:${option.place}`]]; // Which of its citizens is the next decision.
    default:
      return []; // Staying, declining, passing, how many: buttons.
  }
}

const DRAWS = new Set(["turn-common", "draw", "draw-to-keep"]);

export function atOnce(choice: Choice): boolean {
  return DRAWS.has(choice.do) || (choice.do === "play-card" && choice["card"] === "citizen-invitation");
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

export function marks(said: Said): Target[] {
  const names = named(Object.values(said.args));
  const of = (kind: string) => names.filter((name) => name.startsWith(kind)).map((name) => name.slice(kind.length));
  const [places, families, cards] = [of("mun-place-"), of("mun-seat-"), of("mun-card-")];
  const found = new Set<Target>(places.map((place) => `place:${place}`));
  if (places.length === 0) for (const family of families) found.add(`family:${family}`);
  for (const family of families) {
    for (const place of places) for (const status of STATUSES) found.add(`member:${place}:${family}:${status}`);
    for (const card of cards) found.add(`card:${family}:${card}`);
  }
  if (cards.length > 0 && families.length === 0) found.add("discard");
  // What a sentence is about although it does not name it, or names it only by its power.
  const { id } = said;
  if (id.includes("praefect")) found.add("praefect");
  if (id.startsWith("mun-temple-order") || id === "mun-do-use-temple") found.add("temple-order");
  if (id.startsWith("mun-drew") || id.startsWith("mun-bag-") || id === "mun-do-draw" || id === "mun-do-draw-to-keep")
    found.add("bag");
  if (id === "mun-deck-renewed" || id.endsWith("turn-common")) found.add("deck");
  const power = /^mun-do-use-(\w+)$/.exec(id)?.[1];
  if (power && PLACES.some((place) => place === power)) found.add(`place:${power}`);
  if (id.startsWith("mun-baths-")) found.add("place:temple");
  if (id === "mun-did-bring-count") found.add("place:tavern");
  return [...found];
}

/** The place something is at, whatever of it was pointed at. */
function placeOf(target: Target): string | null {
  const [what, place] = target.split(":");
  const placed = ["place", "member", "banner", "citizen", "room"].includes(what ?? "");
  return placed && place ? place : null;
}

export function attempt(target: Target, picked: readonly Target[], view: View): string | null {
  const position = read(view);
  const who = position.prompt.family;
  const place = placeOf(target);
  const [what, one = "", two = "", three] = target.split(":");
  const [held = "", from = "", , status] = picked[0]?.split(":") ?? [];
  switch (position.prompt.frame) {
    case "move":
    case "second-move":
      if (held === "member" && place && place !== from) {
        return `move ${from} ${place}${status === "wreathed" ? " wreathed" : ""}`;
      }
      // A member of one's own that cannot step anywhere: why is told of a step to the Temple, or from it.
      if (what !== "member" || two !== who) return null;
      return `move ${one} ${one === "temple" ? "tavern" : "temple"}${three === "wreathed" ? " wreathed" : ""}`;
    case "one-power":
    case "pick-power":
      return place ? `use ${place}` : null;
    case "place-citizen": {
      const citizen = held === "drawn" ? from : onlyDrawn(position);
      return place && citizen ? `place ${citizen} ${place}` : null;
    }
    case "choose-card":
      return what === "card" && one === who ? `card ${two}` : null;
    default:
      return null;
  }
}

function onlyDrawn(position: Position): string | null {
  const drawn = CITIZENS.filter((citizen) => position.drawn[citizen] > 0);
  return drawn.length === 1 ? (drawn[0] ?? null) : null;
}

const SECTIONS: Record<string, string> = {
  "place-member": "4.6",
  "draw-first-player": "4.6",
  "initial-order": "4.7",
  move: "5.1",
  "second-move": "5.1",
  "choose-card": "5.2",
  "draw-card": "5.2",
  "card-resolved": "5.2",
  "end-of-turn": "5.3",
  "citizen-visit": "6.2",
  "great-family": "6.4",
  "one-power": "6.6",
  "pick-power": "6.7",
  powers: "6.8",
  "praefect-advances": "7.1",
  "praefect-event": "7.1",
  "refill-room": "7.1",
  "choose-citizens": "7.2",
  "citizen-event": "7.2",
  "citizen-gifts": "7.2",
  "place-citizen": "7.3",
  "draw-citizen": "7.3",
  temple: "8.0",
  tavern: "8.1",
  "tavern-count": "8.1",
  baths: "8.2",
  emporium: "8.3",
  basilica: "8.4",
  "basilica-give": "8.4",
  "draw-stock": "8.4",
  forum: "8.5",
  "forum-which": "8.5",
  reposition: "8.6",
  "exchange-set": "9.1",
};

export function section(view: View): string {
  const position = read(view);
  const { frame, kind } = position.prompt;
  if (kind === "over") return "10";
  if (frame === "draw-room") return position.turn > 0 ? "7.1" : "4.4";
  if (frame === "use-power") return `8.${PLACES.indexOf(askedPlace(position) ?? "temple")}`;
  return SECTIONS[frame ?? ""] ?? "5";
}
