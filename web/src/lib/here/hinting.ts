// Hints at a server's table are thought about here, so that they cost the server nothing; it says only what they mean.
import type { Live } from "../live";
import type { Found, Position } from "../types";
import { base } from "./home.svelte";
import { thought } from "./thinking";

const PATIENCE = 15_000; // until a server is asked instead: what thinks here has to be fetched first

let known: Promise<ReadonlySet<string>> | undefined;

/** The games for which there is a machine here. */
function machines(): Promise<ReadonlySet<string>> {
  known ??= fetch(`${base}machines.json`)
    .then(async (answer) => new Set(answer.ok ? Object.keys(((await answer.json()) as { games: object }).games) : []))
    .catch(() => {
      known = undefined; // perhaps the next time
      return new Set<string>();
    });
  return known;
}

const canThink = async (game: string): Promise<boolean> =>
  typeof WebAssembly !== "undefined" && (await machines()).has(game);

/** Null: nothing came of it, or not in time. */
export async function found(
  line: Pick<Live, "answer">,
  table: string,
  game: string,
  about: { number: number; moves: string[] },
): Promise<Found | null> {
  if (!(await canThink(game))) return null;
  const position = await line.answer({ type: "position", ...about });
  return position?.type === "position" ? thoughtOf(table, position) : null;
}

async function thoughtOf(table: string, position: Position): Promise<Found | null> {
  const { game, players, options, state, seat, bot, version, content } = position;
  const job = { table, game, players, options, state, seat, bot, advise: {}, rules: { version, content } };
  const late = new Promise<null>((settle) => setTimeout(() => settle(null), PATIENCE));
  const answer = await Promise.race([thought(job), late]);
  if (!answer || answer.considered.length < 2) return null;
  const all = answer.considered.map(({ code, visits, values }): Found["options"][number] => {
    const chance = Math.min(Math.max(values[seat] ?? 0, 0), 1);
    return [code, visits, Math.round(chance * 1e6) / 1e6];
  });
  return { options: all, codes: answer.codes };
}
