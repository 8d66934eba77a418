"""The province card, §6.1: first use, second use and its fee, empty spaces, and who can pay the fee (§4.1, §6.6)."""

import copy
import itertools
from collections.abc import Callable

import pytest

from tests.ave_roma.chapters.table import Table

PRICES = {"wood": 1, "stone": 2, "cattle": 3, "grain": 2, "mineral": 3, "wine": 1}  # board 1A, Yellow's
GOODS = tuple(PRICES)
LOCATIONS = ("mercator", "aedilis", "propraetor")
# The shortest way through an action in province 2 (wood wine | grain cattle) for a player without goods.
WAYS = {"mercator": ["buy wine", "done"], "aedilis": [], "propraetor": ["upper", "done"]}
FEES = {"off": 2, "on": 3}
ICON = "castra-built"  # a card with one influence icon
Stores = dict[str, int]


def player(goods: Stores | None = None, denarii: int = 9, players: int = 3, advanced: str = "off") -> Table:
    table = Table(players, advanced=advanced)
    return table.given(goods={"yellow": goods or {}}, surplus={"yellow": 0}, denarii={"yellow": denarii})


def second(goods: Stores | None = None, denarii: int = 9, players: int = 3, advanced: str = "off") -> Table:
    """Province 2's card has been used once."""
    return player(goods, denarii, players, advanced).cards_given(upper=[2])


def empty(
    goods: Stores | None = None, denarii: int = 9, advanced: str = "off", cards: tuple[str, ...] = (ICON,)
) -> Table:
    """Province 2 has no card; Yellow has a card with influence."""
    return player(goods, denarii, advanced=advanced).cards_given(owned={"yellow": cards}, provinces={2: None})


def patron(table: Table, name: str) -> Table:
    return table.given(political={"yellow": 1}).cards_given(owned={"yellow": [name]}, active=[name])


def act(table: Table, location: str) -> Table:
    return table.play(f"place 2 {location}", *WAYS[location])


def offered(table: Table, location: str) -> bool:
    return f"place 2 {location}" in table.offers()


# §6.1: first use


@pytest.mark.parametrize("location", LOCATIONS)
def test_at_the_first_use_the_card_slides_up(location: str) -> None:  # §6.1
    table = act(player(), location)
    assert table.province(2) == ("A02", "upper")
    assert table.decider == "green"


@pytest.mark.parametrize("location", LOCATIONS)
def test_the_first_use_brings_neither_card_nor_cube_and_costs_no_fee(location: str) -> None:  # §6.1
    table = act(player(denarii=1), location)
    assert (table.cards("yellow"), table.cube(2)) == (set(), 0)
    assert table.denarii("yellow") == (0 if location == "mercator" else 1)


def test_a_use_moves_the_card_of_that_province_only() -> None:  # §6.1
    table = act(player(), "aedilis")
    lying = [table.province(number) for number in (1, 3, 4, 5)]
    assert lying == [("A01", "lower"), ("A03", "lower"), ("A04", "lower"), ("A05", "lower")]


@pytest.mark.parametrize("move", ["place 2 legatus 5", "place 2 roma", "place 2 quaestor", "train 2 1"])
def test_other_actions_do_not_move_the_card(move: str) -> None:  # §6.1
    table = second(dict.fromkeys(GOODS, 1), 20).given(surplus={"yellow": 7}).play(move)
    while table.frame == "PAY":
        table.play(table.offers()[0])
    assert table.decider == "green"
    assert (table.province(2), table.cube(2)) == (("A02", "upper"), 0)


def test_a_patrons_good_elsewhere_does_not_move_the_card() -> None:  # §6.1, M4 at Quaestor
    table = patron(second(players=5), "sallustius").play("place 2 quaestor", "gain sallustius", "pick grain")
    assert (table.province(2), table.cube(2), table.denarii("yellow")) == (("A02", "upper"), 0, 13)


# §6.1: second use


@pytest.mark.parametrize("location", LOCATIONS)
@pytest.mark.parametrize("advanced", FEES)
def test_the_second_use_costs_a_fee(advanced: str, location: str) -> None:  # §6.1
    table = act(second(advanced=advanced), location)
    bought = 1 if location == "mercator" else 0
    assert table.denarii("yellow") == 9 - bought - FEES[advanced]


