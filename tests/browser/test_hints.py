"""Hints: a whole turn, drawn on the board, with a reason one understands, to be played with a click and taken back."""

import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from ludi.engine.texts import message_of
from ludi.engine.texts import texts as texts_of
from tests.browser.axe import serious
from tests.browser.pages import LobbyPage, TablePage, no_sideways_scroll
from tests.browser.visitor import PHONE, Visit

PATIENCE = 30_000  # milliseconds: whoever advises thinks about a whole turn
ADVISED = "() => [...new Set([...document.querySelectorAll('.advised')].map((each) => each.dataset.target))]"


def advised(table: TablePage) -> dict[str, Any]:
    """What the server has advised, when it is drawn."""
    table.page.get_by_role("button", name="Hint (H)").click()
    table.button("Play this turn").wait_for(timeout=PATIENCE)
    found: dict[str, Any] = next(each for each in reversed(table.line.received) if each["type"] == "hint")
    expect(table.page.locator(".veil button").first).to_be_visible()
    return found


def texts(hint: dict[str, Any]) -> list[str]:
    return [move["text"] for move in hint["turn"]]


def tried(table: TablePage, moves: list[str]) -> None:
    """Wait until these have been tried: the page does not look otherwise at once."""
    for _ in range(100):
        if table.line.drafts and table.line.drafts[-1][0] == moves:
            return
        table.page.wait_for_timeout(50)
    raise AssertionError((table.line.drafts[-1:], moves))


def test_a_whole_turn_is_drawn_told_and_played(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1).first_turn()
    page, before = table.page, table.see()
    hint = advised(table)
    assert len(hint["turn"]) > 1, "a turn is more than its first step"
    pointed = {target for move in hint["turn"] for target in move["path"] or move["said"]["marks"]}
    assert set(page.evaluate(ADVISED)) - {None} <= pointed
    assert set(page.evaluate(ADVISED)) & set(hint["turn"][0]["path"])
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("listitem")).to_have_count(len(hint["turn"]))
    why = panel.locator(".why").inner_text()
    assert len(why) > 10
    expect(table.prompt.get_by_role("status")).to_have_text(why)
    assert serious(page) == []

    # By the number on the board: the first choice, and what is left stays drawn.
    page.locator(".veil button").first.click()
    tried(table, texts(hint)[:1])
    expect(panel).to_be_visible()
    # The rest by the button, in the prompt; all of it can be taken back.
    table.button("Play this turn").click()
    expect(page.locator(".veil button")).to_have_count(0)
    expect(panel).to_have_count(0)
    tried(table, texts(hint))
    assert table.line.asked("commit") == 0 or table.line.sent[-1]["type"] != "commit"
    assert table.ready().go == "Confirm"
    for _ in range(2):
        table.button("Undo").click()
        table.line.undone()
    assert (table.ready().lit, table.see().picked) == (before.lit, before.picked)


def counted(metrics: str) -> dict[str, float]:
    """The hints told so far, by who has thought about them."""
    with urllib.request.urlopen(metrics, timeout=10) as answer:
        found = re.findall(r'^ludi_hints_total\{by="(\w+)"\} (\S+)', answer.read().decode(), re.MULTILINE)
    return {"server": 0.0, "browser": 0.0} | {by: float(count) for by, count in found}


def test_the_browser_thinks_and_the_server_only_tells(visit: Visit, metrics: str) -> None:
    """No search reaches the server's workers."""
    before = counted(metrics)
    table = LobbyPage(visit()).play_now(opponents=1).first_turn()
    hint = advised(table)
    asked = table.line.last_sent("hint")
    assert [each[1] for each in asked["found"]["options"]] == [each["visits"] for each in hint["options"]]
    assert hint["options"][0]["visits"] > 20
    after = counted(metrics)
    assert (after["server"], after["browser"]) == (before["server"], before["browser"] + 1)


def test_a_browser_that_cannot_think_asks_the_server(visit: Visit, metrics: str) -> None:
    before, visitor = counted(metrics), visit()
    visitor.page.route("**/machines.json", lambda route: route.fulfill(json={"games": {}}))
    table = LobbyPage(visitor).play_now(opponents=1).first_turn()
    assert advised(table)["options"][0]["visits"] > 20
    assert table.line.last_sent("hint")["found"] is None
    assert table.line.asked("position") == 0
    assert counted(metrics)["server"] == before["server"] + 1


def test_another_choice_puts_a_hint_away(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1).first_turn()
    hint = advised(table)
    other = "Move nobody" if texts(hint)[0] != "stay" else None
    if other:
        table.button(other).click()
    else:
        table.click(next(each for each in table.see().lit if each.startswith("member:")))
        table.click(table.ready().lit[0])
    expect(table.page.locator(".veil button")).to_have_count(0)
    expect(table.page.get_by_role("region", name="Hint")).to_have_count(0)


def test_on_a_phone_the_board_stays_in_sight(visit: Visit) -> None:
    table = LobbyPage(visit(viewport=PHONE, has_touch=True, is_mobile=True)).play_now(opponents=1)
    table.ready()
    hint = advised(table)
    expect(table.page.locator(".veil button").first).to_be_in_viewport()
    why = texts_of("en").tell([message_of(each) for each in hint["why"]])
    table.expect_sentence(re.escape(why))
    no_sideways_scroll(table.page)
    table.button("Play this turn").tap()
    assert table.ready().go == "Confirm"
    tried(table, texts(hint))
