// Which page is open, kept in the address. Ordinary links work: one listener turns those within the app into `go`.
import { base } from "./here/home.svelte";

export type Page = "lobby" | "new" | "table" | "replay" | "rules" | "summary" | "games" | "lesson" | "lost";

export interface Route {
  page: Page;
  params: { id?: string; at?: number; analysed?: boolean; game?: string; lesson?: string };
}

/** The page an address stands for. */
export function match(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, ...more] = parts;
  if (parts.includes(null) || more.length) return { page: "lost", params: {} };
  if (!first) return { page: "lobby", params: {} };
  if (first === "new" && !second) return { page: "new", params: {} };
  if (first === "replay" && !second) return { page: "replay", params: position(search) };
  if (first === "games" && !second) return { page: "games", params: {} };
  if (first === "rules" && second && !third) return { page: "rules", params: { game: second } };
  if (first === "summary" && second && !third) return { page: "summary", params: { game: second } };
  if (first === "learn" && second && third) return { page: "lesson", params: { game: second, lesson: third } };
  if (first === "t" && second && !third) return { page: "table", params: { id: second } };
  if (first === "t" && second && third === "replay") {
    return { page: "replay", params: { id: second, ...position(search) } };
  }
  return { page: "lost", params: {} };
}

/** A part of the path as text; null where it is not well-formed. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function position(search: string): { at?: number; analysed?: boolean } {
  const given = new URLSearchParams(search);
  const at = given.get("at");
  const where = at !== null && /^\d{1,9}$/.test(at) ? { at: Number(at) } : {};
  return given.has("analysis") ? { ...where, analysed: true } : where;
}

/** Where a page of the app is in the browser. */
export const address = (path: string): string => (path.startsWith("/") ? base + path.slice(1) : path);

/** A path of the app, of an address of the browser; null: it is elsewhere. */
const within = (path: string): string | null => (path.startsWith(base) ? `/${path.slice(base.length)}` : null);

const here = (): Route => match(within(location.pathname) ?? "/", location.search);

class Router {
  current: Route = $state.raw(here());
  /** Counts navigations, so that the same page opened again is a new one. */
  visits = $state(0);

  arrive(): void {
    const next = here();
    const same = next.page === this.current.page && next.params.id === this.current.params.id;
    this.current = next;
    // A changed ?at= of the replay that is open is not another page.
    if (!same || next.page !== "replay") this.visits++;
  }
}

export const route = new Router();

/** Open a page of the app; `replace` leaves no trace in the history. */
export function go(path: string, { replace = false } = {}): void {
  const changes = new URL(address(path), location.href);
  if (replace) history.replaceState(null, "", changes);
  else if (changes.href !== location.href) history.pushState(null, "", changes);
  const before = route.visits;
  route.arrive();
  if (route.visits !== before) scrollTo(0, 0);
}

/** Of a clicked link, the path to go to; null where the browser shall do its own thing. */
export function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const url = new URL(link.href);
  const path = within(url.pathname);
  if (url.origin !== location.origin || path === null || path.startsWith("/api/")) return null;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return path + url.search + url.hash;
}

/** Listen to links and to the browser's back and forward; gives what stops it. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  const listening = new AbortController();
  document.addEventListener("click", click, listening);
  addEventListener("popstate", () => route.arrive(), listening);
  return () => listening.abort();
}
