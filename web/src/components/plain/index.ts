// The table of a game that nobody has drawn yet: what its view and its guide tell, on stone.
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import SeatMark from "./SeatMark.svelte";

export const game: GameModule = { Board, Panel, SeatMark };
