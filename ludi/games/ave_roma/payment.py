"""§6.2, §6.7: paying a price, icon by icon; one is asked only where there is a choice."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import location_of
from ludi.games.ave_roma.attempt import attempt_of, with_price, with_store
from ludi.games.ave_roma.bits import count, has, lowest
from ludi.games.ave_roma.components import GOODS, Frame, State
from ludi.games.ave_roma.costs import GOOD_ICONS, count_icons, denarii_in, icons, one_unit, surplus_in, units
from ludi.games.ave_roma.feasibility import can_complete
from ludi.games.ave_roma.patronage import active_patrons, swaps_of
from ludi.games.ave_roma.tables import BITS, SURPLUS_AT
from ludi.games.ave_roma.vocabulary import Icon

BY_SURPLUS: Final = 6  # code of a payment, after the six goods


@compiled
def one_icon(icon: int) -> int:
    """A single icon as a price."""
    return 1 << SURPLUS_AT if icon == Icon.SURPLUS else 1 << (BITS * icon)


@compiled
def accepted(icon: int) -> int:
    """The goods that an icon accepts, as bits."""
    if icon < GOODS:
        return 1 << icon
    return 63 if icon == Icon.ANY or icon == Icon.SURPLUS else 3 << (2 * (icon - Icon.BLACK))


@compiled
def payers(s: State, seat: int, icon: int) -> int:
    """What may pay for an icon so that the rest can be paid too: goods as bits 0 to 5, surplus as bit 6."""
    a = with_price(attempt_of(s, seat, int(s.action)), int(s.due) - one_icon(icon), 0)
    swaps, found = swaps_of(a.patrons, location_of(a.action)), 0
    if icon != Icon.SURPLUS or swaps & 2 != 0:
        for good in range(GOODS):
            left = with_store(a, a.goods - one_unit(good), a.surplus, a.denarii)
            if has(accepted(icon), good) and units(a.goods, good) > 0 and can_complete(s, left):
                found |= 1 << good
    by_surplus = (icon == Icon.SURPLUS or swaps & 1 != 0) and a.surplus > 0
    if by_surplus and can_complete(s, with_store(a, a.goods, a.surplus - 1, a.denarii)):
        found |= 1 << BY_SURPLUS
    return found


@compiled
def pay_one(s: State, seat: int, icon: int, by: int) -> None:
    s.due -= one_icon(icon)
    if by == BY_SURPLUS:
        s.surplus[seat] -= 1
    else:
        s.goods[seat, by] -= 1


@compiled
def next_icon(price: int) -> int:
    """The first good icon of a price, narrow ones before wide ones, then surplus."""
    for icon in range(Icon.SURPLUS):
        if icons(price, icon) > 0:
            return icon
    return Icon.SURPLUS + 0


@compiled
def advance_payment(s: State) -> None:
    """Pay all that leaves no choice, and ask about the first icon that does."""
    seat = int(s.actor)
    if s.discounts > 0 and has_discount_choice(s):
        push(s, Frame.DISCOUNT, seat, 0, 0, 0)
        return
    swaps = swaps_of(active_patrons(s, seat), location_of(int(s.action)))
    while s.due & GOOD_ICONS != 0 or (surplus_in(int(s.due)) > 0 and swaps & 2 != 0):
        icon = next_icon(int(s.due))
        if icon < GOODS and swaps & 1 == 0:
            pay_one(s, seat, icon, icon)
            continue
        by = payers(s, seat, icon)
        if count(by) > 1:
            push(s, Frame.PAY, seat, icon, 0, 0)
            return
        pay_one(s, seat, icon, lowest(by))
    s.surplus[seat] -= surplus_in(int(s.due))
    s.denarii[seat] -= denarii_in(int(s.due))
    s.due = 0
    pop(s)


@compiled
def has_discount_choice(s: State) -> bool:
    """Take off the discounts that leave no choice; whether one is left that does."""
    while s.discounts > 0:
        kinds, last = 0, 0
        for icon in range(Icon.SURPLUS):
            if icons(int(s.due), icon) > 0:
                kinds += 1
                last = icon
        if kinds > 1 and s.discounts < count_icons(int(s.due)):
            return True
        if kinds > 0:
            s.due -= one_icon(last)
            s.discounts -= 1
        else:
            s.discounts = 0
    return False


@compiled
def offer_discount(s: State, o: Offer) -> int:
    now, n = attempt_of(s, arg(s, 1), int(s.action)), 0
    for icon in range(Icon.SURPLUS):
        saved = with_price(now, int(s.due) - one_icon(icon), int(s.discounts) - 1)
        if icons(int(s.due), icon) > 0 and can_complete(s, saved):
            o.codes[n] = icon
            n += 1
    return n


@compiled
def apply_discount(s: State, icon: int) -> None:
    s.due -= one_icon(icon)
    s.discounts -= 1
    pop(s)


@compiled
def offer_pay(s: State, o: Offer) -> int:
    by, n = payers(s, arg(s, 1), arg(s, 2)), 0
    for code in range(BY_SURPLUS + 1):
        if has(by, code):
            o.codes[n] = code
            n += 1
    return n


@compiled
def apply_pay(s: State, code: int) -> None:
    pay_one(s, arg(s, 1), arg(s, 2), code)
    pop(s)
