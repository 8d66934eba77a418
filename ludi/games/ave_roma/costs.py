"""§6.2, §6.7: prices, discounts, and what can pay them.

A price is one number: see `tables.packed`. The goods of a store are one number too, three bits each. Goods that fit
several icons never mislead, because icons are nested: a good pays for itself, else for its colour, else for any good.
Serving the narrowest icon first therefore leaves as few icons unpaid as can be.
"""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.components import GOODS, State
from ludi.games.ave_roma.patronage import serving
from ludi.games.ave_roma.tables import BITS, COST, DEN_AT, SURPLUS_AT
from ludi.games.ave_roma.vocabulary import Deck, Icon, Location, Modifier

GOOD_ICONS: Final = (1 << SURPLUS_AT) - 1
EVERY_OTHER_ICON: Final = sum(31 << at for at in range(0, SURPLUS_AT, 2 * BITS))


@compiled
def held(s: State, seat: int) -> int:
    """The goods of a seat, packed."""
    packed = 0
    for good in range(GOODS):
        packed += int(s.goods[seat, good]) << (3 * good)
    return packed


@compiled
def units(goods: int, good: int) -> int:
    return (goods >> (3 * good)) & 7


@compiled
def count_units(goods: int) -> int:
    """All units. Two digits of eight are added to one of 64; the remainder by 63 is the sum of those."""
    return ((goods & 0o070707) + ((goods >> 3) & 0o070707)) % 63


@compiled
def one_unit(good: int) -> int:
    """A single unit, packed."""
    return 1 << (3 * good)


@compiled
def next_part(part: int, goods: int) -> int:
    """The goods after `part` in a walk through everything that can be taken from a store; 0, nothing, comes first and
    after the last."""
    for good in range(GOODS):
        if units(part, good) < units(goods, good):
            return part + one_unit(good)
        part &= ~(7 << (3 * good))
    return 0


@compiled
def icons(price: int, icon: int) -> int:
    """How many of a good icon a price has."""
    return (price >> (BITS * icon)) & 31


@compiled
def surplus_in(price: int) -> int:
    return (price >> SURPLUS_AT) & 63


@compiled
def denarii_in(price: int) -> int:
    return price >> DEN_AT


@compiled
def count_icons(price: int) -> int:
    """All good icons, summed up as in `count_units`: two digits of 32 are added to one of 1024."""
    return ((price & EVERY_OTHER_ICON) + ((price >> BITS) & EVERY_OTHER_ICON)) % 1023


@compiled
def match(goods: int, price: int) -> tuple[int, int]:
    """Good icons that the goods cannot pay, and goods left over."""
    short, rest = 0, 0
    for colour in range(3):
        one = units(goods, 2 * colour) - icons(price, 2 * colour)
        other = units(goods, 2 * colour + 1) - icons(price, 2 * colour + 1)
        left = max(one, 0) + max(other, 0) - icons(price, Icon.BLACK + colour)
        short += max(-one, 0) + max(-other, 0) + max(-left, 0)
        rest += max(left, 0)
    rest -= icons(price, Icon.ANY)
    return short + max(-rest, 0), max(rest, 0)


@compiled
def payable(goods: int, surplus: int, denarii: int, price: int, discounts: int, swaps: int) -> bool:
    """Whether a price can be paid after so many good icons fall away.

    Bit 0 of `swaps`: surplus may pay for goods (M8); bit 1: goods may pay for surplus (M9).
    """
    return payable_with(goods, surplus, denarii, price, discounts, swaps, surplus_in(price))


@compiled
def payable_with(
    goods: int, surplus: int, denarii: int, price: int, discounts: int, swaps: int, replaceable: int
) -> bool:
    """The same where M9 lets goods pay for so many of the surplus icons only."""
    if denarii < denarii_in(price):
        return False
    wanted = surplus_in(price)
    if price & GOOD_ICONS == 0 and surplus >= wanted:
        return True
    short, rest = match(goods, price)
    if discounts > 0:
        rest += max(min(discounts, count_icons(price)) - short, 0)  # icons that fall away free the goods for them
        short = max(short - discounts, 0)
    if short > 0 and swaps & 1 == 0:
        return False
    lacking = wanted + short - surplus
    if lacking <= 0:
        return True
    return swaps & 2 != 0 and lacking <= rest and lacking <= replaceable


@compiled
def card_price(patrons: int, deck: int, card: int, spent: int) -> int:
    """§6.7: the price of a card after discounts in surplus or denarii, with so many cards spent on it."""
    price = int(COST[deck, card])
    if deck == Deck.WAR:
        cheaper = serving(patrons, Modifier.WAR_DISCOUNT, Location.LEGATUS) + spent
        return price - (min(cheaper, surplus_in(price)) << SURPLUS_AT)
    if deck == Deck.PATRON:
        cheaper = 2 * (serving(patrons, Modifier.PATRON_DISCOUNT, Location.SENATUS) + spent)
        return price - (min(cheaper, denarii_in(price)) << DEN_AT)
    return price


@compiled
def good_discounts(patrons: int, deck: int, spent: int) -> int:
    """§6.7: how many good icons of a building's price fall away."""
    return serving(patrons, Modifier.BUILDING_DISCOUNT, Location.AEDIFICATOR) + spent if deck == Deck.BUILDING else 0


@compiled
def surplus_paid(price: int, discounts: int, swaps: int, goods: int) -> int:
    """The surplus that is paid when exactly these goods are, or -1 where that is no way to pay."""
    number, printed = count_units(goods), count_icons(price)
    wanted, left = surplus_in(price), max(printed - discounts, 0)
    least = max(number - wanted, 0) if swaps & 2 else number  # goods that have to lie on good icons
    if swaps & 1 == 0:
        least = max(least, left)
    if number > left + wanted or min(number, left) < least:  # most ways are ruled out by their number alone
        return -1
    short, _ = match(goods, price)
    return left + wanted - number if printed - short >= least else -1
