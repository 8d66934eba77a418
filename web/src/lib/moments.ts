// What happens in a step, as Python tells it: how long it is looked at, and what it outweighs.
import type { Target } from "./game";
import type { Step } from "./types";

export type Kind = Step["moments"][number]["kind"];

/** Milliseconds that each sort of moment rests at normal speed, after the pieces have arrived. */
export const REST: Readonly<Record<Kind, number>> = {
  piece: 240,
  draw: 240,
  card: 280,
  gift: 300,
  hands: 420,
  set: 420,
  award: 460,
  awakening: 460,
  scoring: 460,
};

/** What the whole table looks at, the rest of the board standing back; other moments are lit where they happen. */
export const STAGED: ReadonlySet<Kind> = new Set<Kind>([
  "card",
  "gift",
  "hands",
  "set",
  "award",
  "awakening",
  "scoring",
]);

/** The moment of a step that counts most: several rest once. Null: nothing in particular happens. */
export function heaviest({ moments }: Pick<Step, "moments">): Step["moments"][number] | null {
  return moments.reduce<Step["moments"][number] | null>(
    (most, each) => (most && REST[most.kind] >= REST[each.kind] ? most : each),
    null,
  );
}

/** Where it happens, and what. */
export function places(step: Pick<Step, "moments"> | null): ReadonlyMap<Target, Kind> {
  const found = new Map<Target, Kind>();
  const all = [...(step?.moments ?? [])].sort((one, other) => REST[other.kind] - REST[one.kind]);
  for (const { kind, targets } of all) {
    for (const target of targets) if (!found.has(target)) found.set(target, kind);
  }
  return found;
}
