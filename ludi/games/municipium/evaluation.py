"""How good a position looks for a family: what it holds, what it leads, and what the others have."""

from typing import Final

import numpy as np

from ludi.engine.compiled import compiled
from ludi.games.municipium.components import FAMILY_CARDS, PLACES, Piece, State, Status
from ludi.games.municipium.events import count_banner
from ludi.games.municipium.influence import first_and_second
from ludi.games.municipium.powers import count_stock
from ludi.games.municipium.sets import colours_and_favors

DECURION: Final = 100.0
SET_PROGRESS: Final = np.array([0.0, 14.0, 34.0, 62.0, 100.0, 100.0, 100.0, 100.0])  # by colours and Favors held
PIECE: Final = 4.0  # any piece: three of them are worth a Decurion at the Basilica
FAVOR: Final = 6.0  # on top
CARD: Final = 12.0  # an unused family card
WREATH: Final = 3.0
RANK: Final = 1.5  # each step in the Temple order
IN_HAND: Final = 2.0  # a member still to be placed
PRAEFECT: Final = np.array([0.0, 10.0, 5.0, 3.0, 2.0, 1.0, 1.0])  # leading where he arrives in so many steps
BANNER: Final = np.array([2.0, 4.0, 10.0, 10.0])  # leading where so many citizens stand
POWER: Final = np.array([1.0, 1.0, 2.0, 3.0, 4.0, 4.0, 2.0])  # leading where a power may fall due
SECOND: Final = 0.45  # being second, as a part of being first
OTHERS: Final = 0.55  # what the strongest opponent has, as a part of one's own


@compiled
def holdings(s: State, seat: int) -> float:
    """What a family has for certain."""
    value = DECURION * s.decurions[seat] + SET_PROGRESS[min(colours_and_favors(s, seat), 7)]
    value += PIECE * count_stock(s, seat) + FAVOR * s.stock[seat, Piece.FAVOR]
    for card in range(FAMILY_CARDS):
        value += CARD * s.family_cards[seat, card]
    for place in range(PLACES):
        value += WREATH * s.wreathed[seat, place]
    value += IN_HAND * s.unplaced[seat, Status.PLAIN] + (2 * IN_HAND + WREATH) * s.unplaced[seat, Status.WREATHED]
    return float(value)


@compiled
def worth_leading(s: State, place: int) -> float:
    """What being first in an institution promises."""
    value = BANNER[min(count_banner(s, place), 3)] + POWER[place]
    if place > 0 and s.room_favor[place] > 0:
        value += PRAEFECT[(place - s.praefect + 5) % 6 + 1]
    return float(value)


@compiled
def evaluate(s: State, seat: int) -> float:
    """The position for a seat, larger being better."""
    value = holdings(s, seat)
    strongest = 0.0
    for other in range(s.players):
        if other != seat:
            strongest = max(strongest, holdings(s, other))
    for rank in range(s.players):
        if s.temple_order[rank] == seat:
            value -= RANK * rank
    for place in range(PLACES):
        first, second = first_and_second(s, place)
        if first == seat:
            value += worth_leading(s, place)
        elif second == seat:
            value += SECOND * worth_leading(s, place)
    return float(value) - OTHERS * strongest
