// What is kept in this browser: tables and the guest, as Python has written them.
import { clear, createStore, delMany, get, set, setMany, values, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore("ludi", "tables"));
let besides: UseStore | undefined;
/** Apart from them, since it is large and seldom asked for. */
const left = (): UseStore => (besides ??= createStore("ludi-remains", "remains"));

export interface Kept {
  id: string;
  codes?: readonly number[];
}

/** What is left of a game once there are other rules: `ludi/table/own.py`. */
export interface Left {
  id: string;
  /** After so many moves. */
  number?: number;
  view?: unknown;
  file?: string;
}

/** Earlier versions kept what is left of a game with it. */
const without = <T extends Kept & Left>({ view: _, file: __, ...kept }: T) => kept as unknown as T;

export const kept = async <T extends Kept>(): Promise<T[]> => (await values<T & Left>(store())).map(without);

export const keptTable = async <T extends Kept>(id: string): Promise<T | undefined> => {
  const found = await get<T & Left>(id, store());
  return found && without(found);
};

export const leftOf = async (id: string): Promise<Left | undefined> =>
  (await get<Left>(id, left())) ?? (await get<Left>(id, store()));

export const keepLeft = (found: Left): Promise<void> => set(found.id, found, left());

/** Where nothing can be kept, there is nothing. */
export const forgetKept = async (): Promise<void> => {
  if (typeof indexedDB !== "undefined") await Promise.all([clear(store()), clear(left())]);
};

/** All of it is kept, or none. */
export async function keep(changed: readonly Kept[], dropped: readonly string[] = []): Promise<void> {
  if (changed.length)
    await setMany(
      changed.map((each) => [each.id, each]),
      store(),
    );
  if (dropped.length) await Promise.all([store(), left()].map((each) => delMany([...dropped], each)));
}
