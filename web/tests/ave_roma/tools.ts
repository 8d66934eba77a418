// Positions of seeded games with what Python tells of them (`make fixtures`), and the catalogue's words.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import { putCatalogue } from "../../src/lib/catalogue";
import type { Language } from "../../src/lib/fluent";
import { patched, type Patch } from "../../src/lib/patch";
import type { Look, Said, View } from "../../src/lib/types";
import { catalogueOf } from "../words";
import kept from "./fixtures/positions.json";

type Kept = Record<string, View>;
const positions = kept.positions as unknown as Kept;
export type Name = keyof typeof kept.positions;
export const NAMES = Object.keys(positions) as Name[];
putCatalogue("ave_roma", kept.catalogue);

export const view = (name: Name): View => structuredClone(positions[name] as View);
export const look = kept.looks.middle as unknown as Look;

/** The views of a story, one after another. */
export function story(name: keyof typeof kept.stories): View[] {
  const [first, ...patches] = kept.stories[name] as unknown as [View, ...Patch[]];
  return patches.reduce<View[]>((views, patch) => [...views, patched(views.at(-1), patch) as View], [first]);
}

interface Words {
  say: (id: string, args?: Record<string, unknown>) => string;
  problems: string[];
}
export function words(language: Language): Words {
  const problems: string[] = [];
  const catalogue = catalogueOf(["ave_roma"], language, (problem) => problems.push(problem));
  return { say: (id, args) => catalogue.format(id, args), problems };
}
export const english = words("en");

/** Draws a component and returns it, with everything that could be pointed at on it. */
export function drawn<P extends object>(Part: Component<P>, own: Partial<P>, shown: View) {
  const targets: string[] = [];
  const say = (own as Partial<Words>).say ?? english.say;
  const target = (name: string) => {
    targets.push(name);
    const label: Said | undefined = look.targets[name]?.label;
    return { "data-target": name, "aria-label": label && say(label.id, label.args) };
  };
  const page = document.createElement("div");
  const props = { view: shown, table: null, you: null, look, target, say, travel: 0, ...own } as unknown as P;
  const part = mount(Part, { target: page, props });
  flushSync();
  made.push(() => void unmount(part));
  return { page, targets, text: () => page.textContent.replace(/\s+/g, " ") };
}
const made: (() => void)[] = [];
afterEach(() => {
  for (const end of made.splice(0)) end();
});
