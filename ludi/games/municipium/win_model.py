"""Everybody's chance of winning, as a position looks: what families hold and what they lead, each with a weight."""

from enum import IntEnum
from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.exponential import exp
from ludi.engine.record import FLOAT64, Cells, table
from ludi.games.municipium.components import NOBODY, PLACES, Piece, State
from ludi.games.municipium.events import count_banner
from ludi.games.municipium.influence import first_and_second, influence
from ludi.games.municipium.powers import count_stock
from ludi.games.municipium.sets import colours_and_favors


class Sign(IntEnum):
    """What is looked at; those with several weights take a run of numbers."""

    DECURION = 0
    COLOURS = 1  # one, two, three different pieces towards a set
    SPARE = 4  # pieces beyond the set
    FAVOR = 5
    CARD = 6  # unused family cards, by Family
    WREATH = 9  # a wreathed member on the board
    IN_HAND = 10  # a member still to be placed, by Status
    TEMPLE = 12  # steps from the top of the Temple order
    ON_TURN = 13
    NEXT = 14  # on turn after that
    LEADS = 15  # first where nobody, one, two, three citizens stand
    PRAEFECT = 19  # first where he arrives in one, two, three or more steps, if a Favor waits
    POWER = 22  # first, by institution
    MARGIN = 29  # each member more than the second has, where first, up to two
    SECOND = 30  # second where nobody, one, two, three citizens stand
    SECOND_PRAEFECT = 34  # second where he arrives next
    SCATTERED = 35  # institutions without a member


SIGNS: Final = 36

# Logits at the start of the game and what is added when somebody is at the goal. Fitted to games of bots against each
# other: bench/fit.py.
WEIGHTS: Final = table(
    FLOAT64,
    [
        [0.279, 1.429],  # DECURION
        [0.143, 0.129],  # COLOURS
        [0.313, 0.377],
        [0.428, 0.789],
        [0.195, 0.004],  # SPARE
        [-0.035, 0.242],  # FAVOR
        [0.414, -0.096],  # CARD
        [0.244, -0.318],
        [0.139, -0.523],
        [0.777, -0.554],  # WREATH
        [0.075, 0.145],  # IN_HAND
        [0.964, -0.323],
        [-0.144, 0.034],  # TEMPLE
        [0.035, -0.140],  # ON_TURN
        [0.035, 0.034],  # NEXT
        [-0.018, 0.045],  # LEADS
        [0.031, -0.027],
        [0.117, 0.123],
        [0.327, 0.532],
        [0.027, 0.294],  # PRAEFECT
        [0.044, 0.074],
        [0.038, -0.029],
        [0.071, -0.065],  # POWER
        [0.032, 0.026],
        [0.138, -0.216],
        [-0.059, -0.004],
        [-0.019, 0.229],
        [0.133, 0.262],
        [0.003, -0.058],
        [-0.008, 0.063],  # MARGIN
        [-0.003, 0.040],  # SECOND
        [0.025, -0.045],
        [0.040, 0.138],
        [0.174, 0.087],
        [0.014, 0.139],  # SECOND_PRAEFECT
        [-0.056, -0.035],  # SCATTERED
    ],
)


@compiled
def weight(w: Cells, sign: int, late: float) -> float:
    return float(w[sign, 0] + late * w[sign, 1])


@compiled
def lateness(s: State) -> float:
    """0 at the start, 1 with a Decurion less than the game needs."""
    most = 0
    for seat in range(s.players):
        most = max(most, int(s.decurions[seat]))
    return min(most / (int(s.goal) - 1.0), 1.0)


@compiled
def weigh_holdings(s: State, seat: int, w: Cells, late: float) -> float:
    """What a family has for certain."""
    pieces = colours_and_favors(s, seat)
    total = weight(w, Sign.DECURION, late) * s.decurions[seat]
    if pieces > 0:
        total += weight(w, Sign.COLOURS + min(pieces, 3) - 1, late)
    total += weight(w, Sign.SPARE, late) * (count_stock(s, seat) - pieces)
    total += weight(w, Sign.FAVOR, late) * s.stock[seat, Piece.FAVOR]
    for card in range(3):
        total += weight(w, Sign.CARD + card, late) * s.family_cards[seat, card]
    for status in range(2):
        total += weight(w, Sign.IN_HAND + status, late) * s.unplaced[seat, status]
    empty = 0
    for place in range(PLACES):
        total += weight(w, Sign.WREATH, late) * s.wreathed[seat, place]
        empty += int(influence(s, seat, place) == 0)
    return float(total + weight(w, Sign.SCATTERED, late) * empty)


@compiled
def weigh_lead(s: State, place: int, lead: int, w: Cells, late: float) -> float:
    """What being first in an institution promises."""
    total = weight(w, Sign.LEADS + min(count_banner(s, place), 3), late) + weight(w, Sign.POWER + place, late)
    if place > 0 and s.room_favor[place] > 0:
        steps = (place - int(s.praefect) + 5) % 6
        total += weight(w, Sign.PRAEFECT + min(steps, 2), late)
    return total + weight(w, Sign.MARGIN, late) * min(lead, 2)


@compiled
def weigh(s: State, w: Cells, out: Cells) -> None:
    """Every family's logit for these weights, in which it is linear."""
    late = lateness(s)
    for seat in range(s.players):
        out[seat] = weigh_holdings(s, seat, w, late)
    for rank in range(s.players):
        out[s.temple_order[rank]] += weight(w, Sign.TEMPLE, late) * rank
    if s.turn > 0:
        out[s.active] += weight(w, Sign.ON_TURN, late)
        out[(s.active + 1) % s.players] += weight(w, Sign.NEXT, late)
    for place in range(PLACES):
        first, second = first_and_second(s, place)
        if first == NOBODY:
            continue
        margin = influence(s, first, place)
        if second != NOBODY:
            margin -= influence(s, second, place)
            out[second] += weight(w, Sign.SECOND + min(count_banner(s, place), 3), late)
            if place > 0 and s.room_favor[place] > 0 and place == s.praefect % 6 + 1:
                out[second] += weight(w, Sign.SECOND_PRAEFECT, late)
        out[first] += weigh_lead(s, place, margin, w, late)


@compiled
def prospects(s: State, out: Cells) -> None:
    """Everybody's chance of winning: the logits as shares of one."""
    weigh(s, WEIGHTS, out)
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(out[seat])
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
