"""The end of a game: who came where and by what, and what to do next."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.games import BOT, Hall
from tests.browser.hearing import ENDINGS, HEAR
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.visitor import PHONE, WIDE, Visit, Visitor

PLACED = re.compile(r"^(You win|You share|You came (second|third)), ?.*\.$|^You share the victory\.$")


def ended(visitor: Visitor) -> str:
    """A game of one's own that a bot has played to its end."""
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table(seats=[{"kind": "me"}, BOT, BOT])
    hall.post(f"/api/tables/{table}/leave")
    hall.wait_until_over(table)
    return table


def in_sight(page: Page, thing: Locator) -> bool:
    """Without any scrolling."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


def in_front(page: Page, thing: Locator) -> bool:
    """Whether its colour is what is seen in the middle of the dialog, which makes all else deaf to pointers."""
    box = page.get_by_role("dialog").bounding_box()
    assert box
    middle = FloatRect(x=box["x"] + box["width"] / 2, y=box["y"] + box["height"] / 2, width=4, height=4)
    seen = set()
    for colour in ("black", "white"):
        thing.evaluate("(each, colour) => (each.style.background = colour)", colour)
        seen.add(page.screenshot(clip=middle, animations="disabled"))
    return len(seen) > 1


def test_places_and_scores_and_what_comes_next(visit: Visit) -> None:
    visitor = visit()
    visitor.open(f"/t/{ended(visitor)}")
    page = visitor.page
    panel = page.get_by_role("dialog")
    expect(panel.locator("#end-title")).to_have_text(re.compile("wins?$|share the victory$"))
    expect(panel.locator(".own")).to_have_text(PLACED)
    ranks = panel.locator("tbody .rank").all_inner_texts()
    assert ranks[0] == "1"
    assert ranks == sorted(ranks)
    assert len(ranks) == 3
    expect(panel.locator("tbody .score").first).to_have_text(re.compile("Decurions?$"))
    # Nothing is told twice: what has been counted is put into words below, and not on the stone as well.
    expect(panel.locator(".marble p")).to_have_text([PLACED])
    expect(panel.locator(".ledger ~ .verdict p").first).to_be_visible()
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for thing in (
            panel.get_by_role("button", name="Rematch", exact=True),
            panel.get_by_role("link", name="Replay", exact=True),
            panel.get_by_role("link", name="Analyse", exact=True),
        ):
            assert in_sight(page, thing), (thing, size)
    # Put away, the result leaves them in the prompt.
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    prompt = page.locator("#prompt")
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for thing in (
            prompt.get_by_role("button", name="Rematch", exact=True),
            prompt.get_by_role("link", name="Replay", exact=True),
            prompt.get_by_role("link", name="Analyse", exact=True),
        ):
            assert in_sight(page, thing), (thing, size)


def test_decurions_are_counted_before_anybody_has_won(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}", likes={"speed": 1}).page
    title, counted = page.locator("#end-title"), page.get_by_role("region", name="Decurions counted")
    expect(title).to_have_text("Decurions")
    expect(page.locator(".end .ledger")).to_be_hidden()
    counted.get_by_role("button", name="To the end").click()
    expect(title).to_have_text(re.compile("wins?$|share the victory$"))
    expect(page.locator(".end .ledger")).to_be_visible()
    most = max(int(number.split()[-1]) for number in counted.locator(".sum").all_inner_texts())
    assert most >= 5
    expect(counted.locator(".best")).not_to_have_count(0)
    for _ in range(9):
        if counted.get_by_role("button", name="Back").is_disabled():
            break
        counted.get_by_role("button", name="Back").click()
    assert {number.split()[-1] for number in counted.locator(".sum").all_inner_texts()} <= {"0", "1"}


@pytest.mark.parametrize(
    ("kept", "last", "rains", "own"),
    [
        (Kept("municipium", "retail", 2, "choose-citizens", 1.0), "Take a priest and a soldier", 1, "You win"),
        (Kept("ave_roma", "advanced", 2, "send", 1.0), "1 influence", 0, "You came"),
    ],
    ids=["won", "lost"],
)
def test_tesserae_rain_for_whoever_won_once_all_is_counted(
    visit: Visit, database: str, kept: Kept, last: str, rains: int, own: str
) -> None:
    visitor = visit(likes={"speed": 2}, viewport=PHONE)
    page = visitor.page
    page.add_init_script(HEAR)
    visitor.open(f"/t/{keep(visitor, database, kept)}")
    table = TablePage(visitor).laid()
    table.ready()
    table.button(last).click()
    table.button("Confirm").click()
    panel, rain = page.get_by_role("dialog"), page.locator(".triumph")
    to_the_end = panel.get_by_role("button", name="To the end")
    panel.get_by_role("button", name="Pause").click()
    expect(to_the_end).to_be_enabled()
    assert (rain.count(), page.evaluate(ENDINGS)) == (0, [0, 0])  # who has won is not told before it is counted
    to_the_end.click()
    expect(panel.locator(".own")).to_contain_text(own)
    expect(rain).to_have_count(rains)
    if rains:
        assert in_front(page, rain), "the result covers it"
    ends = [rains, 1 - rains]
    assert page.evaluate(ENDINGS) == ends
    # It is told once: not when the result is looked at again, and not to whoever comes afterwards.
    page.keyboard.press("Escape")
    table.button("Result").click()
    panel.get_by_role("button", name="To the end").click()
    expect(panel.locator(".own")).to_contain_text(own)
    assert page.evaluate(ENDINGS) == ends
    page.reload()
    page.get_by_role("dialog").get_by_role("button", name="To the end").click()
    expect(panel.locator(".own")).to_contain_text(own)
    assert (rain.count(), page.evaluate(ENDINGS)) == (0, [0, 0])
