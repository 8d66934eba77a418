"""`exp` and `log` of the rules against those of the platform."""

import math

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.exponential import LIMIT, exp, log

COUNT = 2_000 if INTERPRETED else 100_000


def units(found: float, right: float) -> float:
    """How far off a number is, in units of the last place."""
    return abs(found - right) / math.ulp(right)


class TestExp:
    @pytest.mark.parametrize("reach", [1e-9, 0.02, 1.0, 30.0, LIMIT])
    def test_is_right_to_the_last_place(self, reach: float) -> None:
        numbers = np.random.default_rng(1).uniform(-reach, reach, COUNT)
        assert max(units(exp(float(x)), math.exp(x)) for x in numbers) <= 1

    def test_is_exact_where_it_can_be(self) -> None:
        assert [exp(0.0), exp(-0.0), exp(1.0)] == [1.0, 1.0, math.e]

    def test_beyond_the_limit(self) -> None:
        assert [exp(-709.0), exp(-1e300), exp(709.0), exp(math.inf)] == [0.0, 0.0, math.inf, math.inf]


class TestLog:
    @pytest.mark.parametrize("reach", [0.01, 1.0, 700.0])
    def test_is_right_to_the_last_place(self, reach: float) -> None:
        numbers = np.exp(np.random.default_rng(2).uniform(-reach, reach, COUNT))
        assert max(units(log(float(x)), math.log(x)) for x in numbers) <= 1

    def test_is_exact_where_it_can_be(self) -> None:
        assert [log(1.0), log(0.0), log(-1.0)] == [0.0, -math.inf, -math.inf]

    def test_undoes_exp(self) -> None:
        for x in np.linspace(-20, 20, 401):
            assert log(exp(float(x))) == pytest.approx(x, abs=1e-15, rel=1e-15)

    def test_smallest_and_largest(self) -> None:
        for x in (2.3e-308, 1.7e308):
            assert units(log(x), math.log(x)) <= 1
