"""§6.6, the order within an action: extra before, main action, gains, extra after, fee and card, training."""

import pytest

from tests.ave_roma.chapters.table import DEFAULT_ROWS, Table
from tests.ave_roma.chapters.test_advanced import advanced, spends
from tests.ave_roma.chapters.test_advanced_purchases import GOODS, LIONS

BASIC_FEE, FEE = 2, 3
BEFORE_HONOUR, HONOUR = 3, 4  # Colosseum spaces
WEALTH = {"wood": 3, "cattle": 3, "mineral": 3}  # one good of each colour: open icons leave no choice


def basic(patrons: tuple[str, ...] = (), active: tuple[str, ...] = (), **yellow: int) -> Table:
    """Yellow without goods and surplus, with these patrons, in a basic game."""
    table = Table(3).given(
        goods={"yellow": {}},
        surplus={"yellow": 0},
        denarii={"yellow": yellow.get("denarii", 0)},
        political={"yellow": len(active)},
    )
    return table.cards_given(owned={"yellow": [*patrons, *active]}, active=active)


def slotted(table: Table, *patrons: str, slots: int | None = None) -> Table:
    """Yellow's additional active patrons, and as many slots as they need."""
    table.cards_given(owned={"yellow": patrons}, active=patrons)
    return table.given(political={"yellow": len(patrons) if slots is None else slots})


def frames(table: Table, *moves: str) -> list[str]:
    """The decisions and draws at which these moves were made."""
    seen = []
    for move in moves:
        seen.append(table.frame)
        table.play(move)
    return seen


# ---- the order itself ------------------------------------------------------------------------------------------------


def test_extra_before_then_gains_then_extra_after_then_training() -> None:
    # §6.6
    table = slotted(advanced(LIONS[:1]), "maecenas", "seneca").play("place 3 quaestor")
    seen = frames(table, "main", "gain maecenas", "spend lion 1", "train 1 1")
    assert seen == ["EXTRA_BEFORE", "GAIN", "EXTRA_AFTER", "TRAIN"]


def test_the_main_action_is_done_when_gains_are_taken() -> None:
    # §6.6
    table = slotted(advanced(LIONS[:1]), "maecenas").play("place 3 quaestor")
    assert table.denarii("yellow") == 0
    assert (table.play("main").frame, table.denarii("yellow")) == ("GAIN", 6)


def test_an_extra_before_comes_before_the_main_action_and_its_gains() -> None:
    # §6.6
    table = slotted(advanced(LIONS[:3]), "agricola").play("place 4 propraetor")
    seen = frames(table, "spend lion 3", "upper", "done", "gain agricola")
    assert seen == ["EXTRA_BEFORE", "HALF", "ADMINISTER", "GAIN"]


def test_gains_come_before_the_fee_the_card_the_cube_and_the_new_card() -> None:
    # §6.6
    table = basic(active=("varro",), denarii=5).cards_given(upper=[3]).play("place 3 aedilis")
    assert (table.frame, table.cards("yellow"), table.cube(3), table.denarii("yellow")) == ("GAIN", {"varro"}, 0, 5)
    table.play("gain varro")
    assert (table.frame, table.cards("yellow"), table.cube(3)) == ("DRAW_PROVINCE", {"varro", "A03"}, 1)
    assert table.denarii("yellow") == 5 + 2 - BASIC_FEE


def test_an_extra_after_comes_before_the_fee_and_the_card() -> None:
    # §6.6
    table = advanced(LIONS[:1], denarii=5).cards_given(upper=[3]).play("place 3 aedilis", "main")
    assert (table.frame, table.denarii("yellow"), table.cube(3)) == ("EXTRA_AFTER", 5, 0)
    table.play("done")
    assert (table.frame, table.denarii("yellow"), table.cube(3)) == ("DRAW_PROVINCE", 5 - FEE, 1)


