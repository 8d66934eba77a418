import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import "./palette.css";
import Panel from "./Panel.svelte";
import SeatMark from "./SeatMark.svelte";

export const game: GameModule = {
  Board,
  Panel,
  SeatMark,
  aspect: 1000 / 720,
  ending: () => import("./Ending.svelte"),
  pictures: async () => (await import("./pictures")).pictures,
  signs: async () => (await import("./Signs.svelte")).default,
};
