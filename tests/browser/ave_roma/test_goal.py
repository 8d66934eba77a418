"""Points now, and if the game ended now, always in sight."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.ave_roma.conftest import later
from tests.browser.ave_roma.steps import looked
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.test_pointing import TOLD_TWICE
from tests.browser.visitor import Visit

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 780},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
    {"width": 780, "height": 360},
]
# What of the strip cannot be seen, all of it having to lie within the window, unclipped and uncovered.
UNSEEN = """() => [...document.querySelectorAll(".goal :is(.wins, .legend, strong, .later)")].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const whole = right > left && left >= 0 && right <= innerWidth && top >= -1;
  return !whole || !document.elementFromPoint(x, y)?.closest(".goal")
    || document.querySelector("header").contains(each) && bottom > document.querySelector("header").clientHeight + 1;
}).map((each) => each.textContent)"""


def test_points_now_and_if_it_ended_now(visit: Visit, bots: None) -> None:
    table = later(visit(), moves=60, players=3)
    table.ready()
    strip = table.page.get_by_role("region", name="The goal, and how everyone stands")
    expect(strip.locator(".wins")).to_have_text("Most points win → if it ended now")
    outlook = looked(table)["forecast"]["outlook"]
    points = {player["seat"]: player["points"]["total"] for player in table.line.view["players"]}
    for entry, seat in zip(strip.get_by_role("listitem").all(), points, strict=True):
        expect(entry.locator("strong")).to_have_text(str(points[seat]))
        expect(entry.locator(".later")).to_have_text(f"→{outlook[seat]}")
        expect(entry.locator(".later")).to_be_visible()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_would_be_is_in_sight_on_every_screen(visit: Visit, database: str, players: int) -> None:
    visitor = visit(locale="fr-FR" if players % 2 else "en-GB")
    visitor.open(f"/t/{keep(visitor, database, Kept('ave_roma', 'advanced', players, 'turn'))}")
    page = TablePage(visitor).laid().page
    expect(page.locator(".goal .later")).to_have_count(players)
    expect(page.locator(".goal .legend")).to_have_text(("→ if it ended now", "→ si c'était fini")[players % 2])
    assert page.locator(TOLD_TWICE).count() == 0
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function(f"innerWidth === {size['width']} && document.querySelector('.goal') !== null")
        page.wait_for_timeout(100)
        assert page.evaluate(UNSEEN) == [], size
