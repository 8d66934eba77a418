"""`ludi bench lab`: how fast the vector environment is under random legal actions, and its peers in the same run."""

import os
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ludi.engine.errors import LudiError
from ludi.lab.bench_engine import Row, Say, machine, row
from ludi.lab.peers_lab import Measure, Peer, load_lab_peers, timed
from ludi.lab.vector import VectorEnv

PLAYERS: Final = 4
WAYS: Final[dict[str, dict[str, Any]]] = {
    "legal codes only": {"masks": False, "observe": False},
    "with action masks": {"masks": True, "observe": False},
    "with action masks and observations": {"masks": True, "observe": True},
}


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    games: int = 4096  # side by side
    mixing: int = 500  # steps before measuring, so that the games stand at all sorts of places
    rounds: int = 3  # interleaved, so that a noisy moment hits all alike; the median counts
    seconds: float = 1.5  # at least, of each measurement
    batches: tuple[int, ...] = (1, 16, 64, 256, 1024, 4096)  # of Pgx
    device_games: tuple[int, ...] = (1 << 16, 1 << 18, 1 << 20)


@contextmanager
def one_core() -> Iterator[bool]:
    """Keep all threads of this process on one core meanwhile; False where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    allowed = os.sched_getaffinity(0)

    def keep_to(cores: set[int]) -> None:
        for task in Path("/proc/self/task").iterdir():
            with suppress(ProcessLookupError):  # a thread may end meanwhile
                os.sched_setaffinity(int(task.name), cores)

    keep_to({max(allowed)})
    try:
        yield True
    finally:
        keep_to(allowed)


def measured_env(env: VectorEnv, mixing: int) -> Measure:
    """Random legal actions, a loop in Python with a call to choose and a call to step, as a researcher writes it."""
    env.reset()
    for _ in range(mixing):
        env.step(env.sample())

    def play_some() -> int:
        env.step(env.sample())
        return env.num_envs

    return lambda seconds: timed(play_some, seconds)


def rates(ways: dict[str, Measure], sizes: Sizes, say: Say) -> dict[str, float]:
    """The median of each, measured in rounds."""
    measured: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(1, sizes.rounds + 1):
        for name, measure in ways.items():
            say(f"{name}, round {number} of {sizes.rounds}")
            measured[name].append(measure(sizes.seconds))
    return {name: statistics.median(values) for name, values in measured.items()}


def cpu_rows(game: str, sizes: Sizes, say: Say, load_peers: Callable[[Sequence[int]], list[Peer]]) -> list[Row]:
    """Our vector environment and the peers, all on the same core."""
    with one_core() as pinned:
        say("making the peers ready (Pgx compiles)")
        peers = load_peers(sizes.batches)
        say(f"making {game} ready")
        ours = {
            way: measured_env(VectorEnv(game, PLAYERS, sizes.games, **how), sizes.mixing) for way, how in WAYS.items()
        }
        theirs = {f"{peer.name}, {way}": measure for peer in peers for way, measure in peer.ways.items()}
        rate = rates({**ours, **theirs}, sizes, say)
    where = f"{machine()}, {'one core' if pinned else 'not kept to one core'}"
    best = {peer.name: max(rate[f"{peer.name}, {way}"] for way in peer.ways) for peer in peers}
    rows = []
    for way in WAYS:
        ratio = {name: round(rate[way] / value, 1) for name, value in best.items()}
        name = f"{game} vector environment, {sizes.games} games, {PLAYERS} players, {way}"
        rows.append(row(name, round(rate[way]), "decisions/s", where, ratio))
    return rows + [row(name, round(rate[name]), "decisions/s", where) for name in theirs]


def device_rows(game: str, sizes: Sizes, say: Say) -> list[Row]:
    """The same on a GPU, and whether its games are the CPU's."""
    from ludi.lab.cuda import require_cuda
    from ludi.lab.vector_cuda import CudaVectorEnv

    device = require_cuda().get_current_device().name
    where = f"{device.decode() if isinstance(device, bytes) else device}; {machine()}"
    rows = []
    for games in sizes.device_games:
        for way, how in WAYS.items():
            name = f"{game} vector environment, {games} games, {PLAYERS} players, {way}, CUDA"
            say(name)
            measure = measured_env(CudaVectorEnv(game, PLAYERS, games, **how), sizes.mixing)
            rate = statistics.median(measure(sizes.seconds) for _ in range(sizes.rounds))
            rows.append(row(name, round(rate), "decisions/s", where))
    say("comparing with the CPU")
    pair = CudaVectorEnv(game, PLAYERS, sizes.games), VectorEnv(game, PLAYERS, sizes.games)
    for env in pair:
        measured_env(env, sizes.mixing)
    same = pair[0].states.copy_to_host().tobytes() == pair[1].states.tobytes()
    name = f"states of {sizes.games} games after {sizes.mixing} steps byte-equal to the CPU's"
    return [*rows, row(name, float(same), "1 = yes", where)]


def bench_lab(
    game: str,
    device: str,
    say: Say,
    sizes: Sizes | None = None,
    load_peers: Callable[[Sequence[int]], list[Peer]] = load_lab_peers,
) -> dict[str, Any]:
    """All rows as JSON data."""
    if device not in ("cpu", "cuda"):
        raise LudiError(f"There is no device “{device}”; choose cpu or cuda.")
    chosen = sizes or Sizes()
    rows = device_rows(game, chosen, say) if device == "cuda" else cpu_rows(game, chosen, say, load_peers)
    return {"bench": "lab", "game": game, "device": device, "rows": rows}
