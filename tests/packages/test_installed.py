"""`pip install` of somebody's package adds a game: in the terminal, the arena, the laboratory and the server."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.compiled import INTERPRETED
from tests.packages.conftest import Run, install, runner

OURS = ["ave_roma", "municipium", "tali"]
RUINED = "The game ruina of the package broken does not work: “ImportError: cannot import name 'Dice' from 'alea'”."
PETTINGZOO = """
import warnings
from pettingzoo.test import api_test
from ludi.lab.aec import env
warnings.simplefilter("ignore")
api_test(env("nuces", 3, {"piles": 2}), num_cycles=100)
"""
SERVED = """
import asyncio, json
import httpx
from ludi.server.app import create_app, running
from ludi.server.settings import Settings

async def look():
    app = create_app(Settings(database="sqlite://", workers=0))
    async with running(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        games = (await http.get("/api/catalogue")).json()["games"]
        path = "/api/games/nuces/words"
        words = {language: (await http.get(f"{path}/{language}")).text for language in ("en", "it", "fr")}
        await http.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        made = await http.post("/api/tables", json={"game": "nuces", "seats": seats}, headers={"origin": "http://here"})
        rules = (await http.get("/api/rules/nuces/fr")).json()["sections"]
        print(json.dumps({"games": games, "words": words, "made": made.json(), "rules": rules}))

asyncio.run(look())
"""
PLAY = """
import json, sys
import numpy as np
from ludi.engine.compiled import on_compiled
from ludi.engine.kernels import bound, new_tally, play_batch
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams

names = []
on_compiled.append(names.append)
game, tally, shares = get_game("nuces"), new_tally(), np.zeros((20, 2))
states, streams, offers = np.zeros(20, dtype=game.record), new_streams(1, 0, 20), np.zeros(1, dtype=OFFER)
bound(play_batch, game)(states, streams, offers, 2, game.encode({"piles": 3}), tally, 10**5, shares)
print(json.dumps({"nuts": states["nuts"].tolist(), "compiled": names}))
"""


@pytest.fixture
def run(nuces: Path) -> Run:
    return runner(nuces)


def told(run: Run, *arguments: str) -> Any:
    return json.loads(run("-m", "ludi", *arguments, "--json").stdout)


def test_it_is_listed_after_ours_with_players_and_options(run: Run) -> None:
    listed = told(run, "games")
    assert [game["name"] for game in listed["games"]] == [*OURS, "nuces"]
    assert listed["games"][-1] == {
        "name": "nuces",
        "title": "Nuces",
        "players": [2, 3, 4],
        "options": {"piles": [3, 2]},
    }
    assert listed["broken"] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", r"Aulus takes (one nut|\d nuts) from pile \d\."),
        ("it", r"Aulo prende (una noce|\d noci) dal mucchio \d\."),
        ("fr", r"Aulus prend (une noix|\d noix) dans le tas \d\."),
    ],
)
def test_it_is_played_in_the_terminal(run: Run, tmp_path: Path, language: str, sentence: str) -> None:
    arguments = ["play", "nuces", "--seats", "human,greedy", "--seed", "4", "--lang", language, "--piles", "2"]
    shown = run("-m", "ludi", *arguments, stdin="1\n" * 30, LUDI_DATA=str(tmp_path)).stdout
    assert re.search(sentence, shown)
    assert not re.search(r"nuces-(prompt|do|seat|heap|takes|emptied|over)", shown)
    [saved] = (tmp_path / "saves").iterdir()
    assert told(run, "replay", str(saved), "--check")["result"] is not None
    assert "OK" in run("-m", "ludi", "verify", str(saved)).stdout


def test_a_wrong_move_is_refused_in_its_own_words(run: Run, tmp_path: Path) -> None:
    arguments = ["play", "nuces", "--seats", "human,human", "--seed", "4"]
    shown = run("-m", "ludi", *arguments, stdin="take 9 from 1\n", LUDI_DATA=str(tmp_path)).stdout
    assert "what is expected now is “take NUMBER from PILE”" in shown.replace("\n", " ")


def test_its_rules_can_be_read(run: Run) -> None:
    assert "Whoever empties a pile" in run("-m", "ludi", "rules", "nuces", "2").stdout


def test_it_is_played_in_the_arena(run: Run, tmp_path: Path) -> None:
    arguments = ["arena", "--game", "nuces", "--bots", "greedy,random", "--games", "12", "--seed", "3"]
    assert told(run, *arguments, "--results", str(tmp_path / "results"))["games"] == 12


def test_many_are_simulated(run: Run) -> None:
    data = told(run, "simulate", "nuces", "--players", "4", "--games", "50", "--seed", "2")
    assert data["unfinished"] == 0
    assert data["events_per_game"]["emptied"] == 3


def test_pettingzoo_takes_it(run: Run) -> None:
    assert "Passed API test" in run("-c", PETTINGZOO).stdout


def test_the_contract_suite_tests_it_at_once(run: Run) -> None:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engine/test_contract.py", "-k", "nuces"]
    shown = run(*command, PYTEST_ADDOPTS="").stdout
    assert int(re.search(r"(\d+) passed", shown)[1]) > 80  # type: ignore[index]
    assert "failed" not in shown


def test_its_catalogue_is_complete_in_every_language(run: Run) -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engine/test_texts.py", PYTEST_ADDOPTS="")


def test_the_server_offers_it_with_its_words_and_rules(run: Run) -> None:
    data = json.loads(run("-c", SERVED).stdout.splitlines()[-1])
    assert [game["name"] for game in data["games"]] == ["municipium", "ave_roma", "tali", "nuces"]
    assert [re.findall(r"^nuces-seat-decimus = (\w+)", words, re.M) for words in data["words"].values()] == [
        ["Decimus"],
        ["Decimo"],
        ["Decimus"],
    ]
    assert [seat["seat"] for seat in data["made"]["table"]["seats"]] == ["aulus", "decimus"]
    assert [section["title"] for section in data["rules"]] == ["Les tas", "Un tour", "La fin"]


def test_a_broken_package_is_told_and_takes_no_other_game_down(ruins: Path) -> None:
    run = runner(ruins)
    listed = told(run, "games")
    assert ([game["name"] for game in listed["games"]], listed["broken"]) == ([*OURS, "nuces"], [RUINED])
    assert RUINED in run("-m", "ludi", "games").stderr
    for arguments in (["play", "ruina"], ["simulate", "ruina"], ["rules", "ruina"]):
        assert run("-m", "ludi", *arguments, status=2).stderr == f"ludi: {RUINED}\n"
    assert told(run, "simulate", "nuces", "--games", "5")["games"] == 5
    assert json.loads(run("-c", SERVED).stdout.splitlines()[-1])["made"]["table"]["game"] == "nuces"


@pytest.mark.skipif(INTERPRETED, reason="needs the compiler")
def test_its_machine_code_is_kept_and_never_stale(tmp_path: Path) -> None:
    installed = install(tmp_path / "installed", "nuces")
    run, cache = runner(installed), tmp_path / "cache"

    def play(interpret: str = "") -> dict[str, Any]:
        done: dict[str, Any] = json.loads(run("-c", PLAY, LUDI_INTERPRET=interpret, LUDI_CACHE=str(cache)).stdout)
        return done

    first, second = play(), play()
    assert {"nuces.play_batch", "begin_turn"} <= set(first["compiled"])
    assert second == {"nuts": first["nuts"], "compiled": []}
    rules = installed / "nuces" / "rules.py"
    source, stamp = rules.read_text(encoding="utf-8"), rules.stat()
    assert source.count("BONUS: Final = 2") == 1
    rules.write_text(source.replace("BONUS: Final = 2", "BONUS: Final = 2 + 2"), encoding="utf-8")
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # not even the time tells
    changed, interpreted = play(), play("1")
    assert changed["nuts"] == interpreted["nuts"] != first["nuts"]
    assert "nuces.play_batch" in changed["compiled"]
    rules.write_text(source, encoding="utf-8")
    assert play() == second
