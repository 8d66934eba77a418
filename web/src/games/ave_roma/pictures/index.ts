// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Board from "./Board.svelte";
import Halves from "./Halves.svelte";
import Influence from "./Influence.svelte";
import Order from "./Order.svelte";
import Province from "./Province.svelte";
import Settling from "./Settling.svelte";
import Slots from "./Slots.svelte";
import Training from "./Training.svelte";
import Walk from "./Walk.svelte";

export const pictures: Record<string, Picture> = {
  board: Board,
  halves: Halves,
  influence: Influence,
  order: Order,
  province: Province,
  settling: Settling,
  slots: Slots,
  training: Training,
  walk: Walk,
};
