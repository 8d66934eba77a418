"""What active patrons do at their locations, one by one and together (§11 M1-M13, with §6.6-6.9)."""

from typing import Any

import pytest

from tests.ave_roma.chapters.table import Table

# Prices of M10 (data), and the card each buyer buys here.
CORBULO, GERMANICUS, LUCULLUS = 2, 2, 4
INSULA = {"wood": 1, "stone": 1}
HANNIBAL_1 = 2  # surplus
CICERO = 11  # denarii
MOVES = {
    "quaestor": ["place 1 quaestor"],
    "mercator": ["place 1 mercator", "sell wood", "done"],
    "aedilis": ["place 1 aedilis"],
    "propraetor": ["place 1 propraetor", "upper", "done"],
    "roma": ["place 1 roma"],
    "legatus": ["place 1 legatus 1"],
}
GAINS = [
    *[("cicero", "roma"), ("cato", "mercator"), ("varro", "aedilis"), ("maecenas", "quaestor")],
    *[("atticus", "mercator"), ("fabius", "aedilis"), ("agricola", "propraetor")],
    *[("pompeius", "mercator"), ("strabo", "propraetor"), ("sallustius", "quaestor")],
    *[("pliny", "quaestor"), ("trajan", "propraetor"), ("gracchus", "quaestor"), ("sulla", "legatus")],
]
FEE = 2
# Spaces of the Colosseum (data).
RED, DENARII = 5, 6  # what one space costs
BLACK_FREE_SURPLUS = 1, 2, 3  # a black good, (green and blue stand on it), a surplus


def served(*patrons: str, inactive: tuple[str, ...] = (), advanced: str = "off") -> Table:
    """Yellow has these active patrons, one wood, 2 surplus and no money; a step in the Colosseum is free for him."""
    table = Table(3, advanced=advanced).given(
        goods={"yellow": {"wood": 1}}, surplus={"yellow": 2}, denarii={"yellow": 0}, political={"yellow": len(patrons)}
    )
    table.given(colosseum={"yellow": 1, "green": 2, "blue": 2})
    return table.cards_given(owned={"yellow": [*patrons, *inactive]}, active=patrons)


def buyer(*patrons: str, goods: dict[str, int] | None = None, surplus: int = 0, denarii: int = 0) -> Table:
    """Yellow, with these active patrons and five slots, may buy an Insula, Hannibal's first card or Cicero."""
    table = served(*patrons).given(goods={"yellow": goods or {}}, political={"yellow": 5})
    table.given(surplus={"yellow": surplus}, denarii={"yellow": denarii})
    rest = [None] * 4
    rows = {"building": ["insula-plan", *rest], "war": ["hannibal-1", *rest], "patron": ["cicero", *rest]}
    return table.cards_given(rows=rows)


def levels(table: Table, seat: str = "yellow") -> list[int | None]:
    return [table.influence(seat, province) for province in range(1, 6)]


