"""Things happen on the board: they are lit where they happen, rest for a moment, and sound."""

import random
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.games import BOT, Hall
from tests.browser.hearing import HEAR
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit, Visitor

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
