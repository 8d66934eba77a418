// The rule reference's section for the pending decision.
import type { View } from "../../lib/types";
import { read } from "./model";

const SECTIONS: Record<string, string> = {
  "choose-board": "3",
  "draw-province": "3",
  "draw-card": "3",
  "draw-order": "3",
  "draw-board": "3",
  turn: "4.1",
  shadow: "10",
  recruit: "4.2",
  "recruit-worker": "4.2",
  "extra-action": "7.3",
  "extra-before": "9",
  "extra-after": "9",
  "spend-patron": "9",
  sell: "6",
  buy: "6",
  half: "6",
  administer: "6",
  influence: "5.3",
  pick: "5.6",
  overflow: "5.1",
  discount: "6.7",
  pay: "6.2",
  "patron-slot": "6.8",
  activate: "5.5",
  campaign: "6.4",
  gain: "6.6",
  train: "6",
  double: "8.1",
  send: "8.1",
};

export function section(view: View): string {
  const { prompt, phase, action } = read(view);
  if (prompt.kind === "over") return "8";
  const { frame } = prompt;
  if (frame === "draw-province" && phase !== "set-up") return "6.1";
  if (frame === "draw-card" && phase !== "set-up") return action ? "9" : "4.2";
  if (frame === "pick" && action && action.stage !== "fee") return "6.6"; // not a half-part: a patron or an extra
  return SECTIONS[frame ?? ""] ?? "4";
}