@pytest.mark.parametrize("location", LOCATIONS)
def test_at_the_second_use_the_card_is_kept(location: str) -> None:  # §6.1
    assert "A02" in act(second(), location).cards("yellow")


@pytest.mark.parametrize("location", LOCATIONS)
def test_at_the_second_use_the_cube_of_that_province_rises_by_one(location: str) -> None:  # §6.1
    table = act(second().given(cubes={2: 3, 4: 1}), location)
    assert [table.cube(number) for number in range(1, 6)] == [0, 4, 0, 1, 0]


@pytest.mark.parametrize("location", LOCATIONS)
def test_at_the_second_use_a_new_card_comes_from_the_deck_into_the_lower_position(location: str) -> None:  # §6.1
    table = act(second(), location)
    assert (table.frame, table.decider) == ("DRAW_PROVINCE", "chance")
    assert set(table.offers()) == {f"draw {card}" for card in table.deck("province")}
    table.play("draw A09")
    assert table.province(2) == ("A09", "lower")
    assert "A09" not in table.deck("province")


@pytest.mark.parametrize("location", LOCATIONS)
def test_after_the_new_card_is_drawn_the_next_player_has_the_turn(location: str) -> None:  # §6.1
    table = act(second(), location).play("draw A09")
    assert (table.frame, table.decider) == ("TURN", "green")


def test_the_second_user_keeps_the_card_whoever_was_the_first() -> None:  # §6.1
    table = player().play("place 2 aedilis").given(denarii={"green": 2}, goods={"green": {}})
    table.play("place 2 propraetor", "upper", "done", "draw A09")
    assert (table.cards("yellow"), table.cards("green"), table.denarii("green")) == (set(), {"A02"}, 0)


def test_the_same_player_may_be_the_first_and_the_second_user() -> None:  # §6.1
    table = player().play("place 2 aedilis").turn_of("yellow").given(hand={"yellow": [2]})
    table.play("place 2 propraetor", "upper", "done")
    assert table.cards("yellow") == {"A02"}


def test_the_new_card_is_slid_up_by_the_next_use() -> None:  # §6.1
    table = second().play("place 2 aedilis", "draw A09", "place 2 aedilis").auto()
    while table.frame == "OVERFLOW":
        table.play("surplus")
    assert table.province(2) == ("A09", "upper")


def test_the_part_bonus_comes_after_the_new_card() -> None:  # §6.1
    table = second().cards_given(owned={"yellow": ["A07"]}).play("place 2 aedilis")
    assert table.frame == "DRAW_PROVINCE"
    assert table.play("draw A09").frame == "PICK"


def test_with_an_empty_deck_the_card_is_kept_the_cube_rises_and_the_space_stays_empty() -> None:  # §6.1, §7.1
    table = second().cards_given(decks={"province": []}).play("place 2 aedilis")
    assert (table.cards("yellow"), table.cube(2), table.province(2)) == ({"A02"}, 1, None)
    assert table.denarii("yellow") == 7


# §6.1: an empty space


@pytest.mark.parametrize("advanced", FEES)
def test_an_empty_space_costs_the_same_fee(advanced: str) -> None:  # §6.1
    table = empty(advanced=advanced).play("place 2 propraetor").auto()
    if table.frame == "EXTRA_BEFORE":
        table.play("main").auto()
    assert table.influence("yellow", 2) == 1
    assert table.denarii("yellow") == 9 - FEES[advanced]


def test_an_empty_space_gives_nothing_and_leaves_the_cube() -> None:  # §6.1
    table = empty().given(cubes={2: 4}).play("place 2 propraetor").auto()
    assert (table.goods("yellow"), table.cube(2), table.province(2)) == ({}, 4, None)
    assert table.cards("yellow") == {ICON}
    assert (table.frame, table.decider) == ("TURN", "green")


def test_an_empty_space_asks_for_no_half_and_offers_no_further_good() -> None:  # §6.1
    table = empty(cards=(ICON, "hannibal-3")).play("place 2 propraetor")
    while table.frame == "ADMINISTER":
        assert table.offers() == ["influence"]
        table.play("influence")
    assert table.frame == "INFLUENCE"


