"""What can be chosen is seen at arm's length in Ave Roma too, in both themes."""

from typing import Final

from tests.browser.ave_roma.conftest import Sit
from tests.browser.test_light import lightness
from tests.browser.visitor import settled

# Of one kind of slab; in the first turn some take a worker and others, which want goods, do not.
PLACES: Final = '.ave-board [data-target^="location:"]'
CARDS: Final = '.ave-board [data-target^="slot:"]'


def test_where_a_worker_can_go_is_lighter_than_elsewhere_in_both_themes(sit: Sit) -> None:
    table = sit(2)
    now = table.ready()
    table.click(next(each for each in now.lit if each.startswith("worker:")))
    table.ready()
    page = table.page
    page.mouse.move(2, 2)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        settled(page)
        for things in (PLACES, CARDS):
            lit, others = lightness(page, f"{things}.lit"), lightness(page, f"{things}:not(.lit)")
            assert min(lit) > 1.1 * max(others), (scheme, things, lit, others)
