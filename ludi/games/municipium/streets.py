"""§3: the streets, and how far apart institutions are."""

from itertools import product
from typing import Final

import numpy as np

from ludi.engine.record import Cells
from ludi.games.municipium.components import PLACES, Place, Status, Streets

RING: Final = (Place.TAVERN, Place.BATHS, Place.EMPORIUM, Place.BASILICA, Place.FORUM, Place.PRAETORIUM)
TEMPLE_STREETS: Final = {Streets.PRINTED: (Place.TAVERN, Place.BASILICA), Streets.WHEEL: RING}


def _distances(plan: Streets) -> Cells:
    far = PLACES
    distance = np.full((PLACES, PLACES), far, dtype=np.int8)
    np.fill_diagonal(distance, 0)
    pairs = [*zip(RING, (*RING[1:], RING[0]), strict=True), *((Place.TEMPLE, end) for end in TEMPLE_STREETS[plan])]
    for a, b in pairs:
        distance[a, b] = distance[b, a] = 1
    for via in range(PLACES):
        distance = np.minimum(distance, distance[:, via : via + 1] + distance[via : via + 1, :])
    return distance


DISTANCE: Final = np.stack([_distances(plan) for plan in Streets])  # [plan, from, to], 0 .. 3


def _move_codes(farthest: int) -> tuple[Cells, Cells]:
    """The codes 1 + (status, from, to) of moves so far, by plan, status and origin, padded to six; and their number."""
    codes = np.zeros((len(Streets), len(Status), PLACES, PLACES - 1), dtype=np.int16)
    counts = np.zeros((len(Streets), PLACES), dtype=np.int64)
    for plan, status, origin in product(Streets, Status, Place):
        near = [to for to in Place if 1 <= DISTANCE[plan, origin, to] <= farthest]
        codes[plan, status, origin, : len(near)] = [1 + (status * PLACES + origin) * PLACES + to for to in near]
        counts[plan, origin] = len(near)
    return codes, counts


STEPS, COUNT_STEPS = _move_codes(1)
MOVES, COUNT_MOVES = _move_codes(2)
