// The draws that were made before this browser listened: the first ones of a game, or those of one that has just begun.
import { api } from "./api";
import { kept } from "./entropy";
import { shown, verify } from "./fairness";
import type { Witness } from "./witness.svelte";

export async function catchUp(id: string, witness: Witness): Promise<void> {
  const story = await api.story(id);
  const verdict = await verify(story, kept(id));
  const lie = verdict.ok ? shown(story) : verdict;
  if (lie) witness.accuse(lie.why);
  else witness.verified(story.draws);
}
