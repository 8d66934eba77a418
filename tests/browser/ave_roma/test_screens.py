"""Ave Roma on every screen; see `tests/browser/test_screens.py`."""

from typing import Final

import pytest

from tests.browser.kept_games import Kept
from tests.browser.screens import seen_everywhere
from tests.browser.visitor import Visit

GAMES: Final = [
    Kept("ave_roma", "advanced", 2, "turn"),
    Kept("ave_roma", "advanced", 3, "turn"),
    Kept("ave_roma", "advanced", 4, "turn"),
    Kept("ave_roma", "advanced", 5, "turn"),
    Kept("ave_roma", "advanced", 5, "sell"),
]


@pytest.mark.parametrize("round_", range(len(GAMES)), ids=[f"{kept.players}-{kept.frame}" for kept in GAMES])
def test_ave_roma_on_every_screen(visit: Visit, database: str, round_: int) -> None:
    wrong = seen_everywhere(visit, database, GAMES[round_], round_)
    assert not wrong, "\n".join(wrong)
