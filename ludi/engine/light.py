"""Light records: plain Python over bytes, for who interprets the rules; and the tables such rules look things up in.

Everything is a `memoryview`, which is read and written in C, by all indices at once: `s.members[seat, place]`. It gives
Python's own integers, so nothing overflows on the way, and what does not fit its field is refused with ValueError.
"""

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from ludi.engine.record import Field, Kind, Layout


class LightRecord:
    """One record. Views of its memory are made when first asked for: most copies are looked at only a little."""

    layout: ClassVar["Layout"]

    def __init__(self, data: bytearray) -> None:
        self.memory = data

    def copy(self) -> Any:
        return type(self)(self.memory[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def tobytes(self) -> bytes:
        return bytes(self.memory)


class _View:
    """Some of a record's bytes as numbers, kept with the record: it is found there, and this not asked again."""

    def __init__(self, name: str, letter: str, shape: tuple[int, ...], place: slice) -> None:
        self._name, self._letter, self._shape, self._place = name, letter, shape, place

    def __get__(self, record: LightRecord, owner: type) -> memoryview:
        view = memoryview(record.memory)[self._place].cast(self._letter, self._shape)  # type: ignore[call-overload]
        record.__dict__[self._name] = view
        return view  # type: ignore[no-any-return]


# A function of its own for each number: looking up which one is meant would take longer than reading it.
NUMBER = """
def read(record): return record._{kind}[{at}]
def write(record, value): record._{kind}[{at}] = value
"""


def _number(field: "Field") -> property:
    functions: dict[str, Any] = {}
    exec(NUMBER.format(kind=field.kind.name, at=field.offset // field.kind.size), functions)
    return property(functions["read"], functions["write"])


def light_class(layout: "Layout") -> type[LightRecord]:
    """The class of a layout's light records."""
    members: dict[str, Any] = {"layout": layout}
    for name in layout.names:
        _, kind, shape, _ = field = layout.fields[name]
        if shape:
            members[name] = _View(name, kind.letter, shape, field.place)
        else:
            members[name] = _number(field)
            whole, count = f"_{kind.name}", layout.itemsize // kind.size
            members[whole] = _View(whole, kind.letter, (count,), slice(count * kind.size))
    return type(layout.name, (LightRecord,), members)


def light_table(kind: "Kind", numbers: Sequence[Any]) -> memoryview:
    """A nested sequence as a view that is read by all its indices."""
    shape, flat = [len(numbers)], numbers
    while not isinstance(flat[0], int | float):
        shape.append(len(flat[0]))
        flat = list(chain.from_iterable(flat))
    return memoryview(array(kind.letter, flat).tobytes()).cast(kind.letter, shape)  # type: ignore[call-overload, no-any-return]
