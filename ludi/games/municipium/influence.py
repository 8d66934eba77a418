"""§2: influence, and who is first and second in an institution."""

from ludi.engine.compiled import compiled
from ludi.games.municipium.components import NOBODY, SEATS, State


@compiled
def influence(s: State, seat: int, place: int) -> int:
    """A family's members there, a wreathed one counting twice."""
    return int(s.plain[seat, place]) + 2 * int(s.wreathed[seat, place])


@compiled
def first_and_second(s: State, place: int) -> tuple[int, int]:
    """The two leading families there, ties broken by the Temple order; NOBODY where there is none.

    Influence and standing in the Temple make one number per family, larger being better: no branch to mispredict.
    """
    best, next_best = 0, 0
    for rank in range(SEATS):  # a constant bound unrolls; families not in the game have no members
        here = influence(s, int(s.temple_order[rank]), place)
        key = here * 8 + (7 - rank) if here > 0 else 0
        next_best = max(next_best, min(best, key))
        best = max(best, key)
    first = int(s.temple_order[7 - best % 8]) if best > 0 else NOBODY
    second = int(s.temple_order[7 - next_best % 8]) if next_best > 0 else NOBODY
    return first, second


@compiled
def first_at(s: State, place: int) -> int:
    first, _ = first_and_second(s, place)
    return first


@compiled
def sort_temple_order(s: State) -> None:
    """§8.0: order families by influence in the Temple; equal ones keep their relative order."""
    for rank in range(1, s.players):
        seat = int(s.temple_order[rank])
        key = influence(s, seat, 0)
        slot = rank
        while slot > 0 and influence(s, int(s.temple_order[slot - 1]), 0) < key:
            s.temple_order[slot] = s.temple_order[slot - 1]
            slot -= 1
        s.temple_order[slot] = seat


@compiled
def clockwise(s: State, seat: int) -> int:
    """The next seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0
