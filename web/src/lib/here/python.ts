// Python in this worker: fetched with a count of what is still to come, and started. Only workers import this.
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { forget, recalled, remember } from "./memory";
import type { Offline } from "./protocol";

/** Where the build has put it: named by its version, so that it can be kept for ever. */
declare const PYODIDE: string;
const FOLDER = new URL(PYODIDE, import.meta.url);
const ROOT = "/ludi";

export interface Door extends PyProxy {
  request(method: string, path: string, body: string): string;
  open(table: string, kept: string): string;
  close(table: string): void;
  remains(table: string): string;
  prepare(): void;
  say(table: string, message: string): string;
  thought(table: string, number: number, codes: string): string;
  advice(table: string, asked: string, considered: string, codes: string): string;
  guess(job: string): string;
}

type Progress = (done: number, all: number) => void;

const script = (name: string): Promise<unknown> => {
  const found = import(/* @vite-ignore */ new URL(name, FOLDER).href);
  found.catch(() => {}); // who starts Python hears of it
  return found;
};
const loader = script("pyodide.mjs") as Promise<typeof import("pyodide")>;
void script("pyodide.asm.mjs"); // it will ask for this

/** Files on their way, by address; they tell how much of them has come. */
function fetched(sizes: ReadonlyMap<string, number>, progress: Progress): Map<string, Promise<Response>> {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = async (copy: Response): Promise<void> => {
    for await (const part of copy.body as unknown as AsyncIterable<Uint8Array>) {
      done += part.length;
      progress(Math.min(done, all), all);
    }
  };
  const one = async (address: string): Promise<Response> => {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    count(response.clone()).catch(() => {}); // who waits for the file hears of it
    return response;
  };
  return new Map([...sizes.keys()].map((address) => [address, one(address)]));
}

/** Whoever asks for one of these files gets what is on its way already; asked for once more, it is fetched. */
function answering(files: Map<string, Promise<Response>>): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const file = files.get(address);
    files.delete(address);
    return file ?? before(asked, options);
  };
  return () => (globalThis.fetch = before);
}

/** No packages but Python's own library are ever fetched. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_0", python: "3.14.0", version: "314.0.7" },
  packages: {},
} as const;

/** Everything that tables need. */
const IMPORT = `
import sys, typing
sys.modules["typing_extensions"] = typing  # what older Pythons need it for is in this one
sys.path.insert(0, "${ROOT}")
from ludi.engine.registry import working_games
from ludi.table.page import Door
working_games()
`;

type Load = (typeof import("pyodide"))["loadPyodide"];

/** Puts Python's memory away for the next time: 31 MB, when there is time. */
export type Remember = () => Promise<void>;

/** Python with everything imported: as its memory is kept, or from the beginning, and then it is to be kept. */
async function begun(
  load: Load,
  kept: Promise<Uint8Array | null>,
  unpack: (python: PyodideInterface) => Promise<void>,
): Promise<[PyodideInterface, Uint8Array | null]> {
  const settings = {
    indexURL: FOLDER.href,
    packageBaseUrl: FOLDER.href,
    lockFileContents: LOCK as never,
    env: { HOME: "/", LUDI_INTERPRET: "1" },
  };
  const memory = await kept;
  if (memory) {
    try {
      const python = await load({ ...settings, _loadSnapshot: memory });
      await unpack(python);
      return [python, null];
    } catch (error) {
      console.warn(error); // another browser by now, perhaps
      await forget();
    }
  }
  const python = await load({ ...settings, _makeSnapshot: true });
  await unpack(python);
  python.runPython(IMPORT);
  try {
    return [python, python.makeMemorySnapshot()];
  } catch (error) {
    console.warn(error);
    return [python, null];
  }
}

/** The way into Python, for these bots and what has been kept; and what is to be done for the next time. */
export async function start(
  base: URL,
  offline: Offline,
  settings: { bots: readonly string[]; advised: readonly string[]; kept: Promise<readonly unknown[]> },
  progress: Progress,
): Promise<[Door, Remember]> {
  const key = `${PYODIDE}${offline.python}`;
  const kept = recalled(key).catch(() => null);
  const archive = new URL(offline.python, base).href;
  const named = Object.entries(offline.sizes).map(([path, size]) => [new URL(path, base).href, size] as const);
  const files = fetched(new Map(named), progress);
  const python = (files.get(archive) ?? Promise.reject(new Error(`${offline.python} is missing.`))).then((found) =>
    found.arrayBuffer(),
  );
  python.catch(() => {}); // heard of when it is unpacked
  const restore = answering(files);
  try {
    const { loadPyodide } = await loader;
    const unpack = async (pyodide: PyodideInterface): Promise<void> =>
      pyodide.unpackArchive(await python, "zip", { extractDir: ROOT });
    const [pyodide, memory] = await begun(loadPyodide, kept, unpack);
    const door = pyodide.runPython("Door") as (bots: string, advised: string, kept: string) => Door;
    const known = JSON.stringify(await settings.kept);
    const remembering = memory ? () => remember(key, memory) : () => Promise.resolve();
    return [door(JSON.stringify(settings.bots), JSON.stringify(settings.advised), known), remembering];
  } finally {
    restore();
  }
}
