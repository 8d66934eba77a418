import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { compose } from "./compose";
import Panel from "./Panel.svelte";
import { atOnce, attempt, marks, paths, section } from "./point";
import SeatMark from "./SeatMark.svelte";
import { describe, tell } from "./words/tell";
import { verdict } from "./words/verdict";

export const game: GameModule = {
  Board,
  Panel,
  SeatMark,
  paths,
  atOnce,
  marks,
  tell,
  attempt,
  describe,
  section,
  verdict,
  compose,
};
