"""A throw-away PostgreSQL server, where its programs are found: for the tests, and for `ludi bench cluster`."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludi.engine.errors import LudiError

PROGRAMS = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/pgsql/bin")]


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return next((folder for folder in PROGRAMS if (folder / "initdb").is_file()), None)


def _as_user(user: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", user, "--"] if os.getuid() == 0 else []


class Postgres:
    """A server in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, durable: bool) -> None:
        self._programs, self._folder, self._durable = programs, folder, durable
        self._user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        self._data = folder / "data"
        self.url = f"postgresql://ludi@/postgres?host={folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*_as_user(self._user), str(self._programs / program), "-D", str(self._data), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)

    def make(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-A", "trust", "-U", "ludi", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        fsync = "on" if self._durable else "off"
        settings = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c fsync={fsync}"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", settings, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    @property
    def pid(self) -> int:
        """Of the postmaster."""
        return int((self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()[0])

    def kill_and_restart(self) -> None:
        """The postmaster is killed; those it had started end when they notice, and until then none can start."""
        os.kill(self.pid, signal.SIGKILL)
        for _ in range(100):
            time.sleep(0.1)
            with suppress(subprocess.CalledProcessError):
                return self.start()
        raise AssertionError("PostgreSQL does not start again")


@contextmanager
def mortal_postgres(durable: bool = False) -> Iterator[Postgres]:
    """An empty server that lives as long as the block, and may be killed meanwhile; `durable` waits for the disk."""
    programs = find_programs()
    if programs is None:
        raise LudiError("PostgreSQL's programs (initdb, pg_ctl) were not found; install PostgreSQL.")
    with tempfile.TemporaryDirectory(prefix="ludi-pg-") as name:
        server = Postgres(programs, Path(name), durable)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def throw_away_postgres() -> Iterator[str]:
    """The URL of an empty server that lives as long as the block."""
    with mortal_postgres() as server:
        yield server.url
