// The drawings of the rules, by their names there.
import type { Picture } from "../../../lib/game";
import Board from "./Board.svelte";
import Influence from "./Influence.svelte";
import Province from "./Province.svelte";
import Slots from "./Slots.svelte";

export const pictures: Record<string, Picture> = {
  board: Board,
  influence: Influence,
  province: Province,
  slots: Slots,
};
