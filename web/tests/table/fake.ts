// A server that says only what a test makes it say, and a small game to play on it.
import type { SocketLike } from "../../src/lib/live";
import type {
  Choice,
  FromBrowser,
  FromServer,
  Preview,
  SeatInfo,
  State,
  Step,
  TableInfo,
  View,
} from "../../src/lib/types";

export class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: FromBrowser[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(): void {
    this.onclose?.(new CloseEvent("close"));
  }
  /** What was sent last, of one kind. */
  asked<T extends FromBrowser["type"]>(type: T): Extract<FromBrowser, { type: T }> {
    const found = this.sent.filter((message) => message.type === type).at(-1);
    if (!found) throw new Error(`nothing of ${type} was sent`);
    return found as Extract<FromBrowser, { type: T }>;
  }
  count(type: FromBrowser["type"]): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

export const said = (id: string) => ({ id, args: {} });
export function choice(text: string, kind = "go"): Choice {
  const paths = kind === "draw" ? [] : [["piece", text]];
  const button = kind === "draw" ? said(text) : null;
  return { code: 0, text, do: kind, said: said(text), paths, button, at_once: kind === "draw" };
}

export function asked(seat: string | null, turn_of: string | null = seat): View["prompt"] {
  return { kind: "decision", seat, frame: "move", turn_of, section: "1", weights: [], message: said("prompt") };
}

export function view(extra: Partial<View> = {}): View {
  return {
    game: "toy",
    turn: 1,
    prompt: asked("blue"),
    choices: [choice("a"), choice("b"), choice("draw", "draw")],
    tally: null,
    arranging: null,
    result: null,
    goal: null,
    at: 0,
    ...extra,
  };
}

export function seat(name: string, extra: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: name,
    kind: "human",
    player: name,
    bot: null,
    reserved: false,
    connected: true,
    left_ms: null,
    out_of_time: false,
    entropy_hash: null,
    revealed: false,
    entropy: null,
    resigned: false,
    wants_end: false,
    hints: false,
    ...extra,
  };
}

export function table(extra: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "toy",
    options: {},
    seats: [seat("blue"), seat("red", { kind: "bot", bot: "greedy" })],
    listed: false,
    clock: null,
    status: "playing",
    number: 5,
    decider: "blue",
    watching: 0,
    protocol: 2,
    commitment: "c",
    anchor: null,
    round: 1,
    reveal_ms: null,
    draws: 0,
    link: null,
    secret: null,
    rematch: null,
    created: 0,
    shares: null,
    ended: null,
    abortable: false,
    hints: true,
    rematch_by: null,
    ...extra,
  };
}

export function state(extra: Partial<State> = {}): State {
  return { type: "state", number: 5, table: table(), you: "blue", view: view(), said: 0, ...extra };
}

/** A step after which these parts of the view are such. */
export function step(number: number, text: string, parts: Record<string, unknown>, sentence = text): Step {
  const patch = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, [part]]));
  const spoken = sentence ? [{ ...said(`did-${sentence}`), marks: [] }] : [];
  return { number, turn: 1, actor: "blue", text, said: spoken, chosen: null, draw: null, moments: [], patch };
}

export function preview(ref: number, draft: string[], ends: Preview["ends"], steps: Step[], after: View): Preview {
  return { type: "preview", ref, number: 5, draft, ends, steps, view: after };
}
