"""A position of a finished game is played again: the table is real, one choice is asked for, nothing else happens."""

from typing import Any

import pytest

from ludi.engine.frames import CHANCE
from ludi.engine.replay import loads
from ludi.server import messages as m
from tests.table.alone import Alone
from tests.table.games import file_of

GAMES = ["tali", "municipium", "ave_roma"]


@pytest.fixture
def alone() -> Alone:
    return Alone()


def position(game: str) -> dict[str, Any]:
    """A choice in the middle of a game, as a page asks about it."""
    match = loads(file_of(game)).match
    numbers = [n for n, move in enumerate(match.moves) if move.actor != CHANCE and not move.forced]
    codes = [move.code for move in match.moves[: numbers[len(numbers) // 2]]]
    return {"game": game, "options": match.options, "players": match.players, "codes": codes}


def said(alone: Alone, at: dict[str, Any], **message: Any) -> dict[str, Any]:
    answer: dict[str, Any] = alone.ask("POST", "/practice", {**at, "message": {"ref": 1, **message}})
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_tried_made_and_told(alone: Alone, game: str) -> None:
    at = position(game)
    number = len(at["codes"])
    [state] = said(alone, at, type="resync")["messages"]
    view: Any = m.State(**state).view
    assert (state["number"], state["you"]) == (number, view["prompt"]["seat"])
    text = view["choices"][0]["text"]
    [preview] = said(alone, at, type="draft", number=number, moves=[text])["messages"]
    assert m.Preview(**preview).ends is not None  # it can be confirmed, however long the turn would be
    answer = said(alone, at, type="commit", number=number, moves=[text])
    accepted, moved = answer["messages"]
    assert accepted["type"] == "accepted"
    assert m.Moves(**moved).number > number
    assert (answer["answer"]["text"], answer["answer"]["code"]) == (text, view["choices"][0]["code"])
    assert not any(step["draw"] for step in moved["steps"])  # what falls afterwards is no part of the answer


@pytest.mark.parametrize("game", GAMES)
def test_after_the_answer_the_table_only_shows_where_it_led(alone: Alone, game: str) -> None:
    """Also where the same seat would go on in its turn."""
    at = position(game)
    number = len(at["codes"])
    [state] = said(alone, at, type="resync")["messages"]
    text = state["view"]["choices"][0]["text"]
    answer = said(alone, at, type="commit", number=number, moves=[text])
    accepted, moved = answer["messages"]
    assert accepted["number"] == moved["number"] == number + len(answer["answer"]["codes"])
    assert moved["table"]["decider"] is None
    after = {**at, "answered": answer["answer"]["codes"]}
    [shown] = said(alone, after, type="resync")["messages"]
    assert (shown["number"], shown["you"]) == (moved["number"], state["you"])
    assert shown["table"]["decider"] is None
    [look] = said(alone, after, type="look", number=shown["number"])["messages"]
    assert (look["type"], look["number"]) == ("look", shown["number"])
    for message in ({"type": "draft", "moves": [text]}, {"type": "commit", "moves": [text]}, {"type": "whys"}):
        [refused] = said(alone, after, number=shown["number"], **message)["messages"]
        assert (refused["type"], refused["reason"]) == ("refused", "stale")


def test_nothing_is_told_of_another_position(alone: Alone) -> None:
    at = position("municipium")
    [refused] = said(alone, at, type="look", number=len(at["codes"]) + 1)["messages"]
    assert (refused["type"], refused["reason"]) == ("refused", "stale")


def test_what_is_not_possible_is_refused(alone: Alone) -> None:
    at = position("municipium")
    [refused] = said(alone, at, type="commit", number=len(at["codes"]), moves=["dance"])["messages"]
    assert refused["type"] == "refused"
