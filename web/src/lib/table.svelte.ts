// One open table: what the server said, the player's unfinished turn on top of it, and what is being shown.
import { Chat } from "./chat.svelte";
import type { Entry, Gesture, Trial } from "./drafting";
import type { GameModule, Target } from "./game";
import { lineTo } from "./here/home.svelte";
import { Journal } from "./journal.svelte";
import { Live, liveAddress, type LineState, type Question } from "./live";
import { Player } from "./player.svelte";
import { older } from "./promises";
import { settings } from "./settings.svelte";
import { alike, apply, foretold, leadingTo, spoken } from "./steps";
import type { Surroundings } from "./surroundings";
import { Telling, type AskLook, type AskWhys } from "./telling.svelte";
import type { Arranging, Choice, FromServer, Hint, Moves, Refused, TableInfo, TableSeen, Tally, View } from "./types";
import { Witness } from "./witness.svelte";

export class Table {
  readonly player: Player;
  private readonly live: Live;
  private readonly log: Journal;
  /** What Python tells of the position. */
  readonly telling: Telling;
  readonly chat: Chat;
  /** Checks the draws. */
  readonly witness: Witness;

  game = $state.raw<GameModule | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<string | null>(null);
  host = $state.raw(false);
  kept = $state.raw(false);
  key = $state.raw<string | null>(null);
  /** When `info` came, for the clocks. */
  heard = $state.raw(0);
  line = $state.raw<LineState>({ open: false, tries: 0, again: null });
  refusal = $state.raw<Pick<Refused, "reason" | "sentence" | "said"> | null>(null);
  /** Moves the server has told us of. */
  number = $state.raw(-1);
  draft = $state.raw<readonly Entry[]>([]);
  /** What has been picked up and is not yet part of the draft; set by whoever points. */
  picked = $state.raw<readonly Target[]>([]);
  /** What the draft was before each change. */
  private past = $state.raw<readonly (readonly Entry[])[]>([]);
  /** The draft has been sent to be played. */
  committing = $state.raw(false);
  private trial = $state.raw<Trial | null>(null);
  private gestures = $state.raw<readonly Gesture[]>([]);
  private base = $state.raw<View | null>(null);
  private unanswered = false; // The line was lost with `trial` or the commit on its way.

  constructor(
    private readonly id: string,
    private readonly around: Surroundings = {},
  ) {
    this.log = new Journal(around.log);
    this.witness = new Witness(id);
    const hidden = () => typeof document !== "undefined" && document.hidden;
    const rest = (usual: number) => settings.rest(usual);
    const pace = { travel: () => settings.travel(), pause: () => settings.pause(), rest, hidden };
    this.player = new Player(pace, (step, quick, own) => {
      if (!own) this.log.write([step]);
      around.shown?.(step, quick);
    });
    const message = (m: FromServer) => void (this.chat.hears(m) || this.receive(m));
    const listener = { message, line: (state: LineState) => (this.line = state) };
    this.live = new Live(liveAddress(id), listener, around.open ?? lineTo(id));
    this.chat = new Chat(id, this.live);
    this.telling = new Telling(
      this.live,
      () => this.shown(),
      () => this.open(),
    );
  }

  close(): void {
    this.telling.close();
    this.live.close();
    this.player.jump(null);
  }

  // ---- what is the case ------------------------------------------------------------------------------------------

