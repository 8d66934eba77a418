"""`exp` and `log` in the rules' own Python: the same to the last bit interpreted, compiled, on a GPU and in a page.

Every platform's library rounds a little differently, and searches would grow different trees. Right to within a unit in
the last place.
"""

from math import inf
from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.record import FLOAT64, INT64, table

LIMIT: Final = 708.0  # e to the power of it is nearly the largest number there is
STEPS: Final = 32  # parts of a doubling, each with its entry in a table
LN2: Final = 0.6931471805599453
LN2_HIGH: Final = 0.6931471803691238  # so few digits that its product with any exponent is exact
LN2_LOW: Final = 1.9082149292705877e-10
ROOT_OF_TWO: Final = 1.4142135623730951

PARTS: Final = table(FLOAT64, [2.0 ** (i / STEPS) for i in range(STEPS)])
DOUBLINGS: Final = table(FLOAT64, [2.0**i for i in range(STEPS)])
MANY_DOUBLINGS: Final = table(FLOAT64, [2.0 ** (STEPS * i) for i in range(-STEPS, STEPS)])
LONGEST_SHIFT: Final = 9  # bits of an exponent, but for the lowest
SHIFTS: Final = table(INT64, [2**i for i in range(LONGEST_SHIFT, -1, -1)])
POWERS: Final = table(FLOAT64, [2.0 ** (2**i) for i in range(LONGEST_SHIFT, -1, -1)])


@compiled
def exp(x: float) -> float:
    """e to the power of x; 0 or infinity beyond the limit."""
    if x < -LIMIT:
        return 0.0
    if x > LIMIT:
        return inf
    steps = int(x * (STEPS / LN2) + (0.5 if x > 0 else -0.5))
    r = (x - steps * (LN2_HIGH / STEPS)) - steps * (LN2_LOW / STEPS)
    more = r + r * r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720)))))
    part = PARTS[steps & (STEPS - 1)]
    doublings = steps >> 5
    scale = DOUBLINGS[doublings & (STEPS - 1)] * MANY_DOUBLINGS[STEPS + (doublings >> 5)]
    return float((part + part * more) * scale)


@compiled
def log(x: float) -> float:
    """The natural logarithm; minus infinity where there is none."""
    if x <= 0:
        return -inf
    doublings = 0
    for i in range(LONGEST_SHIFT + 1):
        if x >= POWERS[i]:
            x /= POWERS[i]
            doublings += SHIFTS[i]
        elif x * POWERS[i] < 2.0:
            x *= POWERS[i]
            doublings -= SHIFTS[i]
    if x > ROOT_OF_TWO:
        x *= 0.5
        doublings += 1
    f = x - 1.0
    s = f / (2.0 + f)
    square, series = s * s, 0.0
    for n in range(23, 1, -2):
        series = square * (2.0 / n + series)
    half = 0.5 * f * f
    return float(doublings * LN2_HIGH + (f - (half - (s * (half + series) + doublings * LN2_LOW))))