def test_on_an_empty_space_at_least_one_card_is_played() -> None:  # §6.1
    table = empty(cards=(ICON, "aquaeductus-plan")).play("place 2 propraetor")
    while table.frame == "ADMINISTER":
        table.play("influence")
    assert sorted(table.offers()) == ["play 1", "play 2"]


@pytest.mark.parametrize("cards", [(), ("insula-built",), ("cicero",), ("A07",)])
def test_without_a_card_to_play_an_empty_space_cannot_be_governed(cards: tuple[str, ...]) -> None:  # §6.1
    assert not offered(empty(cards=cards), "propraetor")


def test_a_used_card_does_not_open_an_empty_space() -> None:  # §6.1
    assert not offered(empty().cards_given(used=[ICON]), "propraetor")


@pytest.mark.parametrize("location", ["mercator", "aedilis"])
def test_mercator_and_aedilis_cannot_use_an_empty_space(location: str) -> None:  # §6.1
    assert not offered(empty(dict.fromkeys(GOODS, 3)), location)


@pytest.mark.parametrize("advanced", FEES)
def test_an_empty_space_needs_exactly_the_fee(advanced: str) -> None:  # §6.1
    fee = FEES[advanced]
    assert offered(empty(denarii=fee, advanced=advanced), "propraetor")
    assert not offered(empty(denarii=fee - 1, advanced=advanced), "propraetor")


def test_goods_in_store_do_not_pay_the_fee_of_an_empty_space() -> None:  # §6.1
    assert not offered(empty(dict.fromkeys(GOODS, 3), 1), "propraetor")


@pytest.mark.parametrize(("cards", "possible"), [(("A07", "A10", "A13"), True), (("A07", "A10"), False)])
def test_three_cards_spent_open_an_empty_space_in_the_advanced_game(cards: tuple[str, ...], possible: bool) -> None:
    assert offered(empty(denarii=3, advanced="on", cards=cards), "propraetor") == possible


def test_an_empty_space_governed_by_three_spent_cards_costs_the_fee_and_gives_the_level() -> None:  # §6.1
    table = empty(denarii=3, advanced="on", cards=("A07", "A10", "A13")).play("place 2 propraetor")
    while table.decider == "yellow":
        table.play(table.offers()[-1])
    assert (table.influence("yellow", 2), table.denarii("yellow")) == (1, 0)
    assert table.spent("yellow") == {"A07", "A10", "A13"}


def test_a_patron_that_waives_the_fee_does_not_waive_it_on_an_empty_space() -> None:  # §6.1, M5
    assert not offered(patron(empty(denarii=1), "quirinius"), "propraetor")
    table = patron(empty(denarii=2), "quirinius").play("place 2 propraetor").auto()
    assert table.denarii("yellow") == 0


# §4.1, §6.1: whoever cannot pay may not act


@pytest.mark.parametrize("advanced", FEES)
@pytest.mark.parametrize("location", ["aedilis", "propraetor"])
def test_the_fee_in_hand_is_just_enough(location: str, advanced: str) -> None:  # §4.1, §6.1
    fee = FEES[advanced]
    assert not offered(second(denarii=fee - 1, advanced=advanced), location)
    table = act(second(denarii=fee, advanced=advanced), location)
    assert (table.denarii("yellow"), table.cards("yellow")) == (0, {"A02"})


@pytest.mark.parametrize("units", list(itertools.product((2, 3), repeat=4)))
@pytest.mark.parametrize("denarii", [0, 1])
def test_aedilis_is_offered_if_the_goods_above_the_limit_can_pay(units: tuple[int, ...], denarii: int) -> None:
    store = dict(zip(("wood", "wine", "grain", "cattle"), units, strict=True))
    worth = sum(PRICES[good] for good, held in store.items() if held == 3)
    assert offered(second(store, denarii), "aedilis") == (denarii + worth >= 2)


