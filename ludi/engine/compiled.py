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
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from ludi.engine.content import chosen_folders

P = ParamSpec("P")
R = TypeVar("R")

numba.config.LOOP_VECTORIZE = 0  # rules have no long loops: only the compiler would take longer

MUCH, LITTLE = numba.config.OPT, type(numba.config.OPT)("1")  # levels of effort of LLVM

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
    for version in (numba.__version__, np.__version__, platform.python_version()):
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


class _Locator(_CacheLocator):  # type: ignore[misc]
    def __init__(self, function: Any) -> None:
        self._py_file = function.__code__.co_filename  # Numba names it in warnings
        self._name = f"{function.__module__}.{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator | None":
        inside = any(Path(py_file).is_relative_to(PACKAGE / part) for part in COMPILED_PARTS)
        return cls(py_func) if inside else None

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return sources_key()

    def get_disambiguator(self) -> str:
        return self._name


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]  # noqa: RUF012 (Numba's own class attribute)


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CacheImpl

    def save_overload(self, sig: Any, data: Any) -> None:
        for listener in on_compiled:
            listener(self._py_func.__qualname__)
        super().save_overload(sig, data)


def plain(kind: Any) -> Any:
    """The type an argument is compiled for: every integer, literal and enumeration member as one sort of integer.

    Without this Numba compiles a function anew for each mixture of them: ten times the work for large rules.
    """
    kind = getattr(kind, "literal_type", kind)
    integral = type(kind).__name__ in ("Integer", "IntEnumMember")  # by name: numba-cuda has classes of its own
    return types.int64 if integral else kind


def _for_plain_types(dispatcher: Any, level: Any) -> Any:
    """Compile for plain types only, with LLVM at this level of effort."""
    compile_for = dispatcher.compile

    def compile_plain(signature: Any) -> Any:
        before, numba.config.OPT = numba.config.OPT, level
        try:
            return compile_for(tuple(map(plain, signature)) if isinstance(signature, tuple) else signature)
        finally:
            numba.config.OPT = before

    dispatcher.compile = compile_plain
    return dispatcher


def compiled(function: Callable[P, R], level: Any = LITTLE) -> Callable[P, R]:
    """Compile a plain function on records, keeping the machine code on disk. A no-op when interpreting.

    Little effort is spent on it here, because the kernel it becomes part of is optimised as a whole.
    """
    if INTERPRETED:
        return function
    dispatcher = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    dispatcher = _for_plain_types(dispatcher, level)
    source = Path(function.__code__.co_filename)
    if any(source.is_relative_to(PACKAGE / part) for part in COMPILED_PARTS):
        dispatcher._cache = _Cache(function)  # code from elsewhere is not in the key, so it is not cached
    return cast(Callable[P, R], dispatcher)


def bind(template: Callable[P, R], owner: str, functions: Mapping[str, Any]) -> Callable[P, R]:
    """The kernel `template` for one game: the same code, seeing that game's functions as its globals.

    Unlike a closure or a function argument, this keeps Numba's disk cache working.
    """
    source = cast(FunctionType, template)
    bound = FunctionType(source.__code__, {**source.__globals__, **functions}, source.__name__)
    bound.__module__ = source.__module__  # must be importable when the cache is read
    bound.__qualname__ = f"{owner}.{source.__name__}"
    return compiled(cast(Callable[P, R], bound), MUCH)
