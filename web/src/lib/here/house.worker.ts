// The table without a server: Python answers what a server would, and what it wants kept is kept before anybody hears.
import { keep, keepLeft, kept, keptTable, leftOf, type Left } from "./keeping";
import type { Answer, Call, FromWorker, Job, Offline, ToWorker } from "./protocol";
import { start, type Door, type Remember } from "./python";
import { thought, warmed } from "./thinking";
import { Turns } from "./turns";

/** The page's own address, beside which all its files are. */
const BASE = new URL("../", import.meta.url);

type Asked = Call & { ref: number };

interface House {
  door: Door;
  machines: ReadonlySet<string>;
}

const post = (message: FromWorker): void => self.postMessage(message);
const turns = new Turns(failed);

async function begin(page: string): Promise<House> {
  const tables = kept();
  tables.catch(() => {}); // heard of when they are needed
  const offline = (await (await fetch(new URL("offline.json", BASE))).json()) as Offline;
  // A page that is not kept, and was there before another version was: its script and this Python are strangers.
  if (page && offline.page && !page.endsWith(offline.page)) {
    post({ type: "newer" });
    throw new Error(`There is another version of the app by now: ${offline.version}.`);
  }
  const { machines, catalogue } = offline;
  const settings = { bots: catalogue.bots.map(({ name }) => name), advised: machines, kept: tables };
  const progress = (done: number, all: number): void => post({ type: "loading", done, all });
  const [door, remember] = await start(BASE, offline, settings, progress);
  post({ type: "ready" });
  turns.later(() => prepare(door));
  remembering = remember;
  settle(UNUSED);
  return { door, machines: new Set(machines) };
}
let begun: (page: string) => void = () => {};
const house = new Promise<string>((settle) => (begun = settle)).then(begin);

/** What the next table needs is got ready while nobody asks for one. */
async function prepare(door: Door): Promise<void> {
  await Promise.resolve();
  door.prepare();
}

const UNUSED = 10_000; // milliseconds after which nobody seems to want a table at once
const LAID = 2000; // milliseconds a table takes to be drawn, once it has been told
let remembering: Remember | null = null;

/** Python's memory is put away when it is in nobody's way. */
function settle(wait: number): void {
  setTimeout(() => {
    void remembering?.().catch((error: unknown) => console.warn(error));
    remembering = null;
  }, wait);
}

/** What is told of all games is told of what is kept now: other pages play too. A file may be of other rules. */
async function withKept(call: Asked): Promise<Asked> {
  if (call.do !== "request" || call.method !== "GET") return call;
  if (call.path.startsWith("/me/")) return { ...call, body: await kept() };
  const [, table] = /^\/tables\/([^/]+)\/file$/.exec(call.path) ?? [];
  return table === undefined ? call : { ...call, body: (await leftOf(table))?.file ?? null };
}

const UNASKED = new Set(["look", "whys"]);

/** Nobody has clicked for it. */
const canWait = (call: Asked): boolean =>
  call.do === "say"
    ? UNASKED.has((call.message as { type?: string }).type ?? "")
    : call.do === "request" && call.method === "GET" && call.path.endsWith("/log");

function asked(door: Door, call: Asked): string | null {
  switch (call.do) {
    case "request":
      return door.request(call.method, call.path, JSON.stringify(call.body ?? null));
    case "say":
      return door.say(call.table, JSON.stringify(call.message));
    default:
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
  if (!(await hold(table))) return null;
  const known = await keptTable(table);
  if (known && (await leftOf(table))?.number !== known.codes?.length) later(table); // it was closed before that
  return door.open(table, JSON.stringify(known ?? null));
}

/** What is left of a table once there are other rules need not be known before anybody goes on. */
const untold = new Set<string>();

function later(table: string): void {
  if (untold.has(table)) return;
  untold.add(table);
  turns.later(() => tell(table));
}

async function tell(table: string): Promise<void> {
  if (!untold.delete(table)) return;
  const left = JSON.parse((await house).door.remains(table)) as Left | null;
  if (left) await keepLeft(left).catch((error: unknown) => console.warn(error)); // no room, perhaps
}

async function close(door: Door, table: string): Promise<void> {
  await tell(table);
  door.close(table);
  turns.later(() => prepare(door));
  held.get(table)?.();
  held.delete(table);
}

const TAKEN: Answer = { body: null, status: 423, keep: [], drop: [], told: [], job: null, ahead: null };

async function answer(call: Asked): Promise<void> {
  const { door } = await house;
  if (call.do === "close") return close(door, call.table);
  const text = call.do === "open" ? await open(door, call.table) : asked(door, await withKept(call));
  if (text === null && call.do === "open") return give(call.ref, TAKEN);
  if (text === null) return;
  const found = JSON.parse(text) as Answer;
  const { job } = found;
  // What somebody has to think about first is answered later; others are answered meanwhile.
  if (job && (job.advise || job.table === undefined)) return void thinkFirst(call, job);
  await give(call.ref, found);
  if (job) void play(job);
  if (call.do === "open") opened(found);
}

/** What can wait until a table is laid. */
function opened({ ahead }: Answer): void {
  settle(2 * LAID);
  const warm = async (): Promise<void> => {
    if (ahead && (await house).machines.has(ahead.game)) warmed(ahead);
  };
  setTimeout(() => turns.later(warm), LAID);
}

async function store({ keep: changed, drop }: Answer): Promise<void> {
  await keep(changed, drop);
  for (const { id } of changed) later(id);
}

async function give(ref: number, found: Answer): Promise<void> {
  const { body, status, told } = found;
  await store(found);
  post({ type: "answer", ref, body, status, told });
}

async function thinkFirst(call: Asked, job: Job): Promise<void> {
  const found = await think(job);
  turns.soon(async () => {
    const { door } = await house;
    const codes = JSON.stringify(found.codes);
    const text =
      job.advise && job.table !== undefined
        ? door.advice(job.table, JSON.stringify(job.advise), JSON.stringify(found.considered), codes)
        : asked(door, { ...call, body: { ...(call as { body?: object }).body, codes: found.codes } } as Asked);
    await give(call.ref, JSON.parse(text ?? "null") as Answer);
  });
}

/** What a bot chooses is played, and what follows from it told. */
async function play({ table, number, ...job }: Job): Promise<void> {
  if (table === undefined || number === undefined) return;
  const { codes } = await think({ table, number, ...job });
  turns.soon(async () => {
    const { door } = await house;
    const found = JSON.parse(door.thought(table, number, JSON.stringify(codes))) as Answer;
    await store(found);
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

function failed(error: unknown): void {
  console.error(error);
  post({ type: "failed", why: String(error) });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.do === "begin") begun(data.page);
  else if (canWait(data)) turns.later(() => answer(data));
  else turns.soon(() => answer(data));
};
house.catch(failed);
