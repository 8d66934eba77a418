// What is printed on a game's cards and boards: fetched once, for views that name such things by id only.
import { api } from "./api";

const fetched = new Map<string, unknown>();
const asked = new Map<string, Promise<void>>();
const keyOf = (game: string, digest: string): string => `${game} ${digest}`;

/** Fetches a game's catalogue unless it is here already; after a failure the next call tries again. */
export function fetchCatalogue(game: string, digest: string): Promise<void> {
  const key = keyOf(game, digest);
  const found = asked.get(key);
  if (found) return found;
  const request = api.printed(game, digest).then((printed) => putCatalogue(game, digest, printed));
  asked.set(key, request);
  request.catch(() => asked.delete(key));
  return request;
}

export function putCatalogue(game: string, digest: string, printed: unknown): void {
  fetched.set(keyOf(game, digest), printed);
}

/** A catalogue that has been fetched. */
export function catalogueOf<T>(game: string, digest: string): T {
  const found = fetched.get(keyOf(game, digest));
  if (found === undefined) throw new Error(`The catalogue ${digest} of ${game} has not been fetched.`);
  return found as T;
}
