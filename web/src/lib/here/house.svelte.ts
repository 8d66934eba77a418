// The page's side of the worker that keeps its tables. Loaded when there is something to ask it.
import type { SocketLike } from "../live";
import { progress, served } from "./home.svelte";
import type { Call, FromWorker, ToWorker } from "./protocol";

type Answered = Extract<FromWorker, { type: "answer" }>;

class House {
  private readonly worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  private ref = 0;
  private readonly waiting = new Map<number, [(answer: Answered) => void, (error: Error) => void]>();
  private readonly lines = new Map<string, Set<HouseLine>>();

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.heard(event.data);
    this.worker.onerror = (event) => this.failed(event.message);
    progress.share = 0;
    const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
    this.post({ do: "begin", page: import.meta.env.DEV ? "" : (script?.src ?? ""), ref: 0 });
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  ask(call: Call): Promise<Answered> {
    const ref = ++this.ref;
    return new Promise((settle, refuse) => {
      this.waiting.set(ref, [settle, refuse]);
      this.post({ ...call, ref });
    });
  }

  async request(method: string, path: string, body: unknown): Promise<Response> {
    const { status, body: answered, told } = await this.ask({ do: "request", method, path, body });
    if (method === "POST" && status === 201) persist();
    const table = /^\/tables\/([^/]+)/.exec(path)?.[1];
    if (table !== undefined) this.tell(table, told);
    const text = typeof answered === "string" ? answered : JSON.stringify(answered);
    return new Response(text, { status, headers: { "Content-Type": "application/json" } });
  }

  join(line: HouseLine): void {
    const here = this.lines.get(line.table) ?? new Set();
    this.lines.set(line.table, here.add(line));
  }

  leave(line: HouseLine): void {
    this.lines.get(line.table)?.delete(line);
    if (!this.lines.get(line.table)?.size) this.post({ do: "close", table: line.table, ref: 0 });
  }

  tell(table: string, told: readonly object[]): void {
    for (const line of this.lines.get(table) ?? []) line.deliver(told);
  }

  private heard(message: FromWorker): void {
    switch (message.type) {
      case "loading":
        progress.share = message.done / message.all;
        return;
      case "ready":
        return this.settled();
      case "newer":
        served.other = true;
        return;
      case "told":
        return this.tell(message.table, message.told);
      case "answer":
        this.waiting.get(message.ref)?.[0](message);
        this.waiting.delete(message.ref);
        return;
      case "failed":
        return this.failed(message.why);
    }
  }

  private settled(): void {
    progress.share = null;
    progress.ready = true;
  }

  private failed(why: string): void {
    this.settled();
    for (const [, refuse] of this.waiting.values()) refuse(new Error(why));
    this.waiting.clear();
  }
}

let persisting = false;

/** Browsers clear away what nobody has asked them to leave there. Some ask the person: not before there is a game. */
function persist(): void {
  const storage = navigator.storage as StorageManager | undefined; // none where the address is not secure
  if (persisting || !storage) return;
  persisting = true;
  void storage.persist().catch(() => false);
}

export const house = new House();

/** What a table's line is here. */
export class HouseLine implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(readonly table: string) {
    house.join(this);
    void this.begin();
  }

  send(data: string): void {
    const message = JSON.parse(data) as object;
    house.ask({ do: "say", table: this.table, message }).then(
      ({ told }) => this.deliver(told),
      () => this.onclose?.(new CloseEvent("close")),
    );
  }

  close(): void {
    house.leave(this);
  }

  deliver(told: readonly object[]): void {
    for (const message of told) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  private async begin(): Promise<void> {
    try {
      const { told, status } = await house.ask({ do: "open", table: this.table });
      if (status !== 200) throw new Error(`${status}`); // it is open in another page: once more, later
      this.onopen?.(new Event("open"));
      this.deliver(told);
    } catch {
      this.onclose?.(new CloseEvent("close"));
    }
  }
}
