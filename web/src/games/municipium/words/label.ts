// The short name of everything that can be pointed at.
import type { Said } from "../../../lib/types";
import { familyState, institution, NUMERALS, total, type Place, type Position, type Status } from "../model";
import { card, cards, citizen, counted, family, members, pieces, place, said } from "./said";

export function label(target: string, position: Position): Said {
  const [what = "", one = "", two = "", three = ""] = target.split(":");
  switch (what) {
    case "place":
      return here(position, one as Place);
    case "member":
      return group(position, one as Place, two, three as Status);
    case "banner": {
      const found = pieces(institution(position, one as Place).banner);
      return found.length > 0
        ? said("banner", { place: place(one), citizens: found })
        : said("banner-empty", { place: place(one) });
    }
    case "citizen":
      return said("on-banner", { place: place(one), citizen: citizen(two) });
    case "room": {
      const room = institution(position, one as Place).room;
      const found = pieces({ [room?.citizen ?? ""]: 1, favor: room?.favor ? 1 : 0 });
      return found.length > 0
        ? said("room", { place: place(one), pieces: found })
        : said("room-empty", { place: place(one) });
    }
    case "drawn":
      return said("drawn", { citizens: pieces({ [one]: position.drawn[one as keyof typeof position.drawn] }) });
    case "hand": {
      const { plain, wreathed } = familyState(position, one)?.unplaced ?? { plain: 0, wreathed: 0 };
      return said("hand", { family: family(one), members: counted(plain, wreathed) });
    }
    case "deck":
      return said("deck", { n: total(position.deck) });
    case "discard":
      return discard(position);
    case "bag":
      return total(position.bag) > 0 ? said("bag", { n: total(position.bag) }) : said("bag-empty");
    case "supply":
      return said("supply", { favors: position.favor_supply, wreaths: position.wreath_supply });
    case "praefect":
      return said("praefect", { place: place(position.praefect), next: place(position.praefect_next) });
    case "temple-order":
      return position.temple_order.length > 0
        ? said("order", { families: position.temple_order.map(family) })
        : said("order-later");
    case "stock": {
      const n = familyState(position, one)?.stock[two as "favor"] ?? 0;
      return said("stock-one", { family: family(one), piece: citizen(two), n });
    }
    case "card": {
      const used = familyState(position, one)?.family_cards.find((each) => each.card === two)?.used;
      return said(used ? "card-used" : "card-ready", { family: family(one), card: card(two) });
    }
    default: {
      const n = familyState(position, one)?.decurions ?? 0;
      return said("family", { family: family(one), n, goal: position.options.goal });
    }
  }
}

export function here(position: Position, name: Place): Said {
  const found = institution(position, name);
  const numeral = NUMERALS[found.number];
  const who = members(found.families);
  return who.length > 0
    ? said("here", { place: place(name), numeral, members: who })
    : said("here-empty", { place: place(name), numeral });
}

function group(position: Position, name: Place, who: string, status: Status): Said {
  const found = institution(position, name).families.find((each) => each.family === who);
  const n = found?.[status] ?? 0;
  return said("group", { place: place(name), members: [said(status, { family: family(who), n })] });
}

function discard(position: Position): Said {
  if (position.card) return said("card-now", { card: card(position.card) });
  const found = cards(position.discard);
  return found.length > 0 ? said("discard", { cards: found }) : said("discard-empty");
}
