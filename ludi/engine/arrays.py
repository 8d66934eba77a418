"""Records as NumPy and Numba have them: elements of structured arrays. Whoever interprets rules can do without."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludi.engine.light import LightRecord

if TYPE_CHECKING:
    from ludi.engine.record import Kind, Layout


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


def dtype_of(layout: "Layout") -> np.dtype[Any]:
    """The dtype of records; `Fields`, so that `s.turn` works where rules are not compiled."""
    fields: list[Any] = []
    for name, kind, shape, _ in layout.fields.values():
        if hasattr(np.ndarray, name):
            raise TypeError(f"field {name!r} of {layout.name} would shadow an attribute of NumPy's arrays")
        fields.append((name, kind.name, shape))
    return np.dtype((Fields, np.dtype(fields, align=True)))


def record_of(layout: "Layout", data: bytes | bytearray) -> Any:
    """A new record of these bytes."""
    return np.frombuffer(bytearray(data), dtype=layout.dtype)[0]


def as_numpy(record: Any) -> Any:
    """The record as NumPy has it: itself, or, of a light one, a record in the same memory."""
    if isinstance(record, LightRecord):
        return np.frombuffer(record.memory, dtype=record.layout.dtype)[0]
    return record


def array_table(kind: "Kind", numbers: Sequence[Any]) -> NDArray[Any]:
    return np.array(numbers, dtype=kind.name)
