"""§3: the streets, and how far apart institutions are."""

from itertools import product
from typing import Final

from ludi.engine.record import INT8, INT16, INT64, Cells, table
from ludi.games.municipium.components import PLACES, Place, Status, Streets

RING: Final = (Place.TAVERN, Place.BATHS, Place.EMPORIUM, Place.BASILICA, Place.FORUM, Place.PRAETORIUM)
TEMPLE_STREETS: Final = {Streets.PRINTED: (Place.TAVERN, Place.BASILICA), Streets.WHEEL: RING}


def _distances(plan: Streets) -> list[list[int]]:
    far = PLACES
    distance = [[0 if a == b else far for b in range(PLACES)] for a in range(PLACES)]
    pairs: list[tuple[int, int]] = [
        *zip(RING, (*RING[1:], RING[0]), strict=True),
        *((Place.TEMPLE, end) for end in TEMPLE_STREETS[plan]),
    ]
    for a, b in pairs:
        distance[a][b] = distance[b][a] = 1
    for via, a, b in product(range(PLACES), repeat=3):
        distance[a][b] = min(distance[a][b], distance[a][via] + distance[via][b])
    return distance


DISTANCE: Final = table(INT8, [_distances(plan) for plan in Streets])  # [plan, from, to], 0 .. 3


def _near(plan: int, origin: int, farthest: int) -> list[int]:
    return [to for to in range(PLACES) if 1 <= DISTANCE[plan, origin, to] <= farthest]


def _padded_codes(plan: int, status: int, origin: int, farthest: int) -> list[int]:
    codes = [1 + (status * PLACES + origin) * PLACES + to for to in _near(plan, origin, farthest)]
    return codes + [0] * (PLACES - 1 - len(codes))


def _move_codes(farthest: int) -> tuple[Cells, Cells]:
    """The codes 1 + (status, from, to) of moves so far, by plan, status and origin, padded to six; and their number."""
    plans, places = range(len(Streets)), range(PLACES)
    codes = [[[_padded_codes(plan, status, at, farthest) for at in places] for status in Status] for plan in plans]
    counts = [[len(_near(plan, at, farthest)) for at in places] for plan in plans]
    return table(INT16, codes), table(INT64, counts)


STEPS, COUNT_STEPS = _move_codes(1)
MOVES, COUNT_MOVES = _move_codes(2)
