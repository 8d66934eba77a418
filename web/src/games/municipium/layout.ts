// Where everything lies, in two arrangements: wide for screens and tall for phones. Units are those of the viewBox.
import { at, inside, type Box, type Point } from "../../lib/geometry";
import { PLACES, type Family, type Institution, type Place, type Status } from "./model";

export interface Site {
  place: Place;
  box: Box;
  building: Point & { scale: number }; // the middle of its foot
  plate: Box;
  numeral: Point;
  power: Point;
  banner: Box & { upright: boolean; slots: Point[] };
  room: (Box & { upright: boolean; favor: Point; citizen: Point }) | null;
  plaza: Box;
  first: Point;
  second: Point;
  praefect: Point | null;
}
export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  token: number; // a member's width
  coin: number; // a citizen's
  text: number; // the smallest text: 14 px on the smallest screen this arrangement is for
  touch: number; // 44 px there
  sites: Record<Place, Site>;
  order: Box;
  deck: Box;
  discard: Box;
  bag: Box;
  drawn: Point[];
  supplies: { favor: Point; wreath: Point; decurion: Point };
  suppliesBox: Box;
  cardName: Box;
  ornament: Point & { r: number };
  hands: Box;
  road: number;
  edge: Point; // where pieces leave to when nobody shows where a stock is
}

function wideSite(place: Place, x: number, y: number): Site {
  const box = { x: x - 120, y: y - 100, w: 240, h: 200 };
  const temple = place === "temple";
  return {
    place,
    box,
    building: { ...at(box, 119, 98), scale: 1 },
    plate: inside(box, 42, 101, temple ? 126 : 150, 25),
    numeral: at(box, 25, 113.5),
    power: temple ? at(box, 174, 113.5) : at(box, 209, 113.5),
    banner: { ...inside(box, 6, 3, 38, 96), upright: true, slots: [25.5, 53, 80.5].map((dy) => at(box, 25, dy)) },
    room: temple
      ? null
      : { ...inside(box, 196, 5, 38, 91), upright: true, favor: at(box, 215, 38), citizen: at(box, 215, 72) },
    plaza: inside(box, 6, 130, 186, 66),
    first: at(box, 68, 9),
    second: at(box, 171, 9),
    praefect: temple ? null : at(box, 216, 168),
  };
}

function tallSite(place: Place, x: number, y: number): Site {
  const box = { x: x - 92, y: y - 137, w: 184, h: 274 };
  const temple = place === "temple";
  return {
    place,
    box,
    building: { ...at(box, 92, 83), scale: 0.9 },
    plate: inside(box, 4, 84, 176, 33),
    numeral: at(box, 20, 66),
    power: at(box, 164, 66),
    banner: { ...inside(box, 5, 122, 107, 42), upright: false, slots: [22, 57, 92].map((dx) => at(box, dx, 142)) },
    room: temple
      ? null
      : { ...inside(box, 114, 122, 66, 42), upright: false, favor: at(box, 130.5, 143), citizen: at(box, 163.5, 143) },
    plaza: inside(box, 4, 170, temple ? 132 : 138, 100),
    first: at(box, 22, 24),
    second: at(box, 162, 24),
    praefect: temple ? null : at(box, 160, 226),
  };
}

type Spots = readonly (readonly [number, number])[];

function sites(make: (place: Place, x: number, y: number) => Site, spots: Spots): Record<Place, Site> {
  const made = PLACES.map((place, i) => [place, make(place, ...(spots[i] as [number, number]))]);
  return Object.fromEntries(made) as Record<Place, Site>;
}

const wideSites = sites(wideSite, [
  [500, 362],
  [136, 362],
  [334, 124],
  [666, 124],
  [864, 362],
  [666, 600],
  [334, 600],
]);

