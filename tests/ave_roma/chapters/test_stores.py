"""Stores, §5.1 and §5.2, and the half-parts of province cards, §5.6."""

import pytest

from tests.ave_roma.chapters.table import Table

GOODS = ("wood", "stone", "cattle", "grain", "mineral", "wine")
FULL = dict.fromkeys(GOODS, 3)
PRICES = {"wood": 1, "stone": 2, "cattle": 3, "grain": 2, "mineral": 3, "wine": 1}  # board 1A, Yellow's
STONE = {"1A": 2, "1B": 2, "2A": 2, "2B": 2, "3A": 1, "3B": 3, "4A": 1, "4B": 3, "5A": 3, "5B": 1}
HANNIBAL_1_SURPLUS = 2
CARD_WITH = {"wood": "A11", "stone": "A01", "cattle": "A13", "grain": "A05", "mineral": "A15", "wine": "A06"}


def yellow(goods: dict[str, int], surplus: int = 0, denarii: int = 0, advanced: str = "off") -> Table:
    """Provinces: 1 stone stone wood mineral · 2 wood wine grain cattle · 3 grain wine wine stone · 4 cattle stone
    cattle mineral · 5 grain grain wood mineral."""
    table = Table(3, advanced=advanced)
    return table.given(goods={"yellow": goods}, surplus={"yellow": surplus}, denarii={"yellow": denarii})


def keeping(province: int, card: str, *owned: str) -> Table:
    """Yellow, with empty stores and 9 denarii, may keep this card through Aedilis; he has others already."""
    table = yellow({}, denarii=9)
    return table.cards_given(owned={"yellow": owned}, provinces={province: card}, upper=[province])


def stores(table: Table) -> tuple[dict[str, int], int, int]:
    return table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")


# §5.1


def test_goods_up_to_three_of_a_kind_are_stored_without_a_question() -> None:  # §2, §5.1
    table = yellow({"stone": 1, "wood": 2, "mineral": 2}).play("place 1 aedilis")
    assert table.decider == "green"
    assert stores(table) == ({"stone": 3, "wood": 3, "mineral": 3}, 0, 0)


def test_a_unit_above_three_asks_for_surplus_or_denarii() -> None:  # §5.1
    table = yellow({"stone": 2}).play("place 1 aedilis")
    assert (table.frame, table.decider) == ("OVERFLOW", "yellow")
    assert sorted(table.offers()) == ["denarii", "surplus"]


def test_a_unit_above_three_may_become_one_surplus() -> None:  # §5.1
    table = yellow({"stone": 2}, surplus=2).play("place 1 aedilis", "surplus")
    assert stores(table) == ({"stone": 3, "wood": 1, "mineral": 1}, 3, 0)


@pytest.mark.parametrize("good", GOODS)
def test_a_unit_above_three_may_become_its_price_in_denarii(good: str) -> None:  # §5.1
    table = yellow({good: 3}, denarii=4).cards_given(provinces={1: CARD_WITH[good]})
    table.play("place 1 aedilis")
    while table.frame == "OVERFLOW":
        table.play("denarii")
    assert table.denarii("yellow") == 4 + 2 * PRICES[good]
    assert table.goods("yellow")[good] == 3


@pytest.mark.parametrize("board", STONE)
def test_the_price_of_a_unit_above_three_is_the_one_on_the_own_board(board: str) -> None:  # §5.1
    table = yellow({"stone": 3}).given(boards={"yellow": board})
    table.play("place 1 aedilis", "denarii", "denarii")
    assert table.denarii("yellow") == 2 * STONE[board]


@pytest.mark.parametrize(
    ("first", "second", "surplus", "denarii"),
    [
        ("surplus", "surplus", 2, 0),
        ("surplus", "denarii", 1, 2),
        ("denarii", "surplus", 1, 2),
        ("denarii",) * 2 + (0, 4),
    ],
)
def test_the_choice_is_made_per_unit(first: str, second: str, surplus: int, denarii: int) -> None:  # §5.1
    table = yellow({"stone": 3}).play("place 1 aedilis", first, second)
    assert stores(table) == ({"stone": 3, "wood": 1, "mineral": 1}, surplus, denarii)


def test_with_surplus_at_seven_a_unit_above_three_becomes_denarii() -> None:  # §5.1
    table = yellow({"stone": 3}, surplus=7).play("place 1 aedilis").auto()
    assert stores(table) == ({"stone": 3, "wood": 1, "mineral": 1}, 7, 4)


def test_when_surplus_reaches_seven_the_next_unit_becomes_denarii() -> None:  # §5.1
    table = yellow({"stone": 3}, surplus=6).play("place 1 aedilis", "surplus").auto()
    assert table.decider == "green"
    assert stores(table) == ({"stone": 3, "wood": 1, "mineral": 1}, 7, 2)


def test_the_seventh_surplus_may_still_be_taken() -> None:  # §2, §5.1
    table = yellow({"stone": 2}, surplus=6).play("place 1 aedilis", "surplus")
    assert table.surplus("yellow") == 7


