import { Desk, type Engine } from "./desk.ts";
import type { Appraised, Appraiser } from "./types.ts";
import { CHANCE, OVER } from "./types.ts";

const SEED = 1;
const BEST_FEW = 4; // options that are compared with the same effort
const FREELY = 0.5; // part of the effort that goes where the search wants
const WAYS = 16; // that a draw may go, where a network only knows decisions
const ANY = -1; // option

interface Outcome {
  readonly code: number;
  readonly weight: number;
}

interface Way {
  readonly alike: boolean;
  readonly shares: readonly number[];
}

/** So many outcomes of a draw, each for as much of the weight, from the middle of its part. */
function spread(outcomes: readonly Outcome[]): Outcome[] {
  const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  let [place, passed] = [0, outcomes[0]?.weight ?? 0];
  return Array.from({ length: WAYS }, (_, number) => {
    while (2 * WAYS * passed <= (2 * number + 1) * whole) passed += outcomes[++place]?.weight ?? 0;
    return { code: outcomes[place]?.code ?? 0, weight: 1 };
  });
}

/** What positions are worth, by so many iterations of the search each, with the game's network or without: `Searching`
 * in `ludi/judges.py`, bit for bit. */
export class SearchingAppraiser implements Appraiser {
  private readonly desk: Desk;
  private readonly tree: Uint8Array;
  private readonly iterations: number;
  private readonly guided: string; // what the names of its kernels begin with

  constructor(engine: Engine, iterations: number, guided: boolean) {
    this.iterations = iterations;
    const { room, tree, network } = engine.manifest;
    this.desk = new Desk(engine, Math.min(room.each * iterations + room.more, room.most));
    const asked = guided && iterations > 0 && engine.mind ? network : undefined;
    this.guided = asked ? "guided_" : "";
    this.tree = Uint8Array.from(atob(asked?.tree ?? tree), (letter) => letter.charCodeAt(0));
  }

  appraise(state: Uint8Array, asked: readonly number[]): Appraised {
    const { desk } = this;
    desk.ready(state);
    const seat = desk.call("decider");
    if (seat === OVER || (seat === CHANCE && this.iterations === 0)) {
      desk.call(seat === OVER ? "payoffs" : "judge");
      return { shares: this.value(), options: [], line: [] };
    }
    if (seat === CHANCE) {
      return { shares: this.guided ? this.overWays(state) : this.beforeDraw(), options: [], line: [] };
    }
    this.plant();
    return this.decision(seat, asked);
  }

  /** A tree that begins here; nothing of what was judged before is left in it. */
  private plant(): void {
    this.desk.write("tree", this.tree);
    this.desk.set("tree", "evenly", 1);
    this.begin(0);
    this.desk.call(`${this.guided}plant`);
  }

  /** Random numbers from their beginning. */
  private begin(game: number): void {
    this.desk.set("stream", "seed", SEED);
    this.desk.set("stream", "game", game);
    this.desk.set("stream", "draws", 0);
  }

  private grow(iterations: number, option = ANY): void {
    if (iterations > 0) this.desk.call(`${this.guided}search`, iterations, option);
  }

  /** How the options stand now. */
  private stand(): void {
    this.desk.call("clear");
    this.desk.call("add_tree");
  }

  private beforeDraw(): number[] {
    this.plant();
    return this.grown(this.iterations);
  }

  /** The mean over some ways a draw may go: what is drawn first is spread evenly over its weights, and all of it if there
   * are few outcomes; what is drawn after that is left to chance. */
  private overWays(state: Uint8Array): number[] {
    const { desk } = this;
    const outcomes = Array.from({ length: desk.call("offer") }, (_, place) => {
      return { code: desk.get("o", "codes", place), weight: desk.get("o", "weights", place) };
    });
    const drawn = outcomes.length <= WAYS ? outcomes : spread(outcomes);
    const each = Math.floor(WAYS / drawn.length);
    let sums = Array.from({ length: desk.get("s", "players") }, () => 0);
    let number = 0;
    for (const { code, weight } of drawn) {
      for (let way = 0; way < each; way++) {
        const { alike, shares } = this.oneWay(state, code, number++, each * drawn.length, each);
        const times = alike ? weight * each : weight;
        sums = sums.map((sum, seat) => sum + times * (shares[seat] ?? 0));
        if (alike) break;
      }
    }
    const total = each * drawn.reduce((sum, { weight }) => sum + weight, 0);
    return sums.map((sum) => sum / total);
  }

