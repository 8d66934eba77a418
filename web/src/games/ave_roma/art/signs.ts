// Every symbol of the game as a few filled outlines in the box -12..12. Each has a silhouette of its own.
import { oval } from "../../../lib/geometry";

export interface Shape {
  d: string;
  /** A colour of `signs.css`; none: only a line. */
  fill?: string;
  /** Colour of the line; none: the fill's own dark edge. `bare`: no line at all. */
  line?: string;
  width?: number;
}

const circle = (x: number, y: number, r: number): string => oval({ x, y }, r);

const leaf = (x: number, y: number, turn: number, size = 1): string => {
  const at = (along: number, across: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `${(x + along * c - across * s).toFixed(1)} ${(y + along * s + across * c).toFixed(1)}`;
  };
  return `M${at(0, 0)}Q${at(2.6 * size, -2.4 * size)} ${at(6 * size, 0)}Q${at(2.6 * size, 2.4 * size)} ${at(0, 0)}z`;
};

/** A wreath, open at the top: leaves along two arcs. */
const wreath = (): string => {
  const leaves: string[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI / 2 + 0.25 + i * 0.42;
    for (const side of [1, -1]) {
      const around = side === 1 ? angle : Math.PI - angle;
      const [x, y] = [8.4 * Math.cos(around), 8.4 * Math.sin(around)];
      leaves.push(leaf(x, y, around + side * 1.15));
    }
  }
  return leaves.join("");
};

const LOGS = [circle(-5.4, 5, 5.2), circle(5.4, 5, 5.2), circle(0, -4.4, 5.2)];
const BULL =
  "M-4.6-4.6C-8-4-11.2-6-11.4-10.6c3 1.6 4.8 2.2 7.2 2.6h8.4c2.4-.4 4.2-1 7.2-2.6C11.2-6 8-4 4.6-4.6" +
  "c1.6 0 4.8.4 5.8 1.2C9.4-1 7.4.2 5.6.2 5.2 3.6 4.4 6 3.8 8.4 3.2 10.4 1.6 11 0 11s-3.2-.6-3.8-2.6" +
  "C-4.4 6-5.2 3.6-5.6.2-7.4.2-9.4-1-10.4-3.4c1-.8 4.2-1.2 5.8-1.2z";
const GRAINS = [0, 1, 2]
  .map((i) => leaf(0, 6 - i * 4.2, -0.75, 1.4) + leaf(0, 6 - i * 4.2, Math.PI + 0.75, 1.4))
  .join("");
const CRYSTAL = "M-2.6-11.4L3.4-5.6 4.6 10.4H-5.8L-7-4z";
const CRYSTAL_SMALL = "M6.6-4.4L11-.6 10 10.4H2.4L2-.6z";
const GRAPES: readonly [number, number][] = [
  [-6, -3],
  [0, -3],
  [6, -3],
  [-3, 2],
  [3, 2],
  [0, 7],
];
const AMPHORA =
  "M-3.4-11.4h6.8v2.6H2.4v2.6C6.6-4.8 7.6-.6 6.2 3 5 6.2 3 8 2.4 9.8h1.4v1.8h-7.6V9.8h1.4C-3 8-5 6.2-6.2 3" +
  "-7.6-.6-6.6-4.8-2.4-6.2v-2.6h-1z";
const SWORD = "M0-11.8L2.6-7.6V3.4h4.6v2.8H2.2V9.2a2.2 2.2 0 1 1-4.4 0V6.2h-5V3.4h4.6V-7.6z";
const MANE =
  "M0-11.4L3.2-9.2 7-9.8 8-6 11.2-3.8 9.8-.2 11 3.6 7.6 5.6 6.4 9.4 2.6 9.2 0 11.8-2.6 9.2-6.4 9.4-7.6 5.6" +
  "-11 3.6-9.8-.2-11.2-3.8-8-6-7-9.8-3.2-9.2z";
