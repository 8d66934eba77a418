"""§5.3-§5.5: markers in the provinces, cubes, and political influence with the patrons it wakes."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push
from ludi.engine.offers import Offer
from ludi.games.ave_roma.attempt import attempt_of, with_patrons
from ludi.games.ave_roma.bits import count, has, lowest
from ludi.games.ave_roma.components import (
    CARDS,
    MOST_POLITICAL,
    PATRON_SLOTS,
    PROVINCES,
    TOP,
    Frame,
    Source,
    State,
)
from ludi.games.ave_roma.feasibility import can_complete
from ludi.games.ave_roma.patronage import inactive_patrons
from ludi.games.ave_roma.vocabulary import Deck


@compiled
def is_taken(s: State, province: int, level: int, seat: int) -> bool:
    """Another marker stands on that level."""
    for other in range(s.players):
        if other != seat and s.influence[province, other] == level:
            return True
    return False


@compiled
def landing(s: State, province: int, seat: int, number: int) -> int:
    """§5.3: the level that so much influence leads to."""
    here = max(int(s.influence[province, seat]), 0)
    level = min(here + number, TOP)
    while level > here and is_taken(s, province, level, seat):
        level -= 1
    return level


@compiled
def advance_raise(s: State) -> None:
    province, number = arg(s, 1), arg(s, 2)
    seat = int(s.actor)
    s.influence[province, seat] = landing(s, province, seat, number)
    pop(s)


@compiled
def raise_cube(s: State, province: int) -> None:
    s.cube[province] = min(int(s.cube[province]) + 1, TOP)


@compiled
def activate(s: State, patron: int) -> None:
    """An active patron is not spent: should he be replaced later, he can be spent (again)."""
    s.active |= 1 << patron
    s.spent[Deck.PATRON] &= ~(1 << patron)


@compiled
def gain_political(s: State, seat: int) -> None:
    """§5.4, §5.5."""
    if s.political[seat] == MOST_POLITICAL:
        s.points[seat, Source.FAME] += 2
        return
    s.political[seat] += 1
    inactive = inactive_patrons(s, seat)
    if s.political[seat] > PATRON_SLOTS or inactive == 0:
        return
    if count(inactive) == 1:
        activate(s, lowest(inactive))
    else:
        push(s, Frame.ACTIVATE, seat, 0, 0, 0)


@compiled
def offer_activate(s: State, o: Offer) -> int:
    seat, n = arg(s, 1), 0
    inactive, now = inactive_patrons(s, seat), attempt_of(s, seat, int(s.action))
    for patron in range(CARDS):
        if has(inactive, patron) and can_complete(s, with_patrons(now, now.patrons | (1 << patron))):
            o.codes[n] = patron
            n += 1
    return n


@compiled
def apply_activate(s: State, patron: int) -> None:
    pop(s)
    activate(s, patron)


@compiled
def offer_campaign(s: State, o: Offer) -> int:
    """§6.4: the fifth card of a set, a province of one's choice."""
    for province in range(PROVINCES):
        o.codes[province] = province
    return PROVINCES


@compiled
def apply_campaign(s: State, province: int) -> None:
    pop(s)
    push(s, Frame.RAISE, province, 1, 0, 0)
