// The numbers on a drawn board of Ave Roma, read as they are seen: by where they are written and where pieces lie.
import { ringPoint, WIDE } from "../../src/games/ave_roma/layout";
import { OPEN_LOCATIONS, ROWS } from "../../src/games/ave_roma/model";
import { inside, Part, pieces, type Box, type Reading, type Spot } from "../positions";

const SPACES = [1, 2, 3, 4, 5] as const; // provinces, slots, spaces of a location
const RING = 12;

const seatOf = (art: Part | null): string =>
  art?.colours
    .find((colour) => colour.startsWith("ar-seat-"))
    ?.slice(8)
    .replace(/-.*/, "") ?? "";
const isText = ({ tag }: Part): boolean => tag === "text";

/** By the colour of its drum, or of all that is painted on a card. */
function kindOf(art: Part): string {
  const [drum] = art.filled("ar-drum");
  const colours = art.within.map(
    (part) => /--ar-kind: var\(--ar-card-(\w+)\)/.exec(part.attribute("style") ?? "")?.[1],
  );
  return drum ? "worker" : (colours.find((colour) => colour !== undefined) ?? "");
}

/** What is written on a card, in no order, then its name, and what tells it from others of this name. */
function face(card: Part): string {
  const isName = (text: Part): boolean => text.parent?.is("ave-card") === true; // numbers stand beside their signs
  const written = card.texts.filter((text) => !isName(text)).map(({ text }) => text);
  const pips = card.filled("ar-kind").filter(({ tag }) => tag === "rect").length;
  const mark = card.dashed.length > 0 ? " plan" : pips > 0 ? ` ${pips}` : "";
  return `${written.sort().join(" ")} ${card.texts.find(isName)?.text ?? ""}${mark}`.trim();
}

class Board {
  readonly found: Reading = {};
  private readonly areas: Map<string, Box | null>;
  private readonly pieces: (Spot & { art: Part })[];
  private readonly written: Part[]; // besides what is on pieces

  constructor(private readonly board: Part) {
    this.areas = new Map([...board.targets].map(([name, part]) => [name, part.area]));
    this.pieces = pieces(board);
    this.written = board.within.filter((part) => isText(part) && !part.around((each) => each.is("piece")));
  }

  /** What is written in an area, other than in groups that are moved there. */
  private on(name: string): Part[] {
    const here = this.written.filter((part) => inside(part.at, this.areas.get(name)));
    return here.filter((part) => !part.around((each) => each.attribute("transform") !== null));
  }
  private standing(name: string, kind: string): Part[] {
    const here = this.pieces.filter((piece) => inside(piece, this.areas.get(name)));
    return here.filter(({ art }) => kindOf(art) === kind).map(({ art }) => art);
  }

  head(): void {
    const [round, left] = this.on("rounds");
    if (/\d/.test(round?.text ?? "")) this.found["round"] = round?.written ?? NaN;
    if (left) this.found["rounds-left"] = left.written;
    const order = this.on("order").sort((a, b) => a.written - b.written);
    if (order.length > 0) this.found["order"] = order.map(({ next }) => seatOf(next)).join(" ");
    const passed = order.filter(({ next }) => next?.attribute("opacity"));
    if (passed.length > 0) this.found["passed"] = passed.map(({ next }) => seatOf(next)).join(" ");
    const score = this.areas.get("score");
    for (const mark of this.board.within) {
      if (mark.next && isText(mark.next) && inside(mark.next.at, score) && seatOf(mark)) {
        this.found[`score:${seatOf(mark)}`] = mark.next.written;
      }
    }
    for (const deck of [...ROWS, "province"]) {
      for (const number of this.on(`deck:${deck}`)) this.found[`deck:${deck}`] = number.written;
    }
  }

