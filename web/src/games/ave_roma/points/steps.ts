// The final scoring as steps, in the order of the rules (§8): what was earned in the game, and then source by source.
import { playerName } from "../../../components/table/seats";
import type { TableInfo } from "../../../lib/types";
import type { PlayerState, Position, Source } from "../model";

export interface Step {
  id: string;
  sources: readonly Source[];
  /** Its symbol, and the colour of its part of a bar. */
  sign: string;
  colour: string;
}

export const STEPS: readonly Step[] = [
  {
    id: "earned",
    sources: ["workers", "buildings", "pairs", "wars", "sets", "fame", "service"],
    sign: "vp",
    colour: "terracotta",
  },
  { id: "denarii", sources: ["denarii"], sign: "denarii", colour: "gold" },
  { id: "stores", sources: ["stores"], sign: "surplus", colour: "laurel" },
  { id: "patrons", sources: ["patrons"], sign: "patron", colour: "purple" },
  { id: "politics", sources: ["politics"], sign: "political", colour: "sea" },
  { id: "provinces", sources: ["provinces"], sign: "province", colour: "edge" },
];

/** What a step brings to a player. */
export function brought(state: PlayerState, step: Step): number {
  const sources: Record<string, number> = state.points.sources;
  return step.sources.reduce<number>((sum, source) => sum + (sources[source] ?? 0), 0);
}

export interface Bar {
  seat: PlayerState["seat"];
  /** What each step so far has brought. */
  parts: number[];
  total: number;
  /** 1: the most points now; who has as many shares the place. */
  place: number;
}

/** Everybody's points after so many steps. */
export function bars(position: Position, done: number): Bar[] {
  const all = position.players.map((state) => {
    const parts = STEPS.slice(0, done).map((step) => brought(state, step));
    return { seat: state.seat, parts, total: parts.reduce((sum, n) => sum + n, 0), place: 1 };
  });
  return all.map((bar) => ({ ...bar, place: 1 + all.filter((each) => each.total > bar.total).length }));
}

/** Who sits there. */
export function names(table: TableInfo | null, seat: string): string | undefined {
  const found = table?.seats.find((each) => each.seat === seat);
  return found && playerName(found);
}
