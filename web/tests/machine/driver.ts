/** Runs a machine under Node: a manifest's path as argument, and "plain" for one without its network; jobs from standard input, an answer to each in a line. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Thinker } from "../../src/lib/machine/bots.ts";
import type { Desk } from "../../src/lib/machine/desk.ts";
import { GameMachine } from "../../src/lib/machine/machine.ts";
import type { Manifest } from "../../src/lib/machine/manifest.ts";
import type { Budget } from "../../src/lib/machine/types.ts";

interface PlayJob {
  readonly do: "play";
  readonly state: string;
  readonly seed: number;
  readonly count: number;
}

interface ThinkJob {
  readonly do: "think";
  readonly states: readonly string[];
  readonly bot: string;
  readonly seed: number;
  readonly budget?: Budget;
}

interface LookJob {
  readonly do: "look";
  readonly state: string;
  readonly bot: string;
  readonly seed: number;
  readonly budget?: Budget;
}

interface AppraiseJob {
  readonly do: "appraise";
  readonly states: readonly string[];
  readonly asked: readonly (readonly number[])[];
  readonly iterations: number;
  readonly guided: boolean;
}

const path = process.argv[2] ?? "";
const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
const code = readFileSync(join(dirname(path), manifest.module));
const file =
  process.argv[3] !== "plain" && manifest.network && readFileSync(join(dirname(path), manifest.network.file));
const weights = file ? new Uint8Array(file).buffer : null;
const machine = new GameMachine(manifest, new WebAssembly.Module(code), weights);

const state = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"));

/** The digest of all final positions and shares, and the time it took. */
function play(job: PlayJob): object {
  const digest = createHash("sha256");
  const begun = performance.now();
  const { states, shares, decisions } = machine.playOuts(state(job.state), job.seed, 0, job.count);
  const seconds = (performance.now() - begun) / 1000;
  const paid = new Uint8Array(shares.buffer);
  const [size, each] = [states.length / job.count, paid.length / job.count];
  for (let game = 0; game < job.count; game++) {
    digest
      .update(states.subarray(game * size, (game + 1) * size))
      .update(paid.subarray(game * each, (game + 1) * each));
  }
  return { digest: digest.digest("hex"), decisions, seconds };
}

/** One bot's answers to positions in turn, and the digest of its tree after each. */
function think(job: ThinkJob): object {
  const bot = machine.bot(job.bot, job.seed, job.budget);
  const answers = job.states.map((each) => {
    const code = bot.choose(state(each));
    return [code, bot instanceof Thinker ? treeOf(bot.desk) : ""];
  });
  machine.dismiss();
  return { answers };
}

function treeOf(desk: Desk): string {
  const digest = createHash("sha256");
  const nodes = desk.get("tree", "nodes");
  for (const [name, count] of [
    ["tree", 1],
    ["nodes", nodes],
    ["states", nodes],
    ["edges", desk.get("tree", "edges")],
  ] as const) {
    digest.update(desk.bytes(desk.at(name), count * desk.itemSize(name)));
  }
  return digest.digest("hex");
}

/** What a position looks like in every other way. */
function look(job: LookJob): object {
  const position = state(job.state);
  const bot = machine.bot(job.bot, job.seed, job.budget);
  const found = {
    judged: machine.judge(position),
    decider: machine.decider(position),
    turn: bot.play(position),
    considered: bot.consider(position).map((option) => ({
      ...option,
      line: option.line.map((step) => [Buffer.from(step.state).toString("base64"), step.code]),
    })),
  };
  machine.dismiss();
  return found;
}

/** Positions judged one after the other. */
function appraise(job: AppraiseJob): object {
  const appraiser = machine.appraiser(job.iterations, job.guided);
  const found = job.states.map((each, number) => appraiser.appraise(state(each), job.asked[number] ?? []));
  machine.dismiss();
  return found;
}

/** The answer to any job. */
function answered(job: Job): object {
  if (job.do === "play") return play(job);
  if (job.do === "think") return think(job);
  return job.do === "look" ? look(job) : appraise(job);
}

type Job = PlayJob | ThinkJob | LookJob | AppraiseJob;
for (const job of JSON.parse(readFileSync(0, "utf8")) as Job[]) {
  process.stdout.write(`${JSON.stringify(answered(job))}\n`);
}
