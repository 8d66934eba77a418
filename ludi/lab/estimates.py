"""How sure numbers are that were measured over games."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from statistics import fmean, stdev

import numpy as np

from ludi.engine.record import Cells


@dataclass(frozen=True)
class Estimate:
    """A number, and its standard error; 0 of a single game, of which nothing is known."""

    value: float
    error: float


def mean(values: Sequence[float]) -> Estimate:
    """Over games that have nothing to do with each other."""
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """The sum of the one over that of the other, both by game; its error by leaving out each game in turn."""
    tops, bottoms, games = np.array(above), np.array(below), len(above)
    whole = float(tops.sum() / bottoms.sum()) if bottoms.sum() else 0.0
    rest = bottoms.sum() - bottoms
    if games < 2 or not rest.all():
        return Estimate(whole, 0.0)
    without = (tops.sum() - tops) / rest
    return Estimate(whole, float(np.sqrt((games - 1) * without.var())))


def explained(result: Sequence[float], part: Sequence[float]) -> float:
    """How much of the variance of the result goes with a part of it: their correlation, squared."""
    both = np.cov(np.array([result, part]), ddof=0)
    return float(both[0, 1] ** 2 / (both[0, 0] * both[1, 1])) if both[0, 0] * both[1, 1] > 0 else 0.0


def far_from_none(games: Sequence[Sequence[float]]) -> float:
    """How far the means of some numbers, known of each game, are from 0 all together: a chi-square with as many degrees
    of freedom as there are numbers, where in truth they are 0 on average."""
    numbers: Cells = np.array(games)
    means, spread = numbers.mean(axis=0), numbers.T @ numbers / len(numbers)
    return float(len(numbers) * means @ np.linalg.pinv(spread) @ means)


def by_chance(chi_square: float, freedom: int) -> float:
    """How likely a chi-square is to be as large or larger."""
    half = chi_square / 2
    if freedom % 2 == 0:
        return float(exp(-half) * sum(half**k / gamma(k + 1) for k in range(freedom // 2)))
    return float(erfc(sqrt(half)) + exp(-half) * sum(half ** (k + 0.5) / gamma(k + 1.5) for k in range(freedom // 2)))
