"""Senatus, slots and the activation of patrons (§6 Senatus, §5.4, §5.5, §6.6, §6.8, M13 of §11)."""

import pytest

from tests.ave_roma.chapters.table import Table

VARRO = {"grain": 1}  # and 8 denarii
VARRO_DENARII = 8
CICERO_DENARII = 11
ALL = {"wood": 3, "stone": 3, "cattle": 3, "grain": 3, "mineral": 3, "wine": 3}
HONOURS = (4, 8, 12)  # spaces of the Colosseum
FIVE = ["atticus", "varro", "fabius", "cato", "verres"]


def senate(*row: str, active: list[str] | None = None, inactive: list[str] | None = None, political: int = 0) -> Table:
    """Yellow, rich, has these patrons and this political influence; the row holds these cards, newest first."""
    table = Table(3).given(
        goods={"yellow": ALL, "green": ALL},
        surplus={"yellow": 7},
        denarii={"yellow": 50, "green": 50},
        political={"yellow": political},
    )
    owned = [*(active or []), *(inactive or [])]
    table.cards_given(owned={"yellow": owned}, active=active or [])
    return table.cards_given(rows={"patron": [*row, None, None, None, None][:5]})


def honour(political: int, inactive: list[str], active: list[str] | None = None) -> Table:
    """Yellow stands before an honour; green's marker lies on it, so that the step is free."""
    table = senate(active=active, inactive=inactive, political=political)
    return table.given(colosseum={"yellow": HONOURS[0] - 1, "green": HONOURS[0], "blue": 9})


class TestPurchase:
    # §6, §6.2
    def test_a_patron_is_paid_as_printed(self) -> None:
        table = senate("varro").given(goods={"yellow": VARRO}, denarii={"yellow": VARRO_DENARII})
        table.play("place 1 senatus 1")
        assert (table.goods("yellow"), table.denarii("yellow"), table.surplus("yellow")) == ({}, 0, 7)
        assert table.cards("yellow") == {"varro"}

    # §4.1
    @pytest.mark.parametrize(
        ("goods", "denarii"), [({}, 50), (VARRO, VARRO_DENARII - 1), ({"cattle": 3}, 50)], ids=["good", "den", "other"]
    )
    def test_a_patron_who_cannot_be_paid_is_not_offered(self, goods: dict[str, int], denarii: int) -> None:
        table = senate("varro").given(goods={"yellow": goods}, denarii={"yellow": denarii})
        assert "place 1 senatus 1" not in table.offers()

    # §6
    def test_the_patron_leaves_his_slot_and_the_worker_lies_there(self) -> None:
        table = senate("varro", "cicero").play("place 1 senatus 2")
        assert table.row("patron") == ["varro", None, None, None, None]
        assert table.workers("senatus") == [1]

    # §6.2: patrons score at the end of the game only
    def test_a_patron_scores_nothing_when_bought(self) -> None:
        assert senate("cicero").play("place 1 senatus 1").points("yellow") == 0


