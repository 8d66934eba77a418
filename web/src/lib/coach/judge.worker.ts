// Judges positions of a finished game by the game's module. Each asks for nothing but itself, so that several of these
// workers share a game, and one that is ended leaves nothing behind.
import { loadMachine } from "../machine/machine.ts";
import type { Appraiser, Machine } from "../machine/types.ts";
import { NOTHING, type FromJudge, type Look, type Question, type ToJudge } from "./protocol";

const BASE = new URL("../", import.meta.url).href;

let machine: Promise<Machine> | null = null;
let made: { kind: string; appraiser: Appraiser } | null = null;

/** The appraiser of this kind; its tree is the only one in the machine's memory. */
function appraiserOf(loaded: Machine, iterations: number, guided: boolean): Appraiser {
  const kind = `${guided} ${iterations}`;
  if (made?.kind !== kind) {
    loaded.dismiss();
    made = { kind, appraiser: loaded.appraiser(iterations, guided) };
  }
  return made.appraiser;
}

function judge(appraiser: Appraiser, { state, asked }: Question): Look {
  const bytes = Uint8Array.from(atob(state), (each) => each.charCodeAt(0));
  const { shares, options, line } = appraiser.appraise(bytes, asked);
  return {
    shares: [...shares],
    options: options.map(([code, values, compared]) => [code, [...values], compared]),
    line: [...line],
  };
}

async function answer({ game, iterations, guided, questions }: ToJudge): Promise<FromJudge> {
  const loaded = await (machine ??= loadMachine(game, BASE));
  const able = guided ?? loaded.guided;
  if (able && !loaded.guided) return NOTHING;
  const begun = performance.now();
  const appraiser = appraiserOf(loaded, iterations, able);
  const looks = questions.map((question) => judge(appraiser, question));
  return { looks, guided: able, seconds: (performance.now() - begun) / 1000 };
}

self.onmessage = ({ data }: MessageEvent<ToJudge>): void => {
  answer(data).then(
    (found) => self.postMessage(found),
    (error: unknown) => {
      console.info(error); // there may be no module for this game: somebody else judges then
      self.postMessage(NOTHING);
    },
  );
};
