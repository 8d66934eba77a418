"""How much effort a report may take: a judge that is done with a game in so many seconds."""

import time
from collections.abc import Sequence
from typing import Final

from ludi.analysis.walk import Asked
from ludi.engine.contract import Game
from ludi.judges import JudgeSpec, judged, usual

POSITIONS: Final = 8  # each effort is tried on
LADDER: Final = (20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000)  # iterations for a position
RESERVE: Final = 0.7  # part of the time that is planned with: the rest is for reading, telling and mishaps
NEAR: Final = 1.5  # times the time there is: an effort expected to take longer is not even tried


def spec_within(game: Game, asked: Asked, seconds: float, threads: int) -> JudgeSpec:
    """The most thorough judge that is expected to be done in time."""
    return spec_taking(game, asked, RESERVE * seconds * threads / max(len(asked), 1))


def spec_taking(game: Game, asked: Asked, allowed: float) -> JudgeSpec:
    """The most thorough judge that takes so many seconds for a position: more and more is tried on a few."""
    some = list(asked.items())[:: max(1, len(asked) // POSITIONS)][:POSITIONS]
    found, took, before = usual(game, 0), 0.0, 1
    for iterations in LADDER:
        if took * iterations / before > NEAR * allowed:
            break
        spec = usual(game, iterations)
        took, before = _seconds_each(game, spec, some), iterations
        if took > allowed:
            break
        found = spec
    return found


def _seconds_each(game: Game, spec: JudgeSpec, sample: Sequence[tuple[bytes, tuple[int, ...]]]) -> float:
    """Seconds a judge takes for a position."""
    judge = spec.make(game)
    judged(judge, game, *sample[0])  # compiled or loaded by now
    begun = time.perf_counter()
    for position, asked in sample:
        judged(judge, game, position, asked)
    return (time.perf_counter() - begun) / len(sample)
