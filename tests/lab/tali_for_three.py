"""Tali for three, solved exactly: everybody's chances where each plays for himself, every draw weighed."""

from functools import cache
from typing import Final

import numpy as np

from ludi.engine.record import Cells

GOAL: Final = 30
CLOSE: Final = 1e-12
PLAYERS: Final = 3


def by_mover(chances: Cells, own: Cells, second: Cells, third: Cells) -> Cells:
    """Chances when the next begins his turn, in the order of whoever was before him: himself, the next, the third."""
    return chances[second, third, own][..., [2, 0, 1]]


def turn(own: Cells, second: Cells, third: Cells, chances: Cells) -> tuple[list[Cells], list[Cells]]:
    """Everybody's chances by pot, own turn under way: if one stops there, and if one throws once more."""
    most = GOAL - int(own.min())
    lost, won = by_mover(chances, own, second, third), np.array([1.0, 0.0, 0.0])
    stops, throws = list[Cells](), list[Cells]()
    for pot in range(most + 1):
        kept = by_mover(chances, np.minimum(own + pot, GOAL - 1), second, third)
        stops.append(np.where((own + pot >= GOAL)[:, None], won, kept))
    best = [*stops]
    for pot in range(most, -1, -1):
        after = sum(best[min(pot + pips, most)] for pips in range(2, 7))
        throws.insert(0, (lost + after) / 6)
        best[pot] = np.where((throws[0] > stops[pot])[:, :1], throws[0], stops[pot])
        best[pot] = np.where((own + pot >= GOAL)[:, None], won, best[pot])
    return stops, throws


@cache
def begun() -> Cells:
    """Chances when a turn begins, of the mover, the next and the third, by their scores in that order."""
    chances = np.full((GOAL, GOAL, GOAL, PLAYERS), 1 / PLAYERS)
    scores = np.indices((GOAL,) * PLAYERS).reshape(PLAYERS, -1)
    for total in range(scores.sum(axis=0).max(), -1, -1):  # nobody's score ever falls
        own, second, third = scores[:, scores.sum(axis=0) == total]
        change = 1.0
        while change > CLOSE:
            new = turn(own, second, third, chances)[1][0]  # the first throw is no choice
            change = float(np.abs(new - chances[own, second, third]).max())
            chances[own, second, third] = new
    return chances


def stopped(scores: tuple[int, int, int], pot: int) -> Cells:
    """Chances of the mover, the next and the third after he stops, by their scores in that order."""
    chances: Cells = _looked_up(scores)[0][pot][0]
    return chances


def thrown(scores: tuple[int, int, int], pot: int) -> Cells:
    """The same when he throws once more; a pot grows no further than the goal."""
    chances: Cells = _looked_up(scores)[1][pot][0]
    return chances


@cache
def _looked_up(scores: tuple[int, int, int]) -> tuple[list[Cells], list[Cells]]:
    own, second, third = (np.array([score]) for score in scores)
    return turn(own, second, third, begun())
