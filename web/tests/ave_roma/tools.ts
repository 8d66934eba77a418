// Views of recorded games, kept small, and the catalogue's words.
import type { Card, OwnedCard, Position, ProvinceCard } from "../../src/games/ave_roma/model";
import type { Language } from "../../src/lib/fluent";
import type { Said, View } from "../../src/lib/types";
import { catalogueOf } from "../words";
import printed from "./fixtures/cards.json";
import drafts from "./fixtures/drafts.json";
import frames from "./fixtures/frames.json";

type Player = Position["players"][number];
type Row = Position["rows"][number];
type Owned = [string, ...boolean[]];

/** A view as the files keep it: cards by name, and nothing that is printed on the board. */
interface Kept extends Omit<
  Position,
  "provinces" | "rows" | "locations" | "colosseum" | "players" | "political_track"
> {
  provinces: (Omit<Position["provinces"][number], "card"> & { card: string | null })[];
  rows: (Omit<Row, "slots" | "face_up"> & {
    slots: [number | null, string | null, Row["slots"][number]["offers"][string] | null][];
    face_up: { card: string; offers: Row["slots"][number]["offers"] } | null;
  })[];
  locations: Record<string, [number | null, number, boolean, boolean][]>;
  colosseum: string[][];
  players: (Omit<Player, "cards" | "training"> & {
    cards: Record<string, Owned[]>;
    training: [number | null, number[]][];
  })[];
}

const cards = printed.cards as unknown as Record<string, Card | ProvinceCard>;

function card<T extends Card | ProvinceCard>(name: string | null): T | null {
  return name === null ? null : (structuredClone(cards[name]) as T);
}

function owned(kept: Owned): OwnedCard {
  const [name, spent, used, active] = kept;
  const state = used === undefined ? { spent } : { spent, used, active };
  return { ...card<Card>(name), ...state } as unknown as OwnedCard;
}

function rowOf(kept: Kept["rows"][number], who: string | null): Row {
  const slots = kept.slots.map(([worker, name, offer], index) => ({
    ...{ slot: index + 1, least: 1, most: index + 1, worker, card: card<Card>(name) },
    offers: offer && who ? { [who]: offer } : {},
  }));
  const up = kept.face_up;
  return { ...kept, slots, face_up: up && { card: card<Card>(up.card) as Card, offers: up.offers } };
}

function playerOf(kept: Kept["players"][number]): Player {
  const training = kept.training.map(([worker, values], cost) => ({ change: cost + 1, cost, worker, values }));
  const own = Object.fromEntries(Object.entries(kept.cards).map(([deck, some]) => [deck, some.map(owned)]));
  return { ...kept, training, cards: own as unknown as Player["cards"] };
}

function whole(kept: Kept): View {
  const { provinces, rows, locations, colosseum, players, ...rest } = structuredClone(kept);
  return {
    ...rest,
    provinces: provinces.map((each) => ({ ...each, card: card<ProvinceCard>(each.card) })),
    rows: rows.map((each) => rowOf(each, kept.prompt.seat)),
    locations: Object.entries(locations).map(([location, spaces]) => ({
      location,
      spaces: spaces.map(([worker, least, open, shadow]) => ({ worker, players: least, open, shadow })),
    })),
    colosseum: colosseum.map((markers, index) => ({ space: index + 1, ...printed.ring[index], markers })),
    players: players.map(playerOf),
    political_track: printed.political_track,
  } as unknown as View;
}

const kept = frames as unknown as Record<string, Kept>;

export function frame(name: string): View {
  const found = kept[name];
  if (!found) throw new Error(`no view of ${name}`);
  return whole(found);
}

/** One view for every kind of decision and of draw, and two finished games. */
export const FRAMES = Object.keys(kept).map((name): [string, View] => [name, frame(name)]);

/** An unfinished turn: before it, what is drafted, and after it. */
export function draft(name: string): { base: View; turn: string[]; view: View } {
  const found = (drafts as unknown as Record<string, { base: Kept; turn: string[]; view: Kept }>)[name];
  if (!found) throw new Error(`no draft ${name}`);
  return { base: whole(found.base), turn: found.turn, view: whole(found.view) };
}

export const DRAFTS = Object.keys(drafts);

export function catalogue(language: Language): { tell: (said: readonly Said[]) => string; problems: string[] } {
  const problems: string[] = [];
  const words = catalogueOf(["ave_roma"], language, (problem) => problems.push(problem));
  return { tell: (said) => words.tell(said), problems };
}
