// Where everything lies: the whole board for screens, and for phones the board and the card rows apart. Units are those
// of the viewBox, and close to pixels on the smallest screen each arrangement is for.
import { at, inside, type Box, type Point } from "../../lib/geometry";
import { OPEN_LOCATIONS, ROWS, type Location, type RowName } from "./model";

export interface ProvinceSite {
  box: Box;
  numeral: Point;
  /** The card space, both positions in it; the card is `card` wide and high. */
  zone: Box;
  card: { w: number; h: number };
  /** Levels 0 to 8 from the foot up; level 0 of the grey track is as wide as `ground`. */
  ladder: { x: number; y: number; step: number; grey: number; brown: number };
  ground: Box;
}
export interface LocationSite {
  box: Box;
  house: (Point & { scale: number }) | null; // the middle of its foot; the arena needs none
  name: Point & { anchor: "start" | "middle" };
  spaces: Point[];
  worker: number; // scale of a worker
  gist: Point | null; // the right end of what a worker does there, in signs
  note: Point & { stacked: boolean }; // what recruiting there would bring
  /** Its outline, if it is not a box. */
  oval?: Point;
}
export interface RowSite {
  head: Box;
  deck: Box;
  faceUp: Box;
  slots: Box[];
  /** The steps that say which workers a slot takes; null where a stair above all rows says it. */
  steps: Box[];
}
export interface Ring {
  box: Box;
  centre: Point;
  outer: Point;
  inner: Point;
}
export interface Layout {
  name: "wide" | "board" | "rows";
  width: number;
  height: number;
  card: number; // the width of a row's card
  rounds?: Box;
  order?: Box;
  score?: Box;
  provinceDeck?: Box;
  /** Where all symbols are explained. */
  legend?: Box;
  provinces: ProvinceSite[];
  locations: Partial<Record<Location, LocationSite>>;
  ring?: Ring;
  rows: Partial<Record<RowName, RowSite>>;
}

// ---- wide ----------------------------------------------------------------------------------------------------------

function wideProvince(index: number): ProvinceSite {
  const box = { x: index * 116, y: 32, w: 112, h: 146 };
  return {
    box,
    numeral: at(box, 32, 11.5),
    zone: inside(box, 2.5, 22, 60, 104),
    card: { w: 60, h: 77 },
    ladder: { x: box.x + 65, y: box.y + 143, step: 15.5, grey: 16, brown: 15 },
    ground: inside(box, 3, 127.8, 77, 14.6),
  };
}

function wideLocation(index: number): LocationSite {
  const box = { x: 584, y: 233 + index * 75.2, w: 216, h: 72 };
  return {
    box,
    house: { ...at(box, 31, 67), scale: 0.98 },
    name: { ...at(box, 60, 17.5), anchor: "start" },
    spaces: [0, 1, 2, 3, 4].map((i) => at(box, 77 + 30.5 * i, 46)),
    worker: 1,
    gist: at(box, 211, 12.5),
    note: { ...at(box, 32, 16), stacked: true },
  };
}

const RING: Ring = {
  box: { x: 584, y: 32, w: 216, h: 197 },
  centre: { x: 692, y: 130.5 },
  outer: { x: 107, y: 98 },
  inner: { x: 62, y: 54 },
};

function wideRow(index: number): RowSite {
  const y = 202 + index * 111;
  const slot = (i: number): Box => ({ x: 162 + i * 83.2, y, w: 77, h: 107.8 });
  return {
    head: { x: 0, y, w: 78, h: 108 },
    deck: { x: 82, y, w: 74, h: 108 },
    faceUp: { x: 88, y: y + 1, w: 62, h: 86.8 },
    slots: [0, 1, 2, 3, 4].map(slot),
    steps: [],
  };
}

export const STAIR: Box = { x: 162, y: 181, w: 409.8, h: 18.5 };

const rows = (make: (index: number) => RowSite): Record<RowName, RowSite> =>
  Object.fromEntries(ROWS.map((row, i) => [row, make(i)])) as Record<RowName, RowSite>;

const arena = (ring: Ring, name: number, worker: number): LocationSite => ({
  box: {
    x: ring.centre.x - ring.inner.x * 0.8,
    y: ring.centre.y - ring.inner.y * 0.86,
    w: ring.inner.x * 1.6,
    h: ring.inner.y * 1.72,
  },
  house: null,
  name: { x: ring.centre.x, y: ring.centre.y - name, anchor: "middle" },
  spaces: [0, 1, 2, 3, 4].map((i) => ({
    x: ring.centre.x + (i < 3 ? i - 1 : i - 3.5) * 31,
    y: ring.centre.y + (i < 3 ? -10 : 27),
  })),
  worker,
  gist: null,
  note: { x: ring.centre.x, y: ring.centre.y - name - 5, stacked: false },
  oval: ring.inner,
});

const located = (make: (index: number) => LocationSite, roma: LocationSite): Layout["locations"] => ({
  ...Object.fromEntries(OPEN_LOCATIONS.filter((name) => name !== "roma").map((name, i) => [name, make(i)])),
  roma,
});

