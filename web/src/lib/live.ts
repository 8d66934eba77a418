// The line to a table: a WebSocket that comes back by itself, answers by reference, and a heartbeat.
import type { FromBrowser, FromServer } from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const BEAT = 20_000; // between pings
const PATIENCE = 10_000; // for anything to be heard after one

export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LineState {
  open: boolean;
  /** How often in a row it failed; 0 while it holds or is tried for the first time. */
  tries: number;
  /** When it is tried again, as `Date.now()` counts. */
  again: number | null;
}

type Unnumbered<M> = M extends { ref: number } ? Omit<M, "ref"> : never;
export type Question = Unnumbered<FromBrowser>;
/** The answer, or null where the line was lost before it came. */
export type Answered = (answer: FromServer | null) => void;

export interface Listener {
  message: (message: FromServer) => void;
  line: (state: LineState) => void;
}

export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}

export class Live {
  private socket: SocketLike | null = null;
  private ready = false;
  private ended = false;
  private tries = 0;
  private ref = 0;
  private readonly asked = new Map<number, Answered>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => SocketLike = (url) => new WebSocket(url),
    private readonly chance: () => number = Math.random,
  ) {
    if (typeof window !== "undefined") window.addEventListener("online", this.now);
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** False: there is no line now, and nothing was sent. */
  send(message: FromBrowser): boolean {
    if (!this.ready || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  ask(question: Question, answered: Answered): void {
    const ref = ++this.ref;
    this.asked.set(ref, answered);
    if (!this.send({ ...question, ref })) {
      this.asked.delete(ref);
      answered(null);
    }
  }

  /** The same, for one who waits: null where the line was lost. */
  answer(question: Question): Promise<FromServer | null> {
    return new Promise((settle) => this.ask(question, settle));
  }

  /** Try again at once rather than when the wait is over. */
  now = (): void => {
    if (this.ended || this.ready || this.retry === undefined) return;
    clearTimeout(this.retry);
    this.connect();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    if (typeof window !== "undefined") window.removeEventListener("online", this.now);
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.seen);
    this.drop();
  }

  private seen = (): void => {
    if (!document.hidden) this.now();
  };

  private connect(): void {
    this.retry = undefined;
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.ready = true;
      this.tries = 0;
      this.tell();
      this.pulse();
    };
    socket.onmessage = (event) => this.heard(String(event.data));
    socket.onclose = () => this.lost();
    this.tell();
  }

  private heard(data: string): void {
    const message = JSON.parse(data) as FromServer;
    this.pulse();
    const ref = "ref" in message ? message.ref : null;
    const answered = ref === null ? undefined : this.asked.get(ref);
    if (ref !== null && answered) {
      this.asked.delete(ref);
      answered(message);
    } else this.listener.message(message);
  }

  /** Everything heard is a sign of life; in silence, ask for one, and hang up where none comes. */
  private pulse(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.ask({ type: "ping" }, (answer) => answer && this.listener.message(answer));
      this.beat = setTimeout(() => this.lost(), PATIENCE);
    }, BEAT);
  }

  private lost(): void {
    if (this.ended) return;
    this.drop();
    // Not all browsers of a table at the same moment.
    const wait = Math.min(LONGEST_WAIT / 1.5, FIRST_WAIT * 2 ** this.tries) * (1 + this.chance() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
    this.tell(Date.now() + wait);
  }

  private drop(): void {
    clearTimeout(this.beat);
    this.ready = false;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.asked.values()];
    this.asked.clear();
    for (const answered of waiting) answered(null);
  }

  private tell(again: number | null = null): void {
    this.listener.line({ open: this.ready, tries: this.tries, again });
  }
}
