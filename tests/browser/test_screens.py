"""Both tables on every screen: nothing too small to read or to touch, nothing cut off, nothing on top of anything else.

What is seen with what is said in `looks`. Each with each, and all panels on all of them: LUDI_ALL_SCREENS=1 (long).
"""

from itertools import product
from typing import Final

import pytest

from tests.browser.kept_games import Kept, keep
from tests.browser.screens import ALL, LANGUAGES, SIZES, Look, Screen, Showing, at_table, every_look, looks, wrong
from tests.browser.test_lessons import learning
from tests.browser.test_screenshots import SENT, WON
from tests.browser.visitor import Visit

RETAIL, V3 = "retail", "v3"
GAMES: Final = [
    Kept("municipium", RETAIL, 2, "move"),
    Kept("municipium", RETAIL, 3, "choose-citizens"),
    Kept("municipium", RETAIL, 4, "move"),
    Kept("municipium", V3, 5, "move"),
]


@pytest.mark.parametrize("look", (every_look if ALL else looks)(GAMES), ids=str)
def test_municipium_on_every_screen(visit: Visit, database: str, look: Look) -> None:
    found = wrong(visit, database, look)
    assert not found, "\n".join(found)


def test_every_language_meets_every_number_of_players_and_every_size_two_tables() -> None:
    seen = [(look.kept, name, screen) for look in looks(GAMES) for name in LANGUAGES for screen in look.screens(name)]
    assert {(kept.players, name) for kept, name, _ in seen} == set(product((2, 3, 4, 5), LANGUAGES))
    assert sorted((screen.wide, screen.high) for _, _, screen in seen) == sorted([*SIZES, *SIZES])
    assert len({(kept, screen) for kept, _, screen in seen}) == len(seen)


NARROW: Final = [Screen(360, 780, touch=True), Screen(820, 1180, touch=True), Screen(1280, 720, touch=False)]


@pytest.mark.parametrize(
    ("kept", "last", "taught"), [(WON, 0, "move"), (SENT, 1, "castra")], ids=["municipium", "ave_roma"]
)
def test_the_result_and_a_lesson_on_the_narrowest_screens(
    visit: Visit, database: str, kept: Kept, last: int, taught: str
) -> None:
    """What comes over a table or beside it, in the language that needs the most room."""
    visitor = visit(reduced_motion="reduce", has_touch=True, locale="fr-FR")
    shown = at_table(visitor, keep(visitor, database, kept), "result", touch=True)
    shown.page.locator("#prompt .choices button").nth(last).click()
    shown.page.locator("#prompt .go:not([disabled])").click()
    shown.page.locator("dialog[open] #end-title").wait_for()
    shown.over(NARROW)
    lesson = learning(visit, kept.game, language="fr", reduced_motion="reduce", has_touch=True)
    lesson.go_through(taught)
    learnt = Showing(lesson.page, "lesson", touch=True)
    learnt.over(NARROW[1:])
    found = shown.wrong + learnt.wrong
    assert not found, "\n".join(found)


def test_a_hint_on_the_narrowest_screens(visit: Visit, database: str) -> None:
    visitor = visit(reduced_motion="reduce", has_touch=True, locale="fr-FR")
    hint = at_table(visitor, keep(visitor, database, GAMES[2]), "hint", touch=True)
    hint.page.locator("#prompt .tools button").first.click()
    hint.page.locator(".veil button").first.wait_for(timeout=60_000)
    hint.over(NARROW)
    assert not hint.wrong, "\n".join(hint.wrong)


STYLE: Final = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll(/(?=;| })/g, " !important"));
  document.adoptedStyleSheets = [sheet];
}"""
BROKEN: Final = {
    "aside .name { font-size: 11px }": "small",
    "#prompt .sentence { white-space: nowrap; overflow: hidden; width: 60px; max-height: none }": "clipped",
    ".goal ul { margin-left: -150px }": "overlap",
    "#prompt .choices { position: relative; top: -36px }": "covered",
    "#prompt .go, #prompt .choices button { min-height: 0; height: 30px; padding: 0 }": "target",
    "main > .board .board-art { width: 60% }": "empty",
    "aside .card:last-child { margin-top: 900px }": "hidden",
    "aside { grid-template-rows: 1fr 5rem }": "low",
    "main { min-width: 1400px }": "sideways",
    "#prompt .options .button { white-space: normal; width: 70px }": "wrapped",
}


def test_whatever_is_wrong_is_found(visit: Visit, database: str) -> None:
    hand = visit(reduced_motion="reduce", has_touch=True)
    shown = at_table(hand, keep(hand, database, GAMES[2]), "broken", touch=True)
    screen = Screen(1280, 720, touch=True)
    shown.resize(screen)
    assert shown.found(screen) == []
    for style, kind in BROKEN.items():
        hand.page.evaluate(STYLE, style)
        found = shown.found(screen)
        assert any(each.startswith(kind) for each in found), (style, found)
    hand.page.evaluate(STYLE, "")
    assert shown.found(screen) == []
    phone = Screen(390, 844, touch=True)  # the bars leave less for the board
    shown.resize(phone)
    assert shown.found(phone) == []
    hand.page.evaluate(STYLE, ".hand { padding-bottom: 160px }")
    assert any(each.startswith("low") for each in shown.found(phone))
