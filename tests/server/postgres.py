"""A throw-away PostgreSQL server, where its programs are found."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def throw_away_postgres() -> Iterator[str]:
    """The URL of an empty server that lives as long as the block."""
    programs = find_programs()
    assert programs is not None
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    with tempfile.TemporaryDirectory(prefix="ludi-pg-") as name:
        folder = Path(name)
        if os.getuid() == 0:
            shutil.chown(folder, user)
        prefix = _as_user(user)
        data = folder / "data"

        def run(*command: str) -> None:
            subprocess.run([*prefix, *command], check=True, capture_output=True, cwd=folder)

        run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "ludi", "--no-sync", "-E", "UTF8")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", settings, "start")
        try:
            yield f"postgresql://ludi@/postgres?host={folder}"
        finally:
            run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
