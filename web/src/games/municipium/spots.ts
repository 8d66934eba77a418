// The point on the board of every location a piece can be at.
import { at, middle, type Point } from "../../lib/geometry";
import { crowd, handRows, type Layout } from "./layout";
import type { Family, Place, Position, Status } from "./model";
import type { Kind, Location, Piece } from "./tracker";

/** Where the discs of the Temple order lie: on steps, the first on the highest. */
export function orderSpots(families: number, layout: Layout): Point[] {
  const { x, y, w, h } = layout.order;
  const step = Math.min(h / Math.max(families, 1), h / 4);
  const top = y + (h - step * families) / 2;
  return Array.from({ length: families }, (_, i) => ({ x: x + w / 2, y: top + step * (i + 0.5) }));
}

/** A pool's place on the board; null where it is a player's own, to be looked up on the page. */
export function poolSpot(location: Location, { bag, deck, discard, supplies }: Layout): Point | null {
  const pools: Record<Location, Point> = {
    bag: at(bag, bag.w / 2, bag.h * 0.35),
    supply: supplies.favor,
    wreaths: supplies.wreath,
    mint: supplies.decurion,
    deck: middle(deck),
    discard: middle(discard),
  };
  return pools[location] ?? null;
}

/** All points of one view, found once. */
export function spots(position: Position, layout: Layout): (piece: Pick<Piece, "kind" | "at" | "slot">) => Point {
  const crowds = new Map(
    position.institutions.map((here) => [here.place, crowd(here.families, layout.sites[here.place].plaza, layout)]),
  );
  const hands = handRows(position.families, layout);
  const order = orderSpots(position.temple_order.length, layout);
  return ({ kind, at: location, slot }) => {
    const [where, place, status] = location.split(":") as [string, Place, Status];
    const family = kind.split(":")[1] as Family;
    const fallback = { x: layout.width / 2, y: layout.height / 2 };
    switch (where) {
      case "place": {
        const group = crowds.get(place)?.groups.find((each) => each.family === family && each.status === status);
        return group?.spots[slot] ?? group?.spots.at(-1) ?? middle(layout.sites[place].plaza);
      }
      case "hand": {
        const row = hands.find((each) => each.family === family);
        return (location.endsWith("plain") ? row?.plain : row?.wreathed)?.[slot] ?? middle(layout.hands);
      }
      case "banner":
        return layout.sites[place].banner.slots[slot] ?? fallback;
      case "room": {
        const room = layout.sites[place].room;
        return (kind === "favor" ? room?.favor : room?.citizen) ?? fallback;
      }
      case "drawn":
        return layout.drawn[slot] ?? fallback;
      case "order":
        return order[slot] ?? middle(layout.order);
      case "table":
        return middle(layout.discard);
      case "praefect":
        return layout.sites[place].praefect ?? fallback;
      default:
        return poolSpot(location, layout) ?? fallback;
    }
  };
}

/** The name of the element that stands for a player's pool on the page. */
export function anchor(location: Location, kind: Kind): string {
  return location.startsWith("stock:") ? `${location}:${kind}` : location;
}
