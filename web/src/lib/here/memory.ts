// What Python's memory holds once everything is imported: kept in the browser, so that it need not be imported again.
// Nothing of anybody's games is in it.

const NAME = "python-memory"; // not one of the service worker's stores, which go with its versions
const LARGEST = 31 * 1024 * 1024; // bytes: what Python begins with, and cannot be given more of at its start

const address = (key: string): string => new URL(`${NAME}/${key}`, self.location.origin).href;

/** Null: there is none, or none of these files. */
export async function recalled(key: string): Promise<Uint8Array | null> {
  if (typeof caches === "undefined") return null;
  const found = await (await caches.open(NAME)).match(address(key));
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** In place of any other. */
export async function remember(key: string, memory: Uint8Array): Promise<void> {
  if (typeof caches === "undefined" || memory.length > LARGEST) return;
  await forget();
  await (await caches.open(NAME)).put(address(key), new Response(memory as BodyInit));
}

export const forget = async (): Promise<boolean> => caches.delete(NAME);
