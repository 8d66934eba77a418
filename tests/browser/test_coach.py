"""What decided a game, beside its replay: judged in the visitor's browser, walked along, learnt from, played on."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludi.engine.replay import dumps, loads, verify
from ludi.server.settings import STATIC
from tests.browser.axe import serious
from tests.browser.pages import TablePage, no_sideways_scroll
from tests.browser.visitor import STARTING, Visit, Visitor, Visitors
from tests.server.serving import Process
from tests.table.games import file_of, played, running

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def quiet(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without bots: what is judged is judged in the page."""
    if not (STATIC / "machines.json").is_file():
        pytest.skip("the modules are not built: make web")
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('quiet') / 'ludi.sqlite3'}", workers=0)
    yield process.address.http
    process.stop()


@pytest.fixture
def come(browser: Browser, quiet: str, request: pytest.FixtureRequest, screenshots: Path) -> Iterator[Visit]:
    visitors = Visitors(browser, quiet)
    yield visitors.visit
    visitors.picture(screenshots, f"coach-{request.node.name}")
    visitors.leave()


def opened(visitor: Visitor, game: str, players: int = 2, text: str = "") -> Page:
    """The replay of a file."""
    page, text = visitor.page, text or file_of(game, players)
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".where")).to_be_visible()
    return page


def analysed(visitor: Visitor, game: str, players: int = 2) -> Page:
    page = opened(visitor, game, players)
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".coach .summary")).to_be_visible(timeout=STARTING)
    return page


def move(page: Page) -> int:
    found = re.search(r"Move (\d+) of", page.locator(".where").inner_text())
    assert found
    return int(found[1])


def test_a_game_is_analysed_in_the_page_and_kept(come: Visit) -> None:
    visitor = come("/replay")
    asked = list[str]()
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = analysed(visitor, "municipium", 3)
    expect(page.locator(".coach .summary")).to_contain_text(re.compile("points|the game"))
    assert not [each for each in asked if "judgements" in each]  # nobody else has judged
    page.reload()
    opened(visitor, "municipium", 3)
    asked.clear()
    expect(page.locator(".coach .summary")).to_be_visible()
    assert not [each for each in asked if "/api/analyses/" in each]


def test_a_running_game_is_refused_with_a_sentence(come: Visit) -> None:
    visitor = come("/replay")
    visitor.expect_trouble("409")
    page = opened(visitor, "tali", text=running("tali"))
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".coach [role=alert]")).to_contain_text("still being played", timeout=STARTING)
    expect(page.locator(".graph")).to_have_count(0)


def test_a_page_without_a_module_is_judged_by_the_server(come: Visit) -> None:
    """Sixteen positions at a time, by the server's search."""
    visitor = come("/replay")
    visitor.expect_trouble("machines.json|404")
    visitor.page.route("**/machines.json", lambda route: route.fulfill(status=404))
    asked = list[str]()
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = opened(visitor, "tali", text=dumps(played("tali", seed=3)))
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".coach .summary")).to_contain_text(re.compile("points|the game"), timeout=STARTING)
    begun = [int(found[1]) for each in asked if (found := re.search(r"judgements\?begin=(\d+)", each))]
    assert begun == [16 * number for number in range(len(begun))] != []


def test_it_can_be_stopped(come: Visit) -> None:
    visitor = come("/replay")
    page = opened(visitor, "ave_roma", 3)
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Analyse", exact=True)).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_the_graph_is_walked_along_by_keys_and_pointer(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    slider = page.locator(".bar .drawing")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 0: .*%"))
    slider.press("ArrowRight")
    first = move(page)
    assert first > 0
    expect(slider).to_have_attribute("aria-valuenow", str(first))
    slider.press("ArrowRight")
    assert move(page) > first
    slider.press("ArrowLeft")
    assert move(page) == first
    slider.press("PageDown")  # to what mattered
    assert move(page) > first
    slider.press("End")
    last = move(page)
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(move(page) - last / 2) < last / 20
    slider.press("Home")
    assert move(page) == 0


def test_the_same_stands_in_a_table_that_leads_back(come: Visit) -> None:
    page = analysed(come("/replay"), "tali")
    page.get_by_role("button", name="All moves").click()
    dialog = page.get_by_role("dialog")
    rows = dialog.locator("table.every tbody tr")
    assert rows.count() >= 10
    assert "Luck of Gaius" in dialog.locator("table.every thead").inner_text()
    assert not serious(page)
    number = int(rows.nth(3).locator("button").inner_text())
    rows.nth(3).locator("button").click()
    expect(dialog).to_be_hidden()
    assert move(page) == number


