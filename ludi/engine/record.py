"""Fixed-size records, declared once: as annotations for people and mypy, as a dtype for NumPy and Numba.

class State(Record):
    turn: I32
    members: Annotated[Cells, np.int8, (5, 7)]

DTYPE = record_dtype(State)
"""

from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Cells = NDArray[Any]  # a nested array of small integers
States = NDArray[Any]  # a batch of records

I8 = Annotated[int, np.int8, ()]
I32 = Annotated[int, np.int32, ()]
I64 = Annotated[int, np.int64, ()]


class Record(Protocol):
    """One element of a batch: fields by attribute, compiled or not."""

    def copy(self) -> Any: ...

    def tobytes(self) -> bytes: ...


class Fields(np.record):  # type: ignore[misc]  # NumPy's stubs call a base of it final; NumPy itself does not
    """`np.record` looks attributes up in Python code, twice over; this asks the record at once, much faster."""

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def copy(self) -> Any:  # type: ignore[override]
        """NumPy copies field by field; a record is its bytes, and those are copied fifteen times as fast."""
        return np.frombuffer(bytearray(self.tobytes()), dtype=self.dtype)[0]


def record_dtype(declaration: type) -> np.dtype[Any]:
    """The dtype of a record class: aligned, because CUDA insists; `Fields`, so that interpreted `s.turn` works.

    Alignment leaves gaps, which copies by NumPy skip. They become fields, so that equal positions are equal bytes.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        _, scalar, shape = get_args(hint)
        if hasattr(np.ndarray, name):
            raise TypeError(f"field {name!r} of {declaration.__name__} would shadow an attribute of NumPy's arrays")
        _pad(fields, np.dtype(scalar).alignment)
        fields.append((name, scalar, shape))
    _pad(fields, np.dtype(fields, align=True).alignment)
    return np.dtype((Fields, np.dtype(fields, align=True)))


def _pad(fields: list[tuple[str, Any, tuple[int, ...]]], alignment: int) -> None:
    """Fill up to the next multiple of an alignment."""
    gap = -np.dtype(fields).itemsize % alignment if fields else 0
    if gap:
        fields.append((f"padding{len(fields)}", np.int8, (gap,)))
