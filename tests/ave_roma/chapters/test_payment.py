"""What pays: open icons, discounts, surplus for goods and goods for surplus (§6.2, §6.7, M7-M9 of §11)."""

from copy import deepcopy

import pytest

from tests.ave_roma.chapters.table import Table

ALL = {"wood": 3, "stone": 3, "cattle": 3, "grain": 3, "mineral": 3, "wine": 3}
CICERO = 11  # denarii, and no good


def buying(
    card: str, *patrons: str, goods: dict[str, int] | None = None, surplus: int = 0, denarii: int = 20, at: int = 1
) -> Table:
    """Yellow, with these active patrons, faces one card in the newest slot."""
    table = Table(3).given(
        goods={"yellow": goods or {}}, surplus={"yellow": surplus}, denarii={"yellow": denarii}, political={"yellow": 5}
    )
    row: list[str | None] = [None] * 5
    row[at - 1] = card
    deck = "war" if card[-1].isdigit() else "building" if "-" in card else "patron"
    return table.cards_given(owned={"yellow": patrons}, active=patrons, rows={deck: row})


def extra_buying(deck: str, card: str, owned: list[str], **given: int) -> Table:
    """Advanced game: yellow has nothing in store and may buy `card` from the deck, by spending cards."""
    table = Table(3, advanced="on", length="full").given(goods={"yellow": ALL}, surplus={"yellow": 0})
    table.given(denarii={"yellow": given.get("denarii", 0)}, political={"yellow": 5})
    return table.cards_given(owned={"yellow": owned}, face_up={deck: card})


def finish(table: Table) -> Table:
    """Go on to the next turn, by the first option (or draw) each time."""
    while table.frame != "TURN":
        table.play(table.offers()[0])
    return table


class TestOpenIcons:
    # §6.2: any good of a colour
    @pytest.mark.parametrize(
        ("card", "icon", "goods"),
        [
            ("thermae-plan", {"stone": 2, "mineral": 1, "wood": 1}, ["wood", "stone"]),
            ("circus-plan", {"wood": 1, "cattle": 2, "grain": 1}, ["cattle", "grain"]),
            ("theatrum-plan", {"wood": 1, "wine": 2, "grain": 1, "mineral": 1}, ["mineral", "wine"]),
        ],
        ids=["black", "green", "red"],
    )
    def test_a_coloured_icon_is_paid_with_either_good_of_the_colour(
        self, card: str, icon: dict[str, int], goods: list[str]
    ) -> None:
        table = buying(card, goods={**ALL, **icon}, surplus=7).play("place 1 aedificator 1")
        assert table.frame == "PAY"
        assert table.offers() == [f"pay {good}" for good in goods]

    # §6.2
    def test_an_open_icon_is_paid_with_any_good_but_never_with_surplus(self) -> None:
        table = buying("via-plan", goods=ALL, surplus=7).play("place 1 aedificator 1")
        assert table.offers() == [f"pay {good}" for good in ALL]

    # §6.2
    @pytest.mark.parametrize("good", ["wood", "cattle", "wine"])
    def test_the_good_chosen_pays_the_open_icon(self, good: str) -> None:
        table = buying("via-plan", goods=ALL).play("place 1 aedificator 1", f"pay {good}")
        assert table.goods("yellow") == {**ALL, "stone": 1, good: 2}

    # §6.2: named goods are paid first, what is left is offered for the open icon
    def test_goods_needed_for_named_icons_cannot_pay_an_open_one(self) -> None:
        table = buying("via-plan", goods={"stone": 2, "wood": 1, "grain": 1}).play("place 1 aedificator 1")
        assert table.offers() == ["pay wood", "pay grain"]

    # §6.2
    def test_nothing_is_asked_where_only_one_good_can_pay(self) -> None:
        table = buying("circus-plan", goods={"wood": 1, "cattle": 1, "grain": 1}).play("place 1 aedificator 1")
        assert (table.frame, table.decider, table.goods("yellow")) == ("TURN", "green", {})

    # §4.1: the colour only, and one good per unit
    @pytest.mark.parametrize(
        ("goods", "offered"),
        [
            ({"wood": 1, "cattle": 1, "grain": 1}, True),
            ({"wood": 1, "cattle": 2}, True),
            ({"wood": 1, "grain": 2}, False),
            ({"wood": 1, "cattle": 1}, False),
            ({"wood": 2, "cattle": 1, "wine": 3}, False),
        ],
    )
    def test_a_price_with_a_coloured_icon_is_offered_only_if_payable(
        self, goods: dict[str, int], offered: bool
    ) -> None:
        table = buying("circus-plan", goods=goods, surplus=7)
        assert ("place 1 aedificator 1" in table.offers()) is offered

    # §4.1
    @pytest.mark.parametrize(("goods", "offered"), [({"stone": 3}, True), ({"stone": 2}, False), ({"stone": 1}, False)])
    def test_a_price_with_an_open_icon_is_offered_only_if_payable(self, goods: dict[str, int], offered: bool) -> None:
        table = buying("via-plan", goods=goods, surplus=7)
        assert ("place 1 aedificator 1" in table.offers()) is offered


