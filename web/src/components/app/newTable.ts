// The form of a new table, as plain functions: what can be chosen, what is wrong with it, and the wish it makes.
import type { BotInfo, Catalogue, GameInfo, SeatWish, TableWish } from "../../lib/types";

export type Value = string | number;
export type SeatKind = SeatWish["kind"];

export interface SeatChoice {
  kind: SeatKind;
  bot: string;
}

export interface Form {
  game: string;
  /** Only what was chosen; options left alone are not sent, so that the game's own defaults hold. */
  chosen: Record<string, Value>;
  seats: SeatChoice[];
  listed: boolean;
  timed: boolean;
  minutes: number | null; // null: nothing sensible stands in the field
  increment: number | null;
}

/** The catalogue's id of a sentence about the form, with its arguments. */
export interface Complaint {
  id: string;
  args: Record<string, number>;
  field: "seats" | "minutes" | "increment";
}

export const longestClock = 600;

/** The easiest first; equal ones in the server's order. */
export function byStrength(bots: readonly BotInfo[]): BotInfo[] {
  return [...bots].sort((a, b) => a.strength - b.strength);
}

/** The bot somebody likes to play against, if there is such a one; else the usual one. */
export function opponent({ bots, usual_bot }: Pick<Catalogue, "bots" | "usual_bot">, liked: string): string {
  return bots.some(({ name }) => name === liked) ? liked : usual_bot;
}

/** How many can play with the chosen options; options left alone agree with every line that names them. */
export function counts(game: GameInfo, chosen: Record<string, Value>): number[] {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const wanted: Record<string, Value> = { ...usual, ...chosen };
  const fits = (exact: boolean) =>
    game.players.find(({ options }) =>
      Object.entries(options).every(([name, value]) => (name in chosen || exact ? value === wanted[name] : true)),
    );
  // An option's default may depend on others, so the exact line may not exist: then any that agrees with the choices.
  return [...((fits(true) ?? fits(false))?.counts ?? [])].sort((a, b) => a - b);
}

/** Choosing an option; the default chosen again is left alone, unless leaving it alone is a choice of its own. */
export function choose(game: GameInfo, form: Form, name: string, value: Value | null, dependent: boolean): Form {
  const { [name]: _, ...others } = form.chosen;
  const option = game.options.find((each) => each.name === name);
  const alone = value === null || (!dependent && option?.default === value);
  return seated(game, { ...form, chosen: alone ? others : { ...others, [name]: value } }, form.seats.length);
}

/** The form with that many seats, or the nearest number that can play; new ones are for friends. */
export function seated(game: GameInfo, form: Form, players: number, others: SeatKind = "open"): Form {
  const possible = counts(game, form.chosen);
  const nearest = possible.reduce(
    (best, count) => (Math.abs(count - players) < Math.abs(best - players) ? count : best),
    possible[0] ?? players,
  );
  const like = form.seats.find((seat) => seat.bot)?.bot ?? "";
  const seats = Array.from({ length: nearest }, (_, at): SeatChoice => form.seats[at] ?? { kind: others, bot: like });
  // Whoever made the table does not lose the seat by making it smaller.
  const dropped = form.seats.slice(nearest).some((seat) => seat.kind === "me");
  if (dropped && seats[0]) seats[0] = { ...seats[0], kind: "me" };
  return { ...form, seats };
}

/** You and friends, with the number of players nearest to three. */
export function fresh(game: GameInfo, bot: string, players = 3, others: SeatKind = "open"): Form {
  const form: Form = {
    game: game.name,
    chosen: {},
    seats: [{ kind: "me", bot }],
    listed: false,
    timed: false,
    minutes: 20,
    increment: 15,
  };
  return seated(game, form, players, others);
}

/** Who sits there; you can only be in one place, so your old seat takes what was here. */
export function seat(form: Form, at: number, kind: SeatKind, bot?: string): Form {
  const before = form.seats[at];
  if (!before) return form;
  const seats = form.seats.map((each, index) => {
    if (index === at) return { kind, bot: bot ?? each.bot };
    if (kind === "me" && each.kind === "me") return { ...each, kind: before.kind === "me" ? "open" : before.kind };
    return each;
  });
  return { ...form, seats };
}

export function complaints(game: GameInfo, form: Form): Complaint[] {
  const found: Complaint[] = [];
  const possible = counts(game, form.chosen);
  if (!possible.includes(form.seats.length)) {
    const [low, high] = [possible[0] ?? 0, possible.at(-1) ?? 0];
    found.push({ id: "web-lobby-wrong-players", args: { low, high }, field: "seats" });
  }
  if (form.seats.every((each) => each.kind === "bot")) {
    found.push({ id: "web-lobby-wrong-nobody", args: {}, field: "seats" });
  }
  if (form.timed) {
    const most = longestClock;
    if (!within(form.minutes, 1, most)) found.push({ id: "web-lobby-wrong-minutes", args: { most }, field: "minutes" });
    if (!within(form.increment, 0, most)) {
      found.push({ id: "web-lobby-wrong-increment", args: { most }, field: "increment" });
    }
  }
  return found;
}

function within(value: number | null, low: number, high: number): boolean {
  return value !== null && Number.isInteger(value) && value >= low && value <= high;
}

/** What is sent; only sensible without complaints. */
export function wish(form: Form): TableWish {
  const clock = form.timed ? { minutes: form.minutes ?? 1, increment: form.increment ?? 0 } : null;
  const seats = form.seats.map(({ kind, bot }): SeatWish => (kind === "bot" ? { kind, bot } : { kind, bot: null }));
  return { game: form.game, options: { ...form.chosen }, seats, listed: form.listed, clock };
}

/** How many of the folded choices are not as they usually are. */
export function changes(form: Form): number {
  return Object.keys(form.chosen).length + (form.timed ? 1 : 0);
}

/** The same with you on the seat you like, where so many play. */
export function preferring(game: GameInfo, form: Form, liked: string | undefined): Form {
  const at = game.seats.indexOf(liked ?? "");
  return at < 0 ? form : seat(form, at, "me");
}

/** You on the seat you like or the first, and bots: what *Play now* makes. */
export function against(game: GameInfo, bot: string, opponents: number, liked?: string): TableWish {
  return wish(preferring(game, fresh(game, bot, opponents + 1, "bot"), liked));
}
