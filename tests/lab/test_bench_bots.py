"""`ludi bench bots`: rows for both searches and for the matches between them."""

import json
import sys

import pytest

from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.roster import make_bot, parse_bot
from ludi.engine.errors import LudiError
from ludi.engine.registry import GAMES, get_game
from ludi.lab import bench_bots as bench
from ludi.lab.bench_bots import Theirs, bench_bots, match_rows, opening

pytestmark = pytest.mark.whole_games

SPEED = ["search, tali, 4 players, opening, 1 thread", "the same with a whole random game each"]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, size in {"ITERATIONS": 30, "SIMULATIONS": 3, "TRIED": 2, "ROUNDS": 2}.items():
        monkeypatch.setattr(bench, name, size)


def test_without_games_only_the_pace_is_measured() -> None:
    said: list[str] = []
    data = bench_bots("tali", 0, 1.0, 1, said.append)
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert (data["bench"], data["game"]) == ("bots", "tali")
    *ours, theirs = data["rows"]
    assert [row["name"] for row in ours] == SPEED
    assert theirs["name"] == "OpenSpiel C++ MCTS, backgammon, 1 rollout each"
    for row in data["rows"]:
        assert row["value"] > 0
        assert row["unit"] == "iterations/s"
        assert "cores" in row["machine"]
    for row in ours:
        assert row["ratio"]["OpenSpiel"] == pytest.approx(row["value"] / theirs["value"], rel=0.02, abs=0.06)
    assert said == ["iterations, round 1 of 2", "iterations, round 2 of 2"]


def test_with_games_both_matches_are_played() -> None:
    said: list[str] = []
    rows = bench_bots("tali", 2, 0.01, 1, said.append, 5)["rows"]
    assert len(rows) == 3 + 2 * 4
    for number, limit in ((3, "0.01 s a move"), (7, "5 simulations a move")):
        won, ours, theirs, simulations = rows[number : number + 4]
        assert won["name"] == f"{STRONGEST} against OpenSpiel's MCTS, tali, 2 players, {limit}"
        assert won["unit"] == "share of 2 games"
        assert 0 <= won["low"] <= won["value"] <= won["high"] <= 1
        assert ours["unit"] == theirs["unit"] == "s"
        assert simulations["value"] >= 2
    assert rows[10]["value"] == 5
    assert sum(sentence.startswith("game ") for sentence in said) == 4


def test_the_match_of_equal_numbers_can_be_left_out() -> None:
    rows = bench_bots("tali", 2, 0.01, 1, lambda _: None, 0)["rows"]
    assert len(rows) == 3 + 4
    assert rows[3]["name"].endswith("0.01 s a move")


def test_matches_of_equal_numbers_repeat_themselves() -> None:
    """Also where two processes play them."""
    once, again = (match_rows(get_game("tali"), 4, Budget(iterations=5), n, lambda _: None) for n in (1, 2))
    assert [row["value"] for row in (once[0], once[3])] == [row["value"] for row in (again[0], again[3])]


@pytest.mark.parametrize("name", GAMES)
def test_both_players_choose_what_is_offered(name: str) -> None:
    game = get_game(name)
    state = opening(game, 2)
    seat, before = int(game.rules.decider(state)), state.tobytes()
    assert seat >= 0
    assert len(game.offered(state)) > 1
    theirs = Theirs(game, 2, Budget(iterations=3), 1)
    for player in (theirs, make_bot(game, parse_bot("strongest@3"), 1)):
        assert player.choose(state, seat) in game.offered(state)
        assert state.tobytes() == before
    assert theirs.simulations == [3]


def test_a_missing_openspiel_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(LudiError, match=r'^This needs pyspiel, .*; pip install "ludi-romani\[lab\]"\.$'):
        bench_bots("tali", 0, 1.0, 1, lambda _: None)
