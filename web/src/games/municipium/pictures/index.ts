// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Basilica from "./Basilica.svelte";
import Baths from "./Baths.svelte";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Emporium from "./Emporium.svelte";
import Event from "./Event.svelte";
import Favor from "./Favor.svelte";
import First from "./First.svelte";
import Forum from "./Forum.svelte";
import Influence from "./Influence.svelte";
import Placing from "./Placing.svelte";
import Praetorium from "./Praetorium.svelte";
import Sets from "./Sets.svelte";
import Streets from "./Streets.svelte";
import Tavern from "./Tavern.svelte";
import Temple from "./Temple.svelte";
import Way from "./Way.svelte";

export const pictures: Record<string, Picture> = {
  basilica: Basilica,
  baths: Baths,
  board: Board,
  cards: Cards,
  emporium: Emporium,
  event: Event,
  favor: Favor,
  first: First,
  forum: Forum,
  influence: Influence,
  placing: Placing,
  praetorium: Praetorium,
  sets: Sets,
  streets: Streets,
  tavern: Tavern,
  temple: Temple,
  way: Way,
};
