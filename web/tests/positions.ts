// Positions of random games with what must be seen of each (`make positions`), and how a drawing is read.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect } from "vitest";
import { putCatalogue } from "../src/lib/catalogue";
import { LANGUAGES, type Catalogue } from "../src/lib/fluent";
import type { BoardProps, GameModule } from "../src/lib/game";
import { foretold } from "../src/lib/steps";
import type { Look, Said, View } from "../src/lib/types";
import { Held } from "./held.svelte";
import { catalogueOf } from "./words";

/** What a drawing shows, by what shows it. */
export type Reading = Record<string, number | string>;
export interface Position {
  table: string;
  you: string | null;
  view: View;
  origin: View | null;
  look: Look;
  shown: Reading;
}

/** What is printed in a game's box, then its positions. */
async function* lines(game: string): AsyncGenerator {
  const file = createReadStream(`${process.env["LUDI_POSITIONS"]}/${game}.ndjson.gz`).pipe(createGunzip());
  for await (const line of createInterface({ input: file })) yield JSON.parse(line);
}

/** The parts of a page that draw a position. They stay, and follow from one position to the next. */
export class Page {
  readonly board: Element;
  readonly panels: ReadonlyMap<string, Element>;
  readonly strips: ReadonlyMap<string, Element>;
  private readonly held: Held<Position>;
  private readonly parts: Record<string, unknown>[] = [];

  constructor(
    readonly game: GameModule,
    first: Position,
    readonly seats: readonly string[],
    private readonly say: BoardProps["say"],
  ) {
    this.held = new Held(as(first));
    this.board = this.put(game.Board);
    const panel = (compact: boolean) => (seat: string) => [seat, this.put(game.Panel, { seat, compact })] as const;
    this.panels = new Map(seats.map(panel(false)));
    this.strips = new Map(seats.map(panel(true)));
  }

  get position(): Position {
    return this.held.now;
  }
  show(position: Position): void {
    this.held.now = as(position);
    flushSync();
  }
  close(): void {
    for (const part of this.parts) void unmount(part);
  }

  put<P extends object>(Part: Component<P>, own: object = {}): Element {
    const { held, say } = this;
    const props = {
      get view() {
        return held.now.view;
      },
      get origin() {
        return held.now.origin;
      },
      get you() {
        return held.now.you;
      },
      get look() {
        return held.now.look;
      },
      table: null,
      target: (name: string) => ({ "data-target": name }),
      say,
      travel: 0,
    };
    const place = document.createElement("div");
    const all = Object.defineProperties(props, Object.getOwnPropertyDescriptors(own)) as unknown as P;
    this.parts.push(mount(Part, { target: place, props: all }));
    flushSync();
    return place;
  }
}

/** As the page has it when it was told of it. */
const as = (position: Position): Position => ({ ...position, view: foretold(position.view, position.look) });

// ---- reading ---------------------------------------------------------------------------------------------------

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  w: number;
  h: number;
}

/** An element and all within it, walked through once: jsdom takes its time with selectors and collections. */
export class Part {
  readonly tag: string;
  readonly classes: readonly string[];
  /** All of them, in order. */
  readonly within: readonly Part[];
  parent: Part | null = null;
  next: Part | null = null;

  constructor(private readonly element: Element) {
    this.tag = element.localName;
    this.classes = element.getAttribute("class")?.split(" ") ?? [];
    const within: Part[] = [];
    let before: Part | null = null;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const part = new Part(child);
      part.parent = this;
      if (before) before.next = part;
      before = part;
      within.push(part);
      for (const each of part.within) within.push(each);
    }
    this.within = within;
  }

  is(name: string): boolean {
    return this.classes.includes(name);
  }
  all(name: string): Part[] {
    return this.within.filter((part) => part.is(name));
  }
  has(name: string): boolean {
    return this.within.some((part) => part.is(name));
  }
  attribute(name: string): string | null {
    return this.element.getAttribute(name);
  }
  number(name: string): number {
    return Number(this.attribute(name));
  }
  get text(): string {
    return this.element.textContent.replace(/\s+/g, " ").trim();
  }
  /** The first number that is written on it. */
  get written(): number {
    return Number(/\d+/.exec(this.text)?.[0] ?? NaN);
  }
  /** The nearest around it that is so, itself included. */
  around(so: (part: Part) => boolean): Part | null {
    return so(this) ? this : (this.parent?.around(so) ?? null);
  }
  /** Where a group is moved to. */
  get moved(): Spot | null {
    const [, x, y] = /^translate\(([-\d.e]+) ([-\d.e]+)\)/.exec(this.attribute("transform") ?? "") ?? [];
    return y === undefined ? null : { x: Number(x), y: Number(y) };
  }
  get at(): Spot {
    return { x: this.number("x"), y: this.number("y") };
  }
  /** Everything that can be pointed at, by name. */
  get targets(): Map<string, Part> {
    const named = this.within.map((part) => [part.attribute("data-target"), part] as const);
    return new Map(named.filter((each): each is [string, Part] => each[0] !== null));
  }
  /** What a rectangle covers. */
  get box(): Box {
    return { ...this.at, w: this.number("width"), h: this.number("height") };
  }
  /** The area by which it is pointed at. */
  get area(): Box | null {
    return this.all("hit").find(({ tag }) => tag === "rect")?.box ?? null;
  }
  /** With what it is filled itself: `mun-family-blue` for `var(--mun-family-blue)`. */
  get colour(): string | null {
    return /^var\(--([\w-]+)/.exec(this.attribute("fill") ?? "")?.[1] ?? null;
  }
  /** The colours in which all within it is painted. */
  get colours(): string[] {
    return this.within.map(({ colour }) => colour).filter((colour) => colour !== null);
  }
  /** All within it of this colour. */
  filled(colour: string): Part[] {
    return this.within.filter((part) => part.colour === colour);
  }
  /** Those of its lines that are broken. */
  get dashed(): Part[] {
    return this.within.filter((part) => part.attribute("stroke-dasharray") !== null);
  }
  /** Everything written on it, besides what is inscribed in stone. */
  get texts(): Part[] {
    return this.within.filter((part) => part.tag === "text" && !part.is("inscribed"));
  }
}

