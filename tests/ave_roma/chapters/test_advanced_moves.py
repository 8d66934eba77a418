"""§9, the extras that move markers (Propraetor, Roma), the extra action at the end, and patrons spent twice."""

import pytest

from tests.ave_roma.chapters.table import Table
from tests.ave_roma.chapters.test_advanced import AMPHORAE, FEE, LIONS, SWORDS, advanced, spends

# The Colosseum: from the start the spaces cost a black good, FARE denarii, one surplus; the fourth is an honour.
START, BEFORE_HONOUR, HONOUR, FARE = 12, 3, 4, 2
WEALTH = {"wood": 3, "cattle": 3, "mineral": 3}  # one good of each colour: open icons leave no choice


def at_propraetor(cards: int, **levels: int) -> Table:
    """Yellow with that many lions has placed his 4 (card A04: cattle, stone | cattle, mineral); province 4's levels."""
    table = advanced(LIONS[:cards], denarii=9).given(influence={seat: {4: level} for seat, level in levels.items()})
    return table.play("place 4 propraetor")


def at_roma(cards: int = 3, worker: int = 1, space: int = START) -> Table:
    """Yellow, rich, with that many lions, has placed a worker at Roma."""
    table = advanced(LIONS[:cards], WEALTH, surplus=7, denarii=20).given(colosseum={"yellow": space})
    return table.play(f"place {worker} roma")


# ---- Propraetor ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "batches"), [(3, {"lion 3"}), (5, {"lion 3"}), (7, {"lion 3", "lion 6"})])
def test_propraetor_takes_cards_in_multiples_of_three(cards: int, batches: set[str]) -> None:
    # §9
    assert spends(at_propraetor(cards)) == batches


def test_propraetor_asks_for_nothing_with_fewer_than_three_cards() -> None:
    # §9
    assert at_propraetor(2).frame == "HALF"


def test_propraetor_does_not_mix_symbols() -> None:
    # §9: one symbol
    table = advanced([*LIONS[:2], *SWORDS[:2], *AMPHORAE[:2]]).play("place 4 propraetor")
    assert table.frame == "HALF"


@pytest.mark.parametrize(("batch", "level"), [("lion 3", 3), ("lion 6", 4)])
def test_propraetor_gives_one_influence_there_for_every_three(batch: str, level: int) -> None:
    # §9
    table = at_propraetor(6, yellow=2).play(f"spend {batch}")
    assert table.influence("yellow", 4) == level
    assert [table.influence("yellow", p) for p in (1, 2, 3, 5)] == [None] * 4


@pytest.mark.parametrize(("batch", "level"), [("lion 3", 1), ("lion 6", 2)])
def test_propraetor_influence_from_outside_lands_on_its_number(batch: str, level: int) -> None:
    # §9, §5.3
    assert at_propraetor(6).play(f"spend {batch}").influence("yellow", 4) == level


def test_propraetor_moves_the_batch_once_and_may_pass_another_marker() -> None:
    # §6: the cards are added up and moved once, and so is a batch
    assert at_propraetor(6, yellow=1, green=2).play("spend lion 6").influence("yellow", 4) == 3


def test_propraetor_influence_on_an_occupied_level_is_lost() -> None:
    # §5.3
    assert at_propraetor(3, yellow=1, green=2).play("spend lion 3").influence("yellow", 4) == 1


def test_propraetor_influence_from_outside_with_level_one_occupied_lands_on_zero() -> None:
    # §5.3
    assert at_propraetor(3, green=1).play("spend lion 3").influence("yellow", 4) == 0


def test_propraetor_offers_the_extra_on_level_eight_too() -> None:
    # §6.9
    table = at_propraetor(3, yellow=8)
    assert spends(table) == {"lion 3"}
    table.play("spend lion 3")
    assert (table.influence("yellow", 4), len(table.spent("yellow"))) == (8, 3)


def test_propraetor_may_take_the_extra_after_receiving_goods_only() -> None:
    # §9: influence not raised in the main action
    table = at_propraetor(3).play("main", "upper", "done", "spend lion 3")
    assert (table.influence("yellow", 4), table.goods("yellow")) == (1, {"cattle": 1, "stone": 1})


def test_propraetor_extra_and_played_cards_are_two_moves() -> None:
    # §9: batch before, cards in the main action: 0 +1 = 1, then +1 onto green's 2 is lost
    table = advanced([*LIONS[:3], "portus-plan"]).given(influence={"yellow": {4: 0}, "green": {4: 2}})
    table.play("place 4 propraetor", "spend lion 3", "upper", "influence", "play 1").auto()
    assert table.influence("yellow", 4) == 1


def test_propraetor_on_an_empty_province_is_possible_if_three_cards_are_spent() -> None:
    # §6, §9
    table = advanced(LIONS[:3], denarii=FEE).cards_given(provinces={4: None}).play("place 4 propraetor").auto()
    while table.decider == "yellow":
        table.play(table.offers()[0])
    assert (table.influence("yellow", 4), len(table.spent("yellow")), table.denarii("yellow")) == (1, 3, 0)


