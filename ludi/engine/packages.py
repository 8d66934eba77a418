"""Which games are installed, and where their folders are. Nothing here imports a game.

A game is found by an entry point of the group `ludi.games`, `NAME = "package.module:Class"`.
Beside the module of its class lie its folders: `locale` with its words, `data` with files that can be exchanged.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GROUP = "ludi.games"
OURS = "ludi-romani"


@dataclass(frozen=True)
class Package:
    """Where a game is: the module and the name of its class, and who brings it."""

    name: str
    module: str
    attribute: str
    distribution: str

    @property
    def folder(self) -> Path | None:
        """The folder with everything that belongs to the game; None where the package is broken."""
        return _folder(self.module)

    @property
    def root(self) -> Path | None:
        """The whole package the game is part of: what its compiled rules can depend on."""
        return _folder(self.module.partition(".")[0])

    def words(self, language: str) -> list[Path]:
        """Its Fluent files."""
        return sorted((self.folder / "locale" / language).glob("*.ftl")) if self.folder else []

    def rules_text(self, language: str) -> Path | None:
        """Its rules in our own words; not every game has them."""
        path = self.folder / "locale" / language / "rules.md" if self.folder else None
        return path if path and path.is_file() else None

    @property
    def has_data(self) -> bool:
        """There are data files an owner can replace by his own."""
        return self.folder is not None and (self.folder / "data").is_dir()


@cache
def _folder(module: str) -> Path | None:
    try:
        spec = find_spec(module)  # imports the packages around the module, not the module itself
    except Exception:  # whatever somebody's package does, the other games can be played
        return None
    if spec is None or spec.origin is None or ("." not in module and not spec.submodule_search_locations):
        return None  # a lone file has no folder of its own
    return Path(spec.origin).resolve().parent


@cache
def installed() -> dict[str, Package]:
    """All games by name; ours come first, and their names stay theirs."""
    found = [_package(point) for point in metadata.entry_points(group=GROUP)]
    games: dict[str, Package] = {}
    for package in sorted(found, key=lambda each: (each.distribution != OURS, each.name, each.distribution)):
        games.setdefault(package.name, package)
    return games


def _package(point: metadata.EntryPoint) -> Package:
    return Package(point.name, point.module, point.attr, point.dist.name if point.dist else "")


def load_named(path: str) -> Any:
    """What a declaration names as `module:attribute`."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
