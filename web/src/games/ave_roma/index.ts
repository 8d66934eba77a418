import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import BoardPane from "./BoardPane.svelte";
import { of } from "./closeup";
import Closeup from "./Closeup.svelte";
import Ending from "./Ending.svelte";
import MinePane from "./MinePane.svelte";
import Panel from "./Panel.svelte";
import { atOnce, attempt, marks, paths } from "./point";
import RowsPane from "./RowsPane.svelte";
import Scores from "./Scores.svelte";
import SeatMark from "./SeatMark.svelte";
import { section } from "./section";
import { tally } from "./tally";
import { describe } from "./words/describe";
import { tell } from "./words/tell";
import { verdict } from "./words/verdict";

export const game: GameModule = {
  Board,
  Panel,
  SeatMark,
  Scores,
  Ending,
  largePanels: true,
  turnTitle: "ar-turn",
  panes: [
    { id: "board", title: "ar-pane-board", View: BoardPane },
    { id: "rows", title: "ar-pane-rows", View: RowsPane },
    { id: "mine", title: "ar-pane-mine", View: MinePane },
  ],
  closeup: { of, View: Closeup },
  paths,
  atOnce,
  marks,
  tally,
  tell,
  attempt,
  describe,
  section,
  verdict,
};
