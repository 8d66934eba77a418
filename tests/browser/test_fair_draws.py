"""Draws that nobody can steer: browsers commit, reveal and check by themselves, and a server that lies is found out."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.pages import TablePage, no_sideways_scroll
from tests.browser.test_together import at_table, made_for_two
from tests.browser.visitor import PHONE, Visit

Message = dict[str, Any]
CHECKED, BROKEN = "Draw checked", "This draw does not fit"
ALARM = "Do not trust the draws of this table."


def seals(page: Page, label: str) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("img", name=label)


def draws_told(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("img", name="Draw", exact=True)


def kept(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("id => localStorage.getItem(`ludi:table:${id}`)", table))
    return found


def two_at_a_table(visit: Visit, **kind: Any) -> tuple[TablePage, TablePage]:
    host = visit("/new")
    link = made_for_two(host)
    friend = visit(**kind)
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    return TablePage(host).laid(), guest.laid()


def play_until_drawn(first: TablePage, second: TablePage, draws: int) -> None:
    """Whoever can do something does it by a click, until so many draws have been made."""
    chance = random.Random(7)
    for _ in range(400):
        if first.line.table["draws"] >= draws:
            return
        for table in (first, second):
            now = table.see()
            if now.go:
                table.prompt.locator(".go").click()
            elif now.lit:
                table.click(chance.choice(now.lit))
            elif now.buttons:
                table.prompt.locator(".choices button").first.click()
        first.page.wait_for_timeout(60)
    raise AssertionError("nothing is drawn in this game")


def lying(page: Page, lie: Callable[[Message], None]) -> None:
    """From now on the server's messages reach this page only after `lie` has had them."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            lie(message)
            socket.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket(re.compile("/live$"), between)


def test_two_people_commit_reveal_and_see_every_draw_sealed(visit: Visit, screenshots: Path) -> None:
    own, guest = two_at_a_table(visit)
    mine, theirs = kept(own.page, own.id), kept(guest.page, own.id)
    for each, seat in ((mine, 0), (theirs, 1)):
        begun = each["rounds"]["1"]
        assert begun["revealed"]
        assert begun["entropy"] == own.line.table["seats"][seat]["entropy"]
        assert begun["hashes"] == [seat["entropy_hash"] for seat in own.line.table["seats"]]
    assert mine["mix"] == theirs["mix"]
    play_until_drawn(own, guest, 6)
    for table in (own, guest):
        expect(seals(table.page, CHECKED)).to_have_count(draws_told(table.page).count())
        expect(seals(table.page, CHECKED)).not_to_have_count(0)
        expect(seals(table.page, BROKEN)).to_have_count(0)
        expect(table.page.get_by_text(ALARM)).to_have_count(0)
    own.page.screenshot(path=screenshots / "fair-sealed.png")
    own.page.get_by_role("tab", name="Fairness").click()
    own.page.get_by_role("button", name="Verify the draws so far").click()
    expect(own.page.get_by_text(re.compile("^Everything fits: all [0-9]+ draws have been recomputed"))).to_be_visible()
    expect(own.page.get_by_text("Your own random digits are in every draw.")).to_be_visible()
    own.page.screenshot(path=screenshots / "fair-panel.png")


def test_a_lie_about_a_draw_breaks_its_seal_and_the_warning_stays(visit: Visit, screenshots: Path) -> None:
    own, guest = two_at_a_table(visit)
    lies: dict[str, Callable[[Message], None]] = {
        "outcome": lambda draw: draw.update(outcome=draw["outcome"] + 1),
        "link": lambda draw: draw.update(link="0" * 64),
    }
    watching = {}
    for name, change in lies.items():
        watcher = visit()
        told: list[int] = []

        def lie(message: Message, change: Callable[[Message], None] = change, told: list[int] = told) -> None:
            for step in message.get("steps", []):
                if step["draw"] and not told:
                    change(step["draw"])
                    told.append(step["number"])

        lying(watcher.page, lie)
        at_table(watcher, own.page.url).laid()
        watching[name] = watcher
    play_until_drawn(own, guest, own.line.table["draws"] + 2)
    for name, sentence in (("outcome", "give another outcome"), ("link", "does not belong to the promised chain")):
        page = watching[name].page
        expect(page.get_by_role("alert").filter(has_text=ALARM)).to_contain_text(sentence)
        expect(seals(page, BROKEN)).to_have_count(1)
        page.screenshot(path=screenshots / f"fair-lie-{name}.png")
        page.unroute_all()
        page.reload()
        expect(page.get_by_role("alert").filter(has_text=ALARM)).to_contain_text(sentence)
    expect(own.page.get_by_text(ALARM)).to_have_count(0)


def test_a_promise_that_is_exchanged_gets_nothing_revealed(visit: Visit) -> None:
    host = visit("/new")
    link = made_for_two(host)
    friend = visit()
    guest = at_table(friend, link)

    def lie(message: Message) -> None:
        if "table" in message:
            message["table"]["anchor"] = "0" * 64

    expect(friend.page.get_by_role("button", name="Sit down as Orange")).to_be_visible()
    table = guest.id
    lying(friend.page, lie)
    friend.page.reload()
    expect(friend.page.get_by_role("alert").filter(has_text=ALARM)).to_contain_text("not the one this browser saw")
    assert kept(friend.page, table)["rounds"] == {}


def test_who_does_not_reveal_is_replaced_and_the_others_begin_anew(visit: Visit, screenshots: Path) -> None:
    host = visit("/new")
    link = made_for_two(host)
    silent = visit(viewport=PHONE, color_scheme="dark")
    at_table(silent, link)
    silent.page.route("**/reveal", lambda route: route.abort())
    silent.expect_trouble("net::ERR_FAILED")
    silent.page.get_by_role("button", name="Sit down as Orange").click()
    for visitor, name in ((host, "wide"), (silent, "phone")):
        expect(visitor.page.get_by_role("heading", name="The game begins")).to_be_visible()
        expect(visitor.page.get_by_role("status").filter(has_text="1 of 2 have done so")).to_be_visible()
        expect(visitor.page.get_by_role("timer")).to_be_visible()
        no_sideways_scroll(visitor.page)
        visitor.page.screenshot(path=screenshots / f"fair-revealing-{name}.png", full_page=True)
    first = kept(host.page, TablePage(host).id)["rounds"]["1"]
    TablePage(silent).menu("Leave the table")
    silent.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(host.page.get_by_text(re.compile("^Round 2: somebody did not show"))).to_be_visible()
    expect(host.page.get_by_text("digits promised")).to_be_visible()
    host.page.screenshot(path=screenshots / "fair-round-2.png", full_page=True)

    friend = visit()
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    own = TablePage(host).laid()
    guest.laid()
    second = kept(host.page, own.id)["rounds"]["2"]
    assert second["revealed"]
    assert second["entropy"] != first["entropy"]
    assert own.line.table["round"] == 2
    expect(host.page.get_by_text(ALARM)).to_have_count(0)


def test_promises_are_kept_while_another_page_is_open(visit: Visit) -> None:
    host = visit("/new")
    link = made_for_two(host)
    host.open("/")
    friend = visit()
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    guest.page.locator("#prompt").wait_for(timeout=30_000)
    assert kept(host.page, guest.id)["rounds"]["1"]["revealed"]
