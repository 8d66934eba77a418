// The numbers of Ave Roma's table of points, so far and as if it ended now; and of the counters of an unfinished turn.
import { flushSync, mount, unmount } from "svelte";
import type { Action } from "../../src/components/table/actions.svelte";
import TallyPanel from "../../src/components/table/TallyPanel.svelte";
import { read } from "../../src/games/ave_roma/model";
import type { Table } from "../../src/lib/table.svelte";
import type { Pointing } from "../../src/lib/targets.svelte";
import type { Tally } from "../../src/lib/types";
import { Part, type Page, type Reading } from "../positions";

const laid = new WeakMap<Page, Element>();

export function scoreNumbers(page: Page): Reading {
  const { Scores } = page.game;
  const place = laid.get(page) ?? (Scores && page.put(Scores));
  if (!place) return {};
  laid.set(page, place);
  const [soFar, ended] = place.getElementsByTagName("input");
  if (!soFar || !ended) return tableNumbers(page, "so-far", new Part(place));
  document.body.append(place); // elsewhere a radio button tells nobody that it was chosen
  const tables = (
    [
      ["so-far", soFar],
      ["ended", ended],
    ] as const
  ).map(([name, button]) => {
    button.click();
    flushSync();
    return tableNumbers(page, name, new Part(place));
  });
  place.remove();
  return Object.assign({}, ...tables) as Reading;
}

function tableNumbers(page: Page, name: string, table: Part): Reading {
  const sources = read(page.position.view).printed.scoring.flatMap((step) => step.sources);
  const found: Reading = {};
  const rows = table.within.filter(({ tag, parent }) => tag === "tr" && parent?.tag !== "thead");
  rows.forEach((row, i) => {
    const cells = row.within.filter(({ tag }) => tag === "td");
    cells.forEach((cell, column) => (found[`${name}:${page.seats[column]}:${sources[i] ?? "total"}`] = cell.written));
  });
  return found;
}

export function tallyNumbers(tally: Tally | null): Reading {
  if (tally === null) return {};
  const place = document.createElement("div");
  const still = { mark: () => {} } as unknown as Pointing<Action>;
  const panel = mount(TallyPanel, { target: place, props: { table: {} as Table, pointing: still, tally } });
  flushSync();
  const drawn = new Part(place);
  const found: Reading = {};
  drawn.within
    .filter(({ tag }) => tag === "ul")
    .forEach((group, i) => {
      const counters = group.within.filter(({ tag }) => tag === "output");
      found[`counters:${i}`] = counters.map(({ text }) => text).join(" ");
    });
  const changes = drawn.all("totals")[0]?.text.match(/\d+ → \d+/g);
  if (changes) found["changes"] = changes.join(", ");
  void unmount(panel);
  return found;
}
