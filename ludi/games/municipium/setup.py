"""§4: set-up, from the empty board to the first turn."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.engine.record import Cells
from ludi.games.municipium.components import (
    BANNER_COLOUR,
    CITIZENS_EACH,
    COLOURS,
    COMMON_CARDS,
    FAMILY_CARDS,
    FAVORS_TOTAL,
    MEMBERS,
    NOBODY,
    NOTHING,
    PLACES,
    SEATS,
    WREATHS_TOTAL,
    Frame,
    Place,
    State,
    Status,
)
from ludi.games.municipium.influence import clockwise, sort_temple_order


@compiled
def setup(s: State, players: int, options: Cells) -> None:
    """A blank record becomes a new game; options are edition, goal, winner, streets."""
    s.players = players
    s.edition = options[0]
    s.goal = options[1]
    s.winner = options[2]
    s.streets = options[3]
    lay_out_board(s)
    for seat in range(players):
        s.unplaced[seat, Status.PLAIN] = MEMBERS
        for card in range(FAMILY_CARDS):
            s.family_cards[seat, card] = 1
    for kind in range(4):
        s.deck[kind] = COMMON_CARDS[kind]
    s.card = NOTHING
    s.first_player = NOBODY
    s.active = NOBODY
    for rank in range(SEATS):
        s.temple_order[rank] = rank
    push(s, Frame.DRAW_FIRST_PLAYER, 0, 0, 0, 0)
    if players >= 3:  # §4.4
        for place in range(PLACES - 1, 0, -1):
            push(s, Frame.DRAW_ROOM, place, 0, 0, 0)


@compiled
def lay_out_board(s: State) -> None:
    """§4.1-4.3."""
    for colour in range(COLOURS):
        s.bag[colour] = CITIZENS_EACH[s.edition]
    for place in range(PLACES):
        s.banner[place, BANNER_COLOUR[place]] = 1
        s.bag[BANNER_COLOUR[place]] -= 1
        s.room_citizen[place] = NOTHING
        s.room_favor[place] = 1
    s.room_favor[Place.TEMPLE] = 0
    s.favors = FAVORS_TOTAL[s.edition] - (PLACES - 1)
    s.wreaths = WREATHS_TOTAL[s.edition]
    s.praefect = Place.BASILICA


@compiled
def offer_first_player(s: State, o: Offer) -> int:
    for seat in range(s.players):
        o.codes[seat] = seat
        o.weights[seat] = 1
    return int(s.players)


@compiled
def apply_first_player(s: State, seat: int) -> None:
    s.first_player = seat
    s.active = seat
    for rank in range(s.players):  # clockwise, until the Temple is sorted for the first time (§4.7)
        s.temple_order[rank] = (seat + rank) % s.players
    swap(s, Frame.PLACE_MEMBER, seat, 0, 0, 0)


@compiled
def offer_place_member(s: State, o: Offer) -> int:
    for place in range(PLACES):
        o.codes[place] = place
    return PLACES


@compiled
def apply_place_member(s: State, place: int) -> None:
    """§4.6: one member each, clockwise, until all are placed."""
    seat = arg(s, 1)
    s.unplaced[seat, Status.PLAIN] -= 1
    s.plain[seat, place] += 1
    pop(s)
    following = clockwise(s, seat)
    if s.unplaced[following, Status.PLAIN] > 0:
        push(s, Frame.PLACE_MEMBER, following, 0, 0, 0)
    else:
        push(s, Frame.INITIAL_ORDER, 0, 0, 0, 0)


@compiled
def advance_initial_order(s: State) -> None:
    """§4.7: by influence in the Temple, ties clockwise from the first player."""
    sort_temple_order(s)
    pop(s)
    s.turn = 1
    push(s, Frame.MOVE, int(s.active), 0, 0, 0)