  readonly seen = $derived.by<TableSeen | null>(() =>
    this.info ? { table: this.info, you: this.you, host: this.host, kept: this.kept, key: this.key } : null,
  );
  readonly seat = $derived.by(() => this.info?.seats.find((seat) => seat.seat === this.you) ?? null);
  /** The position the next decision is about, which the board may still be on its way to. */
  readonly current = $derived.by<View | null>(() => this.draft.at(-1)?.view ?? this.base);
  /** Somebody explains something: there is nothing to do here until it has been read. */
  readonly reading = $derived.by(
    () => this.around.lesson === true && this.info?.status === "playing" && !this.info.decider,
  );
  /** The own turn is on, unfinished or waiting to be confirmed. */
  readonly myTurn = $derived.by(() => {
    const playing = this.info?.status === "playing" && this.you !== null && this.seat?.bot === null;
    return playing && this.info?.decider === this.you && this.base?.prompt.kind === "decision";
  });
  /** A bot plays in the own seat. */
  readonly taken = $derived.by(() => this.info?.status === "playing" && this.seat !== null && this.seat.bot !== null);
  readonly waiting = $derived.by(() => this.trial !== null || this.committing);
  private readonly deciding = $derived.by(
    () => this.myTurn && !this.player.busy && (this.draft.at(-1)?.ends ?? null) === null,
  );
  /** A decision is to be made here and now. */
  readonly mine = $derived.by(() => this.deciding && !this.waiting);
  readonly choices = $derived.by<readonly Choice[]>(() => (this.mine ? (this.current?.choices ?? []) : []));
  /** Pieces are being arranged, or can be. */
  readonly arranging = $derived.by<Arranging | null>(() => {
    if (!this.deciding || this.committing) return null;
    return (this.gestures.at(-1)?.view ?? this.current)?.arranging ?? null;
  });
  /** What the board shows. */
  readonly view = $derived.by<View | null>(() => {
    const shown = this.gestures.at(-1)?.view ?? this.player.view;
    return shown && foretold(shown, this.telling.known);
  });
  readonly canUndo = $derived.by(() => !this.waiting && (this.gestures.length > 0 || this.past.length > 0));
  /** The turn is complete and waits for a yes. */
  readonly complete = $derived.by(() => !this.waiting && this.myTurn && (this.draft.at(-1)?.ends ?? null) !== null);
  /** The position before the unfinished turn; null: nothing is drafted. */
  readonly origin = $derived.by<View | null>(() => (this.draft.length > 0 ? this.base : null));
  /** The counted choices of the draft. */
  readonly tally = $derived.by<Tally | null>(() => {
    const open = this.myTurn && !this.committing && (this.draft.length > 0 || this.deciding);
    return open ? (this.current?.tally ?? null) : null;
  });

  readonly lines = $derived.by(() => this.log.lines);
  readonly linesComing = $derived.by(() => this.log.coming);

  /** The choices of the unfinished turn. */
  readonly drafted = $derived.by<readonly string[]>(() => this.draft.flatMap((entry) => entry.texts));

  // ---- what is told of it ----------------------------------------------------------------------------------------

  private shown(): [AskLook, string | null] | null {
    const settled = this.line.open && this.base !== null && !this.waiting && !this.player.busy;
    if (!settled) return null;
    const gestures = this.gestures.map(({ path }) => [...path]);
    return [{ type: "look", number: this.number, moves: [...this.drafted], gestures }, this.you];
  }

  private open(): AskWhys | null {
    if (!this.mine || !this.line.open || this.arranging) return null;
    return { type: "whys", number: this.number, moves: [...this.drafted], picked: [...this.picked] };
  }

  // ---- what the player does --------------------------------------------------------------------------------------

  choose(choice: Choice): void {
    if (this.mine) this.extend([choice.text], choice.at_once, true);
  }

  /** Several choices as one, to be confirmed even where the last is a draw. */
  follow(texts: readonly string[]): void {
    if (this.mine) this.extend(texts, false, true);
  }

  /** Something is done while pieces are arranged. */
  gesture(path: readonly Target[]): void {
    if (!this.mine || !this.arranging) return;
    const gestures = [...this.gestures.map((each) => each.path), path].map((each) => [...each]);
    this.tryOut({
      question: { moves: [...this.drafted], gestures },
      keep: true,
      done: (_, view) => (this.gestures = [...this.gestures, { path, view }]),
    });
  }

  /** One more (1) or one fewer (-1) of what a counter counts: the whole turn is drafted anew. */
  count(key: string, by: 1 | -1): void {
    if (this.waiting || !this.tally) return;
    this.tryOut({
      question: { moves: [...this.drafted], count: { key, by } },
      keep: true,
      done: ({ draft, ends, steps }, view) => {
        this.put([{ texts: draft, view, told: spoken(steps), ends, atOnce: false }]);
        this.player.jump(view); // Counters do not travel.
      },
    });
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.refusal = null;
    if (this.gestures.length > 0) this.gestures = this.gestures.slice(0, -1);
    else {
      this.draft = this.past.at(-1) ?? [];
      this.past = this.past.slice(0, -1);
      this.player.jump(this.current);
    }
    return true;
  }

  confirm(): void {
    if (this.mine && this.arranging) this.extend(this.arranging.moves, true, false);
    else if (this.complete) this.commit();
  }

  skip = (): void => this.player.skip();
  retry = (): void => this.live.now();

  /** Null: no answer now. A refusal is shown. */
  async hint(): Promise<Hint | null> {
    const about = { number: this.number, moves: [...this.drafted] };
    const game = !this.around.open && !lineTo(this.id) && this.info?.game;
    // What this browser makes of the position, so that the server need not think; null: it cannot, or need not.
    const found = game
      ? await import("./here/hinting").then((by) => by.found(this.live, this.id, game, about)).catch(() => null)
      : null;
    let answer = await this.live.answer({ type: "hint", ...about, found });
    const unknown = answer?.type === "refused" && answer.reason === "malformed"; // a server of other rules
    if (found && unknown) answer = await this.live.answer({ type: "hint", ...about, found: null });
    if (answer?.type === "refused") this.refuse(answer, true);
    return answer?.type === "hint" && answer.number === this.number ? answer : null;
  }

