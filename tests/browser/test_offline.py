"""Kept in the browser: with no server any more, closed in the middle of everything, and changed for another version."""

import json
import random
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludi.engine.compiled import INTERPRETED
from ludi.engine.replay import loads, verify
from ludi.server.settings import STATIC
from ludi.server.site import write_site
from tests.bots.machines import guided
from tests.browser.axe import serious
from tests.browser.pages import LobbyPage, TablePage
from tests.browser.site import BASE, handed_out
from tests.browser.test_alone import download
from tests.browser.test_hints import advised
from tests.browser.test_my_data import ask_to_erase
from tests.browser.visitor import STARTING, Visitor, Visitors
from tests.server.serving import Process

KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
CHANGE_KEPT = """(change) => new Promise((done) => {
  const opening = indexedDB.open("ludi");
  opening.onsuccess = () => {
    const store = opening.result.transaction("tables", "readwrite").objectStore("tables");
    const reading = store.getAll();
    reading.onsuccess = () => {
      for (const kept of reading.result.filter(({ table }) => table)) {
        kept.table.rules_version += 1;
        store.put(kept, kept.id);
      }
      store.transaction.oncomplete = () => done();
    };
  };
})"""


COPY_KEPT = """() => new Promise((done) => {
  const opening = indexedDB.open("ludi");
  opening.onsuccess = () => {
    const store = opening.result.transaction("tables", "readwrite").objectStore("tables");
    const reading = store.getAll();
    reading.onsuccess = () => {
      const over = reading.result.find(({ table }) => table?.status === "over");
      for (let copy = 0; copy < 5; copy++) {
        const kept = structuredClone(over);
        kept.id = kept.table.id = kept.seen.table.id = over.id.slice(0, -1) + "ghijk"[copy];
        store.put(kept, kept.id);
      }
      store.transaction.oncomplete = () => done();
    };
  };
})"""
HELD = """() => new Promise((done) => {
  const opening = indexedDB.open("ludi");
  opening.onsuccess = () => {
    const counting = opening.result.transaction("tables").objectStore("tables").count();
    counting.onsuccess = () => done(counting.result);
  };
})"""
COUNT_ASKED = """() => {
  window.asked = 0;
  navigator.storage.persist = () => Promise.resolve(++window.asked > 0);
}"""
MEMORY = "python-memory"  # where Python's memory is kept
KEEPS_MEMORY = """async (name) => {
  for (let tries = 0; tries < 600; tries++) {
    const store = await caches.open(name);
    const found = await Promise.all((await store.keys()).map(async (each) => (await store.match(each)).arrayBuffer()));
    if (found.some((each) => each.byteLength > 1000)) return true;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  return false;
}"""
SPOIL = """async (name) => {
  const store = await caches.open(name);
  for (const each of await store.keys()) await store.put(each, new Response(new Uint8Array(1000)));
}"""
SIZE = """async (name) => {
  const store = await caches.open(name);
  const found = await Promise.all((await store.keys()).map(async (each) => (await store.match(each)).arrayBuffer()));
  return found.map((each) => each.byteLength);
}"""
KEEPS = """(ending) => caches.keys().then(async (names) => {
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().filter((each) => each.url.endsWith(ending)).length;
})"""


class Hosted:
    """A site, and somebody who has been there once."""

    def __init__(self, folder: Path, browser: Browser, static: Path = STATIC) -> None:
        self.folder, self._running = folder, ExitStack()
        write_site(static, folder, BASE)
        self.address = self._running.enter_context(handed_out(folder)) + BASE.rstrip("/")
        self.visitors = Visitors(browser, self.address, knows_guests=False, keeping=True)

    def visited(self) -> Visitor:
        visitor = self.visitors.visit()
        visitor.page.evaluate(KEPT)
        return visitor

    def switch_off(self) -> None:
        """The server is no more, and the browser has no network."""
        self._running.close()
        for visitor in self.visitors.all:
            visitor.context.set_offline(True)

    def leave(self) -> None:
        self._running.close()
        self.visitors.leave()


@pytest.fixture
def hosted(browser: Browser, built: None, tmp_path: Path) -> Iterator[Hosted]:
    hosted = Hosted(tmp_path / "site", browser)
    yield hosted
    hosted.leave()


