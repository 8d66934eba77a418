"""Aedilis and Propraetor, §6; the province card they move is in test_province_card.py."""

import pytest

from tests.ave_roma.chapters.table import Table

CARDS = {  # upper and lower half of the province cards as they lie
    1: (["stone", "stone"], ["wood", "mineral"]),
    2: (["wood", "wine"], ["grain", "cattle"]),
    3: (["grain", "wine"], ["wine", "stone"]),
    4: (["cattle", "stone"], ["cattle", "mineral"]),
    5: (["grain", "grain"], ["wood", "mineral"]),
}
HALVES = [(value, half) for value in CARDS for half in ("upper", "lower")]
ONES = ["castra-built", "hannibal-3"]  # one influence icon each
TWO = "aquaeductus-plan"  # two


def counted(goods: list[str]) -> dict[str, int]:
    return {good: goods.count(good) for good in goods}


def yellow(goods: dict[str, int] | None = None, denarii: int = 9, players: int = 3, advanced: str = "off") -> Table:
    table = Table(players, advanced=advanced)
    return table.given(goods={"yellow": goods or {}}, surplus={"yellow": 0}, denarii={"yellow": denarii})


def governor(*cards: str) -> Table:
    """Yellow, with these cards, is in the second part of a Propraetor action in province 2."""
    return yellow().cards_given(owned={"yellow": cards}).play("place 2 propraetor", "lower")


# §6: Aedilis


@pytest.mark.parametrize("value", CARDS)
def test_aedilis_gives_all_four_goods_of_the_card_of_the_workers_value(value: int) -> None:  # §6
    table = yellow().play(f"place {value} aedilis")
    assert table.goods("yellow") == counted(CARDS[value][0] + CARDS[value][1])
    assert table.decider == "green"


def test_a_trained_worker_claims_the_card_of_its_changed_value() -> None:  # §6.5
    table = yellow().given(hand={"yellow": [1]}, trained={"yellow": {2: 3}}).play("place 3to5@2 aedilis")
    assert table.goods("yellow") == {"grain": 2, "wood": 1, "mineral": 1}
    assert table.province(5) == ("A05", "upper")
    assert table.workers("aedilis") == [3]


def test_aedilis_costs_nothing_on_a_card_in_the_lower_position() -> None:  # §6
    table = yellow(denarii=0).play("place 4 aedilis")
    assert table.denarii("yellow") == 0


def test_the_goods_are_the_same_from_a_card_in_the_upper_position() -> None:  # §6
    table = yellow().cards_given(upper=[4]).play("place 4 aedilis")
    assert table.goods("yellow") == {"cattle": 2, "stone": 1, "mineral": 1}


def test_without_a_card_aedilis_is_not_possible() -> None:  # §6
    table = yellow(denarii=50).cards_given(provinces={3: None})
    assert "place 3 aedilis" not in table.offers()
    assert "place 4 aedilis" in table.offers()


def test_aedilis_is_offered_though_every_good_goes_above_the_limit() -> None:  # §6.9
    table = yellow(dict.fromkeys(("wood", "wine", "grain", "cattle"), 3)).given(surplus={"yellow": 7})
    table.play("place 2 aedilis").auto()
    assert table.denarii("yellow") == 9 + 1 + 1 + 2 + 3


def test_a_patron_at_aedilis_adds_two_denarii() -> None:  # §6, M2
    table = yellow().given(political={"yellow": 1}).cards_given(owned={"yellow": ["varro"]}, active=["varro"])
    assert table.play("place 2 aedilis", "gain varro").denarii("yellow") == 11


def test_an_inactive_patron_at_aedilis_adds_nothing() -> None:  # §6
    table = yellow().cards_given(owned={"yellow": ["varro"]}).play("place 2 aedilis")
    assert (table.decider, table.denarii("yellow")) == ("green", 9)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_card_spent_at_aedilis_adds_one_surplus(number: int) -> None:  # §9 [R]
    table = yellow(advanced="on").cards_given(owned={"yellow": ["A07", "A10", "A13"]})
    table.play("place 2 aedilis", f"spend amphora {number}").auto()
    assert table.surplus("yellow") == number