def test_the_part_bonus_comes_after_the_new_card() -> None:
    # §6.6: two black parts
    table = basic(denarii=2).cards_given(owned={"yellow": ["A08"]}, upper=[1]).play("place 1 aedilis")
    assert table.frame == "DRAW_PROVINCE"
    table.play("draw A06")
    assert (table.frame, set(table.offers())) == ("PICK", {"pick wood", "pick stone"})


def test_a_good_gained_from_the_province_card_is_one_of_the_card_used() -> None:
    # §6.6: before a new card lies there
    table = basic(active=("pompeius",), denarii=9).cards_given(upper=[1])
    table.play("place 1 mercator", "buy wood", "done", "gain pompeius")
    assert set(table.offers()) == {"pick wood", "pick stone", "pick mineral"}


def test_a_cube_gained_adds_to_the_cube_of_the_card_taken() -> None:
    # §6.6
    table = basic(active=("trajan",), denarii=9).cards_given(upper=[4]).play("place 4 propraetor", "upper", "done")
    assert table.play("gain trajan").cube(4) == 2


def test_training_after_the_action_may_be_paid_with_the_money_of_the_extra() -> None:
    # §6.6: 2 denarii of the main action, 2 of the extra, the space ±4 costs 3
    table = slotted(advanced(LIONS[:1]), "seneca").play("place 1 quaestor", "main", "spend lion 1")
    assert (table.frame, "train 2 4" in table.offers()) == ("TRAIN", True)


def test_without_that_money_the_dearest_training_is_not_offered() -> None:
    # §6.6, §4.1
    table = slotted(advanced(LIONS[:1]), "seneca").play("place 1 quaestor", "main", "done")
    assert {"train 2 3", "done"} <= set(table.offers())
    assert "train 2 4" not in table.offers()


# ---- what may pay the fee --------------------------------------------------------------------------------------------


def test_money_gained_from_a_patron_may_pay_the_fee() -> None:
    # §6.6, §6.1
    assert "place 3 aedilis" not in basic(patrons=("varro",)).cards_given(upper=[3]).offers()
    assert "place 3 aedilis" in basic(active=("varro",)).cards_given(upper=[3]).offers()


def test_a_gain_needed_for_the_fee_cannot_be_declined() -> None:
    # §4.1
    table = basic(active=("varro",)).cards_given(upper=[3]).play("place 3 aedilis")
    assert table.offers() == ["gain varro"]
    table.play("gain varro")
    assert (table.denarii("yellow"), "A03" in table.cards("yellow")) == (0, True)


def test_a_gain_not_needed_for_the_fee_may_be_declined() -> None:
    # §6.6
    table = basic(active=("varro",), denarii=2).cards_given(upper=[3]).play("place 3 aedilis")
    assert set(table.offers()) == {"gain varro", "done"}


@pytest.mark.parametrize(("denarii", "offered"), [(0, False), (1, True)])
def test_the_advanced_fee_may_be_paid_with_gained_money_but_in_full(denarii: int, offered: bool) -> None:
    # §9, §6.6: 2 gained, 3 to pay
    table = slotted(advanced(denarii=denarii), "varro").cards_given(upper=[4])
    assert ("place 4 aedilis" in table.offers()) is offered


def test_the_part_bonus_cannot_pay_the_fee() -> None:
    # §6.6: only money gained before it; the stone of two black parts would not fit and sell for 2
    table = basic().given(goods={"yellow": {"stone": 3}})
    table.cards_given(owned={"yellow": ["A08"]}, provinces={4: "A14"}, upper=[4])
    assert "place 4 propraetor" not in table.offers()
    table.given(denarii={"yellow": BASIC_FEE}).play("place 4 propraetor", "upper", "done", "draw A06", "pick stone")
    assert table.play("denarii").denarii("yellow") == 2


