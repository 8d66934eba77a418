// What a replay shows of the table it was played at.
import type { Findings, Grade } from "../../lib/coach/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Walk } from "../../lib/story.svelte";
import { texts } from "../../lib/texts.svelte";
import type { LogLine, SeatInfo, Step, Story, TableInfo } from "../../lib/types";
import { seatName } from "../app/names";

/**
 * A table as boards and panels want it, where there is only a file: everybody sits still. Files call bots by their
 * kind; `isBot` knows these.
 */
export function tableOf(story: Story, isBot: (player: string) => boolean): TableInfo {
  const seats = story.players.map((player, index): SeatInfo => {
    const who = isBot(player) ? ({ kind: "bot", bot: player } as const) : {};
    return { ...still, ...who, seat: story.seats[index] ?? "", player };
  });
  const [dealt] = story.dealt;
  return {
    id: "",
    game: story.game,
    options: story.options,
    seats,
    listed: false,
    clock: null,
    status: story.over ? "over" : "playing",
    number: story.number,
    decider: null,
    watching: 0,
    protocol: dealt?.anchor ? 3 : 2,
    commitment: dealt?.commitment ?? "",
    anchor: dealt?.anchor ?? null,
    round: dealt?.round ?? 1,
    reveal_ms: null,
    draws: story.draws.length,
    link: dealt?.link ?? null,
    secret: dealt?.secret ?? null,
    rematch: null,
    created: 0,
    shares: null,
    ended: null,
    abortable: false,
    hints: true,
    rematch_by: null,
  };
}

const still: SeatInfo = {
  seat: "",
  kind: "human",
  player: "",
  bot: null,
  reserved: false,
  connected: true,
  left_ms: null,
  out_of_time: false,
  entropy_hash: null,
  revealed: false,
  entropy: null,
  resigned: false,
  wants_end: false,
  hints: false,
};

/** A table without what is true only now: who is away, for whom a bot plays, whose clock runs. */
export function atRest(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) => {
    const bot = seat.kind === "bot" ? seat.bot : null; // whoever stands in now did not play it all
    return { ...seat, bot, connected: true, left_ms: null, out_of_time: false };
  });
  return { ...table, seats, decider: null };
}

const TRAVEL = 360; // milliseconds

/** How long what is said of a step is. */
export const letters = (step: Step | null): number => (step?.said.length ? texts.tell(step.said).length : 0);

/** Milliseconds that pieces travel where the walk is so fast. */
export const travelling = (speed: number): number => (settings.travel() === 0 ? 0 : TRAVEL / Math.max(speed, 1));

/** The keys of a replay, as what they do. */
export type Key = "back" | "forward" | "first" | "end" | "toggle" | "help";
const KEYS: Record<string, Key> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "end",
  " ": "toggle",
  "?": "help",
};

/** Null where the key belongs to what has the focus: a field, the slider, a button for Space. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = KEYS[event.key] ?? null;
  if (event.shiftKey && key !== "help") return null; // where that key is depends on the keyboard
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("dialog, textarea, select, [contenteditable]")) return null;
  const field = at instanceof HTMLInputElement ? at : null;
  if (field) return field.type === "range" && (key === "toggle" || key === "help") ? key : null;
  return key === "toggle" && at?.closest("button, a, summary") ? null : key;
}

/** What happened in a move, in a sentence. */
export function storyOf({ steps }: Story, number: number): string {
  const own = steps.filter((step) => step.number === number);
  const said = own.flatMap((step) => step.said);
  if (said.length > 0) return texts.tell(said);
  const [silent] = own;
  return silent?.chosen ? texts.tell([silent.chosen]) : (silent?.text ?? "");
}

/** What is said of the step that was just shown. Of one that nobody speaks of: what was said of its move, or chosen. */
export function toldOf({ step, line, steps }: Walk, move: number): string {
  if (step?.said.length) return texts.tell(step.said);
  if (line && line.number === step?.number) return texts.tell(line.said);
  const { text, actor, chosen } = steps.story.steps[steps.afterMove(move - 1)] as Step;
  return texts.t("web-story-replay-silent", { who: seatName(actor), what: chosen ? texts.say(chosen) : text });
}

const ORDER: readonly Grade[] = ["good", "inaccuracy", "mistake", "blunder"];

/** How good what a line of the log tells was. What nobody speaks of by itself is told with what follows: the worst counts. */
export function gradesOf(findings: Findings | null, lines: readonly LogLine[]): Map<number, Grade> {
  const found = new Map<number, Grade>();
  for (const event of findings?.events ?? []) {
    if (event.kind !== "decision" || event.obvious) continue;
    const line = lines.findIndex(({ number }) => number >= event.number);
    const known = found.get(line);
    if (line >= 0 && (!known || ORDER.indexOf(event.grade) > ORDER.indexOf(known))) found.set(line, event.grade);
  }
  return found;
}
