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
  say(table: string, message: string): string;
  thought(table: string, number: number, codes: string): string;
  advice(table: string, asked: string, considered: string, codes: string): string;
  guess(job: string): string;
}

type Progress = (done: number, all: number) => void;

/** The files, by address; the larger ones tell how far they are. */
async function fetched(sizes: ReadonlyMap<string, number>, progress: Progress): Promise<Map<string, Uint8Array>> {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let done = 0;
  const one = async (address: string): Promise<[string, Uint8Array]> => {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    const parts: Uint8Array[] = [];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      parts.push(part);
      done += part.length;
      progress(Math.min(done, all), all);
    }
    return [address, new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())];
  };
  return new Map(await Promise.all([...sizes.keys()].map(one)));
}

/** Whatever asks for one of these files gets what is here already; but WebAssembly comes once more, from the browser's
 * own store, since browsers keep only for such answers what they have compiled. */
function answering(files: ReadonlyMap<string, Uint8Array>): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const file = address.endsWith(".wasm") ? undefined : files.get(address);
    return file ? Promise.resolve(new Response(file as BodyInit)) : before(asked, options);
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

/** Python with everything imported: as its memory is kept, or from the beginning, and then it is kept. */
async function begun(load: Load, unpack: (python: PyodideInterface) => void, key: string): Promise<PyodideInterface> {
  const settings = {
    indexURL: FOLDER.href,
    packageBaseUrl: FOLDER.href,
    lockFileContents: LOCK as never,
    env: { HOME: "/", LUDI_INTERPRET: "1" },
  };
  const memory = await recalled(key).catch(() => null);
  if (memory) {
    try {
      const python = await load({ ...settings, _loadSnapshot: memory });
      unpack(python);
      return python;
    } catch (error) {
      console.warn(error); // another browser by now, perhaps
      await forget();
    }
  }
  const python = await load({ ...settings, _makeSnapshot: true });
  unpack(python);
  python.runPython(IMPORT);
  try {
    void remember(key, python.makeMemorySnapshot()).catch((error: unknown) => console.warn(error));
  } catch (error) {
    console.warn(error);
  }
  return python;
}

/** The way into Python, for these bots and what has been kept. */
export async function start(
  base: URL,
  offline: Offline,
  settings: { bots: readonly string[]; advised: readonly string[]; kept: readonly unknown[] },
  progress: Progress,
): Promise<Door> {
  const archive = new URL(offline.python, base).href;
  const named = Object.entries(offline.sizes).map(([path, size]) => [new URL(path, base).href, size] as const);
  const files = await fetched(new Map(named), progress);
  const python = files.get(archive);
  if (!python) throw new Error(`${offline.python} is missing.`);
  const restore = answering(files);
  try {
    const address = new URL("pyodide.mjs", FOLDER).href;
    const { loadPyodide } = (await import(/* @vite-ignore */ address)) as typeof import("pyodide");
    const unpack = (pyodide: PyodideInterface): void => pyodide.unpackArchive(python, "zip", { extractDir: ROOT });
    const pyodide = await begun(loadPyodide, unpack, `${PYODIDE}${offline.python}`);
    const door = pyodide.runPython("Door") as (bots: string, advised: string, kept: string) => Door;
    return door(JSON.stringify(settings.bots), JSON.stringify(settings.advised), JSON.stringify(settings.kept));
  } finally {
    restore();
  }
}