export const WIDE: Layout = {
  name: "wide",
  width: 800,
  height: 533,
  card: 77,
  rounds: { x: 0, y: 0, w: 158, h: 28 },
  order: { x: 162, y: 0, w: 202, h: 28 },
  score: { x: 368, y: 0, w: 346, h: 28 },
  provinceDeck: { x: 718, y: 0, w: 82, h: 28 },
  legend: { x: 0, y: 180.5, w: 78, h: 19 },
  provinces: [0, 1, 2, 3, 4].map(wideProvince),
  locations: located(wideLocation, arena(RING, 33, 0.96)),
  ring: RING,
  rows: rows(wideRow),
};

// ---- phones --------------------------------------------------------------------------------------------------------

function tallProvince(index: number): ProvinceSite {
  const box = { x: index * 70.4, y: 66, w: 68.4, h: 283 };
  return {
    box,
    numeral: at(box, 34, 12),
    zone: inside(box, 3, 24, 62.4, 104),
    card: { w: 62.4, h: 76 },
    ladder: { x: box.x + 2, y: box.y + 265, step: 14.8, grey: 24, brown: 24 },
    ground: inside(box, 3, 250.2, 40, 30), // two lines: on level 0 there may be five markers
  };
}

function tallLocation(index: number): LocationSite {
  const box = { x: (index % 2) * 177, y: 353 + Math.floor(index / 2) * 88, w: 174, h: 84 };
  return {
    box,
    house: { ...at(box, 27, 39), scale: 0.7 },
    name: { ...at(box, 54, 18), anchor: "start" },
    spaces: [0, 1, 2, 3, 4].map((i) => at(box, 21 + 33 * i, 62)),
    worker: 1.02,
    gist: at(box, 170, 34.5),
    note: { ...at(box, 112, 33), stacked: false },
  };
}

const TALL_RING: Ring = {
  box: { x: 0, y: 529, w: 352, h: 218 },
  centre: { x: 176, y: 638 },
  outer: { x: 174, y: 107 },
  inner: { x: 112, y: 62 },
};

export const BOARD_PANE: Layout = {
  name: "board",
  width: 352,
  height: 797,
  card: 0,
  rounds: { x: 0, y: 0, w: 154, h: 30 },
  order: { x: 157, y: 0, w: 195, h: 30 },
  score: { x: 0, y: 33, w: 268, h: 30 },
  provinceDeck: { x: 271, y: 33, w: 81, h: 30 },
  legend: { x: 116, y: 751, w: 120, h: 44 },
  provinces: [0, 1, 2, 3, 4].map(tallProvince),
  locations: located(tallLocation, arena(TALL_RING, 34, 1)),
  ring: TALL_RING,
  rows: {},
};

function tallRow(index: number): RowSite {
  const y = index * 284;
  // Three slots in the first line, two in the second, where the card on the deck comes first.
  const slot = (i: number): Box => {
    const [column, top] = i < 3 ? [i, 18] : [i - 2, 158];
    return { x: 88 + column * 88.3, y: y + top, w: 86, h: 120.4 };
  };
  const steps = [0, 1, 2, 3, 4].map((i) => ({ ...slot(i), y: slot(i).y - 17, h: 16 }));
  return {
    head: { x: 0, y: y + 1, w: 84, h: 137 },
    deck: { x: 0, y: y + 141, w: 84, h: 137 },
    faceUp: { x: 88, y: y + 158, w: 86, h: 120.4 },
    slots: [0, 1, 2, 3, 4].map(slot),
    steps,
  };
}

export const ROWS_PANE: Layout = {
  name: "rows",
  width: 352,
  height: 850,
  card: 86,
  provinces: [],
  locations: {},
  rows: rows(tallRow),
};

// ---- spots on them -------------------------------------------------------------------------------------------------

/** The card of a province in one of its positions. */
export function provinceCard(site: ProvinceSite, position: "lower" | "upper"): Box {
  const y = position === "upper" ? site.zone.y : site.zone.y + site.zone.h - site.card.h;
  return { x: site.zone.x, y, ...site.card };
}

/** The middle of a level of the grey track, or of the brown one. */
export function level(site: ProvinceSite, of: "grey" | "brown", level: number): Point {
  const { x, y, step, grey, brown } = site.ladder;
  const across = of === "grey" ? grey / 2 : grey + NUMBERS + brown / 2;
  return { x: x + across, y: y - step * (level + 0.5) };
}
export const NUMBERS = 15; // the width of the numbers between the tracks

/** A point of the ring: space 12 at the top, clockwise; `depth` 0 at the inner edge, 1 at the outer. */
export function ringPoint(ring: Ring, space: number, depth: number, spaces: number): Point {
  const angle = -Math.PI / 2 + (space / spaces) * 2 * Math.PI;
  const radius = (side: "x" | "y") => ring.inner[side] + (ring.outer[side] - ring.inner[side]) * depth;
  return { x: ring.centre.x + radius("x") * Math.cos(angle), y: ring.centre.y + radius("y") * Math.sin(angle) };
}

/** The outline of a space of the ring. */
export function ringWedge(ring: Ring, space: number, spaces: number): string {
  const corner = (offset: number, depth: number) => {
    const { x, y } = ringPoint(ring, space + offset, depth, spaces);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const arc = (side: Point, sweep: number, to: string) => `A${side.x} ${side.y} 0 0 ${sweep} ${to}`;
  return (
    `M${corner(-0.485, 0.03)}L${corner(-0.485, 1)}${arc(ring.outer, 1, corner(0.485, 1))}` +
    `L${corner(0.485, 0.03)}${arc(ring.inner, 0, corner(-0.485, 0.03))}z`
  );
}
