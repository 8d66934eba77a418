"""People at a table: a bot for who does not come, one more game, and the ways out of one."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludi.bots.levels import USUAL
from tests.browser.axe import serious
from tests.browser.games import Hall
from tests.browser.hearing import ENDINGS, HEAR
from tests.browser.pages import NewTablePage, TablePage
from tests.browser.test_together import at_table, made_for_two
from tests.browser.visitor import PHONE, WIDE, Visit, Visitor


def two(visit: Visit, **kind: Any) -> tuple[TablePage, TablePage]:
    """Host and friend at a table whose game has begun; what they would hear is kept."""
    host = visit()
    host.context.add_init_script(HEAR)
    host.open("/new")
    link = made_for_two(host)
    friend = visit(**kind)
    friend.context.add_init_script(HEAR)
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    return TablePage(host).laid(), guest.laid()


def take(table: TablePage, way: str, means: str) -> None:
    """A way out from the menu, after reading what it means."""
    table.menu(way)
    dialog = table.page.get_by_role("dialog", name=way)
    expect(dialog).to_contain_text(means)
    dialog.get_by_role("button", name=way, exact=True).click()


def result(table: TablePage) -> Locator:
    panel = table.page.locator("dialog[open]")
    panel.locator("#end-title").wait_for()
    return panel


def name_of(visitor: Visitor) -> str:
    return str(Hall(visitor.context.request, visitor.address).get("/api/me")["name"])


def test_a_bot_for_who_does_not_come(visit: Visit) -> None:
    host = visit("/new")
    NewTablePage(host).make()
    page = host.page
    page.get_by_role("button", name="Bot instead: Orange").press("Enter")
    level = page.get_by_role("combobox", name="Which bot plays Orange?")
    assert level.locator("option").all_inner_texts()[0].startswith("Tiro")
    level.select_option("tiro")
    assert serious(page) == []
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth")
    page.get_by_role("button", name="Seat this bot").click()
    expect(page.get_by_role("listitem").filter(has_text="Orange")).to_contain_text("Tiro")
    friend = visit(f"/t/{TablePage(host).id}")
    expect(friend.page.get_by_role("button", name="Sit down as Yellow")).to_be_visible()
    expect(friend.page.get_by_role("button", name=re.compile("Bot instead"))).to_have_count(0)
    page.get_by_role("button", name="Bot instead: Yellow").click()
    page.get_by_role("button", name="Seat this bot").click()
    table = TablePage(host).laid()
    assert [seat["bot"] for seat in table.line.table["seats"]] == [None, "tiro", USUAL]


def test_of_two_who_resigns_loses_and_an_offered_rematch_is_answered_with_one_click(visit: Visit) -> None:
    own, other = two(visit)
    winner, loser = name_of(own.visitor), name_of(other.visitor)
    own.page.keyboard.press("Shift")  # before anybody has touched the page it is silent
    take(other, "Resign", "you lose")
    expect(result(other)).to_contain_text(f"{winner} wins")
    panel = result(own)
    expect(panel).to_contain_text("You win")
    expect(panel).to_contain_text(f"{loser} resigned.")
    assert serious(own.page) == []
    assert (own.page.locator(".triumph").count(), own.page.evaluate(ENDINGS)) == (1, [1, 0])
    assert (other.page.locator(".triumph").count(), other.page.evaluate(ENDINGS)) == (0, [0, 1])
    own.page.keyboard.press("Escape")
    first = own.id
    result(other).get_by_role("button", name="Rematch").click()
    offer = own.page.get_by_role("status").filter(has_text=f"{loser} asks for a rematch.")
    expect(offer).to_be_visible()
    assert serious(own.page) == []
    offer.get_by_role("button", name="Play again").click()
    own.page.wait_for_url(re.compile(rf"/t/(?!{first})\w+$"))
    own.laid()
    other.laid()
    assert own.id == other.id


def test_an_offered_rematch_is_seen_in_the_lobby_and_can_be_declined(visit: Visit) -> None:
    own, other = two(visit)
    take(own, "Call the game off", "nobody has won")
    for table in (own, other):
        expect(result(table)).to_contain_text("The game was called off")
        expect(result(table)).to_contain_text("Nobody has won.")
        expect(result(table).get_by_role("columnheader")).to_have_count(0)
    assert serious(other.page) == []
    other.visitor.open("/")
    result(own).get_by_role("button", name="Rematch").click()
    own.page.get_by_role("heading", name="Waiting for players").wait_for()
    other.visitor.open("/")
    card = other.page.get_by_role("article").filter(has_text="A rematch is offered")
    assert serious(other.page) == []
    card.get_by_role("button", name="No, thank you").click()
    expect(card).to_have_count(0)
    expect(own.page.get_by_text("somebody is awaited")).to_be_visible()


@pytest.mark.parametrize("kind", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}], ids=["wide", "phone"])
def test_a_game_is_ended_together(visit: Visit, kind: dict[str, Any]) -> None:
    own, other = two(visit, **kind)
    hall = Hall(own.visitor.context.request, own.visitor.address)
    while hall.get(f"/api/tables/{own.id}")["table"]["abortable"]:
        for table in (own, other):
            now = table.see()
            if now.go and now.go != "Skip":
                table.prompt.locator(".go").click()
            elif now.lit:
                table.click(now.lit[-1])
            elif now.buttons:
                table.prompt.locator(".choices button").first.click()
        own.page.wait_for_timeout(40)
    take(own, "End without a winner", "The others are asked")
    asker = name_of(own.visitor)
    expect(own.page.get_by_text("Still to agree:")).to_contain_text(name_of(other.visitor))
    asked = other.page.get_by_role("status").filter(has_text=f"{asker} would like to end the game")
    expect(asked).to_be_visible()
    assert serious(other.page) == []
    own.page.get_by_role("button", name="Play on after all").click()
    expect(asked).to_have_count(0)
    take(own, "End without a winner", "The others are asked")
    asked.get_by_role("button", name="End it").click()
    for table in (own, other):
        expect(result(table)).to_contain_text("The game was ended together")


def test_hints_among_people_wait_until_all_allow_them(visit: Visit) -> None:
    own, other = two(visit)
    acting = own if own.line.table["decider"] == own.line.you else other
    resting = other if acting is own else own
    acting.ready()
    off = acting.button("Hints are off: not everybody at this table allows them")
    expect(off).to_be_disabled()
    for size in (PHONE, WIDE):  # said in words too, as nothing can be pointed at there
        acting.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(acting.prompt.get_by_text("Hints off", exact=True)).to_be_visible()
    for table, said in ((acting, "1 of 2 do"), (resting, "Everybody allows hints")):
        table.page.get_by_role("button", name="Table menu").click()
        box = table.page.get_by_role("checkbox", name=re.compile("^I allow hints"))
        expect(box).not_to_be_checked()
        box.press("Space")
        expect(table.page.get_by_role("dialog")).to_contain_text(said)
        assert serious(table.page) == []
        table.page.keyboard.press("Escape")
    hint = acting.button("Hint (H)")
    expect(hint).to_be_enabled()
    expect(off).to_have_count(0)
    hint.click()
    expect(acting.page.locator("section.hint")).to_be_visible(timeout=60_000)
