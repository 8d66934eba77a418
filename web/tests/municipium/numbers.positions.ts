// Every number that is drawn of Municipium is what Python counts, in random games of every edition and option.
import { it } from "vitest";
import { game } from "../../src/games/municipium";
import { PLACES, PIECES, STATUSES, CITIZENS } from "../../src/games/municipium/model";
import {
  area,
  compare,
  find,
  first,
  Page,
  painted,
  pieces,
  target,
  text,
  within,
  written,
  type Position,
  type Reading,
  type Spot,
} from "../positions";

interface Piece extends Spot {
  kind: string;
}
const seatsOf = ({ view }: Position): string[] =>
  (view as unknown as { families: { family: string }[] }).families.map(({ family }) => family);

function kindOf(art: Element): string {
  if (art.querySelector(".toga")) return "praefect";
  if (art.querySelector(".wax")) return "favor";
  const family = painted(art, "mun-family-");
  if (!family) return CITIZENS.find((citizen) => art.querySelector(`[fill="var(--${citizen})"]`)) ?? "card";
  return `${art.querySelector(".disc") ? "disc" : art.querySelector(".given") ? "wreathed" : "plain"}:${family}`;
}

/** What stands on the areas that are pointed at, by area. */
class Town {
  readonly found: Reading = {};
  private readonly standing: Piece[];

  constructor(private readonly board: Element) {
    this.standing = pieces(board).map(({ x, y, art }) => ({ x, y, kind: kindOf(art) }));
  }

  read(families: readonly string[]): Reading {
    for (const place of PLACES) this.place(place, families);
    for (const family of families) {
      for (const status of STATUSES) this.count(`hand:${family}:${status}`, `hand:${family}`, `${status}:${family}`);
    }
    for (const citizen of CITIZENS) {
      const spots = find(this.board, `[data-target="drawn:${citizen}"] .hit`).map(disc);
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
    const names = families.flatMap((family) => STATUSES.map((status) => [family, status] as const));
    for (const [family, status] of names) {
      const name = `member:${place}:${family}:${status}`;
      this.count(name, name, `${status}:${family}`);
    }
    if (this.inside(`place:${place}`, "praefect").length > 0) this.found["praefect"] = place;
    const here = target(this.board, `place:${place}`)?.closest(".institution");
    if (here) this.ranks(place, here);
  }

  private ranks(place: string, here: Element): void {
    for (const [rank, laurel] of [
      ["first", ".plate + .gold"],
      ["second", ".plate + .silver"],
    ] as const) {
      const plate = here.querySelector(laurel)?.parentElement;
      if (plate) this.found[`${rank}:${place}`] = painted(plate, "mun-family-");
    }
    if (here.querySelector(".tie")) this.found[`tie:${place}`] = 1;
    // The number stands to the right of the family's members.
    for (const number of find(here, "text.number")) {
      const at = written(number);
      const left = find(here, '[data-target^="member:"]')
        .map((each) => ({ name: each.getAttribute("data-target") ?? "", box: area(each) }))
        .filter(({ box }) => box && Math.abs(box.y + box.h / 2 - at.y) < 1 && box.x + box.w <= at.x)
        .sort((a, b) => (b.box?.x ?? 0) - (a.box?.x ?? 0));
      this.found[`influence:${place}:${left[0]?.name.split(":")[2]}`] = first(number);
    }
  }

  private numbers(): void {
    const counts = find(this.board, "text.count");
    const on = (name: string): Element[] =>
      counts.filter((each) => within(written(each), area(target(this.board, name))));
    for (const pile of ["deck", "discard", "bag"]) {
      const [number] = on(pile).filter((each) => /^\d+$/.test(text(each)));
      if (number) this.found[pile] = first(number);
    }
    const [favors, wreaths] = on("supply");
    this.found["favors"] = first(favors);
    this.found["wreaths"] = first(wreaths);
  }

  private inside(name: string, kind: string): Piece[] {
    const box = area(target(this.board, name));
    return this.standing.filter((piece) => piece.kind === kind && within(piece, box));
  }
  private count(key: string, name: string, kind: string): void {
    this.put(key, this.inside(name, kind).length);
  }
  private put(key: string, many: number): void {
    if (many > 0) this.found[key] = many;
  }
}

const disc = (circle: Element): Spot => ({
  x: Number(circle.getAttribute("cx")),
  y: Number(circle.getAttribute("cy")),
});
const same = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

function panel(part: string, family: string, drawn: Element): Reading {
  const found: Reading = {};
  const items = PIECES.map((piece) => ({ piece, item: target(drawn, `stock:${family}:${piece}`) }));
  for (const { piece, item } of items) found[piece] = first(item);
  const lacking = items.filter(({ item }) => item?.matches(".lacking"));
  if (lacking.length > 0) found["lacking"] = lacking.map(({ piece }) => piece).join(" ");
  found["decurions"] = find(drawn, ".decurions .bronze").length;
  found["to-win"] = find(drawn, ".decurions .hollow").length;
  found["used"] = find(drawn, ".family-card.used").length;
  const lacks = drawn.querySelector(".set");
  if (lacks) found["lacks"] = first(lacks);
  const waiting = find(drawn, ".hand svg");
  const wreathed = waiting.filter((each) => each.querySelector("ellipse")).length;
  if (wreathed > 0) found["hand:wreathed"] = wreathed;
  if (waiting.length > wreathed) found["hand:plain"] = waiting.length - wreathed;
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [`${part}:${family}:${name}`, value]));
}

function read({ board, panels, strips, seats }: Page): Reading {
  const found = new Town(board).read(seats);
  for (const [family, drawn] of panels) Object.assign(found, panel("panel", family, drawn));
  for (const [family, drawn] of strips) Object.assign(found, panel("strip", family, drawn));
  return found;
}

it("draws every number as Python counts it, and says everything in three languages", { timeout: 600_000 }, async () => {
  await compare("municipium", game, seatsOf, read);
});
