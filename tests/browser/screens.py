"""A table on one screen after another: sizes, ways of pointing and languages change, the page stays."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit, Visitor

MEASURE: Final = Path(__file__).with_name("measuring.js").read_text(encoding="utf-8")
PICTURES: Final = os.environ.get("LUDI_SCREENS_TO")  # a folder for a picture of everything that is measured
ALL: Final = os.environ.get("LUDI_ALL_SCREENS") == "1"
Size = tuple[int, int]
SIDES: Final = [
    *((360, 780), (390, 844), (768, 1024), (820, 1180), (1024, 1366)),
    *((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)),
]
SIZES: Final = [size for wide, high in SIDES for size in ((wide, high), (high, wide))]
DESKS: Final = SIDES[5:]  # with a mouse; all others are touched
HELD: Final = [size for size in SIZES if size not in DESKS]
LANGUAGES: Final = {"en": "English", "it": "Italiano", "fr": "Français"}
STILL: Final = """([wide, high]) => new Promise((done) => {
  const parts = ["main > *", "aside :not(svg *)", ".hand :not(svg *)", "header :not(svg *)", ".sheet"];
  const moving = () => document.getAnimations().some((each) =>
    each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity);
  const laid = () => [...document.querySelectorAll(parts)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  let before = "", same = 0;
  const look = () => {
    const now = laid();
    same = now === before && innerWidth === wide && innerHeight === high && !moving() ? same + 1 : 0;
    before = now;
    same > 1 ? done() : requestAnimationFrame(look);
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


@dataclass(frozen=True)
class Look:
    """At a table, on these sizes, with these languages by turns."""

    kept: Kept
    touch: bool
    sizes: Sequence[Size]
    languages: Sequence[str]

    def __str__(self) -> str:
        hand = "touch" if self.touch else "mouse"
        return f"{self.kept.players}-{self.kept.frame}-{hand}-{'-'.join(self.languages)}"

    def screens(self, language: str) -> Iterator[Screen]:
        turns = zip(self.sizes, cycle(self.languages), strict=False)
        return (Screen(*size, self.touch) for size, spoken in turns if spoken == language)


def looks(tables: Sequence[Kept]) -> list[Look]:
    """Every size twice: with most players and with fewer, and each number of them in each language.

    French needs the most room: the most players meet it on every second size.
    The tables are of two to five players; of what comes after them a hand sees the smaller half.
    """
    two, three, four, five, *others = tables
    return [
        Look(two, True, HELD[0::2], ("en", "it", "fr")),
        Look(three, False, DESKS, ("it", "fr", "en")),
        Look(four, True, HELD[1::2], ("fr", "en", "it")),
        Look(five, True, HELD, ("fr", "it", "fr", "en")),
        Look(five, False, DESKS, ("fr", "it", "fr", "en")),
        *(Look(other, True, HELD[:8], ("it", "fr", "en")) for other in others),
    ]


def every_look(tables: Sequence[Kept]) -> list[Look]:
    """Each with each; a mouse on desks only."""
    ways = [(touch, sizes, name) for touch, sizes in ((True, SIZES), (False, DESKS)) for name in LANGUAGES]
    return [Look(kept, touch, sizes, (name,)) for kept in tables for touch, sizes, name in ways]


def wrong(visit: Visit, database: str, look: Look) -> list[str]:
    """What is wrong with a table."""
    visitor = visit(reduced_motion="reduce", has_touch=look.touch)
    return at_table(visitor, keep(visitor, database, look.kept), str(look), look.touch).everywhere(look)


def at_table(visitor: Visitor, table: str, name: str, touch: bool) -> "Showing":
    visitor.open(f"/t/{table}")
    TablePage(visitor).laid().ready()
    return Showing(visitor.page, name, touch)


class Showing:
    """A table on screens of all kinds, and everything that is wrong there."""

    def __init__(self, page: Page, name: str, touch: bool) -> None:
        self.page, self.name, self.touch = page, name, touch
        self.wrong: list[str] = []

    def over(self, screens: Sequence[Screen]) -> None:
        """As it is, on one screen after another."""
        for screen in screens:
            self.resize(screen)
            self.measure(screen, "", "as-it-is")

    def everywhere(self, look: Look) -> list[str]:
        turns = count(1)
        for language in dict.fromkeys(look.languages):
            self.speak(language)
            for screen in look.screens(language):
                self.on(screen, language, next(turns))
        return self.wrong

    def speak(self, language: str) -> None:
        self.page.locator("header .folded button").click()
        self.page.get_by_role("dialog").get_by_text(LANGUAGES[language], exact=True).click()
        self.page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        self.page.keyboard.press("Escape")
        self.page.mouse.move(1, 1)  # nothing is told of what lies there

    def on(self, screen: Screen, language: str, turn: int) -> None:
        self.resize(screen)
        if screen.phone:
            self.measure(screen, language, "table")
            self.panes(screen, language)
            self.sheets(screen, language, turn)
        else:
            self.tabs(screen, language, turn)
            if ALL or turn % 2:
                self.opponents(screen, language, turn)

    def measure(self, screen: Screen, language: str, what: str, unfolded: bool = False) -> None:
        named = f"{self.name} {language} {screen} {what}"
        self.wrong += [f"{named}: {each}" for each in self.found(screen, unfolded)]
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{named.replace(' ', '-')}.png")

    def resize(self, screen: Screen) -> None:
        self.page.set_viewport_size({"width": screen.wide, "height": screen.high})

    def found(self, screen: Screen, unfolded: bool = False) -> list[str]:
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


def some(number: int, turn: int) -> Sequence[int]:
    return range(number) if ALL else [turn % number] if number else []
