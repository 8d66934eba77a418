// The draws of a game, recomputed in the reader's own browser: the twin of `ludi/engine/fairness.py`, described in
// `docs/fairness.md`. Nothing here trusts the server: commitment, chain, mix and every outcome are made anew.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./entropy";
import { verifyOld, type OldDealt } from "./firstProtocol";
import { bigEndian, canonical, hash, isDigest, mac, sampled } from "./hashing";
import { apply } from "./steps";
import type { Dealt, Draw, Story, View } from "./types";
import { found, lieIn, wrong, type Lie, type Progress, type Verdict } from "./verdict";

const PROTOCOL = 3;

/** The link so many draws before this one. */
export function linkBefore(link: Uint8Array, draws = 1): Uint8Array {
  let before = link;
  for (let made = 0; made < draws; made++) before = hash("ludi-romani/3/link", before);
  return before;
}

/** What the dealer shows before anybody sits down. */
export function commitment(anchor: Uint8Array, terms: unknown): string {
  return bytesToHex(hash("ludi-romani/3/commitment", anchor, canonical(terms)));
}

/** What a person shows of his entropy before all have committed to theirs. */
export function entropyHash(table: string, entropy: string): string {
  return bytesToHex(hash("ludi-romani/3/entropy", table, entropy));
}

/** What everybody's entropy, in the order of seats, adds to every draw; null for a bot. */
export function mix(promise: string, round: number, entropy: readonly (string | null)[]): Uint8Array {
  return hash("ludi-romani/3/mix", promise, String(round), ...entropy.map((text) => text ?? ""));
}

/** The outcome of draw `number` (from 1), or null where the weights leave nothing to choose from. */
export function outcome(
  link: Uint8Array,
  mixed: Uint8Array,
  number: number,
  weights: readonly (number | bigint)[],
): number | null {
  return sampled(weights, (attempt) => mac(link, "ludi-romani/3/draw", mixed, bigEndian(number, 8), attempt));
}

/** What was seen of a draw, in short: enough to tell later that the same is told of it. */
export function drawDigest(weights: readonly number[], index: number, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(canonical([weights, index, text])))).slice(0, 16);
}

/** Whether hashing a link so many times gives an earlier one. */
export function follows(link: string | null, earlier: string, draws: number): boolean {
  if (draws === 0) return link === null || link === earlier;
  return isDigest(link) && bytesToHex(linkBefore(hexToBytes(link), draws)) === earlier;
}

// ---- a whole game ----------------------------------------------------------------------------------------------------

/** One dealer whose promise holds: what its draws are recomputed with. */
interface Sitting {
  first: number;
  mixed: Uint8Array;
  /** By place in the chain: the anchor is number 0. */
  links: Uint8Array[];
}

type Told = Pick<Story, "game" | "options" | "seats" | "dealt" | "draws"> & { taken_over?: number };

/** The draws this game's own dealer has made: those of the game it goes on from were dealt elsewhere. */
export function ownDraws({ draws, taken_over }: Pick<Told, "draws" | "taken_over">): Draw[] {
  return draws.filter(({ move }) => move > (taken_over ?? 0));
}

/**
 * Recompute every draw of a game, of this protocol or the older one. `remembered` is what this browser kept while it was
 * at the table; null: it was not there.
 */
export async function verify(
  story: Told,
  remembered: Kept | null = null,
  progress: Progress = () => {},
): Promise<Verdict> {
  const { dealt } = story;
  const taken = story.taken_over ?? 0;
  const draws = ownDraws(story);
  if (dealt.length && dealt.every((entry) => !entry.anchor)) {
    return verifyOld(dealt as OldDealt[], draws, remembered, progress);
  }
  const sittings =
    promised({ ...story, draws }) ?? (remembered && recalled(dealt, remembered)) ?? sittingsOf(dealt, draws.length);
  if (!Array.isArray(sittings)) return sittings;
  const check = (draw: Draw, number: number): Lie | null =>
    drawn(sittings, number, draw) ?? (remembered && witnessed(remembered, number, draw));
  return (await lieIn(draws, progress, check)) ?? judged(dealt, draws.length, remembered, taken);
}

