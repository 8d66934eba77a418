"""A game that somebody has installed: on the plain table, from the lobby to the result, without a line changed here."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_for_bots
from tests.browser.games import BOT, Hall
from tests.browser.pages import LobbyPage, TablePage
from tests.browser.visitor import Visit
from tests.packages.conftest import install, path_with
from tests.server.serving import Process


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in whose environment Nuces has been installed."""
    path = path_with(install(tmp_path_factory.mktemp("nuces"), "nuces"))
    database = tmp_path_factory.mktemp("server") / "ludi.sqlite3"
    process = Process(f"sqlite:///{database}", workers=1, PYTHONPATH=path)
    try:
        wait_for_bots(process.address.http, "nuces")
        yield process.address.http
    finally:
        process.stop()


def test_a_whole_game_by_piles_and_buttons(visit: Visit, screenshots: Path) -> None:
    visitor = visit()
    shelf = visitor.page.get_by_role("region", name="Games").get_by_role("heading", level=3)
    expect(shelf.last).to_have_text("Nuces")
    table = LobbyPage(visitor).play_now(opponents=2, game="Nuces")
    full = [f"pile:{number}" for number in (1, 2, 3)]
    assert table.ready().lit == full
    for name in full:
        expect(table.target(name).locator("strong")).to_have_text(re.compile(rf"^Pile {name[-1]}: [3-7] nuts$"))
    visitor.page.screenshot(path=screenshots / "nuces.png")
    table.click("pile:2")
    now = table.ready()
    assert now.picked == ["pile:2"]
    assert now.buttons == [f"Take {nuts} from pile 2" for nuts in ("one nut", "2 nuts", "3 nuts")]
    visitor.page.screenshot(path=screenshots / "nuces-picked.png")
    nuts = int(table.target("pile:2").inner_text().split()[2])
    table.prompt.locator(".choices button").nth(1).click()
    left = f"{nuts - 2} nuts" if nuts > 3 else "one nut"
    expect(table.target("pile:2").locator("strong")).to_have_text(f"Pile 2: {left}", timeout=30_000)
    table.clicks_on(random.Random(3))
    view = table.line.view
    verdict = visitor.page.get_by_role("dialog").locator(".verdict p")
    expect(verdict).to_have_count(1 + len(view["panels"]))
    expect(verdict.first).to_contain_text(" and ".join(name.capitalize() for name in view["result"]["winners"]))
    expect(verdict.nth(1)).to_have_text(re.compile(r"^Aulus: .* nuts?$"))


def test_in_italian(visit: Visit, screenshots: Path) -> None:
    visitor = visit(locale="it-IT")
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table([{'kind': 'me'}, BOT], 'nuces', options={'piles': 2})}")
    table = TablePage(visitor).laid()
    assert table.ready().lit == ["pile:1", "pile:2"]
    expect(table.target("pile:1").locator("strong")).to_have_text(re.compile("^Mucchio 1: [3-7] noci$"))
    table.expect_sentence("Prendi da una a tre noci da un mucchio")
    table.click("pile:1")
    buttons = table.prompt.locator(".choices button")
    expect(buttons.nth(0)).to_have_text("Prendi una noce dal mucchio 1")
    expect(buttons.nth(2)).to_have_text("Prendi 3 noci dal mucchio 1")
    visitor.page.screenshot(path=screenshots / "nuces-it.png")
