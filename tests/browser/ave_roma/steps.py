"""What one does at a table of Ave Roma, by the names of things."""

from collections.abc import Callable
from typing import Any

from tests.browser import offered
from tests.browser.line import View
from tests.browser.pages import AtHand, TablePage


def frame(table: TablePage) -> str:
    return str(table.line.view["prompt"]["frame"])


def place(table: TablePage, worker: int, to: str) -> AtHand:
    """A worker at hand to a location or slot; what is to be done then."""
    table.click(f"worker:{worker}")
    table.ready()
    table.click(to)
    return table.ready()


def own(view: View) -> dict[str, object]:
    found: dict[str, object] = next(each for each in view["players"] if each["seat"] == view["prompt"]["seat"])
    return found


def where(table: TablePage, worker: int) -> list[str]:
    return sorted(offered.lit(table.line.view, [f"worker:{worker}"]))


def looked(table: TablePage) -> dict[str, Any]:
    """What the page has been told of the position: the things on the table by target, and the forecast."""
    draft = table.line.drafts[-1][0] if table.line.drafts else []
    for _ in range(200):
        for message in reversed(table.line.received):
            if message["type"] == "look" and (message["number"], message["draft"]) == (table.line.number, draft):
                look: dict[str, Any] = message["look"]
                return look
        table.page.wait_for_timeout(50)
    raise AssertionError("nothing is told of this position")


def finish(table: TablePage) -> None:
    """Whatever is asked, the first thing offered, until the turn waits to be confirmed."""
    for _ in range(60):
        now = table.ready()
        if now.over or now.go == "Confirm":
            return
        first(table, now)
    raise AssertionError("the turn does not end")


def first(table: TablePage, now: AtHand) -> None:
    if now.buttons:
        table.prompt.locator(".choices button").last.click()
    else:
        table.click(now.lit[0])


def turn(table: TablePage) -> None:
    """A whole turn, as plain as can be: the smallest worker to the first place that takes him, or what is asked."""
    now = table.ready()
    if frame(table) == "turn":
        workers = [each for each in now.lit if each.startswith("worker:")]
        if workers:
            table.click(workers[0])
            table.click(table.ready().lit[0])
        else:
            table.prompt.locator(".choices button").first.click()
    finish(table)
    if not table.see().over:
        table.button("Confirm").click()


def until(table: TablePage, there: Callable[[View], bool], turns: int = 60) -> AtHand:
    """Plain turns until a decision of one's own is of some kind."""
    for _ in range(turns):
        now = table.ready()
        assert not now.over, "the game was over before it came to that"
        if there(table.line.view) and now.go != "Confirm":
            return now
        turn(table)
    raise AssertionError("it never comes to that")


def passes(table: TablePage) -> None:
    table.ready()
    table.prompt.get_by_role("button", name="pass", exact=False).first.click()
    finish(table)
    table.button("Confirm").click()
