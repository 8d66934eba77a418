"""`ludi bench engine`: how fast the engine is, compared with its peers in the same run."""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludi.engine.errors import LudiError
from ludi.engine.kernels import new_tally
from ludi.engine.registry import get_game
from ludi.lab.simulate import DECISION_LIMIT, Job, play_chunk, simulate, warm_up

ROUNDS = 3  # measurements of each thing, interleaved so that a noisy moment hits all alike; the median counts
GAMES, SLOW_GAMES = 60_000, 8_000  # per measurement on the CPU
DEVICE_GAMES, SLOW_DEVICE_GAMES = 1 << 22, 1 << 20
EQUAL_GAMES = 20_000  # compared byte by byte between devices

Row = dict[str, Any]
Say = Callable[[str], None]


def machine() -> str:
    """What this ran on."""
    name = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        name = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _job(name: str, threads: int, games: int) -> Job:
    game = get_game(name)
    return Job(game, 4, game.complete_options(4, {}), ["random"] * 4, games, 1, threads)


def row(name: str, value: float, unit: str, where: str, ratio: dict[str, float] | None = None) -> Row:
    return {"name": name, "value": value, "unit": unit, "ratio": ratio or {}, "machine": where}


def speed_rows(game: str, peers: dict[str, Callable[[], float]], say: Say) -> list[Row]:
    """Random play on one thread and two, and the peers, round by round."""
    games = SLOW_GAMES if get_game(game).slow else GAMES
    warm_up(_job(game, 1, 1))
    measured: dict[str, list[float]] = {name: [] for name in ("one", "all", "two", *peers)}
    for number in range(1, ROUNDS + 1):
        say(f"random play, round {number} of {ROUNDS}")
        single = simulate(_job(game, 1, games))
        double = simulate(_job(game, 2, 2 * games))
        tally = single.tally
        measured["one"].append(tally.decisions / single.seconds)
        measured["all"].append((tally.decisions + tally.forced + tally.draws) / single.seconds)
        measured["two"].append(double.tally.decisions / double.seconds)
        for name, measure in peers.items():
            say(f"{name}, round {number} of {ROUNDS}")
            measured[name].append(measure())
    rate = {name: statistics.median(values) for name, values in measured.items()}
    ratio = {run: {name: round(rate[run] / rate[name], 1) for name in peers} for run in ("one", "two")}
    where = machine()
    return [
        row(f"{game} random play, 4 players, 1 thread", round(rate["one"]), "decisions/s", where, ratio["one"]),
        row("the same, forced decisions and draws counted too", round(rate["all"]), "steps/s", where),
        row(f"{game} random play, 4 players, 2 threads", round(rate["two"]), "decisions/s", where, ratio["two"]),
        row("2 threads against 1", round(rate["two"] / rate["one"], 3), "x", where),
        *(row(f"{name} random play, 1 thread", round(rate[name]), "decisions/s", where) for name in peers),
    ]


def start_rows(game: str, say: Say) -> list[Row]:
    """Cold compile and warm start of the command, in processes of their own."""
    command = [sys.executable, "-m", "ludi", "simulate", game, "--players", "4", "--games", "1", "--json"]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold start of ludi simulate (compiles)", "warm start of ludi simulate"):
            say(name)
            begun = time.perf_counter()
            done = subprocess.run(command, env={**os.environ, "LUDI_CACHE": folder}, capture_output=True, check=False)
            if done.returncode:
                raise LudiError(f"The measured command failed: {done.stderr.decode(errors='replace').strip()[-300:]}")
            rows.append(row(name, round(time.perf_counter() - begun, 2), "s", machine()))
    return rows


def size_rows(game: str) -> list[Row]:
    size = get_game(game).record.itemsize
    return [
        row("state", size, "bytes", machine()),
        row("a million states", size, "MB", machine()),
    ]


def device_rows(game: str, say: Say) -> list[Row]:
    """The same functions on a GPU, and whether its games are the CPU's."""
    from ludi.lab.cuda import play_on_device

    games = SLOW_DEVICE_GAMES if get_game(game).slow else DEVICE_GAMES
    job = _job(game, 1, games)
    say(f"{EQUAL_GAMES} games on the CPU")  # also makes Numba's CPU target ready, on which the CUDA one relies
    states, streams, _ = play_chunk(job, 0, EQUAL_GAMES, new_tally())
    say(f"{games} games on the GPU")
    run = play_on_device(job, DECISION_LIMIT)
    same = run.states[:EQUAL_GAMES].tobytes() == states.tobytes()
    same = same and run.streams[:EQUAL_GAMES].tobytes() == streams.tobytes()
    where = f"{run.device}; {machine()}"
    return [
        row(f"{game} random play, 4 players, CUDA", round(run.decisions / run.seconds), "decisions/s", where),
        row("whole games, CUDA", round(games / run.seconds), "games/s", where),
        row(f"final states of {EQUAL_GAMES} games byte-equal to the CPU's", float(same), "1 = yes", where),
    ]


def bench_engine(game: str, device: str, peers: dict[str, Callable[[], float]], say: Say) -> dict[str, Any]:
    """All rows as JSON data."""
    if device == "cuda":
        rows = device_rows(game, say)
    else:
        rows = [*speed_rows(game, peers, say), *start_rows(game, say), *size_rows(game)]
    return {"bench": "engine", "game": game, "device": device, "rows": rows}
