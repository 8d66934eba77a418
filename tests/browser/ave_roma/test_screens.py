"""Ave Roma on every screen; see `tests/browser/test_screens.py`."""

from typing import Final

import pytest

from tests.browser.kept_games import Kept
from tests.browser.screens import ALL, Look, every_look, looks, wrong
from tests.browser.visitor import Visit

GAMES: Final = [
    Kept("ave_roma", "advanced", 2, "turn"),
    Kept("ave_roma", "advanced", 3, "turn"),
    Kept("ave_roma", "advanced", 4, "turn"),
    Kept("ave_roma", "advanced", 5, "turn"),
    Kept("ave_roma", "advanced", 5, "sell"),
]


@pytest.mark.parametrize("look", (every_look if ALL else looks)(GAMES), ids=str)
def test_ave_roma_on_every_screen(visit: Visit, database: str, look: Look) -> None:
    found = wrong(visit, database, look)
    assert not found, "\n".join(found)
