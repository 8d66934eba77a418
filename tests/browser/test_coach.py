"""What decided a game, beside its replay: judged in the visitor's browser, walked along, learnt from, played on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludi.engine.replay import loads, verify
from ludi.server.settings import STATIC
from tests.browser.axe import serious
from tests.browser.pages import TablePage, no_sideways_scroll
from tests.browser.visitor import STARTING, Visit, Visitor, Visitors
from tests.server.serving import Process
from tests.table.games import file_of

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def quiet(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without bots: what is judged is judged in the page."""
    if not (STATIC / "machines.json").is_file():
        pytest.skip("the modules are not built: make web")
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('quiet') / 'ludi.sqlite3'}", workers=0)
    yield process.address.http
    process.stop()


@pytest.fixture
def come(browser: Browser, quiet: str, request: pytest.FixtureRequest, screenshots: Path) -> Iterator[Visit]:
    visitors = Visitors(browser, quiet)
    yield visitors.visit
    visitors.picture(screenshots, f"coach-{request.node.name}")
    visitors.leave()


def opened(visitor: Visitor, game: str, players: int = 2) -> Page:
    """The replay of a file."""
    page = visitor.page
    file = {"name": "game.json", "mimeType": "application/json", "buffer": file_of(game, players).encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".where")).to_be_visible()
    return page


def analysed(visitor: Visitor, game: str, players: int = 2) -> Page:
    page = opened(visitor, game, players)
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".coach .summary")).to_be_visible(timeout=STARTING)
    return page


def move(page: Page) -> int:
    found = re.search(r"Move (\d+) of", page.locator(".where").inner_text())
    assert found
    return int(found[1])


def test_a_game_is_analysed_in_the_page_and_kept(come: Visit) -> None:
    visitor = come("/replay")
    asked = list[str]()
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = analysed(visitor, "municipium", 3)
    expect(page.locator(".coach .summary")).to_contain_text(re.compile("points|the game"))
    assert not [each for each in asked if "judgements" in each]  # nobody else has judged
    page.reload()
    opened(visitor, "municipium", 3)
    asked.clear()
    expect(page.locator(".coach .summary")).to_be_visible()
    assert not [each for each in asked if "/api/analyses/" in each]


def test_it_can_be_stopped(come: Visit) -> None:
    visitor = come("/replay")
    page = opened(visitor, "ave_roma", 3)
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Analyse", exact=True)).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_the_graph_is_walked_along_by_keys_and_pointer(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    slider = page.locator(".bar .drawing")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 0: .*%"))
    slider.press("ArrowRight")
    first = move(page)
    assert first > 0
    expect(slider).to_have_attribute("aria-valuenow", str(first))
    slider.press("ArrowRight")
    assert move(page) > first
    slider.press("ArrowLeft")
    assert move(page) == first
    slider.press("PageDown")  # to what mattered
    assert move(page) > first
    slider.press("End")
    last = move(page)
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(move(page) - last / 2) < last / 20
    slider.press("Home")
    assert move(page) == 0


def test_the_same_stands_in_a_table_that_leads_back(come: Visit) -> None:
    page = analysed(come("/replay"), "tali")
    page.get_by_role("button", name="All moves").click()
    dialog = page.get_by_role("dialog")
    rows = dialog.locator("table.every tbody tr")
    assert rows.count() >= 10
    assert not serious(page)
    number = int(rows.nth(3).locator("button").inner_text())
    rows.nth(3).locator("button").click()
    expect(dialog).to_be_hidden()
    assert move(page) == number


def test_every_decision_has_its_grade_in_the_log(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    grades = page.locator(".log .grade")
    assert grades.count() > 20
    names = set(grades.all_inner_texts())
    assert any("blunder" in name or "mistake" in name or "inaccuracy" in name for name in names)
    assert not serious(page)


def test_the_better_line_is_drawn_and_stepped_through(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    page.get_by_role("button", name="To the next mistake").click()
    at = move(page)
    expect(page.locator(".coach")).to_contain_text("points lost")
    expect(page.locator(".coach")).to_contain_text("Better was:")
    page.get_by_role("button", name="Show on the board").click()
    expect(page.locator(".where")).to_contain_text("The better line, step 0 of")
    expect(page.locator(".stage .veil")).to_be_attached()  # the arrows
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("The better line, step 1 of")
    page.get_by_role("button", name="Back to the game").click()
    assert move(page) == at


def test_mistakes_are_played_again(come: Visit) -> None:
    visitor = come("/replay")
    page = analysed(visitor, "tali")
    page.get_by_role("button", name="Learn from mistakes").click()
    card = page.locator("#teacher")
    expect(card).to_contain_text("Mistake 1 of", timeout=STARTING)
    task = card.inner_text()
    bad, good = ("Stop and take", "Throw once") if "stop and take" in task else ("Throw once", "Stop and take")
    for choice, told in ((bad, "That still costs"), (good, "That is the best there is.")):
        page.get_by_role("button", name=re.compile(f"^{choice}")).first.click()
        confirm = page.get_by_role("button", name="Confirm")
        if confirm.is_visible() and confirm.is_enabled():
            confirm.click()
        expect(card).to_contain_text(told)
        if choice == bad:
            card.get_by_role("button", name="Try again").click()
            expect(card).to_contain_text("Find something better")
    assert not serious(page)
    card.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".coach .summary")).to_be_visible()


def test_the_solution_is_shown(come: Visit) -> None:
    page = analysed(come("/replay"), "tali")
    page.get_by_role("button", name="Learn from mistakes").click()
    card = page.locator("#teacher")
    card.get_by_role("button", name="Show it").click(timeout=STARTING)
    expect(card).to_contain_text("Better was:")


def test_a_game_goes_on_from_a_position(come: Visit) -> None:
    """At a table of one's own; the file says where it began, and the page analyses it where it ends."""
    visitor = come("/replay")
    page = analysed(visitor, "tali")
    page.get_by_role("slider", name="Position").fill("4")
    begun = move(page)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    table = TablePage(visitor)
    expect(page.locator("[data-board]")).to_be_visible(timeout=STARTING)
    with page.expect_download() as waiting:
        table.menu("Download the replay file")
    text = waiting.value.path().read_text(encoding="utf-8")
    assert json.loads(text)["taken_over"]["moves"] == begun
    verdict = verify(loads(text))
    assert "verify-taken-over" in [each.id for each in verdict.messages]


def test_on_a_phone_it_is_read_and_told(come: Visit) -> None:
    page = analysed(come("/replay", viewport=PHONE, has_touch=True), "municipium", 3)
    expect(page.locator(".phone-graph .drawing")).to_be_visible()
    no_sideways_scroll(page)
    assert not serious(page)
    page.get_by_role("button", name="All moves").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_sideways_scroll(page)


@pytest.mark.parametrize(
    ("locale", "analyse", "said"), [("it-IT", "Analizza", "punti"), ("fr-FR", "Analyser", "points")]
)
def test_in_other_languages(come: Visit, locale: str, analyse: str, said: str) -> None:
    visitor = come("/replay", locale=locale)
    page = opened(visitor, "tali")
    page.get_by_role("button", name=analyse, exact=True).click()
    expect(page.locator(".coach .summary")).to_contain_text(said, timeout=STARTING)
