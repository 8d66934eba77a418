"""What one would tell a friend of a game, from lines whose numbers are known."""

import pytest

from ludi.analysis.account import changes
from ludi.analysis.line import Decision, Draw, Line, Option, Outcome
from ludi.analysis.summary import number, seen, summary
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, texts
from tests.analysis.lines import DIE, FIRST, LINE, SECOND, TOSS

TALI = get_game("tali")
TURNS = {1: 1, 2: 1, 4: 2, 5: 2}


def told(line: Line, you: int | None, language: str = "en") -> str:
    return texts(language).tell(summary(seen(TALI, line, TURNS), you))


def test_who_decided_better_is_told_by_points_lost_a_decision() -> None:
    """Seat 0 lost 0.62 - 0.55 in its one decision, seat 1 0.70 - 0.68."""
    second = Decision(5, 1, (Option(0, (0.30, 0.70)), Option(1, (0.32, 0.68))), played=1)
    line = Line(2, (TOSS, FIRST, DIE, second), (0.0, 1.0), over=True)
    assert "You played better than Gaius (2.0 against 7.0 points lost a decision)" in told(line, 1)
    assert "Lucius played better than you (2.0 against 7.0 points lost a decision)" in told(line, 0)
    assert told(line, None).startswith("Lucius played better than Gaius (2.0 against 7.0 points lost a decision); ")


def test_the_draw_that_took_the_lead_cost_the_game() -> None:
    """The die takes seat 0 from 0.55 on average to 0.3; it led, and it lost."""
    change = changes(LINE)[2]
    assert change.of(0) == pytest.approx(-0.25)
    assert "the draw in turn 2 cost you the game" in told(LINE, 0).lower()
    assert "the draw in turn 2 won you the game" in told(LINE, 1).lower()
    assert "draw in turn 2 cost Gaius the game" in told(LINE, None)


def test_what_cost_less_did_not_cost_the_game() -> None:
    small = Draw(4, (Outcome(1, 1, (0.60, 0.40)), Outcome(2, 1, (0.50, 0.50))), drawn=2)
    line = Line(2, (small,), (0.0, 1.0), over=True)
    assert told(line, 0) == (
        "The draw in turn 2 cost you most: 5.0 points. The draws were against you, by 5.0 points in all."
    )


def test_a_game_that_was_not_finished_cost_nobody_the_game() -> None:
    line = Line(2, LINE.events, (0.3, 0.7), over=False)
    assert "the game" not in told(line, 0)
    assert "cost you most: 25.0 points" in told(line, 0)


def test_one_s_own_move_and_another_s_are_told_apart() -> None:
    bad = Decision(5, 0, (Option(0, (0.60, 0.40)), Option(1, (0.40, 0.60))), played=1)
    line = Line(2, (bad,), (0.0, 1.0), over=True)
    assert told(line, 0) == "Your own move in turn 2 cost you the game."
    assert told(line, 1) == "Gaius's move in turn 2 won you the game."


def test_nothing_is_told_of_a_game_in_which_nothing_was_decided() -> None:
    assert told(Line(2, (SECOND,), (0.32, 0.68), over=False), 0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_it_is_told_in_every_language(language: str, you: int | None) -> None:
    sentence = told(LINE, you, language)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert ("15.0" if language == "en" else "15,0") in sentence  # luck: -25 by the die, +10 by the toss


@pytest.mark.parametrize(("value", "en", "fr"), [(2.14, "2.1", "2,1"), (-0.96, "1.0", "1,0"), (12, "12.0", "12,0")])
def test_numbers_are_written_as_the_language_does(value: float, en: str, fr: str) -> None:
    assert (texts("en")(number(value)), texts("fr")(number(value))) == (en, fr)
