"""Fixed-size records, declared once: as annotations for people and mypy, as memory for everything that runs rules.

class State(Record):
    turn: I32
    members: Annotated[Cells, INT8, (5, 7)]

STATE = Layout(State)

A record is its bytes, whoever looks at it. Compiled rules get NumPy's records (`ludi.engine.arrays`). Interpreted ones
get light records of plain Python, which need neither NumPy nor Numba, are several times as fast to read, and refuse
numbers that do not fit. The same rules run on both; what they may do with an array is what both can: read and write one
number by all its indices, and `tolist`, or a slice of an array with one dimension.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, get_args, get_type_hints

from ludi.engine.compiled import INTERPRETED
from ludi.engine.light import LightRecord, light_class, light_table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Cells = NDArray[Any]  # a nested array of small numbers
    States = NDArray[Any]  # a batch of records
else:
    Cells = States = Any


class Kind(NamedTuple):
    """A sort of number: its name, its letter in Python's own arrays, its bytes."""

    name: str
    letter: str
    size: int


INT8 = Kind("int8", "b", 1)
INT16 = Kind("int16", "h", 2)
INT32 = Kind("int32", "i", 4)
INT64 = Kind("int64", "q", 8)
FLOAT64 = Kind("float64", "d", 8)

I8 = Annotated[int, INT8, ()]
I32 = Annotated[int, INT32, ()]
I64 = Annotated[int, INT64, ()]
F64 = Annotated[float, FLOAT64, ()]


class Record(Protocol):
    """Fields by attribute, compiled or not."""

    def copy(self) -> Any: ...

    def tobytes(self) -> bytes: ...


class Field(NamedTuple):
    """Where a field lies in the bytes of its record."""

    name: str
    kind: Kind
    shape: tuple[int, ...]
    offset: int

    @property
    def place(self) -> slice:
        return slice(self.offset, self.offset + self.kind.size * prod(self.shape))


class Layout:
    """How a record lies in memory: aligned, because CUDA insists.

    Alignment leaves gaps, which copies by NumPy skip. They become fields, so that equal positions are equal bytes.
    """

    def __init__(self, declaration: type) -> None:
        self.name = declaration.__name__
        self.fields: dict[str, Field] = {}  # gaps included
        self.itemsize = 0
        kinds = [INT8]
        for name, hint in get_type_hints(declaration, include_extras=True).items():
            _, kind, shape = get_args(hint)
            if hasattr(LightRecord, name):
                raise TypeError(f"field {name!r} of {self.name} would shadow an attribute of records")
            self._align(kind)
            self._add(name, kind, shape)
            kinds.append(kind)
        self._align(max(kinds, key=lambda kind: kind.size))

    def _align(self, kind: Kind) -> None:
        if gap := -self.itemsize % kind.size:
            self._add(f"padding{len(self.fields)}", INT8, (gap,))

    def _add(self, name: str, kind: Kind, shape: tuple[int, ...]) -> None:
        field = self.fields[name] = Field(name, kind, shape, self.itemsize)
        self.itemsize = field.place.stop

    @property
    def names(self) -> tuple[str, ...]:
        """What was declared."""
        return tuple(name for name in self.fields if not name.startswith("padding"))

    @cached_property
    def dtype(self) -> "np.dtype[Any]":
        """The same for NumPy, which takes a layout wherever it takes a dtype."""
        from ludi.engine.arrays import dtype_of  # late: who plays interpreted needs no NumPy

        return dtype_of(self)

    @cached_property
    def light(self) -> "type[LightRecord]":
        """The class of its light records."""
        return light_class(self)

    def blank(self) -> Any:
        """A new record, all zero, as the rules of this process take it."""
        return self.read(bytes(self.itemsize))

    def only(self, record: Record, names: Iterable[str]) -> Any:
        """A new record with some fields of another and nothing else."""
        data, kept = record.tobytes(), bytearray(self.itemsize)
        for field in map(self.fields.__getitem__, names):
            kept[field.place] = data[field.place]
        return self.read(kept)

    def read(self, data: bytes | bytearray) -> Any:
        """A new record of these bytes; ValueError if they are more or fewer than one has."""
        if len(data) != self.itemsize:
            raise ValueError(f"a buffer of {len(data)} bytes is no {self.name}, which has {self.itemsize}")
        if INTERPRETED:
            return self.light(bytearray(data))
        from ludi.engine.arrays import record_of

        return record_of(self, data)


def plain(value: Any) -> Any:
    """A field's value as Python's own integers and lists, whatever record it is of."""
    return value.tolist() if hasattr(value, "tolist") else value


def table(kind: Kind, numbers: Sequence[Any]) -> Cells:
    """Numbers the rules look up, nested as deep as they are looked up: to be read only."""
    if INTERPRETED:
        return light_table(kind, numbers)  # type: ignore[return-value]
    from ludi.engine.arrays import array_table

    return array_table(kind, numbers)


def new_shares(seats: int) -> Cells:
    """What `payoffs` and `prospects` write into: a number for each seat."""
    if INTERPRETED:
        return [0.0] * seats  # type: ignore[return-value]
    from ludi.engine.arrays import array_table

    return array_table(FLOAT64, [0.0] * seats)
