// Repositioning as one act. The rules ask institution by institution how many members shall stand there; a person
// picks members up and sets them down, and says when the arrangement is right.
import type { Composer } from "../../lib/game";
import type { Said, View } from "../../lib/types";
import {
  PLACES,
  ranking,
  read,
  STATUSES,
  type Family,
  type Institution,
  type Option,
  type Place,
  type Position,
  type Status,
} from "./model";
import { counted, place as placeName, said } from "./words/said";

type Members = Record<Status, number>;
type Arrangement = Readonly<Record<string, Members>>; // by institution, and `hand`

function asked(position: Position): Place | null {
  if (position.prompt.frame !== "reposition") return null;
  return (position.choices[0] as Option | undefined)?.place ?? null;
}

function standingOf(position: Position, family: Family, place: Place): Members {
  const here = position.institutions.find((each) => each.place === place);
  const found = here?.families.find((each) => each.family === family);
  return { plain: found?.plain ?? 0, wreathed: found?.wreathed ?? 0 };
}

/** The board with one family's members as arranged. Who would be first is shown as it would be if this were played. */
function shown(view: View, family: Family, arrangement: Arrangement): View {
  const position = read(view);
  const institutions = position.institutions.map((here): Institution => {
    const mine = arrangement[here.place] ?? { plain: 0, wreathed: 0 };
    const families = here.families.map((each) =>
      each.family === family ? { ...each, ...mine, influence: mine.plain + 2 * mine.wreathed } : each,
    );
    const [first, second] = ranking(position, { ...here, families });
    const tie = second !== undefined && first?.influence === second.influence;
    return { ...here, families, first: first?.family ?? null, second: second?.family ?? null, tie };
  });
  const unplaced = arrangement["hand"] ?? { plain: 0, wreathed: 0 };
  const families = position.families.map((each) => (each.family === family ? { ...each, unplaced } : each));
  return { ...view, institutions, families };
}

function moved(arrangement: Arrangement, from: string, to: Place, status: Status): Arrangement {
  const change = (where: string, by: number): Members => {
    const old = arrangement[where] ?? { plain: 0, wreathed: 0 };
    return { ...old, [status]: old[status] + by };
  };
  return { ...arrangement, [from]: change(from, -1), [to]: change(to, 1) };
}

class Arranging implements Composer {
  readonly view: View;
  readonly prompt: Said;

  constructor(
    private readonly base: View,
    private readonly family: Family,
    private readonly open: readonly Place[],
    private readonly arrangement: Arrangement,
  ) {
    this.view = shown(base, family, arrangement);
    const { plain, wreathed } = arrangement["hand"] ?? { plain: 0, wreathed: 0 };
    this.prompt = plain + wreathed > 0 ? said("compose-left", { members: counted(plain, wreathed) }) : said("compose");
  }

  get paths(): Composer["paths"] {
    const found: Composer["paths"][number][] = [];
    for (const from of [...this.open, "hand"]) {
      const held = STATUSES.filter((status) => (this.arrangement[from]?.[status] ?? 0) > 0);
      // From the hand plain members go first: they cannot be told apart there.
      for (const status of from === "hand" ? held.slice(0, 1) : held) {
        const piece = from === "hand" ? `hand:${this.family}` : `member:${from}:${this.family}:${status}`;
        for (const to of this.open.filter((place) => place !== from)) {
          const apply = () =>
            new Arranging(this.base, this.family, this.open, moved(this.arrangement, from, to, status));
          const id = status === "wreathed" ? "compose-move-wreathed" : "compose-move";
          found.push({ path: [piece, `place:${to}`], said: said(id, { target: placeName(to) }), apply });
        }
      }
    }
    return found;
  }

  next(view: View): string | null {
    const position = read(view);
    const place = asked(position);
    if (!place || position.prompt.family !== this.family) return null;
    const wanted = this.arrangement[place] ?? { plain: 0, wreathed: 0 };
    const options = position.choices as Option[];
    const exact = options.find((each) => each.plain === wanted.plain && each.wreathed === wanted.wreathed);
    // The last institution takes the rest, whatever is still in hand.
    return (exact ?? (options.length === 1 ? options[0] : undefined))?.text ?? null;
  }
}

export function compose(view: View, before: View | null): Composer | null {
  const position = read(view);
  const family = position.prompt.family;
  const first = asked(position);
  if (!first || !family) return null;
  const open = PLACES.slice(PLACES.indexOf(first));
  const left = { ...(position.families.find((each) => each.family === family)?.unplaced ?? { plain: 0, wreathed: 0 }) };
  const arrangement: Record<string, Members> = {};
  for (const place of PLACES) {
    arrangement[place] = standingOf(position, family, place);
    if (!before || !open.includes(place)) continue;
    const stood = standingOf(read(before), family, place);
    for (const status of STATUSES) {
      const back = Math.min(stood[status], left[status]);
      arrangement[place][status] += back;
      left[status] -= back;
    }
  }
  return new Arranging(view, family, open, { ...arrangement, hand: left });
}
