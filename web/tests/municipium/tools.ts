// Positions and stories of seeded games (`make fixtures`), and the catalogue's words.
import type { Language } from "../../src/lib/fluent";
import { patched, type Patch } from "../../src/lib/patch";
import type { Look, Said, View } from "../../src/lib/types";
import { catalogueOf } from "../words";
import kept from "./fixtures/positions.json";

const positions = kept.positions as unknown as Record<string, View>;

export function frame(name: keyof typeof kept.positions): View {
  return structuredClone(positions[name] as View);
}

/** Decisions of several kinds, and a finished game. */
export const FRAMES = Object.entries(positions);
export const looks = kept.looks as unknown as Record<string, Look>;

/** The views of a story, one after another. */
export function story(name: keyof typeof kept.stories): View[] {
  const [first, ...patches] = kept.stories[name] as unknown as [View, ...Patch[]];
  return patches.reduce<View[]>((views, patch) => [...views, patched(views.at(-1), patch) as View], [first]);
}

export function catalogue(language: Language): { tell: (said: readonly Said[]) => string; problems: string[] } {
  const problems: string[] = [];
  const words = catalogueOf(["municipium"], language, (problem) => problems.push(problem));
  return { tell: (said) => words.tell(said), problems };
}
