"""How much effort a report may take: a judge that is done with a game in so many seconds."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from ludi.analysis.walk import Asked, Position, state_of
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.frames import CHANCE, OVER
from ludi.judges import Judge, JudgeSpec, judged, usual

POSITIONS: Final = 24  # each effort is tried on: half of them draws, if there are as many
LADDER: Final = (20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000)  # iterations for a position
RESERVE: Final = 0.8  # part of the time that is planned with: the rest is for mishaps
NEAR: Final = 1.5  # times the time there is: an effort expected to take longer is not even tried


def spec_within(game: Game, asked: Asked, until: float, threads: int = 1, least: float = 0.0) -> JudgeSpec:
    """The most thorough judge that is expected to be done by a time of the clock, trying it out included; so many
    seconds it has however long it took to compile it."""
    some = Sample(game, asked)
    until = max(until, time.perf_counter() + least)
    return _climb(game, some, lambda: RESERVE * (until - time.perf_counter()) * threads / max(len(asked), 1))


def spec_taking(game: Game, asked: Asked, allowed: float) -> JudgeSpec:
    """The most thorough judge that takes so many seconds for a position."""
    return _climb(game, Sample(game, asked), lambda: allowed)


def _climb(game: Game, some: "Sample", allowed: Callable[[], float]) -> JudgeSpec:
    """More and more is tried on a few positions, while it takes no longer than is allowed for each."""
    found, took, before = usual(game, 0), 0.0, 1
    for iterations in LADDER:
        if allowed() <= 0 or took * iterations / before > NEAR * allowed():
            break
        spec = usual(game, iterations)
        took, before = some.seconds_each(spec), iterations
        if took > allowed():
            break
        found = spec
    return found


class Sample:
    """A few draws and a few decisions of a game: one takes much longer than the other."""

    def __init__(self, game: Game, asked: Asked) -> None:
        self._game, self._asked = game, asked
        draws, decisions = list[Position](), list[Position]()
        for position in asked:
            decider = game.rules.decider(as_numpy(state_of(game, position)))
            if decider != OVER:
                (draws if decider == CHANCE else decisions).append(position)
        few = min(len(draws), POSITIONS // 2)
        self.parts = [(len(draws), _some(draws, few)), (len(decisions), _some(decisions, POSITIONS - few))]
        for _, some in self.parts:
            self._judge(usual(game, LADDER[0]).make(game), some[:1])  # compiled or loaded by now

    def _judge(self, judge: Judge, positions: Sequence[Position]) -> None:
        for position in positions:
            judged(judge, self._game, position, self._asked[position])

    def seconds_each(self, spec: JudgeSpec) -> float:
        """Seconds a judge takes for a position, on average over all."""
        judge, total = spec.make(self._game), 0.0
        for count, some in self.parts:
            self._judge(judge, some[:1])  # which gives it its memory
            begun = time.perf_counter()
            self._judge(judge, some)
            total += (time.perf_counter() - begun) * count / max(len(some), 1)
        return total / max(len(self._asked), 1)


def _some(positions: list[Position], count: int) -> list[Position]:
    """So many from the whole of a game."""
    return positions[:: max(1, len(positions) // max(count, 1))][:count]
