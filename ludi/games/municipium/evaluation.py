"""How good a position looks for a family: what it holds, what it leads, and what the others have."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.record import FLOAT64, table
from ludi.games.municipium.components import FAMILY_CARDS, PLACES, Piece, State, Status
from ludi.games.municipium.events import count_banner
from ludi.games.municipium.influence import first_and_second
from ludi.games.municipium.powers import count_stock
from ludi.games.municipium.sets import colours_and_favors

# Found by self-play: variations of one or two numbers at a time, kept when they won more at two and at four players.
DECURION: Final = 100.0
SET_PROGRESS: Final = table(FLOAT64, [0.0, 20.0, 48.0, 61.0, 100.0, 100.0, 100.0, 100.0])  # by colours and Favors held
PIECE: Final = 3.0  # any piece: three of them are worth a Decurion at the Basilica
FAVOR: Final = 6.0  # on top
CARD: Final = -1.0  # an unused family card: one choice ahead its effect is not seen, so it must not seem worth keeping
WREATH: Final = 6.0
RANK: Final = 3.0  # each step in the Temple order
IN_HAND: Final = 3.0  # a member still to be placed
PRAEFECT: Final = table(FLOAT64, [0.0, 2.5, 2.5, 1.5, 1.0, 0.5, 0.5])  # leading where he arrives in so many steps
BANNER: Final = table(FLOAT64, [4.0, 5.6, 5.0, 7.0])  # leading where so many citizens stand
POWER: Final = table(FLOAT64, [0.35, 0.7, 2.8, 1.5, 2.8, 2.8, 1.4])  # leading where a power may fall due
SECOND: Final = 0.22  # being second, as a part of being first
OTHERS: Final = 3.8  # what the strongest opponent holds, against one's own


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
