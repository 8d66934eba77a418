"""ludi lab: run as a user runs it."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ludi.engine.observing import observation_size
from ludi.engine.registry import GAMES, get_game
from tests.cli.command import ludi, ludi_json, refusal


def test_dataset_is_written(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ("--game", "tali", "--players", "2", "--games", "3", "--bots", "greedy,random", "--seed", "5")
    done = ludi("lab", "dataset", *arguments, "--out", out, "--goal", "60", interpret=True)
    rows = pq.read_table(out).num_rows
    assert done.stdout.startswith(f"Wrote {rows} decisions of 3 games to ")
    assert json.loads(pq.read_schema(out).metadata[b"options"]) == {"goal": 60}
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_dataset_tells_json(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    told = ludi_json("lab", "dataset", "--game", "tali", "--games", "2", "--out", out)
    assert told["rows"] == pq.read_table(out).num_rows
    assert told["bots"] == ["greedy"] * 4
    assert told["bytes"] == out.stat().st_size


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--game", "ludo"), "There is no game called 'ludo'"),
        (("--game", "tali", "--bots", "clever"), "There is no bot called “clever”"),
        (("--game", "tali", "--players", "9"), "Tali is not for 9 players"),
        (("--game", "tali", "--players", "3", "--bots", "random,random"), "There are 3 players but 2 bots"),
        (("--game", "tali", "--games", "0"), "--games cannot be 0"),
        (("--game", "tali", "--seed", "-1"), "The seed cannot be -1"),
        (("--game", "tali", "--color", "red"), "“--color” means nothing here"),
    ],
)
def test_wrong_arguments_are_one_sentence_and_nothing_is_written(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    told = refusal("lab", "dataset", *arguments, "--out", tmp_path / "x.parquet", interpret=True)
    assert sentence in told
    assert list(tmp_path.iterdir()) == []


def test_an_existing_file_is_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    out.write_text("mine")
    assert "exists already" in refusal("lab", "dataset", "--game", "tali", "--out", out, interpret=True)
    assert out.read_text() == "mine"


@pytest.mark.parametrize("name", GAMES)
def test_layout_is_told(name: str) -> None:
    data = json.loads(ludi("lab", "layout", name, "--json", interpret=True).stdout)
    assert data["size"] == observation_size(get_game(name))
    assert sum(part["cells"] for part in data["parts"]) == data["size"]
    shown = ludi("lab", "layout", name, interpret=True).stdout
    assert "to_move" in shown
    assert f"{data['size']} cells, {data['actions']} actions" in shown