export const WIDE: Layout = {
  name: "wide",
  width: 1000,
  height: 720,
  token: 29,
  coin: 27,
  text: 18.2,
  touch: 56,
  sites: wideSites,
  order: inside(wideSites.temple.box, 194, 6, 42, 190),
  deck: { x: 26, y: 32, w: 68, h: 96 },
  discard: { x: 110, y: 32, w: 68, h: 96 },
  bag: { x: 846, y: 26, w: 92, h: 104 },
  drawn: [0, 1, 2, 3].map((i) => ({ x: 826 + 44 * i, y: 172 })),
  supplies: { favor: { x: 44, y: 560 }, wreath: { x: 102, y: 560 }, decurion: { x: 160, y: 560 } },
  suppliesBox: { x: 16, y: 526, w: 172, h: 86 },
  cardName: { x: 16, y: 158, w: 172, h: 28 },
  ornament: { x: 895, y: 596, r: 78 },
  hands: { x: 800, y: 490, w: 190, h: 212 },
  road: 40,
  edge: { x: 1060, y: 300 },
};

const tallSites = sites(tallSite, [
  [300, 450],
  [300, 141],
  [504, 300],
  [504, 600],
  [300, 759],
  [96, 600],
  [96, 300],
]);

export const TALL: Layout = {
  name: "tall",
  width: 600,
  height: 900,
  token: 30,
  coin: 32,
  text: 24,
  touch: 74,
  sites: tallSites,
  order: inside(tallSites.temple.box, 137, 122, 43, 148),
  deck: { x: 18, y: 12, w: 66, h: 93 },
  discard: { x: 104, y: 12, w: 66, h: 93 },
  bag: { x: 412, y: 16, w: 88, h: 100 },
  drawn: [0, 1, 2, 3].map((i) => ({ x: 530 + 42 * (i % 2), y: 38 + 46 * Math.floor(i / 2) })),
  supplies: { favor: { x: 36, y: 800 }, wreath: { x: 97, y: 800 }, decurion: { x: 158, y: 800 } },
  suppliesBox: { x: 6, y: 764, w: 184, h: 98 },
  cardName: { x: 8, y: 121, w: 180, h: 33 },
  ornament: { x: 502, y: 822, r: 58 },
  hands: { x: 408, y: 750, w: 188, h: 146 },
  road: 34,
  edge: { x: 300, y: 960 },
};

// ---- members in front of a building --------------------------------------------------------------------------------

export interface Group {
  family: Family;
  status: Status;
  spots: Point[];
  box: Box;
}
export interface Crowd {
  groups: Group[];
  numbers: { family: Family; influence: number; at: Point }[];
}

type Present = Institution["families"][number];

const RING = 9; // what a wreath adds to a member's width
const DIGIT = 1.05; // the width of an influence, in text sizes, clear of what is lit beside it
const CLOSEST = 0.2; // members stand no closer, in tokens

/** The width a family takes with its members `step` apart, its influence written behind them. */
function spread(each: Present, token: number, step: number, digit: number): number {
  const count = each.plain + each.wreathed;
  return (count - 1) * step + token + each.wreathed * RING + digit;
}

/** Families over rows, none split: of all ways the one whose members stand least close, then whose rows are narrowest. */
function rows(present: readonly Present[], count: number, row: RowMeasure): Present[][] {
  let best: Present[][] = [[...present]];
  let [loosest, least] = [row.step(present), row.wide(present)];
  for (let way = 0; way < count ** present.length; way++) {
    const split = Array.from({ length: count }, (): Present[] => []);
    present.forEach((each, i) => split[Math.floor(way / count ** i) % count]?.push(each));
    const [step, most] = [Math.min(...split.map(row.step)), Math.max(...split.map(row.wide))];
    if (step > loosest + 0.1 || (step > loosest - 0.1 && most < least - 0.5))
      [best, loosest, least] = [split, step, most];
  }
  const rank = (some: readonly Present[]) => present.findIndex((each) => each === some[0]);
  return best.filter((some) => some.length > 0).sort((one, other) => rank(one) - rank(other));
}