class TestDiscountOnBuildings:
    # §6.7, M7r
    def test_the_icon_that_falls_away_is_chosen(self) -> None:
        table = buying("insula-plan", "vitruvius", goods=ALL).play("place 1 aedificator 1")
        assert (table.frame, set(table.offers())) == ("DISCOUNT", {"save wood", "save stone"})

    # §6.7, M7r
    @pytest.mark.parametrize(("saved", "paid"), [("wood", "stone"), ("stone", "wood")])
    def test_the_icon_chosen_is_not_paid(self, saved: str, paid: str) -> None:
        table = buying("insula-plan", "vitruvius", goods=ALL).play("place 1 aedificator 1", f"save {saved}")
        assert table.goods("yellow") == {**ALL, paid: 2}

    # §6.7: open icons included
    @pytest.mark.parametrize(
        ("card", "icons"),
        [("via-plan", {"stone", "any"}), ("thermae-plan", {"stone", "black", "mineral"})],
    )
    def test_an_open_icon_may_be_the_one_that_falls_away(self, card: str, icons: set[str]) -> None:
        table = buying(card, "vitruvius", goods=ALL).play("place 1 aedificator 1")
        assert set(table.offers()) == {f"save {icon}" for icon in icons}

    # §6.7: one icon, not the whole kind
    def test_one_unit_falls_away_not_the_whole_kind(self) -> None:
        table = buying("via-plan", "vitruvius", goods=ALL).play("place 1 aedificator 1", "save stone", "pay wine")
        assert table.goods("yellow") == {**ALL, "stone": 2, "wine": 2}

    # §6.7: never turns into another kind
    def test_the_discount_of_a_building_leaves_its_denarii(self) -> None:
        table = buying("taberna-plan", "vitruvius", goods=ALL).play("place 1 aedificator 1")
        assert set(table.offers()) == {"save grain", "save wine"}
        assert table.play("save grain").denarii("yellow") == 18

    # §6.7, §4.1
    def test_a_building_one_good_short_is_offered_with_the_discount(self) -> None:
        assert "place 1 aedificator 1" in buying("insula-plan", "vitruvius", goods={"wood": 1}).offers()

    # §4.1
    def test_saving_an_icon_after_which_the_rest_cannot_be_paid_is_not_offered(self) -> None:
        table = buying("insula-plan", "vitruvius", goods={"wood": 1}).play("place 1 aedificator 1").auto()
        assert (table.frame, table.decider, table.goods("yellow")) == ("TURN", "green", {})

    # §4.1
    def test_a_building_two_goods_short_is_not_offered_with_one_discount(self) -> None:
        assert "place 1 aedificator 1" not in buying("insula-plan", "vitruvius", goods={}).offers()

    # §6.7: compulsory
    def test_the_discount_cannot_be_declined(self) -> None:
        table = buying("templum-plan", "vitruvius", goods=ALL).play("place 1 aedificator 1")
        assert set(table.offers()) == {"save stone", "save cattle", "save wine"}

    # §6.7, §9: M7r and spent cards add up, and never below zero
    def test_discounts_add_up_and_stop_at_zero(self) -> None:
        table = extra_buying("building", "insula-plan", ["vitruvius", "castra-plan", "thermae-plan"])
        table.given(goods={"yellow": {"wood": 1, "stone": 2}}).cards_given(active=["vitruvius"])
        table.cards_given(rows={"building": ["insula-built", None, None, None, None]})
        finish(table.play("place 1 aedificator 1", "spend lion 2"))
        assert {"insula-plan", "insula-built"} <= table.cards("yellow")
        assert sum(table.goods("yellow").values()) == 3  # 3, less one for the built one, and the pair's wood


