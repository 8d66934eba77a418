// What the cards show, as outlines in the box -24..24 by -38..0, the foot on the ground line. A picture is filled where
// a building is built and only drawn where it is a plan.
const arch = (x: number, foot: number, wide: number, high: number): string =>
  `M${x - wide / 2} ${foot}v${-(high - wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const arches = (xs: readonly number[], foot: number, wide: number, high: number): string =>
  xs.map((x) => arch(x, foot, wide, high)).join("");
const crenels = (from: number, to: number, y: number): string =>
  Array.from({ length: Math.floor((to - from) / 9) + 1 }, (_, i) => box(from + 9 * i, y - 4, 5, 4)).join("");
const columns = (xs: readonly number[], top: number, foot: number): string =>
  xs.map((x) => box(x - 2, top, 4, foot - top)).join("");

/** Walls, roofs and openings: three tones of one drawing. */
export interface Picture {
  wall: string;
  roof?: string;
  dark?: string;
}

const FIVE = [-18, -9, 0, 9, 18];

const pictures: Record<string, Picture> = {
  colosseum: {
    wall: "M-24 0V-26C-20-34-8-37 6-37L24-30V0z",
    dark: arches(FIVE, -2, 6, 11) + arches(FIVE, -15, 6, 10) + "M-18-29h36v2h-36z",
  },
  taberna: {
    wall: box(-20, -22, 40, 22),
    roof: "M-24-22L-15-35H15L24-22z",
    dark: box(-15, -14, 19, 9) + arch(12, 0, 10, 16),
  },
  insula: {
    wall: box(-15, -34, 30, 34),
    roof: "M-18-34L0-40 18-34z",
    dark: box(-10, -30, 6, 6) + box(4, -30, 6, 6) + box(-10, -20, 6, 6) + box(4, -20, 6, 6) + arch(0, 0, 9, 11),
  },
  circus: {
    wall: "M-24-6A24 14 0 0 1 24-6V0H-24z",
    roof: "M-14-6A14 6 0 0 1 14-6z",
    dark: arches([-19, -11, 11, 19], 0, 5, 8) + "M-1-12V-32h2v20zM-5-32L0-38 5-32z",
  },
  templum: {
    wall: columns(FIVE, -22, -4) + box(-24, -4, 48, 4) + box(-22, -26, 44, 4),
    roof: "M-24-26L0-38 24-26z",
    dark: box(-4, -20, 8, 16),
  },
  castra: {
    wall: box(-22, -18, 44, 18) + box(-24, -28, 11, 28) + box(13, -28, 11, 28) + crenels(-11, 12, -18),
    roof: "M-26-28L-18.5-37-11-28zM11-28L18.5-37 26-28z",
    dark: arch(0, 0, 11, 14),
  },
  portus: {
    wall: box(10, -30, 10, 30) + "M-24-7H6L0 0H-18z",
    roof: "M8-30L15-38 22-30zM-9-9V-32L4-12z",
    dark: box(13, -26, 4, 5) + "M-10-7V-34h1.6v27z",
  },
  aquaeductus: { wall: box(-24, -34, 48, 34), dark: arches([-15, 0, 15], 0, 11, 20) + arches(FIVE, -23, 6, 8) },
  thermae: {
    wall: box(-23, -18, 46, 18),
    roof: "M-15-18A15 18 0 0 1 15-18z",
    dark: arches([-15, 0, 15], 0, 8, 13) + "M-3-33h6v3h-6z",
  },
  via: {
    wall: "M-23 0L-5-36H5L23 0z",
    dark: "M-1.4-2h2.8v-8h-2.8zM-1-14h2v-7h-2zM-.7-24H.7v-6H-.7z",
    roof: "M14-14h8v-9l-4-4-4 4z",
  },
  basilica: {
    wall: box(-24, -18, 48, 18) + box(-14, -28, 28, 10),
    roof: "M-26-18L-14-24V-18zM26-18L14-24V-18zM-17-28L0-38 17-28z",
    dark: arches([-17, 0, 17], 0, 8, 12) + box(-9, -26, 4, 6) + box(-2, -26, 4, 6) + box(5, -26, 4, 6),
  },
  horreum: {
    wall: box(-22, -20, 44, 20),
    roof: "M-26-20L0-37 26-20z",
    dark: arch(0, 0, 13, 15) + box(-17, -15, 6, 4) + box(11, -15, 6, 4),
  },
  limes: {
    wall: box(-24, -14, 48, 14) + box(-7, -32, 14, 32) + crenels(-23, -12, -14) + crenels(9, 20, -14),
    roof: "M-11-32L0-39 11-32z",
    dark: box(-3, -27, 6, 7) + arch(0, 0, 7, 10),
  },
  theatrum: {
    wall: "M-24 0A24 34 0 0 1 24 0z",
    roof: "M-9 0A9 12 0 0 1 9 0z",
    dark: "M-19 0A19 27 0 0 1 19 0h-2A17 25 0 0 0-17 0zM-14 0A14 20 0 0 1 14 0h-2A12 18 0 0 0-12 0z",
  },
  arcus: { wall: box(-20, -34, 40, 34), roof: box(-23, -38, 46, 5), dark: arch(0, 0, 15, 24) + box(-14, -31, 28, 3) },
  helmet: {
    wall: "M-15-3C-17-24-8-31 2-31S18-22 16-8l4 3v4H6l-2-9H-6V0h-9z",
    roof: "M-9-31C-4-41 16-38 20-22L13-26C8-31-2-33-9-31z",
    dark: "M-6-14H4v3H-6z",
  },
  shield: {
    wall: "M-14-37C-5-40 5-40 14-37V-1C5 2-5 2-14-1z",
    roof: "M-1.6-38h3.2V0h-3.2zM-14-20.5h28v3.2h-28z",
    dark: "M-5-19a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
  },
  sword: { wall: "M0-39L5-32V-12H-5V-32z", roof: "M-12-12h24v4H-12z", dark: "M-2.6-8h5.2v6a2.6 2.6 0 0 1-5.2 0z" },
  armour: {
    wall: "M-18-34h10C-6-29 6-29 8-34H18V-22L13-20V-2H-13V-20L-18-22z",
    dark: "M-12-19h24v2H-12zM-12-13h24v2H-12zM-12-7h24v2H-12z",
    roof: "M-3-29h6v9h-6z",
  },
  javelin: {
    wall: "M-20-3L12-31l2 2L-18-1zM-20-33L12-5l2-2L-18-35z",
    roof: "M12-31l9-8-6 12zM12-5l9 6-6-9z",
    dark: "M-5-18L0-23 5-18 0-13z",
  },
  engine: {
    wall: "M-20-8h40v4h-40zM-4-32h8v24h-8z",
    roof: "M-22-30C-10-24 10-24 22-30L20-24C8-18-8-18-20-24z",
    dark: "M-18-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM8-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
  },
  quaestor: {
    wall: columns([-19, -9.5, 9.5, 19], -20, -4) + box(-24, -4, 48, 4) + box(-23, -24, 46, 4),
    roof: "M-25-24L0-38 25-24zM-9-4V-13C-9-18 9-18 9-13V-4z",
    dark: "M-2-12h4v5h-4zM-9-11h18v1.4H-9z",
  },
  mercator: {
    wall: box(-22, -12, 44, 12) + box(-21, -30, 3, 18) + box(18, -30, 3, 18),
    roof: "M-26-22L-20-38H20L26-22C22-17 16-17 13-22 10-17 3-17 0-22-3-17-10-17-13-22-16-17-22-17-26-22z",
    dark: "M-15-12a4 4 0 0 1 8 0zM-4-12a4 4 0 0 1 8 0zM7-12a4 4 0 0 1 8 0zM-20-8h40v1.4h-40z",
  },
  aedilis: {
    wall: box(-23, -21, 46, 21) + box(-11, -31, 22, 10),
    roof: "M-26-21L-12-27V-21zM26-21L12-27V-21zM-14-31L0-39 14-31z",
    dark: arches([-15, 0, 15], 0, 9, 14) + box(-6, -28, 4, 4) + box(2, -28, 4, 4),
  },
  propraetor: {
    wall:
      box(-24, -25, 13, 25) +
      box(11, -25, 13, 25) +
      box(-11, -20, 22, 20) +
      crenels(-23, -14, -25) +
      crenels(12, 21, -25),
    roof: "M-1-38h2v18h-2zM1-38h13l-4 4.5 4 4.5H1z",
    dark: arch(0, 0, 12, 15) + box(-19.5, -18, 3, 7) + box(16.5, -18, 3, 7),
  },
  aedificator: {
    wall: box(-23, -14, 30, 14) + box(-23, -22, 20, 8) + box(-23, -29, 10, 7),
    roof: "M12 0V-37h3.4V0zM-6-38L24-33V-30L-6-35zM-5-36h1.6v12h-1.6zM-9-24H1v7H-9z",
    dark: arches([-16, -3], 0, 7, 10),
  },
  legatus: {
    wall: "M-25 0L-6-27 13 0zM9 0L17-16 25 0z",
    roof: "M-6-27L-1-20-6-9-11-20zM19-38h2v22h-2zM13-36h14v8H13z",
    dark: "M-12 0L-6-14 0 0zM15 0L17-6 19 0z",
  },
  senatus: {
    wall: columns([-17, -6, 6, 17], -22, -6) + box(-25, -3, 50, 3) + box(-22, -6, 44, 3) + box(-21, -26, 42, 4),
    roof: "M-24-26L0-39 24-26z",
    dark: arch(0, -6, 8, 14) + "M-3-31a3 3 0 1 1 6 0a3 3 0 1 1-6 0z",
  },
  patron: {
    wall: "M-16 0C-16-10-9-15 0-15S16-10 16 0z",
    roof: "M-5-14C4-10 10-5 12 0H6C3-6-2-10-8-12z",
    dark: "",
  },
};

/** A building is known by its word, a war by its equipment; what is not known gets a picture all the same. */
export function picture(kind: string, word: string): Picture {
  const fallback = { building: "basilica", war: "shield", patron: "patron" }[kind] ?? "basilica";
  const known = pictures[word.toLowerCase().split(/[^a-z]/)[0] ?? ""];
  return known ?? (pictures[fallback] as Picture);
}
