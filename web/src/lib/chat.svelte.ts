// What those who play at a table say to each other: what was heard, what is still to be read, who is not listened to.
import type { Live } from "./live";
import type { ChatLine, FromServer, Refused } from "./types";

const STORED = "ludi:chat";
const TABLES = 40; // remembered
const FRESH = 6000; // milliseconds a line stands beside its speaker

/** Of one table, in this browser. */
interface Kept {
  read: number;
  muted: string[];
}

function stored(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {}; // No storage, or somebody else's words in it.
  }
}

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw<readonly string[]>([]);
  /** What each seat has just said. */
  fresh = $state.raw<Readonly<Record<string, ChatLine>>>({});
  /** What was said last, for those who listen. */
  latest = $state.raw<ChatLine | null>(null);
  /** Lines there are, and lines read. */
  private count = $state.raw(0);
  private read = $state.raw(0);
  private opened = false;

  constructor(
    private readonly id: string,
    private readonly live: Live,
  ) {
    const { read, muted } = stored()[id] ?? {};
    this.read = typeof read === "number" ? read : 0;
    this.muted = Array.isArray(muted) ? muted : [];
  }

  readonly heard = $derived.by(() => this.lines.filter(({ seat }) => !this.muted.includes(seat)));
  /** What came while nobody looked counts until it can be seen of whom it is. */
  readonly unread = $derived.by(() => {
    const known = this.lines.at(-1)?.number ?? 0;
    return this.count > Math.max(known, this.read) || this.heard.some(({ number }) => number > this.read);
  });

  /** Whether a message was for the chat alone. */
  hears(message: FromServer): boolean {
    if (message.type === "state" && message.said > this.count) this.missed(message.said);
    if (message.type === "you" && message.you !== null && this.opened) void this.load();
    if (message.type !== "said") return false;
    const { line } = message;
    this.add([line]);
    if (!this.muted.includes(line.seat)) this.show(line);
    return true;
  }

  /** From now on everything is wanted. */
  async open(): Promise<void> {
    this.opened = true;
    await this.load();
  }

  /** Everything there is has been seen. */
  see(): void {
    if (this.read >= this.count) return;
    this.read = this.count;
    this.keep();
  }

  mute(seat: string, quiet: boolean): void {
    this.muted = quiet ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    this.keep();
  }

  say(text: string): Promise<Refused | "lost" | null> {
    return this.send({ type: "say", text });
  }

  react(reaction: Reaction): Promise<Refused | "lost" | null> {
    return this.send({ type: "react", reaction });
  }

  private async send(
    said: { type: "say"; text: string } | { type: "react"; reaction: Reaction },
  ): Promise<Refused | "lost" | null> {
    const answer = await this.live.answer(said);
    if (answer === null) return "lost";
    return answer.type === "refused" ? answer : null;
  }

  private missed(count: number): void {
    this.count = count;
    if (this.opened) void this.load();
  }

  private async load(): Promise<void> {
    const answer = await this.live.answer({ type: "chat", after: 0 });
    if (answer?.type === "chat") this.add(answer.lines);
  }

  private add(more: readonly ChatLine[]): void {
    const all = new Map([...this.lines, ...more].map((line) => [line.number, line]));
    this.lines = [...all.values()].sort((a, b) => a.number - b.number);
    this.count = Math.max(this.count, this.lines.at(-1)?.number ?? 0);
  }

  private show(line: ChatLine): void {
    this.latest = line;
    this.fresh = { ...this.fresh, [line.seat]: line };
    setTimeout(() => {
      if (this.fresh[line.seat] !== line) return;
      this.fresh = Object.fromEntries(Object.entries(this.fresh).filter(([seat]) => seat !== line.seat));
    }, FRESH);
  }

  private keep(): void {
    const { [this.id]: _, ...others } = stored();
    const kept = [...Object.entries(others).slice(1 - TABLES), [this.id, { read: this.read, muted: [...this.muted] }]];
    try {
      localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // It holds for this visit.
    }
  }
}

export const REACTIONS = ["salve", "bravo", "laugh", "ouch", "luck", "moment"] as const;
export type Reaction = (typeof REACTIONS)[number];
