"""A phone: small, upright, touched."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.pages import LobbyPage, TablePage, no_sideways_scroll
from tests.browser.visitor import PHONE, Visit

KIND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = """() => [...document.querySelectorAll("#prompt button, #prompt a, nav button")]
  .filter((each) => each.getClientRects().length > 0)
  .map((each) => [each.innerText.trim() || each.getAttribute("aria-label"), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def test_the_first_turns_by_taps(visit: Visit) -> None:
    visitor = visit(**KIND)
    page = visitor.page
    page.get_by_role("button", name="Play now").wait_for()
    no_sideways_scroll(page)
    group = page.get_by_role("radiogroup", name="Number of opponents")
    group.get_by_text("1", exact=True).tap()
    page.get_by_role("button", name="Play now").tap()
    table = TablePage(visitor).laid()
    turns = 0
    while turns < 10:
        now = table.ready()
        assert page.evaluate(SMALL) == []
        no_sideways_scroll(page)
        if now.go:
            page.locator("#prompt .go").tap()
            turns += 1
            continue
        table.assert_lit(now)
        if now.lit:
            table.tap(now.lit[turns % len(now.lit)])
        else:
            page.locator("#prompt .choices button").first.tap()
    within_window(page)


def within_window(page: Page) -> None:
    """Board and prompt are on the screen together, without scrolling."""
    for part in ("[data-board]", "#prompt"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]


def test_panels_are_sheets(visit: Visit) -> None:
    visitor = visit(**KIND)
    table = LobbyPage(visitor).play_now(opponents=2)
    table.ready()
    for name in ("Players", "Log", "Rules", "Position", "Fairness"):
        button = table.page.get_by_role("navigation").get_by_role("button", name=name)
        expect(button.get_by_text(name, exact=True)).to_be_visible()  # in words, not by its picture alone
        button.tap()
        sheet = table.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        no_sideways_scroll(table.page)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


def test_every_other_page_fits(visit: Visit, finished: str) -> None:
    visitor = visit(**KIND)
    ready = {"/new": "form", "/rules/municipium": "article", f"/t/{finished}/replay": "[data-board]", "/nowhere": "h1"}
    for path, sign in ready.items():
        visitor.open(path)
        visitor.page.locator(sign).first.wait_for()
        no_sideways_scroll(visitor.page)