class TestSlots:
    # §6: no open slot
    def test_without_an_open_slot_the_patron_stays_inactive_unasked(self) -> None:
        table = senate("cicero").play("place 1 senatus 1")
        assert (table.frame, table.decider) == ("TURN", "green")
        assert table.active("yellow") == set()
        assert table.cards("yellow") == {"cicero"}

    # §6
    def test_with_a_free_open_slot_the_patron_becomes_active_unasked(self) -> None:
        table = senate("cicero", political=1).play("place 1 senatus 1")
        assert (table.frame, table.decider) == ("TURN", "green")
        assert table.active("yellow") == {"cicero"}

    # §6: an inactive patron at hand does not take the free slot
    def test_a_free_slot_is_for_the_patron_just_bought(self) -> None:
        table = senate("cicero", inactive=["atticus"], political=1).play("place 1 senatus 1")
        assert table.active("yellow") == {"cicero"}

    # §5.4: levels 1-5 each open a slot, none above
    @pytest.mark.parametrize("level", range(1, 11))
    def test_there_are_as_many_slots_as_political_levels_up_to_five(self, level: int) -> None:
        slots = min(level, 5)
        free = senate("cicero", active=FIVE[: slots - 1], political=level).play("place 1 senatus 1")
        assert "cicero" in free.active("yellow")
        full = senate("cicero", active=FIVE[:slots], political=level).play("place 1 senatus 1")
        assert full.frame == "PATRON_SLOT"

    # §6: none free
    def test_with_occupied_slots_one_keeps_him_inactive_or_replaces_any_active_one(self) -> None:
        table = senate("cicero", active=["atticus", "varro"], inactive=["fabius"], political=2)
        table.play("place 1 senatus 1")
        assert (table.frame, table.decider) == ("PATRON_SLOT", "yellow")
        assert set(table.offers()) == {"keep", "replace atticus", "replace varro"}

    # §6
    def test_a_patron_kept_is_inactive_and_the_active_ones_stay(self) -> None:
        table = senate("cicero", active=["atticus", "varro"], political=2).play("place 1 senatus 1", "keep")
        assert table.active("yellow") == {"atticus", "varro"}
        assert table.cards("yellow") == {"atticus", "varro", "cicero"}

    # §6
    def test_the_patron_replaced_becomes_inactive_and_stays_in_hand(self) -> None:
        table = senate("cicero", active=["atticus", "varro"], political=2)
        table.play("place 1 senatus 1", "replace varro")
        assert table.active("yellow") == {"atticus", "cicero"}
        assert table.cards("yellow") == {"atticus", "varro", "cicero"}

    # §6: the worked example, with Scipio's effect from then on
    def test_scipio_replaces_a_patron_and_makes_the_next_one_cheaper(self) -> None:
        table = senate("scipio", "cicero", active=["atticus"], political=1)
        table.play("place 1 senatus 1", "replace atticus", "pass", "pass").given(denarii={"yellow": 20})
        table.play("place 2 senatus 2")
        assert table.denarii("yellow") == 20 - (CICERO_DENARII - 2)

    # §6
    def test_an_inactive_patron_does_nothing(self) -> None:
        table = senate("cicero", inactive=["scipio", "lucullus"]).play("place 1 senatus 1")
        assert table.denarii("yellow") == 50 - CICERO_DENARII
        assert (table.frame, table.decider) == ("TURN", "green")

    # §11
    def test_the_patrons_of_another_player_do_nothing_for_one(self) -> None:
        table = senate("cicero").cards_given(owned={"green": ["scipio", "lucullus"]}, active=["scipio", "lucullus"])
        table.play("place 1 senatus 1")
        assert table.denarii("yellow") == 50 - CICERO_DENARII
        assert (table.frame, table.decider) == ("TURN", "green")


class TestOpening:
    # §5.5
    @pytest.mark.parametrize("level", range(5))
    def test_opening_a_slot_moves_the_only_inactive_patron_into_it(self, level: int) -> None:
        table = honour(level, ["fabius"], active=["atticus", "varro", "cato", "verres"][:level])
        table.play("place 1 roma")
        assert table.political("yellow") == level + 1
        assert "fabius" in table.active("yellow")
        assert (table.frame, table.decider) == ("TURN", "green")

    # §5.5
    def test_with_several_inactive_patrons_one_is_chosen(self) -> None:
        table = honour(1, ["fabius", "cato"], active=["atticus"]).play("place 1 roma")
        assert (table.frame, table.decider) == ("ACTIVATE", "yellow")
        assert set(table.offers()) == {"activate fabius", "activate cato"}

    # §5.5
    @pytest.mark.parametrize("chosen", ["fabius", "cato"])
    def test_only_the_patron_chosen_becomes_active(self, chosen: str) -> None:
        table = honour(1, ["fabius", "cato"], active=["atticus"]).play("place 1 roma", f"activate {chosen}")
        assert table.active("yellow") == {"atticus", chosen}

    # §5.5
    def test_without_an_inactive_patron_the_slot_stays_free_for_a_purchase(self) -> None:
        table = honour(0, []).cards_given(rows={"patron": ["cicero", None, None, None, None]})
        table.play("place 1 roma", "pass", "pass").given(hand={"yellow": [1]})
        table.play("place 1 senatus 1")
        assert table.active("yellow") == {"cicero"}

    # §5.4: beyond level 5 no slot opens
    @pytest.mark.parametrize("level", [5, 7, 9])
    def test_above_level_five_no_slot_opens(self, level: int) -> None:
        table = honour(level, ["agricola"], active=FIVE).play("place 1 roma")
        assert (table.frame, table.political("yellow")) == ("TURN", level + 1)
        assert table.active("yellow") == set(FIVE)

    # §5.4, §5.5: at the limit there is neither a level nor a slot
    def test_a_gain_beyond_ten_activates_nobody(self) -> None:
        table = honour(10, ["agricola"], active=FIVE).play("place 1 roma")
        assert table.active("yellow") == set(FIVE)

    # §5.5: opening a slot concerns the one who opens it
    def test_opening_a_slot_moves_no_patron_of_another_player(self) -> None:
        table = honour(0, []).given(political={"green": 0}).cards_given(owned={"green": ["fabius"]})
        table.play("place 1 roma")
        assert table.active("green") == set()


