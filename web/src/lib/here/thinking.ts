// Asks the worker that thinks, and tells when there is none to ask.
import type { FromThinker, Job, Thought } from "./protocol";

let worker: Worker | null = null;
let ref = 0;
const waiting = new Map<number, (thought: Thought | null) => void>();

function started(): Worker {
  const made = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    waiting.get(data.ref)?.(data.thought);
    waiting.delete(data.ref);
  };
  made.onerror = () => {
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
    worker = null; // perhaps it starts the next time
  };
  return made;
}

/** What thinks is loaded, and thinks for a moment about nothing: browsers compile better what has been running. */
export function warmed(job: Job): void {
  worker ??= started();
  worker.postMessage({ ref: 0, job, warm: true });
}

/** Null: nothing came of it. */
export function thought(job: Job): Promise<Thought | null> {
  worker ??= started();
  return new Promise((settle) => {
    waiting.set(++ref, settle);
    worker?.postMessage({ ref, job });
  });
}
