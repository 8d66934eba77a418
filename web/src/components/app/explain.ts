// What went wrong, in a sentence of the reader's language where the catalogue has it.
import { problemOf } from "../../lib/api";
import { texts } from "../../lib/texts.svelte";
import type { Problem } from "../../lib/types";

export function explainProblem({ said, sentence }: Problem): string {
  return said && texts.has(said.id) ? texts.say(said) : sentence || texts.t("web-lobby-problem-broken");
}

/** Of anything thrown by `api`. */
export function explain(error: unknown): string {
  return explainProblem(problemOf(error));
}
