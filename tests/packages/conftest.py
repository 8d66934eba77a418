"""Packages installed into a folder that only child processes have on their path."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
Run = Callable[..., subprocess.CompletedProcess[str]]


def install(target: Path, *packages: str) -> Path:
    """With pip, as anybody would; without the network."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(target)]
    done = subprocess.run(
        [*command, *(str(HERE / each) for each in packages)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return target


def path_with(target: Path) -> str:
    """The `PYTHONPATH` of a process that is to find packages installed there."""
    return os.pathsep.join([str(ROOT), str(target)])


def runner(target: Path) -> Run:
    """Runs `python …` with the installed packages on its path."""

    def run(*arguments: str, status: int = 0, stdin: str = "", **added: str) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": path_with(target),
            "COLUMNS": "120",
            "NO_COLOR": "1",
            "LUDI_INTERPRET": "1",
        }
        done = subprocess.run(
            [sys.executable, "-B", *arguments],
            cwd=ROOT,
            env={**environment, **added},
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == status, f"{done.returncode}: {done.stdout[-2000:]} {done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def nuces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a game that works is installed."""
    return install(tmp_path_factory.mktemp("nuces"), "nuces")


@pytest.fixture(scope="session")
def ruins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where one that works and one that does not are installed."""
    return install(tmp_path_factory.mktemp("ruins"), "nuces", "broken")
