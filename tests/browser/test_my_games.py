"""One's own games: reached from the lobby, filtered, turned page by page, counted."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import create_engine

from ludi.table.playing import Json
from tests.browser.axe import SCRIPT, serious
from tests.browser.games import Hall
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import PHONE, STARTING, Visit, Visitor, settled
from tests.server.stored_games import ME, Stored, inserts, stored
from tests.table.alone import Alone

NOW = time.time()
MINE, TIRO, OPTIO = ("human", ME), ("bot", "tiro"), ("bot", "optio")
WORDS = {
    "en": ("My games", "Won", "Replay", "60 turns", "one minute"),
    "it": ("Le mie partite", "Vinta", "Rivedi", "60 turni", "un minuto"),
    "fr": ("Mes parties", "Gagnée", "Revoir", "60 tours", "une minute"),
}


def played(guest: str) -> list[Stored]:
    """Twenty-five games against one bot, the latest lost; one with Bruno, shared; one against two bots, the oldest."""
    games = [
        stored(guest, MINE, OPTIO, shares=[0.0, 1.0] if i == 24 else [1.0, 0.0], created=NOW - 9e4 + i, turns=60,
               game="municipium")
        for i in range(25)
    ]  # fmt: skip
    games.append(stored(guest, ("human", "Bruno"), MINE, shares=[0.5, 0.5], created=NOW - 9.5e4, game="municipium"))
    games.append(stored(guest, MINE, TIRO, OPTIO, shares=[0.0, 1.0, 0.0], created=NOW - 9.9e4))
    return games


def with_games(visitor: Visitor, database: str) -> Page:
    """A visitor who has played, at the list of his games."""
    guest = str(Hall(visitor.context.request, visitor.address).get("/api/me/data")["id"])
    engine = create_engine(database)
    with engine.begin() as connection:
        for statement, rows in inserts(played(guest)):
            connection.execute(statement, rows)
    engine.dispose()
    visitor.open("/games")
    return visitor.page


def lines(page: Page) -> Locator:
    return page.locator("main ol > li")


def test_games_are_filtered_and_turned_over(visit: Visit, database: str, screenshots: Path) -> None:
    visitor = visit()
    page = with_games(visitor, database)
    expect(lines(page)).to_have_count(20)
    first = lines(page).first
    for told in ("Municipium", "Optio", "Lost", "60 turns", "one minute"):
        expect(first).to_contain_text(told)
    settled(page)
    page.screenshot(path=screenshots / "my-games.png")
    status = page.get_by_role("status")
    newer, older = page.get_by_role("button", name="Newer"), page.get_by_role("button", name="Older")
    expect(newer).to_be_disabled()
    older.click()
    expect(status).to_have_text("7 games, page 2.")
    expect(lines(page)).to_have_count(7)
    expect(older).to_be_disabled()
    newer.click()
    expect(status).to_have_text("20 games, page 1.")

    page.get_by_label("Result").select_option("Victory shared")
    expect(lines(page)).to_have_count(1)
    expect(lines(page)).to_contain_text("Bruno")
    page.get_by_label("Opponent’s name").fill("nobody")
    expect(page.get_by_text("No game is like that.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(lines(page)).to_have_count(20)
    page.get_by_label("Opponent’s name").fill("bRU")
    expect(lines(page)).to_have_count(1)
    page.get_by_label("Opponent’s name").fill("")
    page.get_by_role("combobox", name="Opponents").select_option("with Tiro")
    expect(lines(page)).to_have_count(1)
    expect(lines(page)).to_contain_text("Tali")
    page.reload()
    expect(lines(page)).to_have_count(1)
    expect(page.get_by_role("combobox", name="Opponents")).to_have_value("tiro")
    if SCRIPT.is_file():
        assert serious(page) == []


def test_statistics_count_games_and_levels(visit: Visit, database: str) -> None:
    page = with_games(visit(), database)
    table = page.get_by_role("table", name="Municipium")

    def row(name: str) -> list[str]:
        return table.get_by_role("row", name=re.compile(f"^{name}")).get_by_role("cell").all_inner_texts()

    expect(table.get_by_role("row")).to_have_count(4)
    assert row("everybody") == ["26", "24.5 (94%)", "1.0"]
    assert row("people") == ["1", "0.5 (50%)", "1.0"]
    assert row("Optio") == ["25", "24 (96%)", "1.0"]
    tali = page.get_by_role("table", name="Tali")
    expect(tali.get_by_role("row", name=re.compile("^Tiro"))).to_contain_text("0 (0%)")


def test_a_game_just_played_is_reached_from_the_lobby_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("/games")
    expect(page.get_by_text("You have not played yet.")).to_be_visible()
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table()
    hall.post(f"/api/tables/{table}/leave")
    hall.wait_until_over(table)
    visitor.open("/")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    tab_to(page, "All my games")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_focused()
    expect(lines(page)).to_have_count(1)
    expect(lines(page)).to_contain_text(re.compile("Won|Lost|Victory shared"))
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}/replay")
    page.go_back()
    expect(lines(page)).to_have_count(1)


# Written past the page, as its worker would: tables that this browser keeps.
KEEP = """(games) => new Promise((done, failed) => {
  const opening = indexedDB.open("ludi");
  opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const base = opening.result, change = base.transaction("tables", "readwrite");
    for (const game of games) change.objectStore("tables").put(game, game.id);
    change.onerror = failed;
    change.oncomplete = () => { base.close(); done(); };
  };
})"""


def kept_here() -> list[Json]:
    """Forty-five finished games of Tali and one of Municipium that goes on."""
    alone = Alone()
    over, running = alone.begin("tali"), alone.begin("municipium")
    alone.play(over)
    alone.play(running, most=2)
    tali, municipium = (json.loads(alone.stored[each]) for each in (over, running))
    number = f"{tali['id']}x{{}}".format
    return [
        municipium,
        *(
            {**tali, "id": number(i), "table": {**tali["table"], "id": number(i), "created": NOW - 9e4 - i}}
            for i in range(45)
        ),
    ]


def test_games_kept_in_the_browser_are_filtered_and_turned_over(visit: Visit, screenshots: Path) -> None:
    visitor = visit("/games")
    page = visitor.page
    page.evaluate(KEEP, kept_here())
    page.reload()
    here = page.get_by_role("region", name="Kept in this browser")
    shown = here.locator("ol > li")
    expect(shown).to_have_count(20, timeout=STARTING)
    settled(page)
    page.screenshot(path=screenshots / "my-games-here.png")
    older, status = here.get_by_role("button", name="Older"), here.get_by_role("status")
    older.click()
    expect(status).to_have_text("20 games, page 2.")
    older.click()
    expect(status).to_have_text("6 games, page 3.")
    expect(older).to_be_disabled()
    here.get_by_role("combobox", name="Game").select_option("Municipium")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Municipium")
    here.get_by_label("Result").select_option("Won")
    expect(here.get_by_text("No game is like that.")).to_be_visible()
    here.get_by_role("button", name="Show all games").click()
    expect(shown).to_have_count(20)
    here.get_by_role("combobox", name="Opponents").select_option("with people")
    expect(here.get_by_text("No game is like that.")).to_be_visible()
    here.get_by_role("combobox", name="Opponents").select_option("only bots")
    expect(shown).to_have_count(20)
    if SCRIPT.is_file():
        assert serious(page) == []


@pytest.mark.parametrize("language", WORDS)
def test_on_a_phone_in_every_language(visit: Visit, database: str, language: str, screenshots: Path) -> None:
    page = with_games(visit(viewport=PHONE, locale=language), database)
    title, won, replay, turns, minutes = WORDS[language]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    line = lines(page).nth(1)
    for told in (won, replay, turns, minutes):
        expect(line).to_contain_text(told)
    settled(page)
    page.screenshot(path=screenshots / f"my-games-{language}.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    if SCRIPT.is_file():
        assert serious(page) == []
