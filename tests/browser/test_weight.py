"""The first page of a table: what a browser that has nothing yet loads until one can play."""

import re
from typing import Final

import pytest

from ludi.server.offline import compressed
from ludi.server.settings import STATIC
from tests.browser.games import BOT, Hall
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit

# Words of other pages.
ELSEWHERE: Final = re.compile(r"/(cli|verify|lesson|advice|web_help|web_lesson|web_games|web_chat|web_new)-[^/]*\.js$")
# What comes some seconds after a page has been seen, and on a slow machine before this looks.
LATER: Final = re.compile(r"/(Newer|web_here)-[^/]*\.(js|css)$")
# Bytes, compressed: no more than before pages could be tables themselves.
MOST: Final = {"municipium": 194_600, "ave_roma": 220_900}
MOST_KEPT: Final = 9_000_000
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
    total = sum(size for name, size in loaded if not LATER.search(name))
    print(game, locale, total)  # noqa: T201 - for who wants to know
    assert 50_000 < total < MOST[game], sorted(loaded, key=lambda each: -each[1])


@pytest.mark.skipif(not (STATIC / "machines.json").is_file(), reason="the page was built without modules")
def test_all_that_a_browser_keeps_takes_nine_megabytes(built: None) -> None:
    """Networks too, which are kept once somebody has played against them; as a server sends it."""
    sizes = compressed(STATIC)
    told = sorted(sizes.items(), key=lambda each: -each[1])
    print(sum(sizes.values()), told[:12])  # noqa: T201 - for who wants to know
    assert {"machines.json", "index.html", "sw.js", "offline.json"} < sizes.keys()
    for ending, least in {".bin": 400_000, ".wasm": 3_000_000, ".zip": 2_500_000, ".woff2": 20_000}.items():
        assert sum(size for path, size in told if path.endswith(ending)) > least, (ending, told)
    assert sum(sizes.values()) < MOST_KEPT, told
