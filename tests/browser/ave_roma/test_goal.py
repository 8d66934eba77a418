"""Points now, and if the game ended now, always in sight."""

from playwright.sync_api import expect

from tests.browser.ave_roma.conftest import later
from tests.browser.ave_roma.steps import looked
from tests.browser.visitor import Visit


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
