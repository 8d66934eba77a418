// The numbers on a drawn player board of Ave Roma, whole and as a strip.
import { GOODS, ROWS, SYMBOLS } from "../../src/games/ave_roma/model";
import { named, type Part, type Reading } from "../positions";

/** "3", with what the unfinished turn has changed, and what it would be if the game ended now. */
function amount({ text }: Part): string {
  const parts = [/^\d+/, /[+−]\d+/, /→ \d+/].map((pattern) => pattern.exec(text)?.[0] ?? "");
  return parts.filter((part) => part !== "").join(" ");
}
const joined = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(" ");
const plain = ({ text }: Part): string => text;

class Panel {
  readonly found: Reading = {};
  readonly targets: Map<string, Part>;

  constructor(
    readonly seat: string,
    readonly drawn: Part,
  ) {
    this.targets = drawn.targets;
  }

  put(name: string, target: string, read: (part: Part) => string | number = ({ written }) => written): void {
    const part = this.targets.get(target);
    if (part) this.found[name] = read(part);
  }
  some(name: string, value: string | number): void {
    if (value !== "" && value !== 0) this.found[name] = value;
  }

  held(): void {
    for (const thing of ["denarii", "surplus"]) this.put(thing, `${thing}:${this.seat}`, amount);
    for (const good of GOODS) this.put(good, `good:${good}:${this.seat}`, amount);
    this.put("points", `points:${this.seat}`, amount);
  }

  purse(): void {
    this.put("most-surplus", `surplus:${this.seat}`, (part) => Number(/\/(\d+)/.exec(part.text)?.[1]));
    this.put("influence", "sign:influence");
    for (const symbol of SYMBOLS) this.put(`unspent:${symbol}`, `sign:${symbol}`);
    for (const good of GOODS) {
      const store = this.targets.get(`good:${good}:${this.seat}`);
      const places = store?.within.filter(({ parent }) => parent?.is("places")) ?? [];
      if (store) this.found[`store:${good}`] = `${places.filter((each) => each.is("full")).length} of ${places.length}`;
      for (const price of store?.all("price") ?? []) this.found[`price:${good}`] = price.written;
    }
    for (const [name, board] of this.targets) {
      if (name.startsWith("board:")) this.found[name] = board.text.slice(2).match(/\d+/g)?.join(" ") ?? "";
    }
  }

  workers(): void {
    const hand = this.drawn.all("worker").filter(({ parent }) => parent?.is("hand"));
    this.some("workers", joined(hand.filter((each) => !each.is("shadow"))));
    this.some("shadows", joined(hand.filter((each) => each.is("shadow"))));
    for (const sum of this.drawn.all("sum")) if (/\d/.test(sum.text)) this.found["strength"] = sum.written;
    this.drawn.all("space").forEach((space, i) => {
      const [first, second] = space.is("taken")
        ? [space.all("worker")[0], space.all("becomes")[0]]
        : [space.within.find(({ tag }) => tag === "b"), space.all("price")[0]];
      this.found[`training:${i + 1}`] = `${first?.text} ${second?.text}`;
    });
  }

  politics(): void {
    const track = this.targets.get(`political:${this.seat}`);
    if (!track) return;
    const level = track.within.find(({ tag }) => tag === "b");
    const change = track.all("change")[0]?.text;
    this.found["political"] = `${level?.text}${change ? ` ${change}` : ""}`;
    this.found["worth"] = track.all("here")[0]?.written ?? NaN;
    this.found["reached"] = track.all("reached").length;
    this.found["open"] = track.all("open").length;
    const patrons = this.drawn.all("patron").filter((each) => each.is("chip"));
    this.some("active", patrons.filter((each) => !each.is("idle")).length);
    this.some("waiting", patrons.filter((each) => each.is("idle")).length);
    this.some("free", this.drawn.all("free").length);
  }

  cards(): void {
    for (const deck of [...ROWS, "province"]) this.put(deck, `sign:${deck}`);
    for (const [name, card] of this.targets) {
      for (const left of card.all("left")) {
        if (name.startsWith("card:")) this.found[name.replace("card:", "icons:")] = left.written;
      }
    }
    for (const { text } of this.drawn.all("set")) {
      const [, name, n] = /^(.*) (\d)\/5$/.exec(text) ?? [];
      this.found[`set:${name}`] = Number(n);
    }
    const [parts, pairs] = [true, false].map((halves) =>
      this.drawn.all("twin").filter(({ parent }) => parent?.has("half") === halves),
    );
    this.some("half-parts", parts?.length ?? 0);
    this.some("half-pairs", pairs?.length ?? 0);
  }
}

export function panelNumbers(seat: string, drawn: Part): Reading {
  const panel = new Panel(seat, drawn);
  panel.held();
  panel.purse();
  panel.workers();
  panel.politics();
  panel.cards();
  return named(`panel:${seat}:`, panel.found);
}

export function stripNumbers(seat: string, drawn: Part): Reading {
  const panel = new Panel(seat, drawn);
  panel.held();
  if (drawn.all("strip")[0]?.is("own")) panel.some("workers", joined(drawn.all("worker")));
  else panel.some("workers", drawn.all("hand").map(plain).join(" "));
  return named(`strip:${seat}:`, panel.found);
}
