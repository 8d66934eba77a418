"""A game that goes on from a position of another one, at a table of one's own: its file says where it comes from."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.errors import BadDraw, BadFile
from ludi.engine.fairness import entropy_hash
from ludi.engine.replay import dumps, links, load, loads, verify
from ludi.engine.texts import LANGUAGES, texts
from ludi.table.house import House
from tests.cli.terminal import always, resumed
from tests.table.alone import Alone
from tests.table.games import file_of, played, running

GAMES = ["tali", "municipium", "ave_roma"]


@pytest.fixture
def alone() -> Alone:
    return Alone()


def begun(alone: Alone, game: str, at: int) -> str:
    """A table that goes on from there, the person on the first seat."""
    seat = loads(file_of(game)).match.game.seat_names[0]
    wish = "/tables/from"
    table = alone.ask("POST", wish, {"file": file_of(game), "at": at, "seat": seat, "bot": "random"}, 201)
    name = str(table["table"]["id"])
    entropy = "ab" * 32
    alone.ask("POST", f"/tables/{name}/sit", {"entropy_hash": entropy_hash(name, entropy), "seat": seat})
    alone.ask("POST", f"/tables/{name}/reveal", {"entropy": entropy, "round": 1})
    return name


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_from_there_and_its_draws_verify(alone: Alone, game: str) -> None:
    source = loads(file_of(game))
    at = len(source.match.moves) // 2
    table = begun(alone, game, at)
    alone.play(table)
    replay = loads(alone.ask("GET", f"/tables/{table}/file"))
    assert [move.code for move in replay.match.moves[:at]] == [move.code for move in source.match.moves[:at]]
    assert replay.match.is_over
    taken = replay.taken_over
    assert taken is not None
    assert (taken.table, taken.moves, taken.chain) == (source.table, at, links(source)[at])
    verdict = verify(replay)
    assert verdict.draws == replay.match.draws_made() - source.match.at(at).draws_made()


def in_a_file(alone: Alone, table: str, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(alone.ask("GET", f"/tables/{table}/file"), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "line"), [("tali", "stop"), ("municipium", "1")])
@pytest.mark.parametrize("played_on", [0, 6])
def test_the_terminal_takes_it_up_and_all_draws_verify(
    alone: Alone, tmp_path: Path, game: str, line: str, played_on: int
) -> None:
    """Whoever deals there goes on counting where the draws of this game, and not those taken over, have ended."""
    source = loads(file_of(game)).match
    at = len(source.moves) // 2
    table = begun(alone, game, at)
    alone.play(table, played_on)
    path = in_a_file(alone, table, tmp_path)
    resumed(path, always(line))
    replay = load(path)
    assert replay.match.is_over
    assert len(replay.sittings) == 2
    verdict = verify(replay)
    assert verdict.draws == replay.match.draws_made() - source.at(at).draws_made() > 0


def test_what_was_taken_over_cannot_be_undone_in_the_terminal(alone: Alone, tmp_path: Path) -> None:
    """Else its file would say that moves come from a game which has others."""
    match = loads(file_of("municipium")).match
    at = next(
        number
        for number in range(20, len(match.moves))
        if match.at(number).decider == match.moves[number - 1].actor == 0 and not match.moves[number - 1].forced
    )
    path = in_a_file(alone, begun(alone, "municipium", at), tmp_path)
    assert "the game has just begun" in resumed(path, ["undo", "q"]).text
    assert len(load(path).match.moves) == at


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_so_in_a_sentence(alone: Alone, language: str) -> None:
    table = begun(alone, "tali", 5)
    verdict = verify(loads(alone.ask("GET", f"/tables/{table}/file")))
    said = next(each for each in verdict.messages if each.id == "verify-taken-over")
    sentence = texts(language)(said)
    assert loads(file_of("tali")).table in sentence
    assert "5" in sentence


def test_it_is_kept_and_opened_again(alone: Alone) -> None:
    table = begun(alone, "municipium", 40)
    kept = json.loads(json.dumps(alone.house.table(table).kept()))
    again = House(("random",), ("municipium",), [kept]).table(table)
    assert again.match.state.tobytes() == alone.house.table(table).match.state.tobytes()
    assert again.table.taken_over == alone.house.table(table).table.taken_over


def test_from_the_beginning_it_is_a_game_like_any_other(alone: Alone) -> None:
    replay = loads(alone.ask("GET", f"/tables/{begun(alone, 'tali', 0)}/file"))
    assert replay.taken_over is None
    assert "verify-taken-over" not in [each.id for each in verify(replay).messages]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [({"at": 10_000}, "over"), ({"at": -1}, "over"), ({"bot": "nobody"}, "no_bot"), ({"seat": "nobody"}, "no_person")],
)
def test_what_cannot_be_gets_a_reason(alone: Alone, wish: dict[str, Any], reason: str) -> None:
    asked = {"file": file_of("tali"), "at": 3, "seat": "gaius", "bot": "tiro", **wish}
    assert alone.house.request("POST", "/tables/from", asked).body["reason"] == reason


def test_a_running_game_is_not_tried_out(alone: Alone) -> None:
    asked = {"file": running("tali"), "at": 3, "seat": "gaius", "bot": "tiro"}
    assert alone.house.request("POST", "/tables/from", asked).body["reason"] == "still_played"


def test_who_hides_where_it_came_from_is_found_out(alone: Alone) -> None:
    """The dealer has committed to it: without the words no draw fits."""
    table = begun(alone, "tali", 5)
    alone.play(table)
    replay = loads(alone.ask("GET", f"/tables/{table}/file"))
    replay.taken_over = None
    forged = loads(dumps(replay))
    with pytest.raises(BadDraw):
        verify(forged)


@pytest.mark.parametrize("moves", [0, -1, 10_000, "5"])
def test_a_file_that_says_nonsense_of_it_is_refused(alone: Alone, moves: object) -> None:
    raw = json.loads(alone.ask("GET", f"/tables/{begun(alone, 'tali', 5)}/file"))
    raw["taken_over"]["moves"] = moves
    with pytest.raises(BadFile, match="move 1"):
        loads(json.dumps(raw))


def test_other_files_say_nothing_of_it() -> None:
    assert "taken_over" not in json.loads(dumps(played("tali")))