def test_a_gained_good_that_does_not_fit_may_pay_the_fee_and_nothing_else_is_offered_then() -> None:
    # §6.6, §4.1: A13 is cattle, cattle | mineral, stone; mineral is full and sells for 3
    table = basic(active=("strabo",)).given(goods={"yellow": {"mineral": 3}})
    table.cards_given(provinces={4: "A13"}, upper=[4]).play("place 4 propraetor", "upper", "done")
    assert table.offers() == ["gain strabo"]
    assert table.play("gain strabo").offers() == ["pick mineral"]
    table.play("pick mineral").auto()
    assert (table.denarii("yellow"), table.surplus("yellow")) == (3 - BASIC_FEE, 0)


def test_without_such_a_gain_the_main_action_has_to_bring_the_fee() -> None:
    # §4.1: one more good, the mineral, is no longer a matter of choice
    table = basic().given(goods={"yellow": {"mineral": 3}}).cards_given(provinces={4: "A13"}, upper=[4])
    assert table.play("place 4 propraetor", "upper").offers() == ["receive mineral"]


def test_goods_of_an_extra_after_may_pay_the_fee() -> None:
    # §6.6, §9: wood sells for 1; the extra mineral does not fit and brings 3
    table = advanced(LIONS[:1], {"wood": 1, "mineral": 3}).cards_given(upper=[1])
    table.play("place 1 mercator", "main", "sell wood", "done", "done")
    assert table.offers() == ["spend lion 1"]
    assert table.play("spend lion 1").offers() == ["pick mineral"]
    table.play("pick mineral").auto()
    assert table.denarii("yellow") == 1 + 3 - FEE


def test_goods_of_an_extra_before_that_only_together_pay_the_fee() -> None:
    # §4.1, §9: A28 has wine and wood for 1, stone for 2: two goods, one of them stone
    table = advanced(LIONS[:2]).cards_given(provinces={4: "A28"}, upper=[4]).play("place 4 mercator")
    assert table.offers() == ["spend lion 2"]
    assert set(table.play("spend lion 2").offers()) == {"pick wood", "pick stone", "pick wine"}
    assert table.play("pick wood").offers() == ["pick stone"]


def test_without_an_extra_more_has_to_be_sold_for_the_fee() -> None:
    # §4.1
    table = advanced((), {"wood": 1, "mineral": 3}).cards_given(upper=[1]).play("place 1 mercator", "sell wood")
    assert table.offers() == ["sell mineral"]


def test_what_is_bought_must_leave_the_fee() -> None:
    # §4.1, §6.1: 3 denarii for the mineral, 2 for the fee, wood costs 1 and stone 2
    table = basic().given(goods={"yellow": {"mineral": 1}}).cards_given(upper=[1])
    assert set(table.play("place 1 mercator", "sell mineral").offers()) == {"buy wood", "done"}


def test_with_m5_the_card_costs_nothing() -> None:
    # §11 M5
    table = slotted(advanced(), "verres").cards_given(upper=[4]).play("place 4 aedilis")
    assert (table.cards("yellow"), table.denarii("yellow"), table.cube(4)) == ({"verres", "A04"}, 0, 1)


def test_with_m5_an_empty_province_still_costs_the_fee() -> None:
    # §11 M5
    table = slotted(advanced(["portus-plan"], denarii=FEE - 1), "quirinius").cards_given(provinces={4: None})
    assert "place 4 propraetor" not in table.offers()
    assert "place 4 propraetor" in table.given(denarii={"yellow": FEE}).offers()


# ---- gains -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [("varro", "fabius"), ("fabius", "varro")])
def test_gains_are_taken_one_at_a_time_in_any_order(one: str, other: str) -> None:
    # §6.6
    table = basic(active=("varro", "fabius")).play("place 3 aedilis")
    assert set(table.offers()) == {"gain varro", "gain fabius", "done"}
    assert set(table.play(f"gain {one}").offers()) == {f"gain {other}", "done"}
    assert table.play(f"gain {other}").decider == "green"
    assert (table.denarii("yellow"), table.surplus("yellow")) == (2, 1)


