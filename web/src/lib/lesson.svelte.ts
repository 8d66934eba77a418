// A lesson being played: where it stands, and a table whose line asks the server step by step.
import { api } from "./api";
import type { GameModule } from "./game";
import type { SocketLike } from "./live";
import { keepProgress, progressOf } from "./progress";
import { Table } from "./table.svelte";
import type { FromLearner, FromServer, Lesson, LessonStep, Step } from "./types";

/** What a table's line is here: every message is a request that says at which step it is meant. */
export class Line implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  private closed = false;

  constructor(
    private readonly ask: (message: FromLearner) => Promise<readonly FromServer[]>,
    private readonly heard: (messages: readonly FromServer[]) => void,
  ) {
    void this.begin();
  }

  send(data: string): void {
    void this.say(JSON.parse(data) as FromLearner);
  }

  close(): void {
    this.closed = true;
  }

  async say(message: FromLearner): Promise<void> {
    try {
      this.deliver(await this.ask(message));
    } catch {
      this.lose();
    }
  }

  private async begin(): Promise<void> {
    try {
      const messages = await this.ask({ type: "resync" });
      if (this.closed) return;
      this.onopen?.(new Event("open"));
      this.deliver(messages);
    } catch {
      this.lose();
    }
  }

  private deliver(messages: readonly FromServer[]): void {
    if (this.closed) return;
    for (const message of messages) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
    this.heard(messages);
  }

  private lose(): void {
    if (!this.closed) this.onclose?.(new CloseEvent("close"));
  }
}

const WAY = new Set(["commit", "next"]); // what leads on to the next step

export class Course {
  /** The step the table stands at; after the last one comes the rest of the game. */
  step = $state(0);
  table = $state.raw<Table>() as Table;
  done = $state(false);
  /** What was to be read has been, and the answer is on its way. */
  reading = $state(false);
  private position: string | null = null;
  private line: Line | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly game: GameModule,
    private readonly shown: (step: Step, quick: boolean) => void = () => {},
  ) {
    const known = progressOf(lesson.game, lesson.name);
    const last = lesson.steps.length - (lesson.rest ? 0 : 1);
    this.done = known?.done ?? false;
    this.position = known?.position ?? null;
    this.open(Math.min(known?.step ?? 0, last));
  }

  get count(): number {
    return this.lesson.steps.length;
  }
  get inRest(): boolean {
    return this.step >= this.count;
  }
  /** Null: in the rest of the game. */
  readonly asked = $derived.by<LessonStep | null>(() => this.lesson.steps[this.step] ?? null);

  /** On to the next step, or back, whatever has been done at this one. */
  go(step: number): void {
    this.position = null;
    this.table.close();
    this.open(step);
  }

  /** What is to be read at this step has been. */
  async next(): Promise<void> {
    if (this.reading || !this.line) return;
    if (this.table.player.busy) this.table.skip();
    this.reading = true;
    await this.line.say({ type: "next" });
    this.reading = false;
  }

  close(): void {
    this.table.close();
  }

  private open(step: number): void {
    this.step = step;
    this.keep();
    this.table = new Table(`lesson-${this.lesson.game}`, {
      lesson: true,
      open: () =>
        (this.line = new Line(
          (message) => this.ask(message),
          (messages) => this.heard(messages),
        )),
      shown: this.shown,
    });
    this.table.game = this.game;
  }

  private async ask(message: FromLearner): Promise<readonly FromServer[]> {
    const { step, position } = this;
    const { game, name } = this.lesson;
    const answer = await api.learn(game, name, { step, position: this.inRest ? position : null, message });
    const refused = answer.messages.some(({ type }) => type === "refused");
    if (this.step === step && !refused) this.take(WAY.has(message.type), answer.position);
    return answer.messages as FromServer[];
  }

  private take(onward: boolean, position: string | null): void {
    if (onward && !this.inRest) this.step += 1;
    this.position = position;
    this.keep();
  }

  /** In the rest of the game the others play as soon as it is their turn. */
  private heard(messages: readonly FromServer[]): void {
    const { info, you } = this.table;
    const played = messages.some(({ type }) => type === "moves" || type === "state");
    if (this.inRest && played && info?.status === "playing" && info.decider !== you)
      void this.line?.say({ type: "next" });
  }

  private keep(): void {
    this.done ||= this.step >= this.count - 1;
    const { step, position, done } = this;
    keepProgress(this.lesson.game, this.lesson.name, { step, position, done });
  }
}
