// Keeps one version of the app in the browser, whole, and answers from it. Another version waits beside it until the
// reader wants to change. `ludi/server/offline.py` puts the list of files before this; those for later are kept when
// somebody has wanted them.
declare const OFFLINE: { version: string; files: Record<string, string>; later: Record<string, string> };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as EventTarget & {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

const PREFIX = "ludi-";
const NAME = PREFIX + OFFLINE.version;
const SCOPE = worker.registration.scope;
const placed = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, digest]) => [SCOPE + path, digest]));
const addresses = placed(OFFLINE.files);
const later = placed(OFFLINE.later);
const TOGETHER = 6; // files fetched at a time

async function digest(data: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this version and of no other: from an earlier version where it is the same, else from the server. */
async function keep(cache: Cache, address: string, wanted: string): Promise<void> {
  for (const find of [() => caches.match(address), () => fetch(address, { cache: "no-cache" })]) {
    const found = await find();
    if (!found?.ok) continue;
    const copy = found.clone();
    if ((await digest(await copy.arrayBuffer())) === wanted) return cache.put(address, found);
  }
  throw new Error(`${address} is not that of version ${OFFLINE.version}.`);
}

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(cache, ...next);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  for (const [address, wanted] of later) if (await caches.match(address)) await keep(cache, address, wanted);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** The one page stands for every address of the app. */
function kept(request: Request): string | null {
  const address = request.url.split(/[?#]/)[0] ?? "";
  if (!address.startsWith(SCOPE) || address.startsWith(`${SCOPE}api/`)) return null;
  if (addresses.has(address) || later.has(address)) return address;
  return request.mode === "navigate" ? SCOPE : null;
}

async function answer(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = later.get(address);
  const found = await cache.match(address);
  if (found || wanted === undefined) return found ?? fetch(request);
  try {
    await keep(cache, address, wanted);
  } catch (error) {
    console.warn(error); // no room for it, or the server has it no more as it was: then it is not kept
  }
  return (await cache.match(address)) ?? fetch(request);
}

worker.addEventListener("install", (event) => (event as Lasting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOthers()));
worker.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "change") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event as Asking;
  const address = request.method === "GET" ? kept(request) : null;
  if (address !== null) (event as Asking).respondWith(answer(address, request));
});
