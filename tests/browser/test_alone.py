"""A site of files alone: whole games, with nobody who answers anything."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from ludi.engine.contract import Options
from ludi.engine.registry import get_game
from ludi.engine.replay import loads, verify
from ludi.engine.texts import Message, texts
from ludi.server.settings import STATIC
from ludi.server.site import write_site
from tests.browser.axe import serious
from tests.browser.pages import LobbyPage, NewTablePage, TablePage, no_sideways_scroll
from tests.browser.site import BASE, Files, handed_out
from tests.browser.test_languages import no_ids
from tests.browser.visitor import PHONE, STARTING, Visit, Visitors


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site") / "files"
    write_site(STATIC, folder, BASE)
    with handed_out(folder) as address:
        yield address + BASE.rstrip("/")


@pytest.fixture
def alone(browser: Browser, site: str, request: pytest.FixtureRequest, screenshots: Path) -> Iterator[Visit]:
    """Lets somebody come to the site; at the end nobody may have seen an error."""
    visitors = Visitors(browser, site, knows_guests=False)
    yield visitors.visit
    visitors.picture(screenshots, f"alone-{request.node.name}")
    visitors.leave()


def download(table: TablePage) -> str:
    """The replay file, by the menu."""
    with table.page.expect_download() as found:
        table.menu("Download the replay file")
    return found.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["Tali", "Municipium"])
def test_a_whole_game_by_clicks(alone: Visit, game: str) -> None:
    visitor = alone()
    Files.asked.clear()
    table = LobbyPage(visitor).play_now(opponents=1, game=game)
    played = table.clicks_on(random.Random(3))
    assert played.confirmed >= (1 if game == "Tali" else 3)  # a game of Tali may be won in one turn
    expect(table.page.locator("dialog[open] #end-title")).to_have_text(re.compile("wins?$|share the victory$"))
    table.page.keyboard.press("Escape")
    text = download(table)
    verdict = verify(loads(text))
    assert (verdict.sittings, verdict.people) == (1, 1)
    assert json.loads(text)["dealer"] == "terminal"
    assert not [path for path in Files.asked if "/api/" in path]


def test_whoever_asks_another_host_is_found_out(alone: Visit) -> None:
    """Which no page does: every journey would fail."""
    visitor = alone("/rules/tali")
    visitor.expect_trouble("localStorage|ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT")
    visitor.page.goto("about:blank")  # with no policy that would forbid it
    visitor.page.evaluate("fetch('http://127.0.0.1:9/font.woff2').catch(() => null)")
    assert visitor.unexpected == ["somebody else was asked: http://127.0.0.1:9/font.woff2"]
    visitor.troubles.clear()


def test_people_take_turns_before_one_screen(alone: Visit) -> None:
    visitor = alone("/new?game=tali")
    form = NewTablePage(visitor).players(2)
    seats = [group.get_attribute("aria-label") or "" for group in form.page.get_by_role("radiogroup").all()]
    names = [re.sub(r"Who plays (.*)\?", r"\1", seat) for seat in seats if seat.startswith("Who plays")]
    form.seat(names[0], "Me").seat(names[1], "At this screen").make()
    table = TablePage(visitor).laid()
    table.clicks_on(random.Random(1))
    assert table.line.told("you") >= 2, "the screen never changed hands"
    expect(table.page.locator("dialog[open] #end-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    assert verify(loads(download(table))).people == 2


def test_a_lesson_and_the_rules(alone: Visit) -> None:
    visitor = alone("/learn/municipium/first")
    visitor.page.locator("#teacher").wait_for()
    visitor.page.locator("[data-board]").wait_for()
    visitor.open("/rules/ave_roma")
    expect(visitor.page.locator("a[href='#rule-1']").first).to_be_attached(timeout=60_000)
    visitor.open("/summary/municipium")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Municipium")


def test_a_file_is_replayed_and_its_draws_recomputed(alone: Visit, tmp_path: Path) -> None:
    visitor = alone()
    table = LobbyPage(visitor).play_now(opponents=1, game="Tali")
    table.clicks_on(random.Random(3))
    table.page.keyboard.press("Escape")
    file = tmp_path / "game.json"
    file.write_text(download(table), encoding="utf-8")
    visitor.open("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("heading", name="Replay of Tali").wait_for()
    visitor.page.get_by_role("button", name="Verify the draws").click()
    expect(visitor.page.locator(".verify .seal.good")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "game", "chosen", "screen"),
    [
        ("it-IT", "municipium", {"goal": 4, "streets": "wheel", "winner": "first"}, "A questo schermo"),
        ("fr-FR", "tali", {"goal": 60}, "À cet écran"),
    ],
)
def test_in_other_languages_with_other_rules(
    alone: Visit, locale: str, game: str, chosen: Options, screen: str
) -> None:
    """A whole game, begun with the form."""
    visitor, say = alone(f"/new?game={game}", locale=locale), texts(locale[:2])
    page = visitor.page
    expect(page.get_by_text(screen).first).to_be_attached(timeout=STARTING)
    page.get_by_role("radiogroup", name=say(Message("web-lobby-how-many"))).get_by_text("2", exact=True).click()
    page.locator("details summary").click()
    for option, value in chosen.items():
        name = say(Message(f"{get_game(game).prefix}option-{option}-{value}"))
        page.locator("details").get_by_text(name, exact=True).click()
    no_ids(page)
    page.locator("form button[type=submit]").click()
    table = TablePage(visitor, locale[:2]).laid()
    table.clicks_on(random.Random(2))
    expect(page.locator("dialog[open] #end-title")).to_be_visible()
    no_ids(page)
    options = visitor.line.table["options"]
    assert options == {**options, **chosen}


def test_how_much_has_come_of_what_playing_here_needs(alone: Visit) -> None:
    visitor, held = alone("/rules/tali"), list[Route]()
    visitor.context.route("**/*.zip", lambda route: held.append(route))  # noqa: PLW0108
    visitor.open("/")
    bar = visitor.page.get_by_label("Laying the table in your browser")
    expect(bar).to_be_visible()
    assert 0 < float(bar.get_attribute("value") or 0) < 1
    for route in held:
        route.continue_()
    expect(bar).to_have_count(0, timeout=STARTING)


def test_on_a_phone_everything_can_be_read_and_told(alone: Visit) -> None:
    visitor = alone(viewport=PHONE)
    visitor.page.get_by_role("radiogroup", name="Game", exact=True).wait_for()
    no_sideways_scroll(visitor.page)
    assert not serious(visitor.page)
    visitor.open("/new")
    NewTablePage(visitor)
    no_sideways_scroll(visitor.page)
    assert not serious(visitor.page)
    visitor.open("/")
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    no_sideways_scroll(table.page)
    assert not serious(table.page)
