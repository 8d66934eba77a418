// What is printed on a game's cards and boards: fetched once, for views that name such things by id only.
import { api } from "./api";

const fetched = new Map<string, unknown>();

/** Fetches a game's catalogue unless it is here already. */
export async function fetchCatalogue(game: string): Promise<void> {
  if (!fetched.has(game)) putCatalogue(game, await api.printed(game));
}

export function putCatalogue(game: string, printed: unknown): void {
  fetched.set(game, printed);
}

/** A catalogue that has been fetched, in the game's own shape. */
export function catalogueOf(game: string): unknown {
  if (!fetched.has(game)) throw new Error(`The catalogue of ${game} has not been fetched.`);
  return fetched.get(game);
}
