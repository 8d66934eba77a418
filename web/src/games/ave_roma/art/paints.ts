// The stone of the board, and the paper of the cards.
import { line, paint } from "../../../lib/paint";

const NICHE = "var(--ave-niche-edge)";
export const slab = paint("var(--ave-slab)", "var(--ave-slab-edge)", 1);
export const niche = paint("var(--ave-niche)", NICHE, 1, { "stroke-dasharray": "4 3" });
export const rule = line(NICHE, 1);
export const paper = paint("var(--ar-paper)", "var(--ar-paper-edge)", 1.4);
export const back = paint(
  "light-dark(var(--ar-kind), color-mix(in srgb, var(--ar-kind) 50%, var(--ar-paper)))",
  "var(--ar-paper)",
  1.6,
);
/** What has to do with the action under way. */
export const acts = line("var(--pick)", 2);
