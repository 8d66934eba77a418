"""axe-core finds nothing serious on any page, in light and dark; motion is left out where it is not wanted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SCRIPT, serious
from tests.browser.games import BOT, Hall
from tests.browser.pages import LobbyPage, NewTablePage
from tests.browser.visitor import PHONE, Visit, settled


@pytest.fixture(autouse=True)
def axe() -> None:
    if not SCRIPT.is_file():
        pytest.skip("axe-core is not installed: make web")


def visible(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for()


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", visible("button.primary.big")),
        ("/new", visible("form")),
        ("/rules/municipium", visible("article")),
        ("/replay", visible(".invite")),
        ("/nowhere/at/all", visible("h1")),
    ],
)
def test_nothing_serious_on_plain_pages(visit: Visit, path: str, there: Callable[[Page], None]) -> None:
    page = visit(path).page
    there(page)
    assert serious(page) == []


def test_nothing_serious_in_a_lobby_full_of_tables(visit: Visit, finished: str) -> None:
    visitor = visit("/new")
    hall = Hall(visitor.context.request, visitor.address)
    hall.table(listed=True, seats=[{"kind": "me"}, {"kind": "open"}, BOT])
    hall.table(clock={"minutes": 10, "increment": 5})
    visitor.open("/")
    visitor.page.locator("article").nth(1).wait_for()
    assert serious(visitor.page) == []


def test_nothing_serious_in_the_waiting_room(visit: Visit) -> None:
    visitor = visit("/new")
    NewTablePage(visitor).seat("Orange", "Friend").make()
    visitor.page.locator("#waiting-title").wait_for()
    assert serious(visitor.page) == []


def test_nothing_serious_at_the_table(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=3)
    table.ready()
    table.page.locator("[data-target][aria-label]").first.wait_for()  # what things are called comes after the position
    assert serious(table.page) == []
    for name in ("Rules", "Position", "Fairness"):
        table.page.get_by_role("tab", name=name).click()
        settled(table.page)
        assert serious(table.page) == [], name


def test_nothing_serious_in_ones_own_turn_with_a_piece_picked(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1).first_turn()
    now = table.ready()
    table.click(next(each for each in now.lit if each.startswith("member:")))
    table.ready()
    assert serious(table.page) == []


def test_nothing_serious_in_dialogs(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    table.ready()
    for name in ("Settings", "Help", "Table menu"):
        table.page.get_by_role("button", name=name).click()
        table.page.locator("dialog[open]").wait_for()
        assert serious(table.page) == [], name
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_nothing_serious_at_the_end_and_in_the_replay(visit: Visit, finished: str) -> None:
    visitor = visit(f"/t/{finished}")
    visitor.page.locator("dialog[open] #end-title").wait_for()
    assert serious(visitor.page) == []
    visitor.open(f"/t/{finished}/replay?at=40")
    visitor.page.get_by_role("slider").wait_for()
    assert serious(visitor.page) == []


def test_nothing_serious_on_a_phone(visit: Visit, finished: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = LobbyPage(visitor).play_now(opponents=3)
    table.ready()
    assert serious(visitor.page) == []
    visitor.page.get_by_role("navigation").get_by_role("button", name="Players").tap()
    assert serious(visitor.page) == []


MOTION = """() => {
  const slow = (each) => getComputedStyle(each).transitionDuration.split(",").some((time) => parseFloat(time) > 0.01);
  const board = document.querySelector("[data-board] svg[style]");
  return {travel: getComputedStyle(board).getPropertyValue("--travel").trim(),
          pieces: [...document.querySelectorAll(".piece")].filter(slow).length,
          running: document.getAnimations().filter((each) => each.playState === "running"
            && each.effect.getComputedTiming().duration > 10).length};
}"""


def test_where_motion_is_not_wanted_nothing_moves(visit: Visit) -> None:
    table = LobbyPage(visit(likes={"speed": 1}, reduced_motion="reduce")).play_now(opponents=1)
    table.ready()
    assert table.page.evaluate(MOTION) == {"travel": "0ms", "pieces": 0, "running": 0}
    table.click("place:forum")
    table.ready()
    assert table.page.evaluate(MOTION)["running"] == 0


def test_otherwise_pieces_travel(visit: Visit) -> None:
    table = LobbyPage(visit(likes={"speed": 1})).play_now(opponents=1)
    table.ready()
    moving = table.page.evaluate(MOTION)
    assert moving["travel"] == "360ms"
    assert moving["pieces"] > 0
