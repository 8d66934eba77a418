"""Things happen on the board: they are lit where they happen, rest for a moment, and sound."""

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import BOT, Hall
from tests.browser.hearing import HEAR
from tests.browser.kept_games import Kept, keep
from tests.browser.pages import TablePage
from tests.browser.visitor import PHONE, WIDE, Visit, Visitor

# What is lit and what stands in the light, from now on; looked at often enough to miss nothing.
WATCH: Final = """() => {
  const seen = window.seen = {kinds: new Set(), targets: new Set(), lights: 0};
  setInterval(() => {
    for (const each of document.querySelectorAll("[data-moment]")) {
      seen.kinds.add(each.dataset.moment);
      seen.targets.add(each.dataset.target);
    }
    if (document.querySelector(".shade .light")) seen.lights += 1;
  }, 40);
}"""
SEEN: Final = "() => ({kinds: [...seen.kinds], targets: [...seen.targets], lights: seen.lights})"


def at_table(visitor: Visitor) -> TablePage:
    hall = Hall(visitor.context.request, visitor.address)
    visitor.open(f"/t/{hall.table(seats=[{'kind': 'me'}, BOT, BOT])}")
    return TablePage(visitor).laid()


def watched(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


# Decisions of golden games after which each sort of what the whole table looks at happens to somebody.
GREAT: Final = [
    (Kept("municipium", "v3", 3, number=166), {"award", "card", "gift", "set"}),
    (Kept("municipium", "retail", 2, number=361), {"hands"}),
    (Kept("ave_roma", "advanced", 5, number=569), {"awakening"}),  # its gift is where the patron awakes
    (Kept("ave_roma", "advanced", 4, number=427), {"award"}),
    (Kept("ave_roma", "advanced", 2, number=395), {"scoring"}),
]
# What a player does by another window of theirs.
PLAY: Final = """([table, number, moves]) => new Promise((done, failed) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  line.onmessage = ({data}) => {
    const {type, ...told} = JSON.parse(data);
    if (type === "state") line.send(JSON.stringify({type: "commit", ref: 1, number, moves}));
    if (type === "accepted") done();
    if (type === "refused") failed(new Error(JSON.stringify(told)));
  };
})"""
# What is lit, in sight and not merely drawn, by its sort.
LIT: Final = """() => {
  window.lit = new Set();
  const note = () => {
    for (const each of document.querySelectorAll("[data-moment]")) {
      const {x, y, width, height} = each.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      const inside = width * height > 0 && at[0] > 0 && at[1] > 0 && at[0] < innerWidth && at[1] < innerHeight;
      if (inside && !each.closest("[inert]")) window.lit.add(each.dataset.moment);
    }
  };
  const look = () => (note(), requestAnimationFrame(look));
  look();
  // On a busy machine frames may be rare.
  const all = {attributes: true, attributeFilter: ["data-moment"], childList: true, subtree: true};
  new MutationObserver(note).observe(document.body, all);
}"""


@pytest.mark.parametrize(
    ("kept", "kinds"), GREAT, ids=lambda each: "-".join(sorted(each)) if isinstance(each, set) else each.game
)
def test_what_happens_to_others_is_lit_in_sight(visit: Visit, database: str, kept: Kept, kinds: set[str]) -> None:
    player = visit()
    table, number = keep(player, database, kept), kept.number or 0
    # On a phone a set lights whose it is, and so does at once what it is exchanged for.
    looking = [(WIDE, sorted(kinds)), (PHONE, sorted(kinds - {"set"}))]
    pages = [visit(f"/t/{table}", likes={"speed": 0.5}, viewport=size).page for size, _ in looking]
    for page in pages:
        page.locator("#prompt").wait_for()
        page.evaluate(LIT)
    player.page.evaluate(PLAY, [table, number, kept.moves[number : number + 1]])
    for page, (_, wanted) in zip(pages, looking, strict=True):
        page.wait_for_function("(kinds) => kinds.every((kind) => lit.has(kind))", arg=wanted)


HANDS: Final = 147  # the deepest tone, in no other sound


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_is_great_of_ones_own_is_lit_and_heard_at_once_and_once(visit: Visit, database: str, motion: str) -> None:
    visitor = visit(likes={"speed": 0.5}, reduced_motion=motion)
    page = visitor.page
    page.add_init_script(HEAR)
    visitor.open(f"/t/{keep(visitor, database, Kept('municipium', 'retail', 2, number=361))}")
    table = TablePage(visitor).laid()
    table.ready()
    page.evaluate(LIT)
    page.evaluate(WATCH)
    table.click("member:temple:orange:wreathed")
    table.ready()
    table.click("place:tavern")
    page.wait_for_function("() => lit.has('hands')")
    table.ready()
    assert watched(page)["lights"] > 0
    heard = f"() => heard.pitches.filter((pitch) => pitch === {HANDS}).length"
    assert page.evaluate(heard) == 1
    assert table.line.asked("commit") == 0


def test_what_one_has_arranged_is_lit_where_it_changes_hands(visit: Visit, database: str) -> None:
    """Great Family, all of it set down in the Tavern."""
    visitor = visit(likes={"speed": 0.5})
    page = visitor.page
    page.add_init_script(HEAR)
    kept = Kept("municipium", "retail", 2, number=21)
    assert kept.moves[21:24] == ["reposition", "set temple 0", "set tavern 7"]
    visitor.open(f"/t/{keep(visitor, database, kept)}")
    table = TablePage(visitor).laid()
    table.ready()
    table.prompt.locator(".choices button").filter(has_text=re.compile("reposition", re.IGNORECASE)).click()
    table.ready()
    page.evaluate(LIT)
    while pieces := [each for each in table.ready().lit if re.match("member:(?!tavern)", each)]:
        table.click(pieces[0])
        table.ready()
        table.click("place:tavern")
    assert page.evaluate("[...lit]") == []
    table.button("Done").click()
    page.wait_for_function("() => lit.has('hands')")
    page.wait_for_function(f"() => heard.pitches.includes({HANDS})")


def test_what_happens_is_lit_where_it_happens_and_heard(visit: Visit) -> None:
    visitor = visit(likes={"speed": 2})
    page = visitor.page
    page.add_init_script(HEAR)
    table = at_table(visitor)
    assert page.evaluate("heard.contexts") == 0  # nothing sounds before anybody has touched the page
    page.evaluate(WATCH)
    table.first_turn()
    seen = watched(page)
    assert "piece" in seen["kinds"]
    assert any(target.startswith("place:") for target in seen["targets"])
    assert page.evaluate("heard.tones") > 0
    # A whole turn of the others: cards are turned, and what is great stands in the light.
    table.clicks_on(random.Random(3), turns=1)
    table.ready()
    seen = watched(page)
    assert "card" in seen["kinds"]
    assert seen["lights"] > 0
    assert page.locator(".shade .light").count() == 0  # and it goes out
    assert page.locator("[data-moment]").count() == 0


def test_sounds_have_a_switch_in_sight_and_a_volume_that_is_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(HEAR)
    at_table(visitor)
    switch = page.get_by_role("button", name="Sounds", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.focus()
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("heard.tones")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("heard.tones") > 0, before
    page.get_by_role("button", name="Settings", exact=True).click()
    volume = page.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("Home")
    expect(volume).to_have_value("0")
    page.reload()
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0")


def test_one_key_skips_what_is_being_shown(visit: Visit) -> None:
    visitor = visit(likes={"speed": 0.5})
    page = visitor.page
    table = at_table(visitor)
    for _ in range(40):
        if table.see().go == "Skip":
            break
        now = table.see()
        if now.lit:
            table.click(now.lit[0])
        elif now.go == "Confirm":
            table.button("Confirm").click()
        page.wait_for_timeout(50)
    else:
        raise AssertionError("nothing is ever shown")
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('#prompt .go')?.innerText.trim() !== 'Skip'")
    assert page.locator(".shade .light").count() == 0
