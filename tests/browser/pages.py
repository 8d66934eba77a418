"""The pages as somebody uses them."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from ludi.engine.texts import Message, texts
from tests.browser import offered
from tests.browser.visitor import Visitor

# Everything at hand, once there is something to do or the result is shown; null while others play.
AT_HAND = """(always) => {
  const named = (kind) => [...new Set([...document.querySelectorAll(`[data-target].${kind}`)]
    .filter((each) => each.getClientRects().length > 0).map((each) => each.getAttribute("data-target")))].sort();
  const go = document.querySelector("#prompt .go");
  const found = {
    lit: named("lit"),
    picked: named("picked"),
    buttons: [...document.querySelectorAll("#prompt .choices button")].map((each) => each.innerText.trim()),
    go: go && !go.disabled ? go.innerText.trim() : "",
    sentence: document.querySelector("#prompt .sentence")?.innerText.trim() ?? "",
    counters: [...document.querySelectorAll(".tally .step:not([aria-disabled=true])")]
      .map((each) => each.getAttribute("aria-label")),
    over: document.querySelector("dialog[open] #end-title") !== null,
  };
  // The result comes as a panel of its own a moment after the last move.
  const busy = found.go === "Skip" || document.querySelector("#prompt.over") !== null;
  return always || found.over || (!busy && (found.lit.length || found.buttons.length || found.go)) ? found : null;
}"""

# Where a click means this target: at a point, something lit or picked is meant before what merely lies above it.
POINT_OF = """(target) => {
  const elements = [...document.querySelectorAll(`[data-target="${target}"]`)];
  for (const element of elements.filter((each) => each.getClientRects().length > 0)) {
    const box = (element.querySelector(".hit") ?? element).getBoundingClientRect();
    const corners = [[.1, .1], [.9, .1], [.1, .9], [.9, .9]];
    for (const [fx, fy] of [[.5, .5], [.5, .25], [.5, .75], [.2, .5], [.8, .5], ...corners]) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      const stack = document.elementsFromPoint(x, y).map((each) => each.closest("[data-target]")).filter(Boolean);
      const useful = stack.find((each) => /\\b(lit|picked)\\b/.test(each.getAttribute("class") ?? "")) ?? stack[0];
      if (useful?.getAttribute("data-target") === target) return [x, y];
    }
  }
  return null;
}"""


@dataclass
class AtHand:
    """What a player sees that can be done."""

    lit: list[str]
    picked: list[str]
    buttons: list[str]
    go: str  # what the button at the end says, if it can be pressed
    sentence: str
    counters: list[str]  # what can be counted up or down
    over: bool


@dataclass
class Played:
    """What a game by clicks has made use of."""

    clicks: int = 0
    confirmed: int = 0
    undone: int = 0
    arranged: int = 0
    counted: int = 0
    frames: set[str] = field(default_factory=set)


class LobbyPage:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def play_now(self, opponents: int = 1, game: str = "Municipium") -> "TablePage":
        games = self.page.get_by_role("radiogroup", name="Game", exact=True)
        games.get_by_text(game, exact=True).click()
        group = self.page.get_by_role("radiogroup", name="Number of opponents")
        group.get_by_text(str(opponents), exact=True).click()
        self.page.get_by_role("button", name="Play now").click()
        return TablePage(self.visitor).laid()


class NewTablePage:
    """The form of a new table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.page.get_by_role("heading", name="A new table").wait_for()

    def players(self, count: int) -> "NewTablePage":
        self.page.get_by_role("radiogroup", name="How many play?").get_by_text(str(count), exact=True).click()
        return self

    def seat(self, seat: str, who: str) -> "NewTablePage":
        group = self.page.get_by_role("radiogroup", name=f"Who plays {seat}?")
        group.get_by_text(who, exact=True).click()
        return self

    def more(self) -> "NewTablePage":
        """Rules and clock are folded until somebody wants them otherwise."""
        self.page.get_by_text("Rules and clock", exact=True).click()
        return self

    def make(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Create and")).click()
        self.page.wait_for_url("**/t/*")


class TablePage:
    """A table with its board."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        self.visitor, self.page, self.line = visitor, visitor.page, visitor.line
        say = texts(language)
        self.confirm, self.undo, self.done = (say(Message(f"web-table-{what}")) for what in ("confirm", "undo", "done"))

    def laid(self) -> "TablePage":
        self.page.locator("#prompt").wait_for()
        return self

    @property
    def id(self) -> str:
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found
        return found[1]

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    def button(self, name: str) -> Locator:
        return self.prompt.get_by_role("button", name=name)

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]').first

    def see(self) -> AtHand:
        return AtHand(**self.page.evaluate(AT_HAND, True))

    def ready(self, timeout: float = 60_000) -> AtHand:
        """Waits until there is something to do."""
        try:
            found = self.page.wait_for_function(AT_HAND, arg=False, timeout=timeout)
        except TookTooLong:
            told = f"{self.see()} {self.line.table} {self.line.sent[-1:]} {self.line.received[-1:]}"
            raise AssertionError(f"nothing can be done: {self.prompt.inner_text()!r} {told}") from None
        return AtHand(**found.json_value())

    def point_of(self, target: str) -> tuple[float, float]:
        found = self.page.evaluate(POINT_OF, target)
        if not found:  # on a phone what is far down is scrolled to
            self.page.locator(f'[data-target="{target}"]:visible').first.scroll_into_view_if_needed()
            found = self.page.evaluate(POINT_OF, target)
        assert found, f"{target} is lit, but nothing of it can be clicked"
        return found[0], found[1]

    def click(self, target: str) -> None:
        self.page.mouse.click(*self.point_of(target))

    def tap(self, target: str) -> None:
        self.page.touchscreen.tap(*self.point_of(target))

    def settled(self) -> AtHand:
        """What is at hand once it is what has been told: what is heard of a line may come a moment before it is drawn,
        or after."""
        for _ in range(60):
            now = self.ready()
            if now.over or now.go == "Confirm":
                return now
            try:
                self.assert_lit(now)
            except AssertionError:
                self.page.wait_for_timeout(50)
            else:
                return now
        return now

    def assert_lit(self, now: AtHand) -> None:
        """Everything that can be done is lit or a button, and nothing else."""
        view = self.line.view
        told = (now, view["prompt"], offered.ways(view))
        assert set(now.lit) <= offered.lit(view, now.picked), told
        assert not offered.hidden(view, now.picked, set(now.lit)), told
        expected = offered.buttons(view, now.picked) + (len(now.picked) > 0 and "Put back" in now.buttons)
        assert len(now.buttons) == expected, told

    def clicks_on(self, chance: random.Random, turns: int | None = None, rather: str = "") -> Played:
        """Plays by clicks only, choosing at random, until the result is shown or so many turns are confirmed.

        Things whose name begins with `rather` are clicked before all others.
        """
        played = Played()
        while turns is None or played.confirmed < turns:
            now = self.settled()
            if now.over:
                break
            self._click_once(now, chance, played, rather)
            assert played.clicks < 3000, "this game does not end"
        return played

    def _click_once(self, now: AtHand, chance: random.Random, played: Played, rather: str) -> None:
        played.clicks += 1
        if now.go == self.confirm:
            if played.undone * 6 <= played.confirmed:  # the first, and now and then, so that every game tries it
                self.button(self.undo).click()
                self.line.undone()
                played.undone += 1
            else:
                self.button(self.confirm).click()
                played.confirmed += 1
            return
        self.assert_lit(now)
        if now.counters and not now.picked and chance.random() < 0.3:
            self.count(chance.choice(now.counters))
            played.counted += 1
            return
        played.frames.add(str(self.line.view["prompt"].get("frame")))
        if now.go == self.done and not now.picked and chance.random() < 0.5:
            self.button(self.done).click()
            played.arranged += 1
            return
        choices = [*now.lit, *(each for each in now.buttons if each != "Put back")]
        wanted = [each for each in choices if rather and each.startswith(rather)]
        chosen = chance.choice(wanted or choices)
        if chosen in now.lit:
            self.click(chosen)
        else:
            self.prompt.locator(".choices button").nth(now.buttons.index(chosen)).click()

    def count(self, counter: str) -> None:
        """One more or one fewer; the server may refuse."""
        before = self.line.told("preview") + self.line.told("refused")
        self.page.locator(".tally").get_by_role("button", name=counter, exact=True).click()
        for _ in range(400):
            if self.line.told("preview") + self.line.told("refused") > before:
                break
            self.page.wait_for_timeout(25)
        else:
            raise AssertionError("counting asks nothing")
        self.page.wait_for_function(
            "() => document.querySelector('#prompt .go') === null || !document.querySelector('#prompt .go').disabled"
            " || document.querySelector('[data-target].lit, #prompt .choices button') !== null"
        )

    def first_turn(self) -> "TablePage":
        """Members are put everywhere, and whatever else is asked is answered, until a member may be moved."""
        for count in range(60):
            now = self.ready()
            # What has arrived may be newer than what was seen, and another's move: so one's own members must be lit.
            moving = self.line.view["prompt"]["frame"] == "move" and any(each.startswith("member:") for each in now.lit)
            if moving and not now.go and not now.picked:
                return self
            if now.go:
                self.prompt.locator(".go").click()
            elif now.lit:
                self.click(now.lit[(3 * count) % len(now.lit)])
            else:
                self.prompt.locator(".choices button").first.click()
        raise AssertionError("the first turn never comes")

    def expect_sentence(self, pattern: str | re.Pattern[str]) -> None:
        expect(self.prompt.locator(".sentence")).to_have_text(re.compile(pattern))

    def menu(self, choice: str) -> None:
        self.page.get_by_role("button", name="Table menu").click()
        self.page.get_by_role("dialog").get_by_text(choice, exact=True).click()


def no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} wide in a window of {wide[1]}"


def outline_of_focus(page: Page) -> dict[str, Any]:
    """The element with the focus and how it is outlined."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const at = document.activeElement;
          const ring = (each) => {
            const style = getComputedStyle(each);
            return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
          };
          const halo = at.querySelector(".halo");
          const line = halo && getComputedStyle(halo);
          const drawn = line && line.stroke !== "none" && parseFloat(line.strokeWidth) > 0;
          // A hidden radio button shows the focus on its label, a thing on the board by the halo drawn around it.
          const shown = drawn || [at, at.closest("label")].filter(Boolean).some(ring);
          return {tag: at.tagName, name: at.getAttribute("aria-label") ?? at.innerText?.slice(0, 60) ?? "",
                  target: at.getAttribute("data-target"), shown};
        }"""
    )
    return found
