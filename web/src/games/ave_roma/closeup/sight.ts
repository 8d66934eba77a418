// What a target shows when it is looked at large.
import type { View } from "../../../lib/types";
import { player, read, type Card, type Position, type ProvinceCard } from "../model";

export type Sight =
  | { kind: "card"; card: Card }
  | { kind: "province"; card: ProvinceCard | null }
  | { kind: "sign" | "player" | "board"; name: string }
  | { kind: "legend" };

type Seer = (position: Position, one: string, two: string) => Sight | null;

const shown = (card: Card | null | undefined): Sight | null => (card ? { kind: "card", card } : null);
const rowOf = ({ rows }: Position, name: string) => rows.find(({ row }) => row === name);

function province({ provinces }: Position, number: string): Sight | null {
  const found = provinces.find((each) => each.number === Number(number));
  return found ? { kind: "province", card: found.card } : null;
}

function printed({ printed: { cards } }: Position, deck: string, id: string): Sight | null {
  const found = deck in cards ? cards[deck as keyof typeof cards][id] : undefined;
  if (!found) return null;
  return "part" in found ? { kind: "province", card: found } : { kind: "card", card: found };
}

const sign: Seer = (_, name) => ({ kind: "sign", name });

const SEERS: Record<string, Seer> = {
  slot: (position, row, n) => shown(rowOf(position, row)?.slots.find(({ slot }) => slot === Number(n))?.card),
  "face-up": (position, row) => shown(rowOf(position, row)?.face_up),
  card: printed,
  province,
  half: province,
  cube: province,
  location: sign,
  sign,
  player: (position, name) => (player(position, name) ? { kind: "player", name } : null),
  board: (position, name) => (name in position.printed.boards ? { kind: "board", name } : null),
  legend: () => ({ kind: "legend" }),
};

export function sight(target: string, position: Position): Sight | null {
  const [what = "", one = "", two = ""] = target.split(":");
  return SEERS[what]?.(position, one, two) ?? null;
}

export function has(target: string, view: View): boolean {
  return sight(target, read(view)) !== null;
}