class TestDiscountOnWars:
    # §6.7, M7s
    def test_a_war_card_costs_one_surplus_less(self) -> None:
        table = buying("hannibal-2", "agrippa", surplus=7).play("place 1 legatus 1")
        assert (table.surplus("yellow"), table.denarii("yellow")) == (6, 18)

    # §6.7, §4.1
    @pytest.mark.parametrize(("surplus", "offered"), [(1, True), (0, False)])
    def test_a_war_card_is_offered_at_its_lower_price(self, surplus: int, offered: bool) -> None:
        assert ("place 1 legatus 1" in buying("hannibal-1", "agrippa", surplus=surplus).offers()) is offered

    # §6.7: never turns into another kind
    def test_the_surplus_discount_lowers_neither_goods_nor_denarii(self) -> None:
        table = buying("hannibal-4", "agrippa", goods={"wine": 1}, surplus=1, denarii=2).play("place 1 legatus 1")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({}, 0, 0)
        assert "place 1 legatus 1" not in buying("hannibal-4", "agrippa", surplus=7).offers()

    # §6.7: more cards may be spent than the price can fall
    def test_more_cards_may_be_spent_than_there_is_surplus_in_the_price(self) -> None:
        swords = ["pyrrhus-1", "vercingetorix-3", "pyrrhus-4"]
        table = extra_buying("war", "hannibal-1", swords).given(surplus={"yellow": 2})
        table.cards_given(rows={"war": ["mithridates-1", None, None, None, None]})
        finish(table.play("place 1 legatus 1", "spend sword 3"))
        assert {"hannibal-1", "mithridates-1"} <= table.cards("yellow")
        assert (table.surplus("yellow"), table.denarii("yellow")) == (0, 0)


class TestDiscountOnPatrons:
    # §6.7, M7d
    def test_a_patron_costs_two_denarii_less(self) -> None:
        table = buying("cicero", "scipio").play("place 1 senatus 1")
        assert table.denarii("yellow") == 20 - (CICERO - 2)

    # §6.7, §4.1
    @pytest.mark.parametrize(("denarii", "offered"), [(CICERO - 2, True), (CICERO - 3, False)])
    def test_a_patron_is_offered_at_the_lower_price(self, denarii: int, offered: bool) -> None:
        assert ("place 1 senatus 1" in buying("cicero", "scipio", denarii=denarii).offers()) is offered

    # §6.7
    def test_the_denarii_discount_does_not_lower_goods(self) -> None:
        assert "place 1 senatus 1" not in buying("varro", "scipio", denarii=50).offers()

    # §6.7: never below zero, never another kind
    def test_a_patron_at_no_denarii_still_costs_his_good(self) -> None:
        lions = ["insula-plan", "castra-plan", "thermae-plan", "taberna-built", "templum-built"]
        table = extra_buying("patron", "varro", lions, denarii=CICERO)
        table.cards_given(rows={"patron": ["cicero", None, None, None, None]})
        finish(table.play("place 1 senatus 1", "spend lion 5"))
        assert {"cicero", "varro"} <= table.cards("yellow")
        assert (table.denarii("yellow"), table.goods("yellow")) == (0, {**ALL, "grain": 2})

    # M7 is for cards at its own location
    @pytest.mark.parametrize(
        ("card", "patron", "place"),
        [
            ("insula-plan", "agrippa", "place 1 aedificator 1"),
            ("hannibal-1", "vitruvius", "place 1 legatus 1"),
            ("hannibal-2", "scipio", "place 1 legatus 1"),
        ],
    )
    def test_a_discount_counts_at_its_own_location_only(self, card: str, patron: str, place: str) -> None:
        short: dict[str, int] = {"wood": 1}
        table = buying(card, patron, goods=short, surplus=2 if card == "hannibal-2" else 1, denarii=1)
        assert place not in table.offers()


