// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Basilica from "./Basilica.svelte";
import Board from "./Board.svelte";
import Event from "./Event.svelte";
import First from "./First.svelte";
import Sets from "./Sets.svelte";
import Streets from "./Streets.svelte";
import Way from "./Way.svelte";

export const pictures: Record<string, Picture> = {
  basilica: Basilica,
  board: Board,
  event: Event,
  first: First,
  sets: Sets,
  streets: Streets,
  way: Way,
};
