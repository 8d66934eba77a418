"""Processes that begin where `ludi` has been imported, and has read its English sentences, already: that takes longer
than most commands do.

`python -m tests.cli.warm` does so and then, for each line on its standard input, forks a process that is
what a fresh one would be at that point: its own arguments, surroundings, files and exit status.
"""

import atexit
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]
POSSIBLE = hasattr(os, "fork")


@cache
def kept(interpret: bool) -> subprocess.Popen[str]:
    """The process that is forked; it ends with its standard input."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120", "NO_COLOR": "1"}
    surroundings["LUDI_INTERPRET"] = "1" if interpret else os.environ.get("LUDI_INTERPRET", "")
    command = [sys.executable, "-m", "tests.cli.warm"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings)
    atexit.register(process.communicate)  # closes its input, and waits
    return process


def run(arguments: list[str], stdin: str, interpret: bool, surroundings: Mapping[str, str]) -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    process = kept(interpret)
    assert process.stdin is not None
    assert process.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("stdin", "stdout", "stderr")]
        paths[0].write_text(stdin)
        asked = {"arguments": arguments, "files": [str(path) for path in paths], "surroundings": dict(surroundings)}
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        status = int(process.stdout.readline())
        return status, paths[1].read_text(), paths[2].read_text()


def become(asked: Any) -> NoReturn:
    """In the forked process: the command, as if just started."""
    reading, *writing = asked["files"]
    os.dup2(os.open(reading, os.O_RDONLY), 0)
    for descriptor, path in enumerate(writing, 1):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), descriptor)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115  # what was buffered is not ours
    os.environ.clear()
    os.environ.update(asked["surroundings"])
    sys.argv = ["ludi", *asked["arguments"]]
    from ludi.cli.start import run

    run()
    raise SystemExit(0)


def serve() -> None:
    """What most commands need is here before the first one; it is no garbage, and a command that ends need not look
    through it, which would take longer than all it does."""
    from typer.testing import CliRunner

    from ludi.cli.main import app
    from ludi.engine.texts import texts

    assert texts("en")
    assert CliRunner().invoke(app, ["--version"]).exit_code == 0  # imports what reading arguments needs
    gc.collect()
    gc.freeze()
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become(json.loads(line))
        answers.write(f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n")
        answers.flush()


if __name__ == "__main__":
    serve()
