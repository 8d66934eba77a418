"""§5.1, §5.2: goods received, one unit at a time where they do not fit, and goods of one's choice."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import ONE_PICK, picks_of
from ludi.games.ave_roma.attempt import Attempt, attempt_of, with_store
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.components import GOODS, MOST_SURPLUS, STORE, Frame, State
from ludi.games.ave_roma.costs import one_unit, units
from ludi.games.ave_roma.feasibility import can_complete
from ludi.games.ave_roma.tables import PRICES

SURPLUS = 0  # codes of an overflow
DENARII = 1


@compiled
def gain_surplus(s: State, seat: int, number: int) -> None:
    """What does not fit is lost."""
    s.surplus[seat] = min(int(s.surplus[seat]) + number, MOST_SURPLUS)


@compiled
def price_of(s: State, seat: int, good: int) -> int:
    return int(PRICES[s.board[seat], good])


@compiled
def can_store(s: State, a: Attempt) -> bool:
    """Whether the action can be completed with one surplus more."""
    return a.surplus < MOST_SURPLUS and can_complete(s, with_store(a, a.goods, a.surplus + 1, a.denarii))


@compiled
def can_cash(s: State, a: Attempt, good: int) -> bool:
    """Whether the action can be completed with the price of a good."""
    return can_complete(s, with_store(a, a.goods, a.surplus, a.denarii + price_of(s, a.seat, good)))


@compiled
def can_gain(s: State, a: Attempt, good: int) -> bool:
    """Whether the action can be completed with one unit more of a good."""
    if units(a.goods, good) < STORE:
        return can_complete(s, with_store(a, a.goods + one_unit(good), a.surplus, a.denarii))
    return can_cash(s, a, good) or can_store(s, a)


@compiled
def advance_receive(s: State) -> None:
    """Units that fit are stored; the first that does not is asked about, if there is a choice."""
    seat = int(s.actor)
    for good in range(GOODS):
        while s.incoming[good] > 0:
            s.incoming[good] -= 1
            if s.goods[seat, good] < STORE:
                s.goods[seat, good] += 1
                continue
            now = attempt_of(s, seat, int(s.action))
            if not can_store(s, now):
                s.denarii[seat] += price_of(s, seat, good)
            elif not can_cash(s, now, good):
                s.surplus[seat] += 1
            else:
                push(s, Frame.OVERFLOW, seat, good, 0, 0)
                return
    pop(s)


@compiled
def offer_overflow(s: State, o: Offer) -> int:
    o.codes[0] = SURPLUS
    o.codes[1] = DENARII
    return 2


@compiled
def apply_overflow(s: State, code: int) -> None:
    seat, good = arg(s, 1), arg(s, 2)
    if code == SURPLUS:
        s.surplus[seat] += 1
    else:
        s.denarii[seat] += price_of(s, seat, good)
    pop(s)


@compiled
def open_pick(s: State, goods: int, number: int) -> None:
    """Let the acting player pick so many goods among those allowed."""
    s.action += number * ONE_PICK
    push(s, Frame.PICK, int(s.actor), goods, 0, 0)


@compiled
def offer_pick(s: State, o: Offer) -> int:
    after, n = attempt_of(s, arg(s, 1), int(s.action) - ONE_PICK), 0
    for good in range(GOODS):
        if has(arg(s, 2), good) and can_gain(s, after, good):
            o.codes[n] = good
            n += 1
    return n


@compiled
def apply_pick(s: State, good: int) -> None:
    s.action -= ONE_PICK
    if picks_of(int(s.action)) == 0:
        pop(s)
    s.incoming[good] += 1
    push(s, Frame.RECEIVE, 0, 0, 0, 0)
