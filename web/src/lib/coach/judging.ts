// All positions of a game judged by workers, as thoroughly as the time allows. Where this browser cannot, by the server.
import { alone } from "../here/home.svelte";
import { api } from "../api";
import { NOTHING, type FromJudge, type Look, type Question, type Questions, type ToJudge } from "./protocol";

const MOST_WORKERS = 4;
const TOGETHER = 8; // positions between two looks at how far it is
const SAMPLE = 6; // positions an effort is tried on
const TRIED = 20; // iterations for each of them
/** Iterations for a position: the beginning of those in `ludi/lab/effort.py`; a page has no time for more. */
const LADDER = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;
const NETWORK = "network"; // what the search with a network is called
const PAUSE = 400; // milliseconds before a server that is busy is asked again

export interface Judged {
  /** As `ludi analyse` calls it. */
  judge: string;
  looks: Look[];
}

type Progress = (done: number, all: number) => void;

/** Nobody wants to know any more. */
export class Stopped extends Error {}

/** A worker, one question after another. */
class Bench {
  private readonly worker = new Worker(new URL("./judge.worker.ts", import.meta.url), { type: "module" });

  constructor(private readonly game: string) {}

  ask(iterations: number, guided: boolean | null, questions: readonly Question[]): Promise<FromJudge> {
    return new Promise((settle) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromJudge>) => settle(data);
      this.worker.onerror = () => settle(NOTHING);
      const message: ToJudge = { game: this.game, iterations, guided, questions };
      this.worker.postMessage(message);
    });
  }

  end(): void {
    this.worker.terminate();
  }
}

/** The most thorough search that is done in so many seconds, by what a few positions have taken. */
export function effort(seconds: number, workers: number, positions: number, each: number): number {
  const allowed = (seconds * workers) / Math.max(positions, 1);
  return LADDER.findLast((iterations) => (each * iterations) / TRIED <= allowed) ?? LADDER[0];
}

/** The judgements of all positions, in their order; `Stopped` once the signal says so, and where a server is not to be
 * troubled and this browser cannot judge. */
export async function judged(
  asked: Questions,
  file: string,
  seconds: number,
  signal: AbortSignal,
  progress: Progress,
  troubling = true,
): Promise<Judged> {
  const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const benches = typeof Worker === "undefined" ? [] : Array.from({ length: count }, () => new Bench(asked.game));
  const end = (): void => {
    for (const bench of benches) bench.end();
  };
  const stopped = new Promise<never>((_, refuse) => {
    const stop = (): void => {
      end();
      refuse(new Stopped());
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    const found = await Promise.race([byWorkers(benches, asked, seconds, progress), stopped]);
    if (!found && !troubling) throw new Stopped();
    return found ?? (await Promise.race([byServer(asked, file, signal, progress), stopped]));
  } finally {
    end();
  }
}

/** One decision judged once more, so that an option which was only guessed at is compared with the best; null: this
 * browser cannot. */
export async function again(game: string, judge: string, question: Question): Promise<Look | null> {
  if (typeof Worker === "undefined") return null;
  const bench = new Bench(game);
  const iterations = Number(/@(\d+)$/.exec(judge)?.[1] ?? TRIED);
  const { looks } = await bench.ask(iterations, judge.startsWith(NETWORK), [question]);
  bench.end();
  return looks?.[0] ?? null;
}

async function byWorkers(
  benches: readonly Bench[],
  { positions }: Questions,
  seconds: number,
  progress: Progress,
): Promise<Judged | null> {
  const [first] = benches;
  const every = Math.max(1, Math.floor(positions.length / SAMPLE));
  const sample = positions.filter((_, number) => number % every === 0).slice(0, SAMPLE);
  const warm = await first?.ask(TRIED, null, sample.slice(0, 1));
  const tried = warm?.looks && (await first?.ask(TRIED, warm.guided, sample));
  if (!tried?.looks) return null;
  const { guided } = tried;
  const iterations = effort(seconds, benches.length, positions.length, tried.seconds / Math.max(sample.length, 1));
  const looks: Look[] = [];
  let [next, done] = [0, 0];
  const work = async (bench: Bench): Promise<boolean> => {
    while (next < positions.length) {
      const begin = next;
      next += TOGETHER;
      const { looks: some } = await bench.ask(iterations, guided, positions.slice(begin, begin + TOGETHER));
      if (!some) next = positions.length; // what one cannot the others need not
      if (!some) return false;
      for (const [place, look] of some.entries()) looks[begin + place] = look;
      done += some.length;
      progress(done, positions.length);
    }
    return true;
  };
  const all = await Promise.all(benches.map(work));
  return all.every(Boolean) ? { judge: `${guided ? NETWORK : "search"}@${iterations}`, looks } : null;
}

/** A few at a time, so that a server can let others go first. */
async function byServer(
  { positions }: Questions,
  file: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<Judged> {
  const looks: Look[] = [];
  let judge = "";
  while (looks.length < positions.length && !signal.aborted) {
    if (alone) throw new Error("There is nobody who could judge this game.");
    const some = await api.judgements(file, looks.length).catch(async (error: unknown) => {
      if (!api.isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return null;
    });
    if (!some) continue;
    if (some.looks.length === 0) throw new Error("Nothing was judged.");
    looks.push(...some.looks);
    judge = some.judge;
    progress(looks.length, positions.length);
  }
  return { judge, looks };
}
