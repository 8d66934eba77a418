"""The chapters' tests hold the rules against the numbers of the rules text, whatever has been rebalanced since.

Those numbers are in `tests/ave_roma/transcription`: a box of its own, played beside the packaged one.
"""

from importlib import import_module
from typing import Any

from ludi.engine.boxes import with_content
from ludi.engine.contract import Game
from ludi.engine.registry import get_game
from tests.ave_roma.box import TRANSCRIPTION
from tests.ave_roma.table import DEFAULT_FACE_UP, DEFAULT_PROVINCES, DEFAULT_ROWS, place_of
from tests.ave_roma.table import Table as PackagedTable

__all__ = ["DEFAULT_FACE_UP", "DEFAULT_PROVINCES", "DEFAULT_ROWS", "Table", "module", "place_of"]


class Table(PackagedTable):
    """A table with the numbers of the rules text."""

    @classmethod
    def game(cls) -> Game:
        return with_content(get_game("ave_roma"), TRANSCRIPTION)


def module(name: str) -> Any:
    """A module of the game with those numbers: the packaged one of that name has others."""
    return import_module(f"{type(Table.game()).__module__.rpartition('.')[0]}.{name}")
