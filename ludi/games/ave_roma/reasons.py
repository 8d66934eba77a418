"""What keeps a player from buying a card: used to show a row, and to say why a move is refused."""

from functools import cached_property
from typing import Any

from ludi.engine.texts import Counted, Message
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import GOODS, ICONS
from ludi.games.ave_roma.components import SLOTS, TRAINING, State
from ludi.games.ave_roma.costs import (
    card_price,
    count_icons,
    denarii_in,
    good_discounts,
    held,
    icons,
    match,
    payable,
    surplus_in,
    units,
)
from ludi.games.ave_roma.money import most_spendable
from ludi.games.ave_roma.patronage import active_patrons, swaps_of
from ludi.games.ave_roma.tables import SLOT_RANGE
from ludi.games.ave_roma.turn import FIRST_SLOT, can_become, usable_slots
from ludi.games.ave_roma.vocabulary import Icon, Location


class Purse:
    """What a player can pay with."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.patrons, self.goods = active_patrons(s, seat), held(s, seat)
        self.surplus, self.denarii = int(s.surplus[seat]), int(s.denarii[seat])

    @cached_property
    def slots(self) -> int:
        return usable_slots(self.s, self.seat, True)

    def price(self, deck: int, card: int, spent: int) -> tuple[int, int]:
        """The price of a card after discounts, and how many good icons of it still fall away."""
        return card_price(self.patrons, deck, card, spent), good_discounts(self.patrons, deck, spent)

    def can_pay(self, price: int, discounts: int, location: int) -> bool:
        swaps = swaps_of(self.patrons, location)
        return payable(self.goods, self.surplus, self.denarii, price, discounts, swaps)

    def can_buy_from(self, deck: int, slot: int) -> bool:
        """Whether the card of a slot can be paid, if need be with the help of the one lying face up."""
        return has(self.slots, FIRST_SLOT + deck * SLOTS + slot)

    def count_spendable(self) -> int:
        """Advanced game: the largest batch of cards that one extra could spend."""
        return most_spendable(self.s, self.seat, 0)

    def lacks(self, price: int, discounts: int, location: int) -> dict[str, int]:
        """What more would do to pay a price, by icon; nothing if it can be paid."""
        if self.can_pay(price, discounts, location):
            return {}
        missing, wanted, swaps = self._missing_goods(price), surplus_in(price), swaps_of(self.patrons, location)
        short, rest = match(self.goods, price)
        rest += max(min(discounts, count_icons(price)) - short, 0)
        short = max(short - discounts, 0)
        left = short - (min(max(self.surplus - wanted, 0), short) if swaps & 1 else 0)
        for icon in missing:  # wide icons come last and fall away first: what is left then names a good
            missing[icon] = min(missing[icon], left)
            left -= missing[icon]
        missing["surplus"] = max(wanted - self.surplus - (rest if swaps & 2 else 0), 0)
        if swaps == 3:  # surplus stands for goods and goods for surplus: only the sum matters
            missing = {"surplus": max(wanted + short - self.surplus - min(rest, wanted), 0)}
        missing["denarii"] = max(denarii_in(price) - self.denarii, 0)
        return {icon: n for icon, n in missing.items() if n}

    def _missing_goods(self, price: int) -> dict[str, int]:
        """Good icons that the goods cannot pay: the narrowest are served first."""
        missing, over = dict.fromkeys(ICONS, 0), 0
        for colour in range(3):
            left = 0
            for good in (2 * colour, 2 * colour + 1):
                more = units(self.goods, good) - icons(price, good)
                missing[GOODS[good]] = max(-more, 0)
                left += max(more, 0)
            left -= icons(price, Icon.BLACK + colour)
            missing[ICONS[Icon.BLACK + colour]] = max(-left, 0)
            over += max(left, 0)
        missing["any"] = max(icons(price, int(Icon.ANY)) - over, 0)
        return missing


def things(counts: dict[str, int]) -> list[Counted]:
    """`2 wood and 3 denarii`."""
    return [Counted("ar-why-any" if kind == "any" else f"ar-count-{kind}", n) for kind, n in counts.items()]


def values_of(s: State, seat: int) -> set[int]:
    """The values that the player's workers can act with."""
    values = {value for value in range(1, 6) if s.hand[seat, value - 1]}
    for space in range(TRAINING):
        printed = int(s.trained[seat, space])
        if printed:
            values |= {value for value in range(1, 6) if can_become(s, space, printed, value)}
    return values


def span(slot: int) -> str:
    """The worker values that a slot accepts: 1, or 1-3."""
    least, most = int(SLOT_RANGE[slot, 0]), int(SLOT_RANGE[slot, 1])
    return str(least) if least == most else f"{least}-{most}"


def accepts(slot: int, value: int) -> bool:
    return bool(SLOT_RANGE[slot, 0] <= value <= SLOT_RANGE[slot, 1])


def why_not(s: Any, purse: Purse, deck: int, slot: int, values: set[int]) -> Message | None:
    """Why a player could not buy the card of a slot in a turn of his; None if he could."""
    location, card = Location.AEDIFICATOR + deck, int(s.row[deck][slot])
    if s.ending < 2:  # the extra action at the end needs no worker
        if s.passed[purse.seat]:
            return Message("ar-why-passed")
        if s.spaces[location][slot]:
            return Message("ar-why-occupied")
        if not any(accepts(slot, value) for value in values):
            return Message("ar-why-no-worker", {"span": span(slot)})
    if purse.can_buy_from(deck, slot):
        return None
    price, discounts = purse.price(deck, card, 0)
    return Message("ar-why-lacks", {"things": things(purse.lacks(price, discounts, location))})


def why_not_face_up(purse: Purse, deck: int, card: int, row_open: bool) -> Message | None:
    """The same for the card lying face up, which is bought beside one of the row (§9)."""
    spent, location = purse.count_spendable(), Location.AEDIFICATOR + deck
    if spent == 0:
        return Message("ar-why-no-cards")
    price, discounts = purse.price(deck, card, spent)
    lacks = purse.lacks(price, discounts, location)
    if lacks:
        return Message("ar-why-lacks", {"things": things(lacks)})
    return None if row_open else Message("ar-why-row")
