"""What a browser needs to play without a server: which files, and the Python that runs there.

A page is kept whole, as one version, by its service worker (`web/src/sw.ts`), which gets the list of all files and what
is in them put before it. So another version is another worker, and a browser notices by itself.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ludi.bots.levels import LEVELS, PLAIN
from ludi.table.bundle import archive
from ludi.table.reading import catalogue

ASSETS = "assets"
LATER = ".bin"  # networks: fetched by who plays against them, and kept from then on
NEEDED = ("*.wasm", "*.zip")  # of Python itself: what is so large that one is told how much of it has come
SMALLEST = ".br"
# Packed for servers, for who looks for mistakes, for browsers that do without WebAssembly too.
LEFT_OUT = (SMALLEST, ".gz", ".map", ".woff")
SCRIPT = re.compile(r'<script\b[^>]* src="[^"]*?(assets/[^"]+)"')
PAGE, WORKER, LIST = "index.html", "sw.js", "offline.json"
ELSEWHERE = (PAGE, WORKER, "404.html", "robots.txt")


_told: dict[Path, str] = {}  # the version of the files in a folder, once somebody has wanted to keep them


def version_told(static: Path) -> str | None:
    """For pages that may be older: finding it out takes a moment, so that it is not done for this alone."""
    return _told.get(static)


@cache
def manifest(static: Path) -> dict[str, Any]:
    """What `web/src/lib/here` asks for: the version, the page's own script, the archive of Python, the sizes of what is
    fetched, for which games bots think, and what the lobby offers, so that nobody waits for Python to see it."""
    name, data = archive()
    found = [file for pattern in NEEDED for file in (static / ASSETS).glob(f"pyodide-*/{pattern}")]
    sizes = {file.relative_to(static).as_posix(): file.stat().st_size for file in found}
    sizes[f"{ASSETS}/{name}"] = len(data)
    machines = _machines(static)
    bots = tuple(LEVELS) if machines else PLAIN[:1]
    _told[static] = version({path: digest(data) for path, data in _files(static)} | {"": _page_of(static), name: ""})
    told = {"version": _told[static], "page": _script_of(static), "python": f"{ASSETS}/{name}", "sizes": sizes}
    return {**told, "machines": machines, "catalogue": catalogue(bots)}


def _script_of(static: Path) -> str:
    """What the page begins with: it is named by what is in it and in all that it loads."""
    page = static / PAGE
    found = SCRIPT.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return found[1] if found else ""


def _page_of(static: Path) -> str:
    page = static / PAGE
    return digest(page.read_bytes()) if page.is_file() else ""


def _machines(static: Path) -> list[str]:
    """The games for which there is a module to think with; where the app was built without, bots play at random."""
    listed = static / "machines.json"
    return sorted(orjson.loads(listed.read_bytes())["games"]) if listed.is_file() else []


@cache
def manifest_text(static: Path) -> bytes:
    return orjson.dumps(manifest(static))


@cache
def worker_text(static: Path) -> bytes:
    """The service worker of the app as it was built."""
    return worker_for(static, (static / PAGE).read_bytes())


def worker_for(static: Path, page: bytes) -> bytes:
    """The same with another page that is sent for every address."""
    name, python = archive()
    digests = {path: digest(data) for path, data in _files(static)}
    digests |= {"": digest(page), LIST: digest(manifest_text(static)), f"{ASSETS}/{name}": digest(python)}
    later = {path: digests.pop(path) for path in [*digests] if path.endswith(LATER)}
    told = {"version": version(digests | later), "files": digests, "later": later}
    return b"const OFFLINE = " + orjson.dumps(told) + b";\n" + _built(static)


def compressed(static: Path) -> dict[str, int]:
    """How many bytes each file takes that is kept in a browser, those for later too, as they are sent to it."""
    name, python = archive()
    listed = [path for path, _ in _files(static)]
    sizes = {path: _sent(static / path) for path in [*listed, PAGE, WORKER]}
    return sizes | {f"{ASSETS}/{name}": len(python), LIST: len(manifest_text(static))}


def _sent(file: Path) -> int:
    packed = file.with_name(f"{file.name}{SMALLEST}")
    return (packed if packed.is_file() else file).stat().st_size


def _built(static: Path) -> bytes:
    return (static / WORKER).read_bytes()


def _files(static: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(static.rglob("*")):
        path = file.relative_to(static).as_posix()
        if file.is_file() and file.suffix not in LEFT_OUT and path not in ELSEWHERE and not file.name.startswith("."):
            yield path, file.read_bytes()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def version(digests: Mapping[str, str]) -> str:
    return digest(orjson.dumps(digests, option=orjson.OPT_SORT_KEYS))[:16]
