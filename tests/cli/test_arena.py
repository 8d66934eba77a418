"""`ludi arena` as a user runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from tests.cli.command import ROOT, ludi, refusal

MATCH = ("arena", "--game", "tali", "--bots", "greedy,random", "--games", "12", "--seed", "3")
SVG = "{http://www.w3.org/2000/svg}"


def told(*arguments: str | Path) -> Any:
    return json.loads(ludi(*arguments, "--json", interpret=True).stdout)


def games(path: Path) -> list[dict[str, Any]]:
    """The header, and the games in order, without their times."""
    header, *lines = map(json.loads, path.read_text().splitlines())
    kept = [{key: value for key, value in line.items() if key not in ("seconds", "longest")} for line in lines]
    return [header, *sorted(kept, key=lambda line: line["game"])]


class TestMatch:
    def test_json_has_the_figures(self) -> None:
        data = told(*MATCH, "--players", "3")
        assert (data["game"], data["players"], data["games"], data["lineups"]) == ("tali", 3, 12, 3)
        assert data["options"] == {"goal": 30}
        assert [row["bot"] for row in data["results"]] == ["greedy", "random"]
        assert sum(row["wins"] for row in data["results"]) == pytest.approx(12)
        assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(12)
        for row in data["results"]:
            assert row["low"] <= row["share"] <= row["high"]
            assert row["rating_low"] <= row["rating"] <= row["rating_high"]
            assert 0 < row["seconds_per_decision"] <= row["longest_decision"]
            assert {seat["games"] for seat in row["by_seat"].values()} == {row["seats"] // 3}

    def test_the_table_is_readable(self) -> None:
        done = ludi(*MATCH[:-4], "--games", "11", "--goal", "60", interpret=True)
        assert "12 games of tali, 2 players, seed 1" in done.stdout
        assert "Wins by seat" in done.stdout
        assert "Wins by who began" in done.stdout
        assert "12 games instead of 11, so that every bot sits everywhere equally often." in done.stderr

    def test_it_resumes(self, tmp_path: Path) -> None:
        file, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
        ludi(*MATCH, "--results", whole, interpret=True)
        ludi(*MATCH, "--games", "4", "--results", file, interpret=True)
        done = ludi(*MATCH, "--results", file, interpret=True)
        assert f"4 of 12 games are in {file} already." in done.stderr
        assert games(file) == games(whole)

    def test_equal_bots_tell_the_seats_advantage(self) -> None:
        data = told("arena", "--game", "tali", "--bots", "random", "--players", "2", "--games", "30")
        assert [row["rating"] for row in data["results"]] == [None]
        for told_by in ("seats", "order"):
            assert sum(row["share"] for row in data[told_by]) == pytest.approx(1, abs=1e-3)

    def test_a_round_robin(self) -> None:
        data = told("arena", "--game", "tali", "--bots", "greedy,random,level1", "--players", "2", "--games", "1")
        assert (data["games"], data["lineups"]) == (6, 6)
        assert [row["bot"] for row in data["results"]] == ["greedy", "random", "tiro"]
        assert {row["games"] for row in data["results"]} == {4}


class TestStop:
    def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(self, tmp_path: Path) -> None:
        file, arguments = tmp_path / "results.jsonl", [*MATCH[:-4], "--games", "40000", "--seed", "3"]
        command = [sys.executable, "-m", "ludi", *arguments, "--results", str(file)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "LUDI_INTERPRET": "1"}
        started = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            until = time.monotonic() + 60
            while not (file.exists() and file.read_bytes().count(b"\n") > 5) and time.monotonic() < until:
                time.sleep(0.05)
            started.send_signal(signal.SIGINT)
            said, complaint = started.communicate(timeout=30)
        finally:
            started.kill()
        kept = file.read_bytes().count(b"\n") - 1
        assert (started.returncode, said) == (130, "")
        assert f"Stopped after {kept} of 40000 games; the same command goes on from {file}." in complaint
        again = ludi(*MATCH, "--results", file, "--games", str(2 * kept), interpret=True)
        assert f"{kept} of {2 * kept} games are in {file} already." in again.stderr


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["--game", "chess", "--bots", "greedy"], "choose one of ave_roma, municipium, tali"),
            (["--bots", "greedy"], "choose one of ave_roma, municipium, tali"),
            (["--game", "tali"], "Say who plays"),
            (["--game", "tali", "--bots", "clever,greedy"], "There is no bot called “clever”"),
            (["--game", "tali", "--bots", "greedy,"], "There is no bot called"),
            (["--game", "tali", "--bots", "optio@soon,greedy"], "has no budget"),
            (["--game", "tali", "--bots", "greedy,random", "--players", "7"], "choose 2 to 4"),
            (["--game", "tali", "--bots", "greedy,random,tiro", "--players", "4"], "cannot share 4 seats"),
            (["--game", "tali", "--bots", "greedy,random", "--seed", "-1"], "choose 0 to 4294967295"),
            (["--game", "tali", "--bots", "greedy,random", "--games", "0"], "choose 1 to"),
            (["--game", "tali", "--bots", "greedy,random", "--threads", "0"], "choose 1 to 256"),
            (["--game", "tali", "--bots", "greedy,random", "--goal", "31"], "choose one of 30, 60"),
            (["--game", "tali", "--bots", "greedy,random", "--plot", "x.svg"], "add --ladder"),
            (["--game", "tali", "--bots", "greedy", "--ladder"], "at least two bots"),
            (["--game", "tali", "--ladder", "--plot", "no/such/plot.svg"], "There is no folder"),
            (["--game", "tali", "--bots", "greedy,random", "--ray", "nowhere"], "write HOST:PORT"),
            (["--game", "tali", "--bots", "greedy,random", "--ray", "127.0.0.1:1"], "cannot be reached"),
        ],
    )
    def test_one_sentence_and_no_file(self, arguments: list[str], said: str, tmp_path: Path) -> None:
        if "--ray" in arguments:
            pytest.importorskip("ray")
        assert said in refusal("arena", *arguments, "--results", tmp_path / "results", interpret=True)
        assert list(tmp_path.iterdir()) == []

    def test_another_runs_file_is_left_alone(self, tmp_path: Path) -> None:
        file = tmp_path / "results.jsonl"
        ludi(*MATCH, "--results", file, interpret=True)
        before = file.read_bytes()
        assert "its seed is “3”, not “4”" in refusal(*MATCH, "--seed", "4", "--results", file, interpret=True)
        assert file.read_bytes() == before


class TestLadder:
    def test_it_writes_a_table_and_a_picture(self, tmp_path: Path) -> None:
        plot, table, folder = tmp_path / "ladder.svg", tmp_path / "ladder.md", tmp_path / "results"
        asked = (
            "arena",
            "--ladder",
            "--game",
            "tali",
            "--games",
            "8",
            "--bots",
            "random,greedy,tiro",
            "--results",
            folder,
        )
        data = told(*asked, "--plot", plot, "--table", table)
        assert [rung["bot"] for rung in data["rungs"]] == ["random", "greedy", "tiro"]
        assert [rung["below"] for rung in data["rungs"]] == [None, "random", "greedy"]
        assert [match["bots"] for match in data["matches"]] == [["greedy", "random"], ["tiro", "greedy"]]
        assert data["rungs"][1]["even"] == 0.25
        assert sorted(path.name for path in folder.iterdir()) == [
            "greedy-against-random.jsonl",
            "tiro-against-greedy.jsonl",
        ]
        lines = table.read_text().splitlines()
        assert [line.split(" | ")[1] for line in lines if line.startswith("| ")] == [
            "bot",
            "---",
            "random",
            "greedy",
            "tiro",
        ]
        assert "ludi arena --ladder --game tali --players 4 --games 8 --seed 1 --bots random,greedy,tiro" in lines
        self.check_picture(plot, data)
        assert "16 of 16 games are in" in ludi(*asked, "--plot", plot, "--table", table, interpret=True).stderr

    def check_picture(self, plot: Path, data: Any) -> None:
        """Bars as high as the shares, within the whiskers, and the even line at a quarter of the axis."""
        root = Xml.parse(plot).getroot()
        words = [text.text for text in root.iter(f"{SVG}text")]
        assert {"against random", "against greedy", "even: 25 %", "games won", "100 %"} <= set(words)
        bars = [rect for rect in root.iter(f"{SVG}rect") if rect.get("rx")]
        shares = [rung["share"] for rung in data["rungs"][1:]]
        heights = [float(bar.get("height", "")) for bar in bars]
        assert heights == pytest.approx([share * 372 for share in shares], abs=0.1)
        even = next(line for line in root.iter(f"{SVG}line") if line.get("stroke-dasharray"))
        assert float(even.get("y1", "")) == pytest.approx(468 - 372 / 4)


class TestCluster:
    def test_a_local_cluster_plays_the_same_games(self, tmp_path: Path) -> None:
        pytest.importorskip("ray")
        threads, cluster = tmp_path / "threads.jsonl", tmp_path / "cluster.jsonl"
        ludi(*MATCH, "--players", "3", "--results", threads, interpret=True)
        done = ludi(*MATCH, "--players", "3", "--results", cluster, "--ray", "local", "--threads", "2", interpret=True)
        assert games(cluster) == games(threads)
        assert done.stderr.strip() == ""  # none of Ray's own talk

    def test_without_ray_there_is_a_sentence(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from ludi.engine.errors import LudiError
        from ludi.lab.cluster import cluster

        monkeypatch.setitem(sys.modules, "ray", None)
        with pytest.raises(LudiError, match=r'pip install "ludi-romani\[cluster\]"'), cluster("local", 1):
            pass
