// The table without a server: Python answers what a server would, and what it wants kept is kept before anybody hears.
import { keep, kept } from "./keeping";
import type { Answer, FromWorker, Job, Offline, ToWorker } from "./protocol";
import { start, type Door } from "./python";

/** The page's own address, beside which all its files are. */
const BASE = new URL("../", import.meta.url);

const post = (message: FromWorker): void => self.postMessage(message);
let line: Promise<unknown> = Promise.resolve(); // one thing after another

async function begin(): Promise<Door> {
  const offline = (await (await fetch(new URL("offline.json", BASE))).json()) as Offline;
  const settings = { bots: offline.catalogue.bots.map(({ name }) => name), advises: false, kept: await kept() };
  const door = await start(BASE, offline, settings, (done, all) => post({ type: "loading", done, all }));
  post({ type: "ready" });
  return door;
}
const door = begin();

function asked(python: Door, call: ToWorker): string | null {
  switch (call.do) {
    case "request":
      return python.request(call.method, call.path, JSON.stringify(call.body ?? null));
    case "open":
      return python.open(call.table);
    case "say":
      return python.say(call.table, JSON.stringify(call.message));
    case "close":
      python.close(call.table);
      return null;
  }
}

async function answer(call: ToWorker): Promise<void> {
  const python = await door;
  let text = asked(python, call);
  if (text === null) return;
  let found = JSON.parse(text) as Answer;
  if (found.job && call.do === "request" && found.job.table === undefined) {
    // A bot has to think before this can be answered: it is asked again with what the bot has chosen.
    const codes = await think(python, found.job);
    text = asked(python, { ...call, body: { ...(call.body as object), codes } });
    found = JSON.parse(text ?? "null") as Answer;
  }
  await keep(found.keep, found.drop);
  const { body, status, told } = found;
  post({ type: "answer", ref: call.ref, body, status, told });
  if (found.job) then(found.job);
}

function then(job: Job): void {
  line = line.then(() => play(job)).catch(failed);
}

/** What a bot chooses is played, and what follows from it told. */
async function play(job: Job): Promise<void> {
  const python = await door;
  const { table, number } = job;
  if (table === undefined || number === undefined) return;
  const codes = await think(python, job);
  const { keep: changed, told, job: next } = JSON.parse(python.thought(table, number, JSON.stringify(codes))) as Answer;
  await keep(changed);
  if (told.length) post({ type: "told", table, told });
  if (next) then(next);
}

function think(python: Door, job: Job): Promise<number[]> {
  return Promise.resolve(JSON.parse(python.guess(JSON.stringify(job))) as number[]);
}

function failed(error: unknown): void {
  console.error(error);
  post({ type: "failed", why: String(error) });
}

self.onmessage = (event: MessageEvent<ToWorker>): void => {
  line = line.then(() => answer(event.data)).catch(failed);
};
door.catch(failed);
