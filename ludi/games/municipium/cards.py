"""§5.2 and §6: choosing a card and resolving it."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.municipium.components import (
    EVERYONE,
    FAMILY_CARDS,
    NOBODY,
    NOTHING,
    PLACES,
    Common,
    Edition,
    Family,
    Frame,
    Place,
    State,
)
from ludi.games.municipium.events import count_bag, draw_citizens
from ludi.games.municipium.influence import clockwise, first_at, influence
from ludi.games.municipium.movement import begin_reposition
from ludi.games.municipium.powers import is_idle

COMMON: Final = 0  # turn over the common deck's top card; 1 + Family plays an own card
ADVANCE: Final = 0  # Great Family: the Praefect
REPOSITION: Final = 1  # Great Family: own members
PASS: Final = 0  # One Power and v3's Your Powers; 1 + place uses that power


@compiled
def can_take_effect(s: State, seat: int, card: int) -> bool:
    """§6: v3 forbids a family card without effect; retail does not mind."""
    if s.edition == Edition.RETAIL or card == Family.THIRD:
        return True
    if card == Family.CITIZEN_INVITATION:
        return count_bag(s) >= 4
    for place in range(PLACES):
        if first_at(s, place) == seat:
            return True
    return False


@compiled
def offer_choose_card(s: State, o: Offer) -> int:
    seat = arg(s, 1)
    o.codes[0] = COMMON
    n = 1
    for card in range(FAMILY_CARDS):
        if s.family_cards[seat, card] > 0 and can_take_effect(s, seat, card):
            o.codes[n] = 1 + card
            n += 1
    return n


@compiled
def apply_choose_card(s: State, code: int) -> None:
    seat = arg(s, 1)
    swap(s, Frame.CARD_RESOLVED, 0, 0, 0, 0)
    if code == COMMON:
        push(s, Frame.DRAW_CARD, seat, 0, 0, 0)
        return
    card = code - 1
    s.family_cards[seat, card] = 0
    if card == Family.YOUR_POWERS:
        if s.edition == Edition.V3:
            push(s, Frame.PICK_POWER, seat, 0, 0, 0)
        else:
            push(s, Frame.POWERS, seat, 0, 0, 0)
    elif card == Family.CITIZEN_INVITATION:
        draw_citizens(s, seat, 4)
    elif s.edition == Edition.V3:
        push(s, Frame.PRAEFECT_ADVANCES, 0, 0, 0, 0)
    else:
        push(s, Frame.GREAT_FAMILY, seat, 0, 0, 0)


@compiled
def offer_draw_card(s: State, o: Offer) -> int:
    n = 0
    for kind in range(4):
        if s.deck[kind] > 0:
            o.codes[n] = kind
            o.weights[n] = s.deck[kind]
            n += 1
    return n


@compiled
def apply_draw_card(s: State, kind: int) -> None:
    seat = arg(s, 1)
    pop(s)
    s.deck[kind] -= 1
    s.card = kind
    if kind == Common.ALL_POWERS:
        push(s, Frame.POWERS, EVERYONE, 0, 0, 0)
    elif kind == Common.ONE_POWER:
        push(s, Frame.ONE_POWER, seat, int(s.players), 0, 0)
    elif kind == Common.PRAEFECT_VISIT:
        push(s, Frame.PRAEFECT_ADVANCES, 0, 0, 0, 0)
    else:
        push(s, Frame.CITIZEN_VISIT, seat, int(s.players), 0, 0)


@compiled
def advance_citizen_visit(s: State) -> None:
    """Each player in turn draws and places one; with an empty bag the draw is skipped, not the next player's."""
    seat, left = arg(s, 1), arg(s, 2)
    if left == 1:
        pop(s)
    else:
        swap(s, Frame.CITIZEN_VISIT, clockwise(s, seat), left - 1, 0, 0)
    draw_citizens(s, seat, 1)


@compiled
def offer_great_family(s: State, o: Offer) -> int:
    o.codes[0] = ADVANCE
    o.codes[1] = REPOSITION
    return 2


@compiled
def apply_great_family(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code == ADVANCE:
        push(s, Frame.PRAEFECT_ADVANCES, 0, 0, 0, 0)
    else:
        begin_reposition(s, seat)


@compiled
def advance_powers(s: State) -> None:
    """All Powers and retail's Your Powers: on to the next institution with a power for someone to use.

    Retail's Temple must be resolved, every other power may be declined.
    """
    who, start = arg(s, 1), arg(s, 2)
    for place in range(start, PLACES):
        seat = first_at(s, place)
        if seat != NOBODY and (who == EVERYONE or who == seat) and not is_idle(s, seat, place):
            optional = 0 if place == Place.TEMPLE and s.edition == Edition.RETAIL else 1
            swap(s, Frame.POWERS, who, place + 1, 0, 0)
            push(s, Frame.OPEN_POWER, seat, place, optional, 0)
            return
    pop(s)


@compiled
def offer_powers(s: State, o: Offer, seat: int, used: int) -> int:
    """Pass, or the power of an institution where this player is first now and which would do something."""
    o.codes[0] = PASS
    n = 1
    for place in range(PLACES):
        if (used >> place) & 1 or influence(s, seat, place) == 0:
            continue
        if first_at(s, place) == seat and not is_idle(s, seat, place):
            o.codes[n] = 1 + place
            n += 1
    return n


@compiled
def apply_one_power(s: State, code: int) -> None:
    seat, left = arg(s, 1), arg(s, 2)
    if left == 1:
        pop(s)
    else:
        swap(s, Frame.ONE_POWER, clockwise(s, seat), left - 1, 0, 0)
    if code != PASS:
        push(s, Frame.OPEN_POWER, seat, code - 1, 0, 0)


@compiled
def apply_pick_power(s: State, code: int) -> None:
    seat, used = arg(s, 1), arg(s, 2)
    if code == PASS:
        pop(s)
    else:
        swap(s, Frame.PICK_POWER, seat, used | (1 << (code - 1)), 0, 0)
        push(s, Frame.OPEN_POWER, seat, code - 1, 0, 0)


@compiled
def advance_card_resolved(s: State) -> None:
    """§5.2: a common card is discarded; an empty deck is made anew from all discards."""
    swap(s, Frame.END_OF_TURN, 0, 0, 0, 0)
    if s.card == NOTHING:
        return
    s.discard[s.card] += 1
    s.card = NOTHING
    if s.deck[0] + s.deck[1] + s.deck[2] + s.deck[3] == 0:
        for kind in range(4):
            s.deck[kind] = s.discard[kind]
            s.discard[kind] = 0
