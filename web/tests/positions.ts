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

const all = (of: Element, selector: string): Element[] => [...of.querySelectorAll(selector)];
const number = (of: Element | null | undefined, name: string): number => Number(of?.getAttribute(name));

export const text = (of: Element | null | undefined): string => (of?.textContent ?? "").replace(/\s+/g, " ").trim();
export const first = (of: Element | null | undefined): number => Number(/\d+/.exec(text(of))?.[0] ?? NaN);
export const written = (of: Element): Spot => ({ x: number(of, "x"), y: number(of, "y") });
export const find = all;

export const target = (of: Element, name: string): Element | null => of.querySelector(`[data-target="${name}"]`);

/** The area by which something is pointed at. */
export function area(of: Element | null): Box | null {
  const hit = of?.querySelector("rect.hit");
  return hit ? { ...written(hit), w: number(hit, "width"), h: number(hit, "height") } : null;
}
export const within = ({ x, y }: Spot, box: Box | null): boolean =>
  box !== null && x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Everything that can travel, and where it stands. */
export function pieces(board: Element): (Spot & { art: Element })[] {
  return all(board, ".piece").map((art) => {
    const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(art.getAttribute("style") ?? "") ?? [];
    return { x: Number(x), y: Number(y), art };
  });
}

/** The colour in which something is painted, without what it begins with: `var(--mun-family-blue)`. */
export function painted(art: Element, prefix: string): string {
  const fills = all(art, "[fill]").map((each) => each.getAttribute("fill") ?? "");
  return fills.find((fill) => fill.startsWith(`var(--${prefix}`))?.slice(6 + prefix.length, -1) ?? "";
}

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
      wrong.push(...differences(position, read(page)), ...catalogues.flatMap((each) => unsaid(position, each)));
    }
  }
  page?.close();
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
function unsaid({ table, view, look }: Position, catalogue: Catalogue): string[] {
  return [...sentences([view, look])]
    .filter((said) => /^$|[{}]|\b(undefined|null|NaN)\b/.test(catalogue.say(said)))
    .map((said) => `${table}, ${catalogue.language}: ${JSON.stringify(said)}`);
}