class TestSurplusForGoods:
    # M8, §6.7
    def test_surplus_or_the_good_pays_each_icon(self) -> None:
        table = buying("insula-plan", "crassus", goods=ALL, surplus=7).play("place 1 aedificator 1")
        assert (table.frame, set(table.offers())) == ("PAY", {"pay wood", "pay surplus"})
        table.play("pay surplus")
        assert set(table.offers()) == {"pay stone", "pay surplus"}

    # M8: one for one
    def test_surplus_replaces_goods_one_for_one(self) -> None:
        table = buying("insula-plan", "crassus", surplus=3).play("place 1 aedificator 1").auto()
        assert (table.surplus("yellow"), table.cards("yellow")) == (1, {"crassus", "insula-plan"})

    # §6.2, M8: the exception
    def test_surplus_may_pay_an_open_icon_by_m8(self) -> None:
        table = buying("via-plan", "crassus", goods={"stone": 2, "wood": 1}, surplus=1).play("place 1 aedificator 1")
        options = set()
        while table.frame == "PAY":
            options |= set(table.offers())
            table.play("pay surplus" if "pay surplus" in table.offers() else table.offers()[0])
        assert "pay surplus" in options
        assert table.surplus("yellow") == 0

    # M8, §4.1
    @pytest.mark.parametrize(("surplus", "offered"), [(2, True), (1, False)])
    def test_a_building_is_offered_if_goods_and_surplus_together_suffice(self, surplus: int, offered: bool) -> None:
        table = buying("templum-plan", "crassus", goods={"cattle": 3}, surplus=surplus)
        assert ("place 1 aedificator 1" in table.offers()) is offered

    # §4.1: a choice after which the rest could not be paid
    def test_surplus_needed_for_a_later_icon_cannot_pay_an_earlier_one(self) -> None:
        table = buying("insula-plan", "crassus", goods={"wood": 1}, surplus=1).play("place 1 aedificator 1").auto()
        assert (table.frame, table.decider) == ("TURN", "green")
        assert (table.goods("yellow"), table.surplus("yellow")) == ({}, 0)

    # M8: goods only
    def test_surplus_does_not_pay_denarii(self) -> None:
        table = buying("taberna-plan", "crassus", surplus=7, denarii=1)
        assert "place 1 aedificator 1" not in table.offers()

    # M8 at the Aedificator, not elsewhere
    def test_surplus_pays_no_good_at_another_location(self) -> None:
        assert "place 1 legatus 1" not in buying("hannibal-4", "crassus", surplus=7).offers()
        assert "place 1 senatus 1" not in buying("varro", "crassus", surplus=7).offers()

    # §6.7: discounts first, then M8 for what remains
    def test_the_discount_comes_before_surplus_replaces_goods(self) -> None:
        table = buying("insula-plan", "crassus", "vitruvius", goods=ALL, surplus=7).play("place 1 aedificator 1")
        assert set(table.offers()) == {"save wood", "save stone"}
        table.play("save wood")
        assert set(table.offers()) == {"pay stone", "pay surplus"}

    # §6.7, §4.1
    @pytest.mark.parametrize(("surplus", "offered"), [(1, True), (0, False)])
    def test_discount_and_surplus_together_pay_a_building(self, surplus: int, offered: bool) -> None:
        table = buying("insula-plan", "crassus", "vitruvius", surplus=surplus)
        assert ("place 1 aedificator 1" in table.offers()) is offered


