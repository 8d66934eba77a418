"""Looking at a game again, and checking its draws."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import LobbyPage
from tests.browser.visitor import Visit

CHECK = """
import sys
from pathlib import Path
from ludi.engine.replay import loads, verify
record = loads(Path(sys.argv[1]).read_text())
print(len(record.match.moves), verify(record).draws)
"""


def where(page: Page) -> tuple[int, int]:
    """The move shown, and how many there are."""
    found = re.search(r"Move (\d+) of (\d+)", page.locator(".where").inner_text())
    assert found
    return int(found[1]), int(found[2])


def sentence(page: Page) -> str:
    return page.locator(".bar .sentence").inner_text()


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def opened(page: Page) -> None:
    expect(page.get_by_role("heading", name="Replay of Municipium")).to_be_visible()
    expect(page.locator(".where")).to_be_visible()


def downloaded(page: Page, name: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("link", name=name).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.suffix == ".json"
    return path


def check(path: Path) -> tuple[int, int]:
    """Moves and draws of a file, all of them recomputed; interpreted, as compiling would take longer."""
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, "-c", CHECK, str(path)], env=environment, capture_output=True, text=True, check=True
    )
    moves, draws = done.stdout.split()
    return int(moves), int(draws)


def test_a_game_is_walked_through_by_slider_steps_and_play(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay").page
    opened(page)
    assert where(page)[0] == 0
    assert sentence(page) == "The position before the first move."
    start = page.locator("[data-board]").inner_text()
    step(page, "One step on")
    assert sentence(page) != "The position before the first move."
    slider = page.get_by_role("slider", name="Position")
    slider.press("End")
    shown, all_moves = where(page)
    assert shown == all_moves > 20
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    step(page, "One step back")
    slider.fill("20")
    assert slider.input_value() == "20"
    in_between = where(page)[0]
    assert 0 < in_between < all_moves
    step(page, "One step on")
    assert slider.input_value() == "21"
    step(page, "To the beginning")
    assert where(page)[0] == 0
    assert page.locator("[data-board]").inner_text() == start
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^Speed")).click()
    step(page, "Play")
    expect(page.locator(".where")).not_to_contain_text("Move 0 of")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 3")
    step(page, "Pause")
    stopped = slider.input_value()
    page.wait_for_timeout(400)
    assert slider.input_value() == stopped


def test_a_link_to_a_position_opens_there(visit: Visit, finished: str) -> None:
    visitor = visit(f"/t/{finished}/replay", permissions=["clipboard-read", "clipboard-write"])
    opened(visitor.page)
    visitor.page.get_by_role("slider", name="Position").fill("17")
    at, told = where(visitor.page)[0], sentence(visitor.page)
    visitor.page.wait_for_url(f"**/replay?at={at}")
    visitor.page.get_by_role("button", name="Link to this position").click()
    expect(visitor.page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    other = visit().page
    other.goto(link)
    opened(other)
    assert where(other)[0] == at
    assert sentence(other) == told


def test_the_game_so_far_is_replayed_and_goes_on(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    for _ in range(2):
        now = table.ready()
        table.click(now.lit[-1])
        table.button("Confirm").click()
    now = table.ready()
    moves = table.line.number
    table.menu("Watch the game from the beginning")
    opened(table.page)
    assert where(table.page)[1] == moves
    step(table.page, "To the end")
    table.page.get_by_role("link", name="To the live table").click()
    assert table.laid().ready().lit == now.lit


def test_a_downloaded_file_is_loaded_from_disk(visit: Visit, finished: str, tmp_path: Path) -> None:
    visitor = visit(f"/t/{finished}/replay")
    opened(visitor.page)
    moves = where(visitor.page)[1]
    path = downloaded(visitor.page, "Download the replay file", tmp_path)
    assert check(path)[0] == moves

    other = visit()
    other.page.get_by_role("link", name="Load a replay").click()
    with other.page.expect_file_chooser() as choosing:
        other.page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(path)
    opened(other.page)
    assert where(other.page) == (0, moves)
    other.page.get_by_role("button", name="Verify the draws").click()
    expect(other.page.get_by_role("dialog")).to_contain_text(re.compile(r"Everything fits: all \d+ draws"))


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("cut off", lambda text: text[: len(text) // 2]),
        ("not a replay", lambda text: "[1, 2, 3]"),
        ("a move changed", lambda text: text.replace('"place forum"', '"place pantheon"', 1)),
    ],
)
def test_a_broken_file_gets_a_sentence(visit: Visit, finished: str, name: str, spoil: object) -> None:
    visitor = visit("/replay")
    visitor.expect_trouble(r"the server responded with a status of 4")
    assert callable(spoil)
    good = visitor.context.request.get(f"{visitor.address}/api/tables/{finished}/file").text()
    broken = spoil(good)
    assert broken != good
    with visitor.page.expect_file_chooser() as choosing:
        visitor.page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files({"name": f"{name}.json", "mimeType": "application/json", "buffer": broken.encode()})
    problem = visitor.page.locator(".problem .notice")
    expect(problem).to_be_visible()
    told = problem.inner_text().strip()
    assert re.match(r"[A-Z“].{15,}\.$", told, re.DOTALL), told
    assert not re.search(r"Traceback|undefined|\[object|JSONDecode", told)
    expect(visitor.page.get_by_role("button", name="Choose a file")).to_be_visible()


def test_the_draws_of_an_own_game_are_verified(visit: Visit, tmp_path: Path) -> None:
    table = LobbyPage(visit()).play_now(opponents=1)
    table.ready()
    table.menu("Leave the table")
    table.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    panel = table.page.locator("dialog[open]")
    expect(panel.locator("#end-title")).to_be_visible(timeout=90_000)
    path = downloaded(table.page, "Download", tmp_path)
    draws = check(path)[1]
    panel.get_by_role("button", name="Verify").click()
    fair = table.page.get_by_role("dialog", name="Fair draws")
    expect(fair).to_contain_text(f"Everything fits: all {draws} draws have been recomputed.", timeout=30_000)
    expect(fair).to_contain_text("The promise is the one this browser saw when you first came to the table.")
    expect(fair).to_contain_text("Your own random digits are in every draw.")
    expect(fair).to_contain_text("The dealer knows its own chain")
