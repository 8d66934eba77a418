// What can be answered here before Python is there: what is offered, who one is, which tables are kept.
import type { View, TableSeen } from "../types";
import { kept, keptTable } from "./keeping";
import type { Offline } from "./protocol";

interface Record {
  id: string;
  seen?: TableSeen;
  guest?: { name: string };
  /** How the table stood, once its game had begun. */
  view?: View;
}

/** What is left of a game of rules that are not these any more. */
export interface Remains {
  seen: TableSeen;
  view: View;
}

export async function remains(table: string): Promise<Remains | null> {
  const { seen, view } = ((await keptTable(table)) ?? {}) as Partial<Record>;
  return seen && view ? { seen, view } : null;
}

/** Tables kept here, as they stood when they were last played at. */
export async function tables(): Promise<TableSeen[]> {
  const found = await kept<Record>().catch(() => []);
  return found.flatMap(({ seen }) => (seen ? [seen] : []));
}

/** Null: only Python knows. Tables kept here are listed beside anybody's: `tables`. */
export async function known(method: string, path: string, base: string): Promise<unknown> {
  if (method !== "GET") return null;
  if (path === "/catalogue") return ((await (await fetch(`${base}offline.json`)).json()) as Offline).catalogue;
  if (path === "/lobby") return { open: [], mine: [] };
  if (path === "/me") return (await kept<Record>()).find(({ id }) => id === "me")?.guest ?? null;
  return null;
}
