"""What is asked of a table in the middle of a turn: the server reads it with Pydantic, the page from its own JSON."""

from collections.abc import Sequence
from typing import Protocol


class Asked(Protocol):
    """Something about the position after `number` moves and a draft. The answer carries `ref`."""

    @property
    def ref(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def moves(self) -> list[str]: ...


class Recounted(Protocol):
    """One more or one fewer of what a counter counts."""

    @property
    def key(self) -> str: ...
    @property
    def by(self) -> int: ...


class AskedToTry(Asked, Protocol):
    """The draft, changed by a counter first; after it pieces are arranged."""

    @property
    def count(self) -> Recounted | None: ...
    @property
    def gestures(self) -> Sequence[list[str]]: ...


class AskedWhy(Asked, Protocol):
    """Why a move is not possible."""

    @property
    def text(self) -> str: ...


class AskedWhys(Asked, Protocol):
    """Why things cannot be pointed at, with these picked up."""

    @property
    def picked(self) -> list[str]: ...


class AskedToLook(Asked, Protocol):
    """What the things on the table are, after the draft and these gestures."""

    @property
    def gestures(self) -> Sequence[list[str]]: ...
