"""The journeys without a network once more, in Firefox. Skipped where it is not installed."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludi.engine.replay import loads, verify
from ludi.engine.texts import Message, texts
from ludi.server.settings import STATIC
from ludi.server.site import write_site
from tests.browser.firefox import Firefox, program, waited
from tests.browser.pages import AT_HAND, POINT_OF
from tests.browser.site import BASE, handed_out
from tests.browser.test_languages import IDS

pytestmark = pytest.mark.skipif(program() is None, reason="no Firefox is installed")

KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
QUICKLY = """() => localStorage.setItem("ludi:settings", JSON.stringify({ speed: 0 }))"""
UNREACHED = "(address) => fetch(address, { cache: 'reload' }).then(() => false, () => true)"
LOBBY = "() => document.querySelector('button.primary.big') !== null"
GO = "(text) => document.querySelector('#prompt .go')?.innerText.trim() === text"
RESUME = "a[href*='/t/here-']"
LONGEST = 3000  # clicks of a game


class Hosted:
    """A site of files, and the address it has while it is handed out."""

    def __init__(self, folder: Path) -> None:
        write_site(STATIC, folder, BASE)
        self._running = ExitStack()
        self.address = self._running.enter_context(handed_out(folder)) + BASE

    def switch_off(self) -> None:
        """From now on there is nothing at the address any more."""
        self._running.close()


@pytest.fixture
def hosted(built: None, tmp_path: Path) -> Iterator[Hosted]:
    hosted = Hosted(tmp_path / "site")
    yield hosted
    hosted.switch_off()


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


def visited(firefox: Firefox, hosted: Hosted) -> None:
    """Once with a server, which then is no more."""
    firefox.open(hosted.address)
    firefox.run(QUICKLY)
    firefox.until(KEPT)
    hosted.switch_off()
    assert firefox.run(UNREACHED, f"{hosted.address}api/healthz")
    firefox.reload()
    firefox.until(LOBBY)


def begin(firefox: Firefox, game: str, opponents: int) -> None:
    firefox.press("[role=radiogroup] label", game)
    firefox.press("[role=radiogroup] label", str(opponents))
    firefox.press("button.primary.big")
    firefox.until("() => document.querySelector('#prompt') !== null")


def play(firefox: Firefox, chance: random.Random, turns: int | None = None, language: str = "en") -> bool:
    """By clicks only, to the end or for so many turns; whether it is over."""
    confirmed, say = 0, texts(language)
    confirm, done = (say(Message(f"web-table-{what}")) for what in ("confirm", "done"))
    for _ in range(LONGEST):
        now = firefox.until(AT_HAND, False)
        if now["over"] or confirmed == turns:
            return bool(now["over"])
        if now["go"] in (confirm, done):
            confirmed += now["go"] == confirm
            firefox.press("#prompt .go")
            continue
        buttons = [text for text in now["buttons"] if text != "Put back"]
        chosen = chance.choice([*now["lit"], *buttons])
        if chosen in buttons:
            firefox.press("#prompt .choices button", chosen)
        elif point := firefox.run(POINT_OF, chosen):
            firefox.click(*point)
    raise AssertionError("this game does not end")


def download(firefox: Firefox) -> str:
    """The replay file, by the menu."""
    firefox.press("button[aria-label='Table menu']")
    firefox.press("dialog[open] a", "Download the replay file")
    found = waited(lambda: list(firefox.downloads.glob("*.json")), "a file that was downloaded", 30)
    text: str = waited(lambda: found[0].read_text(encoding="utf-8"), "what is in the file", 30)
    return text


@pytest.mark.parametrize("game", ["Tali", "Municipium", "Ave Roma"])
def test_after_one_visit_games_are_played_without_a_server(hosted: Hosted, profile: Path, game: str) -> None:
    with Firefox(profile) as firefox:
        visited(firefox, hosted)
        begin(firefox, game, 1)
        assert play(firefox, random.Random(3))
        firefox.press("dialog[open] button[aria-label='Close']")
        assert verify(loads(download(firefox))).people == 1
        assert firefox.errors == []


def test_killed_in_the_middle_of_a_bots_turn_a_game_is_resumed(hosted: Hosted, profile: Path) -> None:
    with Firefox(profile) as firefox:
        visited(firefox, hosted)
        begin(firefox, "Municipium", 3)
        play(firefox, random.Random(2), turns=1)
        address = firefox.run("() => location.href")
        firefox.kill()
    with Firefox(profile) as firefox:
        firefox.open(hosted.address)
        firefox.press(RESUME)
        firefox.until("(address) => location.href === address", address)
        assert not play(firefox, random.Random(4), turns=2)
        assert verify(loads(download(firefox))).sittings == 1
        assert firefox.errors == []


def test_hints_are_thought_about_and_draws_recomputed(hosted: Hosted, profile: Path) -> None:
    with Firefox(profile) as firefox:
        visited(firefox, hosted)
        begin(firefox, "Municipium", 1)
        play(firefox, random.Random(5), turns=1)
        firefox.until(AT_HAND, False)
        firefox.press("button[aria-label^='Hint']")
        firefox.until("() => document.querySelector('.veil button') !== null")
        firefox.press("#prompt button", "Play this turn")
        firefox.until(GO, "Confirm")
        address = firefox.run("() => location.href")
        firefox.open(f"{address}/replay")
        firefox.press("button[aria-label^='Verify the draws']")
        firefox.until("() => document.querySelector('.verify .seal.good') !== null")


def test_on_a_phone_in_french(hosted: Hosted, profile: Path) -> None:
    with Firefox(profile, "fr-FR, fr") as firefox:
        firefox.resize(360, 780)
        visited(firefox, hosted)
        assert firefox.run("() => document.documentElement.lang") == "fr"
        firefox.press("button.primary.big")
        firefox.until("() => document.querySelector('#prompt') !== null")
        assert not play(firefox, random.Random(2), turns=2, language="fr")
        wide, window = firefox.run("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide <= window == 360
        assert not IDS.search(firefox.run("() => document.body.innerText"))
        assert firefox.errors == []


def test_lessons_and_rules_are_there_without_a_server(hosted: Hosted, profile: Path) -> None:
    """Errors are not counted: what a page still waits for when it is left comes to nothing, of which Firefox tells."""
    with Firefox(profile) as firefox:
        visited(firefox, hosted)
        firefox.open(f"{hosted.address}learn/municipium/first")
        firefox.until(
            "() => document.querySelector('#teacher') !== null && document.querySelector('[data-board]') !== null"
        )
        firefox.open(f"{hosted.address}rules/ave_roma")
        firefox.until("""() => document.querySelector("a[href='#rule-1']") !== null""")
