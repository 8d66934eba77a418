// What decided a game: asked for, judged, told, and kept. Python says which positions are to be judged and what follows
// from the judgements; workers judge them.
import { api, problemOf } from "../api";
import { texts } from "../texts.svelte";
import type { Problem } from "../types";
import { Stopped, judged } from "./judging";
import { keepFindings, keptFindings } from "./kept";
import type { DecisionFound, EventFound, Findings, SeatFound } from "./protocol";

/** Seconds of judging. */
export const QUICK = 8;
export const THOROUGH = 60;
const PARTS = ["analysis", "advice", "web_coach"] as const;

export type Stage = "asking" | "judging" | "telling";

export class Analysis {
  findings = $state.raw<Findings | null>(null);
  /** What is being done; null: nothing. */
  stage = $state<Stage | null>(null);
  done = $state(0);
  all = $state(0);
  problem = $state.raw<Problem | null>(null);
  private stopping: AbortController | null = null;
  private closed = false; // whoever wanted it has left
  private wanted = QUICK; // seconds

  /** Each event, by the number of its move. */
  readonly events = $derived(new Map(this.findings?.events.map((event) => [event.number, event] as const) ?? []));

  /** `text`: the replay file. */
  constructor(readonly text: () => Promise<string>) {}

  /** What was found before, if it is kept. */
  async recall(): Promise<boolean> {
    const chain = chainOf(await this.text());
    const kept = chain === null ? null : await keptFindings(chain);
    if (!kept) return false;
    await load();
    this.findings = kept;
    return true;
  }

  /** Judge so long, and tell. Where nobody has asked for it, only this browser judges, and no trouble is told. */
  async begin(seconds: number = QUICK, asked = true): Promise<void> {
    if (this.stopping || this.closed) return;
    this.wanted = seconds;
    const stopping = (this.stopping = new AbortController());
    try {
      await load();
      stopping.signal.throwIfAborted();
      [this.stage, this.problem, this.done, this.all] = ["asking", null, 0, 0];
      const file = await this.text();
      const questions = await api.questions(file);
      stopping.signal.throwIfAborted();
      this.stage = "judging";
      const progress = (done: number, all: number): void => {
        [this.done, this.all] = [done, all];
      };
      const { judge, looks } = await judged(questions, file, seconds, stopping.signal, progress, asked);
      this.stage = "telling";
      const findings = await api.findings({ file, judge, looks });
      stopping.signal.throwIfAborted();
      this.findings = findings;
      void keepFindings(findings);
    } catch (error) {
      const told = asked && !(error instanceof Stopped) && !stopping.signal.aborted;
      if (told) this.problem = problemOf(error);
    } finally {
      if (this.stopping === stopping) this.cancel();
    }
  }

  /** Once more as thoroughly as was asked for. */
  again(): Promise<void> {
    return this.begin(this.wanted);
  }

  /** Nothing is to be done any more. */
  close(): void {
    this.closed = true;
    this.cancel();
  }

  cancel(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.stage = null;
  }

  /** What one would tell a friend, of one's own game or of everybody's. */
  summary(seat: string | null): Findings["summaries"][number]["said"] {
    const all = this.findings?.summaries ?? [];
    return (all.find((each) => each.seat === (seat ?? "")) ?? all[0])?.said ?? [];
  }

  seat(name: string): SeatFound | null {
    return this.findings?.seats.find(({ seat }) => seat === name) ?? null;
  }

  decision(move: number): DecisionFound | null {
    const event = this.events.get(move);
    return event?.kind === "decision" ? event : null;
  }
}

const load = (): Promise<unknown> => Promise.all(PARTS.map((part) => texts.loadPart(part)));

/** What names a game: the last link of its file. */
function chainOf(text: string): string | null {
  const { chain } = JSON.parse(text) as { chain?: unknown };
  return typeof chain === "string" ? chain : null;
}

export const isMistake = (event: EventFound | undefined): event is DecisionFound =>
  event?.kind === "decision" && event.grade !== "good";
