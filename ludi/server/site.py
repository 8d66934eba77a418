"""A folder of files with which people play without a server of ours: any web server can hand them out."""

import html
import shutil
from pathlib import Path

from ludi.engine.errors import LudiError
from ludi.engine.lesson import lesson_names
from ludi.engine.registry import working_games
from ludi.server.offline import ASSETS, LIST, PAGE, WORKER, manifest_text, worker_for
from ludi.server.web import POLICY
from ludi.table.bundle import archive

MISSING = "404.html"  # what most hosts send for an address that is no file
ADDRESSES = ("new", "replay", "games")


def write_site(static: Path, folder: Path, base: str) -> int:
    """Write it, below the path `base` of whatever address it will have; how many bytes."""
    if not (static / PAGE).is_file():
        raise LudiError("The web app is not built. Run “make web”, or install the package from its wheel.")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / PAGE).is_file())):
        raise LudiError(f"{folder} holds something else; name a folder that is empty, or has such a site in it.")
    if not base.startswith("/") or not base.endswith("/"):
        base = f"/{base.strip('/')}/" if base.strip("/") else "/"
    shutil.copytree(static, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    name, python = archive()
    (folder / ASSETS / name).write_bytes(python)
    (folder / LIST).write_bytes(manifest_text(static))
    page = alone((static / PAGE).read_text(encoding="utf-8"), base)
    for path in (PAGE, MISSING, *(f"{each}/{PAGE}" for each in _pages())):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8", newline="\n")
    (folder / WORKER).write_bytes(worker_for(static, page.encode()))
    for name in (PAGE, WORKER):
        for old in folder.glob(f"{name}.*"):
            old.unlink()  # packed, it is that of a server
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _pages() -> list[str]:
    """Addresses that are known beforehand: a file for each, since hosts know nothing of the app's own ways."""
    games = [game.name for game in working_games()[0]]
    rules = [f"{page}/{game}" for page in ("rules", "summary") for game in games]
    return [*ADDRESSES, *rules, *(f"learn/{game}/{lesson}" for game in games for lesson in lesson_names(game))]


def alone(page: str, base: str) -> str:
    """The app's page, told where it is and that nobody answers; files alone bring no headers, so the policy is here."""
    where = html.escape(base)
    policy = "; ".join(each for each in POLICY.split("; ") if not each.startswith("frame-ancestors"))
    page = page.replace('="/', f'="{where}')
    page = page.replace("<html ", f'<html data-alone data-base="{where}" ', 1)
    return page.replace("<head>", f'<head>\n    <meta http-equiv="content-security-policy" content="{policy}" />', 1)
