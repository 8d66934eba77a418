"""Numba, as the rules need it: machine code kept on disk under a key that knows every source."""

from pathlib import Path
from typing import Any, ClassVar

import numba
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from ludi.engine.compiled import cache_folder, on_compiled, sources_key

numba.config.LOOP_VECTORIZE = 0  # rules have no long loops: only the compiler would take longer; networks ask for it

MUCH, LITTLE = numba.config.OPT, type(numba.config.OPT)("1")  # levels of effort of LLVM


class _Locator(_CacheLocator):  # type: ignore[misc]
    homes: ClassVar[dict[Any, Path]] = {}  # by function, since Numba itself makes the locators

    def __init__(self, function: Any) -> None:
        self._home = self.homes[function]
        self._py_file = function.__code__.co_filename  # Numba names it in warnings
        self._name = f"{function.__module__}.{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator | None":
        return cls(py_func) if py_func in cls.homes else None

    def get_cache_path(self) -> str:
        return str(cache_folder(self._home))

    def get_source_stamp(self) -> str:
        return sources_key(self._home)

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


def _for_plain_types(dispatcher: Any, level: Any, vectorised: bool) -> Any:
    """Compile for plain types only, with LLVM at this level of effort; loops several numbers at a time, if asked."""
    compile_for = dispatcher.compile
    known: list[Any] = []  # Numba forgets sorts of arguments that nobody holds, and the codes it knows them by

    def compile_plain(signature: Any) -> Any:
        if not isinstance(signature, tuple):
            return compile_for(signature)
        kinds = tuple(map(plain, signature))
        before = numba.config.OPT, numba.config.LOOP_VECTORIZE
        numba.config.OPT, numba.config.LOOP_VECTORIZE = level, int(vectorised)
        try:
            entry = compile_for(kinds)
        finally:
            numba.config.OPT, numba.config.LOOP_VECTORIZE = before
        if kinds != signature:  # the next call of this sort is recognised at once: asking takes milliseconds
            known.append(signature)
            dispatcher._insert([kind._code for kind in signature], entry)
        return entry

    dispatcher.compile = compile_plain
    return dispatcher


def machine_code(function: Any, thoroughly: bool, home: Path | None, vectorised: bool = False) -> Any:
    """The function as Numba compiles it when it is first called, kept on disk with the package it depends on."""
    dispatcher = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    dispatcher = _for_plain_types(dispatcher, MUCH if thoroughly else LITTLE, vectorised)
    if home is not None:  # code from elsewhere is in no key, so it is not cached
        _Locator.homes[function] = home
        dispatcher._cache = _Cache(function)
    return dispatcher
