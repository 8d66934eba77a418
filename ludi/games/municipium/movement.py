"""§5.1: the optional move, up to two streets by one member or two; and repositioning (§6, §8.VI)."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.municipium.components import PLACES, Frame, State, Status
from ludi.games.municipium.streets import COUNT_MOVES, COUNT_STEPS, DISTANCE, MOVES, STEPS

STAY: Final = 0  # no (further) move; a move is coded 1 + (status, from, to) in base 7
COUNTS: Final = 8  # (plain, wreathed) is coded plain * 8 + wreathed


@compiled
def members(s: State, seat: int, status: int, place: int) -> int:
    return int(s.plain[seat, place]) if status == Status.PLAIN else int(s.wreathed[seat, place])


@compiled
def shift(s: State, seat: int, status: int, origin: int, target: int, count: int) -> None:
    """Move members of one status between institutions."""
    if status == Status.PLAIN:
        s.plain[seat, origin] -= count
        s.plain[seat, target] += count
    else:
        s.wreathed[seat, origin] -= count
        s.wreathed[seat, target] += count


@compiled
def offer_move(s: State, o: Offer) -> int:
    """One member one street (a second move may follow) or two."""
    seat, plan = arg(s, 1), s.streets
    o.codes[0] = STAY
    n = 1
    for status in range(2):
        for origin in range(PLACES):
            if members(s, seat, status, origin) > 0:
                for i in range(COUNT_MOVES[plan, origin]):
                    o.codes[n + i] = MOVES[plan, status, origin, i]
                n += COUNT_MOVES[plan, origin]
    return n


@compiled
def apply_move(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code == STAY:
        push(s, Frame.CHOOSE_CARD, seat, 0, 0, 0)
        return
    status, origin, target = (code - 1) // 49, (code - 1) // 7 % 7, (code - 1) % 7
    shift(s, seat, status, origin, target, 1)
    if DISTANCE[s.streets, origin, target] == 1:
        push(s, Frame.SECOND_MOVE, seat, status, origin, target)
    else:
        push(s, Frame.CHOOSE_CARD, seat, 0, 0, 0)


@compiled
def can_step(s: State, seat: int, status: int, origin: int, target: int) -> bool:
    """Whether a second step along a street is allowed after the first one in the top frame."""
    if status != arg(s, 2) or origin != arg(s, 4):
        return True
    # The member that just moved, or its like, steps on: never back, and one member alone must end two streets away.
    start = arg(s, 3)
    return target != start and (DISTANCE[s.streets, start, target] == 2 or members(s, seat, status, origin) > 1)


@compiled
def offer_second_move(s: State, o: Offer) -> int:
    seat, plan = arg(s, 1), s.streets
    o.codes[0] = STAY
    n = 1
    for status in range(2):
        for origin in range(PLACES):
            if members(s, seat, status, origin) > 0:
                for i in range(COUNT_STEPS[plan, origin]):
                    code = int(STEPS[plan, status, origin, i])
                    o.codes[n] = code
                    n += can_step(s, seat, status, origin, (code - 1) % PLACES)
    return n


@compiled
def apply_second_move(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code != STAY:
        shift(s, seat, (code - 1) // 49, (code - 1) // 7 % 7, (code - 1) % 7, 1)
    push(s, Frame.CHOOSE_CARD, seat, 0, 0, 0)


@compiled
def begin_reposition(s: State, seat: int) -> None:
    """All own members are taken up, then set down institution by institution: every distribution is reached once."""
    for place in range(PLACES):
        s.unplaced[seat, Status.PLAIN] += s.plain[seat, place]
        s.unplaced[seat, Status.WREATHED] += s.wreathed[seat, place]
        s.plain[seat, place] = 0
        s.wreathed[seat, place] = 0
    push(s, Frame.REPOSITION, seat, 0, 0, 0)


@compiled
def offer_reposition(s: State, o: Offer) -> int:
    """How many plain and wreathed members will stand here; the last institution takes the rest."""
    seat, place = arg(s, 1), arg(s, 2)
    plain, wreathed = int(s.unplaced[seat, Status.PLAIN]), int(s.unplaced[seat, Status.WREATHED])
    if place == PLACES - 1:
        o.codes[0] = plain * COUNTS + wreathed
        return 1
    n = 0
    for some_plain in range(plain + 1):
        for some_wreathed in range(wreathed + 1):
            o.codes[n] = some_plain * COUNTS + some_wreathed
            n += 1
    return n


@compiled
def apply_reposition(s: State, code: int) -> None:
    seat, place = arg(s, 1), arg(s, 2)
    s.plain[seat, place] = code // COUNTS
    s.wreathed[seat, place] = code % COUNTS
    s.unplaced[seat, Status.PLAIN] -= code // COUNTS
    s.unplaced[seat, Status.WREATHED] -= code % COUNTS
    if place == PLACES - 1:
        pop(s)
    else:
        swap(s, Frame.REPOSITION, seat, place + 1, 0, 0)