class TestGains:
    # §11, §6.6
    @pytest.mark.parametrize(("patron", "location"), GAINS)
    def test_an_active_patron_offers_his_gain_at_his_location(self, patron: str, location: str) -> None:
        table = served(patron).play(*MOVES[location])
        assert (table.frame, table.decider) == ("GAIN", "yellow")
        assert set(table.offers()) == {f"gain {patron}", "done"}

    # §11
    @pytest.mark.parametrize(("patron", "location"), GAINS)
    def test_an_active_patron_offers_nothing_elsewhere(self, patron: str, location: str) -> None:
        for other in set(MOVES) - {location}:
            table = served(patron).play(*MOVES[other])
            assert (table.frame, table.decider) == ("TURN", "green")

    # §11
    @pytest.mark.parametrize(("patron", "location"), GAINS)
    def test_an_inactive_patron_offers_nothing(self, patron: str, location: str) -> None:
        table = served(inactive=(patron,)).play(*MOVES[location])
        assert (table.frame, table.decider) == ("TURN", "green")

    # §11: a gain may be declined
    @pytest.mark.parametrize(("patron", "location"), GAINS)
    def test_a_gain_declined_changes_nothing(self, patron: str, location: str) -> None:
        with_him, without = served(patron).play(*MOVES[location], "done"), served().play(*MOVES[location])
        for table in (with_him, without):
            assert (table.frame, table.decider) == ("TURN", "green")
        for look in (Table.goods, Table.surplus, Table.denarii, Table.points, Table.colosseum):
            assert look(with_him, "yellow") == look(without, "yellow")
        assert [with_him.cube(number) for number in range(1, 6)] == [0] * 5

    # §11: M1, M2, M3
    @pytest.mark.parametrize(
        ("patron", "location", "points", "denarii", "surplus"),
        [
            ("cicero", "roma", 1, 0, 0),
            ("cato", "mercator", 0, 2, 0),
            ("varro", "aedilis", 0, 2, 0),
            ("maecenas", "quaestor", 0, 2, 0),
            ("atticus", "mercator", 0, 0, 1),
            ("fabius", "aedilis", 0, 0, 1),
            ("agricola", "propraetor", 0, 0, 1),
        ],
    )
    def test_a_gain_is_one_point_two_denarii_or_one_surplus(
        self, patron: str, location: str, points: int, denarii: int, surplus: int
    ) -> None:
        before = served(patron).play(*MOVES[location])
        after = served(patron).play(*MOVES[location], f"gain {patron}")
        assert after.points("yellow") - before.points("yellow") == points
        assert after.denarii("yellow") - before.denarii("yellow") == denarii
        assert after.surplus("yellow") - before.surplus("yellow") == surplus
        assert (after.frame, after.decider) == ("TURN", "green")

    # §6.9
    def test_a_surplus_that_would_be_lost_is_offered_too(self) -> None:
        table = served("fabius").given(surplus={"yellow": 7}).play("place 1 aedilis")
        assert "gain fabius" in table.offers()
        assert table.play("gain fabius").surplus("yellow") == 7

    # §11: cumulative; §6.6: one at a time
    def test_several_gains_are_offered_together_and_taken_one_by_one(self) -> None:
        table = served("maecenas", "sallustius", "pliny").play("place 1 quaestor")
        assert set(table.offers()) == {"gain maecenas", "gain sallustius", "gain pliny", "done"}
        table.play("gain pliny")
        assert set(table.offers()) == {"gain maecenas", "gain sallustius", "done"}

    # §6.6: in any order
    @pytest.mark.parametrize("order", [["cato", "atticus"], ["atticus", "cato"]])
    def test_gains_are_taken_in_any_order(self, order: list[str]) -> None:
        table = served("cato", "atticus").play(*MOVES["mercator"], *(f"gain {patron}" for patron in order))
        assert (table.denarii("yellow"), table.surplus("yellow")) == (3, 3)
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6.6: the rest may be declined
    def test_the_rest_of_the_gains_may_be_declined(self) -> None:
        table = served("cato", "atticus").play(*MOVES["mercator"], "gain atticus", "done")
        assert (table.denarii("yellow"), table.surplus("yellow")) == (1, 3)

    # §6.6: gains come after the main action
    def test_a_gain_cannot_pay_for_the_main_action(self) -> None:
        assert "place 1 mercator" not in served("cato").given(goods={"yellow": {}}).offers()


