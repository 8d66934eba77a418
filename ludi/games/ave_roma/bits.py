"""Sets of up to thirty cards as masks."""

from ludi.engine.compiled import compiled


@compiled
def count(mask: int) -> int:
    """How many are in a set."""
    n = int(mask)
    n -= (n >> 1) & 0x55555555
    n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    return ((n * 0x01010101) & 0xFFFFFFFF) >> 24


@compiled
def has(mask: int, card: int) -> bool:
    return (int(mask) >> card) & 1 == 1


@compiled
def lowest(mask: int) -> int:
    """The first of a set that is not empty."""
    return count((int(mask) & -int(mask)) - 1)
