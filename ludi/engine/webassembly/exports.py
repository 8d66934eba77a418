"""What a page can call, and what memory it is given: arguments are known by their names."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numba import from_dtype
from numba.core import types

NUMBERS: Final = {int: types.int64, float: types.float64}


@dataclass(frozen=True)
class Room:
    """A length that depends on the room a tree is given: `each` for every node, and some more."""

    each: int = 1
    more: int = 0


@dataclass(frozen=True)
class Buffer:
    """Memory that kernels work on: a record, or with a shape an array."""

    dtype: np.dtype[Any]
    shape: tuple[int | Room, ...] = ()
    of: str = ""  # the buffer whose memory this is, seen in another way

    @property
    def kind(self) -> Any:
        """As Numba sees it."""
        element = from_dtype(self.dtype)
        return types.Array(element, len(self.shape), "C") if self.shape else element

    @property
    def has_room(self) -> bool:
        return any(isinstance(length, Room) for length in self.shape)

    def size(self) -> tuple[int, int]:
        """Its bytes: for every node of a tree's room, and besides."""
        inner = int(np.prod([length for length in self.shape if isinstance(length, int)])) * self.dtype.itemsize
        room = next((length for length in self.shape if isinstance(length, Room)), None)
        return (room.each * inner, room.more * inner) if room else (0, inner)


@dataclass(frozen=True)
class Pack:
    """Arrays that kernels take as one named tuple, and pages as one piece of memory."""

    of: type[tuple[Any, ...]]
    parts: tuple["Buffer | Pack", ...]

    @property
    def kind(self) -> Any:
        """As Numba sees it."""
        kinds = tuple(part.kind for part in self.parts)
        return types.BaseTuple.from_types(kinds, self.of)  # type: ignore[attr-defined]

    def arrays(self) -> Iterator[tuple[str, Buffer]]:
        """Every array with its name, in the order in which kernels take them."""
        for name, part in zip(self.of._fields, self.parts, strict=True):  # type: ignore[attr-defined]
            if isinstance(part, Pack):
                yield from ((f"{name}.{inner}", buffer) for inner, buffer in part.arrays())
            else:
                yield name, part

    def offsets(self) -> dict[str, int]:
        """Where each array begins."""
        found, at = dict[str, int](), 0
        for name, buffer in self.arrays():
            found[name] = at
            at += aligned(buffer.size()[1])
        return found

    def size(self) -> tuple[int, int]:
        """Its bytes: for every node of a tree's room, which changes nothing, and besides."""
        return 0, sum(aligned(buffer.size()[1]) for _, buffer in self.arrays())


def aligned(size: int) -> int:
    """Vectors are read from addresses like this."""
    return -(-size // 16) * 16


@dataclass(frozen=True)
class Export:
    """A kernel that pages call by the name of its function."""

    function: Any
    buffers: Mapping[str, Buffer | Pack]

    @property
    def written(self) -> Callable[..., Any]:
        """The function as it is written."""
        return getattr(self.function, "py_func", self.function)  # type: ignore[no-any-return]

    @property
    def name(self) -> str:
        return self.written.__name__

    @cached_property
    def arguments(self) -> dict[str, Buffer | Pack | type]:
        """Buffers and packs by their names; all others are numbers."""
        parameters = inspect.signature(self.written).parameters.values()
        return {each.name: self.buffers.get(each.name, each.annotation) for each in parameters}

    @property
    def needs_room(self) -> bool:
        """The room of the tree is one more argument, the last."""
        return any(isinstance(each, Buffer) and each.has_room for each in self.arguments.values())

    @cached_property
    def compiled(self) -> Any:
        """What Numba made of it for these arguments, from its cache if it is there."""
        kinds = tuple(NUMBERS[each] if isinstance(each, type) else each.kind for each in self.arguments.values())
        self.function.compile(kinds)
        return self.function.overloads[kinds]

    @property
    def result(self) -> Any:
        return self.compiled.signature.return_type

    def described(self) -> dict[str, Any]:
        """As a manifest tells it: the names of arguments, numbers with their type."""
        given = [
            [name, "int" if each is int else "float"] if isinstance(each, type) else name
            for name, each in self.arguments.items()
        ]
        return {"arguments": given, "room": self.needs_room}
