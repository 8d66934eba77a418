"""Three languages, the browser's own first."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import TablePage
from tests.browser.visitor import Visit, settled

# What only the catalogue's files may contain.
IDS = re.compile(r"\bweb-\w|\bar-\w|\bmun-\w|\bserver-\w|\{ ?\$")
SEEN = """() => {
  const found = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (each.hasAttribute(name)) found.push(each.getAttribute(name));
  for (const each of document.querySelectorAll(".visually-hidden, svg text")) found.push(each.textContent);
  return found.join("\\n");
}"""

PLAY = {"en": "Play now", "it": "Gioca subito", "fr": "Jouer tout de suite"}


def no_ids(page: Page) -> None:
    seen = page.evaluate(SEEN)
    found = [line for line in seen.splitlines() if IDS.search(line)]
    assert not found, found


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("it-IT", "it"), ("fr-CA", "fr")])
def test_lobby_and_table_speak_the_browsers_language(visit: Visit, locale: str, language: str) -> None:
    visitor = visit(locale=locale)
    page = visitor.page
    play = page.locator("button.primary.big")
    play.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(play).to_have_text(PLAY[language])
    no_ids(page)
    play.click()
    table = TablePage(visitor).laid()
    table.page.wait_for_function("() => document.querySelector('[data-target].lit') !== null")
    no_ids(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        settled(page)
        no_ids(page)
    table.click("place:forum")
    table.ready()
    table.target("room:forum").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    no_ids(page)
    visitor.open("/new")
    page.locator("form").wait_for()
    no_ids(page)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_whoever_speaks_none_of_the_three_is_addressed_in_english(visit: Visit) -> None:
    page = visit(locale="de-DE").page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_chosen_language_stays(visit: Visit) -> None:
    page = visit(locale="it-IT").page
    page.locator("header .choice").first.get_by_text("FR", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    no_ids(page)
    page.reload()
    page.locator("button.primary.big").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
