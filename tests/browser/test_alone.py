"""A site of files alone: whole games, with nobody who answers anything."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludi.engine.replay import loads, verify
from ludi.server.settings import STATIC
from ludi.server.site import write_site
from tests.browser.pages import LobbyPage, TablePage
from tests.browser.site import BASE, Files, handed_out
from tests.browser.visitor import Visit, Visitors


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site") / "files"
    write_site(STATIC, folder, BASE)
    with handed_out(folder) as address:
        yield address + BASE.rstrip("/")


@pytest.fixture
def alone(browser: Browser, site: str, request: pytest.FixtureRequest, screenshots: Path) -> Iterator[Visit]:
    """Lets somebody come to the site; at the end nobody may have seen an error, or asked anybody else."""
    visitors = Visitors(browser, site, knows_guests=False)
    yield visitors.visit
    visitors.picture(screenshots, f"alone-{request.node.name}")
    visitors.leave()


def download(table: TablePage) -> str:
    """The replay file, by the menu."""
    with table.page.expect_download() as found:
        table.menu("Download the replay file")
    return found.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["Tali", "Municipium", "Ave Roma"])
def test_a_whole_game_by_clicks(alone: Visit, game: str) -> None:
    visitor = alone()
    Files.asked.clear()
    table = LobbyPage(visitor).play_now(opponents=1, game=game)
    played = table.clicks_on(random.Random(3))
    assert played.confirmed > 2
    expect(table.page.locator("dialog[open] #end-title")).to_have_text(re.compile("wins?$|share the victory$"))
    table.page.keyboard.press("Escape")
    text = download(table)
    verdict = verify(loads(text))
    assert (verdict.sittings, verdict.people) == (1, 1)
    assert json.loads(text)["dealer"] == "terminal"
    assert not [path for path in Files.asked if "/api/" in path]