  /** A table as an HTTP request has answered it. */
  adopt(seen: TableSeen): void {
    this.you = seen.you;
    this.know(seen.table);
    this.host = seen.host;
    this.kept = seen.kept;
    this.key = seen.key;
  }

  // ---- drafting --------------------------------------------------------------------------------------------------

  /** Adds moves to the draft as one thing; `travel`: they have not been seen on the board before. */
  private extend(texts: readonly string[], atOnce: boolean, travel: boolean): void {
    if (texts.length === 0) return;
    this.tryOut({
      question: { moves: [...this.drafted, ...texts] },
      keep: false,
      done: ({ ends, steps, number }, view) => {
        const told = spoken(steps); // Of the whole draft: what was shown of it before is not shown again.
        const fresh = told.slice(this.draft.at(-1)?.told.length ?? 0);
        this.put([...this.draft, { texts, view, told, ends, atOnce }]);
        if (travel) this.player.add(leadingTo(view, fresh, number), true);
        else this.player.arrive(view, fresh);
        if (ends && (atOnce || ends === "taught" || !settings.confirm)) this.commit();
      },
    });
  }

  private put(draft: readonly Entry[]): void {
    this.past = [...this.past, this.draft];
    this.draft = draft;
    this.gestures = [];
  }

  private tryOut(trial: Trial): void {
    this.refusal = null;
    this.trial = trial;
    const { moves, count = null, gestures = [] } = trial.question;
    this.ask({ type: "draft", number: this.number, moves, count, gestures }, trial.keep, (answer) => {
      if (answer.type !== "preview" || this.trial !== trial) return;
      this.trial = null;
      trial.done(answer, answer.view as View);
    });
  }

  private ask(question: Question, keep: boolean, done: (answer: FromServer) => void): void {
    const number = this.number;
    this.live.ask(question, (answer) => {
      if (answer === null) this.unanswered = true;
      else if (answer.type === "refused") this.refuse(answer, keep);
      else if (number === this.number) done(answer);
    });
  }

  private commit(): void {
    const moves = [...this.drafted];
    if (moves.length === 0) return;
    this.committing = true;
    this.ask({ type: "commit", number: this.number, moves }, false, () => {}); // The preview stands until `moves` comes.
  }

  private clear(): void {
    this.draft = [];
    this.past = [];
    this.gestures = [];
    this.trial = null;
    this.committing = false;
    this.unanswered = false;
  }

  private refuse(refused: Refused, keep = false): void {
    const { reason, sentence, said, state } = refused;
    this.trial = null;
    if (reason === "taught")
      this.committing = false; // A teacher asks for something else: nothing is lost.
    else if (!keep) {
      this.clear();
      this.player.jump(this.base);
    }
    if (state) this.take(state);
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
        this.around.reseated?.();
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
    if (this.info && older(table, this.info)) return;
    this.info = table;
    this.heard = Date.now();
    if (!this.around.lesson) this.witness.saw(table, this.you);
  }

  private take(state: NonNullable<Refused["state"]>): void {
    this.you = state.you;
    this.know(state.table);
    if (state.number === this.number && this.base) {
      if (this.unanswered) this.again();
      return;
    }
    this.clear();
    this.refusal = null;
    this.number = state.number;
    this.base = state.view as View | null;
    this.player.jump(this.base);
    if (state.view) void this.log.read();
  }

  /** Nothing has changed while the line was down: what was on its way is sent again. */
  private again(): void {
    this.unanswered = false;
    if (this.committing) this.commit();
    else if (this.trial) this.tryOut(this.trial);
  }

  private happened(message: Moves): void {
    if (message.number <= this.number) return this.know(message.table);
    if (message.base !== this.number || !this.base) {
      this.live.send({ type: "resync" });
      return;
    }
    this.witness.drew(message.steps);
    this.know(message.table);
    const told = spoken(message.steps);
    const shown = this.draft.at(-1)?.told ?? [];
    // The own moves have been shown as a preview; anything else begins from the position before it.
    const expected = this.committing && shown.every((step, index) => alike(step, told[index]));
    if (!expected && this.draft.length > 0) this.player.jump(this.base);
    const known = expected ? shown.length : 0;
    this.clear();
    this.refusal = null;
    this.base = apply(this.base, message.steps);
    this.number = message.number;
    this.log.write(told.slice(0, known));
    this.player.add(expected ? leadingTo(this.base, told.slice(known), message.number) : message.steps);
  }
}