/** The same, and that the draws checked are the draws that were shown. */
export async function judge(story: Story, remembered: Kept | null, progress?: Progress): Promise<Verdict> {
  const verdict = await verify(story, remembered, progress);
  return (verdict.ok ? shown(story) : null) ?? verdict;
}

/** That the promises are about this game, and as many as may be: a served game has one, made before its first draw. */
function promised({ game, options, seats, dealt, draws }: Told): Lie | null {
  if (draws.length && dealt[0]?.first_draw !== 1) return wrong("no-first");
  const served = dealt.some(({ terms }) => terms["dealer"] !== "terminal");
  if (served && dealt.length > 1) return wrong("many", { n: dealt.length });
  for (const [index, { terms, first_draw, entropy }] of dealt.entries()) {
    const about = {
      ...{ format_version: PROTOCOL, game, options, first_draw, players: seats.length },
      table: dealt[0]?.terms["table"],
    };
    const other = Object.entries(about).find(([key, value]) => canonical(terms[key] ?? null) !== canonical(value));
    const ordered = index === 0 || first_draw >= (dealt[index - 1]?.first_draw ?? 0);
    const seated = entropy.length === 0 || entropy.length === seats.length;
    if (other || !ordered || !seated) return wrong("terms", { first: first_draw });
  }
  return null;
}

/** That the draws are those this browser was promised, with the hashes it was shown and what it added itself. */
function recalled(dealt: readonly Dealt[], kept: Kept): Lie | null {
  const [first] = dealt;
  if (!first) return null;
  if (first.commitment !== kept.commitment || (kept.anchor !== null && first.anchor !== kept.anchor)) {
    return wrong("exchanged");
  }
  const round = kept.rounds[String(first.round)];
  const rounds = Object.entries(kept.rounds).filter(([, each]) => each.revealed);
  if (rounds.some(([number]) => Number(number) > Number(first.round))) return wrong("round");
  if (!round) return null;
  const hashes = first.entropy.map((each) => entryOf(each)?.hash ?? null);
  if (round.hashes && !same(round.hashes, hashes)) return wrong("hashes");
  const missing = round.revealed && !first.entropy.some((each) => entryOf(each)?.value === round.entropy);
  return missing ? wrong("own-entropy") : null;
}

type Entry = { hash: string; value: string };
const entryOf = (entry: Dealt["entropy"][number]): Entry | null => (typeof entry === "object" ? entry : null);

export function same<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

function sittingsOf(dealt: readonly Dealt[], draws: number): Sitting[] | Lie {
  const sittings: Sitting[] = [];
  for (const [index, entry] of dealt.entries()) {
    const until = (dealt[index + 1]?.first_draw ?? draws + 1) - 1;
    const sitting = sittingOf(entry, until - entry.first_draw + 1);
    if ("ok" in sitting) return sitting;
    sittings.push(sitting);
  }
  return sittings;
}

/** `made`: how many draws it has dealt. */
function sittingOf(dealt: Dealt, made: number): Sitting | Lie {
  const first = { first: dealt.first_draw };
  const { anchor, round } = dealt;
  if (!isDigest(anchor) || commitment(hexToBytes(anchor), dealt.terms) !== dealt.commitment) {
    return wrong("chain-commitment", first);
  }
  if (!Number.isInteger(round) || Number(round) < 1) return wrong("terms", first);
  if (made > Number(dealt.terms["draws"])) return wrong("used-up", first);
  const table = String(dealt.terms["table"]);
  for (const entry of dealt.entropy) {
    if (entry === null) continue;
    const given = entryOf(entry);
    if (!given || entropyHash(table, given.value) !== given.hash) return wrong("entropy-hash", first);
  }
  const links = linksOf(dealt.link ?? null, made);
  if (!links || bytesToHex(links[0] ?? hexToBytes(anchor)) !== anchor) return wrong("chain", first);
  const entropy = dealt.entropy.map((entry) => entryOf(entry)?.value ?? null);
  return { first: dealt.first_draw, mixed: mix(dealt.commitment, Number(round), entropy), links };
}

