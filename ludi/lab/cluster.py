"""The same games on a Ray cluster. Every game is a function of its run and its number, so they are the same games."""

import itertools
import os
import socket
import subprocess
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from ludi.engine.compiled import PACKAGE, sources_key
from ludi.engine.errors import LudiError, quoted
from ludi.lab.arena import Run, Workers, play_game, warm_up
from ludi.lab.extras import need
from ludi.lab.results import Result

LOCAL: Final = "local"
RUNNING: Final = "auto"  # Ray's word for the cluster that runs on this machine
DOOR: Final = 5  # seconds until a machine must have answered at all
PATIENCE: Final = 30  # seconds until a cluster must have let us in
LOOK: Final = 0.5  # seconds between two looks for Ctrl+C
STORE: Final = 100 << 20  # bytes of shared memory for a local cluster: results are small
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
SILENT: Final = {"log_to_driver": False, "logging_level": "CRITICAL"}

_ready: set[str] = set()  # runs this process has compiled or loaded


@contextmanager
def cluster(address: str, threads: int) -> Generator[Workers]:
    """Workers on the cluster at HOST:PORT or ray://HOST:PORT, or on a local one with so many processes."""
    with connected(address, threads) as ray:
        yield _workers(ray)


@contextmanager
def connected(address: str, threads: int) -> Generator[Any]:
    """Ray itself, connected to such a cluster."""
    os.environ.update(QUIET)
    ray = need("ray", "cluster")
    if address != LOCAL:
        _check_reachable(address)
    try:
        if address == LOCAL:
            local = {"num_cpus": threads, "object_store_memory": STORE, "include_dashboard": False}
            ray.init(address="local", **local, **SILENT, runtime_env=_environment())
        else:
            ray.init(address=address, **SILENT, runtime_env=_environment())
    except Exception as error:  # whatever Ray raises, its user wants a sentence
        raise LudiError(f"The Ray cluster {quoted(address)} cannot be used: {_first_line(error)}.") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _environment() -> dict[str, Any]:
    """Workers import this very package where its folder is at hand, and play with the same settings."""
    ours = {name: value for name, value in os.environ.items() if name.startswith("LUDI_")}
    path = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    return {"env_vars": {**ours, "PYTHONPATH": path}}


def _check_reachable(address: str) -> None:
    """LudiError if nobody answers. Ray itself would end our whole process, so a child of ours asks it first."""
    if address != RUNNING:
        _knock(address)
    asking = f"import ray; ray.init(address={address!r}, log_to_driver=False); ray.shutdown()"
    try:
        asked = subprocess.run([sys.executable, "-c", asking], capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise LudiError(f"The Ray cluster {quoted(address)} did not let us in within {PATIENCE} seconds.") from None
    if asked.returncode:
        said = asked.stderr.decode(errors="replace").strip().splitlines() or [""]
        raise LudiError(
            f"The Ray cluster {quoted(address)} cannot be reached ({_clause(said[-1])}); "
            "if it asks for a token, RAY_AUTH_MODE must be set here, too."
        )


def _knock(address: str) -> None:
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if host is None or port is None or parts.scheme not in ("", "ray"):
        raise LudiError(
            f"{quoted(address)} is no address of a Ray cluster; write HOST:PORT, ray://HOST:PORT, auto or local."
        )
    try:
        socket.create_connection((host, port), timeout=DOOR).close()
    except OSError as error:
        raise LudiError(
            f"The Ray cluster {quoted(address)} cannot be reached ({_clause(error.strerror or error)})."
        ) from None


def _workers(ray: Any) -> Workers:
    def play(run: Run, numbers: Iterable[int]) -> Generator[Result]:
        remote, key, rest = ray.remote(max_retries=3)(_play), sources_key(), iter(numbers)
        pending: list[Any] = []
        try:
            while True:
                room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(pending)
                pending += [remote.remote(run, number, key) for number in itertools.islice(rest, room)]
                if not pending:
                    return
                done, pending = ray.wait(pending, timeout=LOOK)
                for each in done:
                    yield fetched(ray, each)
        finally:
            for each in pending:
                ray.cancel(each, force=True)

    return play


def _play(run: Run, number: int, key: str) -> Result | None:
    """One game, on some node."""
    if sources_key() != key:
        raise LudiError("A node of the cluster has other sources of ludi, Numba, NumPy or Python; make them the same.")
    if (name := repr(run)) not in _ready:  # once in each process, so that no bot's clock runs while it is compiled
        warm_up(run)
        _ready.add(name)
    return play_game(run, number)


def fetched(ray: Any, reference: Any) -> Any:
    """What somebody on the cluster has found, or LudiError with a sentence."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, LudiError):
            raise LudiError(str(cause)) from None
        raise LudiError(f"The Ray cluster failed: {_first_line(cause or error)}.") from None


def _first_line(error: object) -> str:
    return _clause(next(iter(str(error).strip().splitlines()), "") or type(error).__name__)


def _clause(text: object) -> str:
    return str(text).strip().rstrip(".")[:200]