const COIN = circle(0, 0, 10.4);
const HALF = "M-10.4 4.6a10.4 10.4 0 0 1 20.8 0z";
const TOGA = "M-9 11.2C-9 5.4-6 2.6 0 2.6s9 2.8 9 8.6z";

const part = (fill: string, marks: string): Shape[] => [
  { d: HALF, fill },
  { d: marks, fill: "pale", line: "bare" },
  { d: "M-11.4 6.8h22.8", line: "ink", width: 2 },
];

/** A plate framed in a colour and split in two, for the two goods of that colour. */
const either = (colour: string): Shape[] => [
  {
    d: "M-8-11H8A3 3 0 0 1 11-8V8A3 3 0 0 1 8 11H-8A3 3 0 0 1-11 8V-8A3 3 0 0 1-8-11z",
    fill: "plate",
    line: `${colour}-frame`,
    width: 2,
  },
  { d: "M-9.6 9.6L9.6-9.6", line: `${colour}-frame`, width: 1.2 },
];

const shapes = {
  wood: [
    ...LOGS.map((d) => ({ d, fill: "wood" })),
    { d: circle(-5.4, 5, 2.3) + circle(5.4, 5, 2.3) + circle(0, -4.4, 2.3), line: "pale", width: 1.3 },
  ],
  stone: [
    { d: "M-11 2.2H-.6V11H-11zM.6 2.2H11V11H.6zM-6-7.6H6V1H-6z", fill: "stone" },
    { d: "M-9 4.4h4M3 4.4h4M-4-5.4H1", line: "pale", width: 1.3 },
  ],
  cattle: [
    { d: BULL, fill: "green" },
    { d: circle(-2.5, -1.2, 1) + circle(2.5, -1.2, 1) + "M-2 7.6h1.2M.8 7.6H2", fill: "pale", line: "bare" },
    { d: "M-2.2 7.2h1.2M1 7.2h1.2", line: "pale", width: 1.6 },
  ],
  grain: [
    { d: "M0 11.6V-6", line: "green-deep", width: 2 },
    { d: GRAINS + "M0-3.6Q-3.6-7.6 0-12 3.6-7.6 0-3.6z", fill: "green" },
  ],
  mineral: [
    { d: CRYSTAL_SMALL, fill: "red" },
    { d: CRYSTAL, fill: "red" },
    { d: "M-2.6-11L-1.6 10M-6.6-3.6L-2.2-2 3-5M6.4-4L6.6 10", line: "pale", width: 1.1 },
  ],
  wine: [
    { d: "M0-6C0-9 1.6-11 4.4-11.6", line: "green-deep", width: 2 },
    { d: "M-.6-6.4C-2-10.4-6-11.6-9.4-10.6-8.6-7.4-5-5.4-.6-6.4z", fill: "green" },
    ...GRAPES.map(([x, y]) => ({ d: circle(x, y, 3.7), fill: "wine" })),
  ],
  any: [
    { d: "M0 0V-10.6A10.6 10.6 0 0 1 9.2 5.3z", fill: "black" },
    { d: "M0 0L9.2 5.3A10.6 10.6 0 0 1-9.2 5.3z", fill: "green" },
    { d: "M0 0L-9.2 5.3A10.6 10.6 0 0 1 0-10.6z", fill: "red" },
    { d: circle(0, 0, 6), fill: "pale" },
    { d: "M0-4.4L1.1-1.4 4.3-1.4 1.8.6 2.7 3.8 0 2-2.7 3.8-1.8.6-4.3-1.4-1.1-1.4z", fill: "dark", line: "bare" },
  ],
  surplus: [
    {
      d:
        "M-3-6.4C-9-2.6-11 2.4-10 7.4-9.4 10-7.6 11-5 11H5c2.6 0 4.4-1 5-3.6C11 2.4 9-2.6 3-6.4" +
        "L5.4-10.8 2.2-9.8 0-11.6-2.2-9.8-5.4-10.8z",
      fill: "sack",
    },
    { d: "M-4-6.4Q0-4.8 4-6.4", line: "dark", width: 2.2 },
    { d: "M0-.4v7.6M-3.8 3.4h7.6", line: "dark", width: 2 },
  ],
  denarii: [
    { d: COIN, fill: "coin" },
    { d: circle(0, 0, 7.8), line: "dark", width: 1 },
    { d: "M-3.8-4.6L3.8 4.6M3.8-4.6L-3.8 4.6M-5 0H5", line: "dark", width: 2 },
  ],
  vp: [
    { d: wreath(), fill: "laurel", width: 0.8 },
    { d: "M-2.6 8.4L0 10.4 2.6 8.4M0 10.4v1.6", line: "red", width: 1.8 },
    { d: "M0-5L1.5-1.6 5.2-1.2 2.4 1.2 3.2 4.8 0 2.9-3.2 4.8-2.4 1.2-5.2-1.2-1.5-1.6z", fill: "coin" },
  ],
  influence: [
    { d: "M0-12V12", line: "ink", width: 2.2 },
    { d: "M-8.4-9H8.4V4.4L5.6 2.6 2.8 4.4 0 2.6-2.8 4.4-5.6 2.6-8.4 4.4z", fill: "grey" },
    { d: "M-4.4-3.4L0-6.8 4.4-3.4M-4.4 0.4L0-3 4.4.4", line: "pale", width: 1.8 },
  ],
  political: [
    { d: "M-10.6-4.2H10.6V-.4H-10.6z", fill: "purple" },
    { d: "M-8.4-.4C-8.4 6 8.4 4.4 8.4 11.2M8.4-.4C8.4 6-8.4 4.4-8.4 11.2", line: "purple", width: 2.8 },
    { d: "M-10.6-4.2V-11M10.6-4.2V-11", line: "purple", width: 2.6 },
    { d: circle(-10, -10.2, 1.5) + circle(10, -10.2, 1.5), fill: "coin", width: 0.8 },
  ],
  amphora: [
    { d: "M-3-8.8C-9.4-9.6-10.6-3.4-6.6-1.2M3-8.8C9.4-9.6 10.6-3.4 6.6-1.2", line: "clay", width: 2.2 },
    { d: AMPHORA, fill: "clay" },
    { d: "M-6.4-.2H6.4M-6 2.8H6", line: "pale", width: 1.3 },
  ],
  sword: [
    { d: SWORD, fill: "steel" },
    { d: "M0-8.4V3", line: "pale", width: 1.2 },
  ],
  lion: [
    { d: MANE, fill: "mane" },
    { d: "M-5-5.4Q0-7.6 5-5.4 6 0 3.4 4.4 1.6 7.4 0 7.4T-3.4 4.4Q-6 0-5-5.4z", fill: "tawny", width: 0.9 },
    { d: circle(-2.2, -2.4, 1) + circle(2.2, -2.4, 1) + "M-1.8 1.6h3.6L0 3.8z", fill: "dark", line: "bare" },
    { d: "M0 3.4V5.4", line: "dark", width: 1.1 },
  ],
  honour: [
    { d: "M-5.4-11.4H5.4L3.2-1H-3.2z", fill: "purple" },
    { d: circle(0, 4.6, 6.8), fill: "coin" },
    { d: "M0 .4L1.2 3 4 3.3 1.9 5.2 2.5 8 0 6.5-2.5 8-1.9 5.2-4 3.3-1.2 3z", fill: "purple", line: "bare" },
  ],
  cube: [
    { d: "M0-11L9.8-5.6V5.6L0 11-9.8 5.6V-5.6z", fill: "brown" },
    { d: "M-9.8-5.6L0-.4 9.8-5.6M0-.4V11", line: "pale", width: 1.5 },
  ],
  worker: [
    { d: "M-8.6-11.2H8.6V-7.4L6.4-6V8l2.2 1.4v2.2H-8.6V9.4L-6.4 8V-6L-8.6-7.4z", fill: "marble" },
    { d: "M-3.4-5.4V7.4M0-5.4V7.4M3.4-5.4V7.4", line: "ink", width: 1.2 },
  ],
  patron: [
    { d: TOGA, fill: "toga" },
    { d: "M-3.4 3.2Q2 6 6.6 11M-.4 2.8Q5 5 8 8.4", line: "purple", width: 2 },
    { d: circle(0, -4.6, 5.6), fill: "skin" },
    {
      d: "M-5.6-4.4C-6-9.8-3-11.6 0-11.6S6-9.8 5.6-4.4C4.4-7.4 3-8.2 0-8.2S-4.4-7.4-5.6-4.4z",
      fill: "laurel",
      width: 0.8,
    },
  ],
  building: [
    { d: "M-9.4-3H9.4V11H3.6V5.6a3.6 3.6 0 0 0-7.2 0V11H-9.4z", fill: "marble" },
    { d: "M-11.8-3L0-11.6 11.8-3z", fill: "roof" },
    { d: "M-7 .6h3M4 .6h3", line: "ink", width: 1.8 },
  ],
  war: [
    {
      d:
        "M-6.6 1.4C-6.6-4.4-4-7 0-7s7 2.6 7 8.4V3H3.6l-.2 8.4C1.6 11 .6 9.4.6 7.4V4.4h-2.8L-4.2 11" +
        "C-6 10-6.6 8.4-6.6 6z",
      fill: "steel",
    },
    {
      d: "M-8.6-.2C-9.6-7.6-6-11.6 0-11.6c3.4 0 6.4 1.2 8.4 3.4L6.2-6" + "C4.6-7.6 2.6-8.4.2-8.4-3.8-8.4-6-5.6-5.8-.2z",
      fill: "roof",
    },
  ],
  province: [
    { d: "M-11.2 11.2V-5.4L0-9.8 11.2-5.4v16.6H7.6V3.6a3 3 0 0 0-6 0v7.6h-3.2V3.6a3 3 0 0 0-6 0v7.6z", fill: "marble" },
    { d: "M-11.2-2.6H11.2", line: "ink", width: 1.4 },
  ],
  quaestor: [
    { d: "M-10 6.2h12v4.4h-12zM-10 1.6h12V6h-12zM-10-3h12v4.4h-12z", fill: "coin" },
    { d: circle(5.6, -5.4, 5.6), fill: "coin" },
    { d: "M3.4-7.6l4.4 4.4M7.8-7.6L3.4-3.2", line: "dark", width: 1.5 },
  ],
  mercator: [
    { d: "M0-11v19M-9.6-7.4H9.6M-4.6 10.6H4.6", line: "ink", width: 2 },
    { d: "M-9.6-7.4L-11.8 1M-9.6-7.4L-5.6 1M9.6-7.4L5.6 1M9.6-7.4L11.8 1", line: "ink", width: 1.1 },
    { d: "M-12 1h6.8a3.4 3.6 0 0 1-6.8 0zM5.2 1H12a3.4 3.6 0 0 1-6.8 0z", fill: "coin" },
  ],
  aedilis: [
    { d: circle(-4.8, -3.4, 4) + circle(3.4, -4.4, 4.4), fill: "red" },
    { d: "M5-6L9.4-11M6-3L11-6.4", line: "green-deep", width: 2.2 },
    { d: "M-11.4-1.2H11.4L8.2 11H-8.2z", fill: "sack" },
    { d: "M-9.8 2.8H9.8M-8.8 6.8H8.8M-4-1L-3 11M4-1L3 11", line: "dark", width: 1.1 },
  ],
  propraetor: [
    { d: "M0-2V12", line: "ink", width: 2.4 },
    {
      d:
        "M0-8.6C1.2-11.6 4-11.6 4.6-9.6L3.4-8.6C6-9 10-10.4 11.8-11.4 11.4-6 7.6-2.4 3.6-1.4" +
        "L5 2.6 0 1.2-5 2.6-3.6-1.4C-7.6-2.4-11.4-6-11.8-11.4-10-10.4-6-9-3.4-8.4z",
      fill: "coin",
    },
    { d: "M-4.6 5.4H4.6", line: "red", width: 2.6 },
  ],
  roma: [
    { d: "M-11.4 10.6V-3.6C-11.4-7-6-9.4 0-9.4S11.4-7 11.4-3.6V10.6z", fill: "marble" },
    {
      d: "M-8.6 10.6V7a2 2 0 0 1 4 0v3.6M-2 10.6V7a2 2 0 0 1 4 0v3.6M4.6 10.6V7a2 2 0 0 1 4 0v3.6",
      fill: "ink",
      line: "bare",
    },
    {
      d: "M-8.6 2.6V-.4a2 2 0 0 1 4 0v3zM-2 2.6V-.4a2 2 0 0 1 4 0v3zM4.6 2.6V-.4a2 2 0 0 1 4 0v3z",
      fill: "ink",
      line: "bare",
    },
    { d: "M-11.4-4.2C-8-6 8-6 11.4-4.2", line: "ink", width: 1.2 },
  ],
  aedificator: [
    { d: "M-1.8-6.6L1.8-6.6 2.4 11.4H-2.4z", fill: "brown" },
    { d: "M-10.6-11.2H6.4C9.2-11.2 10.8-9 11.4-5.4 9-7 7.4-6.4 6-5.4H-10.6z", fill: "steel" },
  ],
  legatus: [
    { d: "M-8.4-11C-3-12.4 3-12.4 8.4-11V11C3 12.4-3 12.4-8.4 11z", fill: "red" },
    { d: "M0-10.6V10.6M-6.8-8.6L6.8 8.6M6.8-8.6L-6.8 8.6", line: "coin", width: 1.4 },
    { d: circle(0, 0, 3.6), fill: "coin" },
  ],
  senatus: [
    { d: "M-11.6-4.6L0-11.4 11.6-4.6V-2.6H-11.6z", fill: "marble" },
    { d: "M-9.4-2.4h3.4V7.6h-3.4zM-1.7-2.4h3.4V7.6h-3.4zM6-2.4h3.4V7.6H6z", fill: "marble" },
    { d: "M-11.6 7.8H11.6v3.4H-11.6z", fill: "marble" },
    { d: circle(0, -6.2, 1.7), fill: "purple", line: "bare" },
  ],
  "part-black": part("black", "M-6 1.8H6v1.4H-6zM-5-1.4H5V0H-5z"),
  "part-green": part("green", "M0 3.6C-4.6 1.6-4-2.6 0-4.6 4-2.6 4.6 1.6 0 3.6z"),
  "part-red": part("red", "M0-4.4L4.6-.2 0 4-4.6-.2z"),
  "part-multi": part("purple", circle(-5.2, 1.4, 1.8) + circle(0, -1.6, 1.8) + circle(5.2, 1.4, 1.8)),
  rounds: [
    { d: "M-7.4-11.2H7.4V-8.6H-7.4zM-7.4 8.6H7.4v2.6H-7.4z", fill: "brown" },
    {
      d: "M-5.6-8.6H5.6C5.6-3.6 1.4-2 1.4 0S5.6 3.6 5.6 8.6H-5.6C-5.6 3.6-1.4 2-1.4 0S-5.6-3.6-5.6-8.6z",
      fill: "marble",
    },
    { d: "M-4.4 7.6C-4 5 0 4 0 2 0 4 4 5 4.4 7.6zM-3.6-4.6H3.6L0-.6z", fill: "coin", line: "bare" },
  ],
} satisfies Record<string, readonly Shape[]>;

/** A plate of a colour and the two goods that may pay for it. */
const plates = { black: ["wood", "stone"], green: ["cattle", "grain"], red: ["mineral", "wine"] } as const;
export type Plate = keyof typeof plates;
export type SignName = keyof typeof shapes | Plate;

export function outlines(name: string): readonly Shape[] {
  if (name in plates) return either(name);
  return (shapes as Record<string, readonly Shape[]>)[name] ?? [];
}

export function halves(name: string): readonly [SignName, SignName] | null {
  return name in plates ? plates[name as Plate] : null;
}
