"""Pictures of every page, to be looked at: `tests/browser/screenshots/`."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.games import BOT, Hall
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.test_lessons import learning
from tests.browser.visitor import PHONE, Visit, Visitor, settled

# What comes a moment after the board: what the panel beside it tells, and what would be.
TOLD: Final = """(foreseen) => {
  const panel = document.querySelector("aside [role=tabpanel]");
  return panel?.innerText.trim() !== "" && (!foreseen || document.querySelector(".goal .later") !== null);
}"""


def shoot(page: Page, folder: Path, name: str, foreseen: bool = False) -> None:
    page.mouse.move(0, 0)  # nothing is pointed at
    page.wait_for_function(TOLD, arg=foreseen)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        settled(page)
        path = folder / f"{name}-{scheme}.png"
        page.screenshot(path=path)
        assert path.stat().st_size > 10_000


WON: Final = Kept("municipium", "retail", 2, "choose-citizens", 1.0)
SENT: Final = Kept("ave_roma", "advanced", 2, "send", 1.0)


def play_out(visitor: Visitor, database: str, kept: Kept, last: str) -> None:
    """A game whose last move is this visitor's: the result as somebody sees it who has played."""
    visitor.open(f"/t/{keep(visitor, database, kept)}")
    table = TablePage(visitor).laid()
    table.ready()
    table.button(last).click()
    table.button("Confirm").click()
    table.page.locator("#end-title").wait_for()


SIZES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("", {}),
    ("phone-", {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}),
]


AVE_ROMA: Final = Kept("ave_roma", "advanced", 4, "turn")
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_every_page(
    visit: Visit, finished: str, database: str, screenshots: Path, size: str, kind: dict[str, Any]
) -> None:
    visitor = visit(**kind)
    page = visitor.page
    hall = Hall(visitor.context.request, visitor.address)
    opening = hall.table(seats=[{"kind": "me"}, BOT, BOT])
    visitor.open("/")
    page.get_by_role("article").first.wait_for()
    shoot(page, screenshots, f"{size}lobby")
    visitor.open(f"/t/{opening}")
    TablePage(visitor).laid().ready()
    shoot(page, screenshots, f"{size}table-opening")
    visitor.open(f"/t/{finished}/replay?at=90")
    page.get_by_role("slider").wait_for()
    shoot(page, screenshots, f"{size}replay")
    play_out(visitor, database, WON, "Take a priest and a soldier")
    shoot(page, screenshots, f"{size}table-end")


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_the_middle_of_a_game(visit: Visit, screenshots: Path, size: str, kind: dict[str, Any]) -> None:
    """Bots play until there is something on the board; then the seat is taken back."""
    visitor = visit(**kind)
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table(seats=[{"kind": "me"}, BOT, BOT, BOT])
    hall.post(f"/api/tables/{table}/leave")
    while (number := hall.get(f"/api/tables/{table}")["table"]["number"]) < 150:
        visitor.page.wait_for_timeout(20)
    hall.post(f"/api/tables/{table}/return")
    visitor.open(f"/t/{table}")
    now = TablePage(visitor).laid().ready()
    assert not now.over, f"over after {number} moves"
    shoot(visitor.page, screenshots, f"{size}table-middle")


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_a_lesson(visit: Visit, screenshots: Path, size: str, kind: dict[str, Any]) -> None:
    lesson = learning(visit, "municipium", **kind)
    lesson.go_through("move")
    shoot(lesson.page, screenshots, f"{size}lesson")


def test_pictures_of_help_and_of_a_tablet(visit: Visit, database: str, screenshots: Path) -> None:
    visitor = visit()
    visitor.open(f"/t/{keep(visitor, database, Kept('municipium', 'retail', 3, 'choose-citizens'))}")
    TablePage(visitor).laid().ready()
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open] h3").first.wait_for()
    shoot(visitor.page, screenshots, "help")
    for name, kept in (("table", Kept("municipium", "retail", 4, "move")), ("ave-roma", AVE_ROMA)):
        visitor = visit(**TABLET)
        visitor.open(f"/t/{keep(visitor, database, kept)}")
        TablePage(visitor).laid().ready()
        shoot(visitor.page, screenshots, f"tablet-{name}", foreseen=kept is AVE_ROMA)


@pytest.mark.parametrize(("size", "kind"), SIZES)
def test_pictures_of_the_plain_table(visit: Visit, screenshots: Path, size: str, kind: dict[str, Any]) -> None:
    visitor = visit(**kind)
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table([{"kind": "me"}, BOT, BOT], "tali")
    visitor.open(f"/t/{table}")
    TablePage(visitor).laid().ready()
    shoot(visitor.page, screenshots, f"{size}plain")