class TestMidAction:
    # §6.8: never changes its own price
    def test_scipio_does_not_lower_his_own_price(self) -> None:
        inactive = senate("scipio").play("place 1 senatus 1")
        active = senate("scipio", political=1).play("place 1 senatus 1")
        assert active.active("yellow") == {"scipio"}
        assert active.denarii("yellow") == inactive.denarii("yellow") < 50

    # §6.8, §4.1
    def test_scipio_is_not_offered_two_denarii_short_of_his_price(self) -> None:
        price = 50 - senate("scipio").play("place 1 senatus 1").denarii("yellow")
        table = senate("scipio", political=1).given(denarii={"yellow": price - 1})
        assert "place 1 senatus 1" not in table.offers()
        assert "place 1 senatus 1" in table.given(denarii={"yellow": price}).offers()

    # §6.8: the price is paid before the replacement
    def test_a_patron_replaced_has_still_lowered_the_price(self) -> None:
        table = senate("cicero", active=["scipio"], political=1).play("place 1 senatus 1", "replace scipio")
        assert table.denarii("yellow") == 50 - (CICERO_DENARII - 2)

    # §6.8, M10d
    def test_a_patron_just_bought_and_active_gives_his_gain(self) -> None:
        table = senate("lucullus", political=1).play("place 1 senatus 1")
        assert (table.frame, "gain lucullus" in table.offers()) == ("GAIN", True)

    # §6.8
    def test_a_patron_just_bought_who_replaces_another_gives_his_gain(self) -> None:
        table = senate("lucullus", active=["atticus"], political=1).play("place 1 senatus 1", "replace atticus")
        assert (table.frame, "gain lucullus" in table.offers()) == ("GAIN", True)

    # §6.8
    def test_a_patron_just_bought_and_kept_inactive_gives_no_gain(self) -> None:
        table = senate("lucullus", active=["atticus"], political=1).play("place 1 senatus 1", "keep")
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6.8
    def test_a_patron_just_replaced_gives_no_gain(self) -> None:
        table = senate("cicero", active=["lucullus"], political=1).play("place 1 senatus 1", "replace lucullus")
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6.8, M6
    def test_a_patron_just_bought_and_active_lets_one_train(self) -> None:
        table = senate("augustus", political=1).play("place 1 senatus 1")
        assert (table.frame, table.decider) == ("TRAIN", "yellow")

    # §6.8, M6
    def test_a_patron_just_replaced_lets_nobody_train(self) -> None:
        table = senate("cicero", active=["augustus"], political=1).play("place 1 senatus 1", "replace augustus")
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6.8: for gains if active when gains are taken
    def test_the_patron_woken_by_an_honour_gives_his_gain_in_that_action(self) -> None:
        table = honour(0, ["cicero"]).play("place 1 roma")
        assert (table.frame, "gain cicero" in table.offers()) == ("GAIN", True)


def quaestor(*active: str, inactive: list[str] | None = None, space: int = 1, **options: str) -> Table:
    """Yellow, without anything in store, has these active patrons; his marker stands on this space."""
    table = Table(3, advanced=options.get("advanced", "off")).given(
        goods={"yellow": {}}, surplus={"yellow": 0}, denarii={"yellow": 0}, political={"yellow": len(active)}
    )
    table.given(colosseum={"yellow": space})
    return table.cards_given(owned={"yellow": [*active, *(inactive or [])]}, active=active)


