"""How rules become machine code: the `@compiled` decorator, its disk cache, and kernels bound to a game.

Numba's own cache looks at one file's time stamp and does not notice a change in a function called from another file.
Here the cache folder is named by a hash of every rule and kernel source, so compiled rules can never be stale. A game
that somebody else's package brings has a folder of its own, named by the hash of all that and of its own sources.
`LUDI_INTERPRET=1` runs the same sources without the compiler, and so does Python where Numba is not installed.
"""

import hashlib
import os
import platform
import stat
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from ludi.engine.content import chosen_folders
from ludi.engine.packages import installed

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("LUDI_INTERPRET", "") not in ("", "0") or find_spec("numba") is None
PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "bots")

foreign_sources: list[Path] = []  # files of nobody's game with compiled functions, which any game may call
on_compiled: list[Callable[[str], None]] = []  # told the name of each function that had to be compiled


def home_of(file: Path) -> Path | None:
    """The package whose sources the code in a file depends on: ours, or that of an installed game; None: anybody's."""
    if any(file.is_relative_to(PACKAGE / part) for part in COMPILED_PARTS):
        return PACKAGE
    roots = (game.root for game in installed().values())
    return next((root for root in roots if root and root != PACKAGE and file.resolve().is_relative_to(root)), None)


def sources_key(home: Path = PACKAGE) -> str:
    """The hash of everything that compiled code of this package depends on, an owner's own data files included."""
    ours = _key(chosen_folders())
    return ours if home == PACKAGE else _outside_key(home, ours, tuple(foreign_sources))


@cache
def _key(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for version in (metadata.version("numba"), metadata.version("numpy"), platform.python_version()):
        digest.update(version.encode() + b"\0")
    for part in COMPILED_PARTS:
        _add_sources(digest, PACKAGE / part, PACKAGE)
    for folder in folders:
        for path in sorted(Path(folder).glob("*.toml")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


@cache
def _outside_key(home: Path, ours: str, foreign: tuple[Path, ...]) -> str:
    digest = hashlib.sha256(ours.encode())
    _add_sources(digest, home, home)
    for path in foreign:
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _add_sources(digest: Any, folder: Path, root: Path) -> None:
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")


def cache_folder(home: Path = PACKAGE) -> Path:
    """Where machine code is kept: `LUDI_CACHE`, else the user's cache folder, else (unwritable) a temporary one."""
    return _cache_folder(sources_key(home))


@cache
def _cache_folder(key: str) -> Path:
    import platformdirs  # late: who interprets keeps no machine code

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


def compiled(function: Callable[P, R], thoroughly: bool = False, vectorised: bool = False) -> Callable[P, R]:
    """Compile a plain function on records, keeping the machine code on disk. A no-op when interpreting.

    Little effort is spent on it here, because the kernel it becomes part of is optimised as a whole. `vectorised` is
    for long loops over arrays, which rules do not have and networks do.
    """
    if INTERPRETED:
        return function
    from ludi.engine.machine import machine_code  # late: who interprets needs no compiler in memory

    home = home_of(source_of(function))
    if home is None and source_of(function) not in foreign_sources:
        foreign_sources.append(source_of(function))
    return cast(Callable[P, R], machine_code(function, thoroughly, home, vectorised))


def source_of(function: Callable[..., Any]) -> Path:
    return Path(cast(FunctionType, function).__code__.co_filename)


def bind(template: Callable[P, R], owner: str, functions: Mapping[str, Any], home: Path | None) -> Callable[P, R]:
    """The kernel `template` for one game: the same code, seeing that game's functions as its globals.

    Unlike a closure or a function argument, this keeps Numba's disk cache working. `home` is the game's package.
    """
    source = cast(FunctionType, template)
    bound = FunctionType(source.__code__, {**source.__globals__, **functions}, source.__name__)
    bound.__module__ = source.__module__  # must be importable when the cache is read
    bound.__qualname__ = f"{owner}.{source.__name__}"
    bound.__annotations__ = source.__annotations__
    if INTERPRETED:
        return cast(Callable[P, R], bound)
    from ludi.engine.machine import machine_code

    return cast(Callable[P, R], machine_code(bound, True, home))