class TestGoodsForSurplus:
    # M9
    def test_surplus_or_any_good_pays_a_surplus_icon(self) -> None:
        table = buying("hannibal-1", "marius", goods=ALL, surplus=7).play("place 1 legatus 1")
        assert table.frame == "PAY"
        assert set(table.offers()) == {f"pay {good}" for good in ALL} | {"pay surplus"}

    # M9: one for one
    def test_goods_replace_surplus_one_for_one(self) -> None:
        table = finish(
            buying("hannibal-3", "marius", goods={"wood": 1, "wine": 1}, surplus=1).play("place 1 legatus 1")
        )
        assert (table.goods("yellow"), table.surplus("yellow")) == ({}, 0)
        assert "hannibal-3" in table.cards("yellow")

    # M9, §4.1
    @pytest.mark.parametrize(("goods", "offered"), [({"grain": 2}, True), ({"grain": 1}, False)])
    def test_a_war_card_is_offered_if_goods_and_surplus_together_suffice(
        self, goods: dict[str, int], offered: bool
    ) -> None:
        assert ("place 1 legatus 1" in buying("hannibal-3", "marius", goods=goods, surplus=1).offers()) is offered

    # M9: the named good is still owed
    def test_the_good_of_a_war_card_is_paid_before_goods_replace_surplus(self) -> None:
        assert "place 1 legatus 1" not in buying("hannibal-4", "marius", goods={"wine": 2}).offers()
        table = buying("hannibal-4", "marius", goods={"wine": 3}).play("place 1 legatus 1").auto()
        assert "hannibal-4" in table.cards("yellow")

    # M9: surplus only, not denarii
    def test_goods_do_not_pay_denarii(self) -> None:
        assert "place 1 legatus 1" not in buying("hannibal-2", "marius", goods=ALL, surplus=7, denarii=1).offers()

    # §6.7: M7s first
    @pytest.mark.parametrize(("wood", "offered"), [(2, True), (1, False)])
    def test_the_discount_comes_before_goods_replace_surplus(self, wood: int, offered: bool) -> None:
        table = buying("hannibal-3", "marius", "agrippa", goods={"wood": wood})
        assert ("place 1 legatus 1" in table.offers()) is offered

    # §5.1, §6.9: the third card's surplus is lost at 7
    def test_a_set_bonus_of_surplus_is_lost_at_seven(self) -> None:
        table = buying("hannibal-1", "marius", goods={"wood": 2}, surplus=7)
        table.cards_given(owned={"yellow": ["hannibal-2", "hannibal-3"]})
        table.play("place 1 legatus 1", "pay wood", "pay wood")
        assert (table.surplus("yellow"), table.goods("yellow")) == (7, {})


def outcomes(table: Table, move: str) -> list[Table]:
    """Every way to the next turn after this move; of a draw, the first outcome only."""
    done, waiting = [], [deepcopy(table).play(move)]
    while waiting:
        here = waiting.pop()
        if here.frame == "TURN":
            done.append(here)
            continue
        offers = here.offers()
        assert offers, f"nothing is offered in {here.frame} after {move}"
        for text in offers[:1] if here.decider == "chance" else offers:
            waiting.append(deepcopy(here).play(text))
    return done


class TestNoDeadEnds:
    # §4.1: after an offered placement every choice offered leads to the end, and everything is paid
    @pytest.mark.parametrize("patrons", [[], ["crassus", "vitruvius", "corbulo"], ["marius", "agrippa", "germanicus"]])
    @pytest.mark.parametrize("surplus", [0, 1, 2])
    @pytest.mark.parametrize("goods", [{}, {"wood": 1}, {"stone": 2, "wine": 1}, {"wood": 1, "cattle": 1, "grain": 1}])
    def test_every_choice_after_an_offered_placement_leads_to_the_end(
        self, patrons: list[str], surplus: int, goods: dict[str, int]
    ) -> None:
        table = buying("via-plan", *patrons, "columella", goods=goods, surplus=surplus, denarii=2)
        table.given(colosseum={"yellow": 2, "green": 6, "blue": 8}, political={"yellow": len(patrons) + 1})
        table.cards_given(
            owned={"yellow": ["clodius", "varro"]}, rows={"war": ["hannibal-3", "hannibal-4", None, None, None]}
        )
        wanted = ("roma", "aedificator", "legatus", "senatus", "train")
        moves = [offer for offer in table.offers() if any(word in offer for word in wanted)]
        for move in moves:
            ends = outcomes(table, move)
            assert ends
            for end in ends:
                assert end.decider == "green"
                assert all(0 <= held <= 3 for held in end.goods("yellow").values())
                assert 0 <= end.surplus("yellow") <= 7
                assert end.denarii("yellow") >= 0
