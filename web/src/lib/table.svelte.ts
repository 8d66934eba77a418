// One open table: what the server said, the player's unfinished turn on top of it, and what is being shown.
import { ABOUT_MOVES, alike, leadingTo, plainer, spoken, type Entry } from "./drafts";
import type { Composer, GameModule, Tally } from "./game";
import { Journal } from "./journal.svelte";
import { Live, liveAddress, type LineState, type Question } from "./live";
import type { Outside } from "./outside";
import { apply, Player } from "./player.svelte";
import { settings } from "./settings.svelte";
import type { Choice, FromServer, Hint, Moves, Preview, Refused, Said, TableInfo, TableSeen, View } from "./types";

export class Table {
  readonly player: Player;
  private readonly live: Live;
  private readonly log: Journal;

  game = $state.raw<GameModule | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<string | null>(null);
  host = $state.raw(false);
  key = $state.raw<string | null>(null);
  /** When `info` came, for the clocks. */
  heard = $state.raw(0);
  line = $state.raw<LineState>({ open: false, tries: 0, again: null });
  refusal = $state.raw<Pick<Refused, "reason" | "sentence" | "said"> | null>(null);
  /** Moves the server has told us of. */
  number = $state.raw(-1);
  draft = $state.raw<readonly Entry[]>([]);
  /** What the draft was before each change. */
  private past = $state.raw<readonly (readonly Entry[])[]>([]);
  /** The draft has been sent to be played. */
  committing = $state.raw(false);
  /** Tried out, not yet answered. */
  private wish = $state.raw<{ texts: readonly string[]; atOnce: boolean } | null>(null);
  private arranging = $state.raw(false);
  private base = $state.raw<View | null>(null);
  private before = $state.raw<View | null>(null);
  private arranged = $state.raw<{ start: Composer; steps: readonly Composer[] } | null>(null);
  private unanswered = false; // The line was lost with `wish` or the commit on its way.
  private reasons = new Map<string, Promise<Said | null>>();

  constructor(
    id: string,
    private readonly outside: Outside = {},
  ) {
    this.log = new Journal(outside.log);
    const hidden = () => typeof document !== "undefined" && document.hidden;
    const pace = { travel: () => settings.travel(), pause: () => settings.pause(), hidden };
    this.player = new Player(pace, (step, quick, own) => {
      if (!own) this.log.write([step]);
      outside.shown?.(step, quick);
    });
    const listener = { message: (m: FromServer) => this.receive(m), line: (state: LineState) => (this.line = state) };
    this.live = new Live(liveAddress(id), listener, outside.open);
  }

  close(): void {
    this.live.close();
    this.player.jump(null);
  }

  // ---- what is the case ------------------------------------------------------------------------------------------

  readonly seen = $derived.by<TableSeen | null>(() =>
    this.info ? { table: this.info, you: this.you, host: this.host, key: this.key } : null,
  );
  readonly seat = $derived.by(() => this.info?.seats.find((seat) => seat.seat === this.you) ?? null);
  /** The position the next decision is about, which the board may still be on its way to. */
  readonly current = $derived.by<View | null>(() => this.draft.at(-1)?.view ?? this.base);
  /** The own turn is on, unfinished or waiting to be confirmed. */
  readonly myTurn = $derived.by(() => {
    const playing = this.info?.status === "playing" && this.you !== null && this.seat?.bot === null;
    return playing && this.info?.decider === this.you && this.base?.prompt.kind === "decision";
  });
  /** A bot plays in the own seat. */
  readonly taken = $derived.by(() => this.info?.status === "playing" && this.seat !== null && this.seat.bot !== null);
  readonly waiting = $derived.by(() => this.wish !== null || this.committing || this.arranging);
  /** A decision is to be made here and now. */
  readonly mine = $derived.by(
    () => this.myTurn && !this.player.busy && !this.waiting && (this.draft.at(-1)?.ends ?? null) === null,
  );
  readonly choices = $derived.by<readonly Choice[]>(() => (this.mine ? (this.current?.choices ?? []) : []));
  private readonly start = $derived.by<Composer | null>(() => {
    if (!this.mine || !this.current) return null;
    const before = this.draft.length > 0 ? (this.draft.at(-2)?.view ?? this.base) : this.before;
    return this.game?.compose?.(this.current, before) ?? null;
  });
  private readonly steps = $derived.by<readonly Composer[]>(() =>
    this.start && this.arranged?.start === this.start ? this.arranged.steps : [],
  );
  readonly composer = $derived.by<Composer | null>(() => this.steps.at(-1) ?? this.start);
  /** What the board shows. */
  readonly view = $derived.by<View | null>(() => this.composer?.view ?? this.player.view);
  readonly canUndo = $derived.by(
    () => !this.committing && (this.steps.length > 0 || (this.past.length > 0 && !this.waiting)),
  );
  /** The turn is complete and waits for a yes. */
  readonly complete = $derived.by(() => !this.waiting && this.myTurn && (this.draft.at(-1)?.ends ?? null) !== null);