class TestGoodOfTheProvince:
    # M4: any kind shown on the card of the worker's value
    def test_the_good_is_one_shown_on_the_card_of_the_value_of_the_worker(self) -> None:
        table = served("sallustius").play("place 3 quaestor", "gain sallustius")
        assert (table.frame, set(table.offers())) == ("PICK", {"pick stone", "pick grain", "pick wine"})
        assert table.play("pick wine").goods("yellow") == {"wood": 1, "wine": 1}

    # M4, §6.5
    def test_the_changed_value_of_a_trained_worker_chooses_the_card(self) -> None:
        table = served("sallustius").given(trained={"yellow": {2: 5}}, hand={"yellow": [1]})
        table.play("place 5to3@2 quaestor", "gain sallustius")
        assert set(table.offers()) == {"pick stone", "pick grain", "pick wine"}

    # M4: does not move the card
    def test_the_card_does_not_move(self) -> None:
        table = served("sallustius").play("place 3 quaestor", "gain sallustius", "pick wine")
        assert table.province(3) == ("A03", "lower")

    # M4: nothing if empty
    def test_an_empty_province_gives_nothing(self) -> None:
        table = served("sallustius").cards_given(provinces={1: None}).play("place 1 quaestor")
        assert (table.frame, table.decider) == ("TURN", "green")

    # M4, §6.6: the card just used, before a new one comes
    def test_the_good_comes_from_the_card_just_used_before_it_is_taken(self) -> None:
        table = served("pompeius").given(denarii={"yellow": 9}).cards_given(upper=[1])
        table.play(*MOVES["mercator"], "gain pompeius")
        assert set(table.offers()) == {"pick wood", "pick stone", "pick mineral"}
        assert table.play("pick stone").frame == "DRAW_PROVINCE"

    # M4, §5.1
    def test_a_good_above_the_limit_becomes_surplus_or_denarii(self) -> None:
        table = served("sallustius").given(goods={"yellow": {"stone": 3}})
        table.play("place 3 quaestor", "gain sallustius", "pick stone")
        assert (table.frame, set(table.offers())) == ("OVERFLOW", {"surplus", "denarii"})


class TestNoFee:
    # M5
    @pytest.mark.parametrize(
        ("patron", "location"), [("verres", "aedilis"), ("rabirius", "mercator"), ("quirinius", "propraetor")]
    )
    @pytest.mark.parametrize("advanced", ["off", "on"])
    def test_the_card_is_taken_without_a_fee(self, patron: str, location: str, advanced: str) -> None:
        place = f"place 1 {location}"
        assert place not in served(advanced=advanced).cards_given(upper=[1]).offers()
        table = served(patron, advanced=advanced).cards_given(upper=[1]).play(*MOVES[location])
        assert table.frame == "DRAW_PROVINCE"
        assert ("A01" in table.cards("yellow"), table.cube(1)) == (True, 1)
        assert table.denarii("yellow") == (1 if location == "mercator" else 0)

    # M5: an empty space still costs
    @pytest.mark.parametrize(("denarii", "offered"), [(FEE, True), (FEE - 1, False)])
    def test_an_empty_space_still_costs(self, denarii: int, offered: bool) -> None:
        table = served("quirinius").given(denarii={"yellow": denarii})
        table.cards_given(owned={"yellow": ["castra-plan"]}, provinces={1: None})
        assert ("place 1 propraetor" in table.offers()) is offered
        if offered:
            table.play("place 1 propraetor").auto()
            while table.frame == "INFLUENCE":
                table.play("done")
            assert table.denarii("yellow") == 0

    # M5 at another location
    def test_the_fee_is_due_at_another_location(self) -> None:
        assert "place 1 aedilis" not in served("rabirius", "quirinius").cards_given(upper=[1]).offers()


