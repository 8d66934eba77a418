"""`ludi bench page`: what is measured in Chromium, with less to measure."""

import json
import shutil

import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.registry import get_game
from ludi.lab import bench_machines as bench
from ludi.lab.bench_machines import PROGRAMS, bench_machines, positions, tables

pytestmark = pytest.mark.whole_games
needs_chromium = pytest.mark.skipif(
    INTERPRETED or not any(map(shutil.which, PROGRAMS)), reason="needs the compiler and Chromium"
)


@needs_chromium
def test_pages_are_measured_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, size in {"ROUNDS": 1, "GAMES": 500, "CHUNK": 8, "THOUGHT": 500, "DECISIONS": 2, "ANSWERS": 3}.items():
        monkeypatch.setattr(bench, name, size)
    said: list[str] = []
    data = bench_machines(said.append, "tali", 20)
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert (data["bench"], data["game"]) == ("page", "tali")
    found = {row["name"]: row for row in data["rows"]}
    assert 0 < found["module of tali, Brotli"]["value"] <= 60
    for players in (2, 4):
        assert found[f"playing tali, {players} players"]["page"] > 0
        assert found[f"searching tali without a network, {players} players"]["native"] > 0
        assert found[f"a turn of centurio in tali, {players} players, median"]["server"] > 0
    different = found["thousands of games of tali that differ"]
    assert (different["value"], different["games"]) == (0, 20 * len(list(tables(get_game("tali")))))


def test_every_edition_is_compared_with_every_number_of_players() -> None:
    found = [(options["edition"], players) for players, options in tables(get_game("municipium"))]
    assert found == [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]


def test_positions_are_choices_all_over_a_game() -> None:
    game = get_game("municipium")
    found = positions(game, 3, 4)
    assert [len(game.offered(s)) > 1 for s in found] == [True] * 4
    assert sorted(int(s.turn) for s in found) == [int(s.turn) for s in found]
    assert found[0].turn < found[-1].turn
