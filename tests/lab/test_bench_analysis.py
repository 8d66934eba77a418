"""`ludi bench analysis`, with judges by time and reports of a second."""

import re

import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.registry import get_game
from ludi.lab.bench_analysis import Measured, bench_analysis

pytestmark = pytest.mark.skipif(INTERPRETED, reason="judges need the compiler")


def rows(**wanted: object) -> dict[str, float]:
    """Of Tali."""
    measured = Measured(get_game("tali"), 1, **wanted).check()  # type: ignore[arg-type]
    return {row["name"]: row["value"] for row in bench_analysis(measured, lambda _: None)["rows"]}


def test_a_judge_by_its_time_is_a_search_and_judges_twice() -> None:
    found = rows(judge="0.001s", parts=("twice",), default=0.2)
    assert len(found) == 3 * 2 * 2  # numbers of players, judges, the mean and the most
    assert all(value >= 0 for value in found.values())
    assert any(re.fullmatch(r"2 players, search@\d+, judged twice: mean difference", name) for name in found)
    assert any(re.match(r"3 players, default effort \(search@\d+\), judged twice: 19", name) for name in found)


def test_first_sight_says_the_same_twice() -> None:
    assert (
        rows(judge="first-sight", parts=("twice",), default=0.2)[
            "2 players, first-sight, judged twice: mean difference"
        ]
        == 0
    )


def test_reports_are_measured_from_the_file_to_the_end() -> None:
    found = rows(judge="first-sight", parts=("reports",), quick=0.1, default=0.5)
    quick, default = found.values()
    assert 0 < quick < default
    assert all(re.fullmatch(r"2 players, a (quick|default) report \(search@\d+\)", name) for name in found)
