// Every number that is drawn of Municipium is what Python counts, in random games of every edition and option.
import { it } from "vitest";
import { game } from "../../src/games/municipium";
import { PLACES, PIECES, STATUSES, CITIZENS } from "../../src/games/municipium/model";
import { compare, inside, named, Page, Part, pieces, type Position, type Reading, type Spot } from "../positions";

const seatsOf = ({ view }: Position): string[] =>
  (view as unknown as { families: { family: string }[] }).families.map(({ family }) => family);

const familyOf = (art: Part): string | undefined =>
  art.colours.find((colour) => colour.startsWith("mun-family-"))?.slice(11);

/** A laurel's leaves, an eagle on a staff, wax, the plate under a mark: all have colours of their own. */
const LAUREL = "mun-laurel";
const PLATE = "mun-plate";
const RANKS: Record<string, string> = { gold: "first", "mun-silver": "second" };

function kindOf(art: Part): string {
  const colours = new Set(art.colours);
  if (colours.has("mun-paper")) return "card"; // whatever is pictured on it
  if (colours.has("gold")) return "praefect";
  if (colours.has("mun-favor")) return "favor";
  const family = familyOf(art);
  if (family) return `${colours.has(PLATE) ? "disc" : colours.has(LAUREL) ? "wreathed" : "plain"}:${family}`;
  return CITIZENS.find((citizen) => colours.has(`mun-${citizen}`)) ?? "";
}

/** What stands on the areas that are pointed at, and what is written there. */
class Town {
  private readonly found: Reading = {};
  private readonly standing: (Spot & { kind: string })[];
  private readonly targets: Map<string, Part>;

  constructor(private readonly board: Part) {
    this.standing = pieces(board).map(({ x, y, art }) => ({ x, y, kind: kindOf(art) }));
    this.targets = board.targets;
  }

  read(families: readonly string[]): Reading {
    for (const place of PLACES) this.place(place, families);
    for (const family of families) {
      for (const status of STATUSES) this.count(`hand:${family}:${status}`, `hand:${family}`, `${status}:${family}`);
    }
    for (const citizen of CITIZENS) {
      const spots = (this.targets.get(`drawn:${citizen}`)?.all("hit") ?? []).map(middle);
      this.put(`drawn:${citizen}`, this.standing.filter((each) => spots.some((spot) => same(each, spot))).length);
    }
    const discs = this.standing.filter(({ kind }) => kind.startsWith("disc:")).sort((a, b) => a.y - b.y);
    if (discs.length > 0) this.found["order"] = discs.map(({ kind }) => kind.slice(5)).join(" ");
    this.numbers();
    return this.found;
  }

  private place(place: string, families: readonly string[]): void {
    for (const citizen of CITIZENS) {
      this.count(`banner:${place}:${citizen}`, `banner:${place}`, citizen);
      this.count(`room:${place}:${citizen}`, `room:${place}`, citizen);
    }
    this.count(`room:${place}:favor`, `room:${place}`, "favor");
    const groups = families.flatMap((family) => STATUSES.map((status) => [family, status] as const));
    for (const [family, status] of groups) {
      const name = `member:${place}:${family}:${status}`;
      this.count(name, name, `${status}:${family}`);
    }
    if (this.many(`place:${place}`, "praefect") > 0) this.found["praefect"] = place;
    this.ranks(place, this.targets.get(`place:${place}`)?.parent ?? this.board);
  }

  private ranks(place: string, here: Part): void {
    for (const { next, parent } of here.filled(PLATE)) {
      const rank = RANKS[next?.colour ?? ""]; // on the plate: a wreath of leaves, or a pediment
      if (rank && next?.tag === "g" && parent) this.found[`${rank}:${place}`] = familyOf(parent) ?? "";
      else if (rank) this.found[`tie:${place}`] = 1;
    }
    const members = [...this.targets].filter(([name]) => name.startsWith(`member:${place}:`));
    const groups = members.map(([name, group]) => ({ family: name.split(":")[2], box: group.area }));
    for (const number of here.texts) {
      const { x, y } = number.at; // to the right of the family's members
      const left = groups.filter(({ box }) => box && Math.abs(box.y + box.h / 2 - y) < 1 && box.x + box.w <= x);
      const [nearest] = left.sort((a, b) => (b.box?.x ?? 0) - (a.box?.x ?? 0));
      this.found[`influence:${place}:${nearest?.family}`] = number.written;
    }
  }

  private numbers(): void {
    const { texts } = this.board;
    const on = (name: string) => texts.filter((each) => inside(each.at, this.targets.get(name)?.area));
    for (const pile of ["deck", "discard", "bag"]) {
      const [number] = on(pile).filter((each) => /^\d+$/.test(each.text));
      if (number) this.found[pile] = number.written;
    }
    const [favors, wreaths] = on("supply");
    this.found["favors"] = favors?.written ?? NaN;
    this.found["wreaths"] = wreaths?.written ?? NaN;
  }

  private many(name: string, kind: string): number {
    const box = this.targets.get(name)?.area;
    return this.standing.filter((piece) => piece.kind === kind && inside(piece, box)).length;
  }
  private count(key: string, name: string, kind: string): void {
    this.put(key, this.many(name, kind));
  }
  private put(key: string, many: number): void {
    if (many > 0) this.found[key] = many;
  }
}

const middle = (circle: Part): Spot => ({ x: circle.number("cx"), y: circle.number("cy") });
const same = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

function panel(part: string, family: string, drawn: Part): Reading {
  const found: Reading = {};
  const things = drawn.targets;
  const items = PIECES.map((piece) => ({ piece, item: things.get(`stock:${family}:${piece}`) }));
  for (const { piece, item } of items) found[piece] = item?.written ?? NaN;
  const lacking = items.filter(({ item }) => item?.is("lacking"));
  if (lacking.length > 0) found["lacking"] = lacking.map(({ piece }) => piece).join(" ");
  const medals = drawn.filled("mun-decurion").length;
  const told = drawn.all("count").map((each) => each.written);
  found["decurions"] = told.length === 1 && told[0] === medals ? medals : NaN;
  found["to-win"] = drawn.dashed.length;
  found["used"] = drawn.all("family-card").filter((card) => card.is("used")).length;
  for (const lacks of drawn.all("set")) found["lacks"] = lacks.written;
  const waiting = drawn.within.filter(({ parent }) => parent?.is("hand"));
  const wreathed = waiting.filter((each) => each.colours.includes(LAUREL)).length;
  if (wreathed > 0) found["hand:wreathed"] = wreathed;
  if (waiting.length > wreathed) found["hand:plain"] = waiting.length - wreathed;
  return named(`${part}:${family}:`, found);
}

function read({ board, panels, strips, seats }: Page): Reading {
  const found = new Town(new Part(board)).read(seats);
  for (const [family, drawn] of panels) Object.assign(found, panel("panel", family, new Part(drawn)));
  for (const [family, drawn] of strips) Object.assign(found, panel("strip", family, new Part(drawn)));
  return found;
}

it(
  "draws every number as Python counts it, and says everything in three languages",
  { timeout: 3_600_000 },
  async () => {
    await compare("municipium", game, seatsOf, read);
  },
);