# §6: Propraetor: the halves


@pytest.mark.parametrize("value", CARDS)
def test_propraetor_asks_for_the_upper_or_the_lower_half(value: int) -> None:  # §6
    table = yellow().play(f"place {value} propraetor")
    assert table.frame == "HALF"
    assert sorted(table.offers()) == ["lower", "upper"]


@pytest.mark.parametrize(("value", "half"), HALVES)
def test_propraetor_gives_the_two_goods_of_a_half(value: int, half: str) -> None:  # §6
    table = yellow().play(f"place {value} propraetor", half, "done")
    assert table.goods("yellow") == counted(CARDS[value][half == "lower"])
    assert table.decider == "green"


def test_a_trained_worker_governs_the_province_of_its_changed_value() -> None:  # §6.5
    table = yellow().given(hand={"yellow": [1]}, trained={"yellow": {2: 3}})
    table.play("place 3to1@2 propraetor", "upper", "done")
    assert table.goods("yellow") == {"stone": 2}


# §6: Propraetor: one more good


@pytest.mark.parametrize(("value", "half"), HALVES)
def test_one_more_good_may_be_any_shown_on_the_card(value: int, half: str) -> None:  # §6
    table = yellow().play(f"place {value} propraetor", half)
    kinds = set(CARDS[value][0] + CARDS[value][1])
    assert set(table.offers()) == {"done", *(f"receive {good}" for good in kinds)}


@pytest.mark.parametrize("good", ["wood", "wine", "grain", "cattle"])
def test_one_more_good_is_received_and_the_action_ends(good: str) -> None:  # §6
    table = yellow().play("place 2 propraetor", "upper", f"receive {good}")
    assert table.goods("yellow") == counted(["wood", "wine", good])
    assert table.decider == "green"


def test_the_second_part_may_be_declined() -> None:  # §6
    table = governor(TWO).play("done")
    assert table.goods("yellow") == {"grain": 1, "cattle": 1}
    assert table.influence("yellow", 2) is None
    assert table.used("yellow") == set()


def test_one_more_good_above_three_asks_for_surplus_or_denarii() -> None:  # §5.1
    table = yellow({"wine": 3}).play("place 2 propraetor", "lower", "receive wine")
    assert sorted(table.offers()) == ["denarii", "surplus"]


def test_whoever_takes_one_more_good_raises_no_influence() -> None:  # §6
    table = governor(TWO).play("receive wood")
    assert table.decider == "green"
    assert table.influence("yellow", 2) is None


def test_whoever_raises_influence_takes_no_further_good() -> None:  # §6
    table = governor(TWO).play("influence", "play 2").auto()
    assert table.decider == "green"
    assert table.goods("yellow") == {"grain": 1, "cattle": 1}


# §6: Propraetor: influence


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ([], False),
        (["insula-built", "hannibal-1", "cicero", "A07"], False),
        (["castra-built"], True),
        (["hannibal-3"], True),
        (["insula-built", "hannibal-5"], True),
    ],
)
def test_influence_needs_a_building_or_war_card_with_influence_icons(cards: list[str], offered: bool) -> None:  # §6
    assert ("influence" in governor(*cards).offers()) == offered


def test_used_cards_do_not_raise_influence_again() -> None:  # §6
    table = yellow().cards_given(owned={"yellow": [TWO]}, used=[TWO]).play("place 2 propraetor", "lower")
    assert "influence" not in table.offers()


def test_other_players_cards_do_not_raise_influence() -> None:  # §6
    table = yellow().cards_given(owned={"green": [TWO]}).play("place 2 propraetor", "lower")
    assert "influence" not in table.offers()


def test_buildings_and_war_cards_are_played_together() -> None:  # §6
    table = governor(*ONES, TWO).play("influence", "play 2", "play 1", "play 1").auto()
    assert table.influence("yellow", 2) == 4
    assert table.used("yellow") == {*ONES, TWO}


def test_not_all_cards_need_be_played() -> None:  # §6
    table = governor(*ONES, TWO).play("influence", "play 2", "done")
    assert table.influence("yellow", 2) == 2
    assert table.used("yellow") == {TWO}


