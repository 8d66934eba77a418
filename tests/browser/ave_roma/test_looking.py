"""Everything has a name and a sentence; cards open large; recruiting says what it brings; points so far."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ludi.engine.registry import get_game
from tests.browser.ave_roma.conftest import Sit, later
from tests.browser.ave_roma.steps import frame, looked, until
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit

CARDS = get_game("ave_roma").catalogue()["cards"]
EXPLAINED = ("location:quaestor", "location:senatus", "province:3", "ring:2", "order", "rounds", "deck:war")


def closeup(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


@pytest.mark.parametrize("target", EXPLAINED)
def test_hovering_tells_what_a_thing_is(sit: Sit, target: str) -> None:
    table = sit(3)
    table.ready()
    looked(table)
    table.page.mouse.move(*table.point_of(target))
    tip = table.page.get_by_role("tooltip")
    expect(tip.locator("p").nth(1)).to_be_visible()
    sentences = tip.locator("p").all_inner_texts()
    assert len(sentences) >= 2, sentences
    assert all(re.match(r"\S.{2,}", each) for each in sentences)


# What is written where a thing is drawn, from left to right.
WRITTEN = """(target) => {
  const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const board = document.querySelector("[data-board]");
  const box = board.querySelector(`[data-target="${target}"]`).getBoundingClientRect();
  return [...board.querySelectorAll("text")]
    .map((each) => [each.getBoundingClientRect(), each.textContent.trim()])
    .filter(([at]) => inside(box, at.left + at.width / 2, at.top + at.height / 2))
    .sort(([one], [other]) => one.left - other.left)
    .map(([, text]) => text);
}"""


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_the_hourglass_tells_the_rounds_and_the_cards_that_are_left(
    visit: Visit, database: str, share: float, screenshots: Path
) -> None:
    visitor = visit()
    visitor.open(f"/t/{keep(visitor, database, Kept('ave_roma', 'advanced', 4, 'turn', share))}")
    table = TablePage(visitor).laid()
    table.ready()
    view, page = table.line.view, table.page
    rounds, cards = view["rounds_at_pace"], view["decks"]["province"]["left"]
    assert (rounds is None) == (share < 0.2)  # too early to say
    assert page.evaluate(WRITTEN, "rounds") == [f"Round {view['round']}", *([f"≈{rounds}"] if rounds else [])]
    assert page.evaluate(WRITTEN, "deck:province") == [str(cards)]
    page.screenshot(path=screenshots / f"hourglass-{share}.png")
    page.get_by_role("tab", name="Points").click()
    left = page.locator(".ave-scores .left")
    expect(left).to_contain_text(str(cards) if cards > 1 else "rovince card")
    expect(left).to_contain_text(str(rounds) if rounds and rounds > 1 else "card")


def test_a_card_opens_large_and_says_why_it_cannot_be_bought(sit: Sit) -> None:
    table = sit(3)
    table.ready()
    slots = [(row["row"], slot) for row in table.line.view["rows"] for slot in row["slots"] if slot["card"]]
    told = looked(table)["targets"]
    row, slot = next((row, slot) for row, slot in slots if not told[f"slot:{row}:{slot['slot']}"]["data"]["buyable"])
    table.page.mouse.click(*table.point_of(f"slot:{row}:{slot['slot']}"), button="right")
    dialog = closeup(table)
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(CARDS[row][slot["card"]]["name"], ignore_case=True)
    expect(dialog.locator("li", has_text=re.compile("cannot|not ", re.IGNORECASE)).first).to_be_visible()
    price = told[f"slot:{row}:{slot['slot']}"]["data"]["price"]
    drawn = [int(number) for number in dialog.locator(".price b").all_inner_texts()]
    assert sum(drawn) == sum(price.values()) > 0
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    table.assert_lit(table.ready())


def test_a_lit_card_is_chosen_by_a_click_and_looked_at_by_a_key(sit: Sit) -> None:
    table = sit(3)
    now = table.ready()
    card = next((each for each in now.lit if each.startswith("slot:")), None)
    assert card, "nobody can buy anything at the beginning"
    table.target(card).focus()
    table.page.keyboard.press("i")
    expect(closeup(table)).to_be_visible()
    table.page.keyboard.press("Escape")
    assert table.ready().picked == []
    table.click(card)
    assert table.ready().picked == [card]


def test_recruiting_tells_what_each_location_gives_the_sum_and_the_place(sit: Sit) -> None:
    table = sit(3)
    now = until(table, lambda view: view["prompt"]["frame"] == "recruit")
    table.assert_lit(now)
    told = looked(table)["forecast"]["recruiting"]
    assert {f"location:{each['location']}" for each in told} == set(now.lit)
    for each in told[:2]:
        table.page.mouse.move(5, 5)
        table.page.mouse.move(*table.point_of(f"location:{each['location']}"))
        tip = table.page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        expect(tip).to_contain_text(str(each["sum"][0]))
        expect(tip).to_contain_text(str(each["place"][0]))
    table.page.mouse.move(5, 5)
    one = told[0]
    table.click(f"location:{one['location']}")
    table.ready()
    if not one["all"]:
        assert frame(table) == "recruit-worker"


def test_two_players_shadow_recruits_without_sum_and_place(sit: Sit) -> None:
    table = sit(2)
    until(table, lambda view: view["prompt"]["message"]["args"].get("shadow") == "yes")
    table.assert_lit(table.ready())
    told = looked(table)["forecast"]["recruiting"]
    assert told[0]["sum"] is None
    location = told[0]["location"]
    table.page.mouse.move(*table.point_of(f"location:{location}"))
    tip = table.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert not re.search(r"null|undefined|NaN", tip.inner_text())


def test_points_so_far_and_if_it_ended_now(visit: Visit, bots: None) -> None:
    table = later(visit(), 150)
    table.ready()
    table.page.get_by_role("tab", name="Points").click()
    panel = table.page.get_by_role("tabpanel")
    totals = panel.get_by_role("row").last
    view = table.line.view
    so_far = {each["seat"]: each["points"] for each in view["players"]}
    for button, points_of in (("So far", so_far), ("If it ended now", looked(table)["forecast"]["if_ended"])):
        panel.get_by_role("radio", name=button).check(force=True)
        points = [points_of[each["seat"]]["total"] for each in view["players"]]
        assert [int(number) for number in re.findall(r"\d+", totals.inner_text())] == points


def test_an_opponents_board_is_enlarged_by_one_tap(sit: Sit) -> None:
    table = sit(4)
    table.ready()
    more = table.page.get_by_role("button", name=re.compile("^Show all of")).first
    more.click()
    expect(table.page.get_by_role("button", name=re.compile("^Show less of")).first).to_be_visible()
    seat = table.line.table["seats"][1]["seat"]
    expect(table.target(f"political:{seat}")).to_be_visible()


def test_the_whole_board_is_on_the_screen(sit: Sit) -> None:
    """1280 by 720, without scrolling; and no text is smaller than 14 pixels."""
    table = sit(5, {"advanced": "on"})
    table.ready()
    box = table.page.locator("[data-board]").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 720
    small = table.page.evaluate(
        """() => [...document.querySelectorAll("[data-board] text, [data-board] span, [data-targets] text, p, li, td")]
          .filter((each) => each.textContent.trim() && each.getClientRects().length > 0
            && !each.closest(".visually-hidden"))
          .map((each) => {
            const box = each instanceof SVGTextElement ? each.getScreenCTM().d : 1;
            return [each.textContent.trim().slice(0, 20), parseFloat(getComputedStyle(each).fontSize) * box];
          })
          .filter(([, size]) => size < 13.5)"""
    )
    assert small == []
