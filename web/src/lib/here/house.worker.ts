// The table without a server: Python answers what a server would, and what it wants kept is kept before anybody hears.
import { keep, kept, keptTable } from "./keeping";
import type { Answer, FromWorker, Job, Offline, ToWorker } from "./protocol";
import { start, type Door } from "./python";
import { thought } from "./thinking";

/** The page's own address, beside which all its files are. */
const BASE = new URL("../", import.meta.url);

interface House {
  door: Door;
  machines: ReadonlySet<string>;
}

const post = (message: FromWorker): void => self.postMessage(message);
let line: Promise<unknown> = Promise.resolve(); // one thing after another

async function begin(): Promise<House> {
  const offline = (await (await fetch(new URL("offline.json", BASE))).json()) as Offline;
  const { machines, catalogue } = offline;
  const settings = { bots: catalogue.bots.map(({ name }) => name), advised: machines, kept: await kept() };
  const door = await start(BASE, offline, settings, (done, all) => post({ type: "loading", done, all }));
  post({ type: "ready" });
  return { door, machines: new Set(machines) };
}
const house = begin();

/** What is told of all games is told of what is kept now: other pages play too. */
async function withKept(call: ToWorker): Promise<ToWorker> {
  const all = call.do === "request" && call.method === "GET" && call.path.startsWith("/me/");
  return all ? { ...call, body: await kept() } : call;
}

function asked(door: Door, call: ToWorker): string | null {
  switch (call.do) {
    case "request":
      return door.request(call.method, call.path, JSON.stringify(call.body ?? null));
    case "say":
      return door.say(call.table, JSON.stringify(call.message));
    case "open":
    case "close":
      return null;
  }
}

/** At a table that is open in one page nobody plays in another: what to call when it is closed, by table. */
const held = new Map<string, () => void>();

function hold(table: string): Promise<boolean> {
  if (held.has(table)) return Promise.resolve(true);
  return new Promise((settle) => {
    void navigator.locks.request(`ludi ${table}`, { ifAvailable: true }, (lock) => {
      settle(lock !== null);
      return lock && new Promise<void>((release) => held.set(table, release));
    });
  });
}

async function open(door: Door, table: string): Promise<string | null> {
  return (await hold(table)) ? door.open(table, JSON.stringify((await keptTable(table)) ?? null)) : null;
}

function close(door: Door, table: string): void {
  door.close(table);
  held.get(table)?.();
  held.delete(table);
}

const TAKEN: Answer = { body: null, status: 423, keep: [], drop: [], told: [], job: null };

async function answer(call: ToWorker): Promise<void> {
  const { door } = await house;
  if (call.do === "close") {
    close(door, call.table);
    return;
  }
  const text = call.do === "open" ? await open(door, call.table) : asked(door, await withKept(call));
  if (text === null && call.do === "open") return give(call.ref, TAKEN);
  if (text === null) return;
  const found = JSON.parse(text) as Answer;
  const { job } = found;
  // What somebody has to think about first is answered later; others are answered meanwhile.
  if (job && (job.advise || job.table === undefined)) return void later(call, job);
  await give(call.ref, found);
  if (job) void play(job);
}

async function give(ref: number, found: Answer): Promise<void> {
  const { body, status, told } = found;
  await keep(found.keep, found.drop);
  post({ type: "answer", ref, body, status, told });
}

async function later(call: ToWorker, job: Job): Promise<void> {
  const found = await think(job);
  inLine(async () => {
    const { door } = await house;
    const codes = JSON.stringify(found.codes);
    const text =
      job.advise && job.table !== undefined
        ? door.advice(job.table, JSON.stringify(job.advise), JSON.stringify(found.considered), codes)
        : asked(door, { ...call, body: { ...(call as { body?: object }).body, codes: found.codes } } as ToWorker);
    await give(call.ref, JSON.parse(text ?? "null") as Answer);
  });
}

/** What a bot chooses is played, and what follows from it told. */
async function play({ table, number, ...job }: Job): Promise<void> {
  if (table === undefined || number === undefined) return;
  const { codes } = await think({ table, number, ...job });
  inLine(async () => {
    const { door } = await house;
    const found = JSON.parse(door.thought(table, number, JSON.stringify(codes))) as Answer;
    await keep(found.keep);
    if (found.told.length) post({ type: "told", table, told: found.told });
    if (found.job) void play(found.job);
  });
}

/** Where no machine is there for a game, its bots choose anything. */
async function think(job: Job): Promise<{ codes: number[]; considered: object[] }> {
  const { door, machines } = await house;
  const found = machines.has(job.game) ? await thought(job) : null;
  return found ?? { codes: JSON.parse(door.guess(JSON.stringify(job))) as number[], considered: [] };
}

function inLine(work: () => Promise<void>): void {
  line = line.then(work).catch(failed);
}

function failed(error: unknown): void {
  console.error(error);
  post({ type: "failed", why: String(error) });
}

self.onmessage = (event: MessageEvent<ToWorker>): void => inLine(() => answer(event.data));
house.catch(failed);
