"""Reports: their schema, their sentences, and what is drawn of them."""

import json

import jsonschema
import pytest

from ludi.analysis.series import at, lucky_draws, stands, worst_decisions
from ludi.analysis.words import Words
from ludi.engine.texts import LANGUAGES, texts
from tests.analysis.reports import report
from tools.schema import REPORT, report_schema


def test_the_published_schema_is_made_from_the_types() -> None:
    assert json.loads(REPORT.read_text(encoding="utf-8")) == json.loads(json.dumps(report_schema()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_fits_the_schema(language: str) -> None:
    validator = jsonschema.Draft202012Validator(report_schema())
    assert list(validator.iter_errors(json.loads(json.dumps(report(language))))) == []


def test_events_say_what_happened_and_what_would_have_been_best() -> None:
    thrown, stopped, lost = report()["events"]
    assert (thrown["kind"], thrown["move"]) == ("draw", "falls 6")
    assert stopped["kind"] == "decision"
    assert (stopped["move"], stopped["best"], stopped["grade"]) == ("stop", "throw", "blunder")
    assert stopped["loss"] == pytest.approx(0.1)
    assert stopped["plan"] == ["Throw once more."]  # Tali tells nothing of a throw before it has fallen
    assert lost["story"].startswith("Lucius throws a one")


def test_everybody_s_shares_stand_at_every_move() -> None:
    found = stands(report())
    assert [stand.move for stand in found] == [0, 1, 2, 3, 3]
    assert at(found, 0) == pytest.approx([0.47, 0.53])
    assert at(found, 2.5) == [0.5, 0.5]
    assert found[-1].shares == [0.7, 0.3]


def test_lucky_draws_are_told_for_whom_they_changed_most() -> None:
    assert [(each.event["number"], each.seat) for each in lucky_draws(report())] == [(1, 0), (3, 0)]
    assert [each.by for each in lucky_draws(report())] == pytest.approx([0.05, 0.25])


def test_the_worst_decisions_are_those_that_cost_something() -> None:
    assert [each["number"] for each in worst_decisions(report(), "gaius")] == [2]
    assert worst_decisions(report(), "lucius") == []


@pytest.mark.parametrize(("language", "said"), [("en", "−10.0"), ("it", "−10,0"), ("fr", "−10,0")])
def test_points_are_written_as_the_language_does(language: str, said: str) -> None:
    words = Words(report(language), texts(language))
    assert words.points(-0.1) == said
    assert words.points(-0.0001) == words.points(0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_goes_on_is_said_to(language: str) -> None:
    words = Words(report(language), texts(language))
    assert len(words.notes) == 2
    assert "search@9" in words.notes[0]


def test_it_is_summed_up_for_the_only_person_who_played() -> None:
    """Anna's throw brought 5 points, her stop cost 10, Bruno's one brought 25."""
    assert "The draw in turn 2 helped you most, by 25.0 points." in report()["summary"]
    assert report()["summary"].endswith("The draws were for you, by 30.0 points in all.")
