"""Grades, obvious decisions, points lost, turning points."""

import pytest

from ludi.analysis.account import changes
from ludi.analysis.grades import grade, is_obvious, play
from ludi.analysis.line import Decision, Draw, Line, Look, Option, Outcome
from ludi.analysis.moments import leader, turning_points
from tests.analysis.lines import FIRST, LINE, SECOND


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "good"), (0.01, "good"), (0.011, "inaccuracy"), (0.031, "mistake"), (0.08, "mistake"), (0.081, "blunder")],
)
def test_grades_go_by_the_share_lost(loss: float, name: str) -> None:
    assert grade(loss) == name


def test_a_decision_is_obvious_where_all_options_are_within_a_tenth_of_a_point() -> None:
    assert is_obvious(SECOND)
    assert not is_obvious(FIRST)
    assert is_obvious(Decision(1, 0, (Option(1, (0.5, 0.5)), Option(2, (0.5008, 0.4992))), played=1))


def test_points_are_lost_per_decision_that_mattered() -> None:
    found = changes(LINE)
    assert play(found, 0).points == pytest.approx(7)
    assert play(found, 0).grades == {"good": 0, "inaccuracy": 0, "mistake": 1, "blunder": 0}
    assert (play(found, 1).decisions, play(found, 1).points) == (0, 0)  # the only one was obvious


def test_turning_points_are_the_largest_changes_of_the_leader_in_their_order() -> None:
    found = turning_points(changes(LINE), most=2)
    assert [(each.change.event.move, each.leader) for each in found] == [(1, 0), (4, 0)]
    assert [each.by for each in found] == pytest.approx([0.1, -0.25])


def test_the_leader_is_the_first_of_equals() -> None:
    assert leader(changes(LINE)[0]) == 0


def test_small_changes_turn_nothing() -> None:
    draw = Draw(1, (Outcome(1, 1, (0.51, 0.49)), Outcome(2, 1, (0.49, 0.51))), drawn=1)
    assert turning_points(changes(Line(2, (draw,), (1.0, 0.0), over=True))) == []


def test_a_look_is_the_same_after_it_was_kept() -> None:
    look = Look((0.25, 0.75), FIRST.options, ("place forum", "stop"))
    assert Look.of(look.data()) == look
