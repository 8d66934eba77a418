"""§2: the families in each institution, best first, for telling.

As `first_and_second` ranks them, which many times over would take long without the compiler.
"""

from ludi.games.municipium.components import State

Ranked = list[tuple[int, int]]  # seat and influence


def rankings(s: State) -> list[Ranked]:
    """By institution, those present; empty until there is a Temple order."""
    plain, wreathed = s.plain.tolist(), s.wreathed.tolist()
    order = s.temple_order[: s.players].tolist() if s.turn > 0 else []
    told: list[Ranked] = []
    for place in range(len(plain[0])):
        here = [(seat, plain[seat][place] + 2 * wreathed[seat][place]) for seat in order]
        told.append(sorted((one for one in here if one[1]), key=lambda one: -one[1]))  # stable: ties by Temple order
    return told


def is_tie(ranked: Ranked) -> bool:
    """Whether the Temple order made the first one first."""
    return len(ranked) > 1 and ranked[0][1] == ranked[1][1]
