// Keys that work anywhere at the table, except where somebody is writing or a key has its own meaning.
export type Action = "undo" | "confirm" | "hint" | "skip" | "help" | "options" | "drop";

const KEYS: Record<string, Action> = {
  u: "undo",
  Backspace: "undo",
  h: "hint",
  o: "options",
  "?": "help",
  Escape: "drop",
  Enter: "confirm",
  " ": "skip",
};
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
  const own = where?.closest(PRESSED) || (key === " " && ticked);
  return own && (key === "Enter" || key === " ") ? null : (KEYS[key] ?? null);
}
