"""How soon a page can be played on: a cold Chromium, from the first byte asked for to the first click that works."""

import shutil
import statistics
from typing import Any

from ludi.server.bench import Browser, _row, new_tables, served

RUNS = 5
LIT = ".lit[data-target]"  # something that can be clicked


def page_usable() -> list[dict[str, Any]]:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return []
    if browser is None:
        return []
    with served() as server, sync_playwright() as playwright:
        times = []
        for _ in range(RUNS):
            (table, people), *_ = new_tables(server.port, 1)
            times.append(_open(playwright, browser, server.port, table, people))
    name = "page usable: board drawn, first click possible, cold cache, median"
    return [_row(name, statistics.median(times), "s", {"at_most": 1.5}, runs=[round(time, 3) for time in times])]


def _open(playwright: Any, program: str, port: int, table: str, people: list[Browser]) -> float:
    """Seconds, with a fresh profile, as the person who is to move."""
    person = next(each for each in people if each.is_to_move(table))
    name, _, value = person.cookie.partition("=")
    chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
    context = chromium.new_context(viewport={"width": 1280, "height": 720})
    context.add_cookies([{"name": name, "value": value, "url": f"http://127.0.0.1:{port}"}])
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/t/{table}", wait_until="commit")
    page.wait_for_selector(LIT, timeout=30_000)
    seconds = float(page.evaluate("performance.now()")) / 1000
    page.locator(LIT).first.click(timeout=5_000)
    chromium.close()
    return seconds
