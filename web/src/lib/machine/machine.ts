import { SearchingAppraiser } from "./appraiser.ts";
import { Amateur, PlainBot, PolicyBot, Thinker } from "./bots.ts";
import { Desk, Engine } from "./desk.ts";
import type { Manifest } from "./manifest.ts";
import type { Appraiser, Bot, Budget, Machine, PlayedOut } from "./types.ts";

const POLICY = "policy";
const SEATS = 5; // of which each game has a share: `ludi/bots/tree.py`
const TOGETHER = 256; // games that are played by one call, as long as there is memory for them

/** `machines.json`: the manifest of each game's machine. */
interface List {
  readonly games: Readonly<Record<string, string>>;
}

/** The machine of a game, from the address of the page's files; it says what could not be loaded. Where only the weights
 * of its network do not come, as without a connection, its bots play without. */
export async function loadMachine(game: string, base = "/"): Promise<Machine> {
  const { games } = await fetched(`${base}machines.json`, (answer) => answer.json() as Promise<List>);
  const name = games[game];
  if (name === undefined) throw new Error(`There is no machine for ${game}.`);
  const manifest = await fetched(base + name, (answer) => answer.json() as Promise<Manifest>);
  const beside = base + name.slice(0, name.lastIndexOf("/") + 1);
  const [module, weights] = await Promise.all([
    fetched(beside + manifest.module, (answer) => WebAssembly.compileStreaming(answer)),
    manifest.network ? weightsAt(beside + manifest.network.file) : null,
  ]);
  return new GameMachine(manifest, module, weights);
}

async function weightsAt(address: string): Promise<ArrayBuffer | null> {
  try {
    if (!navigator.onLine && !(await isKept(address))) return null;
    return await fetched(address, (answer) => answer.arrayBuffer());
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const isKept = async (address: string): Promise<boolean> =>
  typeof caches !== "undefined" && (await caches.match(new URL(address, location.href))) !== undefined;

async function fetched<T>(address: string, read: (answer: Response) => Promise<T>): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return read(answer);
}

export class GameMachine implements Machine {
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly stateSize: number;
  readonly bots: readonly string[];
  readonly guided: boolean;
  readonly unweighted: boolean;
  private readonly engine: Engine;
  private readonly desk: Desk;
  private readonly shared: number;

  constructor(manifest: Manifest, module: WebAssembly.Module, weights: ArrayBuffer | null = null) {
    this.engine = new Engine(manifest, module, weights);
    this.desk = new Desk(this.engine, 0);
    this.shared = this.engine.used;
    this.game = manifest.game;
    this.version = manifest.version;
    this.content = manifest.content;
    this.stateSize = manifest.state_size;
    this.guided = this.engine.mind !== null;
    this.unweighted = manifest.network != null && !this.guided;
    this.bots = [...Object.keys(manifest.plain), ...(this.guided ? [POLICY] : []), ...Object.keys(manifest.levels)];
  }

  bot(name: string, seed: number, budget?: Budget): Bot {
    const { plain, levels } = this.engine.manifest;
    const code = plain[name];
    if (code !== undefined) return new PlainBot(name, code, this.engine, seed);
    if (name === POLICY && this.guided) return new PolicyBot(name, this.engine, seed);
    const level = levels[name];
    if (!level) throw new Error(`There is no bot called ${name}.`);
    return this.guided && level.taste
      ? new Amateur(name, level, level.taste, this.engine, seed, budget)
      : new Thinker(name, level, this.engine, seed, budget);
  }

  appraiser(iterations: number, guided = this.guided): Appraiser {
    return new SearchingAppraiser(this.engine, iterations, guided);
  }

  dismiss(): void {
    this.engine.release(this.shared);
  }

  judge(state: Uint8Array): number[] {
    this.desk.write("s", state);
    this.desk.call("judge");
    return this.shares();
  }

  decider(state: Uint8Array): number {
    this.desk.write("s", state);
    return this.desk.call("decider");
  }

  after(state: Uint8Array, code: number): Uint8Array {
    this.desk.write("s", state);
    this.desk.call("carry_out", code);
    return this.position();
  }

  playOuts(state: Uint8Array, seed: number, first: number, count: number): PlayedOut {
    const { engine, stateSize } = this;
    const before = engine.used;
    const desk = new Desk(engine, Math.min(TOGETHER, count));
    desk.write("s", state);
    desk.set("stream", "seed", seed);
    const players = desk.get("s", "players");
    const played = { states: new Uint8Array(count * stateSize), shares: new Float64Array(count * players) };
    for (let done = 0; done < count; done += TOGETHER) {
      const games = Math.min(TOGETHER, count - done);
      desk.call("play_outs", first + done, games);
      played.states.set(desk.bytes(desk.at("states"), games * stateSize), done * stateSize);
      const paid = new Float64Array(engine.memory.buffer, desk.at("paid"), games * SEATS);
      for (let game = 0; game < games; game++)
        played.shares.set(paid.subarray(game * SEATS, game * SEATS + players), (done + game) * players);
    }
    engine.release(before);
    return { ...played, decisions: desk.get("tally", "decisions") };
  }

  private position(): Uint8Array {
    return this.desk.bytes(this.desk.at("s"), this.stateSize);
  }

  private shares(): number[] {
    return this.desk.numbers("value", "f8", this.desk.get("s", "players"));
  }
}
