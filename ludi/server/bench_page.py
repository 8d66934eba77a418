"""Pages in a cold Chromium: how soon they can be played on, how much is sent, how smoothly moves are shown."""

import asyncio
import shutil
import statistics
import threading
from typing import Any, Final

from ludi.engine.errors import LudiError
from ludi.server.bench_rows import Row, row
from ludi.server.bench_server import WARM_UP, Browser, new_tables, play_tables, served

RUNS: Final = 5
LIT: Final = ".lit[data-target]"  # something that can be clicked
WATCHED: Final = 20.0  # seconds in which frames are counted
PAUSE: Final = 0.5  # seconds between moves: there is always one to be shown
FRAME: Final = 1000 / 60

# Everything sent until now, as it was sent.
SENT: Final = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, each) => sum + each.encodedBodySize, 0) / 1000"""

# Milliseconds before each frame in which something travels; what breathes for ever, such as a highlight, is no move.
GAPS: Final = """(seconds) => new Promise((done) => {
  const travels = (each) =>
    each.playState === "running" && each.effect?.getComputedTiming().iterations !== Infinity;
  const gaps = [];
  const until = performance.now() + seconds * 1000;
  let last = null;
  const frame = (now) => {
    if (last !== null && document.getAnimations().some(travels)) gaps.push(now - last);
    last = now;
    if (now < until) requestAnimationFrame(frame);
    else done(gaps);
  };
  requestAnimationFrame(frame);
})"""


def pages(game: str) -> list[Row]:
    """Nothing where there is no browser."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return []
    if program is None:
        return []
    with served() as server, sync_playwright() as playwright:
        rows = _first_click(playwright, program, server.port, game)
        return rows + _frames(playwright, program, server.port, game)


def _first_click(playwright: Any, program: str, port: int, game: str) -> list[Row]:
    times, sizes = [], []
    for _ in range(RUNS):
        (table, people), *_ = new_tables(port, 1, game)
        person = next(each for each in people if each.is_to_move(table))
        seconds, size = _open(playwright, program, port, table, person)
        times.append(seconds)
        sizes.append(size)
    name = f"page usable: board drawn, first click possible, cold cache, median, {game}"
    return [
        row(name, statistics.median(times), "s", 1.5, runs=[round(time, 3) for time in times]),
        row(f"sent until the first click, compressed, {game}", statistics.median(sizes), "kB", 230),
    ]


def _open(playwright: Any, program: str, port: int, table: str, person: Browser) -> tuple[float, float]:
    """Seconds and kilobytes, with a fresh profile, as the person who is to move."""
    name, _, value = person.cookie.partition("=")
    chromium = _start(playwright, program)
    context = chromium.new_context(viewport={"width": 1280, "height": 720})
    context.add_cookies([{"name": name, "value": value, "url": f"http://127.0.0.1:{port}"}])
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/t/{table}", wait_until="commit")
    page.wait_for_selector(LIT, timeout=30_000)
    seconds, size = float(page.evaluate("performance.now()")) / 1000, float(page.evaluate(SENT))
    page.locator(LIT).first.click(timeout=5_000)
    chromium.close()
    return seconds, size


def _frames(playwright: Any, program: str, port: int, game: str) -> list[Row]:
    """Frames left out while pieces travel before somebody who watches two play at random."""
    tables = new_tables(port, 1, game)
    chromium = _start(playwright, program)
    page = chromium.new_context(viewport={"width": 1280, "height": 720}).new_page()
    page.goto(f"http://127.0.0.1:{port}/t/{tables[0][0]}")
    page.wait_for_selector("[data-board]", timeout=30_000)
    playing = threading.Thread(target=lambda: asyncio.run(play_tables(tables, WATCHED, PAUSE)))
    playing.start()
    page.wait_for_timeout(WARM_UP * 1000)
    gaps = page.evaluate(GAPS, WATCHED)
    playing.join()
    chromium.close()
    if not gaps:
        raise LudiError(f"Nothing moved on the page of {game} while frames were counted.")
    dropped = sum(max(0, round(gap / FRAME) - 1) for gap in gaps)
    share = 100 * dropped / (dropped + len(gaps))
    more = {"frames": len(gaps), "dropped": dropped, "longest_ms": round(max(gaps), 1)}
    return [row(f"frames dropped while something travels, {game}", share, "%", 5, **more)]


def _start(playwright: Any, program: str) -> Any:
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
