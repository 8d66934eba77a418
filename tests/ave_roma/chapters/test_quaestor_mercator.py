"""Quaestor and Mercator, §6, with the worker spaces they share with the other locations."""

import pytest

from tests.ave_roma.chapters.table import Table

GOODS = ("wood", "stone", "cattle", "grain", "mineral", "wine")
PRICES = {"wood": 1, "stone": 2, "cattle": 3, "grain": 2, "mineral": 3, "wine": 1}  # board 1A, Yellow's
WINE = {"1A": 1, "1B": 3, "2A": 1, "2B": 3, "3A": 3, "3B": 1, "4A": 3, "4B": 1, "5A": 2, "5B": 2}
SHARED = ("quaestor", "mercator", "aedilis", "propraetor", "roma")
RICH = dict.fromkeys(GOODS, 3)
CARDS = {  # the kinds of the province cards as they lie
    1: {"stone", "wood", "mineral"},
    2: {"wood", "wine", "grain", "cattle"},
    3: {"grain", "wine", "stone"},
    4: {"cattle", "stone", "mineral"},
    5: {"grain", "wood", "mineral"},
}


def merchant(goods: dict[str, int], denarii: int, players: int = 3, advanced: str = "off") -> Table:
    table = Table(players, advanced=advanced)
    return table.given(goods={"yellow": goods}, surplus={"yellow": 2}, denarii={"yellow": denarii})


def active(table: Table, patron: str) -> Table:
    return table.given(political={"yellow": 1}).cards_given(owned={"yellow": [patron]}, active=[patron])


# §6: spaces


