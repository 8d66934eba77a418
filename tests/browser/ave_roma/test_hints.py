"""Hints in Ave Roma: a worker and its slot, and all that follows."""

from playwright.sync_api import expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.axe import serious
from tests.browser.test_hints import ADVISED, advised, texts

# Whether a finger on its middle means it.
MEANT = """(each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === each;
}"""


def test_a_whole_turn_is_lit_and_played(sit: Sit) -> None:
    table = sit(3)
    table.ready()
    hint = advised(table)
    lit = set(table.page.evaluate(ADVISED))
    assert set(hint["turn"][0]["path"]) & lit
    expect(table.page.get_by_role("region", name="Hint").locator(".why")).not_to_be_empty()
    # On a phone too: the part of the board where the turn begins comes into view, with a number on it.
    wide = table.page.viewport_size
    table.page.set_viewport_size({"width": 390, "height": 844})
    number = table.page.locator(".panes .veil button").first
    expect(number).to_be_in_viewport()
    assert number.evaluate(MEANT), "something lies on it"
    assert serious(table.page) == []
    assert wide
    table.page.set_viewport_size(wide)
    table.button("Play this turn").click()
    table.ready()
    assert table.line.drafts[-1][0] == texts(hint)
