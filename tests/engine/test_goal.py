"""What wins and how everybody stands: said in every language, and the numbers are the record's."""

import random
from typing import Any

import pytest

from ludi.engine.contract import Game
from ludi.engine.guide import Goal, Guide
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, texts
from tests.engine.kept_games import Case, every_case, games, some

# What decides, read from the record.
RECORDED: dict[str, Any] = {
    "municipium": lambda s: s.decurions[: s.players].tolist(),
    "ave_roma": lambda s: [sum(row) for row in s.points.tolist()[: s.players]],
    "tali": lambda s: s.score[: s.players].tolist(),
}


def told(game: Game, s: Any) -> Goal:
    goal = game.guide.goal(s)
    assert goal is not None
    return goal


@every_case
def test_the_numbers_are_those_of_the_record(case: Case) -> None:
    for played in games(case):
        for i in some(len(played.positions), 40):
            s = played.positions[i]
            goal = told(case.game, s)
            assert [n for n, _ in goal.standings] == RECORDED[case.game.name](s)


@every_case
def test_it_can_be_said_in_every_language(case: Case) -> None:
    s = games(case)[0].positions[-1]
    goal = told(case.game, s)
    outlook = [goal.outlook] if goal.outlook else []
    for message in [goal.message, *goal.about, *outlook, *(said for _, said in goal.standings)]:
        assert all(texts(language)(message).strip() for language in LANGUAGES)
    for language in LANGUAGES:
        assert len(texts(language)(goal.message)) <= 30, "it has one line, on a phone too"


@pytest.mark.parametrize("name", ["municipium", "ave_roma", "tali"])
def test_a_view_has_the_goal_by_seat(name: str) -> None:
    match, chance = Match(get_game(name), 2), random.Random(5)
    while match.decider < 0:
        match.play_code(chance.choice(match.game.offered(match.state)))
    goal = match.game.view(match.state)["goal"]
    assert goal is not None
    assert [each["seat"] for each in goal["standings"]] == list(match.game.seat_names[:2])
    assert match.game.seen(match.state)["goal"] == goal


def test_what_a_game_would_end_with_is_a_forecast_by_seat() -> None:
    match, chance = Match(get_game("ave_roma"), 3), random.Random(2)
    while match.state.turn < 2:
        match.play_code(chance.choice(match.game.offered(match.state)))
    view: Any = match.game.view(match.state)
    assert view["outlook"] == {seat: points["total"] for seat, points in view["if_ended"].items()}
    assert any(view["outlook"].values())
    assert match.game.view(match.state, forecasting=False)["outlook"] is None


def test_a_game_that_says_nothing_of_its_goal_has_none() -> None:
    game = get_game("tali")
    assert Guide(game).goal(Match(game, 2).state) is None
    assert Guide(game).goal_view(Match(game, 2).state) is None
