// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Basilica from "./Basilica.svelte";
import Board from "./Board.svelte";
import Event from "./Event.svelte";
import First from "./First.svelte";
import Influence from "./Influence.svelte";
import Placing from "./Placing.svelte";
import Sets from "./Sets.svelte";
import Streets from "./Streets.svelte";
import Way from "./Way.svelte";

export const pictures: Record<string, Picture> = {
  basilica: Basilica,
  board: Board,
  event: Event,
  first: First,
  influence: Influence,
  placing: Placing,
  sets: Sets,
  streets: Streets,
  way: Way,
};
