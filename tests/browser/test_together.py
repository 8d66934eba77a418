"""Several people at one table."""

import re

from playwright.sync_api import expect

from tests.browser.games import Hall
from tests.browser.pages import NewTablePage, TablePage
from tests.browser.visitor import Visit, Visitor


def made_for_two(host: Visitor) -> str:
    """A table for the host and a friend; its link."""
    NewTablePage(host).players(2).seat("Orange", "Friend").make()
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    return host.page.get_by_label("Link to this table").input_value()


def at_table(visitor: Visitor, link: str) -> TablePage:
    visitor.page.goto(link)
    return TablePage(visitor)


def lines(table: TablePage) -> list[str]:
    return table.page.get_by_role("region", name="Log").locator(".line .text").all_inner_texts()


def take_a_step(table: TablePage) -> None:
    """Places one member for good."""
    now = table.ready()
    table.click(next(each for each in now.lit if each.startswith("place:")))
    if table.ready().go == "Confirm":
        table.button("Confirm").click()


def test_two_play_each_other_by_link_and_a_third_watches(visit: Visit) -> None:
    host = visit("/new")
    link = made_for_two(host)
    friend = visit()
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    own = TablePage(host).laid()
    guest.laid()
    watching = at_table(visit(), link).laid()
    expect(watching.prompt).to_contain_text("You are watching.")

    both = {"blue": own, "orange": guest}
    for _ in range(4):
        decider = own.line.table["decider"]
        acting, other = both[decider], both["orange" if decider == "blue" else "blue"]
        before = len(lines(acting))
        assert not other.see().lit
        take_a_step(acting)
        expect(acting.page.get_by_role("region", name="Log").locator(".line")).to_have_count(before + 1)
        number = acting.line.number
        for table in (other, watching):
            expect(table.page.get_by_role("region", name="Log").locator(".line")).to_have_count(before + 1)
            assert lines(table) == lines(acting)
            assert table.line.number == number
    seen = watching.see()
    assert (seen.lit, seen.buttons, seen.go) == ([], [], "")
    watching.target("place:forum").click()
    expect(watching.page.get_by_role("button", name="Confirm")).to_have_count(0)
    assert watching.line.asked("draft") == watching.line.asked("commit") == 0


def test_a_seat_kept_for_its_maker_is_offered_to_nobody_else(visit: Visit) -> None:
    host, other = visit("/new"), visit("/new")
    wish = {"game": "municipium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = Hall(host.context.request, host.address).post("/api/tables", wish)["table"]["id"]
    for visitor in (host, other):
        visitor.open(f"/t/{made}")
        expect(visitor.page.get_by_role("button", name="Sit down as Orange")).to_be_visible()
    mine = "Take the seat kept for me"
    expect(other.page.get_by_role("button", name=mine)).to_have_count(0)
    expect(other.page.get_by_text("kept for somebody")).to_be_visible()
    host.page.get_by_role("button", name=mine).click()
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_the_waiting_room_tells_who_is_there(visit: Visit) -> None:
    host = visit("/new")
    link = made_for_two(host)
    expect(host.page.get_by_role("status").filter(has_text="One seat is still open")).to_be_visible()
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name=re.compile("^Welcome to a table of Municipium"))).to_be_visible()
    host.page.get_by_role("button", name="Stand up again").click()
    expect(
        host.page.get_by_role("button", name="Take the seat kept for me").or_(
            host.page.get_by_role("button", name="Sit down as Blue")
        )
    ).to_be_visible()
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    expect(friend.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
