"""`ludi serve` becomes `python -m ludi.server`, a process that interprets the rules (see `ludi.server.serving`)."""

import os
import subprocess
import sys
from typing import NoReturn


def serve(arguments: list[str], module: str = "ludi.server") -> NoReturn:
    command = [sys.executable, "-m", module, *arguments]
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    if os.name == "nt":  # there `exec` would give the terminal back before the server ends
        raise SystemExit(subprocess.run(command, env=environment, check=False).returncode)
    sys.stdout.flush()
    os.execve(sys.executable, command, environment)
