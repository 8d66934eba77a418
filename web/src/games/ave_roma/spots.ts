// Where on the board a piece lies in an arrangement: its middle and its size. Null: this arrangement does not show it.
import { middle, type Box, type Point } from "../../lib/geometry";
import { level, provinceCard, ringPoint, type Layout } from "./layout";
import type { Location, Position, RowName } from "./model";
import type { Piece } from "./tracker";

export interface Spot extends Point {
  scale: number;
}

const SEAT = 0.62; // a seat's shape on tracks and ring
const SMALL = 13; // units: where level 0 is narrow and has two lines,
const COLUMNS = 3; // so many markers lie in one

export function spot(piece: Pick<Piece, "kind" | "what" | "at">, position: Position, layout: Layout): Spot | null {
  const [place = "", one = "", two = ""] = piece.at.split(":");
  switch (place) {
    case "space": {
      const site = layout.locations[one as Location];
      const here = site?.spaces[Number(two)];
      return site && here ? { ...here, scale: site.worker } : null;
    }
    case "slot":
      return onSlot(piece.kind, layout.rows[one as RowName]?.slots[Number(two) - 1], position, one, Number(two));
    case "face-up":
      return card(layout.rows[one as RowName]?.faceUp);
    case "card": {
      const site = layout.provinces[Number(one) - 1];
      return site ? card(provinceCard(site, two as "lower" | "upper"), 60) : null;
    }
    case "level":
      return onLevel(piece.what, Number(one), Number(two), position, layout);
    case "cube": {
      const site = layout.provinces[Number(one) - 1];
      return site ? { ...level(site, "brown", Number(two)), scale: 0.58 } : null;
    }
    case "ring":
      return onRing(piece.what, Number(one), position, layout);
    default:
      return null;
  }
}

function card(box: Box | undefined, of = 100): Spot | null {
  return box ? { ...middle(box), scale: box.w / of } : null;
}

/** A worker stands in the middle of an empty slot; on a card it covers the picture, never name, price or gain. */
function onSlot(kind: string, box: Box | undefined, position: Position, row: string, slot: number): Spot | null {
  if (kind === "card" || !box) return card(box);
  const taken = position.rows.find((each) => each.row === row)?.slots[slot - 1]?.card;
  const unit = box.w / 100;
  if (!taken) return { ...middle(box), y: middle(box).y - 4, scale: 1.35 };
  return row === "patron"
    ? { x: middle(box).x, y: box.y + 16 * unit, scale: 0.9 }
    : { x: box.x + 30 * unit, y: box.y + 53 * unit, scale: 0.9 };
}

function onLevel(seat: string, number: number, at: number, position: Position, layout: Layout): Spot | null {
  const site = layout.provinces[number - 1];
  if (!site) return null;
  if (at > 0) return { ...level(site, "grey", at), scale: SEAT };
  const markers = Object.entries(position.provinces[number - 1]?.markers ?? {});
  const down = markers.filter(([, each]) => each === 0).map(([each]) => each);
  const { x, y, w, h } = site.ground;
  const index = down.indexOf(seat);
  if (h > 2 * SMALL) {
    const [line, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    return { x: x + w - (w / COLUMNS) * (column + 0.5), y: y + (h / 2) * (line + 0.5), scale: SMALL / 24 };
  }
  const step = Math.min(15, (w - 15) / Math.max(1, down.length - 1));
  return { x: x + w - 8 - step * index, y: y + h / 2, scale: SEAT };
}

function onRing(seat: string, space: number, position: Position, layout: Layout): Spot | null {
  if (!layout.ring) return null;
  const here = position.colosseum.find((each) => each.space === space)?.markers ?? [];
  const index = here.findIndex((each) => each === seat);
  const spread = here.length < 2 ? 0 : (index / (here.length - 1) - 0.5) * Math.min(0.62, 0.3 * (here.length - 1));
  const depth = here.length > 3 && index % 2 ? 0.4 : 0.19;
  return { ...ringPoint(layout.ring, space + spread, depth, position.colosseum.length), scale: 0.62 };
}