def test_every_decision_has_its_grade_in_the_log(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    grades = page.locator(".log .grade")
    assert grades.count() > 20
    names = set(grades.all_inner_texts())
    assert any("blunder" in name or "mistake" in name or "inaccuracy" in name for name in names)
    assert not serious(page)


def test_all_moves_are_printed(come: Visit, screenshots: Path) -> None:
    """However many pages that takes, and nothing beside them."""
    page = analysed(come("/replay"), "municipium", 3)
    page.get_by_role("button", name="All moves").click()
    rows = page.locator("table.every tbody tr")
    expect(rows.first).to_be_visible()
    assert rows.count() > 100
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", landscape=True)))
    assert pages > rows.count() / 40
    page.emulate_media(media="print")
    assert not page.locator(".replay").is_visible()
    inside = page.evaluate("""() => {
      const dialog = document.querySelector("dialog[open]");
      return [dialog.scrollHeight - dialog.clientHeight, dialog.getBoundingClientRect().height > 2 * innerHeight];
    }""")
    assert inside == [0, True]  # nothing scrolls, everything is there
    drawing = page.locator("dialog[open] .graph .drawing > svg")
    box = drawing.bounding_box()
    assert box
    assert 0 < box["x"] < box["x"] + box["width"] <= page.evaluate("innerWidth")
    assert box["height"] > 140
    expect(drawing.locator("polygon.band")).to_have_count(3)
    assert drawing.evaluate("(each) => getComputedStyle(each).printColorAdjust") == "exact"
    page.screenshot(path=screenshots / "coach-graph-on-paper.png")


def reasons(page: Page) -> list[str]:
    """Why something else was better, told of the first mistake of which something is told; the page is there."""
    after = page.locator(".coach .ways .pair button").last
    while page.locator(".coach .why li").count() == 0:
        assert after.is_enabled(), "there is no reason for anything"
        after.click()
        expect(page.locator(".coach .why")).to_be_visible()
    return page.locator(".coach .why li").all_inner_texts()


def test_the_better_line_is_drawn_and_stepped_through(come: Visit) -> None:
    page = analysed(come("/replay"), "municipium", 3)
    page.get_by_role("button", name="To the next mistake").click()
    expect(page.locator(".coach")).to_contain_text("points lost")
    expect(page.locator(".coach")).to_contain_text("Better was:")
    assert reasons(page)
    at = move(page)
    page.get_by_role("button", name="Show on the board").click()
    expect(page.locator(".where")).to_contain_text("The better line, step 0 of")
    expect(page.locator(".stage .veil")).to_be_attached()  # the arrows
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("The better line, step 1 of")
    page.get_by_role("button", name="Back to the game").click()
    assert move(page) == at


def test_mistakes_are_played_again(come: Visit) -> None:
    visitor = come("/replay")
    page = analysed(visitor, "tali")
    page.get_by_role("button", name="Learn from mistakes").click()
    card = page.locator("#teacher")
    expect(card).to_contain_text("Mistake 1 of", timeout=STARTING)
    task = card.inner_text()
    bad, good = ("Stop and take", "Throw once") if "stop and take" in task else ("Throw once", "Stop and take")
    for choice, told in ((bad, "That still costs"), (good, "That is the best there is.")):
        page.get_by_role("button", name=re.compile(f"^{choice}")).first.click()
        confirm = page.locator("#prompt .go:not([disabled])").filter(has_text="Confirm")
        expect(card.filter(has_text=told).or_(confirm).first).to_be_visible()
        if confirm.is_visible():
            confirm.click()
        expect(card).to_contain_text(told)
        if choice == bad:
            card.get_by_role("button", name="Try again").click()
            expect(card).to_contain_text("Find something better")
    assert not serious(page)
    card.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".coach .summary")).to_be_visible()


def test_the_answer_of_a_turn_with_several_choices_is_all_that_is_asked(come: Visit) -> None:
    """A game with a drawn board, in which a seat goes on after the choice that was asked for: the table shows where the
    answer led, and asks for no more."""
    visitor = come("/replay")
    page = analysed(visitor, "municipium", 3)
    page.get_by_role("button", name="Learn from mistakes").click()
    card = page.locator("#teacher")
    expect(card).to_contain_text("Mistake 1 of", timeout=STARTING)
    table = TablePage(visitor)
    answer(table)
    expect(card).to_contain_text(re.compile("That counts|That is the best|That still costs"), timeout=STARTING)
    now = table.see()
    assert (now.lit, now.buttons, now.go) == ([], [], "")
    expect(page.locator("#prompt .refusal, #prompt [role=alert]")).to_have_count(0)
    card.get_by_role("button", name="Next").click()
    expect(card).to_contain_text("Mistake 2 of")
    card.get_by_role("button", name="Show it").click()
    expect(card).to_contain_text("Better was:")


