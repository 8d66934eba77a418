// Keys that work anywhere at the table, except where somebody is writing or a key has its own meaning.
export type Action = "undo" | "confirm" | "hint" | "skip" | "help" | "options" | "drop";

const WRITING = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a[href], summary, [role=button], [role=tab], [role=slider], [role=menuitem]";

export function actionOf(event: KeyboardEvent): Action | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  const where = event.target instanceof Element ? event.target : null;
  const ticked = where instanceof HTMLInputElement && /^(radio|checkbox)$/.test(where.type);
  if (where?.closest(WRITING) && !ticked) return null;
  if (where?.closest("dialog")) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === "z" && !event.shiftKey && !event.altKey ? "undo" : null;
  if (event.altKey) return null;
  switch (key) {
    case "u":
    case "Backspace":
      return "undo";
    case "h":
      return "hint";
    case "o":
      return "options";
    case "?":
      return "help";
    case "Escape":
      return "drop";
    case "Enter":
      return where?.closest(PRESSED) ? null : "confirm";
    case " ":
      return where?.closest(PRESSED) || where instanceof HTMLInputElement ? null : "skip";
    default:
      return null;
  }
}
