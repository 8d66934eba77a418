"""A game that nobody has drawn: Tali, on the plain table, from the lobby to the verified replay."""

import random
import re

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.games import BOT, Hall
from tests.browser.pages import LobbyPage, NewTablePage, TablePage, no_sideways_scroll
from tests.browser.visitor import PHONE, Visit


def test_a_whole_game_by_clicks_then_its_replay_and_its_proof(visit: Visit) -> None:
    visitor = visit(likes={"speed": 0})
    shelf = visitor.page.get_by_role("region", name="Games").get_by_role("heading", level=3)
    expect(shelf.last).to_have_text("Tali")
    table = LobbyPage(visitor).play_now(opponents=2, game="Tali")
    page = table.page
    expect(page.locator(".facts li").first).to_have_text("The first to reach 30 points wins.")
    played = table.clicks_on(random.Random(7), rather="Stop")  # so that turns end with something to confirm
    assert played.confirmed > 0
    assert played.undone > 0
    winners = table.line.view["result"]["winners"]
    result = page.get_by_role("dialog")
    expect(result.locator("#end-title")).to_have_text(re.compile("win|share"))
    verdict = result.locator(".verdict p")
    expect(verdict.first).to_have_text(f"{winners[0].capitalize()} wins.")
    expect(verdict.filter(has_text=f"{winners[0].capitalize()}:")).to_contain_text("30 of 30 points")
    result.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sentence")).to_have_text(re.compile("throws"))
    page.get_by_role("button", name="The position in words").click()
    third = page.get_by_role("dialog").get_by_role("listitem").nth(2)
    expect(third).to_have_text(re.compile("^Gaius: .* of 30 points"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Verify the draws").click()
    expect(page.get_by_role("dialog").locator(".verdict")).to_contain_text("Everything fits", timeout=20_000)


def test_options_and_seats_of_a_new_table(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new?game=tali")
    form = NewTablePage(visitor)
    form.players(2).seat("Lucius", "Bot").more()
    visitor.page.get_by_text("60 points", exact=True).click()
    form.make()
    expect(visitor.page.locator(".facts li").first).to_have_text("The first to reach 60 points wins.", timeout=60_000)


def test_keys_hints_and_accessibility_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table([{'kind': 'me'}, BOT], 'tali')}")
    table = TablePage(visitor).laid()
    table.ready()
    no_sideways_scroll(visitor.page)
    assert serious(visitor.page) == []
    table.page.keyboard.press("h")
    expect(table.page.locator("#prompt").get_by_role("button", name="Play this turn")).to_be_visible(timeout=30_000)
    table.page.locator(".hand nav").get_by_role("button", name="Hint").click()
    expect(table.page.locator("section.hint tbody tr")).to_have_count(2)
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("o")
    expect(table.page.locator("#prompt .options li button")).to_have_count(2)


def test_its_rules_in_every_language(visit: Visit) -> None:
    for language, words in (("en", "A turn"), ("it", "Il turno"), ("fr", "Un tour")):
        visitor = visit(locale=language)
        visitor.open("/rules/tali")
        expect(visitor.page.locator("article").filter(has_text=words).first).to_be_visible()
