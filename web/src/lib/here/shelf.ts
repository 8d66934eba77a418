// What can be answered here before Python is there: what is offered, who one is, which tables are kept.
import type { View, TableSeen } from "../types";
import { kept, keptTable, leftOf, type Kept } from "./keeping";
import type { Offline } from "./protocol";

interface Record extends Kept {
  seen?: TableSeen;
  guest?: { name: string };
}

/** What is left of a game of rules that are not these any more. */
export interface Remains {
  seen: TableSeen;
  view: View;
}

export async function remains(table: string): Promise<Remains | null> {
  const [known, left] = await Promise.all([keptTable<Record>(table), leftOf(table)]);
  return known?.seen && left?.view ? { seen: known.seen, view: left.view as View } : null;
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
  if (path === "/me") return (await keptTable<Record>("me"))?.guest ?? null;
  return null;
}