  /** Draw an outcome, then at random up to a choice: whether nothing more was drawn, so that all ways from here are alike,
   * and everybody's shares, of the effort for one way or for all of them. */
  private oneWay(state: Uint8Array, code: number, number: number, ways: number, each: number): Way {
    const { desk } = this;
    desk.write("s", state);
    desk.call("carry_out", code);
    this.begin(number);
    desk.call("play_out", 0); // draws, and what can go one way only, up to a choice
    const alike = desk.get("stream", "draws") === 0;
    if (desk.call("decider") === OVER) {
      desk.call("payoffs");
      return { alike, shares: this.value() };
    }
    this.plant();
    return { alike, shares: this.grown(Math.max(1, Math.floor((this.iterations * (alike ? each : 1)) / ways))) };
  }

  /** The position's shares after so many iterations. */
  private grown(iterations: number): number[] {
    this.grow(iterations);
    this.stand();
    const visits = this.desk.get("standing", "visits");
    return Array.from({ length: this.desk.get("tree", "players") }, (_, seat) => {
      return this.desk.get("standing", "shares", seat) / visits;
    });
  }

  private decision(seat: number, asked: readonly number[]): Appraised {
    const { desk } = this;
    const few = this.bestFew();
    this.stand();
    const count = desk.get("standing", "options");
    const codes = Array.from({ length: count }, (_, option) => desk.get("standing", "codes", option));
    const values = new Map(few.map((option) => [option, this.outlook(option)]));
    const worth = (option: number): number => values.get(option)?.[seat] ?? 0;
    const best = few.reduce((found, option) => (worth(option) > worth(found) ? option : found));
    const visits = Math.min(...few.map((option) => desk.get("standing", "tried", option)));
    const also = asked.map((code) => codes.indexOf(code));
    for (const option of also) this.grow(Math.max(visits - desk.get("standing", "tried", option), 0), option);
    const compared = new Set([...few, ...also]);
    const options = codes.map((code, option) => [code, this.outlook(option), compared.has(option)] as const);
    return { shares: values.get(best) ?? [], options, line: asked.length ? this.line(best) : [] };
  }

  /** Search, and go on until the options that look best have been tried about equally often. */
  private bestFew(): number[] {
    const { desk, iterations } = this;
    const listed = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
    if (iterations === 0) {
      this.stand();
      return listed(desk.get("standing", "options"));
    }
    const freely = Math.max(1, Math.trunc(FREELY * iterations));
    this.grow(freely);
    this.stand();
    desk.call("rank");
    const places = listed(Math.min(BEST_FEW, desk.get("standing", "options")));
    const few = places.map((place) => desk.get("standing", "order", place));
    const tried = few.map((option) => desk.get("standing", "tried", option));
    const all = tried.reduce((sum, each) => sum + each, 0);
    const each = Math.floor((iterations - freely + all) / few.length);
    for (const [place, option] of few.entries()) this.grow(Math.max(each - (tried[place] ?? 0), 1), option);
    return few;
  }

  private outlook(option: number): number[] {
    this.desk.call(`${this.guided}outlook`, option);
    return this.value();
  }

  private value(): number[] {
    return this.desk.numbers("value", "f8", this.desk.get("s", "players"));
  }

  private line(option: number): number[] {
    const rows = this.desk.numbers("line", "i4", 2 * this.desk.call("follow_line", option));
    return rows.filter((_, at) => at % 2 === 1);
  }
}
