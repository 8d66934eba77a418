"""Help for what is on the screen: by the key and by the button, on a phone too."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.games import BOT, Hall
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import LobbyPage, TablePage, no_sideways_scroll
from tests.browser.test_coach import analysed
from tests.browser.visitor import PHONE, STARTING, Visit

PARTS = ["The goal", "A turn", "What is to be decided now", "What the signs mean", "Keys"]


def test_help_tells_the_goal_the_turn_this_decision_the_signs_and_the_keys_last(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    table.ready()
    page = table.page
    page.keyboard.press("?")
    opened = page.get_by_role("dialog", name="Help")
    headings = opened.get_by_role("heading", level=3)
    expect(headings).to_have_text(PARTS)
    expect(opened.get_by_role("listitem").first).to_have_text("Blue: 0 of 5 Decurions.")
    turn = opened.locator("section").nth(1).get_by_role("listitem")
    expect(turn).to_have_count(3)
    now = opened.locator("section").nth(2)
    expect(now.locator("p").first).to_have_text(page.locator("#prompt .sentence").inner_text())
    section = table.line.view["prompt"]["section"]
    now.get_by_text(re.compile(rf"^The rule: {re.escape(section)} ")).click()
    expect(now.locator(".rule p").first).to_be_visible()
    expect(opened.get_by_text("A Favor stands in for any missing colour of a set.")).to_be_visible()
    expect(opened.locator("kbd").last).to_have_text("?")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize(("locale", "help_"), [("it-IT", "Aiuto"), ("fr-FR", "Aide")])
def test_help_of_ave_roma_in_other_languages(visit: Visit, database: str, locale: str, help_: str) -> None:
    visitor = visit(locale=locale)
    visitor.open(f"/t/{keep(visitor, database, Kept('ave_roma', 'advanced', 3, 'turn'))}")
    page = TablePage(visitor).laid().page
    page.keyboard.press("?")
    opened = page.get_by_role("dialog", name=help_)
    expect(opened.locator("section").nth(1).get_by_role("listitem")).to_have_count(3)
    expect(opened.locator("section").nth(2).locator("p").first).to_have_text(
        page.locator("#prompt .sentence").inner_text()
    )
    expect(opened.locator("kbd").last).to_have_text("?")
    assert serious(page) == []


def test_help_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table([{'kind': 'me'}, BOT], 'tali')}")
    page = TablePage(visitor).laid().page
    page.get_by_role("button", name="Help").tap()
    opened = page.get_by_role("dialog", name="Help")
    expect(opened.get_by_text("A one loses the pot and the turn.")).to_be_visible()
    no_sideways_scroll(page)
    assert serious(page) == []


def test_help_beside_a_replay_has_its_keys_and_no_decision(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay").page
    slider = page.get_by_role("slider", name="Position")
    slider.focus()
    page.keyboard.press("?")
    opened = page.get_by_role("dialog", name="Help")
    expect(opened.get_by_role("heading", level=3)).to_have_text([part for part in PARTS if part != PARTS[2]])
    expect(opened.get_by_role("listitem").first).to_have_text("Blue: 0 of 5 Decurions.")
    expect(opened.locator("section").nth(1).get_by_role("listitem")).to_have_count(3)
    expect(opened.locator("section").last).to_contain_text("Arrow keys step")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    slider.press("End")
    page.set_viewport_size(PHONE)
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("(each) => each.scrollWidth <= each.clientWidth"), title.inner_text()
    no_sideways_scroll(page)
    page.get_by_role("button", name="Help").click()
    expect(opened.get_by_role("listitem").first).to_have_text(re.compile(r"^\w+: \d of 5 Decurions\."))
    assert serious(page) == []


def test_help_where_mistakes_are_played_again(visit: Visit) -> None:
    page = analysed(visit("/replay"), "tali")
    page.get_by_role("button", name="Learn from mistakes").click()
    expect(page.locator("#teacher")).to_contain_text("Mistake 1 of", timeout=STARTING)
    page.locator("#prompt").wait_for()
    page.keyboard.press("?")
    opened = page.get_by_role("dialog", name="Help")
    expect(opened.get_by_role("heading", level=3).nth(2)).to_have_text(PARTS[2])
    expect(opened.get_by_text("A one loses the pot and the turn.")).to_be_visible()
    expect(opened.locator("kbd").last).to_have_text("?")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    expect(opened).to_be_visible()
