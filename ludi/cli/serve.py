"""`ludi serve` becomes `python -m ludi.server`, a process that interprets the rules (see `ludi.server.serving`)."""

import os
import subprocess
import sys
from typing import NoReturn


def serve(host: str, port: int, database: str | None, workers: int | None, no_browser: bool) -> NoReturn:
    command = [sys.executable, "-m", "ludi.server", "--host", host, "--port", str(port)]
    command += ["--database", database] if database else []
    command += ["--workers", str(workers)] if workers else []
    command += ["--no-browser"] if no_browser else []
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    if os.name == "nt":  # there `exec` would give the terminal back before the server ends
        raise SystemExit(subprocess.run(command, env=environment, check=False).returncode)
    sys.stdout.flush()
    os.execve(sys.executable, command, environment)
