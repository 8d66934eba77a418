"""`ludi bench page`: a table without a server as somebody meets it, from a site of files in Chromium."""

import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, Final

from ludi.engine.errors import LudiError
from ludi.server.bench_rows import Row, percentile, row
from ludi.server.offline import compressed
from ludi.server.settings import STATIC
from ludi.server.site import write_site

PROGRAMS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
RUNS: Final = 3
PREVIEWS: Final = 100  # clicks that are answered with a preview
CLICKS: Final = 2000  # at most, to come to so many
PATIENCE: Final = 120_000  # milliseconds
LIT: Final = ".lit[data-target], #prompt .choices button"  # something that can be clicked
PLAY: Final = "button.primary.big"  # the lobby's one large button
MOST: Final = 9_000  # kB

KEPT: Final = """() => navigator.serviceWorker.ready.then(async () => {
  for (let tries = 0; tries < 600 && !(await caches.has("python-memory")); tries++)
    await new Promise((settle) => setTimeout(settle, 100));
})"""
# From the message that a click sends until the frame that shows its answer.
WATCH: Final = """() => {
  window.previews = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.do === "say" && message.message?.type === "draft") {
      const begun = performance.now();
      const heard = ({ data }) => {
        if (data.type !== "answer" || data.ref !== message.ref) return;
        this.removeEventListener("message", heard);
        requestAnimationFrame(() => setTimeout(() => window.previews.push(performance.now() - begun)));
      };
      this.addEventListener("message", heard);
    }
    return post.call(this, message, ...more);
  };
}"""
# Anything that can be done now is got ready to be done with Enter: confirmed, chosen, or pointed at.
FOCUS: Final = """(number) => {
  const go = document.querySelector("#prompt .go:not(:disabled)");
  const ways = [...document.querySelectorAll("#prompt .choices button, [data-target].lit")];
  const shown = ways.filter((each) => each.getClientRects().length > 0);
  const next = go ?? shown[number % (shown.length || 1)];
  next?.focus();
  return next !== undefined;
}"""
OVER: Final = "dialog[open] #end-title"

Say = Callable[[str], None]


class Files(SimpleHTTPRequestHandler):
    """Kept by browsers no longer than they like, as most hosts do it."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
        pass


def bench_site(say: Say, game: str, title: str) -> list[Row]:
    """How soon one can play, how soon a click is answered, and how much all of it takes."""
    say("Opening a site of files …")
    with _browser() as (chromium, address):
        cold, cached, context = list[float](), list[float](), None
        for _ in range(RUNS):
            context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
            page = context.new_page()
            cold.append(_until_playable(page, address, title))
            page.evaluate(KEPT)
            context.set_offline(True)
            page.close()
            cached.append(_until_playable(context.new_page(), address, title))
        say("Clicking …")
        previews = _previews(context.pages[0]) if context else []
    return [
        row(f"table of {game} usable, first visit", median(cold), "s", 6, runs=_rounded(cold)),
        row(f"table of {game} usable, kept and without a network", median(cached), "s", 2.5, runs=_rounded(cached)),
        row(f"preview of a click in {game} shown, median", median(previews), "ms", 50, count=len(previews)),
        row(f"preview of a click in {game} shown, 95 of 100", percentile(previews, 95), "ms", 50),
        row("all files that are kept, compressed", sum(compressed(STATIC).values()) / 1000, "kB", MOST),
    ]


def _rounded(values: list[float]) -> list[float]:
    return [round(each, 3) for each in values]


@contextmanager
def _browser() -> Iterator[tuple[Any, str]]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise LudiError("This needs Playwright: pip install playwright.") from None
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise LudiError("This needs Chromium.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(STATIC, Path(folder, "site"), "/")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(Path(folder, "site"))))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield chromium, f"http://127.0.0.1:{server.server_port}/"
        chromium.close()
        server.shutdown()
        server.server_close()


def _until_playable(page: Any, address: str, title: str) -> float:
    """Seconds from the address to the first thing on the table that can be clicked."""
    page.set_default_timeout(PATIENCE)
    page.goto(address, wait_until="commit")
    page.locator("[role=radiogroup] label").get_by_text(title, exact=True).click()
    page.locator(PLAY).click()
    page.wait_for_selector(LIT)
    return float(page.evaluate("performance.now()")) / 1000


def _previews(page: Any) -> list[float]:
    """Milliseconds from each click to its answer, in games that are played by keys."""
    page.evaluate(WATCH)
    for number in range(CLICKS):
        if page.evaluate("window.previews.length") >= PREVIEWS or page.locator(OVER).count():
            break
        if page.evaluate(FOCUS, number):
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    found: list[float] = page.evaluate("window.previews")
    return found
