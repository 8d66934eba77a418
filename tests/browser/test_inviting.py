"""Inviting and arriving: a link that works, what holds at the table, a name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import serious
from tests.browser.pages import NewTablePage, TablePage, no_sideways_scroll
from tests.browser.test_keyboard import tab_to
from tests.browser.test_my_games import with_games
from tests.browser.test_together import made_for_two
from tests.browser.visitor import PHONE, Visit, Visitors
from tests.server.serving import Process

SITE = "https://games.example"
SHARE = "navigator.share = async (what) => { window.shared = what; };"
NO_SHARE = "navigator.share = undefined;"


def test_a_friend_comes_by_the_link_reads_what_holds_says_a_name_and_sits(visit: Visit) -> None:
    host = visit("/new", permissions=["clipboard-read", "clipboard-write"])
    for seat in ("Orange", "Yellow"):
        group = host.page.get_by_role("radiogroup", name=f"Who plays {seat}?")
        expect(group.get_by_label("Friend")).to_be_checked()
    form = NewTablePage(host).more()
    host.page.get_by_role("radio", name=re.compile("^4 Decurions")).check()
    form.players(2).make()
    link = host.page.get_by_label("Link to this table").input_value()
    expect(host.page.get_by_text("Only this computer can open this link.")).to_contain_text("--host 0.0.0.0")
    host.page.get_by_role("button", name="Copy").click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    assert serious(host.page) == []

    page = visit(link.removeprefix(host.address), viewport=PHONE, has_touch=True, is_mobile=True).page
    holds = page.locator("dl")
    for what, how in (("Clock", "None"), ("Goal", "4 Decurions"), ("Draws", "Nobody can choose"), ("Players", "2")):
        expect(holds.locator("div").filter(has=page.get_by_text(what, exact=True))).to_contain_text(how)
    no_sideways_scroll(page)
    assert serious(page) == []
    field = page.get_by_label("What shall the others call you?")
    field.fill(" ")
    page.get_by_role("button", name="Sit down as Orange").click()
    expect(page.get_by_role("alert").filter(has_text="A name needs at least one letter.")).to_be_visible()
    field.fill("Livia")
    tab_to(page, "Sit down as Orange")
    page.keyboard.press("Enter")
    TablePage(host).laid()
    expect(host.page.get_by_role("list", name="Players").get_by_text("Livia").first).to_be_visible()


NEVER = {
    "en-GB": "Never played Municipium?",
    "it-IT": "Mai giocato a Municipium?",
    "fr-FR": "Jamais joué à Municipium ?",
}


def test_whoever_comes_by_the_link_and_has_never_played_can_learn_and_keep_the_seat(visit: Visit) -> None:
    host = visit("/new")
    NewTablePage(host).players(3).make()
    link = host.page.get_by_label("Link to this table").input_value().removeprefix(host.address)
    for locale, asked in NEVER.items():
        page = visit(link, locale=locale, viewport=PHONE).page
        expect(page.get_by_text(asked)).to_be_visible()
        no_sideways_scroll(page)
    friend = visit(link)
    page = friend.page
    offer = page.get_by_text(NEVER["en-GB"])
    expect(offer).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Sit down as Orange").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    with friend.context.expect_page() as opened:
        page.get_by_role("link", name="Learn Municipium").click()
    lesson = opened.value
    lesson.locator("#teacher").wait_for()
    assert "/learn/municipium/" in lesson.url
    assert page.url.endswith(link)
    seat = host.page.get_by_role("listitem").filter(has_text="Orange")
    expect(seat).to_contain_text("here")
    # Who has been through it is not asked again.
    name = lesson.url.rsplit("/", 1)[1]
    done = {f"municipium/{name}": {"step": 3, "position": None, "done": True}}
    lesson.evaluate("(done) => localStorage.setItem('ludi:lessons', JSON.stringify(done))", done)
    lesson.close()
    page.reload()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)


def test_whoever_has_played_the_game_through_is_not_offered_a_first_one(visit: Visit, database: str) -> None:
    host = visit("/new")
    link = made_for_two(host).removeprefix(host.address)
    friend = visit()
    with_games(friend, database)
    with friend.page.expect_response("**/api/me/statistics"):
        friend.open(link)
    expect(friend.page.get_by_role("button", name="Sit down as Orange")).to_be_visible()
    friend.page.wait_for_load_state("networkidle")
    expect(friend.page.get_by_text(NEVER["en-GB"])).to_have_count(0)


def test_where_a_device_can_share_it_does_and_elsewhere_one_copies(visit: Visit) -> None:
    host = visit("/new")
    host.context.add_init_script(SHARE)
    host.open("/new")
    link = made_for_two(host)
    host.page.get_by_role("button", name="Share the link").click()
    assert host.page.evaluate("window.shared.url") == link
    other = visit()
    other.context.add_init_script(NO_SHARE)
    other.open("/new")
    made_for_two(other)
    expect(other.page.get_by_role("button", name="Copy")).to_be_visible()
    expect(other.page.get_by_role("button", name="Share the link")).to_have_count(0)


@pytest.fixture
def site(browser: Browser, built: None, tmp_path: Path) -> Iterator[Visitors]:
    """A server whose operator has said how others reach it."""
    process = Process(f"sqlite:///{tmp_path / 'ludi.sqlite3'}", arguments=["--public-url", f"{SITE}/"])
    visitors = Visitors(browser, process.address.http)
    yield visitors
    visitors.leave()
    process.stop()


def test_the_link_is_one_that_others_can_open_and_a_qr_code_has_it(site: Visitors) -> None:
    host = site.visit("/new")
    NewTablePage(host).players(2).make()
    link = f"{SITE}/t/{TablePage(host).id}"
    expect(host.page.get_by_label("Link to this table")).to_have_value(link)
    expect(host.page.get_by_text("Only this computer can open this link.")).to_have_count(0)
    code = host.page.get_by_role("img", name="QR code with the link to this table")
    expect(code).to_be_visible()
    assert code.evaluate("async (each) => { await each.decode(); return each.naturalWidth > 0; }")
    assert serious(host.page) == []
    host.page.get_by_role("button", name="Table menu").click()
    expect(host.page.get_by_label("Link for watching")).to_have_value(link)
