"""A game with the data files of another folder, beside the game as it is: two boxes in one process.

The rules read their tables into module globals, which the compiler takes as constants. So another box is another set of
modules: the same sources under another package name, importing each other where they import their own package. The
name has a hash of the data files in it, and with it every key of the compiler's cache.
"""

import ast
import hashlib
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from ludi.engine.content import give_folder
from ludi.engine.contract import Game


class _Loader(SourceFileLoader):
    """Reads a module of a package for its namesake."""

    def __init__(self, name: str, path: str, package: str, namesake: str) -> None:
        super().__init__(name, path)
        self._package, self._namesake = package, namesake

    def get_code(self, fullname: str) -> CodeType:
        """Always from the source: the bytecode on disk belongs to the package itself."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{self._package}."):
                node.module = self._namesake + str(node.module).removeprefix(self._package)
        code: CodeType = compile(tree, self.path, "exec", dont_inherit=True)
        return code


class _Finder(MetaPathFinder):
    """Finds the modules of one package's namesake."""

    def __init__(self, package: str, namesake: str) -> None:
        self._package, self._namesake = package, namesake

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{fullname}.".startswith(f"{self._namesake}."):
            return None
        original = find_spec(self._package + fullname.removeprefix(self._namesake))
        if original is None or original.origin is None:
            return None
        loader = _Loader(fullname, original.origin, self._package, self._namesake)
        folders = original.submodule_search_locations
        return spec_from_file_location(fullname, original.origin, loader=loader, submodule_search_locations=folders)


def with_content(game: Game, folder: Path) -> Game:
    """The same game with the data files of a folder. The same files give the same game again."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    package, _, module = type(game).__module__.rpartition(".")
    namesake = f"{package}_{digest.hexdigest()[:16]}"
    give_folder(namesake, folder.absolute())
    return _loaded(package, namesake, module, type(game).__name__)


@cache
def _loaded(package: str, namesake: str, module: str, name: str) -> Game:
    sys.meta_path.insert(0, _Finder(package, namesake))  # before the one that would find the sources as they are
    game: Any = getattr(import_module(f"{namesake}.{module}"), name)()
    return game  # type: ignore[no-any-return]