@pytest.mark.parametrize(
    "owned", [LIONS[:2], (*LIONS[:2], *SWORDS[:2]), ()], ids=["two lions", "two of each", "nothing"]
)
def test_propraetor_on_an_empty_province_is_impossible_without_three_to_spend(owned: tuple[str, ...]) -> None:
    # §6, §9
    table = advanced(owned, denarii=9).cards_given(provinces={4: None})
    assert "place 4 propraetor" not in table.offers()


def test_propraetor_on_an_empty_province_is_impossible_without_the_fee() -> None:
    # §6.1, §9
    table = advanced(LIONS[:3], denarii=FEE - 1).cards_given(provinces={4: None})
    assert "place 4 propraetor" not in table.offers()


def test_a_card_just_played_for_influence_may_be_spent() -> None:
    # §9: rotating and spending are independent
    table = advanced([*LIONS[:2], "pyrrhus-5"]).play("place 4 propraetor", "main", "upper", "influence", "play 2")
    table.auto().play("spend lion 3")
    assert (table.influence("yellow", 4), table.used("yellow")) == (3, {"pyrrhus-5"})
    assert table.spent("yellow") == {*LIONS[:2], "pyrrhus-5"}


def test_a_card_whose_influence_was_used_earlier_may_be_spent() -> None:
    # §9
    table = advanced(["pyrrhus-5"]).cards_given(used=["pyrrhus-5"]).play("place 3 quaestor", "spend lion 1")
    assert (table.spent("yellow"), table.used("yellow")) == ({"pyrrhus-5"}, {"pyrrhus-5"})


def test_a_spent_card_may_be_played_for_influence() -> None:
    # §9
    table = advanced(["pyrrhus-5"]).cards_given(spent=["pyrrhus-5"])
    table.play("place 4 propraetor", "upper", "influence", "play 2").auto()
    assert (table.influence("yellow", 4), table.used("yellow")) == (2, {"pyrrhus-5"})


def test_spending_a_card_does_not_use_its_influence() -> None:
    # §9
    table = advanced(["pyrrhus-5"]).play("place 3 quaestor", "spend lion 1")
    assert table.used("yellow") == set()


def test_on_an_empty_province_the_cards_must_be_spent_if_none_is_played() -> None:
    # §6, §4.1
    table = advanced([*LIONS[:3], "portus-plan"], denarii=9).cards_given(provinces={4: None})
    table.play("place 4 propraetor", "main")
    assert (table.frame, set(table.offers())) == ("INFLUENCE", {"play 1", "done"})
    assert table.play("done").offers() == ["spend lion 3"]


def test_on_an_empty_province_nothing_need_be_played_after_three_were_spent() -> None:
    # §6
    table = advanced([*LIONS[:3], "portus-plan"], denarii=9).cards_given(provinces={4: None})
    table.play("place 4 propraetor", "spend lion 3", "done")
    assert (table.influence("yellow", 4), table.used("yellow"), table.decider) == (1, set(), "green")


def test_on_an_empty_province_without_three_to_spend_a_card_must_be_played() -> None:
    # §6
    table = advanced([*LIONS[:2], "portus-plan"], denarii=9).cards_given(provinces={4: None})
    assert table.play("place 4 propraetor").offers() == ["play 1"]


# ---- Roma ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["before", "after"])
def test_roma_is_one_step_for_each_card_paid_as_usual(when: str) -> None:
    # §9
    table = at_roma()
    if when == "after":
        table.play("main")
    table.play("spend lion 2")
    assert table.colosseum("yellow") == 3
    assert (table.goods("yellow")["wood"], table.denarii("yellow"), table.surplus("yellow")) == (2, 20 - FARE, 6)


def test_roma_extra_steps_move_the_marker_at_once() -> None:
    # §9: after the main action
    table = at_roma().play("main")
    assert table.colosseum("yellow") == 1
    assert table.play("spend lion 1").colosseum("yellow") == 2


def test_roma_extra_steps_onto_another_marker_are_free() -> None:
    # §9, §6
    table = advanced(LIONS[:1], WEALTH, denarii=20).given(colosseum={"green": 2})
    assert table.play("place 1 roma", "main", "spend lion 1").denarii("yellow") == 20


def test_roma_extra_steps_bring_honours() -> None:
    # §9, §6
    table = at_roma(1, space=BEFORE_HONOUR - 1).play("main")
    assert table.political("yellow") == 0
    table.play("spend lion 1")
    assert (table.colosseum("yellow"), table.political("yellow")) == (HONOUR, 1)


def test_roma_extra_steps_that_cannot_be_paid_are_not_offered() -> None:
    # §4.1, §9: the black good pays the first space, the denarii the second, nothing the third
    table = advanced(LIONS[:3], {"wood": 1}, denarii=FARE).play("place 1 roma")
    assert set(table.offers()) == {"main", "spend lion 1"}
    assert spends(table.play("main")) == {"lion 1"}


def test_roma_asks_for_no_extra_if_not_one_step_could_be_paid() -> None:
    # §4.1, §9
    table = advanced(LIONS[:3], {"wood": 1}, denarii=FARE - 1).play("place 1 roma")
    assert (table.decider, table.colosseum("yellow")) == ("green", 1)


