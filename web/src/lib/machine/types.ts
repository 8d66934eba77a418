/**
 * The rules, the bots and the judge of a game as WebAssembly, made by Numba from the same Python as everything else.
 *
 * Positions go in and out as the bytes of the game's record: what `state.tobytes()` gives in Python. Nothing here knows
 * a rule. Calls take as long as they take, so a page makes them in a Web Worker:
 *
 *     const machine = await loadMachine(game);
 *     const bot = machine.bot("centurio", seed);
 *     const codes = bot.play(position); // all its choices, up to a draw or somebody else's decision
 *     const options = bot.consider(position, { seconds: 1.5 }); // for a hint: all options, the best first
 *
 * One machine has one memory and does one thing at a time; its bots share it, each with 1 to 100 MB of its own. A bot keeps its tree from one decision
 * to the next, as in Python, so a bot that plays on should be kept and asked again. A seed and a budget in iterations
 * give the same choices as in Python, bit for bit.
 */
export interface Machine {
  readonly game: string;
  /** The version of the rules, the digest of the game's data files ("" for the packaged ones): as replays name them. */
  readonly version: number;
  readonly content: string;
  /** Bytes of a position. */
  readonly stateSize: number;
  /** The bots that play here: "random", "greedy", "policy" where there is a network, and the levels, the easiest first. */
  readonly bots: readonly string[];
  /** Whether the levels play by the game's network. */
  readonly guided: boolean;
  /** There is one, but its weights did not come. */
  readonly unweighted: boolean;

  /** A bot of this name; with a budget, it thinks so long instead of as long as its level does. */
  bot(name: string, seed: number, budget?: Budget): Bot;
  /** All bots have left: their memory is for the next ones. They must not be asked any more. */
  dismiss(): void;
  /** Everybody's chance of winning as a position looks, by seat; what it came to, once it is over. */
  judge(state: Uint8Array): number[];
  /** Says what positions are worth, each by itself, with so many iterations, by the game's network or without: for
   * analyses. */
  appraiser(iterations: number, guided?: boolean): Appraiser;
  /** Who decides: a seat, or CHANCE, RULE, OVER. */
  decider(state: Uint8Array): number;
  /** The position after an offered code and all rules that follow it, up to a choice, a draw or the end. */
  after(state: Uint8Array, code: number): Uint8Array;
  /** Play games first, first + 1, … of a seed uniformly at random to the end: the same games as in Python. */
  playOuts(state: Uint8Array, seed: number, first: number, count: number): PlayedOut;
}

export interface Appraiser {
  /** The options asked for are compared with the best, with the same effort. */
  appraise(state: Uint8Array, asked: readonly number[]): Appraised;
}

/** What a position is worth, in the way it is sent to `ludi/table/coaching.py`. */
export interface Appraised {
  /** Everybody's share of the win. */
  readonly shares: readonly number[];
  /** Of a decision: code, everybody's shares, and whether it was compared with the best. */
  readonly options: readonly (readonly [number, readonly number[], boolean])[];
  /** What is expected to be chosen and drawn. */
  readonly line: readonly number[];
}

export interface Bot {
  readonly name: string;
  /** The code it chooses for the seat that decides. */
  choose(state: Uint8Array): number;
  /** The codes of its decisions, up to a draw, the end or another seat's decision. */
  play(state: Uint8Array): number[];
  /**
   * All options of a decision, the best first, after half of the time was spent on the best few side by side: hints are
   * made of it. `random`, `greedy` and `policy` cannot.
   */
  consider(state: Uint8Array, budget?: Budget): Considered[];
}

/** How long to think about one decision: seconds, iterations, or whichever ends first. */
export interface Budget {
  readonly seconds?: number;
  readonly iterations?: number;
}

/** One option after thinking. */
export interface Considered {
  readonly code: number;
  readonly visits: number;
  /** Each seat's chance of winning. */
  readonly values: readonly number[];
  /** What is expected to be played and drawn, the option itself first. */
  readonly line: readonly LineStep[];
}

/** A code chosen or drawn in a position; Python's `game.text(state, code)` puts it into words. */
export interface LineStep {
  readonly state: Uint8Array;
  readonly code: number;
}

export interface PlayedOut {
  /** One position after the other. */
  readonly states: Uint8Array;
  /** Of each game, each seat's share of one point. */
  readonly shares: Float64Array;
  /** Of all games. */
  readonly decisions: number;
}

/** What `Machine.decider` answers when no seat is to decide. */
export const CHANCE = -1;
export const RULE = -2;
export const OVER = -3;
