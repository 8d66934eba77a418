"""Errors of measured numbers, against what is known of them."""

import random

import pytest

from ludi.lab.estimates import by_chance, explained, far_from_none, mean, ratio


def test_a_mean_has_the_usual_error() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.error == pytest.approx((5 / 3) ** 0.5 / 2)
    assert mean([2.0]).error == 0


def test_a_ratio_of_sums_errs_as_its_games_differ() -> None:
    assert ratio([2.0, 2.0, 2.0], [4.0, 4.0, 4.0]).value == 0.5
    assert ratio([2.0, 2.0, 2.0], [4.0, 4.0, 4.0]).error == pytest.approx(0)
    assert ratio([1.0], [4.0]) == ratio([1.0], [4.0])
    assert (ratio([1.0], [4.0]).error, ratio([0.0, 0.0], [0.0, 0.0]).value) == (0, 0)
    # with a divisor that does not vary it is the error of a mean
    above = [1.0, 4.0, 2.0, 7.0]
    assert ratio(above, [2.0] * 4).error == pytest.approx(mean(above).error / 2)


def test_the_error_of_a_ratio_is_how_far_it_is_off() -> None:
    source, off, errors = random.Random(3), list[float](), list[float]()
    for _ in range(300):
        below = [source.uniform(1, 5) for _ in range(60)]
        found = ratio([each * source.uniform(0, 1) for each in below], below)
        off.append((found.value - 0.5) ** 2)
        errors.append(found.error**2)
    assert sum(errors) == pytest.approx(sum(off), rel=0.25)


def test_a_part_explains_what_goes_with_it() -> None:
    result = [0.0, 1.0, 0.0, 1.0]
    assert explained(result, [0.1, 0.4, 0.1, 0.4]) == pytest.approx(1)
    assert explained(result, [0.4, 0.1, 0.4, 0.1]) == pytest.approx(1)
    assert explained(result, [0.0, 0.0, 1.0, 1.0]) == pytest.approx(0)
    assert explained(result, [0.3] * 4) == 0


@pytest.mark.parametrize(
    ("chi_square", "freedom", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (18.307, 10, 0.05), (29.141, 14, 0.01), (0.0, 5, 1.0)],
)
def test_chances_of_chi_squares_are_those_of_the_tables(chi_square: float, freedom: int, chance: float) -> None:
    assert by_chance(chi_square, freedom) == pytest.approx(chance, rel=2e-3)


def test_numbers_that_are_none_on_average_are_seldom_far_from_it() -> None:
    source, rare = random.Random(5), 0
    for _ in range(400):
        games = []
        for _ in range(80):
            first, second = source.gauss(0, 1), source.gauss(0, 2)
            games.append((first, first + second))  # they go together
        rare += by_chance(far_from_none(games), 2) < 0.05
    assert 8 < rare < 34  # one in twenty
    assert by_chance(far_from_none([(a + 1, b) for a, b in games]), 2) < 1e-4
