"""The line breaks, and the game goes on."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.pages import LobbyPage, TablePage
from tests.browser.visitor import Visitors
from tests.server.serving import Process

BROKEN = r"WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_CONTENT_LENGTH_MISMATCH"


def place_one(table: TablePage) -> None:
    now = table.ready()
    table.click(next(each for each in now.lit if each.startswith("place:")))


def test_a_killed_server_comes_back_and_the_game_goes_on(browser: Browser, built: None, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'ludi.sqlite3'}"
    process = Process(database)
    visitors = Visitors(browser, process.address.http)
    try:
        visitor = visitors.visit()
        visitor.expect_trouble(BROKEN)
        table = LobbyPage(visitor).play_now(opponents=1)
        place_one(table)
        table.button("Confirm").click()
        place_one(table)
        expect(table.button("Confirm")).to_be_enabled()
        moves = table.line.number

        process.kill()
        lost = table.page.get_by_role("status").filter(has_text="The connection is lost.")
        expect(lost).to_be_visible()
        expect(lost).to_contain_text("What you have begun is kept.")
        lost.get_by_role("button", name="Try now").click()
        expect(lost).to_be_visible()
        process = Process(database, port=process.port)
        expect(lost).to_have_count(0, timeout=30_000)

        expect(table.button("Confirm")).to_be_enabled()
        assert table.line.number == moves
        table.button("Confirm").click()
        table.ready()
        assert table.line.number > moves
    finally:
        process.stop()
        visitors.leave()


def test_a_turn_confirmed_while_nobody_listens_is_played_when_the_line_is_back(
    browser: Browser, built: None, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'ludi.sqlite3'}"
    process = Process(database)
    visitors = Visitors(browser, process.address.http)
    try:
        visitor = visitors.visit()
        visitor.expect_trouble(BROKEN)
        table = LobbyPage(visitor).play_now(opponents=1)
        place_one(table)
        expect(table.button("Confirm")).to_be_enabled()
        moves = table.line.number
        process.kill()
        expect(table.page.get_by_text("The connection is lost.")).to_be_visible()
        table.button("Confirm").click()
        process = Process(database, port=process.port)
        expect(table.page.get_by_text("The connection is lost.")).to_have_count(0, timeout=30_000)
        table.ready()
        assert table.line.number > moves
    finally:
        process.stop()
        visitors.leave()