def test_roma_extra_steps_before_must_leave_the_main_steps_payable() -> None:
    # §4.1, §9: two main steps and one more can be paid, not two more
    table = advanced(LIONS[:3], {"wood": 1}, surplus=1, denarii=FARE).play("place 2 roma")
    assert set(table.offers()) == {"main", "spend lion 1"}


def test_roma_extra_steps_do_not_replace_those_of_the_worker() -> None:
    # §6: exactly the worker's value
    assert "place 2 roma" not in advanced(LIONS[:3], {"wood": 1}, denarii=FARE - 1).offers()


def test_roma_extra_steps_are_free_with_m11() -> None:
    # §9, §11 M11: it is a Roma action
    table = advanced([*LIONS[:3], "clodius"]).given(political={"yellow": 1}).cards_given(active=["clodius"])
    table.play("place 1 roma", "spend lion 3")
    assert (table.colosseum("yellow"), table.goods("yellow"), table.denarii("yellow")) == (4, {}, 0)


def test_roma_extra_steps_may_be_paid_by_m8() -> None:
    # §9, §6.7: in every payment at that location
    table = advanced([*LIONS[:1], "columella"], surplus=1).given(political={"yellow": 1})
    table.given(colosseum={"yellow": START - 1, "green": START}).cards_given(active=["columella"])
    table.play("place 1 roma", "main", "spend lion 1").auto()
    assert (table.colosseum("yellow"), table.surplus("yellow")) == (1, 0)


def test_a_gain_at_roma_comes_once_per_action() -> None:
    # §9
    table = advanced([*LIONS[:2], "cicero"], WEALTH, surplus=7, denarii=20)
    table.given(political={"yellow": 1}).cards_given(active=["cicero"])
    table.play("place 1 roma", "spend lion 2", "gain cicero").auto()
    assert (table.decider, table.points("yellow")) == ("green", 1)


def test_steps_are_free_from_the_moment_m11_is_woken() -> None:
    # §6.8: the green good pays for the honour, and nothing is left for what follows
    table = advanced([*LIONS[:3], "clodius"], {"cattle": 1}).given(colosseum={"yellow": BEFORE_HONOUR})
    table.play("place 2 roma", "spend lion 3")
    assert (table.colosseum("yellow"), table.active("yellow")) == (BEFORE_HONOUR + 5, {"clodius"})


def test_a_patron_woken_in_the_main_action_can_no_longer_be_spent() -> None:
    # §9: patrons in slots not
    table = advanced(["varro"], WEALTH).given(colosseum={"yellow": BEFORE_HONOUR}).play("place 1 roma")
    assert spends(table) == {"lion 1"}
    assert (table.play("main").decider, table.active("yellow")) == ("green", {"varro"})


# ---- the extra action at the end -------------------------------------------------------------------------------------


def test_the_extra_action_of_the_end_has_its_advanced_extra() -> None:
    # §7.3
    table = advanced(LIONS[:2]).end().play("extra 5 quaestor", "spend lion 2")
    assert table.denarii("yellow") == 14


def test_the_extra_action_of_the_end_may_buy_the_face_up_card() -> None:
    # §7.3, §9
    table = advanced(LIONS[:3], {"wood": 1, "stone": 1}).end().play("extra 3 aedificator 3", "spend lion 3")
    assert {"castra-built"} <= table.cards("yellow")
    assert table.decider == "chance"


# ---- patrons that were spent -----------------------------------------------------------------------------------------


def woken_and_replaced() -> Table:
    """Yellow spends Varro, wakes him by an honour, and replaces him by Cicero, bought at Senatus."""
    table = advanced(["varro"], WEALTH, surplus=3, denarii=30).given(colosseum={"yellow": BEFORE_HONOUR})
    table.play("place 5 quaestor", "spend lion 1").auto()
    assert table.spent("yellow") == {"varro"}
    table.play("pass", "pass", "place 1 roma").auto()
    assert table.active("yellow") == {"varro"}
    return table.play("place 3 senatus 3").auto().play("replace varro")


def test_a_patron_spent_then_activated_then_replaced_is_unspent_again() -> None:
    # §9
    table = woken_and_replaced()
    assert (table.active("yellow"), table.spent("yellow")) == ({"cicero"}, set())


def test_a_patron_replaced_in_this_action_may_be_spent_after_it() -> None:
    # §9: a second time
    table = woken_and_replaced()
    assert (table.frame, "lion 1" in spends(table)) == ("EXTRA_AFTER", True)
    table.play("spend lion 1").auto()
    assert table.spent("yellow") == {"varro"}


def test_a_patron_never_spent_may_be_spent_after_he_was_replaced() -> None:
    # §9
    table = advanced(["varro"], denarii=30).given(political={"yellow": 1}).cards_given(active=["varro"])
    assert table.play("place 3 senatus 3").frame == "PATRON_SLOT"
    table.play("replace varro", "spend lion 1").auto()
    assert table.spent("yellow") == {"varro"}
