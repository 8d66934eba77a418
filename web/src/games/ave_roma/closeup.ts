// What can be looked at large, and what it is called.
import type { Said, View } from "../../lib/types";
import { sight } from "./closeup/sight";
import { read } from "./model";
import { title } from "./words/said";
import { tell } from "./words/tell";

const said = (id: string, args: Record<string, unknown> = {}): Said => ({ id: `ar-panel-title-${id}`, args });

export function of(target: string, view: View): Said | null {
  const found = sight(target, read(view));
  switch (found?.kind) {
    case "card":
    case "owned":
      return said("card", { card: title(found.card), version: found.card.version ?? "none" });
    case "province":
      if (found.state) return said("province", { n: found.state.number });
      return said("province-card", { card: found.card?.card ?? "" });
    case "player":
      return said("player", { player: { name: `ar-seat-${found.seat}` } });
    case "board":
      return said("board", { board: found.board });
    case "location":
      return said("location", { location: { name: `ar-location-${found.name}` } });
    case "legend":
    case "sign":
      return tell(target, view, null)[0] ?? null;
    default:
      return null;
  }
}
