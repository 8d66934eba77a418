"""How much effort a report may take: a judge that is done with a game in so many seconds."""

import time
from collections.abc import Sequence
from typing import Final

from ludi.analysis.walk import Asked
from ludi.engine.contract import Game
from ludi.lab.judges import FIRST_SIGHT, SEARCH, JudgeSpec, judged

TRIED: Final = 32  # iterations to find out how long one takes
POSITIONS: Final = 8  # they are tried on
LADDER: Final = tuple(number * 10**power for power in range(1, 5) for number in (1, 2, 5))
LEAST: Final = 20  # fewer tell no more than first sight
RESERVE: Final = 0.7  # part of the time that is planned with: the rest is for reading, telling and mishaps


def spec_within(game: Game, asked: Asked, seconds: float, threads: int) -> JudgeSpec:
    """The most thorough judge that is expected to be done in time."""
    sample = list(asked.items())[:: max(1, len(asked) // POSITIONS)][:POSITIONS]
    base = _seconds_each(game, JudgeSpec(FIRST_SIGHT), sample)
    each = max(_seconds_each(game, JudgeSpec(SEARCH, TRIED), sample) - base, 1e-6) / TRIED
    time_each = RESERVE * seconds * threads / max(len(asked), 1)
    most = (time_each - base) / each
    affordable = [step for step in LADDER if LEAST <= step <= most]
    return JudgeSpec(SEARCH, affordable[-1]) if affordable else JudgeSpec(FIRST_SIGHT)


def _seconds_each(game: Game, spec: JudgeSpec, sample: Sequence[tuple[bytes, tuple[int, ...]]]) -> float:
    """Seconds a judge takes for a position."""
    judge = spec.make(game)
    judged(judge, game, *sample[0])  # compiled or loaded by now
    begun = time.perf_counter()
    for position, asked in sample:
        judged(judge, game, position, asked)
    return (time.perf_counter() - begun) / len(sample)
