"""How much effort a report takes: what fits into the time that is left."""

import random
import time
from functools import cache

import pytest

from ludi.analysis.walk import Asked, walk
from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat
from ludi.judges import JudgeSpec
from ludi.lab.analysis import LEAST, Wanted, judge_game
from ludi.lab.effort import POSITIONS, RESERVE, Sample, spec_taking, spec_within

TALI = get_game("tali")
needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="judges need the compiler")
EACH = 1e-3  # seconds an iteration takes, so to say


@cache
def match() -> Match:
    """A random game."""
    played, source = Match(TALI, 2), random.Random(1)
    while not played.is_over:
        played.play_code(source.choice(played.codes()))
    return played


def asked() -> Asked:
    return walk(match()).asked()


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging takes as long on every machine."""
    monkeypatch.setattr(Sample, "seconds_each", lambda _, spec: spec.iterations * EACH)


def test_draws_and_decisions_are_tried_alike_from_the_whole_game() -> None:
    positions = asked()
    parts = Sample(TALI, positions).parts
    ends = sum(TALI.rules.decider(TALI.record.read(each)) == OVER for each in positions)
    assert sum(count for count, _ in parts) == len(positions) - ends
    assert ends > 0
    assert [len(some) for _, some in parts] == [min(POSITIONS // 2, parts[0][0]), POSITIONS - len(parts[0][1])]
    for (_, some), kind in zip(parts, (True, False), strict=True):
        assert len(set(some)) == len(some)
        assert {TALI.rules.decider(TALI.record.read(each)) == CHANCE for each in some} == {kind}
        assert list(positions).index(some[-1]) > len(positions) / 2  # not only from the beginning


@pytest.mark.usefixtures("steady")
def test_the_effort_is_what_fits_into_the_time_that_is_left() -> None:
    positions, now = asked(), time.perf_counter()
    whole = 200 * EACH * len(positions) / RESERVE  # seconds a report with 200 iterations takes
    assert str(spec_within(TALI, positions, now + 1.5 * whole)) == "search@200"
    assert str(spec_within(TALI, positions, now + 0.75 * whole)) == "search@100"
    assert str(spec_within(TALI, positions, now + 0.75 * whole, threads=2)) == "search@200"
    assert str(spec_within(TALI, positions, now - 1)) == "first-sight"
    assert str(spec_within(TALI, positions, now - 1, least=1.5 * whole)) == "search@200"


@needs_the_compiler
@pytest.mark.usefixtures("steady")
def test_what_was_spent_before_is_no_time_to_judge() -> None:
    replay, seconds = Replay(match(), [Seat("a", "a"), Seat("b", "b")]), 20 * EACH * len(asked()) / RESERVE * 5
    judges = []
    for spent in (0.0, 0.6 * seconds, 10 * seconds):
        found = judge_game(replay, Wanted(seconds), begun=time.perf_counter() - spent)
        judges.append(int(found.judge.partition("@")[2]))
    assert judges[0] > judges[1] >= judges[2] >= 20  # a part is left for it in any case
    assert 0.2 < LEAST < 0.5


@needs_the_compiler
def test_a_judge_by_its_time_takes_about_that() -> None:
    spec = spec_taking(TALI, asked(), 0.002)
    assert spec.iterations >= 20
    assert Sample(TALI, asked()).seconds_each(JudgeSpec(spec.kind, spec.iterations)) < 0.02
