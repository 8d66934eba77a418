"""Everybody's chance of winning, as a position looks: the points each may expect, compared."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.exponential import exp
from ludi.engine.record import Cells
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.evaluation import estimate, time_left

# What a point is worth in logits: much at the end, little in the first round. Fitted to games of bots: bench/fit.py.
AT_THE_END: Final = 0.36
EARLIER: Final = -0.53
EARLIEST: Final = 0.25


@compiled
def prospects(s: State, out: Cells) -> None:
    left = time_left(s)
    point = AT_THE_END + (EARLIER + EARLIEST * left) * left
    best = -1e9
    for seat in range(s.players):
        out[seat] = point * estimate(s, seat, left)
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(out[seat] - best)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
