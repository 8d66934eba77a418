// Every folder beside this file is a game. It is loaded when a table of it is opened; only its lid is there from the start.
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const drawn = import.meta.glob<{ default: Component }>("./*/Lid.svelte", { eager: true });

const named = (path: string): string => path.split("/")[1] ?? "";

export const playable = Object.keys(modules).map(named);
/** The lids of the games' boxes, drawn in 120 × 140. */
export const lids = new Map(Object.entries(drawn).map(([path, { default: lid }]) => [named(path), lid]));

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).game : null;
}