def test_surplus_gained_at_seven_is_lost() -> None:  # §5.1, patron's gain M3
    table = yellow({}, surplus=7).given(political={"yellow": 1})
    table.cards_given(owned={"yellow": ["fabius"]}, active=["fabius"]).play("place 1 aedilis", "gain fabius").auto()
    assert stores(table) == ({"stone": 2, "wood": 1, "mineral": 1}, 7, 0)


def test_a_gain_of_surplus_is_offered_though_it_would_be_lost() -> None:  # §6.9
    table = yellow({}, surplus=7).given(political={"yellow": 1})
    table.cards_given(owned={"yellow": ["fabius"]}, active=["fabius"]).play("place 1 aedilis")
    assert "gain fabius" in table.offers()


def test_surplus_of_a_building_pair_is_lost_at_seven() -> None:  # §5.1
    table = yellow(FULL, surplus=7, denarii=20)
    table.cards_given(owned={"yellow": ["aquaeductus-built"]})
    table.cards_given(rows={"building": [None, None, None, None, "aquaeductus-plan"]}).play("place 1 aedificator 5")
    assert "aquaeductus-plan" in table.cards("yellow")
    assert table.surplus("yellow") == 7
    assert table.denarii("yellow") <= 20


def test_surplus_of_an_advanced_extra_above_seven_is_lost() -> None:  # §5.1, §6.9
    table = yellow({}, surplus=6, advanced="on").cards_given(owned={"yellow": ["A07", "A10", "A13"]})
    table.play("place 1 aedilis", "spend amphora 3").auto()
    assert stores(table) == ({"stone": 2, "wood": 1, "mineral": 1}, 7, 0)


def test_the_third_war_card_of_a_set_gives_its_surplus_up_to_seven() -> None:  # §5.1
    table = yellow({}, surplus=7, denarii=20).cards_given(
        owned={"yellow": ["hannibal-4", "hannibal-5"]}, rows={"war": [None, None, None, None, "hannibal-1"]}
    )
    table.play("place 1 legatus 5")
    assert table.surplus("yellow") == 7 - HANNIBAL_1_SURPLUS + 1


def test_a_good_of_a_building_pair_that_does_not_fit_becomes_surplus_or_denarii() -> None:  # §5.1
    table = yellow(FULL, denarii=20).cards_given(owned={"yellow": ["colosseum-built"]})
    table.play("place 1 aedificator 5")  # the pair gives a mineral, which the Colosseum does not cost
    assert table.frame == "OVERFLOW"
    before = table.surplus("yellow")
    table.play("surplus")
    assert (table.surplus("yellow"), table.goods("yellow")["mineral"]) == (before + 1, 3)


def test_different_goods_that_do_not_fit_may_be_mixed_freely() -> None:  # §5.1
    results = set()
    for answers in (("surplus", "denarii"), ("denarii", "surplus")):
        table = yellow({"grain": 3, "cattle": 3}).play("place 2 aedilis", *answers)
        results.add(stores(table)[1:])
    assert results == {(1, PRICES["grain"]), (1, PRICES["cattle"])}


def test_worked_example_two_stones_with_two_in_store_make_one_stone_and_one_surplus() -> None:  # §5.1, Aedilis [S]
    table = Table(3, provinces=("A02", "A04", "A01", "A03", "A05"))
    table.given(goods={"yellow": {"stone": 2}}, surplus={"yellow": 1}).play("place 3 aedilis", "surplus")
    assert stores(table) == ({"stone": 3, "wood": 1, "mineral": 1}, 2, 3)


# §5.2


def test_a_good_may_be_bought_above_three() -> None:  # §5.2
    table = yellow({"wine": 3}, denarii=5).play("place 3 mercator", "done")
    assert "buy wine" in table.offers()


def test_a_bought_unit_above_three_asks_for_surplus_or_denarii() -> None:  # §5.2
    table = yellow({"wine": 3}, denarii=5).play("place 3 mercator", "done", "buy wine")
    assert table.frame == "OVERFLOW"
    assert sorted(table.offers()) == ["denarii", "surplus"]


def test_a_bought_unit_above_three_may_become_surplus() -> None:  # §5.2
    table = yellow({"wine": 3}, denarii=5).play("place 3 mercator", "done", "buy wine", "surplus", "done")
    assert stores(table) == ({"wine": 3}, 1, 5 - PRICES["wine"])


def test_a_bought_unit_above_three_may_become_its_price_again() -> None:  # §5.2 [R]
    table = yellow({"grain": 3}, denarii=5).play("place 3 mercator", "done", "buy grain", "denarii", "done")
    assert stores(table) == ({"grain": 3}, 0, 5)


def test_with_surplus_at_seven_a_bought_unit_above_three_becomes_its_price() -> None:  # §5.2
    table = yellow({"grain": 3}, surplus=7, denarii=2).play("place 3 mercator", "done", "buy grain").auto()
    table.play("done")
    assert stores(table) == ({"grain": 3}, 7, 2)


