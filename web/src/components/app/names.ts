// Names of games, seats and bots in the reader's language; a game's seats need `texts.loadGame(game)` first.
import { capital } from "../../lib/fluent";
import { session } from "../../lib/session.svelte";
import { texts } from "../../lib/texts.svelte";
import type { Look, SeatInfo } from "../../lib/types";

/** Without a game: a seat of the one at the table. */
export function seatName(seat: string, game?: string): string {
  const known = texts.of(`seat-${seat}`, game);
  return known ? texts.t(known) : capital(seat);
}

export function botName(bot: string): string {
  const id = `web-lobby-bot-${bot}`;
  return texts.has(id) ? texts.t(id) : capital(bot);
}

/** With its rank and what it is like, where the catalogue says so: for choosing among them. */
export function botChoice(bot: string): string {
  const [rank, about] = [`web-lobby-bot-${bot}-rank`, `web-lobby-bot-${bot}-about`];
  if (!texts.has(about)) return botName(bot);
  return texts.t("web-lobby-bot-choice", { bot: botName(bot), rank: texts.t(rank), about: texts.t(about) });
}

/** The same in short, where a sentence beside it says what it is like. */
export function botShort(bot: string): string {
  const rank = `web-lobby-bot-${bot}-rank`;
  return texts.has(rank) ? texts.t("web-lobby-bot-short", { bot: botName(bot), rank: texts.t(rank) }) : botName(bot);
}

export function botAbout(bot: string): string {
  const about = `web-lobby-bot-${bot}-about`;
  return texts.has(about) ? `${capital(texts.t(about))}.` : "";
}

const plain = (text: string | number): string => capital(String(text).replaceAll("_", " "));

/** An option of a game's box; what the catalogue does not name is shown as it is. */
export function optionName(option: string, game: string): string {
  const known = texts.of(`option-${option}`, game);
  return known ? texts.t(known) : plain(option);
}

/** One of its values, which may be called otherwise for so many players. */
export function optionValue(option: string, value: string | number, players: number, game: string): string {
  const known = texts.of(`option-${option}-${value}`, game);
  return known ? texts.t(known, { players }) : plain(value);
}

/** The person's name; a bot is called by its seat, as two of a kind may sit at a table. */
export function playerName({ kind, player, seat }: SeatInfo, game?: string): string {
  return kind === "human" && player ? player : seatName(seat, game);
}

/** What a thing on the table is called; undefined: nobody has told yet. */
export function thingName(look: Look | null, target: string): string | undefined {
  const told = look?.targets[target];
  return told && texts.tell([told.label]);
}

/** A game's title as its box has it. */
export function gameTitle(game: string): string {
  const known = session.catalogue?.games.find(({ name }) => name === game);
  return known?.title ?? game.split("_").map(capital).join(" ");
}
