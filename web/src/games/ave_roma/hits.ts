// Everything on the board that can be pointed at, as areas over the drawing. Clusters hold what overlaps: the whole
// first, its parts on top of it.
import type { Target } from "../../lib/game";
import { around, oval, type Box } from "../../lib/geometry";
import { level, provinceCard, ringWedge, type Layout, type ProvinceSite } from "./layout";
import { ROWS, type Position, type Province, type Row } from "./model";
import { spot } from "./spots";

export interface Hit {
  name: Target;
  box: Box;
  /** A path instead of the box. */
  path?: string;
  /** Large areas: where they can be chosen, unlit parts on them do not get in the way. */
  area?: boolean;
}
export interface Cluster {
  key: string;
  hits: Hit[];
  /** They lie side by side. */
  apart?: boolean;
}

const SIDES = ["upper", "lower"] as const;

export function clusters(position: Position, layout: Layout): Cluster[] {
  return [
    { key: "header", hits: header(position, layout) },
    ...position.provinces.flatMap((province, i): Cluster[] => {
      const site = layout.provinces[i];
      return site ? [{ key: `province:${i}`, hits: provinceHits(province, site, position, layout) }] : [];
    }),
    ...ROWS.flatMap((name): Cluster[] => {
      const row = position.rows.find((each) => each.row === name);
      return row && layout.rows[name] ? rowClusters(row, layout, position) : [];
    }),
    { key: "ring", hits: ringHits(position, layout) },
    ...position.locations.flatMap((here): Cluster[] => {
      const site = layout.locations[here.location];
      if (!site) return [];
      const spaces = site.spaces.map((at, i): Hit => ({
        name: `space:${here.location}:${i}`,
        box: around(at, 28 * site.worker, 36 * site.worker),
      }));
      const whole: Hit = { name: `location:${here.location}`, box: site.box, area: true };
      if (site.oval && layout.ring) whole.path = oval(layout.ring.centre, site.oval.x, site.oval.y);
      return [{ key: here.location, hits: [whole, ...spaces] }];
    }),
  ];
}

function header(position: Position, layout: Layout): Hit[] {
  const named: [Target, Box | undefined][] = [
    ["rounds", layout.rounds],
    ["order", position.turn_order.length > 0 ? layout.order : undefined],
    ["score", layout.score],
    ["deck:province", layout.provinceDeck],
    ["legend", layout.legend],
  ];
  return named.flatMap(([name, box]) => (box ? [{ name, box }] : []));
}

function provinceHits(province: Province, site: ProvinceSite, position: Position, layout: Layout): Hit[] {
  const n = province.number;
  const hits: Hit[] = [{ name: `province:${n}`, box: site.box, area: true }];
  if (province.card) {
    const card = provinceCard(site, province.position ?? "lower");
    const half = (y: number): Box => ({ x: card.x, y: card.y + y, w: card.w, h: card.h * 0.34 });
    const halves = { upper: half(0.01 * card.h), lower: half(0.35 * card.h) };
    for (const side of SIDES) hits.push({ name: `half:${n}:${side}`, box: halves[side], area: true });
    const seen = new Set<string>();
    for (const side of SIDES) {
      province.card[side].forEach((good, i) => {
        if (seen.has(good)) return; // The same good twice is one thing to point at.
        seen.add(good);
        const { x, y, w, h } = halves[side];
        const box = { x: x + (i * w) / 2 + 1, y: y + 1, w: w / 2 - 2, h: h - 2 };
        hits.push({ name: `province-good:${n}:${good}`, box });
      });
    }
  }
  hits.push({ name: `cube:${n}`, box: around(level(site, "brown", province.cube), 16) });
  for (const [seat, at] of Object.entries(province.markers)) {
    const here = at === null ? null : spot({ kind: "marker", what: seat, at: `level:${n}:${at}` }, position, layout);
    if (here) hits.push({ name: `marker:${n}:${seat}`, box: around(here, 16) });
  }
  return hits;
}

function rowClusters(row: Row, layout: Layout, position: Position): Cluster[] {
  const site = layout.rows[row.row];
  if (!site) return [];
  const deck: Hit[] = [{ name: `deck:${row.row}`, box: site.deck }];
  if (row.face_up) deck.push({ name: `face-up:${row.row}`, box: site.faceUp });
  const slots = row.slots.flatMap((slot, i): Cluster[] => {
    const box = site.slots[i];
    if (!box) return [];
    const name = `slot:${row.row}:${slot.slot}`;
    const hits: Hit[] = [{ name, box, area: true }];
    const worker = slot.worker === null ? null : spot({ kind: "worker", what: "", at: name }, position, layout);
    const drum = worker && around(worker, 28 * worker.scale, 36 * worker.scale);
    if (drum) hits.push({ name: `slot-worker:${row.row}:${slot.slot}`, box: drum });
    return [{ key: name, hits }];
  });
  const head: Hit = { name: `location:${row.location}`, box: site.head };
  return [
    { key: `head:${row.row}`, hits: [head], apart: true },
    { key: `deck:${row.row}`, hits: deck, apart: true },
    ...slots,
  ];
}

function ringHits(position: Position, layout: Layout): Hit[] {
  const { ring } = layout;
  if (!ring) return [];
  const count = position.colosseum.length;
  const spaces = position.colosseum.map(({ space }): Hit => ({
    name: `ring:${space}`,
    box: ring.box,
    path: ringWedge(ring, space, count),
  }));
  const markers = position.colosseum.flatMap(({ space, markers }) =>
    markers.flatMap((seat): Hit[] => {
      const here = spot({ kind: "gladiator", what: seat, at: `ring:${space}` }, position, layout);
      return here ? [{ name: `gladiator:${seat}`, box: around(here, 17) }] : [];
    }),
  );
  return [...spaces, ...markers];
}