def test_a_unit_above_three_must_be_paid_before_its_price_comes_back() -> None:  # §5.2
    table = yellow({"stone": 3}, denarii=1).given(boards={"yellow": "1B"})  # stone 2, grain 2, wine 3
    table.cards_given(provinces={3: "A18"}).play("place 3 mercator")  # stone, grain, wood at 3
    assert "done" not in table.offers()  # nothing could be bought, so something has to be sold


def test_units_bought_above_three_count_towards_the_four() -> None:  # §5.2
    table = yellow({"wine": 3}, denarii=9).play("place 3 mercator", "done")
    table.play(*["buy wine", "surplus"] * 4).auto()
    assert table.decider == "green"
    assert stores(table) == ({"wine": 3}, 4, 5)


# §5.6

PARTS = [
    ("A01", "A03", ["stone", "wood"]),
    ("A02", "A04", ["cattle", "grain"]),
    ("A05", "A06", ["mineral", "wine"]),
    ("A09", "A11", sorted(GOODS)),
]


@pytest.mark.parametrize(("owned", "kept", "choice"), PARTS)
def test_two_equal_half_parts_offer_a_good_of_their_colour(owned: str, kept: str, choice: list[str]) -> None:  # §5.6
    table = keeping(5, kept, owned).play("place 5 aedilis", "draw A07")
    assert table.frame == "PICK"
    assert sorted(table.offers()) == [f"pick {good}" for good in choice]


@pytest.mark.parametrize("good", GOODS)
def test_two_multicoloured_parts_give_any_one_good(good: str) -> None:  # §5.6
    table = keeping(5, "A11", "A09").play("place 5 aedilis", "draw A07")
    before = table.goods("yellow").get(good, 0)
    table.play(f"pick {good}")
    assert table.goods("yellow")[good] == before + 1
    assert table.decider == "green"


@pytest.mark.parametrize(("good", "kept", "owned"), [("wood", "A06", "A05"), ("mineral", "A03", "A01")])
def test_a_good_of_another_colour_is_not_offered_for_a_pair_of_parts(good: str, kept: str, owned: str) -> None:  # §5.6
    table = keeping(5, kept, owned).play("place 5 aedilis", "draw A07")
    assert f"pick {good}" not in table.offers()


@pytest.mark.parametrize(
    ("owned", "kept"), [("A01", "A02"), ("A02", "A05"), ("A05", "A01"), ("A09", "A01"), ("A01", "A09")]
)
def test_two_different_half_parts_give_nothing(owned: str, kept: str) -> None:  # §5.6
    table = keeping(5, kept, owned).play("place 5 aedilis", "draw A07")
    assert (table.frame, table.decider) == ("TURN", "green")
    assert sum(table.goods("yellow").values()) == 4


def test_a_single_half_part_gives_nothing() -> None:  # §5.6
    table = keeping(5, "A01").play("place 5 aedilis", "draw A07")
    assert (table.frame, table.decider) == ("TURN", "green")


def test_each_part_counts_once_so_the_third_gives_nothing() -> None:  # §5.6
    table = keeping(5, "A08", "A01", "A03").play("place 5 aedilis", "draw A07")
    assert (table.frame, table.decider) == ("TURN", "green")


def test_the_fourth_equal_part_makes_a_second_pair() -> None:  # §5.6
    table = keeping(5, "A08", "A01", "A03", "A13").play("place 5 aedilis", "draw A07")
    assert table.frame == "PICK"
    table.play("pick wood")
    assert table.decider == "green"  # one good, not two


def test_parts_of_other_players_do_not_count() -> None:  # §5.6
    table = keeping(5, "A03").cards_given(owned={"green": ["A01"]}).play("place 5 aedilis", "draw A07")
    assert (table.frame, table.decider) == ("TURN", "green")


def test_the_cards_of_a_pair_of_parts_stay_with_their_owner() -> None:  # §5.6
    table = keeping(5, "A03", "A01").play("place 5 aedilis", "draw A07", "pick wood")
    assert {"A01", "A03"} <= table.cards("yellow")


def test_the_good_of_a_pair_of_parts_above_three_asks_for_surplus_or_denarii() -> None:  # §5.6, §5.1
    table = keeping(5, "A08", "A01").given(goods={"yellow": {"stone": 3}}).play("place 5 aedilis", "draw A07")
    table.play("pick stone")
    assert table.frame == "OVERFLOW"
    table.play("denarii")
    assert stores(table) == ({"wood": 1, "stone": 3, "cattle": 2, "grain": 1}, 0, 7 + PRICES["stone"])


@pytest.mark.parametrize("location", ["mercator", "aedilis", "propraetor"])
def test_the_pair_of_parts_pays_at_whatever_location_the_card_was_kept(location: str) -> None:  # §5.6
    table = keeping(5, "A03", "A01").given(denarii={"yellow": 3})
    table.play(f"place 5 {location}")
    table.play(*{"mercator": ["buy wine"], "aedilis": [], "propraetor": ["upper", "done"]}[location])
    while table.frame != "DRAW_PROVINCE":
        table.auto()
        if table.frame == "BUY":
            table.play("done")
    table.play("draw A07")
    assert sorted(table.offers()) == ["pick stone", "pick wood"]