class TestFreeStep:
    # M13
    @pytest.mark.parametrize("space", range(1, 13))
    def test_the_step_of_m13_is_free_wherever_one_stands(self, space: int) -> None:
        table = quaestor("gracchus", space=space).play("place 1 quaestor", "gain gracchus")
        assert table.colosseum("yellow") == space % 12 + 1
        assert (table.denarii("yellow"), table.frame, table.decider) == (2, "TURN", "green")

    # M13
    def test_the_step_of_m13_is_one_step_whatever_the_worker(self) -> None:
        table = quaestor("gracchus").play("place 5 quaestor", "gain gracchus")
        assert table.colosseum("yellow") == 2

    # M13
    def test_sulla_gives_the_step_after_a_war_card(self) -> None:
        table = quaestor("sulla").given(surplus={"yellow": 2}).play("place 1 legatus 1", "gain sulla")
        assert table.colosseum("yellow") == 2

    # M13: honours included
    @pytest.mark.parametrize("space", HONOURS)
    def test_the_step_of_m13_brings_honours(self, space: int) -> None:
        table = quaestor("gracchus", space=space - 1).play("place 1 quaestor", "gain gracchus")
        assert table.political("yellow") == 2

    # M13, §5.4
    def test_an_honour_of_m13_beyond_ten_is_two_points(self) -> None:
        table = quaestor("gracchus", space=HONOURS[0] - 1).given(political={"yellow": 10})
        table.play("place 1 quaestor", "gain gracchus")
        assert (table.political("yellow"), table.points("yellow")) == (10, 2)

    # M13: no Roma action
    def test_the_step_of_m13_is_no_roma_action(self) -> None:
        table = quaestor("gracchus", "cicero", "camillus").play("place 1 quaestor", "gain gracchus")
        assert (table.points("yellow"), table.frame, table.decider) == (0, "TURN", "green")

    # §6.6: a patron woken by M13 meanwhile may still give its gain
    def test_a_patron_woken_by_m13_may_still_give_his_gain(self) -> None:
        table = quaestor("gracchus", inactive=["maecenas"], space=HONOURS[0] - 1).play("place 1 quaestor")
        assert set(table.offers()) == {"gain gracchus", "done"}
        table.play("gain gracchus")
        assert (table.frame, set(table.offers())) == ("GAIN", {"gain maecenas", "done"})

    # §6.6
    def test_a_patron_woken_by_m13_lets_one_train(self) -> None:
        table = quaestor("gracchus", inactive=["seneca"], space=HONOURS[0] - 1)
        table.play("place 1 quaestor", "gain gracchus")
        assert (table.frame, table.decider) == ("TRAIN", "yellow")

    # §5.5
    def test_the_honour_of_m13_lets_one_choose_among_several_patrons(self) -> None:
        table = quaestor("gracchus", inactive=["maecenas", "seneca"], space=HONOURS[0] - 1)
        table.play("place 1 quaestor", "gain gracchus")
        assert (table.frame, set(table.offers())) == ("ACTIVATE", {"activate maecenas", "activate seneca"})


