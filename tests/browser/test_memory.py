"""What a page takes does not grow with the games that are played in it."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession

from ludi.server.settings import STATIC
from ludi.server.site import write_site
from tests.browser.pages import LobbyPage
from tests.browser.site import BASE, handed_out
from tests.browser.visitor import Visitor, Visitors

GAMES = 10
WARM = 2  # games after which everything is loaded that will be
COUNTED = ("Nodes", "JSEventListeners", "JSHeapUsedSize")
PROCESSES = Path("/proc")
PICTURES = """() => {
  const all = [...document.querySelectorAll("[data-picture]")];
  return all.length > 0 && all.every((each) => each.querySelector("svg"));
}"""


@pytest.fixture
def alone(browser: Browser, built: None, tmp_path: Path) -> Iterator[Visitor]:
    write_site(STATIC, tmp_path / "site", BASE)
    with handed_out(tmp_path / "site") as address:
        visitors = Visitors(browser, address + BASE.rstrip("/"), knows_guests=False)
        yield visitors.visit()
        visitors.leave()


def held(session: CDPSession) -> dict[str, float]:
    """What the page holds once nothing is left to be collected."""
    session.send("HeapProfiler.collectGarbage")
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: float(found[name]) for name in COUNTED}


def resident(mark: int) -> float:
    """Megabytes of the largest page of this browser, its workers and all of WebAssembly included."""
    sizes = [0.0]
    for process in PROCESSES.iterdir():
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and _descends(process, mark):
                pages = int((process / "statm").read_text(encoding="ascii").split()[1])
                sizes.append(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)
        except OSError:
            continue  # it has ended
    return max(sizes)


def _descends(process: Path, ancestor: int) -> bool:
    while int(process.name) > 1:
        if int(process.name) == ancestor:
            return True
        parent = (process / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1]
        process = PROCESSES / parent
    return False


watched = pytest.mark.skipif(
    not (PROCESSES / "self" / "statm").exists(), reason="this system does not tell what processes take"
)


@watched
def test_ten_games_take_no_more_than_two(alone: Visitor) -> None:
    session = alone.context.new_cdp_session(alone.page)
    session.send("Performance.enable")
    taken, resident_after = list[dict[str, float]](), list[float]()
    for number in range(GAMES):
        LobbyPage(alone).play_now(opponents=1, game="Tali").clicks_on(random.Random(number))
        alone.page.keyboard.press("Escape")
        leave(alone, session, taken, resident_after)
    stays(taken, resident_after)


def leave(alone: Visitor, session: CDPSession, taken: list[dict[str, float]], resident_after: list[float]) -> None:
    """From a table to the lobby, by way of a page where what is held can be compared: the lobby lists one game more
    each time."""
    alone.page.locator("header a").first.click()
    alone.page.get_by_role("link", name="Rules").first.click()
    alone.page.locator("a[href='#rule-1']").first.wait_for(state="attached")
    alone.page.wait_for_function(PICTURES)  # each time the same has been loaded and drawn
    taken.append(held(session))
    resident_after.append(resident(os.getpid()))
    alone.page.locator("header a").first.click()


def stays(taken: list[dict[str, float]], resident_after: list[float]) -> None:
    told = "\n".join(f"{each} {size:.0f} MB" for each, size in zip(taken, resident_after, strict=True))
    print(told)  # noqa: T201 - for who wants to know
    for name in COUNTED:
        assert taken[-1][name] < 1.15 * max(each[name] for each in taken[: WARM + 1]), (name, told)
    assert resident_after[-1] < 1.15 * max(resident_after[: WARM + 1]), told


@watched
def test_ten_drawn_tables_take_no_more_than_two(alone: Visitor) -> None:
    """A turn at each: a whole game by clicks takes a minute."""
    session = alone.context.new_cdp_session(alone.page)
    session.send("Performance.enable")
    taken, resident_after = list[dict[str, float]](), list[float]()
    for number in range(GAMES):
        LobbyPage(alone).play_now(opponents=1, game="Municipium").clicks_on(random.Random(number), turns=1)
        leave(alone, session, taken, resident_after)
    stays(taken, resident_after)
