"""What may be chosen now: a scratch record that `offer` fills.

A record and not an array, because Numba counts references to arrays with atomic operations at every call, and to
records not at all: that alone makes the rules a third faster.
"""

from typing import Annotated, Any, Final

import numpy as np

from ludi.engine.record import Cells, Record, record_dtype

MAX_OPTIONS: Final = 192  # wide choices are split so that no offer is larger


class Offer(Record):
    """The options of the top frame; how many there are is what `offer` returns."""

    codes: Annotated[Cells, np.int16, (MAX_OPTIONS,)]  # ascending
    weights: Annotated[Cells, np.int16, (MAX_OPTIONS,)]  # of chance outcomes; meaningless for decisions


OFFER: Final[np.dtype[Any]] = record_dtype(Offer)
