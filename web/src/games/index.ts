// Each game's folder is loaded when a table of it is opened.
import type { GameModule } from "../lib/game";

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  municipium: () => import("./municipium"),
  ave_roma: () => import("./ave_roma"),
};

export const playable = Object.keys(modules);

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[name];
  return load ? (await load()).game : null;
}
