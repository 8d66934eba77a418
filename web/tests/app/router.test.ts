import { beforeEach, describe, expect, it } from "vitest";
import { go, listen, match, route } from "../../src/lib/router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "lobby", params: {} }],
    ["/new", "", { page: "new", params: {} }],
    ["/new/", "?game=municipium", { page: "new", params: {} }],
    ["/t/aB3", "", { page: "table", params: { id: "aB3" } }],
    ["/t/aB3/replay", "", { page: "replay", params: { id: "aB3" } }],
    ["/t/aB3/replay", "?at=17", { page: "replay", params: { id: "aB3", at: 17 } }],
    ["/t/aB3/replay", "?at=-1", { page: "replay", params: { id: "aB3" } }],
    ["/t/aB3/replay", "?at=many", { page: "replay", params: { id: "aB3" } }],
    ["/replay", "", { page: "replay", params: {} }],
    ["/replay", "?at=3", { page: "replay", params: { at: 3 } }],
    ["/rules/municipium", "", { page: "rules", params: { game: "municipium" } }],
    ["/rules", "", { page: "lost", params: {} }],
    ["/t", "", { page: "lost", params: {} }],
    ["/t/aB3/elsewhere", "", { page: "lost", params: {} }],
    ["/t/aB3/replay/more", "", { page: "lost", params: {} }],
    ["/t/%E0%A4%A", "", { page: "lost", params: {} }],
    ["/nowhere", "", { page: "lost", params: {} }],
  ])("%s%s", (path, search, expected) => {
    expect(match(path, search)).toEqual(expected);
  });
});

describe("going", () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
    document.body.replaceChildren();
    go("/");
  });

  function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.append(document.createElement("span"));
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...init });
    const stop = listen();
    // jsdom cannot leave the page; what is left to the browser is stopped after the app has looked at it.
    let taken = false;
    const last = (clicked: Event): void => {
      taken = clicked.defaultPrevented;
      clicked.preventDefault();
    };
    window.addEventListener("click", last);
    link.firstElementChild?.dispatchEvent(event);
    window.removeEventListener("click", last);
    stop();
    return taken;
  }

  it("follows a path and counts visits", () => {
    const before = route.visits;
    go("/t/x");
    expect(route.current.page).toBe("table");
    expect(route.current.params).toEqual({ id: "x" });
    expect(location.pathname).toBe("/t/x");
    expect(route.visits).toBe(before + 1);
  });
  it("stays on the same page of a replay when only the position changes", () => {
    go("/t/x/replay");
    const before = route.visits;
    go("/t/x/replay?at=4", { replace: true });
    expect(route.current.params).toEqual({ id: "x", at: 4 });
    expect(route.visits).toBe(before);
  });
  it("takes links within the app", () => {
    expect(click({ href: "/rules/municipium" })).toBe(true);
    expect(route.current.page).toBe("rules");
  });
  it.each([
    [{ href: "https://example.org/" }, {}],
    [{ href: "/api/tables/x/file" }, {}],
    [{ href: "/new", download: "" }, {}],
    [{ href: "/new", target: "_blank" }, {}],
    [{ href: "#part" }, {}],
    [{}, {}],
    [{ href: "/new" }, { ctrlKey: true }],
    [{ href: "/new" }, { metaKey: true }],
    [{ href: "/new" }, { shiftKey: true }],
    [{ href: "/new" }, { button: 1 }],
  ])("leaves %o with %o to the browser", (attributes, init) => {
    expect(click(attributes, init)).toBe(false);
    expect(route.current.page).toBe("lobby");
  });
  it("goes back with the browser", () => {
    const stop = listen();
    history.replaceState(null, "", "/new");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(route.current.page).toBe("new");
    stop();
  });
});
