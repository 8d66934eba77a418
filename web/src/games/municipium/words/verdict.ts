// How the game ended, with each criterion that had to decide in numbers (§10).
import type { Said, View } from "../../../lib/types";
import { read, total, type FamilyState, type Position } from "../model";
import { family, said } from "./said";

type Measure = (state: FamilyState) => number;
const DECURIONS: Measure = (state) => state.decurions;
const PIECES: Measure = (state) => total(state.stock);
const FAVORS: Measure = (state) => state.stock.favor;

function names(states: readonly FamilyState[]) {
  return states.map((state) => family(state.family));
}

/** One criterion told among those still level, and who is left after it. */
function decide(rivals: readonly FamilyState[], by: Measure, id: string, level: string): [Said[], FamilyState[]] {
  const sorted = [...rivals].sort((a, b) => by(b) - by(a));
  const best = sorted.filter((state) => by(state) === by(sorted[0] as FamilyState));
  const [one, next] = sorted as [FamilyState, FamilyState | undefined];
  if (best.length > 1) return [[said(level, { families: names(best), n: by(one) })], best];
  return [[said(id, { family: family(one.family), n: by(one), m: next ? by(next) : 0 })], best];
}

function tieBreaks(position: Position, rivals: FamilyState[]): Said[] {
  const [told, level] = decide(rivals, PIECES, "end-pieces", "end-pieces-level");
  if (level.length < 2 || position.options.edition === "retail") return told;
  return [...told, ...decide(level, FAVORS, "end-favors", "end-favors-level")[0]];
}

export function verdict(view: View): Said[] {
  const position = read(view);
  if (!position.result) return [];
  const { goal, winner } = position.options;
  const reached = position.families.filter((state) => state.decurions >= goal);
  const told: Said[] = [];
  if (winner === "first") {
    const several = reached.length > 1;
    if (several) told.push(said("end-first-several", { families: names(reached) }));
    else if (reached[0]) told.push(said("end-first", { family: family(reached[0].family) }));
    // Who came first is not in the view; where the winner has fewer pieces than a rival, the order must have decided.
    const [won] = reached.filter((state) => position.result?.winners.includes(state.family));
    if (several && won) {
      const earlier = reached.some((state) => PIECES(state) > PIECES(won));
      if (earlier) told.push(said("end-first", { family: family(won.family) }));
      else told.push(...tieBreaks(position, reached));
    }
  } else {
    told.push(said("end-goal", { families: names(reached), count: reached.length, goal }));
    const [first, level] = decide(position.families, DECURIONS, "end-most", "end-level");
    told.push(...first, ...(level.length > 1 ? tieBreaks(position, level) : []));
  }
  const winners = position.result.winners;
  if (winners.length > 1) told.push(said("end-shared", { families: winners.map(family) }));
  else if (winners[0]) told.push(said("end-wins", { family: family(winners[0]) }));
  const order = [...position.families].sort((a, b) => DECURIONS(b) - DECURIONS(a) || PIECES(b) - PIECES(a));
  for (const state of order) {
    const counts = { n: DECURIONS(state), pieces: PIECES(state), favors: FAVORS(state) };
    told.push(said("end-player", { family: family(state.family), ...counts }));
  }
  return told;
}
