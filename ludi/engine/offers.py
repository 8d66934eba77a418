"""What may be chosen now: a scratch record that `offer` fills.

A record and not an array, because Numba counts references to arrays with atomic operations at every call, and to
records not at all: that alone makes the rules a third faster.
"""

from typing import Annotated, Any, Final

import numpy as np

from ludi.engine.record import Cells, Record, record_dtype

MAX_OPTIONS: Final = 384  # no offer of any game is larger; games say of how many theirs can be
MAX_OUTCOMES: Final = 64  # nor has any draw more: a deck of 30 has most


class Offer(Record):
    """The options of the top frame; how many there are is what `offer` returns."""

    codes: Annotated[Cells, np.int16, (MAX_OPTIONS,)]  # ascending
    weights: Annotated[Cells, np.int16, (MAX_OUTCOMES,)]  # of chance outcomes; meaningless for decisions


OFFER: Final[np.dtype[Any]] = record_dtype(Offer)