  provinces(): void {
    const grey = this.board.filled("ave-grey").map(({ box }) => box);
    for (const n of SPACES) {
      const box = this.areas.get(`province:${n}`);
      const levels = this.on(`province:${n}`).filter(({ text }) => /^\d$/.test(text));
      const [ground] = grey.filter((each) => inside(each, box)).sort((a, b) => b.w - a.w); // the widest level
      for (const piece of this.pieces.filter((each) => inside(each, box))) {
        const [nearest] = [...levels].sort(
          (a, b) => Math.abs(a.at.y - 4.8 - piece.y) - Math.abs(b.at.y - 4.8 - piece.y),
        );
        const seat = seatOf(piece.art);
        if (kindOf(piece.art) === "province") this.found[`card:${n}`] = 1;
        else if (seat) this.found[`marker:${n}:${seat}`] = inside(piece, ground) ? 0 : (nearest?.written ?? NaN);
        else this.found[`cube:${n}`] = nearest?.written ?? NaN;
      }
      for (const fee of this.written.filter(({ text }) => /^−\d+$/.test(text))) {
        if (inside(fee.around(({ moved }) => moved !== null)?.moved ?? fee.at, box))
          this.found[`fee:${n}`] = fee.written;
      }
    }
  }

  colosseum(): void {
    const wedges = this.board.within.filter(({ colour }) => colour === "ave-wedge" || colour === "ave-honour");
    wedges.forEach(({ next }, i) => {
      const cost = next?.texts ?? [];
      if (cost.length > 0) this.found[`ring:${i + 1}`] = cost.map(({ text }) => text).join(" ");
    });
    const { ring } = WIDE;
    if (!ring) return;
    const provinces = SPACES.map((n) => this.areas.get(`province:${n}`));
    for (const piece of this.pieces) {
      const seat = seatOf(piece.art);
      if (!seat || provinces.some((box) => inside(piece, box))) continue;
      const away = (space: number): number =>
        Math.min(
          ...[0.19, 0.4].map((depth) => {
            const { x, y } = ringPoint(ring, space, depth, RING);
            return Math.hypot(x - piece.x, y - piece.y);
          }),
        );
      const spaces = Array.from({ length: RING }, (_, i) => i + 1);
      this.found[`gladiator:${seat}`] = spaces.sort((a, b) => away(a) - away(b))[0] ?? NaN;
    }
  }

  locations(): void {
    for (const location of OPEN_LOCATIONS) {
      for (const i of SPACES.keys()) {
        const name = `space:${location}:${i}`;
        for (const worker of this.standing(name, "worker")) this.found[name] = worker.written;
        const closed = this.written.find(
          (part) => /^\d\+$/.test(part.text) && inside(part.parent?.moved ?? part.at, this.areas.get(name)),
        );
        if (closed) this.found[`closed:${location}:${i}`] = closed.text;
      }
    }
    const places = [...this.areas].filter(([name, box]) => name.startsWith("location:") && box);
    for (const sum of this.written.filter(({ text }) => /^Σ\d/.test(text))) {
      const found = places.find(([, box]) => inside(sum.at, box))?.[0] ?? "location:roma"; // its area is an oval
      this.found[`recruit:${found.slice(9)}`] = `${sum.text} ${sum.next?.text}`;
    }
  }

  rows(): void {
    for (const row of ROWS) {
      for (const n of SPACES) {
        const name = `slot:${row}:${n}`;
        for (const card of this.standing(name, row)) this.found[name] = face(card);
        for (const worker of this.standing(`slot-worker:${row}:${n}`, "worker")) {
          this.found[`slot-worker:${row}:${n}`] = worker.written;
        }
        for (const takes of this.on(name).filter((part) => part.is("soft"))) {
          this.found[`takes:${row}:${n}`] = takes.text;
        }
      }
      for (const card of this.standing(`face-up:${row}`, row)) this.found[`face-up:${row}`] = face(card);
    }
    this.board.filled("ave-step").forEach((step, i) => (this.found[`stair:${i + 1}`] = step.next?.next?.text ?? ""));
    this.found["buyable"] = this.board.all("can").length;
  }
}

export function boardNumbers(drawn: Part): Reading {
  const board = new Board(drawn);
  board.head();
  board.provinces();
  board.colosseum();
  board.locations();
  board.rows();
  return board.found;
}
