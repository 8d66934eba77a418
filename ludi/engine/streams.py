"""Random numbers for simulation: counter-based, so that game i of a seed is the same on any thread or device.

Philox 2x32-10 (Salmon et al., 2011): the key is the seed, the counter is (draw number, game number). Every product is
masked to 32 bits, so Python's integers, 64-bit machine words and GPU registers agree. Real games at a table draw with
`ludi.engine.fairness` instead.
"""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.offers import Offer
from ludi.engine.record import I64, Layout, Record, States

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0xD256D193
WEYL: Final = 0x9E3779B9
ROUNDS: Final = 10


class Stream(Record):
    """One game's source of random numbers."""

    seed: I64  # 0 .. 2**32 - 1
    game: I64  # the game's number in its batch
    draws: I64  # how many numbers were taken so far


STREAM: Final = Layout(Stream)


def new_streams(seed: int, first: int, count: int) -> States:
    """The streams of games first, first + 1, … of a seed."""
    import numpy as np  # late: a single stream needs no NumPy

    streams = np.zeros(count, dtype=STREAM)
    streams["seed"] = seed
    streams["game"] = np.arange(first, first + count)
    return streams


@compiled
def philox(left: int, right: int, key: int) -> int:
    """The first word of Philox 2x32-10 for a counter and a key."""
    for _ in range(ROUNDS):
        product = left * MULTIPLIER
        left = ((product >> 32) & MASK) ^ key ^ right
        right = product & MASK
        key = (key + WEYL) & MASK
    return left


@compiled
def next_word(stream: Stream) -> int:
    """32 random bits."""
    word = philox(int(stream.draws), int(stream.game), int(stream.seed))
    stream.draws += 1
    return word


@compiled
def below(stream: Stream, limit: int) -> int:
    """A uniform integer in [0, limit): Lemire's method, exact."""
    while True:
        product = next_word(stream) * limit
        fraction = product & MASK
        if fraction >= limit or fraction >= (MASK + 1 - limit) % limit:
            return product >> 32


@compiled
def pick(stream: Stream, o: Offer, count: int) -> int:
    """An index below count, with probability proportional to its weight."""
    total = 0
    for i in range(count):
        total += int(o.weights[i])
    rest = below(stream, total)
    for i in range(count):
        rest -= int(o.weights[i])
        if rest < 0:
            return i
    return count - 1
