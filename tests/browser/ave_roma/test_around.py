"""Around a game of Ave Roma: the new-table page, keys, languages, replay, verifying, the end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.axe import SCRIPT, serious
from tests.browser.pages import NewTablePage, TablePage, outline_of_focus
from tests.browser.test_keyboard import choose_from_list, choose_on_board
from tests.browser.test_languages import no_ids
from tests.browser.test_replay import check, downloaded, sentence, step, where
from tests.browser.visitor import Visit, settled


def test_a_table_with_chosen_options(visit: Visit, bots: None) -> None:
    visitor = visit("/new?game=ave_roma")
    form, page = NewTablePage(visitor), visitor.page
    page.locator("form").wait_for()
    counts = page.get_by_role("radiogroup", name="How many play?").get_by_role("radio")
    assert [each.get_attribute("value") for each in counts.all()] == ["2", "3", "4", "5"]
    expect(page.get_by_text("With two players each also has a shadow")).to_have_count(0)
    form.players(2)
    expect(page.get_by_text("With two players each also has a shadow")).to_be_visible()
    form.seat("Green", "Bot").more()
    expect(page.get_by_text("12 to 19 rounds with two players")).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Advanced game")).check()
    page.get_by_role("radio", name=re.compile("^Short")).check()
    page.get_by_role("radio", name=re.compile("^Up to")).check()
    page.get_by_role("radio", name=re.compile("^Chosen")).check()
    form.make()
    table = TablePage(visitor).laid()
    table.ready()
    wanted = {"advanced": "on", "length": "short", "training": "up_to", "boards": "chosen"}
    assert table.line.table["options"] == {**table.line.table["options"], **wanted}


def test_several_turns_by_keys(sit: Sit) -> None:
    table = sit(3)
    by_board = confirmed = 0
    while confirmed < 4:
        now = table.ready()
        if now.go:
            before = table.line.asked("commit")
            table.page.locator("[data-board]").focus()
            table.page.keyboard.press("Enter")
            table.page.wait_for_function("() => document.querySelector('#prompt .go')?.disabled !== false")
            assert table.line.asked("commit") == before + 1
            confirmed += 1
        elif now.lit and by_board < 6:
            choose_on_board(table)
            by_board += 1
        else:
            choose_from_list(table)
    assert outline_of_focus(table.page)["shown"]


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("it-IT", "it"), ("fr-CA", "fr")])
def test_the_table_speaks_the_browsers_language(sit: Sit, locale: str, language: str) -> None:
    table = sit(2, {"advanced": "on"}, locale=locale)
    page = table.page
    page.wait_for_function("() => document.querySelector('[data-target].lit') !== null")
    expect(page.locator("html")).to_have_attribute("lang", language)
    no_ids(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        settled(page)
        no_ids(page)
    for target in ("province:2", "location:mercator", "ring:4", "slot:patron:5", "deck:building"):
        page.mouse.move(*table.point_of(target))
        expect(page.get_by_role("tooltip")).to_be_visible()
        no_ids(page)
    page.mouse.click(*table.point_of("slot:patron:5"), button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    no_ids(page)


def test_a_finished_game_is_scored_step_by_step_and_back(visit: Visit, ended: str) -> None:
    visitor = visit(f"/t/{ended}")
    panel = visitor.page.locator("dialog[open]")
    panel.locator("#end-title").wait_for()
    points = [each["points"] for each in visitor.line.base["players"]]
    totals = [each["total"] for each in points]
    scoring = panel.get_by_role("region", name="Final scoring")
    sums = scoring.locator(".bars .sum")
    last = scoring.get_by_role("table").get_by_role("row").last
    assert [int(number) for number in re.findall(r"\d+", last.inner_text())] == totals
    assert all(sum(each["sources"].values()) == each["total"] for each in points)
    end = sums.all_inner_texts()
    for _ in range(2):
        scoring.get_by_role("button", name="Back").click()
    assert sums.all_inner_texts() != end
    for _ in range(2):
        scoring.get_by_role("button", name="Next").click()
    assert sums.all_inner_texts() == end


def test_who_won_is_told_when_everything_is_counted(visit: Visit, ended: str) -> None:
    page = visit(f"/t/{ended}", likes={"speed": 1}).page
    title, verdict = page.locator("#end-title"), page.locator(".end .verdict")
    expect(title).to_have_text("The points are counted")
    expect(verdict).to_be_hidden()
    scoring = page.get_by_role("region", name="Final scoring")
    scoring.get_by_role("button", name="To the end").click()
    expect(title).to_have_text(re.compile("wins?$|share the victory$"))
    scoring.get_by_role("button", name="Back").click()
    expect(verdict).to_be_visible()


def test_a_game_is_replayed_and_its_draws_are_verified(visit: Visit, ended: str) -> None:
    visitor = visit(f"/t/{ended}/replay")
    page = visitor.page
    expect(page.get_by_role("heading", name="Replay of Ave Roma")).to_be_visible(timeout=30_000)
    expect(page.locator(".where")).to_be_visible()
    step(page, "One step on")
    page.get_by_role("slider", name="Position").fill("40")
    assert 0 < where(page)[0] < where(page)[1]
    assert re.search(r"\.$", sentence(page))
    no_ids(page)
    page.get_by_role("button", name="Verify the draws").click()
    fair = page.get_by_role("dialog")
    expect(fair).to_contain_text(re.compile(r"Everything fits: all \d+ draws"), timeout=30_000)


def test_a_replay_file_is_what_was_played(visit: Visit, ended: str, tmp_path: Path) -> None:
    page = visit(f"/t/{ended}/replay").page
    expect(page.locator(".where")).to_be_visible(timeout=30_000)
    path = downloaded(page, "Download the replay file", tmp_path)
    assert check(path)[0] == where(page)[1]


@pytest.mark.skipif(not SCRIPT.is_file(), reason="axe-core is not installed: make web")
class TestAccessible:
    def test_nothing_serious_at_the_table_and_in_its_panels(self, sit: Sit) -> None:
        table = sit(4, {"advanced": "on"})
        table.ready()
        assert serious(table.page) == []
        for name in ("Points", "Rules", "Position"):
            table.page.get_by_role("tab", name=name).click()
            settled(table.page)
            assert serious(table.page) == [], name

    def test_nothing_serious_in_a_closeup(self, sit: Sit) -> None:
        table = sit(3)
        table.ready()
        table.page.mouse.click(*table.point_of("slot:building:5"), button="right")
        expect(table.page.get_by_role("dialog")).to_be_visible()
        assert serious(table.page) == []

    def test_nothing_serious_with_counters(self, sit: Sit) -> None:
        table = sit(3)
        table.ready()
        table.click("location:mercator")
        table.click(table.ready().lit[0])
        table.page.locator(".tally").wait_for()
        assert serious(table.page) == []

    def test_nothing_serious_at_the_end_and_in_the_replay(self, visit: Visit, ended: str) -> None:
        visitor = visit(f"/t/{ended}")
        visitor.page.locator("dialog[open] #end-title").wait_for()
        assert serious(visitor.page) == []
        visitor.open(f"/t/{ended}/replay?at=60")
        visitor.page.get_by_role("slider").wait_for()
        assert serious(visitor.page) == []
