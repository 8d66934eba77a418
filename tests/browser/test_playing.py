"""Whole games and turns by clicks."""

import json
import random
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.pages import LobbyPage, TablePage
from tests.browser.visitor import Visit


def test_a_full_game_against_a_bot_by_clicks_only(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    played = table.clicks_on(random.Random(3))
    assert played.confirmed > 10
    assert played.undone > 0
    panel = table.page.locator("dialog[open]")
    expect(panel.locator("#end-title")).to_have_text(re.compile("wins?$|share the victory$"))
    told = panel.locator(".verdict p").all_inner_texts()
    assert any("goal of 5 Decurions" in line for line in told), told
    assert any(line.startswith("Most Decurions:") for line in told), told
    # A level count of Decurions is followed by what broke the tie.
    if any("are level" in line for line in told):
        assert any(line.startswith(("Citizens and Favors together:", "Favors:")) for line in told), told
    assert sum(bool(re.match(r"(Blue|Orange): ", line)) for line in told) == 2, told
    expect(panel.get_by_role("row")).to_have_count(3)


def test_undo_by_key_and_button_then_confirm_by_enter(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1).first_turn()
    before = table.ready()
    number = table.line.number
    member = next(each for each in before.lit if each.startswith("member:"))
    table.click(member)
    picked = table.ready()
    assert picked.picked == [member]
    table.assert_lit(picked)
    table.page.keyboard.press("Escape")
    assert table.ready().lit == before.lit

    step(table, member)
    table.page.keyboard.press("u")
    table.line.undone()
    assert table.ready().lit == before.lit
    step(table, member)
    table.button("Undo").click()
    table.line.undone()
    assert table.ready().lit == before.lit
    assert table.line.number == number, "a preview must not be stored"
    assert table.line.asked("commit") == table.line.told("accepted")

    finish(table)
    table.expect_sentence("onfirm( it)?, or take something back")
    sent = table.line.asked("commit")
    table.page.locator("[data-board]").focus()
    table.page.keyboard.press("Enter")
    expect(table.prompt.locator(".sentence")).not_to_have_text(re.compile("or take something back"))
    assert table.line.asked("commit") == sent + 1


def step(table: TablePage, member: str) -> None:
    """One member to a neighbouring place, shown as a preview."""
    expect(table.target(member)).to_have_attribute("aria-label", re.compile("."))
    before = table.target(member).get_attribute("aria-label") or ""
    table.click(member)
    place = table.ready().lit[0]
    table.click(place)
    table.ready()
    assert table.line.drafts, "no preview came"
    # The board shows the preview: the last member has gone, or there is one less.
    left = table.page.locator(f'[data-target="{member}"][aria-label="{before}"]')
    expect(left).to_have_count(0)
    assert table.line.view["choices"] != table.line.base["choices"]


def finish(table: TablePage) -> None:
    """Whatever is asked, until the turn waits to be confirmed."""
    chance = random.Random(1)
    for _ in range(50):
        now = table.ready()
        if now.go == "Confirm":
            return
        # A draw is played at once: rather a family card, or nothing at all.
        calm = [each for each in now.lit if not each.startswith(("deck", "bag"))]
        table.click(chance.choice(calm or now.lit)) if now.lit else table.prompt.locator(
            ".choices button"
        ).first.click()
    raise AssertionError("the turn does not end")


def test_without_confirming_a_turn_is_played_at_once(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=1)
    table.page.get_by_role("button", name="Settings").click()
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name=re.compile("Ask before a turn ends")).uncheck()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    now = table.ready()
    while table.line.view["prompt"]["frame"] == "place-member" and table.line.table.get("decider") == table.line.you:
        number = table.line.number
        table.click(now.lit[-1])
        now = table.ready()
        assert table.line.number > number
    assert now.go != "Confirm"
    assert table.line.asked("commit") > 0
    table.page.reload()
    table.laid().page.get_by_role("button", name="Settings").click()
    expect(table.page.get_by_role("checkbox", name=re.compile("Ask before a turn ends"))).not_to_be_checked()


def test_a_turn_that_ends_the_game_is_confirmed_like_any_other(visit: Visit, finished: str) -> None:
    """The server's preview is made to tell of the end, as it does where one's own move brings it about."""
    other = visit(f"/t/{finished}")
    other.page.locator("#end-title").wait_for()
    end = {key: other.line.base[key] for key in ("result", "prompt", "choices")}
    visitor = visit()
    commits: list[str] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "preview":
                message = {**message, "ends": "over", "view": {**message["view"], **end}}
            route.send(json.dumps(message))

        def ask(text: str | bytes) -> None:
            if json.loads(text)["type"] == "commit":
                commits.append(str(text))
            server.send(text)

        server.on_message(answer)
        route.on_message(ask)

    visitor.page.route_web_socket(re.compile("/live$"), between)
    table = LobbyPage(visitor).play_now(opponents=1)
    table.click(table.ready().lit[-1])
    table.expect_sentence("onfirm( it)?, or take something back")
    expect(table.button("Undo")).to_be_enabled()
    table.button("Confirm").click()
    expect(table.prompt.locator(".sentence")).not_to_have_text(re.compile("or take something back"))
    assert len(commits) == 1
