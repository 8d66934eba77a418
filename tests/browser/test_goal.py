"""What wins and how everybody stands, always in sight; and whom one meets first."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.games import BOT, Hall
from tests.browser.pages import LobbyPage, TablePage, no_sideways_scroll
from tests.browser.visitor import Visit

SIZES: list[ViewportSize] = [
    {"width": 2560, "height": 1440},
    {"width": 360, "height": 780},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
]
# Where the strip and its parts are: all of it in the window, on one line.
PLACES = """() => {
  const box = (each) => { const { left, right, top, bottom } = each.getBoundingClientRect();
                          return [left, right, top, bottom].map(Math.round); };
  const strip = document.querySelector(".goal");
  const parts = [strip.querySelector(".wins"), ...strip.querySelectorAll("li")];
  return {strip: box(strip), parts: parts.map(box)};
}"""


def strip_numbers(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".goal strong").all_inner_texts()]


def test_beginners_meet_the_easiest_first(visit: Visit) -> None:
    visitor = visit(likes={"speed": 0})
    level = visitor.page.get_by_role("combobox", name="How strong are they?")
    expect(level).to_have_value("tiro")
    order = [each.get_attribute("value") for each in level.get_by_role("option").all()]
    assert order == ["tiro", "miles", "optio", "centurio", "imperator"]
    expect(visitor.page.get_by_text("Plays what comes to mind, and often gives something away.")).to_be_visible()
    level.select_option("miles")
    visitor.open("/")
    expect(level).to_have_value("miles")


def test_the_goal_is_in_sight_and_counts_with_the_game(visit: Visit) -> None:
    table = LobbyPage(visit()).play_now(opponents=2)
    table.ready()
    strip = table.page.get_by_role("region", name="The goal, and how everyone stands")
    expect(strip.locator(".wins")).to_have_text("5 Decurions win")
    told = table.line.view["goal"]["standings"]
    assert strip_numbers(table.page) == [each["n"] for each in told] == [0, 0, 0]
    expect(strip.get_by_role("listitem").first).to_contain_text("Blue: 0 of 5 Decurions.")


def test_the_goal_has_its_line_at_every_size_and_says_the_result(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}").page
    page.locator("#end-title").wait_for()
    page.keyboard.press("Escape")
    assert max(strip_numbers(page)) >= 5
    for size in SIZES:
        page.set_viewport_size(size)
        no_sideways_scroll(page)
        found = page.evaluate(PLACES)
        left, right, top, bottom = found["strip"]
        assert bottom - top <= 56, size
        assert left >= 0
        assert right <= size["width"]
        for part in found["parts"]:
            assert part[0] >= left, (size, found)
            assert part[1] <= right, (size, found)
            assert part[2] >= top - 6, (size, found)
            assert part[3] <= bottom + 6, (size, found)


# How high the numbers are written, in the strip and in a panel.
HIGH = """() => [".goal strong.n", "aside .card .count"].map((each) =>
  parseFloat(getComputedStyle(document.querySelector(each)).fontSize))"""


def test_decurions_are_the_larger_the_larger_the_screen_is(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}").page
    page.locator("#end-title").wait_for()
    page.keyboard.press("Escape")
    found = dict[int, list[float]]()
    middle: ViewportSize = {"width": 1920, "height": 1080}
    for size in (SIZES[-1], middle, SIZES[0]):
        page.set_viewport_size(size)
        page.wait_for_function(f"innerWidth === {size['width']}")
        found[size["width"]] = page.evaluate(HIGH)
    assert found[1280] == [28, 26]
    assert min(found[2560]) >= 40
    assert all(least < more < most for least, more, most in zip(*found.values(), strict=True)), found


def test_the_plain_table_says_what_wins_too(visit: Visit) -> None:
    visitor = visit()
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table([{'kind': 'me'}, BOT], 'tali')}")
    TablePage(visitor).laid().ready()
    expect(visitor.page.locator(".goal .wins")).to_have_text("30 points win")
