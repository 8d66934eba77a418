"""Interpreted, a whole table needs nothing but Python: no NumPy, no Numba, nothing that puts sentences together."""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from ludi.engine.compiled import PACKAGE
from ludi.engine.registry import GAMES, get_game
from ludi.engine.texts import LANGUAGES

pytestmark = pytest.mark.whole_games

ROOT = PACKAGE.parent
HEAVY = ("numpy", "numba", "llvmlite", "babel", "fluent", "platformdirs")
SCRIPT = """
import runpy, sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # None: Python takes them for modules that are not installed
runpy.run_module("tests.engine.playing_alone", run_name="__main__")
"""
WAYS = {"not there": HEAVY, "not wanted": ()}
every_way = pytest.mark.parametrize("way", WAYS)


@cache
def played(way: str) -> dict[str, Any]:
    asked = {"LUDI_INTERPRET": "0" if WAYS[way] else "1"}  # without Numba nobody has to ask
    command = [sys.executable, "-W", "error", "-c", SCRIPT, *WAYS[way]]
    environment = {**os.environ, **asked, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@every_way
def test_whole_games_are_played_told_kept_and_verified(way: str) -> None:
    done = played(way)["done"]
    assert done["games"] == done["results"] == done["verified"] >= 3 * len(GAMES)
    assert done["views"] == done["refusals"] == done["undone"] + done["not undone"] > 100
    assert done["targets"] > 1000
    assert done["sentences"] > 1000
    assert done["shares"] > 100
    assert done["lesson steps"] > len([name for name in GAMES if get_game(name).art])
    assert done["sections"] > 20 * len(LANGUAGES)
    assert done["letters"] > 10_000 * len(LANGUAGES)


@every_way
def test_nothing_heavy_was_imported(way: str) -> None:
    assert set(HEAVY).isdisjoint(played(way)["modules"])


def test_it_is_the_same_either_way() -> None:
    one, other = (played(way)["done"] for way in WAYS)
    assert one.keys() == other.keys()
    assert all(one[what] == other[what] for what in ("games", "sections", "letters", "lesson steps"))
