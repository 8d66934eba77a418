"""Self-play as Parquet: what is in the file is what was played."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from ludi.bots.roster import parse_bot
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.lab import dataset
from ludi.lab.dataset import Job, write
from ludi.lab.observation import Observer, layout_data


def job(out: Path, name: str = "tali", players: int = 3, bots: str = "greedy,random,random", games: int = 6) -> Job:
    game = get_game(name)
    named = [parse_bot(bot) for bot in bots.split(",")]
    return Job(game, players, game.complete_options(players, {}), named, games, 4, out).check()


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return rows


def test_rows_are_the_decisions_of_the_games(tmp_path: Path) -> None:
    task = job(tmp_path / "games.parquet")
    told = write(task)
    rows = rows_of(task.out)
    assert told["rows"] == len(rows) > 0
    assert {row["game"] for row in rows} == set(range(6))
    see = Observer(task.game, 3)
    for row in rows:
        s = np.frombuffer(row["record"], dtype=task.game.record)[0]
        assert row["seat"] == task.game.rules.decider(s)
        assert row["legal"] == task.game.offered(s)
        assert row["chosen"] in row["legal"]
        assert row["observation"] == see(s, row["seat"]).tolist()
        assert row["policy"] == [float(code == row["chosen"]) for code in row["legal"]]


def test_each_row_goes_on_where_the_one_before_chose(tmp_path: Path) -> None:
    """A row's record is the position its predecessor's choice led to: scores and turns never go back."""
    task = job(tmp_path / "games.parquet")
    write(task)
    rows = rows_of(task.out)
    for before, after in pairwise(rows):
        assert after["ply"] == (before["ply"] + 1 if before["game"] == after["game"] else 0)
        if after["ply"]:
            one, two = (np.frombuffer(row["record"], dtype=task.game.record)[0] for row in (before, after))
            stopped = before["chosen"] == 0
            assert two.score[before["seat"]] == one.score[before["seat"]] + (one.pot if stopped else 0)


def test_outcomes_are_turned_to_who_decides(tmp_path: Path) -> None:
    task = job(tmp_path / "games.parquet")
    write(task)
    rows = rows_of(task.out)
    for number in range(6):
        shares = {tuple(np.roll(row["outcome"], row["seat"])) for row in rows if row["game"] == number}
        assert len(shares) == 1
        assert sum(shares.pop()) == pytest.approx(1)
    assert all(row["value"] == pytest.approx(row["outcome"][0] - 1 / 3) for row in rows)
    assert {row["outcome"][0] for row in rows} == {0.0, 1.0}


def test_the_same_seed_gives_the_same_file_and_games_do_not_depend_on_each_other(tmp_path: Path) -> None:
    names = [tmp_path / f"{letter}.parquet" for letter in "abc"]
    for path, games in zip(names, (6, 6, 2), strict=True):
        write(job(path, games=games))
    one, two, fewer = map(rows_of, names)
    assert one == two
    assert fewer == [row for row in one if row["game"] < 2]


def test_a_bot_s_own_policy_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Thinker:
        name = "thinker"
        last_policy: dict[int, float] | None = None

        def choose(self, s: Any, seat: int) -> int:
            self.last_policy = {0: 3.0, 1: 1.0}
            return int(seat == 0)

    monkeypatch.setattr(dataset, "make_bot", lambda *_: Thinker())
    task = job(tmp_path / "games.parquet", games=1)
    write(task)
    assert {tuple(row["policy"]) for row in rows_of(task.out)} == {(0.75, 0.25)}


def test_what_a_bot_thought_of_everybody_s_chances_is_kept_from_who_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thinker:
        name = "thinker"
        last_shares = (0.75, 0.25)  # by seat

        def choose(self, s: Any, seat: int) -> int:
            return int(seat == 0)

    monkeypatch.setattr(dataset, "make_bot", lambda *_: Thinker())
    task = job(tmp_path / "games.parquet", players=2, bots="greedy,greedy", games=1)
    write(task)
    assert {(row["seat"], *row["judged"]) for row in rows_of(task.out)} == {(0, 0.75, 0.25), (1, 0.25, 0.75)}


def test_a_search_tells_what_it_thought_and_first_sight_does_not(tmp_path: Path) -> None:
    for bot, tells in (("imperator@20", True), ("optio", False), ("greedy", False)):
        task = job(tmp_path / f"{bot}.parquet", players=2, bots=f"{bot},{bot}", games=1)
        write(task)
        judged = [row["judged"] for row in rows_of(task.out)]
        assert all((each is not None) == tells for each in judged)
        assert all(sum(each) == pytest.approx(1, abs=1e-5) for each in judged if each)


def test_row_groups_are_written_as_games_finish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 10)
    task = job(tmp_path / "games.parquet")
    done: list[int] = []
    write(task, done.append)
    assert done == [1] * 6
    assert pq.ParquetFile(task.out).num_row_groups >= 3


def test_metadata_tells_what_the_numbers_mean(tmp_path: Path) -> None:
    task = job(tmp_path / "games.parquet")
    write(task)
    about = {key.decode(): value.decode() for key, value in pq.read_schema(task.out).metadata.items()}
    assert (about["game"], about["version"], about["players"], about["seed"]) == ("tali", "1", "3", "4")
    assert json.loads(about["bots"]) == ["greedy", "random", "random"]
    assert json.loads(about["layout"]) == layout_data(task.game)
    assert json.loads(about["options"]) == {"goal": 30}


@pytest.mark.parametrize("error", [KeyboardInterrupt, RuntimeError])
def test_a_stop_leaves_nothing_behind(tmp_path: Path, error: type[BaseException]) -> None:
    def stop(_: int) -> None:
        raise error

    with pytest.raises(error):
        write(job(tmp_path / "games.parquet"), stop)
    assert list(tmp_path.iterdir()) == []


def test_games_without_an_end_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = dataset.Player.rows
    monkeypatch.setattr(dataset.Player, "rows", lambda self, number: rows(self, number, 5))
    told = write(job(tmp_path / "games.parquet"))
    assert told["unfinished"] == 6
    assert rows_of(tmp_path / "games.parquet") == []


def test_what_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    (tmp_path / "there.parquet").write_text("mine")
    with pytest.raises(LudiError, match="exists already"):
        job(tmp_path / "there.parquet")
    with pytest.raises(LudiError, match="no folder"):
        job(tmp_path / "nowhere" / "x.parquet")
    with pytest.raises(LudiError, match=r"does not end in \.parquet"):
        job(tmp_path / "x.csv")
    with pytest.raises(LudiError, match="3 players but 2 bots"):
        job(tmp_path / "x.parquet", bots="random,random")
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]
    assert (tmp_path / "there.parquet").read_text() == "mine"