def test_after_one_visit_games_are_played_without_any_network(hosted: Hosted, tmp_path: Path) -> None:
    visitor = hosted.visited()
    hosted.switch_off()
    visitor.page.reload()
    visitor.page.evaluate(COUNT_ASKED)
    table = LobbyPage(visitor).play_now(opponents=1, game="Municipium").first_turn()
    assert visitor.page.evaluate("window.asked") == 1, "browsers clear away what nobody has asked them to keep"
    assert len(advised(table)["options"]) > 1
    table.button("Play this turn").click()
    table.clicks_on(random.Random(5))
    expect(table.page.locator("dialog[open] #end-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    text = download(table)
    assert verify(loads(text)).people == 1
    visitor.open("/learn/ave_roma/first")
    visitor.page.locator("#teacher").wait_for()
    visitor.open("/rules/municipium")
    expect(visitor.page.locator("a[href='#rule-1']").first).to_be_attached(timeout=60_000)
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    visitor.open("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("heading", name="Replay of Municipium").wait_for()
    visitor.page.get_by_role("button", name="Verify the draws").click()
    expect(visitor.page.locator(".verify .seal.good")).to_be_visible()


def test_ave_roma_is_played_to_its_end_without_any_network(hosted: Hosted) -> None:
    visitor = hosted.visited()
    hosted.switch_off()
    visitor.page.reload()
    table = LobbyPage(visitor).play_now(opponents=1, game="Ave Roma")
    assert table.clicks_on(random.Random(3)).confirmed > 3
    expect(table.page.locator("dialog[open] #end-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    assert verify(loads(download(table))).people == 1


def test_closed_in_the_middle_of_a_bots_turn_a_game_is_resumed(hosted: Hosted) -> None:
    visitor = hosted.visited()
    hosted.switch_off()
    visitor.page.reload()
    table = LobbyPage(visitor).play_now(opponents=3, game="Municipium")
    table.clicks_on(random.Random(2), turns=1)
    # A bot is thinking now, or its move is on its way.
    number, address = table.line.number, visitor.page.url
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.page.goto(f"{hosted.address}/")
    visitor.page.get_by_role("link", name=re.compile("Resume|Continue")).first.click()
    visitor.page.wait_for_url(address)
    again = TablePage(visitor).laid()
    again.page.locator("[data-target].lit").first.wait_for()
    assert again.line.number >= number
    again.clicks_on(random.Random(4), turns=2)
    assert verify(loads(download(again))).sittings == 1


def test_python_starts_from_where_it_was_and_anew_where_that_is_spoilt(hosted: Hosted) -> None:
    visitor = hosted.visited()
    LobbyPage(visitor).play_now(opponents=1, game="Tali").ready()
    assert visitor.page.evaluate(KEEPS_MEMORY, MEMORY), "it is kept when it is in nobody's way"
    hosted.switch_off()
    [size] = visitor.page.evaluate(SIZE, MEMORY)
    assert size > 10_000_000
    visitor.page.reload()
    TablePage(visitor).laid().ready()
    visitor.page.evaluate(SPOIL, MEMORY)
    visitor.page.reload()
    TablePage(visitor).laid().ready()
    assert visitor.page.evaluate(KEEPS_MEMORY, MEMORY)
    assert visitor.page.evaluate(SIZE, MEMORY) == [size]


@pytest.mark.skipif(INTERPRETED, reason="makes a module")
def test_a_network_is_fetched_when_it_is_played_against_and_kept(browser: Browser, built: None, tmp_path: Path) -> None:
    """Bots play without it where it has never been fetched."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    manifest = guided("tali")[1]
    shutil.copytree(manifest.parent, static / "assets" / "machines", dirs_exist_ok=True)
    listed = {"games": {"tali": f"assets/machines/{manifest.name}"}}
    (static / "machines.json").write_text(json.dumps(listed), encoding="utf-8")
    hosted = Hosted(tmp_path / "site", browser, static)
    try:
        visitor = hosted.visited()
        assert visitor.page.evaluate(KEEPS, ".bin") == 0
        visitor.context.set_offline(True)
        visitor.expect_trouble("ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED")
        LobbyPage(visitor).play_now(opponents=1, game="Tali").clicks_on(random.Random(3), turns=2)
        visitor.context.set_offline(False)
        visitor.open("/")
        LobbyPage(visitor).play_now(opponents=1, game="Tali").clicks_on(random.Random(3), turns=2)
        assert visitor.page.evaluate(KEEPS, ".bin") == 1
        hosted.switch_off()
        visitor.open("/")
        LobbyPage(visitor).play_now(opponents=1, game="Tali").clicks_on(random.Random(3), turns=2)
    finally:
        hosted.leave()


def test_a_game_of_other_rules_is_shown_and_says_why_it_cannot_go_on(hosted: Hosted, screenshots: Path) -> None:
    visitor = hosted.visited()
    table = LobbyPage(visitor).play_now(opponents=1, game="Tali")
    table.clicks_on(random.Random(1), turns=1)
    page, players = visitor.page, table.page.get_by_role("list", name="Players").locator(":scope > li")
    assert players.count() == 2
    visitor.open("/rules/tali")  # the table is closed
    page.evaluate(CHANGE_KEPT)
    visitor.open("/")
    page.get_by_role("link", name=re.compile("Resume|Continue")).first.click()
    expect(page.get_by_text("begun with other rules")).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()
    assert players.count() == 2
    assert serious(page) == []
    page.screenshot(path=screenshots / "other-rules.png")
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the replay file").click()
    assert verify(loads(found.value.path().read_text(encoding="utf-8"))).people == 1
    visitor.open(f"/t/{table.id}/replay")
    expect(page.get_by_text("begun with other rules")).to_be_visible()


def newer(folder: Path, mark: str) -> None:
    """Another version of the site takes the place of the one that is there."""
    changed = folder.with_name(f"changed-{mark}")
    shutil.copytree(STATIC, changed)
    manifest = changed / "manifest.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps({**told, "description": mark}), encoding="utf-8")
    write_site(changed, folder, BASE)


def described(page: Page) -> str | None:
    """Which version answers."""
    found: str | None = page.evaluate("fetch('manifest.webmanifest').then((r) => r.json()).then((m) => m.description)")
    return found


def test_another_version_waits_until_the_reader_changes_to_it(hosted: Hosted) -> None:
    visitor = hosted.visited()
    visitor.page.reload()
    assert described(visitor.page) is None
    newer(hosted.folder, "second")
    visitor.page.reload()
    button = visitor.page.get_by_role("button", name="Change now")
    button.wait_for()
    assert described(visitor.page) is None, "a page has files of two versions"
    with visitor.page.expect_navigation():
        button.click()
    visitor.page.get_by_role("button", name="Play now").wait_for()
    assert described(visitor.page) == "second"
    names = visitor.page.evaluate("caches.keys()")
    assert len([name for name in names if name != MEMORY]) == 1, names


def test_it_can_be_installed(hosted: Hosted) -> None:
    visitor = hosted.visited()
    session = visitor.context.new_cdp_session(visitor.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def old_games_are_found(visitor: Visitor, screenshots: Path) -> None:
    """More of them than the lobby has room for."""
    page = visitor.page
    page.evaluate(COPY_KEPT)
    visitor.open("/")
    cards = page.get_by_role("region", name="Your tables").get_by_role("article")
    expect(cards).to_have_count(5)
    page.get_by_role("link", name="All my games").click()
    here = page.get_by_role("region", name="Kept in this browser")
    expect(here.locator("ol > li")).to_have_count(7)
    expect(here.get_by_role("row", name=re.compile("everybody 6"))).to_be_visible()
    page.screenshot(path=screenshots / "games-of-this-browser.png", full_page=True)
    visitor.open("/")


def test_a_served_page_plays_on_without_its_server(
    browser: Browser, built: None, tmp_path: Path, screenshots: Path
) -> None:
    """Games of one's own are listed beside the server's once it is back."""
    process = Process(f"sqlite:///{tmp_path / 'ludi.sqlite3'}", workers=0)
    visitors = Visitors(browser, process.address.http, keeping=True)
    try:
        visitor = visitors.visit()
        visitor.context.set_default_timeout(STARTING)
        visitor.page.evaluate(KEPT)
        visitor.page.reload()
        visitor.page.get_by_role("button", name="Play now").wait_for()
        visitor.expect_trouble("ERR_INTERNET_DISCONNECTED|Failed to fetch")
        visitor.context.set_offline(True)
        visitor.open("/")
        LobbyPage(visitor).play_now(opponents=1, game="Tali").clicks_on(random.Random(3))
        visitor.open("/")
        table = LobbyPage(visitor).play_now(opponents=1, game="Municipium")
        table.clicks_on(random.Random(2), turns=1)
        own = table.id
        assert own.startswith("here-")
        visitor.open("/")
        cards = visitor.page.get_by_role("region", name="Your tables").get_by_role("article")
        expect(cards).to_have_count(2)
        visitor.context.set_offline(False)
        visitor.open("/")
        link = visitor.page.get_by_role("link", name=re.compile("Resume"))
        expect(link).to_have_attribute("href", f"/t/{own}")
        expect(cards).to_have_count(2)
        old_games_are_found(visitor, screenshots)
        ask_to_erase(visitor.page).get_by_role("button", name="Erase for good").click()
        visitor.page.get_by_text("You sit at no table yet").wait_for()
        assert visitor.page.evaluate(HELD) == 0
    finally:
        process.stop()
        visitors.leave()
