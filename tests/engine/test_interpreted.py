"""The same sources, compiled and interpreted, give the same bytes after every step."""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from ludi.engine.compiled import INTERPRETED, PACKAGE

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares with the compiler")

ROOT = PACKAGE.parent
SCRIPT = """
import hashlib, json, random, sys
import numpy as np
from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import CHANCE
from ludi.engine.kernels import bound, new_tally, play_batch
from ludi.engine.match import Match
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import below, new_streams, philox
from ludi.lab.simulate import Job, play_chunk

def steps(name, players, options):
    match, rng, digests = Match(get_game(name), players, options), random.Random(f"{players} {options}"), []
    while not match.is_over:
        weights = match.game.weights(match.state) if match.decider == CHANCE else None
        code = rng.choices(match.game.offered(match.state), weights)[0]
        for step in match.play_code(code):
            digests.append(f"{step.frame} {hashlib.sha256(step.after.tobytes()).hexdigest()}")
    return [*digests, match.payoffs(), [float(match.game.rules.evaluate(match.state, i)) for i in range(players)]]

def batch(name, players, options):
    game, count = get_game(name), 3
    states, streams = np.zeros(count, dtype=game.record), new_streams(5, 100, count)
    tally, shares = new_tally(), np.zeros((count, players))
    encoded = game.encode(game.complete_options(players, options))
    bound(play_batch, game)(states, streams, np.zeros(1, dtype=OFFER), players, encoded, tally, 10**6, shares)
    return [record.tobytes().hex() for record in (states, streams, tally, shares)]

def bots(name):
    game = get_game(name)
    job = Job(game, 3, game.complete_options(3, {}), ["greedy", "random", "greedy"], 1, 6)
    states, *_ = play_chunk(job, 0, 1, new_tally())
    return [int(states["depth"][0]), states.tobytes().hex()]

def words():
    stream = new_streams(2**32 - 1, 2**32 - 1, 1)[0]
    drawn = [below(stream, limit) for limit in (1, 2, 6, 1000, 2**20, 2**31 - 1) for _ in range(20)]
    return [drawn, [philox(i * 0x9E3779B9 % 2**32, 2**32 - 1 - i, i * 7) for i in range(200)]]

wanted = json.loads(sys.argv[1])
print(json.dumps({
    "interpreted": INTERPRETED,
    "steps": [steps(*table) for table in wanted],
    "batches": [batch(*table) for table in wanted],
    "bots": [bots(name) for name in dict.fromkeys(name for name, *_ in wanted)],
    "words": words(),
}))
"""
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("municipium", players, {"edition": "retail"}) for players in (2, 3, 4)),
    *(("municipium", players, {"edition": "v3"}) for players in (3, 4, 5)),
    ("municipium", 4, {"edition": "retail", "goal": 4, "winner": "first", "streets": "wheel"}),
    ("municipium", 5, {"edition": "v3", "winner": "most"}),
    *(("ave_roma", players, {"advanced": "off"}) for players in (2, 3, 4, 5)),
    *(("ave_roma", players, {"advanced": "on", "training": "up_to"}) for players in (3, 4, 5)),
    ("ave_roma", 2, {"advanced": "on", "length": "short", "boards": "chosen"}),
    *(("tali", players, {}) for players in (2, 3, 4)),
]
every_table = pytest.mark.parametrize("table", range(len(TABLES)), ids=[f"{n}-{p}-{o}" for n, p, o in TABLES])


@cache
def run(interpret: bool) -> dict[str, Any]:
    environment = {**os.environ, "LUDI_INTERPRET": "1" if interpret else "0", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", SCRIPT, json.dumps(TABLES)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    assert result["interpreted"] is interpret
    return result


@every_table
def test_every_step_gives_the_same_bytes(table: int) -> None:
    compiled, interpreted = run(False)["steps"][table], run(True)["steps"][table]
    different = [i for i, (a, b) in enumerate(zip(compiled, interpreted, strict=False)) if a != b]
    assert different[:1] == [], "number of the first step that differs"
    assert len(compiled) == len(interpreted) > 20


@every_table
def test_whole_batches_give_the_same_bytes(table: int) -> None:
    assert run(False)["batches"][table] == run(True)["batches"][table]


def test_whole_games_of_bots_end_and_give_the_same_bytes() -> None:
    assert run(False)["bots"] == run(True)["bots"]
    assert [depth for depth, _ in run(True)["bots"]] == [0, 0, 0]


def test_random_numbers_are_the_same() -> None:
    assert run(False)["words"] == run(True)["words"]


def test_the_script_can_tell_games_apart() -> None:
    batches = [tuple(batch) for batch in run(False)["batches"]]
    assert len(set(batches)) == len(batches)
