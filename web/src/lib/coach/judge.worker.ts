// Judges positions of a finished game by the game's module. Each asks for nothing but itself, so that several of these
// workers share a game, and one that is ended leaves nothing behind.
import { loadMachine } from "../machine/machine.ts";
import type { Appraiser, Machine } from "../machine/types.ts";
import type { FromJudge, Look, Question, ToJudge } from "./protocol";

const BASE = new URL("../", import.meta.url).href;
const DIGITS = 1e9; // numbers are sent without what nobody can see of them

let machine: Promise<Machine> | null = null;
let appraiser: { iterations: number; found: Appraiser } | null = null;

const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS;

function judge(loaded: Machine, iterations: number, { state, asked }: Question): Look {
  if (appraiser?.iterations !== iterations) {
    loaded.dismiss();
    appraiser = { iterations, found: loaded.appraiser(iterations) };
  }
  const bytes = Uint8Array.from(atob(state), (each) => each.charCodeAt(0));
  const { shares, options, line } = appraiser.found.appraise(bytes, asked);
  return {
    shares: shares.map(rounded),
    options: options.map(([code, values, compared]) => [code, values.map(rounded), compared]),
    line: [...line],
  };
}

async function answer({ game, iterations, questions }: ToJudge): Promise<FromJudge> {
  const loaded = await (machine ??= loadMachine(game, BASE));
  const begun = performance.now();
  const looks = questions.map((question) => judge(loaded, iterations, question));
  return { looks, seconds: (performance.now() - begun) / 1000 };
}

self.onmessage = ({ data }: MessageEvent<ToJudge>): void => {
  answer(data).then(
    (found) => self.postMessage(found),
    (error: unknown) => {
      console.info(error); // there may be no module for this game: somebody else judges then
      self.postMessage({ looks: null, seconds: 0 } satisfies FromJudge);
    },
  );
};
