"""§7: Praefect and citizen events, drawing and placing citizens."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap, top
from ludi.engine.offers import Offer
from ludi.games.municipium.components import (
    COLOURS,
    MAY_STAND,
    NOBODY,
    NOTHING,
    PLACES,
    Frame,
    Piece,
    State,
)
from ludi.games.municipium.influence import first_and_second
from ludi.games.municipium.sets import exchange_sets


@compiled
def count_bag(s: State) -> int:
    return int(s.bag[0]) + int(s.bag[1]) + int(s.bag[2]) + int(s.bag[3])


@compiled
def count_banner(s: State, place: int) -> int:
    return int(s.banner[place, 0]) + int(s.banner[place, 1]) + int(s.banner[place, 2]) + int(s.banner[place, 3])


@compiled
def offer_bag(s: State, o: Offer) -> int:
    """Every draw of a citizen: a colour, as likely as the bag has it."""
    n = 0
    for colour in range(COLOURS):
        if s.bag[colour] > 0:
            o.codes[n] = colour
            o.weights[n] = s.bag[colour]
            n += 1
    return n


@compiled
def apply_draw_room(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    s.room_citizen[arg(s, 1)] = colour
    pop(s)


@compiled
def draw_citizens(s: State, seat: int, count: int) -> None:
    """Draw, then place: fewer than asked for if the bag runs out (§7.5)."""
    available = min(count, count_bag(s))
    if available > 0:
        push(s, Frame.DRAW_CITIZEN, seat, available, 0, 0)


@compiled
def apply_draw_citizen(s: State, colour: int) -> None:
    seat, left = arg(s, 1), arg(s, 2)
    s.bag[colour] -= 1
    s.drawn[colour] += 1
    if left > 1:
        swap(s, Frame.DRAW_CITIZEN, seat, left - 1, 0, 0)
    else:
        swap(s, Frame.PLACE_CITIZEN, seat, 0, 0, 0)


@compiled
def offer_place_citizen(s: State, o: Offer) -> int:
    n = 0
    for colour in range(COLOURS):
        if s.drawn[colour] > 0:
            for place in range(PLACES):
                if MAY_STAND[colour, place]:
                    o.codes[n] = colour * PLACES + place
                    n += 1
    return n


@compiled
def apply_place_citizen(s: State, code: int) -> None:
    colour, place = code // PLACES, code % PLACES
    s.drawn[colour] -= 1
    s.banner[place, colour] += 1
    if s.drawn[0] + s.drawn[1] + s.drawn[2] + s.drawn[3] == 0:
        pop(s)
    if count_banner(s, place) == 3:
        if top(s) == Frame.EMPORIUM:  # §8.III: stop after a citizen event
            pop(s)
        push(s, Frame.CITIZEN_EVENT, place, 0, 0, 0)


@compiled
def advance_citizen_event(s: State) -> None:
    """§7.2: three citizens on a banner; the first family chooses unless all are alike."""
    place = arg(s, 1)
    pop(s)
    s.step += 1
    first, _ = first_and_second(s, place)
    if first == NOBODY:
        for colour in range(COLOURS):
            s.bag[colour] += s.banner[place, colour]
            s.banner[place, colour] = 0
        return
    for colour in range(COLOURS):
        if s.banner[place, colour] == 3:
            push(s, Frame.CITIZEN_GIFTS, place, colour, 0, 0)
            return
    push(s, Frame.CHOOSE_CITIZENS, first, place, 0, 0)


@compiled
def offer_choose_citizens(s: State, o: Offer) -> int:
    """Taking two of three is leaving one: a code is the colour left."""
    place = arg(s, 2)
    n = 0
    for colour in range(COLOURS):
        if s.banner[place, colour] > 0:
            o.codes[n] = colour
            n += 1
    return n


@compiled
def apply_choose_citizens(s: State, left: int) -> None:
    place = arg(s, 2)
    swap(s, Frame.CITIZEN_GIFTS, place, left, 0, 0)


@compiled
def advance_citizen_gifts(s: State) -> None:
    """Two to the first, the last to the second (or into the bag); then sets, the first's before the second's (§7.4)."""
    place, left = arg(s, 1), arg(s, 2)
    pop(s)
    first, second = first_and_second(s, place)
    s.banner[place, left] -= 1
    for colour in range(COLOURS):
        s.stock[first, colour] += s.banner[place, colour]
        s.banner[place, colour] = 0
    if second == NOBODY:
        s.bag[left] += 1
    else:
        s.stock[second, left] += 1
        exchange_sets(s, second)
    exchange_sets(s, first)


@compiled
def advance_praefect(s: State) -> None:
    """§7.1: clockwise from room to room, never the Temple."""
    s.praefect = s.praefect % 6 + 1
    s.step += 1
    swap(s, Frame.PRAEFECT_EVENT, int(s.praefect), 0, 0, 0)


@compiled
def advance_praefect_event(s: State) -> None:
    """Favor to the first, citizen to the second or into the bag; sets; then the room is refilled."""
    place = arg(s, 1)
    swap(s, Frame.REFILL_ROOM, place, 0, 0, 0)
    first, second = first_and_second(s, place)
    citizen = int(s.room_citizen[place])
    s.room_citizen[place] = NOTHING
    if citizen != NOTHING and second != NOBODY:
        s.stock[second, citizen] += 1
        exchange_sets(s, second)
    elif citizen != NOTHING:
        s.bag[citizen] += 1
    if first != NOBODY and s.room_favor[place] > 0:
        s.room_favor[place] = 0
        s.stock[first, Piece.FAVOR] += 1
        exchange_sets(s, first)


@compiled
def advance_refill_room(s: State) -> None:
    place = arg(s, 1)
    pop(s)
    if s.room_favor[place] == 0 and s.favors > 0:
        s.favors -= 1
        s.room_favor[place] = 1
    if s.players >= 3 and count_bag(s) > 0:
        push(s, Frame.DRAW_ROOM, place, 0, 0, 0)