def test_smaller_cards_may_be_played_and_larger_ones_kept() -> None:  # §6
    table = governor(*ONES, TWO).play("influence", "play 1", "play 1").auto()
    assert table.influence("yellow", 2) == 2
    assert table.used("yellow") == set(ONES)


def test_a_card_played_stays_with_its_owner() -> None:  # §6
    table = governor(TWO).play("influence", "play 2").auto()
    assert table.cards("yellow") == {TWO}


def test_a_card_is_usable_once() -> None:  # §6
    table = governor("castra-built", TWO).play("influence", "play 2", "done").turn_of("yellow")
    table.play("place 3 propraetor", "upper", "influence")
    assert "play 2" not in table.offers()
    assert "play 1" in table.offers()


def test_cards_are_used_up_even_if_levels_are_lost() -> None:  # §6
    table = (
        yellow().given(influence={"yellow": {2: 3}, "green": {2: 4}}).cards_given(owned={"yellow": ["castra-built"]})
    )
    table.play("place 2 propraetor", "lower", "influence", "play 1").auto()
    assert table.influence("yellow", 2) == 3
    assert table.used("yellow") == {"castra-built"}


def test_influence_is_offered_at_level_eight_though_it_would_be_lost() -> None:  # §6.9
    table = yellow().given(influence={"yellow": {2: 8}}).cards_given(owned={"yellow": [TWO]})
    table.play("place 2 propraetor", "lower", "influence", "play 2").auto()
    assert table.influence("yellow", 2) == 8
    assert table.used("yellow") == {TWO}


def test_the_cards_of_one_action_are_added_up_and_moved_once() -> None:  # §6
    table = yellow().given(influence={"yellow": {2: 1}, "green": {2: 2}}).cards_given(owned={"yellow": ONES})
    table.play("place 2 propraetor", "lower", "influence", "play 1", "play 1").auto()
    assert table.influence("yellow", 2) == 3


def test_influence_goes_to_the_province_of_the_workers_value() -> None:  # §6
    table = governor(TWO).play("influence", "play 2").auto()
    assert [table.influence("yellow", number) for number in range(1, 6)] == [None, 2, None, None, None]


def test_worked_example_surplus_for_the_grain_and_two_denarii_for_the_cattle() -> None:  # §6, [S]
    results = set()
    for answers in (("surplus", "denarii"), ("denarii", "surplus")):
        table = Table(3).given(goods={"blue": {"grain": 3, "cattle": 3}}, denarii={"blue": 0}, surplus={"blue": 0})
        table.turn_of("blue").play("place 2 propraetor", "lower", *answers)
        assert table.goods("blue") == {"grain": 3, "cattle": 3}
        results.add((table.surplus("blue"), table.denarii("blue")))
    assert (1, 2) in results


@pytest.mark.parametrize(("plays", "used"), [(["play 2", "play 1", "done"], 2), (["play 2", "play 1", "play 1"], 3)])
def test_worked_example_two_cards_reach_the_third_level_and_the_third_card_would_be_wasted(
    plays: list[str], used: int
) -> None:  # §6, [S]
    table = Table(3).given(influence={"yellow": {2: 4}}).cards_given(owned={"blue": [*ONES, TWO]})
    table.turn_of("blue").play("place 2 propraetor", "lower", "influence", *plays).auto()
    assert table.influence("blue", 2) == 3
    assert table.influence("yellow", 2) == 4
    assert len(table.used("blue")) == used


# §6: Propraetor: advanced extra


@pytest.mark.parametrize("spent", [1, 2, 4, 5])
def test_influence_cards_are_spent_in_threes(spent: int) -> None:  # §6, §9
    owned = ["A07", "A10", "A13", "A16", "A19", "hannibal-4"]
    table = yellow(advanced="on").cards_given(owned={"yellow": owned}).play("place 2 propraetor")
    assert f"spend amphora {spent}" not in table.offers()
    assert {"spend amphora 3", "spend amphora 6"} <= set(table.offers())


