"""Hints in Ave Roma: a worker and its slot, and all that follows."""

from playwright.sync_api import expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.test_hints import ADVISED, advised, texts


def test_a_whole_turn_is_lit_and_played(sit: Sit) -> None:
    table = sit(3)
    table.ready()
    hint = advised(table)
    lit = set(table.page.evaluate(ADVISED))
    assert set(hint["turn"][0]["path"]) & lit
    expect(table.page.get_by_role("region", name="Hint").locator(".why")).not_to_be_empty()
    table.button("Play this turn").click()
    table.ready()
    assert table.line.drafts[-1][0] == texts(hint)
