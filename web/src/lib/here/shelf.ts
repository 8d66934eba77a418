// What can be answered here before Python is there: what is offered, who one is, which tables are kept.
import type { TableSeen } from "../types";
import { kept } from "./keeping";
import type { Offline } from "./protocol";

interface Record {
  id: string;
  seen?: TableSeen;
  guest?: { name: string };
}

/** Tables kept here, as they stood when they were last played at. */
export async function tables(): Promise<TableSeen[]> {
  const found = await kept<Record>().catch(() => []);
  return found.flatMap(({ seen }) => (seen ? [seen] : []));
}

/** Null: only Python knows. */
export async function known(method: string, path: string, base: string): Promise<unknown> {
  if (method !== "GET") return null;
  if (path === "/catalogue") return ((await (await fetch(`${base}offline.json`)).json()) as Offline).catalogue;
  if (path === "/lobby") return { open: [], mine: await tables() };
  if (path === "/me") return (await kept<Record>()).find(({ id }) => id === "me")?.guest ?? null;
  return null;
}
