// Refusals in a tooltip: only the reason, not what was tried, which is under the pointer.
import { texts } from "../../lib/texts.svelte";
import type { Said } from "../../lib/types";

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "id" in value;
}

/** Without its full stop: it becomes the end of a sentence. */
export function reasonOf(said: Said): string {
  const inner = said.args["why"];
  return texts.say(isSaid(inner) ? inner : said).replace(/\.$/, "");
}
