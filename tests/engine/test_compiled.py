"""Machine code on disk: it can never be older than the sources it comes from."""

import gc
import importlib.metadata
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from enum import IntEnum
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from ludi.engine import compiled as module
from ludi.engine.compiled import COMPILED_PARTS, INTERPRETED, PACKAGE, compiled, on_compiled

needs_compiler = pytest.mark.skipif(INTERPRETED, reason="needs the compiler")
KEY = "from ludi.engine.compiled import sources_key; print(sources_key())"
PLAY = """
import json
import numpy as np
from ludi.engine.compiled import on_compiled
from ludi.engine.kernels import bound, new_tally, play_batch
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams

names = []
on_compiled.append(names.append)
game, tally, shares = get_game("tali"), new_tally(), np.zeros((20, 2))
states, streams, offers = np.zeros(20, dtype=game.record), new_streams(1, 0, 20), np.zeros(1, dtype=OFFER)
bound(play_batch, game)(states, streams, offers, 2, game.encode({"goal": 30}), tally, 10**5, shares)
print(json.dumps({"turns": states["turn"].tolist(), "draws": int(tally.draws), "compiled": names}))
"""
LOSING = "elif code == 1:"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package to be changed."""
    shutil.copytree(PACKAGE, tmp_path / "copy" / "ludi", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "copy" / "ludi"


def run(package: Path, script: str, **environment: str) -> str:
    """The script in a process of its own, with that copy of the package."""
    added = {"LUDI_INTERPRET": "1" if INTERPRETED else "", "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-B", "-c", script]
    done = subprocess.run(
        command,
        env={**os.environ, **added, **environment},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def key_of(monkeypatch: pytest.MonkeyPatch, package: Path) -> str:
    monkeypatch.setattr(module, "PACKAGE", package)
    key: str = module._key.__wrapped__(())
    return key


def test_a_copy_has_the_same_key(copy: Path) -> None:
    assert run(copy, KEY) == run(PACKAGE, KEY) == module.sources_key()


def test_one_byte_in_a_called_file_changes_the_key(copy: Path) -> None:
    before = run(copy, KEY)
    tali = copy / "games" / "tali" / "__init__.py"
    tali.write_text(tali.read_text(encoding="utf-8").replace(LOSING, "elif code == 2:"), encoding="utf-8")
    assert run(copy, KEY) != before


def test_every_source_is_in_the_key(monkeypatch: pytest.MonkeyPatch, copy: Path) -> None:
    keys = {key_of(monkeypatch, copy)}
    sources = [path for part in COMPILED_PARTS for path in sorted((copy / part).rglob("*.py"))]
    assert len(sources) > 25
    for path in sources:
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        keys.add(key_of(monkeypatch, copy))
        path.write_bytes(text)
    assert len(keys) == 1 + len(sources)


def test_new_moved_and_removed_sources_change_the_key(monkeypatch: pytest.MonkeyPatch, copy: Path) -> None:
    keys = [key_of(monkeypatch, copy)]
    new = copy / "games" / "new.py"
    new.touch()
    keys.append(key_of(monkeypatch, copy))
    new.rename(new.with_name("other.py"))
    keys.append(key_of(monkeypatch, copy))
    (copy / "games" / "tali" / "__init__.py").unlink()
    keys.append(key_of(monkeypatch, copy))
    (copy / "games" / "municipium" / "data.toml").write_text("a = 1\n", encoding="utf-8")
    keys.append(key_of(monkeypatch, copy))
    assert len(set(keys)) == len(keys)


def test_what_is_not_compiled_does_not_change_the_key(monkeypatch: pytest.MonkeyPatch, copy: Path) -> None:
    before = key_of(monkeypatch, copy)
    for path in (copy / "games" / "tali" / "locale" / "en" / "game.ftl", copy / "lab" / "simulate.py"):
        path.write_bytes(path.read_bytes() + b"\n")
    assert key_of(monkeypatch, copy) == before


@pytest.mark.parametrize("version", ["numba", "numpy", "python"])
def test_the_versions_of_the_compiler_are_in_the_key(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    before = key_of(monkeypatch, PACKAGE)
    if version == "python":
        monkeypatch.setattr(platform, "python_version", lambda: "3.99.0")
    else:
        known = importlib.metadata.version
        monkeypatch.setattr(importlib.metadata, "version", lambda name: "99.0" if name == version else known(name))
    assert key_of(monkeypatch, PACKAGE) != before


@needs_compiler
def test_stale_machine_code_is_impossible(copy: Path, tmp_path: Path) -> None:
    # the kernel lies in another file than the rule that changes: Numba's own cache would not notice
    def play(**environment: str) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(run(copy, PLAY, LUDI_CACHE=str(tmp_path / "cache"), **environment))
        return told

    first, second = play(), play()
    assert "tali.play_batch" in first["compiled"]
    assert (second["compiled"], second["turns"]) == ([], first["turns"])
    tali = copy / "games" / "tali" / "__init__.py"
    source = tali.read_text(encoding="utf-8")
    assert source.count(LOSING) == 1
    stamp = tali.stat()
    tali.write_text(source.replace(LOSING, "elif code <= 3:"), encoding="utf-8")
    os.utime(tali, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # not even the time stamp tells
    changed, interpreted = play(), play(LUDI_INTERPRET="1")
    assert "tali.play_batch" in changed["compiled"]
    assert changed["turns"] == interpreted["turns"] != first["turns"]
    assert changed["draws"] == interpreted["draws"]
    tali.write_text(source, encoding="utf-8")
    assert play() == second


def folder(monkeypatch: pytest.MonkeyPatch, named: Path, temporary: Path) -> Path:
    monkeypatch.setenv("LUDI_CACHE", str(named))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    found: Path = module._cache_folder.__wrapped__(module.sources_key())
    return found


def test_the_cache_is_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named = tmp_path / "deep" / "cache"
    assert folder(monkeypatch, named, tmp_path) == named / module.sources_key()
    assert list((named / module.sources_key()).iterdir()) == []


def test_an_unwritable_cache_is_replaced_by_a_temporary_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = folder(monkeypatch, tmp_path / "file" / "cache", tmp_path)
    assert found == tmp_path / f"ludi-romani-{os.getuid()}" / module.sources_key()
    assert found.is_dir()
    assert found.stat().st_mode & 0o077 == 0  # machine code is loaded from there: nobody else may write


@pytest.mark.skipif(os.getuid() == 0, reason="root may write anywhere")
def test_a_cache_without_permission_is_replaced_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    assert folder(monkeypatch, closed, tmp_path).is_relative_to(tmp_path / f"ludi-romani-{os.getuid()}")


def triple(x: int) -> int:
    return 3 * x


@needs_compiler
def test_functions_from_elsewhere_are_compiled_but_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(module, "on_compiled", told)
    dispatcher: Any = compiled(triple)
    assert dispatcher(14) == 42
    assert len(dispatcher.signatures) == 1
    assert type(dispatcher._cache).__name__ == "NullCache"
    assert told == []
    assert [path.name for path in module.cache_folder().iterdir() if "triple" in path.name] == []


@needs_compiler
def test_functions_of_the_package_are_cached() -> None:
    from ludi.engine.frames import push
    from ludi.engine.kernels import bound, play_batch
    from ludi.engine.registry import get_game

    functions: list[Any] = [push, bound(play_batch, get_game("tali"))]
    for dispatcher in functions:
        assert dispatcher._cache.cache_path == str(module.cache_folder())


class Colour(IntEnum):
    RED = 2


@needs_compiler
@pytest.mark.parametrize("number", [Colour.RED, np.int8(2), np.uint16(2)])
def test_every_sort_of_integer_is_asked_about_once(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dispatcher: Any = compiled(triple)
    asking = Mock(side_effect=dispatcher.compile)
    monkeypatch.setattr(dispatcher, "compile", asking)
    assert dispatcher(number) == 6
    gc.collect()
    assert dispatcher(number) == 6
    assert asking.call_count == 1


@pytest.mark.skipif(not INTERPRETED, reason="about interpreting")
def test_interpreting_leaves_functions_as_they_are() -> None:
    assert compiled(triple) is triple
    assert on_compiled == []


def test_a_temporary_folder_that_others_can_write_to_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    private = module._temporary_folder()
    assert private == module._temporary_folder()
    private.chmod(0o777)
    assert module._temporary_folder() != private
    private.rmdir()
    private.symlink_to(tmp_path)
    assert module._temporary_folder() != private
