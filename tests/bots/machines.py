"""The modules of pages under Node, as `make web` makes them."""

import atexit
import base64
import json
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from ludi.bots.modules import write, write_all
from ludi.bots.network import Network, load, save
from ludi.bots.weights import thought
from ludi.engine.compiled import PACKAGE
from ludi.engine.contract import State
from ludi.engine.registry import get_game
from tests.bots.networks import untrained
from tests.node import run_node

WEB = PACKAGE.parent / "web"


@cache
def manifests() -> dict[str, Path]:
    """Of every game; made anew if the sources have changed since the page was built."""
    write_all(WEB / "public")
    listed = json.loads((WEB / "public" / "machines.json").read_text(encoding="utf-8"))["games"]
    return {name: WEB / "public" / path for name, path in listed.items()}


@cache
def guided(name: str) -> tuple[Network, Path]:
    """A network, as it is read from a file, and the manifest of a machine that plays by it."""
    folder, game = Path(mkdtemp()), get_game(name)
    atexit.register(rmtree, folder)
    file = folder / "network.npz"
    save(untrained(name), file)
    return load(file, game), folder / write(game, folder, thought(game, file))["manifest"]


def ask(game: str, jobs: list[dict[str, Any]], manifest: Path | None = None, plain: bool = False) -> list[Any]:
    """What a game's machine answers, `plain` without its network; `web/tests/machine/driver.ts` says what it can be
    asked."""
    driver = str(WEB / "tests" / "machine" / "driver.ts")
    how = ["plain"] if plain else []
    printed = run_node(driver, str(manifest or manifests()[game]), *how, stdin=json.dumps(jobs))
    return [json.loads(line) for line in printed.splitlines()]


def sent(state: State) -> str:
    """A position as jobs have it."""
    return base64.b64encode(state.tobytes()).decode()