export const inside = ({ x, y }: Spot, box: Box | null | undefined): boolean =>
  !!box && x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Everything that can travel, and where it stands. */
export function pieces(board: Part): (Spot & { art: Part })[] {
  return board.all("piece").map((art) => {
    const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(art.attribute("style") ?? "") ?? [];
    return { x: Number(x), y: Number(y), art };
  });
}

/** A part's reading by names of the whole. */
export const named = (prefix: string, found: Reading): Reading =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [prefix + name, value]));

// ---- comparing -------------------------------------------------------------------------------------------------

const ENOUGH = 20; // differences that are told

/** Draws all positions of a game one after another, and compares; `read`: what a page shows. */
export async function compare(
  name: string,
  game: GameModule,
  seats: (position: Position) => string[],
  read: (page: Page) => Reading,
): Promise<void> {
  const wrong: string[] = [];
  const catalogues = LANGUAGES.map((language) => catalogueOf([name], language, (problem) => wrong.push(problem)));
  const [english] = catalogues as [Catalogue];
  const say: BoardProps["say"] = (id, args) => english.format(id, args);
  const said = new Set<string>();
  // Svelte's development mode takes a stack trace of whatever changes often: here, of everything.
  const prepareStackTrace: unknown = Reflect.get(Error, "prepareStackTrace");
  Error.prepareStackTrace = () => "";
  let page: Page | null = null;
  let count = 0;
  for await (const line of lines(name)) {
    if (count++ === 0) putCatalogue(name, (line as { catalogue: unknown }).catalogue);
    else if (wrong.length < ENOUGH) {
      const position = line as Position;
      const here = seats(position);
      if (page?.seats.length !== here.length) {
        page?.close();
        page = new Page(game, position, here, say);
      }
      page.show(position);
      wrong.push(...differences(position, read(page)), ...unsaid(position, catalogues, said));
    }
  }
  page?.close();
  Reflect.set(Error, "prepareStackTrace", prepareStackTrace);
  expect(wrong.slice(0, ENOUGH)).toEqual([]);
  expect(count).toBeGreaterThan(100);
}

/** Where they differ; what is not drawn is missing on its side. */
function differences(position: Position, read: Reading): string[] {
  const names = new Set([...Object.keys(position.shown), ...Object.keys(read)]);
  return [...names]
    .filter((name) => position.shown[name] !== read[name])
    .map((name) => `${position.table}, ${name}: drawn ${read[name]}, counted ${position.shown[name]}`);
}

/** All sentences of a position: its labels, facts, choices, prompt, tally and verdict. */
function* sentences(value: unknown): Generator<Said> {
  if (typeof value !== "object" || value === null) return;
  const { id, args } = value as Partial<Said>;
  if (typeof id === "string" && typeof args === "object") yield value as Said;
  else for (const part of Object.values(value)) yield* sentences(part);
}

/** Sentences that come out wrong in a language; what is missing in its catalogue is complained of besides. */
function unsaid({ view, look }: Position, catalogues: readonly Catalogue[], known: Set<string>): string[] {
  const wrong: string[] = [];
  for (const said of sentences([view, look])) {
    const key = JSON.stringify(said);
    if (known.has(key)) continue;
    known.add(key);
    const odd = catalogues.filter((each) => /^$|[{}]|\b(undefined|null|NaN)\b/.test(each.say(said)));
    wrong.push(...odd.map(({ language }) => `${language}: ${key}`));
  }
  return wrong;
}
