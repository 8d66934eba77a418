"""Where a game's own data files are read from: packaged ones, or an owner's corrected copies.

The choice is kept in the environment, so that processes started later follow it.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

PREFIX = "LUDI_DATA_"

_given: dict[str, Path] = {}  # package -> its own folder: see boxes.py


class Content(Protocol):
    """A game's data, read and checked."""

    @property
    def digest(self) -> str:
        """The same for all files that play alike."""

    @property
    def rows(self) -> Mapping[str, Mapping[str, Any]]:
        """Each row as written, by "FILE, ROW"."""

    @property
    def attested(self) -> Mapping[str, str]:
        """What the rulebook says of each row; empty where it says nothing."""

    def counts(self) -> dict[str, int]:
        """What there is, and how many."""


@dataclass(frozen=True)
class DataFiles:
    """The data files of a game that an owner can correct from the box."""

    folder: Path  # the packaged ones
    files: tuple[str, ...]
    read: Callable[[Path], Content]  # raises LudiError at the first thing that is wrong
    export: Callable[[Path], list[Path]]  # copies the packaged ones into a new or empty folder


def variable(game: str) -> str:
    """The environment variable that names a game's data folder, its name in capitals after `LUDI_DATA_`."""
    return f"{PREFIX}{game.upper()}"


def content_folder(game: str, package: str = "") -> Path | None:
    """The folder given to a package, else the one chosen for a game's data, else None for the packaged one."""
    if package in _given:
        return _given[package]
    named = os.environ.get(variable(game), "")
    return Path(named) if named else None


def give_folder(package: str, folder: Path) -> None:
    """Let a package read its data from this folder; to be called before it is imported."""
    _given[package] = folder


def chosen_folders() -> tuple[str, ...]:
    """All folders that were chosen."""
    return tuple(sorted(value for name, value in os.environ.items() if name.startswith(PREFIX) and value))


def use_content(game: str, folder: Path) -> None:
    """Read the game's data from this folder, here and in child processes; to be called before the game is imported."""
    os.environ[variable(game)] = str(folder.absolute())  # a child may start in another folder