def answer(table: TablePage) -> None:
    """Whatever is offered first, up to where it is made for good."""
    card = table.page.locator("#teacher")
    for _ in range(20):
        if "Find something better" not in card.inner_text():
            return
        now = table.ready()
        if now.go:
            table.prompt.locator(".go").click()
        elif now.lit:
            table.click(now.lit[0])
        else:
            table.prompt.locator(".choices button").first.click()
        table.page.wait_for_timeout(200)
    raise AssertionError("nothing is an answer")


def test_a_game_goes_on_from_a_position_and_is_analysed(come: Visit) -> None:
    """Without an analysis, at a table of one's own, against bots of a chosen level; its file says where it began. Its
    end leads to its analysis, and a link to a position opens that."""
    visitor = come("/replay")
    page = opened(visitor, "tali")
    page.get_by_role("slider", name="Position").fill("4")
    begun = move(page)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("How strong are they?").select_option("tiro")
    page.get_by_role("dialog").get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    table = TablePage(visitor)
    expect(page.locator("[data-board]")).to_be_visible(timeout=STARTING)
    table.clicks_on(random.Random(3))
    assert page.get_by_role("dialog").locator(".friend").count() == 0  # this guest saves data
    page.get_by_role("dialog").get_by_role("link", name="Analyse", exact=True).click()
    expect(page.locator(".coach .summary")).to_contain_text(re.compile("points|the game"), timeout=STARTING)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the replay file").click()
    replay = loads(waiting.value.path().read_text(encoding="utf-8"))
    assert replay.taken_over
    assert (replay.taken_over.moves, {seat.kind for seat in replay.seats}) == (begun, {"human", "tiro"})
    assert "verify-taken-over" in [each.id for each in verify(replay).messages]
    page.goto(f"{visitor.address}/t/{table.id}/replay?at=6&analysis")
    expect(page.locator(".coach .summary")).to_be_visible(timeout=STARTING)
    assert move(page) == 6


def test_the_result_says_what_decided_the_game(browser: Browser, quiet: str, screenshots: Path) -> None:
    """Found out while the result is read; the analysis then is there at once."""
    visitors = Visitors(browser, quiet, keeping=True)
    visitor = visitors.visit("/replay")
    page = opened(visitor, "tali")
    page.get_by_role("slider", name="Position").fill("4")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    table = TablePage(visitor)
    expect(page.locator("[data-board]")).to_be_visible(timeout=STARTING)
    table.clicks_on(random.Random(3))
    friend = page.get_by_role("dialog").locator(".friend:not(.soft)")
    expect(friend).to_contain_text(re.compile("points|the game"), timeout=STARTING)
    told = friend.inner_text()
    assert not serious(page)
    visitors.picture(screenshots, "coach-told-with-the-result")
    page.set_viewport_size({"width": 390, "height": 844})
    visitors.picture(screenshots, "coach-told-with-the-result-on-a-phone")
    page.get_by_role("dialog").get_by_role("link", name="Analyse", exact=True).click()
    expect(page.locator(".coach .summary")).to_have_text(told)
    visitors.leave()


def test_on_a_phone_it_is_read_and_told(come: Visit) -> None:
    page = analysed(come("/replay", viewport=PHONE, has_touch=True), "municipium", 3)
    expect(page.locator(".phone-graph .drawing")).to_be_visible()
    no_sideways_scroll(page)
    assert not serious(page)
    page.get_by_role("button", name="All moves").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_sideways_scroll(page)


@pytest.mark.parametrize(
    ("locale", "analyse", "said", "because"),
    [("it-IT", "Analizza", "punti", "Perché"), ("fr-FR", "Analyser", "points", "Pourquoi")],
)
@pytest.mark.parametrize("game", ["tali", "municipium"])
def test_in_other_languages(come: Visit, game: str, locale: str, analyse: str, said: str, because: str) -> None:
    visitor = come("/replay", locale=locale)
    page = opened(visitor, game)
    page.get_by_role("button", name=analyse, exact=True).click()
    expect(page.locator(".coach .summary")).to_contain_text(said, timeout=STARTING)
    told = reasons(page)
    expect(page.locator(".coach .why")).to_contain_text(because)
    for reason in told:
        assert not re.search(r"[{}]|\b(gains|keeps|scores|points more)\b", reason), reason
