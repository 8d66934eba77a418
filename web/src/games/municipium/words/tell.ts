// What a thing is and how it stands, in a few sentences; and the whole position in words.
import type { Said, View } from "../../../lib/types";
import {
  AT_HOME,
  familyState,
  institution,
  PLACES,
  ranking,
  read,
  total,
  type Family,
  type Place,
  type Position,
} from "../model";
import { here, label } from "./label";
import { card, cards, citizen, counted, family, missing, pieces, place, said } from "./said";

/** Who is first and second in an institution, and why. */
export function standing(position: Position, name: Place): Said[] {
  const found = institution(position, name);
  const ranked = ranking(position, found);
  if (ranked.length === 0) return [];
  const first = ranked.find((each) => each.family === found.first);
  if (!first) return [said("ranks-later")];
  const args = { family: family(first.family), n: first.influence };
  const second = ranked.find((each) => each.family === found.second);
  if (!second) return [said("first-alone", args)];
  const both = { ...args, second: family(second.family), m: second.influence };
  const told = [said(found.tie ? "first-tie" : "first-clear", both)];
  const third = ranked.find((each) => each !== first && each !== second && each.influence === second.influence);
  if (third) {
    const names = { third: family(third.family), second: family(second.family), n: second.influence };
    told.push(said("second-tie", names));
  }
  return told;
}

function roomRules(position: Position, name: Place): Said[] {
  const guests = position.families.length > 2 || position.options.edition === "v3";
  const rule = said(guests ? "room-rule" : "room-rule-two");
  return position.praefect_next === name ? [rule, said("room-next")] : [rule];
}

function deckLeft(position: Position): Said {
  const left = cards(position.deck);
  return left.length > 0 ? said("deck-left", { cards: left }) : said("deck-empty");
}

function bagHolds(position: Position): Said[] {
  return total(position.bag) > 0 ? [said("bag-holds", { citizens: pieces(position.bag) })] : [];
}

/** How far a family is: Decurions, stock, and what the next set lacks. */
function progress(position: Position, name: string): Said[] {
  const state = familyState(position, name);
  if (!state) return [];
  const held = pieces(state.stock);
  const { count, kinds } = missing(state.stock);
  const who = family(name);
  const told = [said("family", { family: who, n: state.decurions, goal: position.options.goal })];
  told.push(held.length > 0 ? said("stock", { family: who, pieces: held }) : said("stock-empty", { family: who }));
  if (count > 0) {
    told.push(said("set-needs", { n: count, pieces: kinds.map(citizen) }));
  }
  return told;
}

export function tell(target: string, view: View): Said[] {
  const position = read(view);
  const [what = "", one = "", two = ""] = target.split(":");
  const name = label(target, position);
  switch (what) {
    case "place": {
      const rest = institution(position, one as Place).families.some((each) => each.influence > 0)
        ? standing(position, one as Place)
        : [said("nobody")];
      return [name, ...rest, said(`power-${one}`)];
    }
    case "member": {
      const found = institution(position, one as Place).families.find((each) => each.family === two);
      const args = { family: family(two), n: found?.influence ?? 0, place: place(one) };
      return [name, said("group-influence", args), ...standing(position, one as Place)];
    }
    case "banner":
    case "citizen":
      return [
        name,
        said(`banner-rule-${AT_HOME[one as Place]}`),
        said("banner-event"),
        ...standing(position, one as Place),
      ];
    case "room":
      return [name, ...roomRules(position, one as Place), ...standing(position, one as Place)];
    case "drawn":
      return [name, said(`may-stand-${one}`)];
    case "deck":
      return [name, deckLeft(position)];
    case "discard": {
      const found = cards(position.discard);
      const effect = position.card ? [said(`effect-${position.card}`)] : [];
      const list = position.card && found.length > 0 ? [said("discard", { cards: found })] : [];
      return [name, ...effect, ...list];
    }
    case "bag":
      return [name, ...bagHolds(position)];
    case "praefect":
      return [name, said("praefect-rule")];
    case "temple-order":
      return [name, said("order-rule")];
    case "stock":
      return two === "favor" ? [name, said("stock-favor")] : [name, said("set-rule")];
    case "card":
      return [name, said(`effect-${two}`)];
    case "family":
      return [...progress(position, one), said("set-rule")];
    default:
      return [name];
  }
}

function familyWords(position: Position, name: Family): Said[] {
  const state = familyState(position, name);
  if (!state) return [];
  const who = family(name);
  const told = progress(position, name);
  const { plain, wreathed } = state.unplaced;
  if (plain + wreathed > 0) told.push(said("hand", { family: who, members: counted(plain, wreathed) }));
  const left = state.family_cards.filter((each) => !each.used).map((each) => card(each.card));
  told.push(left.length > 0 ? said("cards-left", { family: who, cards: left }) : said("cards-none", { family: who }));
  return told;
}

/** Complete enough to play by. */
export function describe(view: View, you: string | null): Said[] {
  const position = read(view);
  const { goal, winner } = position.options;
  const told: Said[] = [];
  if (position.turn === 0 || !position.active) told.push(said("setup"));
  else told.push(said("turn", { turn: position.turn, family: family(position.active) }));
  if (you) told.push(said("you", { family: family(you) }));
  if (position.first_player && position.turn === 0) {
    told.push(said("first-player", { family: family(position.first_player) }));
  }
  told.push(said(`goal-${winner}`, { goal }));
  for (const name of PLACES) {
    told.push(here(position, name), ...standing(position, name), label(`banner:${name}`, position));
    if (name !== "temple") told.push(label(`room:${name}`, position));
  }
  told.push(label("praefect", position), label("temple-order", position));
  if (position.card) told.push(said("card-now", { card: card(position.card) }));
  told.push(label("deck", position), deckLeft(position));
  const gone = cards(position.discard);
  told.push(gone.length > 0 ? said("discard", { cards: gone }) : said("discard-empty"));
  told.push(label("bag", position), ...bagHolds(position));
  if (total(position.drawn) > 0) told.push(said("drawn", { citizens: pieces(position.drawn) }));
  told.push(label("supply", position));
  for (const each of position.families) told.push(...familyWords(position, each.family));
  return told;
}
