"""Whole games of Ave Roma by clicks only: everything that may be done is lit or a button, and nothing else."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.ave_roma.steps import finish, frame, own, place, where
from tests.browser.pages import LobbyPage
from tests.browser.visitor import Visit

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("basic", 4, {}),
    ("advanced", 4, {"advanced": "on", "training": "up_to"}),
    ("shadows", 2, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_a_full_game_against_bots_by_clicks_only(sit: Sit, name: str, players: int, options: dict[str, Any]) -> None:
    table = sit(players, options)
    # The extras of the advanced game are for those who have cards.
    played = table.clicks_on(random.Random(5), rather="slot:" if name == "advanced" else "")
    assert played.confirmed > 10
    assert played.undone > 0
    assert {"turn", "recruit", "extra-action"} <= played.frames
    if name == "shadows":
        assert "shadow" in played.frames
    if name == "advanced":
        assert {"extra-before", "extra-after"} & played.frames
    panel = table.page.locator("dialog[open]")
    expect(panel.locator("#end-title")).to_have_text(re.compile("wins?$|share the victory$"))
    told = " ".join(panel.locator(".verdict p").all_inner_texts())
    totals = [each["points"]["total"] for each in table.line.base["players"]]
    assert all(str(total) in told for total in totals), (told, totals)


def test_boards_are_chosen_during_set_up(sit: Sit) -> None:
    table = sit(3, {"boards": "chosen"})
    now = table.ready()
    assert frame(table) == "choose-board"
    table.assert_lit(now)
    board = now.lit[0].partition(":")[2]
    table.click(now.lit[0])
    table.ready()  # the turn may be one's own at once
    mine = next(each for each in table.line.view["players"] if each["seat"] == table.line.you)
    assert mine["board"] == board


def test_from_the_lobby_in_one_click(visit: Visit, bots: None) -> None:
    table = LobbyPage(visit()).play_now(opponents=2, game="Ave Roma")
    table.assert_lit(table.ready())
    assert table.line.table["game"] == "ave_roma"
    assert len(table.line.table["seats"]) == 3


def test_a_worker_is_placed_in_either_order_and_by_dragging(sit: Sit) -> None:
    table = sit()
    before = table.ready()
    to = next(each for each in where(table, 3) if each.startswith("location:quaestor"))
    drafts = []
    for path in (("worker:3", to), (to, "worker:3")):
        for target in path:
            table.click(target)
            table.ready()
        drafts.append(table.line.drafts[-1][0])
        table.button("Undo").click()
        table.line.undone()
        assert table.ready().lit == before.lit
    mouse = table.page.mouse
    mouse.move(*table.point_of("worker:3"))
    mouse.down()
    mouse.move(400, 300, steps=4)
    assert table.page.locator(".drag-ghost").is_visible()
    mouse.move(*table.point_of(to), steps=4)
    mouse.up()
    table.ready()
    drafts.append(table.line.drafts[-1][0])
    assert drafts == [["place 3 quaestor"]] * 3
    assert table.line.asked("commit") == 0


def test_the_preview_shows_what_a_placement_brings(sit: Sit) -> None:
    table = sit()
    table.ready()
    seat = table.line.you
    money = own(table.line.view)["denarii"]
    assert isinstance(money, int)
    place(table, 3, "location:quaestor")
    table.expect_sentence("onfirm( it)?, or take something back")
    expect(table.target(f"denarii:{seat}")).to_have_attribute("aria-label", re.compile(rf"\b{money + 6}\b"))
    expect(table.target("worker:3")).to_have_count(0)
    table.page.keyboard.press("u")
    table.line.undone()
    table.ready()
    expect(table.target(f"denarii:{seat}")).to_have_attribute("aria-label", re.compile(rf"\b{money}\b"))


def test_nothing_is_stored_before_it_is_confirmed(sit: Sit) -> None:
    table = sit()
    before = table.ready()
    number = table.line.number
    table.click("worker:5")
    table.click(table.ready().lit[0])
    finish(table)
    table.page.reload()
    assert table.laid().ready().lit == before.lit
    assert table.line.number == number
