"""The seat one likes is remembered, for new tables and for *Play now*."""

from playwright.sync_api import expect

from tests.browser.pages import LobbyPage, NewTablePage
from tests.browser.visitor import Visit


def test_the_seat_one_took_is_ones_own_next_time(visit: Visit) -> None:
    visitor = visit("/new", likes={})
    NewTablePage(visitor).players(2).seat("Orange", "Me")
    visitor.open("/new")
    who = visitor.page.get_by_role("radiogroup", name="Who plays Orange?")
    expect(who.get_by_role("radio", name="Me")).to_be_checked()
    visitor.open("/")
    table = LobbyPage(visitor).play_now(opponents=1).laid()
    assert table.line.you == "orange"
