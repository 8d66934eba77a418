// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Halves from "./Halves.svelte";
import Influence from "./Influence.svelte";
import Order from "./Order.svelte";
import Pair from "./Pair.svelte";
import Points from "./Points.svelte";
import Political from "./Political.svelte";
import Province from "./Province.svelte";
import Recruiting from "./Recruiting.svelte";
import Settling from "./Settling.svelte";
import Slots from "./Slots.svelte";
import Store from "./Store.svelte";
import Training from "./Training.svelte";
import Walk from "./Walk.svelte";
import Wars from "./Wars.svelte";

export const pictures: Record<string, Picture> = {
  board: Board,
  card: Card,
  halves: Halves,
  influence: Influence,
  order: Order,
  pair: Pair,
  points: Points,
  political: Political,
  province: Province,
  recruiting: Recruiting,
  settling: Settling,
  slots: Slots,
  store: Store,
  training: Training,
  walk: Walk,
  wars: Wars,
};