def test_the_rest_of_the_gains_may_be_declined() -> None:
    # §6.6
    table = basic(active=("varro", "fabius")).play("place 3 aedilis", "gain fabius", "done")
    assert (table.decider, table.denarii("yellow"), table.surplus("yellow")) == ("green", 0, 1)


def test_all_gains_may_be_declined() -> None:
    # §6.6, §11
    table = basic(active=("varro", "fabius")).play("place 3 aedilis", "done")
    assert (table.decider, table.denarii("yellow"), table.surplus("yellow")) == ("green", 0, 0)


def test_an_inactive_patron_gives_no_gain() -> None:
    # §11: while active
    assert basic(patrons=("varro",)).play("place 3 aedilis").decider == "green"


def test_a_patron_woken_by_m13_may_still_give_his_gain() -> None:
    # §6.6
    table = basic(patrons=("maecenas",), active=("gracchus",)).given(colosseum={"yellow": BEFORE_HONOUR})
    table.play("place 3 quaestor")
    assert set(table.offers()) == {"gain gracchus", "done"}
    table.play("gain gracchus")
    assert (table.frame, table.active("yellow")) == ("GAIN", {"gracchus", "maecenas"})
    assert table.play("gain maecenas").denarii("yellow") == 8


def test_a_patron_woken_in_the_main_action_gives_his_gain() -> None:
    # §6.8: active when gains are taken
    table = basic(patrons=("cicero",)).given(goods={"yellow": WEALTH}, colosseum={"yellow": BEFORE_HONOUR})
    assert set(table.play("place 1 roma").offers()) == {"gain cicero", "done"}
    assert table.play("gain cicero").points("yellow") == 1


def test_a_patron_woken_in_an_extra_before_gives_his_gain() -> None:
    # §6.6, §6.8
    table = advanced([LIONS[0], "cicero"], WEALTH).given(colosseum={"yellow": BEFORE_HONOUR})
    table.play("place 1 roma", "spend lion 1")
    assert (table.frame, table.colosseum("yellow")) == ("GAIN", HONOUR + 1)
    assert table.play("gain cicero").points("yellow") == 1


def woken_after(patron: str) -> Table:
    """This patron became active by an honour in an extra taken after."""
    table = advanced(["circus-plan", patron], WEALTH, surplus=5).given(colosseum={"yellow": BEFORE_HONOUR - 1})
    table.play("place 1 roma", "main", "spend amphora 1").auto()
    assert table.active("yellow") == {patron}
    return table


def test_a_patron_activated_in_an_extra_after_gives_no_gain() -> None:
    # §6.6
    table = woken_after("cicero")
    assert (table.decider, table.points("yellow")) == ("green", 0)


def test_the_training_of_a_patron_activated_in_an_extra_after_works() -> None:
    # §6.6
    table = woken_after("camillus")
    assert (table.decider, table.frame) == ("yellow", "TRAIN")


# ---- patrons bought in the action ------------------------------------------------------------------------------------


def at_senatus(face_up: str, slots: int) -> Table:
    """Yellow, rich, has placed at Cicero's slot; this patron lies face up."""
    row = ["trajan" if name == "lucullus" else name for name in DEFAULT_ROWS["patron"]]
    table = Table(5, advanced="on", rows={"patron": row}, face_up={"patron": face_up})
    table.given(denarii={"yellow": 60}, goods={"yellow": WEALTH}, political={"yellow": slots})
    return table.cards_given(owned={"yellow": LIONS[:1]}).play("place 3 senatus 3")


def test_a_patron_bought_in_an_extra_after_gives_no_gain() -> None:
    # §6.6
    table = at_senatus("lucullus", 2).play("main", "spend lion 1", "draw gracchus")
    assert (table.decider, table.active("yellow")) == ("green", {"cicero", "lucullus"})


