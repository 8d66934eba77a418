"""The Python that a page runs by itself: engine, bots, tables and every installed game, as one archive.

It is made of what is installed, and not when the page is built: so a page and its server have the same rules, and games
of other packages come along.
"""

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

from ludi import __version__
from ludi.engine.packages import GROUP, OURS, Package, installed

LUDI = Path(__file__).resolve().parent.parent
LAYERS = ("engine", "bots", "games", "analysis", "table")
ENDINGS = (".py", ".toml", ".md", ".ftl")
COMPILING = "webassembly"  # makes what pages have already
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive, whenever they were written


@cache
def archive() -> tuple[str, bytes]:
    """A name that changes with what is in it, and the archive."""
    files = dict(sorted((str(path), data) for path, data in _files()))
    total = hashlib.sha256()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in files.items():
            total.update(f"{name} {len(data)} ".encode() + data)
            made.writestr(zipfile.ZipInfo(name, BEGINNING), data, zipfile.ZIP_DEFLATED, 9)
    return f"python-{total.hexdigest()[:16]}.zip", packed.getvalue()


def _files() -> Iterator[tuple[PurePosixPath, bytes]]:
    yield PurePosixPath("ludi/__init__.py"), (LUDI / "__init__.py").read_bytes()
    for layer in LAYERS:
        yield from _folder(LUDI / layer, PurePosixPath("ludi") / layer, words=False)
    games: dict[str, list[Package]] = {}
    for package in installed().values():
        games.setdefault(package.distribution or package.name, []).append(package)
    for distribution, packages in games.items():
        yield from _metadata(distribution, packages)
        if distribution != OURS:
            for root in {package.root for package in packages if package.root is not None}:
                yield from _folder(root, PurePosixPath(root.name), words=True)


def _folder(folder: Path, name: PurePosixPath, words: bool) -> Iterator[tuple[PurePosixPath, bytes]]:
    """Words of our own games are in the page already."""
    for path in folder.rglob("*"):
        left = COMPILING in path.parts or (path.suffix == ".ftl" and not words)
        if path.suffix in ENDINGS and path.is_file() and not left:
            yield name / path.relative_to(folder).as_posix(), path.read_bytes()


def _metadata(distribution: str, packages: list[Package]) -> Iterator[tuple[PurePosixPath, bytes]]:
    """What games are found by."""
    folder = PurePosixPath(f"{distribution.replace('-', '_')}-{__version__}.dist-info")
    points = "".join(f"{each.name} = {each.module}:{each.attribute}\n" for each in packages)
    yield folder / "METADATA", f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {__version__}\n".encode()
    yield folder / "entry_points.txt", f"[{GROUP}]\n{points}".encode()
