"""Both tables on every screen: nothing too small to read or to touch, nothing cut off, nothing on top of anything else.

Every size is seen with every number of players, and with every language by some of them. Each with each, and all panels
on all of them: LUDI_ALL_SCREENS=1 (some minutes).
"""

from typing import Final

import pytest

from tests.browser.kept_games import Kept
from tests.browser.screens import seen_everywhere
from tests.browser.visitor import Visit

RETAIL, V3 = "retail", "v3"
GAMES: Final = [
    Kept("municipium", RETAIL, 2, "move"),
    Kept("municipium", RETAIL, 3, "choose-citizens"),
    Kept("municipium", RETAIL, 4, "move"),
    Kept("municipium", V3, 5, "move"),
]


@pytest.mark.parametrize("round_", range(len(GAMES)), ids=[f"{kept.players}-{kept.frame}" for kept in GAMES])
def test_municipium_on_every_screen(visit: Visit, database: str, round_: int) -> None:
    wrong = seen_everywhere(visit, database, GAMES[round_], round_)
    assert not wrong, "\n".join(wrong)
