// What Python tells of the position that is shown: asked once for each, when the board has come to rest.
import { Answers } from "./answers.svelte";
import type { Live, Question } from "./live";
import type { Look, Whys } from "./types";

const CALM = 100; // milliseconds a position stands before it is asked about

export type AskLook = Extract<Question, { type: "look" }>;
export type AskWhys = Extract<Question, { type: "whys" }>;

export class Telling {
  private readonly looks = new Answers<Look>();
  private readonly reasons = new Answers<Whys>();
  private last = $state.raw<Look | null>(null);
  readonly close: () => void;

  constructor(
    private readonly live: Pick<Live, "answer">,
    /** The position that is shown, and who looks; null: it is not settled. */
    private readonly shown: () => [AskLook, string | null] | null,
    /** The decision that is open to the person here, with what has been picked up for it; null: there is none. */
    private readonly open: () => AskWhys | null,
  ) {
    this.close = $effect.root(() => {
      $effect(() => this.later(this.position, () => this.askLook()));
      $effect(() => this.later(this.decision, () => this.askWhys()));
    });
  }

  private readonly position = $derived.by(() => keyOf(this.shown()));
  private readonly decision = $derived.by(() => keyOf(this.open()));
  /** What is told of the position as it is shown; null until it has been. */
  readonly known = $derived.by<Look | null>(() => this.looks.get(this.position));
  /** What things are; while something moves, as it was told last. */
  readonly look = $derived.by<Look | null>(() => this.known ?? this.last);
  /** Why things cannot be pointed at now; null where nothing is to be decided here. */
  readonly whys = $derived.by<Whys | null>(() => this.reasons.get(this.decision));
  /** Everything about the position has been answered. */
  readonly complete = $derived.by(() => this.known !== null && (this.decision === null || this.whys !== null));

  private later(key: string | null, ask: () => Promise<void>): (() => void) | undefined {
    if (key === null) return undefined;
    const timer = setTimeout(() => void ask(), CALM);
    return () => clearTimeout(timer);
  }

  private async askLook(): Promise<void> {
    const { position } = this;
    const [question] = this.shown() ?? [];
    if (position === null || !question) return;
    await this.looks.want(position, async () => {
      const answer = await this.live.answer(question);
      return answer?.type === "look" ? answer.look : null;
    });
    this.last = this.known ?? this.last;
  }

  private async askWhys(): Promise<void> {
    const { decision } = this;
    const question = this.open();
    if (decision === null || !question) return;
    await this.reasons.want(decision, async () => {
      const answer = await this.live.answer(question);
      if (answer?.type === "whys") return answer.whys;
      return answer ? {} : null; // Refused: there is nothing to tell.
    });
  }
}

const keyOf = (about: unknown): string | null => (about === null ? null : JSON.stringify(about));
