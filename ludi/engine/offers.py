"""What may be chosen now: a scratch record that `offer` fills.

A record and not an array, because Numba counts references to arrays with atomic operations at every call, and to
records not at all: that alone makes the rules a third faster.
"""

from typing import Annotated, Final

from ludi.engine.record import INT16, Cells, Layout, Record

MAX_OPTIONS: Final = 384  # no offer of any game is larger; games say of how many theirs can be
MAX_OUTCOMES: Final = 64  # nor has any draw more: a deck of 30 has most


class Offer(Record):
    """The options of the top frame; how many there are is what `offer` returns."""

    codes: Annotated[Cells, INT16, (MAX_OPTIONS,)]  # ascending
    weights: Annotated[Cells, INT16, (MAX_OUTCOMES,)]  # of chance outcomes; meaningless for decisions


OFFER: Final = Layout(Offer)
