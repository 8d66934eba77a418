"""The first page of a table: what a browser that has nothing yet loads until one can play."""

import re
from typing import Final

import pytest

from tests.browser.games import BOT, Hall
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit

# Words of other pages.
ELSEWHERE: Final = re.compile(r"/(cli|verify|lesson|advice|web_lesson|web_games|web_chat)-[^/]*\.js$")
MOST: Final = 230_000  # bytes, compressed
LOADED: Final = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((each) => [each.name, each.encodedBodySize])"""


@pytest.mark.parametrize("game", ["municipium", "ave_roma"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_the_first_page_of_a_table_is_light(visit: Visit, game: str, locale: str) -> None:
    visitor = visit(locale=locale)
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table([{'kind': 'me'}, BOT], game)}")
    page = TablePage(visitor).laid().page
    page.locator("[data-target][aria-label]").first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    assert len(loaded) > 5
    assert not [name for name, _ in loaded if ELSEWHERE.search(name)]
    total = sum(size for _, size in loaded)
    assert 50_000 < total < MOST, sorted(loaded, key=lambda each: -each[1])
