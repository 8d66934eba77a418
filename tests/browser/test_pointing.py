"""Dragging, hovering, hints, and what stands beside the board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser import offered
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import LobbyPage, TablePage
from tests.browser.visitor import Visit, Visitors


@pytest.fixture(scope="module")
def turn(browser: Browser, server: str) -> Iterator[TablePage]:
    """One turn for all these tests, as nothing of them is ever played."""
    visitors = Visitors(browser, server)
    yield LobbyPage(visitors.visit(likes={"speed": 0, "confirm": False})).play_now(opponents=1).first_turn()
    visitors.leave()


@pytest.fixture
def table(turn: TablePage) -> TablePage:
    """The turn as it was before anything was done."""
    turn.page.mouse.move(2, 2)
    turn.page.keyboard.press("Escape")
    while turn.line.drafts:
        turn.page.keyboard.press("u")
        turn.line.undone()
    turn.page.get_by_role("tab", name="Log").click()
    turn.assert_lit(turn.ready())
    return turn


def own_member(table: TablePage) -> str:
    """One that cannot go everywhere."""
    found = [each for each in table.ready().lit if each.startswith("member:")]
    return min(found, key=lambda each: len(offered.lit(table.line.view, [each])))


def marked(table: TablePage) -> list[str]:
    found: list[str] = table.page.evaluate(
        "() => [...document.querySelectorAll('[data-target].marked')].map((each) => each.dataset.target)"
    )
    return found


def test_a_member_dragged_to_a_neighbouring_place_is_moved(table: TablePage) -> None:
    member = own_member(table)
    place = sorted(offered.lit(table.line.view, [member]))[0]
    before, moves = table.line.view, table.line.number
    mouse = table.page.mouse
    mouse.move(*table.point_of(member))
    mouse.down()
    x, y = table.page.evaluate(
        "(name) => { const box = document.querySelector(`[data-target='${name}'] .hit`).getBoundingClientRect();"
        "return [box.left + box.width / 2, box.top + box.height / 2]; }",
        place,
    )
    mouse.move(x - 20, y - 10, steps=6)
    assert table.page.locator(".drag-ghost").is_visible()
    assert set(table.see().lit) == offered.lit(before, [member])
    mouse.move(x, y, steps=3)
    mouse.up()
    expect(table.page.locator(".drag-ghost")).to_have_count(0)
    table.ready()
    assert table.line.drafts, "dragging has played nothing"
    source, target = member.split(":")[1], place.split(":")[1]
    assert table.line.drafts[0][0][0].startswith(f"move {source} {target}")
    assert table.line.number == moves
    table.page.keyboard.press("u")
    table.line.undone()
    table.assert_lit(table.ready())


def test_a_member_dropped_nowhere_stays(table: TablePage) -> None:
    member = own_member(table)
    before = table.see()
    mouse = table.page.mouse
    mouse.move(*table.point_of(member))
    mouse.down()
    mouse.move(5, 5, steps=5)
    mouse.up()
    expect(table.page.locator(".drag-ghost")).to_have_count(0)
    after = table.ready()
    assert (after.lit, after.picked) == (before.lit, [])
    assert not table.line.drafts


def test_hovering_tells_what_a_place_is_and_why_it_cannot_be_chosen(table: TablePage) -> None:
    member = own_member(table)
    table.click(member)
    now = table.ready()
    assert now.picked == [member]
    table.assert_lit(now)
    here = member.split(":")[1]
    places = [f"place:{each['place']}" for each in table.line.view["institutions"] if each["place"] != here]
    far = next(each for each in places if each not in now.lit)
    box = table.target(far).locator(".hit").first.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + 6, box["y"] + box["height"] / 2)
    tip = table.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    name = far.partition(":")[2].capitalize()
    expect(tip).to_contain_text(name)
    expect(tip.locator(".why")).to_have_text(re.compile(r"^Not now: .{10,}\.$"))
    near = now.lit[0]
    box = table.target(near).locator(".hit").first.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + 6, box["y"] + box["height"] / 2)
    expect(tip).to_contain_text(near.partition(":")[2].capitalize())
    expect(tip.locator(".why")).to_have_count(0)


SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]


# Of what is on the table, what stands, and who plays, a native tooltip would say again what is said there.
TOLD_TWICE = ", ".join(
    ["[data-target] [title]", "[data-target][title]", ".goal [title]", "aside .card [title]", "aside .ledger [title]"]
)


def overlap(table: TablePage, one: str, other: str) -> bool:
    boxes = [table.page.locator(each).first.bounding_box() for each in (one, other)]
    a, b = (box for box in boxes if box)
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_what_is_told_covers_neither_board_nor_prompt_and_has_a_switch(table: TablePage) -> None:
    tip = table.page.get_by_role("tooltip")
    for size in SIZES:
        table.page.set_viewport_size(size)
        for name in ("place:temple", "place:forum", "place:tavern", "deck"):
            box = table.target(name).bounding_box()
            assert box
            table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
            expect(tip).to_be_visible()
            expect(tip).to_have_css("opacity", "1")
            assert not overlap(table, "#table-tip", "[data-board] .board-art"), (name, size)
            assert not overlap(table, "#table-tip", "#prompt"), (name, size)
            assert tip.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), (name, size)
            assert table.page.locator(TOLD_TWICE).count() == 0, (name, size)
            table.page.mouse.move(2, 2)
            expect(tip).to_have_count(0)
    table.page.set_viewport_size(SIZES[0])
    table.page.get_by_role("button", name="Settings").click()
    switch = table.page.get_by_role("checkbox", name=re.compile("^Tell about what the pointer rests on"))
    expect(switch).to_be_checked()
    switch.click()
    assert table.page.evaluate("JSON.parse(localStorage['ludi:settings']).tips") is False
    switch.click()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_what_does_not_fit_above_a_phone_s_board_is_left_out_whole(visit: Visit, database: str) -> None:
    """In the language that needs the most room."""
    visitor = visit(locale="fr-FR", viewport=SIZES[-1])
    visitor.open(f"/t/{keep(visitor, database, Kept('municipium', 'retail', 4, 'move'))}")
    table = TablePage(visitor, "fr").laid()
    table.ready()
    tip = table.page.get_by_role("tooltip")
    told = set[int]()
    for place in (each["place"] for each in table.line.view["institutions"]):
        box = table.target(f"place:{place}").bounding_box()
        assert box
        table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
        expect(tip).to_have_css("opacity", "1")
        assert tip.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), tip.inner_text()
        told.add(tip.locator("p").count())
        table.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
    assert len(told) > 1  # no more is left out than has to be


def test_a_name_is_told_again_only_where_it_is_cut_off(table: TablePage) -> None:
    name = table.page.locator("aside .card .name").first
    name.hover()
    expect(name).not_to_have_attribute("title", re.compile(""))
    table.page.mouse.move(2, 2)
    name.evaluate("(each) => each.style.maxWidth = '1em'")
    name.hover()
    expect(name).to_have_attribute("title", name.inner_text())
    table.page.mouse.move(2, 2)
    name.evaluate("(each) => each.removeAttribute('style')")
    name.hover()
    expect(name).not_to_have_attribute("title", re.compile(""))
    table.page.mouse.move(2, 2)


def test_a_hint_gives_options_with_chances_and_marks_them(table: TablePage) -> None:
    table.ready()
    options = len(table.line.view["choices"])
    table.page.get_by_role("button", name="Hint (H)").click()
    panel = table.page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible(timeout=30_000)
    expect(panel.locator(".best").first).to_contain_text("would play:")
    rows = panel.locator("tbody tr")
    assert rows.count() == min(options, 5)
    for row in rows.all():
        expect(row.locator(".number")).to_have_text(re.compile(r"^\d{1,3}%$"))
    mover = rows.filter(has_text=re.compile(r"\bto\b|Move")).first
    mover.hover()
    told = marked(table)
    assert told, mover.inner_text()
    assert any(each.startswith(("member:", "place:")) for each in told)
    table.page.mouse.move(2, 2)
    assert marked(table) == []
    panel.get_by_role("button", name="Close the hint").click()
    expect(panel).to_have_count(0)


def test_a_line_of_the_log_marks_what_it_tells_of(table: TablePage) -> None:
    line = table.page.get_by_role("region", name="Log").locator(".line").filter(has_text="Forum").last
    if not line.count():
        line = table.page.get_by_role("region", name="Log").locator(".line").last
    line.hover()
    places = [each for each in marked(table) if each.startswith("place:")]
    told = line.inner_text()
    assert places
    assert all(each.partition(":")[2].capitalize() in told for each in places), (told, places)
    table.page.mouse.move(2, 2)
    assert marked(table) == []
    # The same by keyboard.
    line.focus()
    assert places[0] in marked(table)


def test_the_rules_open_at_the_decision(table: TablePage) -> None:
    table.page.get_by_role("tab", name="Rules").click()
    ribbon = table.page.get_by_text("This decision", exact=True)
    expect(ribbon).to_be_in_viewport()
    section = table.page.locator("article", has=ribbon)
    expect(section).to_have_attribute("data-section", "5.1")
    search = table.page.get_by_role("searchbox", name="Search the rules")
    search.fill("Praefect")
    expect(table.page.locator("article mark").first).to_be_visible()
    table.page.get_by_role("button", name="To the rule for this decision").click()
    expect(search).to_have_value("")
    expect(ribbon).to_be_in_viewport()
