import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import BoardPane from "./BoardPane.svelte";
import Closeup from "./Closeup.svelte";
import { has } from "./closeup/sight";
import MinePane from "./MinePane.svelte";
import { prepare } from "./model";
import Panel from "./Panel.svelte";
import RowsPane from "./RowsPane.svelte";
import Scores from "./Scores.svelte";
import SeatMark from "./SeatMark.svelte";

export const game: GameModule = {
  Board,
  Panel,
  SeatMark,
  pictures: async () => (await import("./pictures")).pictures,
  signs: async () => (await import("./Signs.svelte")).default,
  Scores,
  ending: () => import("./Ending.svelte"),
  aspect: 1.5,
  largePanels: true,
  turnTitle: "ar-turn",
  panes: [
    { id: "board", title: "ar-pane-board", View: BoardPane },
    { id: "rows", title: "ar-pane-rows", View: RowsPane },
    { id: "mine", title: "ar-pane-mine", View: MinePane },
  ],
  closeup: { has, View: Closeup },
  prepare,
};
