"""How good a position looks for a player, in points: what is scored, what would be, and what it may still become."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.record import FLOAT64, table
from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import (
    GOODS,
    LOCATIONS,
    OFF,
    PATRON_SLOTS,
    PROVINCES,
    ROWS,
    TOP,
    TRAINING,
    WORKERS,
    State,
)
from ludi.games.ave_roma.money import count_influence
from ludi.games.ave_roma.patronage import active_patrons
from ludi.games.ave_roma.scoring import patron_points, total_points
from ludi.games.ave_roma.supply import deck_size
from ludi.games.ave_roma.tables import PATRONS_AT, POLITICAL_TRACK, SCORING_CARD
from ludi.games.ave_roma.vocabulary import Deck

# Found by self-play: variations of one to three numbers at a time, kept when they won more at two and at four players.
# Worths early in the game; at the end only what the rules score counts.
DENARIUS: Final = 0.26
GOOD: Final = 0.75
KIND: Final = 0.09  # each kind of good in store
SURPLUS: Final = 0.57
WORKER: Final = 2.5  # not yet used this round
STRENGTH: Final = -0.03  # each step of his value above 1
LESSON: Final = 1.0  # in training
ICON: Final = 2.3  # of influence, not yet played
RISE: Final = 1.03  # of each cube, for every five cards left in the province deck
POLITICAL: Final = 0.92  # a level
SLOT: Final = 1.3  # an open one
PATRON: Final = 0.68  # any patron
GROWTH: Final = 0.8  # of what his bonus would give now
ACTIVE: Final = 1.3  # a patron at work, times how often his location is used:
VISITS: Final = table(FLOAT64, [1.3, 0.7, 1.2, 1.2, 0.4, 0.5, 0.5, 0.3])
PROVINCE_CARD: Final = 1.5  # its symbol and half-part
CARD: Final = 0.68  # any other card's symbol
OTHERS: Final = 0.25  # the best opponent's worth
ROUND: Final = 0.48  # province cards a player takes in a round, discounted
HORIZON: Final = 3.9  # rounds that count as far away


@compiled
def time_left(s: State) -> float:
    """1 in the first round, towards 0 as decks run out."""
    if s.ending > 0:
        return 0.0
    least = deck_size(s, Deck.PROVINCE) / (ROUND * int(s.players) + 1.0)
    for row in range(ROWS):
        least = min(least, deck_size(s, row) / 2.0)
    return min(float(least) / HORIZON, 1.0)


@compiled
def province_worth(s: State, seat: int) -> float:
    """What the markers may give at the end, when the cubes have risen and others have pushed from above."""
    total, card = 0.0, 0 if s.players <= 3 else 1
    rise = RISE * deck_size(s, Deck.PROVINCE) / PROVINCES if s.ending == 0 else 0.0
    for province in range(PROVINCES):
        level = int(s.influence[province, seat])
        if level != OFF:
            limit = float(s.cube[province]) + rise
            for other in range(s.players):
                if s.influence[province, other] > level:
                    limit -= 1.0
            limit = min(max(limit, 0.0), float(level))
            below = int(limit)
            step = float(SCORING_CARD[card, min(below + 1, TOP)]) - float(SCORING_CARD[card, below])
            total += float(SCORING_CARD[card, below]) + (limit - below) * step
    return total


@compiled
def stores_worth(s: State, seat: int, left: float) -> float:
    """Denarii, goods and surplus, for use and for the end."""
    goods = float(s.surplus[seat])
    total = SURPLUS * goods * left
    for good in range(GOODS):
        number = float(s.goods[seat, good])
        goods += number
        total += left * (GOOD * number + (KIND if number > 0 else 0.0))
    denarii = float(s.denarii[seat])
    return total + DENARIUS * left * denarii + (1.0 - left) * (denarii / 5.0 + goods / 3.0)


@compiled
def service(s: State, seat: int) -> float:
    """What active patrons promise."""
    patrons, total = active_patrons(s, seat), 0.0
    for location in range(LOCATIONS if patrons != 0 else 0):
        total += ACTIVE * VISITS[location] * count(patrons & PATRONS_AT[location])
    return total


@compiled
def worth(s: State, seat: int, left: float) -> float:
    total = float(total_points(s, seat)) + province_worth(s, seat) + stores_worth(s, seat, left)
    political, patrons = int(s.political[seat]), count(s.owned[seat, Deck.PATRON])
    total += float(POLITICAL_TRACK[political]) + left * (POLITICAL * political + SLOT * min(political, PATRON_SLOTS))
    total += float(patron_points(s, seat)) * (1.0 + GROWTH * left) + left * (PATRON * patrons + service(s, seat))
    icons = count_influence(s, seat, 1) + 2 * count_influence(s, seat, 2) + 3 * count_influence(s, seat, 3)
    total += ICON * icons * min(left + 0.2, 1.0) if s.ending < 2 else 0.0
    total += left * PROVINCE_CARD * count(s.owned[seat, Deck.PROVINCE])
    total += left * CARD * (count(s.owned[seat, Deck.BUILDING]) + count(s.owned[seat, Deck.WAR]))
    return total


@compiled
def estimate(s: State, seat: int, left: float) -> float:
    """A player's worth with the workers he has yet to use."""
    total = worth(s, seat, left)
    if s.passed[seat] == 0:
        for worker in range(WORKERS):
            total += (WORKER + STRENGTH * worker) * s.hand[seat, worker]
        for space in range(TRAINING):
            if s.trained[seat, space] > 0:
                total += LESSON
    return total


@compiled
def evaluate(s: State, seat: int) -> float:
    """The position for a seat, larger being better."""
    left = time_left(s)
    best = -1e9
    for other in range(s.players):
        if other != seat:
            best = max(best, worth(s, other, left))
    return estimate(s, seat, left) - OTHERS * best
