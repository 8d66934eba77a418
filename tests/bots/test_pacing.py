"""How long a search goes on, and which option it looks at."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from ludi.bots.deciding import STANDING
from ludi.bots.pacing import FIRST_SLICE, PACE, SLICE, begin_thinking, next_slice
from ludi.bots.tree import NONE


def standing_of(tried: list[int]) -> Any:
    standing = np.zeros(1, dtype=STANDING)[0]
    standing.trees, standing.options, standing.visits = 1, len(tried), sum(tried)
    standing.tried[: len(tried)] = tried
    return standing


def begun(standing: Any, seconds: float, iterations: int, comparing: int = 0) -> Any:
    pace = np.zeros(1, dtype=PACE)[0]
    begin_thinking(pace, standing, seconds, iterations, comparing, 100.0)
    return pace


def grow(pace: Any, standing: Any, each: float) -> tuple[float, list[tuple[int, int]]]:
    """By a clock that goes on with the iterations: when it ends, and the option and length of every slice."""
    now, slices = 100.0, []
    while (iterations := next_slice(pace, standing, now)) > 0:
        slices.append((int(pace.option), iterations))
        now += iterations * each
        standing.visits += iterations * standing.trees
    return now, slices


class TestPace:
    def test_iterations_are_counted_over_all_trees(self) -> None:
        standing = standing_of([0, 0])
        standing.trees, standing.visits = 3, 10
        _, slices = grow(begun(standing, -1.0, 100), standing, 0.0)
        assert standing.visits == 100
        assert sum(iterations for _, iterations in slices) == 30

    @pytest.mark.parametrize("each", [1e-6, 1e-5, 1e-4])
    def test_a_slice_takes_about_as_long_at_any_speed(self, each: float) -> None:
        standing = standing_of([0, 0])
        now, slices = grow(begun(standing, 1.0, NONE), standing, each)
        lengths = [iterations for _, iterations in slices]
        assert lengths[0] == FIRST_SLICE
        assert max(lengths) * each == pytest.approx(SLICE, rel=0.05)
        assert lengths[-1] < max(lengths), "shorter towards the end"
        assert now == pytest.approx(101.0, abs=SLICE)

    def test_what_cannot_change_any_more_ends_it(self) -> None:
        standing = standing_of([60, 10])
        pace = begun(standing, 1.0, NONE)
        assert next_slice(pace, standing, 100.0) == FIRST_SLICE
        assert next_slice(pace, standing, 100.7) == 0

    def test_what_was_thought_before_counts_at_its_time(self) -> None:
        standing = standing_of([0, 0])
        standing.visits = 500
        now, _ = grow(begun(standing, 1.0, NONE), standing, 1e-3)
        assert now == pytest.approx(100.5, abs=0.01)

    def test_no_room_ends_it(self) -> None:
        standing = standing_of([0, 0])
        standing.full = 1
        assert next_slice(begun(standing, 1.0, NONE), standing, 100.0) == 0


class TestComparing:
    def test_the_best_few_get_the_same(self) -> None:
        standing = standing_of([0] * 10)
        standing.guesses[:10] = np.arange(10)
        _, slices = grow(begun(standing, -1.0, 960, comparing=1), standing, 0.0)
        found: Counter[int] = Counter()
        for option, iterations in slices:
            found[option] += iterations
        third = 160
        eighth, quarter, half = third // 8, third // 4, third // 2
        assert found[NONE] == 480
        assert [found[i] for i in (9, 8)] == [eighth + quarter + half] * 2
        assert [found[i] for i in (7, 6)] == [eighth + quarter] * 2
        assert [found[i] for i in (5, 4, 3, 2)] == [eighth] * 4
        assert found[1] == found[0] == 0

    @pytest.mark.parametrize("options", [2, 3, 8])
    def test_few_options_take_fewer_rounds(self, options: int) -> None:
        standing = standing_of([0] * options)
        now, slices = grow(begun(standing, 1.0, NONE, comparing=1), standing, 1e-4)
        assert now == pytest.approx(101.0, abs=0.05)
        assert {option for option, _ in slices} == {NONE, *range({2: 2, 3: 2, 8: 4}[options])}
