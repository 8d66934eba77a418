import { Desk, type Engine } from "./desk.ts";
import type { Level } from "./manifest.ts";
import type { Bot, Budget, Considered, LineStep } from "./types.ts";

const TOGETHER = 60; // choices of a turn at most
const NONE = -1;

/** What all bots have: memory of their own, random numbers, and turns of several choices. */
abstract class Seated implements Bot {
  readonly name: string;
  readonly desk: Desk;

  constructor(name: string, engine: Engine, room: number, seed: number) {
    this.name = name;
    this.desk = new Desk(engine, room);
    for (const [number, stream] of ["stream", "whims"].entries()) {
      this.desk.set(stream, "seed", seed);
      this.desk.set(stream, "game", number);
    }
  }

  play(state: Uint8Array): number[] {
    const codes: number[] = [];
    let position = state;
    this.desk.write("s", position);
    const seat = this.desk.call("decider");
    let next = seat;
    while (next === seat && codes.length < TOGETHER) {
      const code = this.choose(position);
      codes.push(code);
      this.desk.write("s", position);
      next = this.desk.call("carry_out", code);
      position = this.desk.bytes(this.desk.at("s"), state.length);
    }
    return codes;
  }

  abstract choose(state: Uint8Array): number;
  abstract consider(state: Uint8Array, budget?: Budget): Considered[];
}

/** `random` and `greedy`: they do not think ahead. */
export class PlainBot extends Seated {
  private readonly code: number;

  constructor(name: string, code: number, engine: Engine, seed: number) {
    super(name, engine, 0, seed);
    this.code = code;
  }

  choose(state: Uint8Array): number {
    this.desk.write("s", state);
    return this.desk.call("choose", this.desk.call("decider"), this.code);
  }

  consider(): Considered[] {
    throw new Error(`${this.name} does not consider its options.`);
  }
}

/** `policy`: what the game's network likes best. `ludi/bots/policy.py` is the same in Python. */
export class PolicyBot extends Seated {
  constructor(name: string, engine: Engine, seed: number) {
    super(name, engine, 0, seed);
  }

  choose(state: Uint8Array): number {
    this.look(state);
    return this.desk.get("standing", "codes", this.desk.call("favourite"));
  }

  /** How its options are liked. */
  look(state: Uint8Array): void {
    this.desk.ready(state);
    this.desk.write("work", state);
    this.desk.call("look", this.desk.call("decider"));
  }

  consider(): Considered[] {
    throw new Error(`${this.name} does not consider its options.`);
  }
}

/** A level: searches, and keeps its tree for the next decision. `ludi/bots/thinker.py` is the same in Python. */
export class Thinker extends Seated {
  protected readonly level: Level;
  private readonly budget: Budget;
  private readonly guided: string; // what the names of its kernels begin with

  constructor(name: string, level: Level, engine: Engine, seed: number, budget?: Budget) {
    const chosen = budget ?? { seconds: level.seconds ?? undefined, iterations: level.iterations ?? undefined };
    const { each, more, most } = engine.manifest.room;
    const room = chosen.iterations === undefined ? most : Math.min(each * chosen.iterations + more, most);
    super(name, engine, room, seed);
    this.level = level;
    this.budget = chosen;
    const { network, tree } = engine.manifest;
    this.guided = engine.mind ? "guided_" : "";
    const settings = engine.mind && network ? network.tree : tree;
    this.desk.write(
      "tree",
      Uint8Array.from(atob(settings), (each) => each.charCodeAt(0)),
    );
  }

  choose(state: Uint8Array): number {
    this.desk.write("s", state);
    if (this.desk.call("offer") === 1) return this.desk.get("o", "codes");
    this.think(state);
    const chosen = this.desk.call("decide", this.level.notices, this.level.careless);
    return this.desk.get("standing", "codes", chosen);
  }

  consider(state: Uint8Array, budget: Budget = this.budget): Considered[] {
    this.think(state, budget, true);
    this.desk.call("rank");
    const options = Array.from({ length: this.desk.get("standing", "options") }, (_, place) => place);
    return options.map((place) => this.option(this.desk.get("standing", "order", place)));
  }

  protected think(state: Uint8Array, budget: Budget = this.budget, comparing = false): void {
    this.desk.ready(state);
    this.begin();
    this.look();
    const { seconds = NONE, iterations = NONE } = budget;
    this.desk.call("begin_thinking", seconds, iterations, Number(comparing), now());
    const limited = seconds >= 0 || iterations >= 0;
    let sliced: number;
    while ((sliced = this.desk.call("next_slice", now())) > 0) {
      this.desk.call(`${this.guided}search`, sliced, this.desk.get("pace", "option"));
      if (limited && this.desk.get("tree", "full")) this.move(0, this.desk.call("worth_keeping"));
      this.look();
    }
  }

  /** The position becomes the root: of the tree that already grows from it, or of a new one. */
  protected begin(): void {
    const root = this.desk.call("find");
    if (root === NONE) this.desk.call(`${this.guided}plant`);
    else if (root > 0) this.move(root, 0);
  }

  private move(root: number, least: number): void {
    this.desk.call("transplant", root, least);
    this.desk.swap();
  }

  protected look(): void {
    this.desk.call("clear");
    this.desk.call("add_tree");
  }

  private option(number: number): Considered {
    this.desk.call(`${this.guided}outlook`, number);
    return {
      code: this.desk.get("standing", "codes", number),
      visits: this.desk.get("standing", "tried", number),
      values: this.desk.numbers("value", "f8", this.desk.get("tree", "players")),
      line: this.line(number),
    };
  }

  private line(number: number): LineStep[] {
    const size = this.desk.engine.manifest.state_size;
    const rows = this.desk.numbers("line", "i4", 2 * this.desk.call("follow_line", number));
    return Array.from({ length: rows.length / 2 }, (_, step) => ({
      state: this.desk.bytes(this.desk.at("states") + size * (rows[2 * step] ?? 0), size),
      code: rows[2 * step + 1] ?? 0,
    }));
  }
}

/** A lower level with a network: what is better it takes more often. `ludi/bots/amateur.py` is the same in Python. */
export class Amateur extends Thinker {
  private readonly glances: boolean; // what comes of each option is looked at once; otherwise it looks ahead
  private readonly heat: number;

  constructor(
    name: string,
    level: Level,
    taste: NonNullable<Level["taste"]>,
    engine: Engine,
    seed: number,
    budget?: Budget,
  ) {
    const horizon = budget ?? { iterations: taste.horizon };
    super(name, level, engine, seed, horizon);
    this.heat = taste.heat;
    this.glances = horizon.iterations === 0;
  }

  override choose(state: Uint8Array): number {
    this.desk.write("s", state);
    if (this.desk.call("offer") === 1) return this.desk.get("o", "codes");
    const seat = this.desk.call("decider");
    const won = this.desk.call("winning", seat);
    if (this.glances) {
      this.desk.ready(state);
      this.begin();
      this.desk.call("guided_try_each");
      this.look();
      this.desk.call("like_worth");
    } else {
      this.think(state);
      this.desk.call("like_tried");
    }
    this.desk.call("temper", won, this.heat);
    return this.desk.call("draw_liked");
  }
}

function now(): number {
  return performance.now() / 1000;
}
