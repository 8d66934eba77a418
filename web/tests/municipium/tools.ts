// Views of recorded games, and the catalogue's words.
import { PLACES, type Institution, type Position } from "../../src/games/municipium/model";
import type { Language } from "../../src/lib/fluent";
import type { Said, View } from "../../src/lib/types";
import { catalogueOf } from "../words";
import frames from "./fixtures/frames.json";
import stories from "./fixtures/stories.json";

/** An institution as the files keep it: without what is not there. */
interface Kept extends Pick<Institution, "first" | "second" | "tie" | "room"> {
  families: Record<string, [number, number]>;
  banner: Partial<Institution["banner"]>;
}
interface KeptView extends Omit<Position, "institutions"> {
  institutions: Record<string, Kept>;
}

function whole(kept: KeptView): View {
  const institutions = PLACES.map((place, number): Institution => {
    const { families, banner, ...rest } = kept.institutions[place] as Kept;
    const present = kept.families.map(({ family }) => {
      const [plain, wreathed] = families[family] ?? [0, 0];
      return { family, plain, wreathed, influence: plain + 2 * wreathed };
    });
    const all = { priest: 0, advocate: 0, merchant: 0, soldier: 0, ...banner };
    return { place, number, families: present, banner: all, ...rest };
  });
  return { ...kept, institutions } as unknown as View;
}

const kept = frames as unknown as Record<string, KeptView>;

export function frame(name: string): View {
  const found = kept[name];
  if (!found) throw new Error(`no view of ${name}`);
  return whole(structuredClone(found));
}

/** One view for every kind of decision, a crowded board, and two finished games. */
export const FRAMES = Object.keys(kept).map((name): [string, View] => [name, frame(name)]);

/** Consecutive views; the file keeps what changed. */
export function story(name: keyof typeof stories): View[] {
  const views: KeptView[] = [];
  for (const patch of stories[name] as unknown as KeptView[]) {
    const last = views.at(-1);
    views.push({ ...last, ...patch, institutions: { ...last?.institutions, ...patch.institutions } });
  }
  return views.map((view) => whole(structuredClone(view)));
}

export function catalogue(language: Language): { tell: (said: readonly Said[]) => string; problems: string[] } {
  const problems: string[] = [];
  const words = catalogueOf(["municipium"], language, (problem) => problems.push(problem));
  return { tell: (said) => words.tell(said), problems };
}