class TestOrder:
    # §6.6: money gained in the action pays the fee
    def test_a_gain_of_denarii_pays_the_fee(self) -> None:
        assert "place 1 aedilis" not in quaestor().cards_given(upper=[1]).offers()
        table = quaestor("varro").cards_given(upper=[1]).play("place 1 aedilis", "gain varro")
        assert (table.frame, table.denarii("yellow"), "A01" in table.cards("yellow")) == ("DRAW_PROVINCE", 0, True)

    # §4.1: a choice after which the fee could not be paid
    def test_a_gain_needed_for_the_fee_cannot_be_declined(self) -> None:
        table = quaestor("varro", "fabius").cards_given(upper=[1]).play("place 1 aedilis")
        assert set(table.offers()) == {"gain varro", "gain fabius"}
        assert set(table.play("gain varro").offers()) == {"gain fabius", "done"}

    # §6.6: only money gained before the fee may pay it
    @pytest.mark.parametrize(("stone", "offered"), [(2, True), (1, False)])
    def test_the_bonus_of_parts_comes_too_late_to_pay_the_fee(self, stone: int, offered: bool) -> None:
        table = quaestor().cards_given(owned={"yellow": ["A08"]}, upper=[1])  # two black parts with A01
        table.given(goods={"yellow": {"wood": 2, "stone": stone}}, surplus={"yellow": 7})
        assert ("place 1 aedilis" in table.offers()) is offered

    # §4.1, §5.1: a unit too many has to become the denarii that the fee needs
    def test_surplus_is_not_offered_where_the_fee_needs_the_denarii(self) -> None:
        table = quaestor().cards_given(upper=[1]).given(goods={"yellow": {"stone": 2}}).play("place 1 aedilis").auto()
        assert (table.frame, table.denarii("yellow"), table.surplus("yellow")) == ("DRAW_PROVINCE", 0, 0)

    # §6.6: gains, then M6
    def test_training_comes_after_the_gains_and_is_paid_with_them(self) -> None:
        table = quaestor("maecenas", "seneca").given(hand={"yellow": [1, 3]}).play("place 1 quaestor")
        assert table.frame == "GAIN"
        table.play("gain maecenas")
        assert (table.frame, "train 3 4" in table.offers()) == ("TRAIN", True)

    # §6.6: gains, then the extra taken after
    def test_gains_come_before_the_extra_taken_after_the_action(self) -> None:
        table = quaestor("maecenas", inactive=["insula-plan"], advanced="on").play("place 1 quaestor", "main")
        assert table.frame == "GAIN"
        assert table.play("gain maecenas").frame == "EXTRA_AFTER"

    # §6.6, §9: gains once per action
    def test_an_extra_step_gives_no_second_gain(self) -> None:
        table = quaestor("cicero", inactive=["insula-plan"], advanced="on")
        table.given(colosseum={"green": 2, "blue": 3}).play("place 1 roma", "main", "gain cicero", "spend lion 1")
        assert (table.points("yellow"), table.frame, table.decider) == (1, "TURN", "green")

    # §6.6: one activated in an extra taken after gives no gain
    @pytest.mark.parametrize(("extra", "gain"), [("before", True), ("after", False)])
    def test_a_patron_woken_in_an_extra_gives_his_gain_only_if_it_was_taken_before(
        self, extra: str, gain: bool
    ) -> None:
        table = quaestor(inactive=["cicero", "castra-plan"], advanced="on")
        start = HONOURS[0] - (1 if extra == "before" else 2)
        table.given(colosseum={"yellow": start, "green": start + 1, "blue": start + 2})
        table.play("place 1 roma", *(["spend lion 1"] if extra == "before" else ["main", "spend lion 1"]))
        assert table.active("yellow") == {"cicero"}
        assert (table.frame == "GAIN") is gain

    # §6.6: but its M6 works
    def test_a_patron_woken_in_an_extra_taken_after_lets_one_train(self) -> None:
        table = quaestor(inactive=["camillus", "castra-built"], advanced="on")
        start = HONOURS[0] - 2
        table.given(colosseum={"yellow": start, "green": start + 1, "blue": start + 2})
        table.play("place 1 roma", "main", "spend amphora 1")
        assert (table.active("yellow"), table.frame) == ({"camillus"}, "TRAIN")

    # §6.8, §9: for costs still unpaid
    @pytest.mark.parametrize(("denarii", "offered"), [(CICERO_DENARII - 4, True), (CICERO_DENARII - 5, False)])
    def test_scipio_just_bought_lowers_the_price_of_the_extra_patron(self, denarii: int, offered: bool) -> None:
        table = quaestor(inactive=["insula-plan"], advanced="on").given(goods={"yellow": ALL}, political={"yellow": 2})
        table.cards_given(rows={"patron": ["scipio", None, None, None, None]}, face_up={"patron": "cicero"})
        table.given(denarii={"yellow": 50}).play("place 1 senatus 1", "main")
        assert (table.frame, table.active("yellow")) == ("EXTRA_AFTER", {"scipio"})
        assert ("spend lion 1" in table.given(denarii={"yellow": denarii}).offers()) is offered