class TestInfluenceForAPrice:
    BUYERS = (
        ("corbulo", "aedificator", {"goods": {**INSULA, "grain": CORBULO}}),
        ("germanicus", "legatus", {"surplus": HANNIBAL_1 + GERMANICUS}),
        ("lucullus", "senatus", {"denarii": CICERO + LUCULLUS}),
    )

    # M10: price paid, one level in the province of the worker's value
    @pytest.mark.parametrize(("patron", "location", "stock"), BUYERS)
    def test_the_price_buys_one_influence_in_the_province_of_the_worker(
        self, patron: str, location: str, stock: dict[str, Any]
    ) -> None:
        table = buyer(patron, **stock).play(f"place 1 {location} 1")
        assert set(table.offers()) == {f"gain {patron}", "done"}
        table.play(f"gain {patron}").auto()
        assert levels(table) == [1, None, None, None, None]
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({}, 0, 0)
        assert (table.frame, table.decider) == ("TURN", "green")

    # M10, §4.1
    @pytest.mark.parametrize(
        ("patron", "location", "stock"),
        [
            ("corbulo", "aedificator", {"goods": {**INSULA, "grain": CORBULO - 1}, "surplus": 7}),
            ("germanicus", "legatus", {"surplus": HANNIBAL_1 + GERMANICUS - 1, "goods": {"wood": 3}}),
            ("lucullus", "senatus", {"denarii": CICERO + LUCULLUS - 1}),
        ],
    )
    def test_a_price_that_cannot_be_paid_is_not_offered(
        self, patron: str, location: str, stock: dict[str, Any]
    ) -> None:
        table = buyer(patron, **stock).play(f"place 1 {location} 1").auto()
        assert (table.frame, table.decider) == ("TURN", "green")

    # M10: once per action
    def test_influence_is_bought_once_per_action(self) -> None:
        table = buyer("lucullus", denarii=50).play("place 1 senatus 1", "gain lucullus")
        assert (table.frame, table.decider, levels(table)[0]) == ("TURN", "green", 1)

    # M10: the goods are chosen
    def test_any_two_goods_pay_the_price(self) -> None:
        table = buyer("corbulo", goods={**INSULA, "cattle": 1, "wine": 2}).play("place 1 aedificator 1", "gain corbulo")
        assert (table.frame, set(table.offers())) == ("PAY", {"pay cattle", "pay wine"})

    # M10, §6.5
    def test_the_changed_value_of_a_trained_worker_chooses_the_province(self) -> None:
        table = buyer("lucullus", denarii=50).given(trained={"yellow": {3: 4}})
        table.play("place 4to1@3 senatus 1", "gain lucullus")
        assert levels(table) == [1, None, None, None, None]

    # M10 also works on an empty province
    def test_influence_may_be_bought_in_an_empty_province(self) -> None:
        table = (
            buyer("lucullus", denarii=50).cards_given(provinces={1: None}).play("place 1 senatus 1", "gain lucullus")
        )
        assert levels(table)[0] == 1

    # M10, §5.3, §6.9
    @pytest.mark.parametrize(
        ("own", "other", "after"), [(-1, 1, 0), (0, 1, 0), (2, 3, 2), (2, 4, 3), (8, 5, 8)], ids=str
    )
    def test_the_level_bought_follows_the_rules_of_the_track(self, own: int, other: int, after: int) -> None:
        table = buyer("lucullus", denarii=50).given(influence={"yellow": {1: own}, "green": {1: other}})
        table.play("place 1 senatus 1", "gain lucullus")
        assert levels(table)[0] == after

    # §6.7: M8 in every payment at its location, M10's price included
    @pytest.mark.parametrize(("patrons", "offered"), [(["corbulo", "crassus"], True), (["corbulo"], False)])
    def test_surplus_pays_the_price_in_goods_by_m8(self, patrons: list[str], offered: bool) -> None:
        table = buyer(*patrons, goods=INSULA, surplus=CORBULO).play("place 1 aedificator 1")
        while table.frame == "PAY":
            table.play(next(offer for offer in table.offers() if offer != "pay surplus"))
        assert (table.frame == "GAIN") is offered
        if offered:
            assert table.play("gain corbulo").auto().surplus("yellow") == 0

    # §6.7: M9 likewise
    @pytest.mark.parametrize(("patrons", "offered"), [(["germanicus", "marius"], True), (["germanicus"], False)])
    def test_goods_pay_the_price_in_surplus_by_m9(self, patrons: list[str], offered: bool) -> None:
        table = buyer(*patrons, goods={"wood": GERMANICUS}, surplus=HANNIBAL_1).play("place 1 legatus 1")
        while table.frame == "PAY":
            table.play("pay surplus")
        assert (table.frame == "GAIN") is offered
        if offered:
            assert table.play("gain germanicus").auto().goods("yellow") == {}

    # M7: cards become cheaper, the price of influence does not
    @pytest.mark.parametrize(
        ("patrons", "location", "stock"),
        [
            (["corbulo", "vitruvius"], "aedificator", {"goods": {"wood": CORBULO}}),
            (["germanicus", "agrippa"], "legatus", {"surplus": HANNIBAL_1 - 1 + GERMANICUS - 1}),
            (["lucullus", "scipio"], "senatus", {"denarii": CICERO - 2 + LUCULLUS - 1}),
        ],
    )
    def test_a_discount_does_not_lower_the_price_of_influence(
        self, patrons: list[str], location: str, stock: dict[str, Any]
    ) -> None:
        table = buyer(*patrons, **stock).play(f"place 1 {location} 1").auto()
        assert (table.frame, table.decider) == ("TURN", "green")


