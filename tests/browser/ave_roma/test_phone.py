"""Ave Roma on a phone: board, cards and own board as parts to swipe through; nothing is out of reach."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.axe import SCRIPT, serious
from tests.browser.pages import TablePage, no_sideways_scroll
from tests.browser.test_phone import KIND, SMALL
from tests.browser.visitor import settled

PANES = ("Board", "Cards", "Mine")
HAND = ".hand:has(> #prompt)"  # what is always at hand: stock, prompt and navigation
PART_OF = """(target) => {
  const found = [...document.querySelectorAll(`[data-target="${target}"]`)];
  const shown = found.find((each) => each.getClientRects().length > 0 && !each.closest("[inert]"));
  if (shown) return null;
  return found.map((each) => each.closest("[role=tabpanel]")?.getAttribute("aria-labelledby")).find(Boolean) ?? "none";
}"""


def shown(page: Page) -> str:
    return str(page.locator(".names [role=tab][aria-selected=true]").inner_text().split("\n")[0].strip())


def reach(table: TablePage, target: str) -> None:
    """Tap something, wherever it lies: its part of the table is brought first, and scrolled to it."""
    part = table.page.evaluate(PART_OF, target)
    if part is not None:
        assert part != "none", f"{target} is nowhere"
        table.page.locator(f"#{part}").tap()
        expect(table.page.locator(f"#{part}")).to_have_attribute("aria-selected", "true")
    brought(table.page, target)
    table.tap(target)


def brought(page: Page, target: str) -> None:
    """Into sight, where its part of the table is longer than the screen."""
    page.locator(f'[data-target="{target}"]').locator("visible=true").first.scroll_into_view_if_needed()


def swipe(page: Page, to_left: bool) -> None:
    strip = page.locator("[data-swiped]").element_handle()
    box = strip.bounding_box()
    assert box
    y = box["y"] + box["height"] * 0.6
    begin, end = (330, 30) if to_left else (30, 330)
    client = page.context.new_cdp_session(page)
    for kind, x in [("touchStart", begin), *[("touchMove", begin + (end - begin) * n / 8) for n in range(1, 9)]]:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(16)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("(strip) => strip.scrollLeft % strip.clientWidth < 1", arg=strip)


def test_parts_are_tapped_and_swiped(sit: Sit) -> None:
    table = sit(3, **KIND)
    table.ready()
    page = table.page
    for name in PANES:
        page.get_by_role("tab", name=name).tap()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        no_sideways_scroll(page)
    swipe(page, to_left=False)
    assert shown(page) == "Cards"
    swipe(page, to_left=False)
    assert shown(page) == "Board"
    swipe(page, to_left=True)
    assert shown(page) == "Cards"


def test_the_board_has_more_room_than_the_hand(sit: Sit) -> None:
    table = sit(2, {"advanced": "on"}, **{**KIND, "viewport": {"width": 360, "height": 740}})
    table.ready()
    board, hand = (table.page.locator(part).bounding_box() for part in ("[data-swiped]", HAND))
    assert board
    assert hand
    assert board["height"] > 1.5 * hand["height"]
    before = hand["height"]
    table.tap("worker:5")
    table.ready()
    hand = table.page.locator(HAND).bounding_box()
    assert hand
    assert hand["height"] == before


def test_a_part_with_something_to_choose_is_marked(sit: Sit) -> None:
    table = sit(3, **KIND)
    now = table.ready()
    tab = table.page.get_by_role("tab", name="Cards")
    assert any(each.startswith("slot:") for each in now.lit) == (tab.locator("i").count() == 1)


@pytest.mark.parametrize("options", [{}, {"advanced": "on"}])
def test_turns_by_taps(sit: Sit, options: dict[str, Any]) -> None:
    table = sit(2, options, **KIND)
    page = table.page
    turns = 0
    while turns < 8:
        now = table.ready()
        assert page.evaluate(SMALL) == []
        no_sideways_scroll(page)
        if now.go:
            page.locator("#prompt .go").tap()
            turns += 1
            continue
        table.assert_lit(now)
        if now.lit:
            reach(table, now.lit[turns % len(now.lit)])
        else:
            page.locator("#prompt .choices button").first.tap()


def test_a_long_press_opens_a_card_large(sit: Sit) -> None:
    table = sit(3, **KIND)
    table.ready()
    page = table.page
    page.get_by_role("tab", name="Cards").tap()
    settled(page)
    brought(page, "slot:war:5")
    x, y = table.point_of("slot:war:5")
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.get_by_role("dialog").wait_for()  # it opens under the finger
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()
    assert table.see().picked == []


def test_what_one_has_is_always_seen(sit: Sit) -> None:
    table = sit(4, **KIND)
    table.ready()
    strip = table.page.get_by_role("group", name="What you have")
    for name in PANES:
        table.page.get_by_role("tab", name=name).tap()
        expect(strip).to_be_in_viewport()
        expect(strip.locator('[data-target^="worker:"]').first).to_be_in_viewport()
        expect(strip.locator('[data-target^="denarii:"]').first).to_be_in_viewport()


def test_panels_are_sheets(sit: Sit) -> None:
    table = sit(5, **KIND)
    table.ready()
    for name in ("Players", "Points", "Log", "Rules", "Position", "Fairness"):
        table.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        sheet = table.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        no_sideways_scroll(table.page)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


@pytest.mark.skipif(not SCRIPT.is_file(), reason="axe-core is not installed: make web")
def test_nothing_serious_in_any_part(sit: Sit) -> None:
    table = sit(2, {"advanced": "on"}, **KIND)
    table.ready()
    for name in PANES:
        table.page.get_by_role("tab", name=name).tap()
        settled(table.page)
        assert serious(table.page) == [], name