def test_what_must_pay_the_fee_cannot_become_surplus() -> None:  # §4.1, §6.1
    table = second({"wood": 3, "wine": 3}, 0).play("place 2 aedilis")  # one denarius each
    assert "surplus" not in (table.offers() if table.frame == "OVERFLOW" else [])
    assert (table.auto().denarii("yellow"), table.surplus("yellow"), table.decider) == (0, 0, "chance")


def test_once_the_fee_is_secured_the_rest_is_free_to_choose() -> None:  # §4.1, §6.1
    table = second({"wood": 3, "wine": 3}, 1).play("place 2 aedilis", "denarii")
    assert sorted(table.offers()) == ["denarii", "surplus"]


def test_the_last_chance_to_pay_the_fee_must_be_taken() -> None:  # §4.1, §6.1
    table = second({"wood": 3, "wine": 3}, 1).play("place 2 aedilis", "surplus").auto()
    assert (table.denarii("yellow"), table.surplus("yellow"), table.decider) == (0, 1, "chance")


@pytest.mark.parametrize("store", [{"wood": 1}, {"wood": 2}, {"wood": 1, "wine": 1}, {"stone": 1}, {"mineral": 1}, {}])
@pytest.mark.parametrize("denarii", [0, 1, 2, 3])
def test_mercator_is_offered_if_sales_or_a_purchase_leave_the_fee(store: Stores, denarii: int) -> None:  # §4.1, §6.1
    sales = sum(PRICES[good] * held for good, held in store.items())
    by_selling = bool(store) and denarii + sales >= 2
    by_buying = denarii - PRICES["wine"] >= 2  # the cheapest kind of the card
    assert offered(second(store, denarii), "mercator") == (by_selling or by_buying)


def test_selling_does_not_end_before_the_fee_is_secured() -> None:  # §4.1, §6.1
    table = second({"wood": 3}, 0).play("place 2 mercator")
    assert table.offers() == ["sell wood"]
    assert table.play("sell wood").offers() == ["sell wood"]
    assert "done" in table.play("sell wood").offers()


def test_a_purchase_that_would_eat_the_fee_is_not_offered() -> None:  # §4.1, §6.1
    table = second(denarii=4).play("place 2 mercator")  # wood 1, wine 1, grain 2, cattle 3
    assert sorted(table.offers()) == ["buy grain", "buy wine", "buy wood"]
    assert table.play("buy grain").auto().decider == "chance"
    assert table.denarii("yellow") == 0


def test_a_good_bought_above_the_limit_gives_the_fee_back() -> None:  # §5.2
    table = second({"wine": 3}, 2).play("place 2 mercator", "done")
    assert "buy wine" in table.offers()
    assert "buy wood" not in table.offers()
    table.play("buy wine").auto()
    assert "surplus" not in table.offers()
    table.play(*(["done"] if table.frame == "BUY" else []))
    assert (table.denarii("yellow"), table.surplus("yellow"), table.goods("yellow")) == (0, 0, {"wine": 3})


def test_propraetor_may_pay_the_fee_with_the_further_good() -> None:  # §4.1, §6.1
    table = second({"cattle": 3}, 0).cards_given(owned={"yellow": [ICON]}).play("place 2 propraetor", "upper")
    assert table.offers() == ["receive cattle"]
    assert table.auto().decider == "chance"
    assert table.denarii("yellow") == 1


def test_a_half_after_which_the_fee_cannot_be_paid_is_not_offered() -> None:  # §4.1, §6.1
    table = second({"wood": 3}, 0)  # the upper half gives 1 denarius for the wood, a further wood the second
    assert table.play("place 2 propraetor").offers() == ["upper"]


def test_propraetor_is_not_offered_if_neither_half_nor_further_good_pays() -> None:  # §4.1, §6.1
    assert not offered(second({"wood": 2, "wine": 2, "grain": 1, "cattle": 1}, 0), "propraetor")


def test_denarii_of_a_patron_pay_the_fee_and_cannot_be_declined_then() -> None:  # §4.1, §6.1, M2 at Aedilis
    assert not offered(second(denarii=0), "aedilis")
    table = patron(second(denarii=0), "varro").play("place 2 aedilis")
    assert table.offers() == ["gain varro"]
    assert table.auto().denarii("yellow") == 0


