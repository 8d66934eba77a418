"""ludi analyse and ludi lab analyse: run as a user runs them."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import jsonschema
import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, save
from tests.cli.command import ROOT, ludi, refusal
from tests.engine.dealt import play, table
from tools.schema import report_schema

QUICK = ("--judge", "first-sight")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save(finished(1), path)
    return path


def finished(choices: int) -> Replay:
    """Anna, a bot and Carla to the end, every throw by its number."""
    replay = table()
    play(replay, lambda number, weights: number * 7 % len(weights), 400, choices)
    assert replay.match.is_over
    return replay


def test_a_game_is_told_with_a_table_a_chart_and_its_moments(game: Path) -> None:
    shown = ludi("analyse", game, *QUICK, interpret=True).stdout
    assert shown.startswith("Tali: what decided this game\nJudged at first sight.\n")
    for part in ("Anna (Gaius)", "Carla (Marcus)", "Own decisions", "Everybody's chances", "100 ", "What cost most"):
        assert part in shown


@pytest.mark.parametrize(("language", "title"), [("it", "che cosa ha deciso"), ("fr", "ce qui a décidé")])
def test_it_is_told_in_other_languages(game: Path, language: str, title: str) -> None:
    assert title in ludi("analyse", game, *QUICK, "--lang", language, interpret=True).stdout


def test_json_fits_the_published_schema(game: Path) -> None:
    report = json.loads(ludi("analyse", game, "--judge", "search@20", "--json", interpret=True).stdout)
    jsonschema.Draft202012Validator(report_schema()).validate(report)
    assert report["judge"] == "search@20"
    assert [seat["player"] for seat in report["seats"]] == ["Anna", "greedy", "Carla"]


def test_a_page_to_share_is_written(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    done = ludi("analyse", game, *QUICK, "--html", out, interpret=True)
    assert done.stdout == ""
    assert f"Wrote {out}." in done.stderr
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_running_game_and_one_not_begun_are_analysed(tmp_path: Path) -> None:
    replay = table()
    play(replay, lambda _, weights: len(weights) - 1, 3)
    save(replay, tmp_path / "running.json")
    save(Replay(Match(get_game("tali"), 2), [Seat("a", "a"), Seat("b", "b")]), tmp_path / "new.json")
    shown = ludi("analyse", tmp_path / "running.json", *QUICK, interpret=True).stdout
    assert "did not come to its end" in shown
    assert "Nothing has been drawn" in ludi("analyse", tmp_path / "new.json", *QUICK, interpret=True).stdout


def test_what_was_judged_is_kept_and_gives_the_same_again(game: Path, tmp_path: Path) -> None:
    kept = ("--results", tmp_path / "kept", "--judge", "search@20", "--json")
    first = ludi("analyse", game, *kept, interpret=True).stdout
    assert (tmp_path / "kept" / "judged.sqlite").exists()
    assert ludi("analyse", game, *kept, "--threads", "3", interpret=True).stdout == first


def rows_in(folder: Path) -> int:
    """How many positions are kept there."""
    try:
        with closing(sqlite3.connect(f"file:{folder / 'judged.sqlite'}?mode=ro", uri=True)) as kept:
            return int(kept.execute("select count(*) from looks").fetchone()[0])
    except sqlite3.Error:
        return 0


def test_ctrl_c_keeps_what_was_judged_and_the_same_command_goes_on(game: Path, tmp_path: Path) -> None:
    """§3: stopped and resumed it is the same report."""
    folder = tmp_path / "kept"
    wanted = ("analyse", game, "--judge", "search@40", "--threads", "1", "--results", folder)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LUDI_INTERPRET": "1"}
    command = [sys.executable, "-m", "ludi", *map(str, wanted)]
    started = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        until = time.monotonic() + 60
        while not rows_in(folder) and time.monotonic() < until:
            time.sleep(0.02)
        started.send_signal(signal.SIGINT)
        said, complaint = started.communicate(timeout=60)
    finally:
        started.kill()
    assert (started.returncode, said) == (130, "")
    assert f"Stopped; the same command goes on from {folder}." in complaint
    kept = rows_in(folder)
    resumed = ludi(*wanted, "--json", interpret=True).stdout
    assert 0 < kept < rows_in(folder)
    assert resumed == ludi("analyse", game, "--judge", "search@40", "--json", interpret=True).stdout


@pytest.mark.parametrize("old", ["format-1.json", "format-1-saved.json", "format-2.json", "format-2-unfinished.json"])
def test_files_of_older_formats_are_analysed(old: str) -> None:
    path = Path(__file__).resolve().parents[1] / "engine" / "old" / old
    report = json.loads(ludi("analyse", path, *QUICK, "--json", interpret=True).stdout)
    assert report["events"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seconds", "0"), "--seconds cannot be 0"),
        (("--judge", "oracle"), "There is no judge “oracle”"),
        (("--threads", "0"), "--threads cannot be 0"),
        (("--lang", "la"), "There is no language “la”"),
        (("--html", "/nowhere/game.html"), "cannot be written"),
        (("--results", "/nowhere/at/all"), "There is no folder “/nowhere/at/all” for the results"),
    ],
)
def test_wrong_arguments_are_one_sentence(game: Path, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("analyse", game, *arguments, interpret=True)


def test_foreign_and_broken_files_are_one_sentence(game: Path, tmp_path: Path) -> None:
    text = game.read_text()
    for number, spoilt in enumerate(("", "{}", "\x00", text[: len(text) // 2], text.replace("stop", "stay", 1))):
        path = tmp_path / f"{number}.txt"
        path.write_text(spoilt)
        refusal("analyse", path, interpret=True)
    assert "cannot be read" in refusal("analyse", tmp_path / "none.json", interpret=True)


def test_a_folder_of_games_tells_luck_and_skill_of_everybody(tmp_path: Path) -> None:
    for number in range(3):
        save(finished(number + 1), tmp_path / f"{number}.json")
    (tmp_path / "broken.json").write_text("{}")
    done = ludi("lab", "analyse", tmp_path, *QUICK, "--json", interpret=True)
    told = json.loads(done.stdout)
    assert {each["player"]: each["games"] for each in told["players"]} == {"Anna": 3, "greedy": 3, "Carla": 3}
    assert sum(each["luck"] for each in told["players"]) == pytest.approx(0, abs=1e-9)
    assert [bool(each["refused"]) for each in told["games"]] == [False, False, False, True]
    assert "broken.json: " in done.stderr
    shown = ludi("lab", "analyse", tmp_path, *QUICK, "--games", "2", interpret=True).stdout
    assert "Anna" in shown


def test_games_of_a_results_file_are_played_again_and_analysed(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    match = ("--game", "tali", "--bots", "greedy,random", "--players", "2", "--games", "4")
    ludi("arena", *match, "--results", kept, interpret=True)
    told = json.loads(ludi("lab", "analyse", kept, *QUICK, "--json", interpret=True).stdout)
    shares = [[seat["end"] for seat in each["seats"]] for each in told["games"]]
    assert shares == [json.loads(line)["payoffs"] for line in sorted(kept.read_text().splitlines()[1:], key=number_of)]
    assert {each["player"] for each in told["players"]} == {"greedy", "random"}
    kept.write_text(kept.read_text().replace('"payoffs":[1.0,0.0]', '"payoffs":[0.0,1.0]'))
    assert "does not come out again" in ludi("lab", "analyse", kept, *QUICK, interpret=True).stderr


def test_a_cluster_analyses_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    for number in range(2):
        save(finished(number + 1), tmp_path / f"{number}.json")
    wanted = ("lab", "analyse", tmp_path, "--judge", "search@20", "--json")
    here = ludi(*wanted, interpret=True)
    there = ludi(*wanted, "--ray", "local", "--threads", "2", interpret=True)
    assert json.loads(there.stdout) == json.loads(here.stdout)
    assert there.stderr.strip() == here.stderr.strip()  # none of Ray's own talk


def number_of(line: str) -> int:
    return int(json.loads(line)["game"])


def test_what_is_no_source_of_games_is_one_sentence(tmp_path: Path, game: Path) -> None:
    assert "neither a folder" in refusal("lab", "analyse", game, interpret=True)
    (tmp_path / "empty").mkdir()
    assert "There is no replay file" in refusal("lab", "analyse", tmp_path / "empty", interpret=True)
    assert "cannot be read" in refusal("lab", "analyse", tmp_path / "none", interpret=True)


def bench(*args: str) -> dict[str, float]:
    """The rows of a bench of Tali with two players, and how many more there are."""
    told = ludi("bench", "analysis", "--game", "tali", "--json", *args).stdout
    return {row["name"]: row["value"] for row in json.loads(told)["rows"]}


def test_the_bench_prints_rows() -> None:
    rows = bench("--games", "2", "--judge", "first-sight", "--parts", "luck,levels")
    two = "2 players, first-sight: "
    assert rows[f"{two}accounts close to"] < 1e-9
    assert {f"{two}mean luck of seat {seat}" for seat in (1, 2)} <= set(rows)
    assert rows[f"{two}mean luck of seat 1"] == pytest.approx(-rows[f"{two}mean luck of seat 2"])
    assert -1 < rows[f"{two}skill, by the Brier score of its chances"] < 1
    assert sum("lost per decision" in name for name in rows) == 5
    assert not [name for name in rows if "judged twice" in name or "report" in name]


def test_the_bench_plays_with_whom_and_of_what_seed_it_is_told() -> None:
    wanted = ("--games", "3", "--parts", "fairness", "--players", "3", "--bot", "random")
    one, other = (bench(*wanted, "--seed", seed) for seed in ("1", "2"))
    assert {name.partition(",")[0] for name in one} == {"3 players", "all tables"}
    luck = "3 players, 3 games at first-sight: mean luck of seat 1"
    assert one[luck] != other[luck]
    assert one[luck] == bench(*wanted, "--seed", "1", "--processes", "2")[luck]


def test_the_bench_refuses_parts_and_times_there_are_none_of() -> None:
    bench = ("bench", "analysis", "--game", "tali")
    assert "no part “lucky”" in refusal(*bench, "--parts", "lucky", interpret=True)
    assert "more than 0 seconds" in refusal(*bench, "--judge", "0s", interpret=True)
    assert "There is no judge" in refusal(*bench, "--judge", "slowly", interpret=True)
    assert "--players cannot be 9; choose one of 2, 3, 4." in refusal(*bench, "--players", "9", interpret=True)
    assert "There is no bot called" in refusal(*bench, "--bot", "nobody", interpret=True)
    assert "The seed cannot be -1" in refusal(*bench, "--seed", "-1", interpret=True)
    for option, value in {"--parts": "luck", "--seed": "2", "--players": "2", "--bot": "tiro"}.items():
        assert f"{option} is for" in refusal("bench", "bots", option, value, interpret=True)
