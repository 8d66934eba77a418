"""Counters: what is sold, bought and paid, back and forth until it is confirmed."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.ave_roma.conftest import Sit
from tests.browser.ave_roma.steps import frame, place, where
from tests.browser.pages import TablePage


def counter(table: TablePage, kind: str, what: str) -> Locator:
    return table.page.locator(".tally").get_by_role("button", name=re.compile(rf"^{kind}: .*{what}", re.IGNORECASE))


def counts(table: TablePage) -> list[int]:
    return [int(text) for text in table.page.locator(".tally output").all_inner_texts()]


def at_the_mercator(table: TablePage) -> str:
    """Somebody who sells; a good that he has."""
    table.ready()
    for worker in (1, 2, 3, 4, 5):
        if "location:mercator" in where(table, worker):
            place(table, worker, "location:mercator")
            break
    assert frame(table) in ("sell", "buy")
    view = table.line.view
    goods = next(each["goods"] for each in view["players"] if each["seat"] == table.line.you)
    return str(next(good for good, number in goods.items() if number >= 2))


def sell_all(table: TablePage) -> None:
    """So that whatever is bought then can be paid with one good less."""
    for _ in range(24):
        more = [each for each in table.ready().counters if re.match(r"One more: .*\(Sell", each)]
        if not more:
            return
        table.count(more[0])
    raise AssertionError("there is no end of selling")


def test_goods_are_counted_up_and_down_with_a_running_total(sit: Sit) -> None:
    table = sit(3)
    good = at_the_mercator(table)
    totals = table.page.locator(".tally .totals")
    sold = counter(table, "One more", good).first
    before = counts(table)
    table.count(str(sold.get_attribute("aria-label")))
    after = counts(table)
    assert sum(after) == sum(before) + 1
    first = totals.inner_text()
    table.count(str(counter(table, "One more", good).first.get_attribute("aria-label")))
    assert sum(counts(table)) == sum(before) + 2
    assert totals.inner_text() != first
    table.count(str(counter(table, "One fewer", good).first.get_attribute("aria-label")))
    assert counts(table) == after
    assert totals.inner_text() == first


def test_every_count_can_be_taken_back(sit: Sit) -> None:
    table = sit(3)
    good = at_the_mercator(table)
    seen = [counts(table)]
    for _ in range(2):
        table.count(str(counter(table, "One more", good).first.get_attribute("aria-label")))
        seen.append(counts(table))
    for expected in reversed(seen[:-1]):
        table.button("Undo").click()
        table.line.undone()
        table.ready()
        assert counts(table) == expected
    table.button("Undo").click()
    table.line.undone()
    table.ready()
    assert frame(table) == "turn"
    expect(table.page.locator(".tally")).to_have_count(0)


def test_one_goes_back_from_buying_to_selling(sit: Sit) -> None:
    table = sit(3)
    good = at_the_mercator(table)
    sell_all(table)
    bought = next(each for each in table.ready().counters if re.match(r"One more: .*\(Buy", each))
    table.count(bought)
    fewer = counter(table, "One fewer", good).first
    assert fewer.get_attribute("aria-disabled") != "true"
    table.count(str(fewer.get_attribute("aria-label")))
    assert table.line.asked("commit") == 0


def test_counters_by_keys_keep_the_focus(sit: Sit) -> None:
    table = sit(3)
    good = at_the_mercator(table)
    button = counter(table, "One more", good).first
    button.focus()
    for _ in range(4):
        table.page.keyboard.press("Enter")
        table.page.wait_for_timeout(150)
        expect(button).to_be_focused()
    assert table.line.asked("commit") == 0


def test_what_is_counted_is_marked_on_the_table(sit: Sit) -> None:
    table = sit(3)
    good = at_the_mercator(table)
    counter(table, "One more", good).first.hover()
    marked = table.page.evaluate(
        "() => [...document.querySelectorAll('[data-target].marked')].map((each) => each.dataset.target)"
    )
    assert any(good in each for each in marked), marked
