"""Pictures of Ave Roma, to be looked at: `tests/browser/screenshots/`."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.ave_roma.conftest import Sit, later
from tests.browser.ave_roma.steps import until
from tests.browser.test_phone import KIND
from tests.browser.test_screenshots import SENT, SIZES, play_out, shoot
from tests.browser.visitor import Visit, settled


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_opening_and_recruiting(sit: Sit, screenshots: Path, size: str, kind: dict[str, Any]) -> None:
    table = sit(4, **kind)
    table.ready()
    shoot(table.page, screenshots, f"{size}ave-roma-opening")
    until(table, lambda view: view["prompt"]["frame"] == "recruit")
    shoot(table.page, screenshots, f"{size}ave-roma-recruiting", foreseen=True)


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_the_middle_of_a_game(
    visit: Visit, bots: None, screenshots: Path, size: str, kind: dict[str, Any]
) -> None:
    table = later(visit(**kind), 250, 4, {"advanced": "on"})
    assert not table.ready().over
    shoot(table.page, screenshots, f"{size}ave-roma-middle", foreseen=True)
    for name in ("Cards", "Mine") if size else ():
        table.page.get_by_role("tab", name=name).tap()
        settled(table.page)
        shoot(table.page, screenshots, f"{size}ave-roma-{name.lower()}")


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_the_final_scoring(
    visit: Visit, database: str, screenshots: Path, size: str, kind: dict[str, Any]
) -> None:
    visitor = visit(**kind)
    play_out(visitor, database, SENT, "1 influence")
    settled(visitor.page)
    shoot(visitor.page, screenshots, f"{size}ave-roma-end")


def test_pictures_of_two_players_and_their_shadows(sit: Sit, screenshots: Path) -> None:
    for size, kind in (("", {}), ("phone-", KIND)):
        table = sit(2, **kind)
        table.ready()
        shoot(table.page, screenshots, f"{size}ave-roma-two")
