"""Games that ended before the rules end them: their files say how."""

from typing import Any

import pytest

from ludi.engine.replay import Ended, dumps, loads, verify
from tests.engine.test_replay import changed, facts, finished, refused, short


@pytest.mark.parametrize("ended", [Ended("resigned", (1,)), Ended("aborted", ()), Ended("agreed", ())])
def test_a_game_that_ended_before_its_end_says_how_and_is_verified(ended: Ended) -> None:
    replay = loads(short())
    replay.ended = ended
    again = loads(dumps(replay))
    assert (again.ended, facts(again)) == (ended, facts(replay))
    assert verify(again).messages[-1].id == f"verify-ended-{ended.how}"
    assert verify(loads(short())).messages[-1].id != f"verify-ended-{ended.how}"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"how": "lost", "resigned": []}, "is no way in which this game ended"),
        ("resigned", "is no way in which this game ended"),
        ({"how": "resigned", "resigned": ["blue"]}, "should name seats"),
        ({"how": "resigned", "resigned": [1]}, "should name seats"),
        ({"how": "resigned"}, "should be a list"),
    ],
)
def test_a_wrong_way_to_end_is_refused(entry: Any, why: str) -> None:
    assert why in refused(changed(lambda f: f.update(ended=entry), short()))
    assert "is no way" in refused(changed(lambda f: f.update(ended={"how": "agreed", "resigned": []}), finished()))