def test_a_patron_bought_in_an_extra_before_gives_his_gain() -> None:
    # §6.8
    table = at_senatus("lucullus", 2).play("spend lion 1", "draw gracchus")
    assert (table.frame, set(table.offers())) == ("GAIN", {"gain lucullus", "done"})


def test_the_training_of_a_patron_bought_in_an_extra_after_works() -> None:
    # §6.6
    table = at_senatus("augustus", 2).play("main", "spend lion 1", "draw gracchus")
    assert (table.decider, table.frame) == ("yellow", "TRAIN")


@pytest.mark.parametrize(("slots", "frame"), [(1, "GAIN"), (0, "TURN")])
def test_a_patron_just_bought_gives_his_gain_if_he_is_active(slots: int, frame: str) -> None:
    # §6.8: Lucullus, influence for 4 denarii at Senatus
    table = basic(denarii=30).given(political={"yellow": slots}).play("place 2 senatus 2")
    assert ("lucullus" in table.cards("yellow"), table.frame) == (True, frame)


@pytest.mark.parametrize(("choice", "frame"), [("replace lucullus", "TURN"), ("keep", "GAIN")])
def test_a_patron_just_replaced_gives_no_gain(choice: str, frame: str) -> None:
    # §6.8
    assert basic(active=("lucullus",), denarii=30).play("place 3 senatus 3", choice).frame == frame


def test_a_patron_just_bought_makes_the_extra_purchase_after_cheaper() -> None:
    # §6.8: Scipio, active, for costs still unpaid: Verres at 14 - 2 - 2
    row = ["scipio" if name == "cicero" else name for name in DEFAULT_ROWS["patron"]]
    table = Table(3, advanced="on", rows={"patron": row}).cards_given(owned={"yellow": LIONS[:1]})
    table.given(denarii={"yellow": 60}, goods={"yellow": dict.fromkeys(GOODS, 3)}, political={"yellow": 1})
    table.play("place 3 senatus 3", "main")
    left = table.denarii("yellow")
    assert table.active("yellow") == {"scipio"}
    assert table.play("spend lion 1", "keep").denarii("yellow") == left - 10


@pytest.mark.parametrize(("denarii", "choices"), [(19, {"keep"}), (21, {"keep", "replace scipio"})])
def test_a_patron_whose_discount_the_main_price_needs_may_not_be_replaced_before(
    denarii: int, choices: set[str]
) -> None:
    # §4.1: Verres 14 - 2 - 2 first, then Cicero 11 - 2, or 11 without Scipio
    table = slotted(advanced(LIONS[:1], denarii=denarii), "scipio").play("place 3 senatus 3", "spend lion 1")
    assert (table.frame, set(table.offers())) == ("PATRON_SLOT", choices)


@pytest.mark.parametrize(("gain", "batches"), [("gain sulla", {"lion 1", "lion 2"}), ("done", {"lion 2"})])
def test_a_patron_woken_by_a_gain_makes_the_extra_purchase_after_cheaper(gain: str, batches: set[str]) -> None:
    # §6.8: after the main card 1 surplus is left; Hannibal 3 costs 3, less the cards, less 1 by Agrippa if awake
    table = slotted(advanced(LIONS[:1], surplus=3), "sulla").cards_given(owned={"yellow": ["agrippa"]})
    table.given(colosseum={"yellow": BEFORE_HONOUR}).play("place 5 legatus 5", gain)
    assert spends(table) == batches


def test_the_surplus_of_a_set_bought_before_may_pay_the_main_war_card() -> None:
    # §4.1, §6.4: Hannibal 3 for 2, as third card it brings 1, Vercingetorix 1 costs 2
    table = advanced(["hannibal-1", "hannibal-2"], surplus=3).play("place 5 legatus 5")
    assert "amphora 1" in spends(table)
    table.play("spend amphora 1", "draw hannibal-4")
    assert (table.surplus("yellow"), "vercingetorix-1" in table.cards("yellow")) == (0, True)
