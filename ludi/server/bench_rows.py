"""What `ludi bench server` says of each measurement."""

import os
import platform
from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]


def row(name: str, value: float, unit: str, at_most: float | None = None, **more: Any) -> Row:
    """One measurement; `at_most`, or `at_least` among the rest, is what is wanted of it."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    wanted = {"at_most": at_most} if at_most is not None else {"at_least": more.pop("at_least")}
    return {"name": name, "value": round(value, 2), "unit": unit, "wanted": wanted, "machine": machine, **more}


def percentile(values: Sequence[float], share: int) -> float:
    """The least value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]
