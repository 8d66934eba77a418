"""What `pip install ludi-romani` brings: everything that playing and serving need, and nothing else."""

import json
import os
import re
import subprocess
import sys
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludi import __version__
from ludi.server.serving import free_port
from tests.packages.conftest import ROOT

BUILT_WITHIN = 300  # seconds, the page included
PATIENCE = 60.0  # seconds for the server to start


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as for publishing."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "uv", "build", "--wheel", "--no-build-isolation", "--quiet", "--out-dir"]
    command += [str(folder), "--python", sys.executable, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=BUILT_WITHIN)
    assert done.returncode == 0, done.stderr
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """In a folder of its own; what it needs comes from the environment of these tests."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*command, "--no-deps", "--target", str(folder), str(wheel)], check=True, timeout=BUILT_WITHIN)
    return folder


def test_its_name_tells_the_version(wheel: Path) -> None:
    assert wheel.name == f"ludi_romani-{__version__}-py3-none-any.whl"


def test_the_page_is_in_it(names: set[str]) -> None:
    assert "ludi/server/static/index.html" in names
    assert any(re.fullmatch(r"ludi/server/static/assets/.+\.js", name) for name in names)
    assert any(re.fullmatch(r"ludi/server/static/assets/.+\.css", name) for name in names)


def test_what_pages_think_with_and_python_for_them_are_in_it(names: set[str], wheel: Path) -> None:
    static = "ludi/server/static/"
    with zipfile.ZipFile(wheel) as archive:
        listed = json.loads(archive.read(f"{static}machines.json"))["games"]
        assert {"ave_roma", "municipium", "tali"} <= listed.keys()
        for game, path in listed.items():
            manifest = json.loads(archive.read(static + path))
            folder = static + path.rpartition("/")[0]
            assert f"{folder}/{manifest['module']}" in names
            assert ("network" in manifest) == (game != "tali")
            assert "network" not in manifest or f"{folder}/{manifest['network']['file']}" in names
    python = re.compile(
        re.escape(f"{static}assets/pyodide-") + r"[^/]+/(pyodide\.mjs|.+\.asm\.wasm|python_stdlib\.zip)"
    )
    assert len([name for name in names if python.fullmatch(name)]) == 3


def test_all_that_the_package_reads_is_in_it(names: set[str]) -> None:
    kinds = ("**/*.ftl", "**/*.md", "**/*.toml", "**/*.json", "**/*.mako", "**/*.py", "py.typed")
    package = ROOT / "ludi"
    expected = {path.relative_to(ROOT).as_posix() for kind in kinds for path in package.glob(kind)}
    assert {"ludi/server/migrations/script.py.mako", "ludi/games/ave_roma/data/patrons.toml"} <= expected
    assert len([name for name in expected if name.endswith(".ftl")]) > 20
    assert expected <= names


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name.partition("/")[0] for name in names} == {"ludi", f"ludi_romani-{__version__}.dist-info"}
    assert not [name for name in names if "node_modules" in name or "test" in Path(name).name or name.endswith(".pyc")]


def test_it_asks_for_nothing_that_playing_does_not_need(installed: Path) -> None:
    text = (installed / f"ludi_romani-{__version__}.dist-info" / "METADATA").read_text(encoding="utf-8")
    needed = {line.split()[1].lower() for line in re.findall(r"^Requires-Dist: [^;\n]+$", text, re.M)}
    for heavy in ("scipy", "choix", "ray", "pyarrow", "nodejs", "pytest", "hatchling"):
        assert not [name for name in needed if name.startswith(heavy)]
    assert [name for name in needed if name.startswith("numba")]


def test_both_commands_are_installed(installed: Path) -> None:
    entries = (installed / f"ludi_romani-{__version__}.dist-info" / "entry_points.txt").read_text(encoding="utf-8")
    assert "ludi = ludi.cli.start:run" in entries
    assert "ludi-romani = ludi.cli.start:run" in entries


@contextmanager
def serving_installed(installed: Path, folder: Path) -> Iterator[str]:
    """`ludi serve` of the installed package, where neither the checkout nor Node is found."""
    port = free_port()
    command = [sys.executable, "-m", "ludi", "serve", "--no-browser", "--port", str(port)]
    environment = {"PYTHONPATH": str(installed), "PATH": str(folder), "LUDI_DATA": str(folder)}
    process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def fetched(address: str) -> str:
    """As soon as it is served."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            assert time.monotonic() < deadline, "the server takes too long to start"
            time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="an empty PATH is not enough there")
def test_it_serves_its_page_without_node(installed: Path, tmp_path: Path) -> None:
    with serving_installed(installed, tmp_path) as address:
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', fetched(address))
        assert len(fetched(address + script)) > 10_000


def test_the_terminal_plays_without_node(installed: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(installed), "PATH": "", "LUDI_DATA": str(tmp_path), "LUDI_INTERPRET": "1"}
    command = [sys.executable, "-m", "ludi", "play", "tali", "--seats", "human,random", "--seed", "1"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, input="quit\n", capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "Turn 1" in done.stdout


# ---- the locks ----


def locked(name: str) -> dict[str, list[str]]:
    """The pinned packages of a lock, each with its hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.split(r"(?m)^(?=\S)", text)
    return {block.split(" ")[0]: re.findall(r"--hash=sha256:[0-9a-f]{64}", block) for block in blocks if block.strip()}


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_has_hashes_and_no_addresses(name: str) -> None:
    pinned = locked(name)
    assert len(pinned) > 40
    assert [package for package, hashes in pinned.items() if "==" not in package or not hashes] == []
    assert not re.search(r"://|(?m:^-)|file:|@", (ROOT / name).read_text(encoding="utf-8"))


def test_the_second_lock_contains_the_first() -> None:
    assert locked("requirements.lock").keys() <= locked("requirements-dev.lock").keys()


def test_playing_is_locked_without_what_only_research_and_tests_need() -> None:
    names = {package.partition("==")[0] for package in locked("requirements.lock")}
    assert not names & {"scipy", "choix", "ray", "pyarrow", "open-spiel", "pettingzoo", "pytest", "mypy", "playwright"}
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[\[<>=; ]", need)[0].replace(".", "-").replace("_", "-") for need in declared["dependencies"]}
    assert needed <= names
