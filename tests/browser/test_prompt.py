"""What the prompt says and offers: questions put to you, words on buttons, one rule for what is final."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import LobbyPage, TablePage
from tests.browser.visitor import PHONE, Visit, Visitors

NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}
SETTINGS = re.compile("^(Settings|Impostazioni|Réglages)$")
# How many lines the words of each button in the prompt take.
LINES = """() => [...document.querySelectorAll("#prompt .choices .button, #prompt .go")]
  .filter((each) => each.getClientRects().length > 0 && each.innerText.trim() !== "").map((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const tops = [...words.getClientRects()].filter((box) => box.width > 0).map((box) => box.bottom);
    return [each.innerText.trim(), Math.max(...tops) - Math.min(...tops) < 16 ? 1 : 2];
  })"""


@pytest.fixture(scope="module")
def table(browser: Browser, server: str) -> Iterator[TablePage]:
    """A turn of one's own at which a card is to be chosen."""
    visitors = Visitors(browser, server)
    table = LobbyPage(visitors.visit()).play_now(opponents=1).first_turn()
    table.prompt.get_by_role("button", name="Move nobody").click()
    table.ready()
    assert table.line.view["prompt"]["frame"] == "choose-card"
    yield table
    visitors.leave()


def one_line_each(page: Page) -> None:
    found = page.evaluate(LINES)
    assert len(found) > 1
    assert [words for words, lines in found if lines > 1] == []


def speak(table: TablePage, language: str) -> None:
    table.page.get_by_role("button", name=SETTINGS).click()
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_text(NAMES[language], exact=True).click()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_cards_are_chosen_by_buttons_with_words_too(table: TablePage) -> None:
    expect(table.prompt.locator(".sentence")).to_have_text("Turn over a common card or play a family card.")
    assert (
        table.see().buttons
        == [
            "Turn over a common card",
            "Play Your Powers",
            "Play Citizen Invitation",
            "Play Great Family",
        ][: len(table.see().buttons)]
    )
    table.assert_lit(table.see())
    table.button("Play Great Family").click()
    table.ready()
    assert table.line.view["prompt"]["frame"] == "great-family"
    assert table.see().buttons == ["The Praefect advances", "Reposition your members"]
    table.button("Undo").click()
    table.line.undone()
    table.ready()


def test_words_on_french_and_italian_buttons_stay_on_one_line(table: TablePage) -> None:
    page = table.page
    wide = page.viewport_size
    assert wide
    for language in ("fr", "it"):
        speak(table, language)
        for size in (wide, {"width": 360, "height": 780}):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            one_line_each(page)
        page.set_viewport_size(wide)
    speak(table, "en")


def test_what_is_final_is_told_until_somebody_has_confirmed(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    rule = table.prompt.get_by_role("status")
    table.click(table.ready().lit[-1])
    table.expect_sentence("Your turn is complete: confirm it, or take something back.")
    expect(rule).to_have_text("What you do is final when you confirm it, and when you draw something.")
    table.button("Confirm").click()
    table.click(table.ready().lit[-1])
    table.expect_sentence("or take something back")
    expect(rule).to_have_count(0)
    table.page.get_by_role("button", name="Settings").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("You confirm once")


def test_a_key_that_opens_no_seat_leaves_the_prompt_where_it_is(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    before = table.prompt.bounding_box()
    visitor.expect_trouble("Failed to load resource")
    visitor.expect_trouble("Access is denied for this document")  # an empty page has no storage
    address = f"/t/{table.id}#key=wrong-wrong-wrong-wrong"
    visitor.page.goto("about:blank")
    visitor.open(address)
    notice = visitor.page.get_by_role("alert")
    expect(notice).to_contain_text("does not open a seat")
    table.laid().ready()
    expect(table.prompt).to_be_in_viewport(ratio=1)
    assert table.prompt.bounding_box() == before
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
