// What is kept in this browser: tables and the guest, as Python has written them.
import { clear, createStore, delMany, get, setMany, values, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore("ludi", "tables"));

export interface Kept {
  id: string;
}

export const kept = <T extends Kept>(): Promise<T[]> => values<T>(store());

export const keptTable = (id: string): Promise<Kept | undefined> => get<Kept>(id, store());

/** Where nothing can be kept, there is nothing. */
export const forgetKept = async (): Promise<void> => {
  if (typeof indexedDB !== "undefined") await clear(store());
};

/** All of it is kept, or none. */
export async function keep(changed: readonly Kept[], dropped: readonly string[] = []): Promise<void> {
  if (changed.length)
    await setMany(
      changed.map((each) => [each.id, each]),
      store(),
    );
  if (dropped.length) await delMany([...dropped], store());
}
