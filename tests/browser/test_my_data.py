"""What the server keeps about somebody: had as a file, and erased."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import SCRIPT, serious
from tests.browser.pages import LobbyPage
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import PHONE, Visit, settled

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('ludi:table:')).length"
WORDS = {  # language: erase, and what that does
    "en": ("Erase my data", "a bot takes over for good"),
    "it": ("Cancella i miei dati", "un bot ti sostituisce per sempre"),
    "fr": ("Effacer mes données", "un bot vous remplace pour de bon"),
}


def name_of(page: Page) -> str:
    label = page.get_by_role("button", name=re.compile("change your name$")).get_attribute("aria-label")
    return str(label).partition(":")[0]


def ask_to_erase(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("change your name$")).click()
    page.get_by_role("dialog", name="Your name").get_by_role("button", name="Erase my data").click()
    return page.get_by_role("dialog", name="Erase my data")


def test_everything_kept_comes_as_a_file(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    played = table.id
    visitor.open("/")
    name = name_of(visitor.page)
    visitor.page.get_by_role("button", name=re.compile("change your name$")).click()
    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("link", name="Download my data").click()
    coming.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert coming.value.suggested_filename == "ludi-romani.json"
    assert data["name"] == name
    assert [(seat["table"], seat["player"]) for seat in data["seats"]] == [(played, name)]


def test_whoever_erases_is_somebody_else_afterwards(visit: Visit) -> None:
    visitor, other = visit(), visit()
    page = visitor.page
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    played = table.id
    visitor.open("/")
    name, cookie = name_of(page), visitor.context.cookies()[0].get("value")
    mine = page.get_by_role("region", name="Your tables").get_by_role("article")
    expect(mine).to_have_count(1)
    dialog = ask_to_erase(page)
    expect(dialog).to_contain_text("This cannot be undone.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert page.evaluate(KEPT) == 1
    page.get_by_role("button", name="Erase my data").click()
    with page.expect_navigation():
        dialog.get_by_role("button", name="Erase for good").click()
    expect(page.get_by_text("You sit at no table yet")).to_be_visible()
    visitor.is_known()
    assert (page.evaluate(KEPT), mine.count()) == (0, 0)
    assert visitor.context.cookies()[0].get("value") != cookie
    other.open(f"/t/{played}")
    players = other.page.get_by_role("list", name="Players")
    expect(players.get_by_text("Nemo").first).to_be_visible()
    expect(players.get_by_text(name)).to_have_count(0)


def test_what_cannot_be_erased_now_is_said_and_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_trouble("ERR_INTERNET_DISCONNECTED")
    name = name_of(visitor.page)
    dialog = ask_to_erase(visitor.page)
    visitor.context.set_offline(True)
    dialog.get_by_role("button", name="Erase for good").click()
    expect(dialog.get_by_role("alert")).to_contain_text("server")
    visitor.context.set_offline(False)
    visitor.open("/")
    assert name_of(visitor.page) == name


def test_one_erases_by_keys(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("button", name=re.compile("change your name$")).press("Enter")
    tab_to(page, "Erase my data")
    page.keyboard.press("Enter")
    tab_to(page, "Cancel")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Erase my data")).to_have_count(0)
    assert page.evaluate("document.activeElement.innerText").strip() == "Erase my data"


@pytest.mark.parametrize("language", WORDS)
def test_on_a_phone_in_every_language(visit: Visit, language: str, screenshots: Path) -> None:
    page = visit(viewport=PHONE, locale=language).page
    erase, told = WORDS[language]
    page.locator("header .folded button").click()
    settled(page)
    page.screenshot(path=screenshots / f"my-data-{language}.png")
    page.get_by_role("button", name=erase).click()
    dialog = page.get_by_role("dialog", name=erase)
    expect(dialog).to_contain_text(told)
    settled(page)
    page.screenshot(path=screenshots / f"my-data-erase-{language}.png")
    if SCRIPT.is_file():
        assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
