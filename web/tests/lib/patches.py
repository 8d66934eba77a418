"""Pairs of values and their patches for `patch.test.ts`: `python web/tests/lib/patches.py`."""

import json
import random
from pathlib import Path
from typing import Any

from ludi.table.patches import diff

FILE = Path(__file__).with_suffix(".json")


def value(source: random.Random, depth: int) -> Any:
    kind = source.randrange(6 if depth else 4)
    if kind < 4:
        return (source.randint(2, 5), source.choice("abc"), None, source.random() < 0.5)[kind]
    if kind == 4:
        return [value(source, depth - 1) for _ in range(source.randrange(4))]
    return {source.choice("abcd0"): value(source, depth - 1) for _ in range(source.randrange(4))}


def changed(source: random.Random, old: Any) -> Any:
    """The same value with some parts of it changed."""
    if isinstance(old, list) and source.random() < 0.8:
        return [changed(source, part) if source.random() < 0.4 else part for part in old]
    if isinstance(old, dict) and source.random() < 0.8:
        kept = {key: part for key, part in old.items() if source.random() < 0.8}
        return {key: changed(source, part) if source.random() < 0.4 else part for key, part in kept.items()}
    return value(source, 3)


def cases() -> list[dict[str, Any]]:
    source = random.Random(5)
    pairs = []
    for _ in range(300):
        old = {key: value(source, 4) for key in "abcdef"}
        pairs.append((old, changed(source, old)))
    return [{"old": old, "new": new, "patch": diff(old, new)} for old, new in pairs]


def text() -> str:
    return "\n".join(["[", ",\n".join(json.dumps(case) for case in cases()), "]", ""])


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
