// The final scoring as steps, in the order of the catalogue: what was earned in the game, and then source by source.
import { playerName } from "../../../components/app/names";
import type { TableInfo } from "../../../lib/types";
import type { PlayerState, Position, Printed } from "../model";

type Step = Printed["scoring"][number];

/** A step's symbol, and the colour of its part of a bar. */
export const ART: Record<string, { sign: string; colour: string }> = {
  earned: { sign: "vp", colour: "terracotta" },
  denarii: { sign: "denarii", colour: "gold" },
  stores: { sign: "surplus", colour: "laurel" },
  patrons: { sign: "patron", colour: "purple" },
  politics: { sign: "political", colour: "sea" },
  provinces: { sign: "province", colour: "edge" },
};

/** What a step brings to a player. */
function brought({ points }: PlayerState, step: Step): number {
  const sources: Record<string, number> = points.sources;
  return step.sources.reduce((sum, source) => sum + (sources[source] ?? 0), 0);
}

export interface Bar {
  seat: PlayerState["seat"];
  /** What each step so far has brought. */
  parts: number[];
  total: number;
  /** Nobody has more now. */
  most: boolean;
}

/** Everybody's points after so many steps. */
export function bars({ players, printed }: Position, done: number): Bar[] {
  const all = players.map((state) => {
    const parts = printed.scoring.slice(0, done).map((step) => brought(state, step));
    return { seat: state.seat, parts, total: parts.reduce((sum, n) => sum + n, 0) };
  });
  const top = Math.max(...all.map(({ total }) => total));
  return all.map((bar) => ({ ...bar, most: bar.total === top }));
}

/** Who sits there. */
export function names(table: TableInfo | null, seat: string): string | undefined {
  const found = table?.seats.find((each) => each.seat === seat);
  return found && playerName(found);
}
