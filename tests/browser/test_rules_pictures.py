"""The rules open with the goal, the board with its parts named and a turn in five lines; rules have their drawings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.pages import no_sideways_scroll
from tests.browser.visitor import PHONE, Visit

NAMED = {"board": 13, "cards": 7}, {"board": 11}  # how many parts of each are named
MUNICIPIUM = (
    *("influence", "first", "streets", "favor", "way", "event", "placing"),
    *("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium", "sets"),
)
AVE_ROMA = (
    *("recruiting", "order", "store", "influence", "political", "halves", "slots", "walk", "training"),
    *("province", "card", "pair", "wars", "settling", "points"),
)
DRAWN = {"municipium": NAMED[0] | dict.fromkeys(MUNICIPIUM, 0), "ave_roma": NAMED[1] | dict.fromkeys(AVE_ROMA, 0)}
# What a drawing shows at all: something with an area, in the width of the text.
AREA = """(each) => { const { width, height } = each.querySelector("svg").getBoundingClientRect();
                      return width > 100 && height > 50 && width <= each.getBoundingClientRect().width + 1; }"""


@pytest.mark.parametrize("game", DRAWN)
def test_the_rules_open_with_the_goal_the_board_and_a_turn(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}").page
    opening = page.locator("article").first
    expect(opening.get_by_role("heading")).to_have_text(["The goal", "The board", "A turn"])
    expect(opening.locator("> ol > li")).to_have_count(5)
    for name, parts in DRAWN[game].items():
        picture = page.locator(f'[data-picture="{name}"]')
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg").first).to_be_attached()
        expect(picture.locator(".caption")).not_to_be_empty()
        assert picture.evaluate(AREA), name
        expect(picture.locator(".parts li")).to_have_count(parts)
    assert serious(page) == []


# What is written too small to be read: of boards only the numbers of their parts are meant to be.
SMALL = """() => [...document.querySelectorAll("[data-picture]:not([data-picture=board]) svg text, svg .part text")]
  .map((text) => {
    const { c, d } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
    const name = text.closest("[data-picture]").dataset.picture;
    return [size, `${name}: ${text.textContent.trim()} ${size.toFixed(1)} px`];
  })
  .flatMap(([size, told]) => (size < 12 ? [told] : []))"""


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_is_written_in_pictures_can_be_read_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE, has_touch=True, is_mobile=True).page
    for name in DRAWN[game]:
        expect(page.locator(f'[data-picture="{name}"] svg').first).to_be_attached()
    expect(page.locator("[data-picture=board] .part")).to_have_count(DRAWN[game]["board"])
    assert page.evaluate(SMALL) == []
    no_sideways_scroll(page)


def test_pictures_on_a_phone_and_after_a_search(visit: Visit) -> None:
    page = visit("/rules/municipium", viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator('[data-picture="board"] .parts li').first.wait_for()
    no_sideways_scroll(page)
    page.get_by_role("searchbox").fill("Basilica")
    page.get_by_role("searchbox").fill("")
    expect(page.locator('[data-picture="basilica"] svg')).to_have_count(1)
    expect(page.locator('[data-picture="board"] svg').first).to_be_attached()


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("language", ["en-GB", "it-IT", "fr-FR"])
def test_the_summary_is_one_page_of_paper(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/summary/{game}", locale=language).page
    page.locator('[data-picture="board"] .parts li').first.wait_for()
    assert serious(page) == []
    page.emulate_media(color_scheme="light")
    paper = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