@pytest.mark.parametrize(("spent", "expected"), [(3, 1), (6, 2)])
def test_three_cards_spent_give_one_influence(spent: int, expected: int) -> None:  # §9
    owned = ["A07", "A10", "A13", "A16", "A19", "hannibal-4"]
    table = yellow(advanced="on").cards_given(owned={"yellow": owned})
    table.play("place 2 propraetor", f"spend amphora {spent}", "upper", "receive wine").auto()
    assert table.influence("yellow", 2) == expected


def test_an_advanced_batch_is_added_up_and_moved_once() -> None:  # §6
    owned = ["A07", "A10", "A13", "A16", "A19", "hannibal-4"]
    table = yellow(advanced="on").cards_given(owned={"yellow": owned})
    table.given(influence={"yellow": {2: 1}, "green": {2: 2}})
    table.play("place 2 propraetor", "spend amphora 6", "upper", "receive wine").auto()
    assert table.influence("yellow", 2) == 3


def test_an_advanced_batch_and_the_cards_of_the_action_are_moved_apart() -> None:  # two moves: §6, §6.6
    owned = ["A07", "A10", "A13", "castra-built"]
    table = yellow(advanced="on").cards_given(owned={"yellow": owned})
    table.given(influence={"yellow": {2: 1}, "green": {2: 2}})
    table.play("place 2 propraetor", "spend amphora 3", "upper", "influence", "play 1").auto()
    assert table.influence("yellow", 2) == 1


def test_a_card_played_for_influence_may_also_be_spent() -> None:  # §9
    table = yellow(advanced="on").cards_given(owned={"yellow": ["A07", "A10", "castra-built"]})  # three amphorae
    table.play("place 2 propraetor", "main", "upper", "influence", "play 1").auto()
    table.play("spend amphora 3").auto()
    assert table.influence("yellow", 2) == 2
    assert table.spent("yellow") == {"A07", "A10", "castra-built"}
    assert table.used("yellow") == {"castra-built"}


# §6: Propraetor: patrons


def test_a_patron_at_propraetor_adds_one_surplus() -> None:  # §6, M3
    table = yellow().given(political={"yellow": 1}).cards_given(owned={"yellow": ["agricola"]}, active=["agricola"])
    assert table.play("place 2 propraetor", "upper", "done", "gain agricola").surplus("yellow") == 1


def test_a_patron_at_propraetor_adds_a_good_of_the_card() -> None:  # §6, M4
    table = yellow().given(political={"yellow": 1}).cards_given(owned={"yellow": ["strabo"]}, active=["strabo"])
    table.play("place 2 propraetor", "upper", "receive wine", "gain strabo")
    assert sorted(table.offers()) == ["pick cattle", "pick grain", "pick wine", "pick wood"]
    assert table.play("pick cattle").goods("yellow") == {"wood": 1, "wine": 2, "cattle": 1}


def test_a_patron_at_propraetor_raises_the_cube_besides() -> None:  # §6, M12
    table = (
        yellow(players=5).given(political={"yellow": 1}).cards_given(owned={"yellow": ["trajan"]}, active=["trajan"])
    )
    table.play("place 2 propraetor", "upper", "done", "gain trajan")
    assert (table.cube(2), table.province(2)) == (1, ("A02", "upper"))


def test_a_patron_raises_the_cube_of_an_empty_province_too() -> None:  # §11, M12
    table = yellow(players=5).given(political={"yellow": 1})
    table.cards_given(owned={"yellow": ["trajan", "castra-built"]}, active=["trajan"], provinces={2: None})
    table.play("place 2 propraetor").auto().play("gain trajan")
    assert (table.cube(2), table.influence("yellow", 2)) == (1, 1)


def test_a_patron_gives_no_good_in_an_empty_province() -> None:  # §11, M4
    table = yellow().given(political={"yellow": 1})
    table.cards_given(owned={"yellow": ["strabo", "castra-built"]}, active=["strabo"], provinces={2: None})
    table.play("place 2 propraetor").auto()
    assert (table.decider, table.goods("yellow")) == ("green", {})
