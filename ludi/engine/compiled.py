"""How rules become machine code: the `@compiled` decorator, its disk cache, and kernels bound to a game.

Numba's own cache looks at one file's time stamp and does not notice a change in a function called from another file.
Here the cache folder is named by a hash of every rule and kernel source, so compiled rules can never be stale.
`LUDI_INTERPRET=1` runs the same sources without the compiler.
"""

import hashlib
import os
import platform
import stat
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
import platformdirs

from ludi.engine.content import chosen_folders

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("LUDI_INTERPRET", "") not in ("", "0")
PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "bots")

on_compiled: list[Callable[[str], None]] = []  # told the name of each function that had to be compiled


def sources_key() -> str:
    """The hash of everything that compiled code depends on, an owner's own data files included."""
    return _key(chosen_folders())


@cache
def _key(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for version in (metadata.version("numba"), np.__version__, platform.python_version()):
        digest.update(version.encode() + b"\0")
    for part in COMPILED_PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for folder in folders:
        for path in sorted(Path(folder).glob("*.toml")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    """Where machine code is kept: `LUDI_CACHE`, else the user's cache folder, else (unwritable) a temporary one."""
    return _cache_folder(sources_key())


@cache
def _cache_folder(key: str) -> Path:
    named = os.environ.get("LUDI_CACHE")
    folder = (Path(named) if named else platformdirs.user_cache_path("ludi-romani")) / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = _temporary_folder() / key
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _temporary_folder() -> Path:
    """One that is ours alone: what lies in it will be run, so nobody else may have put it there."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"ludi-romani-{user}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        owned = folder.lstat()
        if stat.S_ISDIR(owned.st_mode) and owned.st_uid == user and not owned.st_mode & 0o022:
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="ludi-romani-"))


def compiled(function: Callable[P, R], thoroughly: bool = False) -> Callable[P, R]:
    """Compile a plain function on records, keeping the machine code on disk. A no-op when interpreting.

    Little effort is spent on it here, because the kernel it becomes part of is optimised as a whole.
    """
    if INTERPRETED:
        return function
    from ludi.engine.machine import machine_code  # late: who interprets needs no compiler in memory

    return cast(Callable[P, R], machine_code(function, thoroughly))


def bind(template: Callable[P, R], owner: str, functions: Mapping[str, Any]) -> Callable[P, R]:
    """The kernel `template` for one game: the same code, seeing that game's functions as its globals.

    Unlike a closure or a function argument, this keeps Numba's disk cache working.
    """
    source = cast(FunctionType, template)
    bound = FunctionType(source.__code__, {**source.__globals__, **functions}, source.__name__)
    bound.__module__ = source.__module__  # must be importable when the cache is read
    bound.__qualname__ = f"{owner}.{source.__name__}"
    return compiled(cast(Callable[P, R], bound), thoroughly=True)