  /** The position before the unfinished turn; null: nothing is drafted. */
  readonly origin = $derived.by<View | null>(() => (this.draft.length > 0 ? this.base : null));

  /** The counted choices of the draft. */
  readonly tally = $derived.by<Tally | null>(() => {
    const open = this.myTurn && !this.committing && (this.draft.length > 0 || this.mine);
    if (!open || !this.current || !this.base || this.composer) return null;
    return this.game?.tally?.(this.current, this.base, this.texts) ?? null;
  });

  get lines(): Journal["lines"] {
    return this.log.lines;
  }

  private get texts(): string[] {
    return this.draft.flatMap((entry) => entry.texts);
  }

  // ---- what the player does --------------------------------------------------------------------------------------

  choose(choice: Choice): void {
    if (!this.mine) return;
    this.refusal = null;
    this.wish = { texts: [...this.texts, choice.text], atOnce: this.game?.atOnce(choice) ?? false };
    this.tryOut();
  }

  compose(next: Composer): void {
    if (!this.start) return;
    this.arranged = { start: this.start, steps: [...this.steps, next] };
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.refusal = null;
    if (this.steps.length > 0 && this.start) this.arranged = { start: this.start, steps: this.steps.slice(0, -1) };
    else {
      this.draft = this.past.at(-1) ?? [];
      this.past = this.past.slice(0, -1);
      this.player.jump(this.current);
    }
    return true;
  }

  /** Drafts the whole turn anew: the first way the server accepts. Where it accepts none the draft stands; it says why. */
  redraft(ways: readonly (readonly string[])[]): void {
    if (ways.length === 0 || this.waiting || !this.myTurn) return;
    this.refusal = null;
    this.arranging = true;
    this.tryWays(ways, null);
  }

  confirm(): void {
    const { composer, current } = this;
    if (composer && current) {
      this.arranging = true;
      this.arrange(composer, [], current, null);
    } else if (this.complete) this.commit();
  }

  skip(): void {
    this.player.skip();
  }

  retry(): void {
    this.live.now();
  }

  /** Null: no answer now. A refusal is shown. */
  hint(): Promise<Hint | null> {
    return new Promise((settle) =>
      this.live.ask({ type: "hint", number: this.number, moves: this.texts }, (answer) => {
        if (answer?.type === "refused") this.refuse(answer, true);
        settle(answer?.type === "hint" && answer.number === this.number ? answer : null);
      }),
    );
  }

  /** Why something cannot be done after what is drafted; null: it can, or nobody knows. */
  why(text: string): Promise<Said | null> {
    const moves = this.texts;
    const about = JSON.stringify([this.number, moves, text]);
    const known = this.reasons.get(about);
    if (known) return known;
    const asked = new Promise<Said | null>((settle) =>
      this.live.ask({ type: "why", number: this.number, moves, text }, (answer) => {
        if (answer?.type !== "why") this.reasons.delete(about);
        settle(answer?.type === "why" ? answer.said : null);
      }),
    );
    this.reasons.set(about, asked);
    return asked;
  }

  /** A table as an HTTP request has answered it. */
  adopt(seen: TableSeen): void {
    this.know(seen.table);
    this.you = seen.you;
    this.host = seen.host;
    this.key = seen.key;
  }

  // ---- drafting --------------------------------------------------------------------------------------------------

  private ask(question: Question, done: (answer: FromServer) => void): void {
    const number = this.number;
    this.live.ask(question, (answer) => {
      if (answer === null) this.unanswered = true;
      else if (answer.type === "refused") this.refuse(answer);
      else if (number === this.number) done(answer);
    });
  }

  private put(draft: readonly Entry[]): void {
    this.past = [...this.past, this.draft];
    this.draft = draft;
  }

  private tryOut(): void {
    const wish = this.wish;
    if (!wish) return;
    const { number } = this;
    this.ask({ type: "draft", number, moves: [...wish.texts] }, (answer) => {
      if (answer.type !== "preview" || this.wish !== wish) return;
      this.wish = null;
      const { ends, steps } = answer;
      const view = answer.view as View;
      const told = spoken(steps); // Of the whole draft: what was shown of it before is not shown again.
      const fresh = told.slice(this.draft.at(-1)?.told.length ?? 0);
      const texts = wish.texts.slice(this.texts.length);
      this.put([...this.draft, { texts, view, told, ends, atOnce: wish.atOnce }]);
      this.player.add(leadingTo(view, fresh, number), true);
      this.settle();
    });
  }

