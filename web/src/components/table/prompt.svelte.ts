// What the prompt bar says: one sentence at any moment, and why.
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { texts } from "../../lib/texts.svelte";
import type { SeatInfo } from "../../lib/types";
import { playerName } from "../app/names";

export interface Prompt {
  tone: "yours" | "told" | "waiting" | "refused" | "over";
  text: string;
  /** A second, quieter line. */
  more?: string;
  /** Who is waited for though not there. */
  absent?: SeatInfo;
  thinking?: boolean;
}

/** `ready`: the bots can play. */
export function promptOf(table: Table, ready: boolean): Prompt {
  const { player, current, info } = table;
  if (!current || !info) return { tone: "waiting", text: "" };
  if (table.refusal && table.refusal.reason !== "taught")
    return { tone: "refused", text: refused(table), more: table.mine ? ask(table) : undefined };
  if (player.step) {
    const more = table.taken ? texts.t("web-table-taken") : undefined;
    return { tone: "told", text: texts.tell(player.step.said), more };
  }
  if (table.committing) return { tone: "told", text: texts.t("web-table-playing") };
  if (table.complete) return complete(table);
  if (table.arranging) return { tone: "yours", text: texts.tell([table.arranging.message]) };
  if (table.myTurn) return { tone: "yours", text: ask(table) };
  if (table.reading) return { tone: "waiting", text: texts.t("web-lesson-reading") };
  if (current.result || info.ended) return { tone: "over", text: texts.t("web-table-over") };
  return waiting(table, ready);
}

/** The question, put to the reader himself where it is his to answer. */
export function ask({ current, you }: Table): string {
  if (!current) return "";
  const { message, seat } = current.prompt;
  return texts.tell([seat === you && you !== null ? { ...message, args: { ...message.args, you: "yes" } } : message]);
}

/** What follows if it is confirmed: the end of the turn is told only where it is the own turn, and ends. */
function complete(table: Table): Prompt {
  const { current, origin, you } = table;
  const ends = table.draft.at(-1)?.ends;
  const ended = origin?.prompt.turn_of === you && current?.prompt.turn_of !== you;
  const next = table.info?.seats.find(({ seat }) => seat === current?.prompt.seat);
  const key = ends === "other" ? (ended || !next ? "turn" : "other") : (ends ?? "turn");
  const text = texts.t(`web-table-complete-${key}`, { name: next ? playerName(next) : "" });
  return { tone: "yours", text, more: settings.confirmed ? undefined : texts.t("web-table-confirm-rule") };
}

function refused({ refusal }: Table): string {
  if (refusal?.said && texts.has(refusal.said.id)) return texts.tell([refusal.said]);
  return refusal?.sentence || texts.t("web-table-refused");
}

function waiting(table: Table, ready: boolean): Prompt {
  const seat = table.info?.seats.find((each) => each.seat === table.info?.decider);
  if (!seat) return { tone: "waiting", text: ask(table) };
  const name = playerName(seat);
  const about = table.you === null ? "watching" : table.taken ? "taken" : null;
  const more = about ? texts.t(`web-table-${about}`) : undefined;
  if (seat.bot !== null) {
    const text = ready ? texts.t("web-table-thinks", { name }) : texts.t("web-table-compiling");
    return { tone: "waiting", text, more, thinking: true };
  }
  if (seat.connected) return { tone: "waiting", text: texts.t("web-table-waits", { name }), more };
  const absent = table.you !== null && table.you !== seat.seat ? seat : undefined;
  return { tone: "waiting", text: texts.t("web-table-away", { name }), more, absent };
}
