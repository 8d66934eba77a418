// Bots and hints, away from the worker that answers: thinking takes as long as it takes.
import { loadMachine } from "../machine/machine.ts";
import type { Bot, Budget, Machine } from "../machine/types.ts";
import type { FromThinker, Job, Thought, ToThinker } from "./protocol";

const BASE = new URL("../", import.meta.url).href;
/** As the server thinks about hints: `ludi/server/worker.py`. */
const HINT: Budget = { seconds: 1.5 };
const AFTERWARDS: Budget = { seconds: 0.25 };
const WARM: Budget = { iterations: 500 };
const FIRST_SIGHT: Budget = { iterations: 0 };
const THOUGHT_OF = 6; // choices of an advised turn; those after them are made at first sight
const TOGETHER = 60; // choices of a turn at most

/** Milliseconds after which weights that did not come are asked for again. */
const AGAIN = 60_000;

/** A game's machine, and who plays with it at one table; bots are kept, since they remember what they thought. */
interface Playing {
  machine: Machine;
  loaded: number;
  table: string;
  bots: Map<string, Bot>;
}
const games = new Map<string, Promise<Playing>>();

async function playing(game: string): Promise<Playing> {
  const known = await games.get(game);
  if (known && !(known.machine.unweighted && navigator.onLine && Date.now() - known.loaded > AGAIN)) return known;
  const loading = loadMachine(game, BASE).then((machine): Playing => ({
    machine,
    loaded: Date.now(),
    table: "",
    bots: new Map(),
  }));
  games.set(game, loading);
  loading.catch(() => games.delete(game)); // perhaps the next time
  return loading;
}

function bot(at: Playing, table: string, name: string, role: string, budget?: Budget): Bot {
  if (at.table !== table) {
    at.machine.dismiss();
    at.bots.clear();
    at.table = table;
  }
  const key = `${role} ${name}`;
  const known = at.bots.get(key) ?? at.machine.bot(name, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, budget);
  at.bots.set(key, known);
  return known;
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** Null: the machine knows other rules. */
async function think(job: Job): Promise<Thought | null> {
  const at = await playing(job.game);
  const { version, content } = at.machine;
  if (job.rules && (job.rules.version !== version || job.rules.content !== content)) return null;
  const state = bytesOf(job.state);
  const table = job.table ?? "";
  if (!job.advise) return { codes: bot(at, table, job.bot, `seat ${job.seat}`).play(state), considered: [] };
  const considered = bot(at, table, job.bot, "hint", HINT).consider(state);
  const afterwards = bot(at, table, job.bot, "afterwards", AFTERWARDS);
  const glance = at.machine.guided
    ? bot(at, table, "policy", "glance")
    : bot(at, table, job.bot, "glance", FIRST_SIGHT);
  const codes: number[] = [];
  const { machine } = at;
  let position = machine.after(state, considered[0]?.code ?? 0);
  while (machine.decider(position) === job.seat && codes.length < TOGETHER) {
    const code = (codes.length < THOUGHT_OF ? afterwards : glance).choose(position);
    codes.push(code);
    position = machine.after(position, code);
  }
  return { codes, considered: considered.map(({ code, visits, values }) => ({ code, visits, values })) };
}

async function warm({ game, bot, state }: Job): Promise<null> {
  const { machine, bots } = await playing(game);
  if (bots.size > 0) return null; // it has been thinking already, and remembers what
  machine.bot(bot, 0, WARM).choose(bytesOf(state));
  machine.dismiss();
  return null;
}

self.onmessage = ({ data }: MessageEvent<ToThinker>): void => {
  const post = (thought: Thought | null): void => {
    const message: FromThinker = { ref: data.ref, thought };
    self.postMessage(message);
  };
  (data.warm ? warm : think)(data.job).then(post, (error: unknown) => {
    console.error(error);
    post(null);
  });
};
