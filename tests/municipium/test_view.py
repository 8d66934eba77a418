"""The view against its published schema, and against the table."""

import json
import random

import jsonschema
import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.games.municipium.choices import SEATS
from ludi.games.municipium.influence import first_and_second
from tests.municipium.table import Table
from tools.schema import path, schema

GAME = get_game("municipium")


def test_the_published_schema_is_made_from_the_types() -> None:
    assert json.loads(path(GAME).read_text(encoding="utf-8")) == json.loads(json.dumps(schema(GAME)))


@pytest.mark.whole_games
@pytest.mark.parametrize(("edition", "players"), [("retail", 2), ("retail", 4), ("v3", 3), ("v3", 5)])
def test_every_view_of_a_game_fits_the_schema(edition: str, players: int) -> None:
    validator = jsonschema.Draft202012Validator(schema(GAME))
    match, source = Match(get_game("municipium"), players, {"edition": edition}), random.Random(7)
    for _ in range(250):
        view = json.loads(json.dumps(match.game.view(match.state)))
        assert next(validator.iter_errors(view), None) is None
        if match.is_over:
            break
        match.play_code(source.choice(match.game.offered(match.state)))


@pytest.mark.parametrize("players", [2, 4])
def test_the_view_ranks_families_as_the_rules_do(players: int) -> None:
    """It has a ranking of its own, because the rules' one is slow when it is interpreted."""
    match, source = Match(get_game("municipium"), players), random.Random(3)
    for _ in range(200):
        if match.is_over:
            break
        match.play_code(source.choice(match.game.offered(match.state)))
        if match.state.turn > 0:
            for place, shown in enumerate(match.game.scene(match.state)["institutions"]):
                ranked = [SEATS[seat] if seat >= 0 else None for seat in first_and_second(match.state, place)]
                assert [shown["first"], shown["second"]] == ranked


def test_an_institution_shows_who_leads_and_whether_a_tie_decided() -> None:
    table = Table(players=3).given(members={"blue": {"forum": 2, "tavern": 5}, "orange": {"forum": 3, "baths": 4}})
    forum, tavern = (table.match.game.scene(table.s)["institutions"][i] for i in (5, 1))
    assert (forum["first"], forum["second"], forum["tie"]) == ("orange", "blue", False)
    assert forum["families"][1] == {"family": "orange", "plain": 3, "wreathed": 0, "influence": 3}
    assert (tavern["first"], tavern["second"], tavern["tie"]) == ("blue", "yellow", False)


def test_a_tie_is_marked() -> None:
    temple = Table(players=3).match.game.scene(Table(players=3).s)["institutions"][0]
    assert (temple["first"], temple["second"], temple["tie"]) == ("blue", "orange", True)


def test_choices_carry_code_text_and_parts() -> None:
    table = Table(players=3)
    choices = table.match.game.view(table.s)["choices"]
    move = next(choice for choice in choices if choice["text"] == "move tavern baths")
    assert {"do": "move", "from": "tavern", "to": "baths", "wreathed": False}.items() <= move.items()
    assert [choice["code"] for choice in choices] == table.match.game.offered(table.s)


def test_chance_shows_its_weights() -> None:
    table = Table(players=3).play("stay", "card common")
    view = table.match.game.view(table.s)
    assert view["prompt"]["kind"] == "chance"
    assert [choice["weight"] for choice in view["choices"]] == [1, 2, 5, 4]


def test_the_end_shows_the_result_and_no_choices() -> None:
    table = Table(players=2).given(decurions={"blue": 5}).play("stay", "card common", "reveal praefect-visit")
    view = table.match.game.view(table.s)
    assert view["result"] is not None
    assert (view["result"]["winners"], view["result"]["shares"]) == (["blue"], {"blue": 1.0, "orange": 0.0})
    assert view["choices"] == []
    assert view["prompt"]["kind"] == "over"
