import { Desk, type Engine } from "./desk.ts";
import type { Appraised, Appraiser } from "./types.ts";
import { CHANCE, OVER } from "./types.ts";

const SEED = 1;
const BEST_FEW = 4; // options that are compared with the same effort
const FREELY = 0.5; // part of the effort that goes where the search wants
const ANY = -1; // option

/** What positions are worth, by so many iterations of the search each: `Searching` in `ludi/lab/judges.py`, bit for bit. */
export class SearchingAppraiser implements Appraiser {
  private readonly desk: Desk;
  private readonly tree: Uint8Array;
  private readonly iterations: number;

  constructor(engine: Engine, iterations: number) {
    this.iterations = iterations;
    const { each, more, most } = engine.manifest.room;
    this.desk = new Desk(engine, Math.min(each * iterations + more, most));
    this.tree = Uint8Array.from(atob(engine.manifest.tree), (letter) => letter.charCodeAt(0));
  }

  appraise(state: Uint8Array, asked: readonly number[]): Appraised {
    const { desk } = this;
    desk.write("s", state);
    const seat = desk.call("decider");
    if (seat === OVER || (seat === CHANCE && this.iterations === 0)) {
      desk.call(seat === OVER ? "payoffs" : "judge");
      return { shares: this.value(), options: [], line: [] };
    }
    this.plant();
    if (seat === CHANCE) return { shares: this.beforeDraw(), options: [], line: [] };
    return this.decision(seat, asked);
  }

  /** A tree that begins here; nothing of what was judged before is left in it. */
  private plant(): void {
    this.desk.write("tree", this.tree);
    this.desk.set("stream", "seed", SEED);
    this.desk.set("stream", "game", 0);
    this.desk.set("stream", "draws", 0);
    this.desk.call("plant");
  }

  private grow(iterations: number, option = ANY): void {
    if (iterations > 0) this.desk.call("search", iterations, option);
  }

  /** How the options stand now. */
  private stand(): void {
    this.desk.call("clear");
    this.desk.call("add_tree");
  }

  private beforeDraw(): number[] {
    this.grow(this.iterations);
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
    this.desk.call("outlook", option);
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
