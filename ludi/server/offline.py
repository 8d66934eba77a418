"""What a browser needs to play without a server: which files, and the Python that runs there."""

from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ludi.table.bundle import archive
from ludi.table.reading import catalogue

ASSETS = "assets"
BOTS = ("random",)  # who can be played against there
NEEDED = ("*.wasm", "*.zip")  # of Python itself: what is so large that one is told how much of it has come


@cache
def manifest(static: Path) -> dict[str, Any]:
    """What `web/src/lib/here/python.ts` asks for: the archive of Python, the sizes of what is fetched, and
    what the lobby offers, so that nobody waits for Python to see it."""
    name, data = archive()
    found = [file for pattern in NEEDED for file in (static / ASSETS).glob(f"pyodide-*/{pattern}")]
    sizes = {file.relative_to(static).as_posix(): file.stat().st_size for file in found}
    sizes[f"{ASSETS}/{name}"] = len(data)
    return {"python": f"{ASSETS}/{name}", "sizes": sizes, "catalogue": catalogue(BOTS)}


def manifest_text(static: Path) -> bytes:
    return orjson.dumps(manifest(static))
