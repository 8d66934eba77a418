"""The modules of pages under Node, as `make web` makes them."""

import base64
import json
from functools import cache
from pathlib import Path
from typing import Any

from ludi.bots.modules import write_all
from ludi.engine.compiled import PACKAGE
from ludi.engine.contract import State
from tests.node import run_node

WEB = PACKAGE.parent / "web"


@cache
def manifests() -> dict[str, Path]:
    """Of every game; made anew if the sources have changed since the page was built."""
    write_all(WEB / "public")
    listed = json.loads((WEB / "public" / "machines.json").read_text(encoding="utf-8"))["games"]
    return {name: WEB / "public" / path for name, path in listed.items()}


def ask(game: str, jobs: list[dict[str, Any]]) -> list[Any]:
    """What a game's machine answers; `web/tests/machine/driver.ts` says what it can be asked."""
    driver = str(WEB / "tests" / "machine" / "driver.ts")
    printed = run_node(driver, str(manifests()[game]), stdin=json.dumps(jobs))
    return [json.loads(line) for line in printed.splitlines()]


def sent(state: State) -> str:
    """A position as jobs have it."""
    return base64.b64encode(state.tobytes()).decode()