interface RowMeasure {
  /** The width with members side by side. */
  wide: (row: readonly Present[]) => number;
  /** How far apart members can stand. */
  step: (row: readonly Present[]) => number;
}

/** Where the members of each family stand on a plaza: whole families side by side, closer together where it is full. */
export function crowd(families: readonly Present[], plaza: Box, layout: Layout): Crowd {
  const present = families.filter((each) => each.plain + each.wreathed > 0);
  const { token } = layout;
  const digit = layout.text * DIGIT;
  const gap = token * 0.35;
  const natural = token + 2;
  const bare = (row: readonly Present[], step: number) =>
    row.reduce((sum, each) => sum + spread(each, token, step, digit), 0);
  const wide = (row: readonly Present[], step = natural) => bare(row, step) + gap * (row.length - 1);
  const step = (row: readonly Present[]) => {
    const steps = row.reduce((sum, each) => sum + each.plain + each.wreathed - 1, 0);
    return Math.min(natural, natural - (wide(row) - plaza.w) / Math.max(steps, 0.01));
  };
  const most = Math.max(1, Math.floor(plaza.h / (token + 3)));
  let split: Present[][] = [present];
  for (let count = 2; count <= most && split.some((row) => wide(row) > plaza.w); count++) {
    split = rows(present, count, { wide, step });
  }
  const height = Math.min(plaza.h / split.length, token + 12);
  const top = plaza.y + (plaza.h - height * split.length) / 2;
  const found: Crowd = { groups: [], numbers: [] };
  split.forEach((row, i) => {
    const apart = Math.max(token * CLOSEST, step(row));
    // Where even that does not do, families move together.
    const between = Math.min(gap, (plaza.w - bare(row, apart)) / Math.max(1, row.length - 1));
    let x = plaza.x + Math.max(0, (plaza.w - wide(row, apart)) / 2);
    for (const each of row) {
      x = stand(found, each, { x, y: top + height * (i + 0.5) }, apart, height, layout) + between;
    }
  });
  return found;
}

/** One family's members from `start` to the right; gives back where they end. */
function stand(found: Crowd, each: Present, start: Point, step: number, height: number, layout: Layout): number {
  const { token } = layout;
  let x = start.x;
  for (const status of ["plain", "wreathed"] as const) {
    const ring = status === "wreathed" ? RING : 0;
    const spots: Point[] = [];
    const left = x;
    for (let i = 0; i < each[status]; i++) {
      spots.push({ x: x + (token + ring) / 2, y: start.y });
      x += step + ring;
    }
    if (spots.length === 0) continue;
    const right = (spots.at(-1) as Point).x + (token + ring) / 2;
    const box = { x: left - 1, y: start.y - height / 2 + 1, w: right - left + 2, h: height - 2 };
    found.groups.push({ family: each.family, status, spots, box });
  }
  x += token - step;
  const at = { x: x + layout.text * (DIGIT - 0.42), y: start.y };
  found.numbers.push({ family: each.family, influence: each.influence, at });
  return x + layout.text * DIGIT;
}

/** Where members not yet placed wait: one line for each family that has some. */
export function handRows(families: readonly { family: Family; unplaced: Record<Status, number> }[], layout: Layout) {
  const waiting = families.filter((each) => each.unplaced.plain + each.unplaced.wreathed > 0);
  const { hands, token } = layout;
  const height = Math.min(token + 10, hands.h / Math.max(1, families.length));
  return waiting.map((each, row) => {
    const y = hands.y + height * (row + 0.5);
    const step = Math.min(token, (hands.w - token - 12) / 6);
    const spot = (i: number): Point => ({ x: hands.x + token / 2 + 6 + i * step, y });
    const plain = Array.from({ length: each.unplaced.plain }, (_, i) => spot(i));
    const wreathed = Array.from({ length: each.unplaced.wreathed }, (_, i) => spot(each.unplaced.plain + i));
    return { family: each.family, plain, wreathed, box: { x: hands.x, y: y - height / 2, w: hands.w, h: height } };
  });
}
