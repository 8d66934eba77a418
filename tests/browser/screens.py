"""A table on one screen after another: sizes, ways of pointing and languages change, the page stays."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit, Visitor, settled

MEASURE: Final = Path(__file__).with_name("measuring.js").read_text(encoding="utf-8")
PICTURES: Final = os.environ.get("LUDI_SCREENS_TO")  # a folder for a picture of everything that is measured
ALL: Final = os.environ.get("LUDI_ALL_SCREENS") == "1"
HELD: Final = (
    (360, 780),
    (390, 844),
    (768, 1024),
    (820, 1180),
    (1024, 1366),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
SIZES: Final = [size for wide, high in HELD for size in ((wide, high), (high, wide))]
LANGUAGES: Final = {"en": "English", "it": "Italiano", "fr": "Français"}
STILL: Final = """([wide, high]) => new Promise((done) => {
  const laid = () => [...document.querySelectorAll("body *")].slice(0, 400).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  let before = "", same = 0;
  const look = () => {
    const now = laid();
    same = now === before && innerWidth === wide && innerHeight === high ? same + 1 : 0;
    before = now;
    same > 2 ? done() : requestAnimationFrame(look);
  };
  look();
})"""
FILLED: Final = """(place) => {
  const found = document.querySelector(place);
  return found !== null && found.innerText.trim() !== "";
}"""


@dataclass(frozen=True)
class Screen:
    """What a table is seen on."""

    wide: int
    high: int
    touch: bool

    @property
    def phone(self) -> bool:
        return self.wide < 700 or self.high <= 520

    def __str__(self) -> str:
        return f"{self.wide}x{self.high} {'touch' if self.touch else 'mouse'}"


def screens(touch: bool, language: int, round_: int) -> Iterator[Screen]:
    """With a language: by rounds, every size with each language and, with as many rounds, with all of them."""
    for number, (wide, high) in enumerate(SIZES):
        held = wide < high or wide <= 1180 or (wide, high) == (1366, 1024)
        if ALL or (held == touch and (number + round_) % len(LANGUAGES) == language):
            yield Screen(wide, high, touch)


def seen_everywhere(visit: Visit, database: str, kept: Kept, round_: int) -> list[str]:
    """What is wrong with a table on all screens, some with each language: somebody's browsers, one touched, one not."""
    mouse = visit(reduced_motion="reduce")
    table = keep(mouse, database, kept)
    name = f"{kept.game} {kept.players} {kept.frame}"
    wrong = Showing(mouse, table, name, touch=False).everywhere(round_)
    cookies = mouse.context.storage_state()
    hand = visit(reduced_motion="reduce", has_touch=True, storage_state=cookies)
    return wrong + Showing(hand, table, name, touch=True).everywhere(round_)


class Showing:
    """Somebody's table on screens of all kinds, and everything that is wrong there."""

    def __init__(self, visitor: Visitor, table: str, name: str, touch: bool) -> None:
        self.page, self.name, self.touch = visitor.page, name, touch
        self.wrong: list[str] = []
        visitor.open(f"/t/{table}")
        TablePage(visitor).laid().ready()

    def everywhere(self, round_: int) -> list[str]:
        for number, (language, called) in enumerate(LANGUAGES.items()):
            self.speak(called)
            for turn, screen in enumerate(screens(self.touch, number, round_)):
                self.on(screen, language, turn + round_)
        return self.wrong

    def speak(self, called: str) -> None:
        self.page.locator("header .folded button").click()
        self.page.get_by_role("dialog").get_by_text(called, exact=True).click()
        self.page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=called[:2].lower())
        self.page.keyboard.press("Escape")
        self.page.mouse.move(1, 1)  # nothing is told of what lies there

    def on(self, screen: Screen, language: str, turn: int) -> None:
        self.resize(screen)
        self.measure(screen, language, "table")
        if screen.phone:
            self.panes(screen, language)
            self.sheets(screen, language, turn)
        else:
            self.tabs(screen, language, turn)
            self.opponents(screen, language, turn)

    def measure(self, screen: Screen, language: str, what: str, unfolded: bool = False) -> None:
        named = f"{self.name} {language} {screen} {what}"
        self.wrong += [f"{named}: {each}" for each in self.found(screen, unfolded)]
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{named.replace(' ', '-')}.png")

    def resize(self, screen: Screen) -> None:
        self.page.set_viewport_size({"width": screen.wide, "height": screen.high})

    def found(self, screen: Screen, unfolded: bool = False) -> list[str]:
        settled(self.page)
        self.page.evaluate(STILL, [screen.wide, screen.high])
        how = {"touch": screen.touch, "phone": screen.phone, "unfolded": unfolded}
        found: list[str] = self.page.evaluate(MEASURE, how)
        return found

    # ---- what else there is at a table -------------------------------------------------------------------------------

    def panes(self, screen: Screen, language: str) -> None:
        names = self.page.locator(".panes [role=tab]")
        for index in range(1, names.count()):
            names.nth(index).dispatch_event("click")
            self.measure(screen, language, f"part-{index}")
        if names.count():
            names.first.dispatch_event("click")

    def sheets(self, screen: Screen, language: str, turn: int) -> None:
        buttons = self.page.locator(".hand nav button")
        for index in some(buttons.count(), turn):
            buttons.nth(index).dispatch_event("click")
            self.page.wait_for_function(FILLED, arg=".sheet .scrolls")
            self.measure(screen, language, f"sheet-{index}")
            buttons.nth(index).dispatch_event("click")

    def tabs(self, screen: Screen, language: str, turn: int) -> None:
        tabs = self.page.locator("aside [role=tab]")
        for index in some(tabs.count(), turn):
            tabs.nth(index).dispatch_event("click")
            self.page.wait_for_function(FILLED, arg="aside [role=tabpanel]")
            self.measure(screen, language, f"tab-{index}")
        tabs.first.dispatch_event("click")

    def opponents(self, screen: Screen, language: str, turn: int) -> None:
        """A card that is unfolded is seen from its head to its foot."""
        arrows = self.page.locator("aside .card .more")
        for index in some(arrows.count(), turn):
            arrows.nth(index).dispatch_event("click")
            self.measure(screen, language, f"opponent-{index}", unfolded=True)
            arrows.nth(index).dispatch_event("click")


def some(count: int, turn: int) -> Sequence[int]:
    return range(count) if ALL else [turn % count] if count else []