@pytest.mark.parametrize("location", SHARED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_location_has_as_many_spaces_as_players(players: int, location: str) -> None:  # §6 [R]: 2, then one more each
    table = Table(players).given(goods={"yellow": RICH}, denarii={"yellow": 20}, surplus={"yellow": 7})
    for taken in range(players + 1):
        table.given(workers={location: [5] * taken})
        assert (f"place 1 {location}" in table.offers()) == (taken < players), taken


@pytest.mark.parametrize("location", ["quaestor", "aedilis"])
def test_a_space_takes_one_worker(location: str) -> None:  # §6
    table = merchant({}, 9).given(workers={location: [4, 5]}).play(f"place 1 {location}")
    assert table.workers(location) == [1, 4, 5]
    assert not [move for move in table.offers() if move.endswith(f" {location}")]


def test_a_worker_placed_is_no_longer_at_hand() -> None:  # §4.1
    table = Table(3).play("place 4 quaestor")
    assert table.hand("yellow") == [1, 2, 3, 5]
    assert table.workers("quaestor") == [4]


# §6: Quaestor


@pytest.mark.parametrize("value", range(1, 6))
def test_quaestor_gives_twice_the_workers_value(value: int) -> None:  # §6, worked examples: 10 from a 5, 8 from a 4
    table = merchant({}, 3).play(f"place {value} quaestor")
    assert table.denarii("yellow") == 3 + 2 * value
    assert table.decider == "green"


def test_quaestor_gives_nothing_but_denarii() -> None:  # §6
    table = merchant({"wood": 1}, 0).play("place 5 quaestor")
    assert (table.goods("yellow"), table.surplus("yellow"), table.points("yellow")) == ({"wood": 1}, 2, 0)


@pytest.mark.parametrize("upper", [[], [1, 2, 3, 4, 5]])
def test_quaestor_uses_no_province_card(upper: list[int]) -> None:  # §6.1
    table = merchant({}, 0).cards_given(upper=upper)
    before = [table.province(number) for number in range(1, 6)]
    table.play("place 3 quaestor")
    assert [table.province(number) for number in range(1, 6)] == before
    assert table.denarii("yellow") == 6


@pytest.mark.parametrize(("move", "denarii"), [("3to5@2", 10), ("3to1@2", 2), ("3to3@2", 6)])
def test_a_trained_worker_takes_twice_its_changed_value(move: str, denarii: int) -> None:  # §6.5
    table = merchant({}, 0).given(hand={"yellow": [1]}, trained={"yellow": {2: 3}}).play(f"place {move} quaestor")
    assert table.denarii("yellow") == denarii
    assert table.workers("quaestor") == [3]


def test_quaestor_stays_possible_without_any_province_card() -> None:  # §6
    table = merchant({}, 0).cards_given(provinces=dict.fromkeys(range(1, 6)))
    assert "place 5 quaestor" in table.offers()


def test_a_patron_at_quaestor_adds_two_denarii() -> None:  # §6, M2
    table = active(merchant({}, 0, players=5), "maecenas").play("place 4 quaestor", "gain maecenas")
    assert table.denarii("yellow") == 10


# §6: Mercator, selling


@pytest.mark.parametrize("good", GOODS)
def test_mercator_sells_any_good_at_its_price(good: str) -> None:  # §6
    table = merchant({good: 1}, 0).play("place 2 mercator", f"sell {good}")
    assert table.denarii("yellow") == PRICES[good]
    assert table.goods("yellow") == {}


@pytest.mark.parametrize("board", WINE)
def test_mercator_sells_at_the_price_of_the_own_board(board: str) -> None:  # §6
    table = merchant({"wine": 1}, 0).given(boards={"yellow": board}).play("place 1 mercator", "sell wine")
    assert table.denarii("yellow") == WINE[board]


@pytest.mark.parametrize("board", WINE)
def test_mercator_buys_at_the_price_of_the_own_board(board: str) -> None:  # §6
    table = merchant({}, 20).given(boards={"yellow": board}).play("place 3 mercator", "buy wine", "done")
    assert table.denarii("yellow") == 20 - WINE[board]


def test_goods_that_the_card_does_not_show_may_be_sold() -> None:  # §6
    table = merchant(RICH, 0).play("place 1 mercator")
    assert {move for move in table.offers() if move != "done"} == {f"sell {good}" for good in GOODS}


def test_any_number_of_goods_may_be_sold() -> None:  # §6
    table = merchant({"wood": 3, "cattle": 3}, 0)
    table.play("place 1 mercator", *["sell wood"] * 3, *["sell cattle"] * 3)
    assert table.denarii("yellow") == 12
    assert table.frame == "BUY"


def test_selling_may_stop_after_any_unit() -> None:  # §6
    table = merchant({"mineral": 3}, 0).play("place 1 mercator", "sell mineral", "done")
    assert table.frame == "BUY"
    assert table.goods("yellow") == {"mineral": 2}


def test_surplus_is_never_sold() -> None:  # §2
    table = merchant({}, 0).given(surplus={"yellow": 7})
    assert not [move for move in table.offers() if move.endswith("mercator")]


def test_selling_comes_first_and_then_buying() -> None:  # §6
    table = merchant({"wood": 1, "stone": 1}, 9).play("place 1 mercator")
    assert table.frame == "SELL"
    assert not [move for move in table.offers() if move.startswith("buy")]


def test_nothing_is_sold_after_the_first_purchase() -> None:  # §6
    table = merchant({"wood": 1}, 9).play("place 1 mercator", "done", "buy stone")
    assert not [move for move in table.offers() if move.startswith("sell")]


# §6: Mercator, buying


@pytest.mark.parametrize("value", range(1, 6))
def test_mercator_buys_the_kinds_on_the_card_of_the_workers_value(value: int) -> None:  # §6
    table = merchant({}, 20).play(f"place {value} mercator")
    assert {move for move in table.offers() if move != "done"} == {f"buy {good}" for good in CARDS[value]}


def test_a_trained_worker_buys_at_the_card_of_its_changed_value() -> None:  # §6.5
    table = merchant({}, 20).given(hand={"yellow": [1]}, trained={"yellow": {2: 3}}).play("place 3to5@2 mercator")
    assert {move for move in table.offers() if move != "done"} == {f"buy {good}" for good in CARDS[5]}


@pytest.mark.parametrize("good", GOODS)
def test_a_unit_bought_costs_its_price(good: str) -> None:  # §6
    value = next(number for number, kinds in CARDS.items() if good in kinds)
    table = merchant({}, 20).play(f"place {value} mercator", f"buy {good}", "done")
    assert table.denarii("yellow") == 20 - PRICES[good]
    assert table.goods("yellow") == {good: 1}


def test_four_units_of_one_kind_may_be_bought_though_the_card_shows_it_once() -> None:  # §6
    table = merchant({}, 20).play("place 1 mercator", *["buy wood"] * 4, "surplus")
    assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({"wood": 3}, 3, 16)


def test_no_more_than_four_units_are_bought() -> None:  # §6
    table = merchant({}, 50).play("place 2 mercator", "buy wood", "buy cattle", "buy grain", "buy wine").auto()
    assert table.decider == "green"
    assert sum(table.goods("yellow").values()) == 4


@pytest.mark.parametrize("units", [1, 2, 3])
def test_buying_may_stop_before_the_fourth_unit(units: int) -> None:  # §6
    table = merchant({}, 50).play("place 2 mercator", *["buy wine"] * units, "done")
    assert table.decider == "green"
    assert table.goods("yellow") == {"wine": units}


def test_a_kind_beyond_ones_means_is_not_offered() -> None:  # §4.1
    table = merchant({}, 2).play("place 1 mercator")  # wood 1, stone 2, mineral 3
    assert {move for move in table.offers() if move != "done"} == {"buy wood", "buy stone"}


def test_money_from_selling_buys() -> None:  # §6
    table = merchant({"cattle": 1}, 0).play("place 1 mercator", "sell cattle", "buy mineral")
    assert table.goods("yellow") == {"mineral": 1}
    assert table.denarii("yellow") == 0


def test_a_kind_just_sold_may_be_bought_again() -> None:  # §6
    table = merchant({"stone": 1}, 0).play("place 1 mercator", "sell stone", "buy stone").auto()
    assert (table.goods("yellow"), table.denarii("yellow")) == ({"stone": 1}, 0)


def test_worked_example_two_minerals_sold_for_six_then_one_grain_and_two_wine_for_four() -> None:  # §6, [S]
    table = Table(3, provinces=("A01", "A02", "A04", "A03", "A05"))  # grain, wine, wine, stone in province 4
    table.given(goods={"yellow": {"mineral": 3}}, denarii={"yellow": 1})
    table.play("place 4 mercator", "sell mineral", "sell mineral", "done")
    assert table.denarii("yellow") == 7
    table.play("buy grain", "buy wine", "buy wine", "done")
    assert table.denarii("yellow") == 3
    assert table.goods("yellow") == {"grain": 1, "mineral": 1, "wine": 2}


# §6: Mercator, at least one unit


def test_at_least_one_unit_must_be_sold_or_bought() -> None:  # §6
    table = merchant({"wood": 1}, 9).play("place 1 mercator", "done")
    assert table.frame == "BUY"
    assert "done" not in table.offers()


def test_without_goods_the_first_purchase_is_compulsory() -> None:  # §6
    table = merchant({}, 9).play("place 1 mercator")
    assert table.frame == "BUY"
    assert "done" not in table.offers()


def test_whoever_can_buy_nothing_must_sell_something() -> None:  # §4.1
    table = merchant({"cattle": 2, "grain": 1}, 0).play("place 1 mercator")
    assert sorted(table.offers()) == ["sell cattle", "sell grain"]


def test_after_a_sale_nothing_need_be_bought() -> None:  # §6
    table = merchant({"wood": 2}, 9).play("place 1 mercator", "sell wood", "done", "done")
    assert table.decider == "green"
    assert (table.goods("yellow"), table.denarii("yellow")) == ({"wood": 1}, 10)


def test_selling_alone_is_a_use_of_the_province() -> None:  # §6
    table = merchant({"wine": 1}, 9).play("place 1 mercator", "sell wine", "done")
    assert table.province(1) == ("A01", "upper")


def test_selling_alone_is_a_second_use_too() -> None:  # §6.1
    table = merchant({"mineral": 1}, 0).cards_given(upper=[2]).play("place 2 mercator", "sell mineral", "done")
    assert (table.cards("yellow"), table.cube(2), table.denarii("yellow")) == ({"A02"}, 1, 1)


def test_buying_alone_is_a_use_of_the_province() -> None:  # §6
    table = merchant({"wine": 1}, 9).play("place 1 mercator", "done", "buy wood", "done")
    assert table.province(1) == ("A01", "upper")


@pytest.mark.parametrize(("denarii", "possible"), [(0, False), (1, True)])
def test_without_goods_mercator_needs_the_price_of_one_unit(denarii: int, possible: bool) -> None:  # §4.1
    table = merchant({}, denarii)  # wood is the cheapest of province 1
    assert ("place 1 mercator" in table.offers()) == possible


@pytest.mark.parametrize(("denarii", "possible"), [(1, False), (2, True)])
def test_the_cheapest_kind_on_the_card_decides(denarii: int, possible: bool) -> None:  # §4.1
    table = merchant({}, denarii)  # province 4 shows cattle 3, stone 2, mineral 3
    assert ("place 4 mercator" in table.offers()) == possible


@pytest.mark.parametrize("good", GOODS)
def test_without_denarii_one_good_to_sell_is_enough(good: str) -> None:  # §4.1
    assert "place 4 mercator" in merchant({good: 1}, 0).offers()


def test_without_a_card_mercator_is_not_possible() -> None:  # §6, [R]
    table = merchant(RICH, 50).cards_given(provinces={3: None})
    assert "place 3 mercator" not in table.offers()
    assert "place 2 mercator" in table.offers()


def test_without_any_card_not_even_selling_is_possible() -> None:  # §6, [R]
    table = merchant(RICH, 50).cards_given(provinces=dict.fromkeys(range(1, 6)))
    assert not [move for move in table.offers() if move.endswith("mercator")]


# §6.6, §11: patrons at Mercator


def test_a_patron_at_mercator_adds_two_denarii_afterwards() -> None:  # §6.6, §11, M2
    table = active(merchant({"wood": 1}, 0, players=4), "cato").play("place 1 mercator", "sell wood", "done")
    table.play("gain cato")
    assert table.denarii("yellow") == 3


def test_a_patrons_denarii_come_too_late_to_buy() -> None:  # §6.6
    table = active(merchant({}, 0, players=4), "cato")
    assert not [move for move in table.offers() if move.endswith("mercator")]


def test_a_patron_at_mercator_adds_one_surplus() -> None:  # §6.6, §11, M3
    table = active(merchant({"wood": 1}, 0), "atticus").play("place 1 mercator", "sell wood", "done")
    table.play("gain atticus")
    assert table.surplus("yellow") == 3


def test_a_patron_at_mercator_adds_a_good_of_the_card() -> None:  # §6.6, §11, M4
    table = active(merchant({"wine": 1}, 0, players=4), "pompeius").play("place 1 mercator", "sell wine", "done")
    table.play("gain pompeius")
    assert sorted(table.offers()) == ["pick mineral", "pick stone", "pick wood"]
    table.play("pick mineral")
    assert table.goods("yellow") == {"mineral": 1}


def test_a_gain_may_be_declined() -> None:  # §6.6
    table = active(merchant({"wood": 1}, 0), "atticus").play("place 1 mercator", "sell wood", "done")
    table.play("done")
    assert (table.decider, table.surplus("yellow")) == ("green", 2)


# §9: the advanced extra at Mercator


def test_each_card_spent_at_mercator_gives_a_good_of_the_card_for_free() -> None:  # §9
    table = merchant({"cattle": 1}, 0, advanced="on").cards_given(owned={"yellow": ["A07", "A10"]})
    table.play("place 1 mercator", "spend amphora 2")
    assert sorted(table.offers()) == ["pick mineral", "pick stone", "pick wood"]
    table.play("pick mineral", "pick mineral")
    assert table.goods("yellow") == {"cattle": 1, "mineral": 2}
    assert (table.frame, table.denarii("yellow")) == ("SELL", 0)


def test_goods_of_an_extra_before_the_action_may_be_sold_in_it() -> None:  # §4.1, §6.6
    table = merchant({}, 0, advanced="on").cards_given(owned={"yellow": ["A07"]})
    assert "place 1 mercator" in table.offers()
    table.play("place 1 mercator").auto()
    if table.frame == "EXTRA_BEFORE":
        table.play("spend amphora 1")
    table.play("pick mineral").auto()
    assert table.denarii("yellow") == PRICES["mineral"]


def test_an_extra_is_no_sale_or_purchase() -> None:  # §6, §9
    table = merchant({}, 1, advanced="on").cards_given(owned={"yellow": ["A07"]})
    table.play("place 4 mercator").auto()  # stone, the cheapest, costs 2: without the extra nothing could be done
    assert table.frame == "PICK"
    table.play("pick stone")
    assert "done" not in table.offers()
