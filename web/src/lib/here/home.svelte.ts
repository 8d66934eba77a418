// Who answers: a server, or this browser for itself. Everything else asks without knowing.
import type { SocketLike } from "../live";
import type { TableSeen } from "../types";
import type { Remains } from "./shelf";

/** What the names of tables begin with that this browser keeps. */
const OWN = "here-";
const root = typeof document === "undefined" ? undefined : document.documentElement;

/** What the addresses of all files begin with, with a slash at its end. */
export const base = root?.dataset["base"] ?? "/";

/** There is no server, only files. */
export const alone = root?.dataset["alone"] !== undefined;

/** The version of its files that the server last named; "": none has answered. `other`: what the page needs next is of
 * another version than the page. */
export const served = $state<{ version: string; other?: boolean }>({ version: "" });

/** How much of what playing here needs has come; null: nothing is awaited. Once it has all come, it is ready. */
export const progress = $state<{ share: number | null; ready?: boolean }>({ share: null });

export const isOwn = (table: string): boolean => table.startsWith(OWN);

/** Whether a request is answered here. */
export const isHere = (path: string): boolean => alone || path.startsWith(`/tables/${OWN}`);

/** Whether it can be answered here where no server is reached: whatever needs nobody else. */
export function canBeHere(method: string, path: string): boolean {
  if (typeof navigator === "undefined" || !navigator.serviceWorker?.controller) return false;
  return method === "GET"
    ? !path.startsWith("/tables/") && !path.startsWith("/me/")
    : /^\/(tables|stories|look|analyses\/.*|lessons\/.*|me)$/.test(path);
}

/** Tables kept here: nothing is started for it. */
export const ownTables = async (): Promise<TableSeen[]> => (await import("./shelf")).tables();

export const remains = async (table: string): Promise<Remains | null> => (await import("./shelf")).remains(table);

const FILE = new RegExp(`/api(/tables/${OWN}[^/]+/file)$`);

/** A file of a table kept here is downloaded like any other: by its link. Gives what stops listening. */
export function listenForFiles(): () => void {
  const click = (event: MouseEvent): void => {
    const link = event.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
    const path = link && FILE.exec(new URL(link.href).pathname)?.[1];
    if (!path) return;
    event.preventDefault();
    void download(path).catch((error: unknown) => console.error(error));
  };
  document.addEventListener("click", click);
  return () => document.removeEventListener("click", click);
}

async function download(path: string): Promise<void> {
  const made = document.createElement("a");
  made.href = URL.createObjectURL(await (await request("GET", path, null)).blob());
  made.download = `${path.split("/")[2] ?? "game"}.json`;
  made.click();
  setTimeout(() => URL.revokeObjectURL(made.href), 60_000);
}

let housed: Promise<typeof import("./house.svelte")> | null = null;
const house = () => (housed ??= import("./house.svelte"));

/** What leaves nothing kept here, once all of it has come that this takes. */
export async function forgetting(): Promise<() => Promise<void>> {
  const [{ forgetKept }, known] = await Promise.all([import("./keeping"), housed]);
  return async () => {
    await known?.house.request("DELETE", "/me", null);
    await forgetKept();
  };
}

export async function request(method: string, path: string, body: unknown): Promise<Response> {
  const { known } = await import("./shelf");
  const found = await known(method, path, base);
  if (found !== null) return Response.json(found);
  return (await house()).house.request(method, path, body);
}

if (alone) void house(); // where there is no server, Python is fetched from the beginning

/** What opens the line of a table; of a server's, what usually does. */
export const lineTo = (table: string): ((address: string) => SocketLike) | undefined =>
  alone || isOwn(table) ? () => new OwnLine(table) : undefined;

/** The line of a table that is kept here, with what is not yet loaded in between. */
export class OwnLine implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  private line: SocketLike | null = null;
  private closed = false;

  constructor(table: string) {
    house().then(
      ({ HouseLine }) => {
        if (this.closed) return;
        this.line = new HouseLine(table);
        this.line.onopen = (event) => this.onopen?.(event);
        this.line.onmessage = (event) => this.onmessage?.(event);
        this.line.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.(new CloseEvent("close")),
    );
  }

  send(data: string): void {
    this.line?.send(data);
  }

  close(): void {
    this.closed = true;
    this.line?.close();
  }
}
