"""`ludi worker --ray`: workers on a Ray cluster, here a local one; they interpret the rules."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from ludi.server.settings import Settings
from tests.server.client import Person, begin
from tests.server.serving import serving

COMMAND = "import sys; from ludi.cli.worker import work_on_cluster; work_on_cluster('local', sys.argv[1], 2, 0)"
PATIENCE = 90.0  # seconds for Ray to start


class OnRay:
    """The command with two workers, in a process of its own."""

    def __init__(self, database: str) -> None:
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - a pipe would fill up
        command = [sys.executable, "-c", COMMAND, database]
        self.popen = subprocess.Popen(command, stderr=self.log, stdout=subprocess.DEVNULL)

    def workers(self) -> set[int]:
        """The processes of its workers."""
        return {int(each.name) for each in Path("/proc").glob("[0-9]*") if self._is_worker(each)}

    def _is_worker(self, process: Path) -> bool:
        with suppress(OSError):
            return process.joinpath("cmdline").read_bytes().startswith(b"ray::RayWorker") and self._is_ours(process)
        return False

    def _is_ours(self, process: Path) -> bool:
        number = int(process.name)
        while number > 1 and number != self.popen.pid:
            number = int(Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        return number == self.popen.pid

    async def wait(self, other_than: int = 0) -> set[int]:
        """Until there are two."""
        deadline = time.monotonic() + PATIENCE
        while len(found := self.workers() - {other_than}) < 2:
            assert self.popen.poll() is None, self.said()
            assert time.monotonic() < deadline, self.said()
            await asyncio.sleep(0.2)
        return found

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()


@contextmanager
def on_ray(database: str) -> Iterator[OnRay]:
    command = OnRay(database)
    try:
        yield command
        command.popen.terminate()
        assert command.popen.wait(PATIENCE) == 0, command.said()
        assert "Traceback" not in command.said()
    finally:
        command.popen.kill()
        command.popen.wait()
        command.log.close()


async def play(person: Person, moves: int) -> None:
    table = await begin(person, bots=["random"] * 2)
    async with person.live(table) as live:
        for _ in range(moves):
            await live.until(lambda live: live.my_turn)
            await live.play()
        await live.until(lambda live: live.my_turn)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found by /proc")
def test_bots_think_on_a_cluster_and_the_dead_are_replaced(empty: str) -> None:
    pytest.importorskip("ray")

    async def check() -> None:
        with serving(Settings(database=empty, workers=0, remote_bots=True)) as server, on_ray(empty) as command:
            async with Person(server) as anna:
                victim = min(await command.wait())
                await play(anna, 3)
                os.kill(victim, signal.SIGKILL)
                await play(anna, 3)
                await command.wait(other_than=victim)
                await play(anna, 3)

    asyncio.run(asyncio.wait_for(check(), 3 * PATIENCE))


def test_a_cluster_that_is_none_is_told(empty: str) -> None:
    pytest.importorskip("ray")
    with serving(Settings(database=empty, workers=0, remote_bots=True)):
        assert "write HOST:PORT" in complaint(empty, "nowhere")
        assert "cannot be reached" in complaint(empty, "127.0.0.1:1")


def test_workers_on_a_cluster_need_jobs_too(tmp_path: Path) -> None:
    assert "no jobs" in complaint(f"postgresql://ludi@/nowhere?host={tmp_path}", "local")
    assert "PostgreSQL" in complaint(f"sqlite:///{tmp_path / 'x.sqlite3'}", "local")


def complaint(database: str, address: str) -> str:
    command = [sys.executable, "-c", "from ludi.cli.main import run; run()", "worker", "--database", database]
    done = subprocess.run([*command, "--ray", address], capture_output=True, text=True, timeout=90, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr
