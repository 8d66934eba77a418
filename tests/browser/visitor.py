"""Somebody in front of a browser, and everything that went wrong before their eyes."""

import json
import re
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from tests.browser.house import listen
from tests.browser.line import Line

WIDE = {"width": 1280, "height": 720}
PATIENCE = 15_000.0  # milliseconds
STARTING = 90_000.0  # the same where Python has to be started in the page: on a busy machine that takes its time
PHONE: ViewportSize = {"width": 360, "height": 780}

# Violations are written to the console in words that differ between versions; this way they are certainly there.
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
# Only where nothing is stored yet: what the visitor changes by hand must survive the next page.
LIKE = 'if (!localStorage.getItem("ludi:settings")) localStorage.setItem("ludi:settings", JSON.stringify({}));'
# Who saves data is not sent the whole app to keep: megabytes for every guest, while something else is looked at.
SAVE = 'Object.defineProperty(navigator, "connection", {value: {saveData: true}});'


def settled(page: Page) -> None:
    """Wait until nothing moves or fades any more; what never ends does not count."""
    page.wait_for_function(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
            document.getAnimations().every((each) => each.playState !== "running"
              || each.effect?.getComputedTiming().endTime === Infinity)))))"""
    )


class Visit(Protocol):
    """Who comes by, how they like it, and with which kind of browser."""

    def __call__(self, path: str = "/", likes: dict[str, Any] | None = None, **kind: Any) -> "Visitor": ...


class Visitor:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str, patience: float = PATIENCE) -> None:
        self.context, self.address = context, address
        self.expected: list[str] = []
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        context.set_default_timeout(patience)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        context.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", lambda socket: self._asked(socket.url))
        self.line = Line(self.page)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, url: str) -> None:
        """Nobody but whoever handed the page out is ever asked for anything."""
        asked = urlsplit(url)
        if asked.netloc not in ("", urlsplit(self.address).netloc):
            self.troubles.append(f"somebody else was asked: {url}")

    def expect_trouble(self, pattern: str) -> None:
        """For what a test breaks on purpose."""
        self.expected.append(pattern)

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def is_known(self) -> None:
        """Wait for the page's own cookie: a request made beside the page would be another guest's until then."""
        for _ in range(250):
            if any(cookie.get("name") == "ludi_guest" for cookie in self.context.cookies()):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the page has not asked who this is")

    @property
    def unexpected(self) -> list[str]:
        return [each for each in self.troubles if not any(re.search(pattern, each) for pattern in self.expected)]


class Visitors:
    """Everybody of one test."""

    def __init__(self, browser: Browser, address: str, knows_guests: bool = True, keeping: bool = False) -> None:
        self.browser, self.address, self.knows_guests, self.keeping = browser, address, knows_guests, keeping
        self.all: list[Visitor] = []

    def visit(self, path: str = "/", likes: dict[str, Any] | None = None, **kind: Any) -> Visitor:
        context = self.browser.new_context(**{"viewport": WIDE, "locale": "en-GB", **kind})
        context.add_init_script(REPORT_VIOLATIONS)
        if not self.keeping:
            context.add_init_script(SAVE)
        # Moves are shown at once unless a test is about showing them.
        context.add_init_script(LIKE.replace("{}", json.dumps({"speed": 0} if likes is None else likes)))
        visitor = Visitor(context, self.address, PATIENCE if self.knows_guests else STARTING)
        self.all.append(visitor)
        listen(context, visitor.line)
        visitor.open(path)
        if self.knows_guests:
            visitor.is_known()
        return visitor

    def picture(self, folder: Path, name: str) -> None:
        for number, visitor in enumerate(self.all):
            visitor.page.screenshot(path=folder / f"{re.sub('[^a-z0-9-]+', '_', name)}-{number}.png")

    def leave(self) -> None:
        unexpected = []
        for visitor in self.all:
            unexpected += visitor.unexpected
            visitor.context.close()
        assert not unexpected, "\n".join(unexpected)
