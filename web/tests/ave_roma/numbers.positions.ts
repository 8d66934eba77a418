// Every number that is drawn of Ave Roma is what Python counts, in random games with every option.
import { it } from "vitest";
import { game } from "../../src/games/ave_roma";
import { texts } from "../../src/lib/texts.svelte";
import { compare, Page, Part, type Position, type Reading } from "../positions";
import { boardNumbers } from "./board_numbers";
import { panelNumbers, stripNumbers } from "./panel_numbers";
import { scoreNumbers, tallyNumbers } from "./score_numbers";

const seatsOf = ({ view }: Position): string[] =>
  (view as unknown as { players: { seat: string }[] }).players.map(({ seat }) => seat);

function read(page: Page): Reading {
  const found = boardNumbers(new Part(page.board));
  for (const [seat, drawn] of page.panels) Object.assign(found, panelNumbers(seat, new Part(drawn)));
  for (const [seat, drawn] of page.strips) Object.assign(found, stripNumbers(seat, new Part(drawn)));
  return Object.assign(found, scoreNumbers(page), tallyNumbers(page.position.view.tally));
}

it(
  "draws every number as Python counts it, and says everything in three languages",
  { timeout: 3_600_000 },
  async () => {
    await texts.ready;
    await texts.loadGame("ave_roma");
    await compare("ave_roma", game, seatsOf, read);
  },
);