  /** Plays an arrangement: its moves are tried out one after another, and stand in the draft as one. */
  private arrange(composer: Composer, texts: readonly string[], view: View, last: Preview | null): void {
    const ends = last?.ends ?? null;
    const text = ends === null ? composer.next(view) : null;
    if (text === null) {
      this.arranging = false;
      if (!last) return;
      this.put([...this.draft, { texts, view, told: spoken(last.steps), ends, atOnce: true }]);
      this.player.jump(view); // The board has shown the arrangement already.
      this.settle();
      return;
    }
    const moves = [...this.texts, ...texts, text];
    this.live.ask({ type: "draft", number: this.number, moves }, (answer) => {
      if (!this.arranging) return; // Something happened meanwhile.
      if (answer?.type === "preview") this.arrange(composer, [...texts, text], answer.view as View, answer);
      else {
        this.arranging = false;
        if (answer?.type === "refused") this.refuse(answer);
      }
    });
  }

  /** `refused`: the plainest of what the server said to the ways before. */
  private tryWays(ways: readonly (readonly string[])[], refused: Refused | null): void {
    const [texts, ...others] = ways;
    if (!texts) {
      this.arranging = false;
      if (refused) this.refuse(refused, true);
      return;
    }
    const { number } = this;
    this.live.ask({ type: "draft", number, moves: [...texts] }, (answer) => {
      if (!this.arranging || number !== this.number) return; // Something happened meanwhile.
      if (answer?.type === "refused" && ABOUT_MOVES.includes(answer.reason)) {
        return this.tryWays(others, plainer(refused, answer));
      }
      this.arranging = false;
      if (answer?.type === "refused") return this.refuse(answer, true);
      if (answer?.type !== "preview") return; // The line is lost; the draft stands.
      const { ends, steps } = answer;
      this.put([{ texts, view: answer.view as View, told: spoken(steps), ends, atOnce: false }]);
      this.player.jump(this.current); // Counters do not travel.
    });
  }

  private settle(): void {
    const last = this.draft.at(-1);
    if (last?.ends && (last.atOnce || !settings.confirm)) this.commit();
  }

  private commit(): void {
    const moves = this.texts;
    if (moves.length === 0) return;
    this.committing = true;
    this.ask({ type: "commit", number: this.number, moves }, () => {}); // Until `moves` comes, the preview stands.
  }

  private clear(): void {
    this.draft = [];
    this.past = [];
    this.wish = null;
    this.arranging = false;
    this.committing = false;
    this.unanswered = false;
  }

  private refuse(refused: Refused, keep = false): void {
    const { reason, sentence, said, state } = refused;
    if (!keep) {
      this.clear();
      this.player.jump(this.base);
    }
    this.take(state);
    this.refusal = { reason, sentence, said };
  }

  // ---- what the server says --------------------------------------------------------------------------------------

  private receive(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.take(message);
      case "moves":
        return this.happened(message);
      case "table":
        this.know(message.table);
        return this.compare(message.number);
      case "you":
        this.you = message.you;
        this.outside.reseated?.();
        return;
      case "refused":
        return this.refuse(message);
      case "pong":
        return this.compare(message.number);
      default:
        return; // An answer nobody waits for any more.
    }
  }

  private compare(number: number): void {
    if (number > this.number) this.live.send({ type: "resync" });
  }

  private know(table: TableInfo): void {
    // An answer that was long on its way must not undo what was heard meanwhile.
    const { number, status } = this.info ?? { number: 0, status: "waiting" };
    if (table.number < number || (status === "over" && table.status !== "over")) return;
    this.info = table;
    this.heard = Date.now();
  }

  private take(state: Refused["state"]): void {
    this.know(state.table);
    this.you = state.you;
    if (state.number === this.number && this.base) {
      if (this.unanswered) this.again();
      return;
    }
    this.clear();
    this.refusal = null;
    this.number = state.number;
    this.before = null;
    this.base = state.view as View | null;
    this.player.jump(this.base);
    this.reasons.clear();
    if (state.view) void this.log.read();
  }

  /** Nothing has changed while the line was down: what was on its way is sent again. */
  private again(): void {
    this.unanswered = false;
    if (this.committing) this.commit();
    else if (this.wish) this.tryOut();
  }

  private happened(message: Moves): void {
    if (message.number <= this.number) return this.know(message.table);
    if (message.base !== this.number || !this.base) {
      this.live.send({ type: "resync" });
      return;
    }
    this.know(message.table);
    const told = spoken(message.steps);
    const shown = this.draft.at(-1)?.told ?? [];
    // The own moves have been shown as a preview; anything else begins from the position before it.
    const expected = this.committing && shown.every((step, index) => alike(step, told[index]));
    if (!expected && this.draft.length > 0) this.player.jump(this.base);
    const known = expected ? shown.length : 0;
    this.clear();
    this.refusal = null;
    this.reasons.clear();
    this.before = apply(this.base, message.steps.slice(0, -1));
    this.base = apply(this.base, message.steps);
    this.number = message.number;
    this.log.write(told.slice(0, known));
    this.player.add(expected ? leadingTo(this.base, told.slice(known), message.number) : message.steps);
  }
}
