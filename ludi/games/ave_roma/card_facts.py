"""What is printed on a card, in sentences, and what it means to the player who looks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludi.engine.texts import Argument, Message, message_view
from ludi.games.ave_roma.catalogue import PRINTED, price_view
from ludi.games.ave_roma.choices import GOODS
from ludi.games.ave_roma.components import NOTHING, Source
from ludi.games.ave_roma.feasibility import count_in_set
from ludi.games.ave_roma.phrases import bonus, counts, effect, goods, points, said, seat_name, symbol_name
from ludi.games.ave_roma.purchase import own_building, own_war
from ludi.games.ave_roma.reading import Reading
from ludi.games.ave_roma.reasons import why_not, why_not_face_up
from ludi.games.ave_roma.tables import COST
from ludi.games.ave_roma.vocabulary import Deck


@dataclass(frozen=True)
class Offer:
    """What a card of a row means to one player, were it his turn."""

    seat: int
    price: int  # after discounts in surplus or denarii
    discount: int  # good icons that fall away besides, of his choice
    printed: int
    why: Message | None  # why he cannot have it

    def facts(self) -> list[Message]:
        """The price where it is not what is printed, and whether he can have the card."""
        args: dict[str, Argument] = {"player": seat_name(self.seat), "price": counts(price_view(self.price))}
        told = []
        if self.discount:
            told.append(said("offer-discount", {**args, "n": self.discount}))
        elif self.price != self.printed:
            told.append(said("offer", args))
        if self.why is None:
            return [*told, said("panel-can")]
        return [*told, said("offer-why", {"player": seat_name(self.seat), "why": self.why})]

    def data(self) -> Mapping[str, Any]:
        why = None if self.why is None else message_view(self.why)
        return {
            "price": price_view(self.price),
            "discount": self.discount,
            "buyable": self.why is None,
            "why": why,
        }


class Offers:
    """The cards of the rows for one player."""

    def __init__(self, r: Reading, seat: int) -> None:
        self.r, self.seat = r, seat
        self.purse, self.values = r.purse(seat), r.values(seat)

    def slot(self, row: int, slot: int) -> Offer:
        card = self.r.f.row[row][slot]
        price, discount = self.purse.price(row, card, 0)
        why = why_not(self.r.f, self.purse, row, slot, self.values)
        return Offer(self.seat, price, discount, int(COST[row, card]), why)

    def face_up(self, row: int) -> Offer:
        """With the largest batch of cards that the player can spend on it (§9)."""
        card = self.r.f.face_up[row]
        price, discount = self.purse.price(row, card, self.purse.count_spendable())
        why = why_not_face_up(self.purse, row, card, self._row_open(row))
        return Offer(self.seat, price, discount, int(COST[row, card]), why)

    def _row_open(self, row: int) -> bool:
        """Whether a card of the row can be bought."""
        return any(
            card != NOTHING and why_not(self.r.f, self.purse, row, slot, self.values) is None
            for slot, card in enumerate(self.r.f.row[row])
        )


def cost(deck: int, card: int) -> Message:
    return said("card-cost", {"price": counts(PRINTED[deck][card]["cost"])})


def gives(r: Reading, deck: int, card: int, seat: int | None) -> list[Message]:
    """What a card brings, and what it would bring a player at once."""
    printed = PRINTED[deck][card]
    told = [said("card-points", {"points": points(printed["vp"])})] if printed["vp"] else []
    if printed["influence"]:
        told.append(said("card-influence", {"n": printed["influence"]}))
    if deck == Deck.BUILDING:
        reward = counts(printed["pair_reward"])
        told.append(said("card-pair", {"card": printed["name"], "things": reward}))
    if deck == Deck.WAR:
        told.append(said("card-set", {"card": printed["name"], "number": printed["number"]}))
    if deck == Deck.PATRON:
        told.append(said("card-effect", {"effect": effect(card)}))
        told.append(said("card-bonus", {"bonus": bonus(card, r.f.players)}))
    return [*told, *(_progress(r, deck, card, seat) if seat is not None else [])]


def _progress(r: Reading, deck: int, card: int, seat: int) -> list[Message]:
    """How far a player has come towards the pair or the set of a card he has not got."""
    owned = r.f.owned[seat][deck]
    who: dict[str, Argument] = {"player": seat_name(seat)}
    if deck == Deck.PATRON or owned >> card & 1:
        return []
    told = []
    if deck == Deck.BUILDING and owned >> (card ^ 1) & 1:
        told.append(said("card-completes", who))
    if deck == Deck.WAR:
        told.append(said("card-set-has", {**who, "n": int(count_in_set(r.s, seat, card))}))
    found = brings(r, deck, card, seat)
    return [*told, said("card-brings", {**who, "things": counts(found)})] if found else told


def brings(r: Reading, deck: int, card: int, seat: int) -> dict[str, int]:
    """What a card would bring a player at once besides its own points: the rules are asked, on a copy."""
    after: Any = r.calm.copy()
    after.owned[seat, deck] |= 1 << card
    if deck == Deck.BUILDING:
        own_building(after, seat, card)
    else:
        own_war(after, seat, card)
    found = {good: int(n) for good, n in zip(GOODS, after.incoming, strict=True)}
    found["surplus"] = int(after.surplus[seat]) - r.f.surplus[seat]
    found["denarii"] = int(after.denarii[seat]) - r.f.denarii[seat]
    found["vp"] = sum(int(after.points[seat, s]) - r.f.points[seat][s] for s in (Source.PAIRS, Source.SETS))
    return {kind: n for kind, n in found.items() if n}


def symbol(r: Reading, deck: int, card: int) -> Message:
    """The symbol, and what it is good for in this game."""
    name = symbol_name(PRINTED[deck][card]["symbol"])
    return said(f"panel-symbol-{('off', 'on')[r.f.advanced]}", {"symbol": name})


def half_part(card: int) -> Message:
    return said(f"part-{PRINTED[Deck.PROVINCE][card]['part']}")


def owned(r: Reading, deck: int, card: int, seat: int | None) -> list[Message]:
    """What is told of a card that somebody has: how it stands is in its name."""
    if deck == Deck.PROVINCE:
        printed = PRINTED[deck][card]
        halves: dict[str, Argument] = {half: goods(printed[half]) for half in ("upper", "lower")}
        told = [said("card-goods", halves), half_part(card)]
    else:
        told = gives(r, deck, card, seat)
    spendable = r.f.advanced and not (r.f.spent[deck] >> card & 1)
    if deck == Deck.PATRON and r.f.active >> card & 1:
        spendable = False  # while he is in a slot
    return [*told, symbol(r, deck, card), *([said("panel-is-unspent")] if spendable else [])]
