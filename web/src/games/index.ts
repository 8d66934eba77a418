// Every folder beside this file draws a game. It is loaded when a table of it is opened; only its lid is there from the
// start. A game without a folder gets the plain table.
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const drawn = import.meta.glob<{ default: Component }>("./*/Lid.svelte", { eager: true });

/** The lids of the games' boxes, drawn in 120 × 140. */
export const lids = new Map(Object.entries(drawn).map(([path, { default: lid }]) => [path.split("/")[1] ?? "", lid]));

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`] ?? (() => import("../components/plain"));
  const { game } = await load();
  await game.prepare?.();
  return game;
}
