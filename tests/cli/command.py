"""The command as a user runs it: a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.cli import warm

ROOT = warm.ROOT


def cold(arguments: Sequence[str], stdin: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """A process that imports everything itself."""
    command = [sys.executable, "-m", "ludi", *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, check=False, env=environment, timeout=300
    )


def ludi(
    *arguments: str | Path, status: int = 0, stdin: str = "", interpret: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run `ludi …`, expecting an exit status; interpreted where compiling would take longer than the command."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120", "NO_COLOR": "1"}
    if interpret:
        environment["LUDI_INTERPRET"] = "1"
    told = tuple(map(str, arguments))
    if warm.POSSIBLE:
        done = subprocess.CompletedProcess(told, *warm.run(list(told), stdin, interpret, environment))
    else:
        done = cold(told, stdin, environment)
    assert done.returncode == status, f"{done.returncode}: {done.stdout[-2000:]} {done.stderr[-2000:]}"
    assert "Traceback" not in done.stdout + done.stderr
    return done


def ludi_json(*arguments: str | Path) -> Any:
    """The JSON on standard output, which must hold nothing else."""
    return json.loads(ludi(*arguments, "--json").stdout)


def refusal(*arguments: str | Path, interpret: bool = False) -> str:
    """The one sentence on standard error of a refused command."""
    done = ludi(*arguments, status=2, interpret=interpret)
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if not line.startswith("Compil")]
    assert len(lines) == 1, lines
    assert lines[0].startswith("ludi: ")
    assert lines[0].endswith(".")
    return lines[0]
