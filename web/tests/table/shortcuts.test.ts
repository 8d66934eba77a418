import { afterEach, describe, expect, it } from "vitest";
import { actionOf, type Action } from "../../src/components/table/shortcuts";

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body): Action | null {
  let action: Action | null = null;
  const listen = (event: Event): void => void (action = actionOf(event as KeyboardEvent));
  addEventListener("keydown", listen);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
  removeEventListener("keydown", listen);
  return action;
}
function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector("[data-x]")!;
}
afterEach(() => void (document.body.innerHTML = ""));

describe("keys of the table", () => {
  it("undo in three ways", () => {
    expect(press("u")).toBe("undo");
    expect(press("Backspace")).toBe("undo");
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("z", { metaKey: true })).toBe("undo");
    expect(press("z")).toBeNull();
  });

  it("confirm, hint, skip, list, help, put back", () => {
    const keys: [string, Action][] = [
      ["Enter", "confirm"],
      ["h", "hint"],
      [" ", "skip"],
      ["o", "options"],
      ["?", "help"],
      ["Escape", "drop"],
    ];
    for (const [key, action] of keys) expect(press(key)).toBe(action);
  });

  it("mean nothing where somebody writes", () => {
    for (const html of ["<input data-x>", "<textarea data-x></textarea>", "<select data-x></select>"]) {
      const field = inside(html);
      for (const key of ["u", "h", "Backspace", " ", "Enter", "?"]) expect(press(key, {}, field)).toBeNull();
    }
  });

  it("leave a button its own keys", () => {
    const button = inside("<button data-x></button>");
    expect(press("Enter", {}, button)).toBeNull();
    expect(press(" ", {}, button)).toBeNull();
    expect(press("u", {}, button)).toBe("undo");
  });

  it("mean nothing in a dialog, and with other keys held", () => {
    expect(press("u", {}, inside("<dialog><p data-x></p></dialog>"))).toBeNull();
    expect(press("u", { ctrlKey: true })).toBeNull();
    expect(press("h", { altKey: true })).toBeNull();
  });
});