class TestFreeSteps:
    # M11
    @pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
    def test_clodius_makes_every_step_free(self, value: int) -> None:
        table = served("clodius").given(goods={"yellow": {}}, surplus={"yellow": 0}, colosseum={"yellow": 2})
        table.play(f"place {value} roma")
        assert table.colosseum("yellow") == 2 + value

    # M11
    def test_clodius_lets_the_rich_pay_nothing(self) -> None:
        table = served("clodius").given(denarii={"yellow": 9}, colosseum={"yellow": 9}).play("place 2 roma")
        assert (table.denarii("yellow"), table.surplus("yellow"), table.goods("yellow")) == (9, 2, {"wood": 1})

    # M8 in Roma
    @pytest.mark.parametrize(("patrons", "offered"), [(["columella"], True), (["crassus"], False), ([], False)])
    def test_surplus_pays_coloured_spaces_with_columella(self, patrons: list[str], offered: bool) -> None:
        table = served(*patrons).given(colosseum={"yellow": RED - 1})
        assert ("place 1 roma" in table.offers()) is offered
        if offered:
            assert table.play("place 1 roma").auto().surplus("yellow") == 1

    # M8, §4.1: the surplus a later space needs
    def test_surplus_needed_further_on_cannot_pay_a_coloured_space(self) -> None:
        table = served("columella").given(surplus={"yellow": 1}, colosseum={"yellow": 12}).play("place 3 roma")
        assert (table.frame, table.decider, table.colosseum("yellow")) == ("TURN", "green", BLACK_FREE_SURPLUS[-1])
        assert (table.goods("yellow"), table.surplus("yellow")) == ({}, 0)

    # M8: not denarii
    def test_surplus_pays_no_denarii_with_columella(self) -> None:
        assert "place 1 roma" not in served("columella").given(colosseum={"yellow": DENARII - 1}).offers()


class TestCube:
    # M12
    @pytest.mark.parametrize(("patron", "location"), [("pliny", "quaestor"), ("trajan", "propraetor")])
    def test_the_cube_of_the_province_of_the_worker_rises(self, patron: str, location: str) -> None:
        table = served(patron).play(*MOVES[location], f"gain {patron}")
        assert [table.cube(number) for number in range(1, 6)] == [1, 0, 0, 0, 0]

    # M12 and §6.1 add up
    def test_the_cube_rises_twice_if_the_card_is_taken_too(self) -> None:
        table = served("trajan").given(denarii={"yellow": 2}).cards_given(upper=[1])
        assert table.play(*MOVES["propraetor"], "gain trajan").cube(1) == 2

    # M12 also works on an empty province, §6.9: and at the top
    @pytest.mark.parametrize(("card", "cube", "after"), [(None, 3, 4), ("A01", 8, 8)], ids=["empty", "top"])
    def test_the_cube_of_an_empty_province_or_at_the_top_may_be_chosen(
        self, card: str | None, cube: int, after: int
    ) -> None:
        table = served("pliny").cards_given(provinces={1: card}).given(cubes={1: cube}).play("place 1 quaestor")
        assert "gain pliny" in table.offers()
        assert table.play("gain pliny").cube(1) == after

    # M12, §6.1: the cube stays at an empty space, but for M12; M4 gives nothing there
    def test_at_an_empty_space_trajan_moves_the_cube_and_strabo_gives_nothing(self) -> None:
        table = served("trajan", "strabo").given(denarii={"yellow": FEE})
        table.cards_given(owned={"yellow": ["castra-plan"]}, provinces={1: None}).play("place 1 propraetor").auto()
        assert (table.frame, set(table.offers())) == ("GAIN", {"gain trajan", "done"})
        assert table.play("gain trajan").cube(1) == 1
