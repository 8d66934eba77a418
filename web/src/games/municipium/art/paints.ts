import { line } from "../../../lib/paint";

export const EDGE = "var(--mun-stone-3)";
/** Where something may stand that is not there. */
export const empty = line(EDGE, 1.4, { "stroke-dasharray": "3.4 2.6" });