/** All links down to number 0, from the last one uncovered; null where it is not one. */
function linksOf(last: string | null, made: number): Uint8Array[] | null {
  if (made === 0) return last === null ? [] : null;
  if (!isDigest(last)) return null;
  const links: Uint8Array[] = [hexToBytes(last)];
  for (let number = made; number > 0; number--) links.push(linkBefore(links.at(-1) as Uint8Array));
  return links.reverse();
}

function drawn(sittings: readonly Sitting[], number: number, draw: Draw): Lie | null {
  const sitting = sittings.findLast(({ first }) => first <= number);
  const link = sitting?.links[number - sitting.first + 1];
  const told = draw.link ?? null; // a story tells it with each draw, a file only the last
  if (!sitting || !link || (told !== null && told !== bytesToHex(link))) {
    return wrong("link", { draw: number, move: draw.move }, number);
  }
  if (outcome(link, sitting.mixed, number, draw.weights) === draw.outcome) return null;
  return wrong("outcome", { draw: number, move: draw.move }, number);
}

/** That a draw is told as this browser saw it when it happened. */
function witnessed({ sealed }: Kept, number: number, { move, weights, outcome, texts }: Draw): Lie | null {
  const seen = sealed[String(move)];
  const told = seen === undefined || seen === drawDigest(weights, outcome, texts[outcome] ?? "");
  return told ? null : wrong("shown", { draw: number, move }, number);
}

/** What such draws prove, and what remains: no more than is true. */
function judged(dealt: readonly Dealt[], draws: number, kept: Kept | null, taken: number): Verdict {
  const people = Math.max(0, ...dealt.map(({ entropy }) => entropy.filter((each) => each !== null).length));
  const [first] = dealt;
  const round = first?.round ?? 1;
  const own = kept?.rounds[String(round)];
  const proven = [found("proven-chain", { n: draws })];
  if (kept) proven.push(found("proven-promise"));
  if (own?.revealed) proven.push(found("proven-own"));
  const several = dealt.length > 1;
  if (people > 0 && !several) proven.push(found("proven-people", { n: people }));
  const remains = people === 0 ? [found("remains-nobody")] : [];
  if (taken > 0) remains.push(found("remains-taken-over", { n: taken }));
  if (several) remains.push(found("remains-sittings", { n: dealt.length }));
  if (round > 1) remains.push(found("remains-rounds", { n: round }));
  if (!kept) remains.push(found("remains-unseen"));
  if (first) remains.push(found("remains-dealer"));
  return { ok: true, draws, proven, remains };
}

/** That the draws checked are the draws that were shown: as many, with these weights, and with what came of them. */
export function shown(story: Story): Lie | null {
  const others = story.draws.length - ownDraws(story).length;
  const drawn = new Map(story.draws.map((draw, index) => [draw.move, { ...draw, number: index + 1 - others }]));
  let view = story.view as View;
  let seen = 0;
  for (const step of story.steps) {
    if (step.actor === "chance") {
      const draw = drawn.get(step.number);
      if (!draw) return wrong("missing", { move: step.number });
      const fits = same(draw.weights, view.prompt.weights) && draw.texts.length === draw.weights.length;
      if (!fits || draw.texts[draw.outcome] !== step.text) {
        return wrong("shown", { draw: draw.number, move: step.number }, draw.number);
      }
      seen++;
    }
    view = apply(view, [step]);
  }
  return seen === drawn.size && seen === story.draws.length ? null : wrong("count");
}
