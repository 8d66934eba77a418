import { describe, expect, it } from "vitest";
import { crowd, TALL, WIDE } from "../../src/games/municipium/layout";
import { FAMILIES } from "../../src/games/municipium/model";

/** Every number of members that five families may have in one place, thinned out. */
function* crowds(): Generator<number[]> {
  for (let way = 0; way < 8 ** 5; way += 97) yield FAMILIES.map((_, i) => Math.floor(way / 8 ** i) % 8);
}

describe.each([WIDE, TALL])("a crowd on the $name board", (layout) => {
  it.each(["temple", "tavern"] as const)("stands from left to right on the plaza of the %s", (place) => {
    const { plaza } = layout.sites[place];
    for (const counts of crowds()) {
      const families = FAMILIES.map((family, i) => {
        const [all, wreathed] = [counts[i] ?? 0, i % 3 === 0 ? Math.min(2, counts[i] ?? 0) : 0];
        return { family, plain: all - wreathed, wreathed, influence: all + wreathed };
      });
      const { groups } = crowd(families, plaza, layout);
      for (const { family, spots, status } of groups) {
        const x = spots.map((spot) => spot.x);
        expect(x, `${family} ${status} of ${counts.join(" ")}`).toEqual([...x].sort((a, b) => a - b));
      }
      const over = layout.token * 0.6; // the last may lean over the edge where there are very many
      for (const { x } of groups.flatMap(({ spots }) => spots)) {
        expect(x, counts.join(" ")).toBeGreaterThanOrEqual(plaza.x);
        expect(x, counts.join(" ")).toBeLessThanOrEqual(plaza.x + plaza.w + over);
      }
    }
  });
});