def test_denarii_of_a_patron_complete_a_sale() -> None:  # §4.1, §6.1, M2 at Mercator
    assert not offered(second({"wood": 1}, 0, players=4), "mercator")
    table = patron(second({"wood": 1}, 0, players=4), "cato").play("place 2 mercator", "sell wood")
    assert "buy wood" in table.offers()  # the 2 denarii to come are the fee
    table.play("done")
    assert table.offers() == ["gain cato"]


def test_a_good_of_a_patron_above_the_limit_pays_the_fee() -> None:  # §4.1, §6.1, M4 at Propraetor
    assert not offered(second({"cattle": 1}, 0), "propraetor")
    table = patron(second({"cattle": 1}, 0), "strabo").play("place 2 propraetor")
    assert table.offers() == ["lower"]  # cattle 2; a further one: 3; the patron's: 3 denarii
    assert table.play("lower").offers() == ["receive cattle"]
    assert table.auto().denarii("yellow") == 1


def test_a_good_of_a_patron_that_must_pay_the_fee_is_forced() -> None:  # §4.1, §6.1, M4 at Mercator
    table = patron(second({"wood": 1, "cattle": 3}, 0, players=4), "pompeius").play(
        "place 2 mercator", "sell wood", "done"
    )
    assert table.play("done").offers() == ["gain pompeius"]
    assert table.play("gain pompeius").offers() == ["pick cattle"]
    assert table.auto().denarii("yellow") == 1 + 3 - 2


@pytest.mark.parametrize(
    ("name", "location", "spent"),
    [("verres", "aedilis", 0), ("quirinius", "propraetor", 0), ("rabirius", "mercator", 1)],
)
def test_a_patron_that_waives_the_fee_gives_the_card_for_nothing(name: str, location: str, spent: int) -> None:  # M5
    table = act(patron(second(denarii=spent), name), location)
    assert (table.cards("yellow"), table.denarii("yellow"), table.cube(2)) == ({"A02", name}, 0, 1)


def test_the_part_bonus_comes_too_late_to_pay_the_fee() -> None:  # §6.6
    table = second({"cattle": 2, "grain": 2}, 0).cards_given(owned={"yellow": ["A07"]})  # a second green part
    assert not offered(table, "aedilis")


@pytest.mark.parametrize(("cards", "possible"), [(["A07"], False), (["A07", "A10"], True)])
def test_goods_of_an_advanced_extra_may_be_sold_for_the_fee(cards: list[str], possible: bool) -> None:  # §6.6, §9
    table = player(advanced="on", denarii=0).cards_given(owned={"yellow": cards}, upper=[3])  # best: 2 denarii each
    assert ("place 3 mercator" in table.offers()) == possible


@pytest.mark.parametrize(
    ("arranged", "kept"),
    [
        (lambda: second({"wood": 3, "wine": 3}, 0), True),
        (lambda: second({"wood": 3, "grain": 3}, 1).cards_given(owned={"yellow": [ICON]}), True),
        (lambda: patron(second({"wood": 2, "cattle": 2}, 1), "varro"), True),
        (lambda: patron(second({"cattle": 1, "grain": 1, "wood": 2}, 0), "strabo"), True),
        (lambda: patron(second({"wine": 3}, 2), "atticus"), True),
        (lambda: patron(empty({"wine": 3}, 2), "agricola"), False),
    ],
    ids=["overflow", "influence", "denarii", "good", "purchase", "empty"],
)
def test_after_an_offered_placement_every_choice_leads_to_a_paid_end(
    arranged: Callable[[], Table], kept: bool
) -> None:  # §4.1
    table = arranged()
    ways = [(arranged(), [f"place 2 {location}"]) for location in LOCATIONS if offered(table, location)]
    seen = set()
    while ways:
        here, moves = ways.pop()
        here.play(moves[-1])
        if here.decider != "yellow":
            assert here.denarii("yellow") >= 0
            assert ("A02" in here.cards("yellow")) == kept
        elif (way := tuple(sorted(moves))) not in seen:  # the order of sales does not matter
            seen.add(way)
            assert here.offers(), moves
            ways += [(copy.deepcopy(here), [*moves, move]) for move in here.offers()]
    assert seen
