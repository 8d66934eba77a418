// How the game ended, with each criterion that had to decide in numbers (§8.4).
import type { Said, View } from "../../../lib/types";
import { GOODS, read, type PlayerState } from "../model";
import { points, said, seat } from "./said";

type Measure = (state: PlayerState) => number;
const DENARII: Measure = (state) => state.denarii;
const STORED: Measure = (state) => GOODS.reduce((sum, good) => sum + state.goods[good], 0);

const names = (states: readonly PlayerState[]) => states.map((state) => seat(state.seat));

/** One criterion told among those still level, and who is left after it. */
function decide(rivals: readonly PlayerState[], by: Measure, id: string): [Said, PlayerState[]] {
  const sorted = [...rivals].sort((a, b) => by(b) - by(a));
  const most = Math.max(...rivals.map(by));
  const best = sorted.filter((state) => by(state) === most);
  const next = sorted[best.length];
  if (best.length > 1 || !next) return [said(`${id}-level`, { players: names(best), n: most }), best];
  return [said(id, { players: names(best), n: most, m: by(next) }), best];
}

export function verdict(view: View): Said[] {
  const { result, players } = read(view);
  if (!result) return [];
  const total: Measure = (state) => result.totals[state.seat] ?? 0;
  const told: Said[] = [];
  let rivals: PlayerState[] = [...players];
  for (const [by, id] of [
    [total, "end-points"],
    [DENARII, "end-denarii"],
    [STORED, "end-goods"],
  ] as const) {
    const [sentence, left] = decide(rivals, by, id);
    told.push(sentence);
    rivals = left;
    if (rivals.length < 2) break;
  }
  const winners = result.winners.map(seat);
  told.push(winners.length > 1 ? said("end-shared", { players: winners }) : said("end-wins", { players: winners }));
  const order = [...players].sort((a, b) => total(b) - total(a) || DENARII(b) - DENARII(a) || STORED(b) - STORED(a));
  for (const state of order) {
    const left = { denarii: DENARII(state), goods: STORED(state) };
    told.push(said("end-player", { player: seat(state.seat), points: points(total(state)), ...left }));
  }
  return told;
}
