"""Aedificator and Legatus: slots, prices, points, pairs and war sets (§6, §6.2-6.4)."""

import random
from itertools import combinations

import pytest

from tests.ave_roma.chapters.table import Table

EVERYTHING = {"wood": 3, "stone": 3, "cattle": 3, "grain": 3, "mineral": 3, "wine": 3}
ROWS = {"aedificator": "building", "legatus": "war", "senatus": "patron"}
HANNIBAL = ["hannibal-1", "hannibal-2", "hannibal-3", "hannibal-4", "hannibal-5"]
TABERNA = {"grain": 1, "wine": 1}  # and 2 denarii, 3 points [S]
COLOSSEUM = {"stone": 2, "wood": 1, "cattle": 1}  # and 2 denarii
COLOSSEUM_POINTS = 5


PRICES: dict[str, tuple[list[str], int]] = {  # icons and denarii
    "insula-plan": (["wood", "stone"], 0),
    "circus-plan": (["wood", "cattle", "green"], 2),
    "thermae-plan": (["stone", "black", "mineral"], 2),
    "via-plan": (["stone", "stone", "any"], 0),
    "arcus-plan": (["mineral", "wine", "red", "any"], 2),
    "theatrum-plan": (["wood", "wine", "red", "grain"], 0),
    "hannibal-3": (["surplus"] * 3, 0),
    "hannibal-4": (["wine", "surplus", "surplus"], 2),
}
PAYS = {"black": ["wood", "stone"], "green": ["cattle", "grain"], "red": ["mineral", "wine"], "any": [*EVERYTHING]}


def rich(players: int = 3) -> Table:
    """Yellow can pay for everything."""
    return Table(players).given(goods={"yellow": EVERYTHING}, surplus={"yellow": 7}, denarii={"yellow": 50})


def buildings(*row: str | None, owned: tuple[str, ...] = ()) -> Table:
    return rich().cards_given(owned={"yellow": owned}, rows={"building": [*row, None, None, None, None][:5]})


def wars(*row: str | None, owned: tuple[str, ...] = ()) -> Table:
    return rich().cards_given(owned={"yellow": owned}, rows={"war": [*row, None, None, None, None][:5]})


def workers_for(table: Table, location: str, slot: int) -> list[int]:
    return [value for value in range(1, 6) if f"place {value} {location} {slot}" in table.offers()]


class TestSlots:
    # §6: worker values 1 | 1-2 | 1-3 | 1-4 | 1-5, newest card to oldest
    @pytest.mark.parametrize("location", ROWS)
    @pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
    def test_a_slot_accepts_worker_values_up_to_its_number(self, location: str, slot: int) -> None:
        assert workers_for(rich(), location, slot) == list(range(1, slot + 1))

    # §6
    @pytest.mark.parametrize("location", ROWS)
    def test_an_empty_slot_cannot_be_used(self, location: str) -> None:
        table = rich()
        row = table.row(ROWS[location])
        table.cards_given(rows={ROWS[location]: [*row[:4], None]})
        assert workers_for(table, location, 5) == []
        assert workers_for(table, location, 4) == [1, 2, 3, 4]

    # §6
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("location", ROWS)
    def test_every_slot_of_a_card_row_is_open_with_any_number_of_players(self, location: str, players: int) -> None:
        table = rich(players)
        assert [workers_for(table, location, slot)[:1] for slot in range(1, 6)] == [[1]] * 5

    # §6: the card of the slot chosen, and no other
    @pytest.mark.parametrize(
        ("slot", "card"),
        [(1, "castra-plan"), (2, "templum-plan"), (3, "insula-plan"), (4, "taberna-plan"), (5, "colosseum-plan")],
    )
    def test_slots_count_from_the_newest_card(self, slot: int, card: str) -> None:
        table = rich().play(f"place 1 aedificator {slot}")
        assert table.cards("yellow") == {card}

    # §6, §4.2
    @pytest.mark.parametrize("location", ["aedificator", "legatus"])
    def test_the_slot_of_a_bought_card_stays_empty_and_closed_for_the_round(self, location: str) -> None:
        table = rich().given(goods={"green": EVERYTHING}, surplus={"green": 7}, denarii={"green": 50})
        before = table.row(ROWS[location])
        table.play(f"place 2 {location} 3")
        assert table.row(ROWS[location]) == [*before[:2], None, *before[3:]]
        assert workers_for(table, location, 3) == []
        assert workers_for(table, location, 4) == [1, 2, 3, 4]

    # §6
    @pytest.mark.parametrize("location", ["aedificator", "legatus"])
    def test_the_worker_lies_at_the_location_and_the_turn_ends(self, location: str) -> None:
        table = rich().play(f"place 2 {location} 5")
        assert table.workers(location) == [2]
        assert table.hand("yellow") == [1, 3, 4, 5]
        assert (table.frame, table.decider) == ("TURN", "green")


class TestPrices:
    # §6.2 [S]: the worked example
    def test_taberna_costs_a_grain_a_wine_and_two_denarii(self) -> None:
        table = buildings("taberna-plan").given(goods={"yellow": TABERNA}, denarii={"yellow": 2}, surplus={"yellow": 1})
        table.play("place 1 aedificator 1")
        assert (table.goods("yellow"), table.denarii("yellow"), table.surplus("yellow")) == ({}, 0, 1)
        assert table.cards("yellow") == {"taberna-plan"}

    # §6.2 [S]
    def test_taberna_scores_three_points_at_once(self) -> None:
        table = buildings("taberna-plan").play("place 1 aedificator 1")
        assert table.points("yellow", "buildings") == 3
        assert table.points("yellow") == 3

    # §6.2 [S]: the worked example
    def test_hannibal_4_costs_a_wine_two_surplus_and_two_denarii(self) -> None:
        table = wars(None, None, None, "hannibal-4")
        table.given(goods={"yellow": {"wine": 1}}, surplus={"yellow": 2}, denarii={"yellow": 2})
        table.play("place 3 legatus 4")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({}, 0, 0)
        assert table.cards("yellow") == {"hannibal-4"}

    # §6.2 [S]
    def test_hannibal_4_scores_one_point_at_once(self) -> None:
        table = wars("hannibal-4").play("place 1 legatus 1")
        assert table.points("yellow", "wars") == 1
        assert table.points("yellow") == 1

    # §6.2
    def test_influence_icons_are_not_used_by_the_purchase(self) -> None:
        table = wars("hannibal-4").play("place 1 legatus 1")
        assert [table.influence("yellow", province) for province in range(1, 6)] == [None] * 5
        assert table.used("yellow") == set()

    # §6.2
    def test_influence_icons_bought_serve_the_propraetor_later(self) -> None:
        table = wars("hannibal-4").given(goods={"yellow": {"wine": 1}})
        table.play("place 1 legatus 1", "pass", "pass", "place 3 propraetor", "upper", "influence")
        assert "play 1" in table.offers()

    # §6.2, §4.1
    @pytest.mark.parametrize(
        ("goods", "denarii"), [({"wine": 1}, 2), ({"grain": 1}, 2), (TABERNA, 1)], ids=["grain", "wine", "denarii"]
    )
    def test_a_building_is_not_offered_if_one_icon_of_its_price_is_missing(
        self, goods: dict[str, int], denarii: int
    ) -> None:
        table = buildings("taberna-plan").given(goods={"yellow": goods}, denarii={"yellow": denarii})
        assert "place 1 aedificator 1" not in table.offers()

    # §6.2, §4.1
    @pytest.mark.parametrize(
        ("wine", "surplus", "denarii", "offered"),
        [(1, 2, 2, True), (0, 2, 2, False), (1, 1, 2, False), (1, 2, 1, False)],
        ids=["just enough", "no wine", "short of surplus", "short of denarii"],
    )
    def test_a_war_card_is_offered_only_if_all_of_its_price_can_be_paid(
        self, wine: int, surplus: int, denarii: int, offered: bool
    ) -> None:
        table = wars("hannibal-4")
        table.given(goods={"yellow": {"wine": wine}}, surplus={"yellow": surplus}, denarii={"yellow": denarii})
        assert ("place 1 legatus 1" in table.offers()) is offered

    # §6.2: surplus is not a good and denarii buy no goods here
    def test_neither_surplus_nor_denarii_stand_in_for_a_good(self) -> None:
        table = buildings("insula-plan").given(goods={"yellow": {"wood": 3}})
        assert "place 1 aedificator 1" not in table.offers()


class TestPairs:
    # §6.3 [S]: the worked example, in either order
    @pytest.mark.parametrize(("first", "second"), [("plan", "built"), ("built", "plan")])
    def test_the_second_colosseum_gives_a_mineral_and_a_point(self, first: str, second: str) -> None:
        table = buildings(f"colosseum-{second}", owned=(f"colosseum-{first}",))
        table.given(goods={"yellow": COLOSSEUM}).play("place 1 aedificator 1")
        assert table.goods("yellow") == {"mineral": 1}
        assert table.points("yellow", "pairs") == 1

    # §6.3
    def test_the_points_of_the_first_copy_are_not_repeated(self) -> None:
        table = buildings("colosseum-built", owned=("colosseum-plan",)).given(goods={"yellow": COLOSSEUM})
        table.play("place 1 aedificator 1")
        assert table.points("yellow", "buildings") == COLOSSEUM_POINTS

    # §6.3
    def test_the_influence_of_the_first_copy_is_not_repeated(self) -> None:
        table = buildings("castra-built", owned=("castra-plan",)).cards_given(used=["castra-plan"])
        table.play("place 1 aedificator 1")
        assert table.used("yellow") == {"castra-plan"}
        assert {table.influence("yellow", province) for province in range(1, 6)} == {None}

    # §6.3
    def test_the_first_copy_gives_no_pair_reward(self) -> None:
        table = buildings("colosseum-plan").given(goods={"yellow": COLOSSEUM}).play("place 1 aedificator 1")
        assert table.goods("yellow") == {}
        assert table.points("yellow", "pairs") == 0

    # §6.3
    def test_copies_of_two_owners_are_no_pair(self) -> None:
        table = buildings("colosseum-built").cards_given(owned={"green": ["colosseum-plan"]})
        table.given(goods={"yellow": COLOSSEUM}).play("place 1 aedificator 1")
        assert table.goods("yellow") == {}
        assert table.points("yellow", "pairs") == table.points("green", "pairs") == 0

    # §6.3
    @pytest.mark.parametrize(
        ("kind", "good"),
        [("taberna", "grain"), ("insula", "wood"), ("circus", "cattle"), ("templum", "wine"), ("thermae", "stone")],
    )
    def test_the_pair_reward_is_that_of_its_kind(self, kind: str, good: str) -> None:
        price = {
            "taberna": TABERNA,
            "insula": {"wood": 1, "stone": 1},
            "circus": {"wood": 1, "cattle": 2},
            "templum": {"stone": 1, "cattle": 1, "wine": 1},
            "thermae": {"stone": 2, "mineral": 1},
        }[kind]
        table = buildings(f"{kind}-built", owned=(f"{kind}-plan",)).given(goods={"yellow": price})
        table.play("place 1 aedificator 1")
        assert table.goods("yellow") == {good: 1}

    # §6.3
    def test_a_pair_reward_of_surplus_is_added_to_the_surplus(self) -> None:
        table = buildings("aquaeductus-built", owned=("aquaeductus-plan",)).given(surplus={"yellow": 2})
        table.play("place 1 aedificator 1")
        assert table.surplus("yellow") == 3

    # §6.9, §5.1
    def test_a_pair_is_bought_even_if_its_surplus_is_lost(self) -> None:
        table = buildings("aquaeductus-built", owned=("aquaeductus-plan",))
        table.play("place 1 aedificator 1")
        assert table.surplus("yellow") == 7
        assert "aquaeductus-built" in table.cards("yellow")

    # §6.3, §5.1
    def test_a_pair_reward_above_the_limit_becomes_surplus_or_denarii(self) -> None:
        table = buildings("colosseum-built", owned=("colosseum-plan",)).given(surplus={"yellow": 0})
        table.play("place 1 aedificator 1")
        assert (table.frame, set(table.offers())) == ("OVERFLOW", {"surplus", "denarii"})

    # §6.3: the reward comes after the payment, which makes room for it
    def test_a_pair_reward_fits_where_the_payment_made_room(self) -> None:
        table = buildings("insula-built", owned=("insula-plan",)).play("place 1 aedificator 1")
        assert table.goods("yellow")["wood"] == 3
        assert table.frame == "TURN"

    # §6.3, §4.1: at once, but not before the price
    def test_a_pair_reward_cannot_pay_for_the_card_that_gives_it(self) -> None:
        table = buildings("taberna-built", owned=("taberna-plan",)).given(goods={"yellow": {"wine": 1}})
        assert "place 1 aedificator 1" not in table.offers()


class TestSets:
    # §6.4 [S]
    @pytest.mark.parametrize(
        ("have", "denarii", "surplus", "points"),
        [(0, 0, 0, 0), (1, 3, 0, 0), (2, 0, 1, 0), (3, 0, 0, 2)],
        ids=["1st: nothing", "2nd: 3 denarii", "3rd: 1 surplus", "4th: 2 points"],
    )
    def test_the_next_card_of_a_set_gives_its_bonus(self, have: int, denarii: int, surplus: int, points: int) -> None:
        table = wars("hannibal-5", owned=tuple(HANNIBAL[:have])).given(surplus={"yellow": 4}, denarii={"yellow": 3})
        table.play("place 1 legatus 1")
        got = (table.denarii("yellow"), table.surplus("yellow"), table.points("yellow", "sets"))
        assert got == (denarii, surplus, points)

    # §6.4: the count of cards matters, not the number on the card
    def test_the_bonus_depends_on_the_cards_owned_not_on_their_numbers(self) -> None:
        table = wars("hannibal-1", owned=("hannibal-5",)).given(denarii={"yellow": 0}).play("place 1 legatus 1")
        assert table.denarii("yellow") == 3

    # §6.4
    def test_the_bonus_of_earlier_cards_is_not_repeated(self) -> None:
        table = wars("hannibal-4", owned=("hannibal-1", "hannibal-2")).given(
            surplus={"yellow": 2}, denarii={"yellow": 2}
        )
        table.play("place 1 legatus 1")
        assert (table.surplus("yellow"), table.denarii("yellow")) == (1, 0)

    # §6.4
    def test_cards_of_other_sets_do_not_count(self) -> None:
        table = wars("hannibal-1", owned=("pyrrhus-1", "vercingetorix-1")).given(denarii={"yellow": 0})
        table.play("place 1 legatus 1")
        assert (table.denarii("yellow"), table.surplus("yellow")) == (0, 5)

    # §6.4
    def test_cards_of_other_players_do_not_count(self) -> None:
        table = wars("hannibal-1").cards_given(owned={"green": ["hannibal-2"]}).given(denarii={"yellow": 0})
        table.play("place 1 legatus 1")
        assert table.denarii("yellow") == 0

    # §6.4, §4.1
    def test_the_three_denarii_of_the_second_card_cannot_pay_for_it(self) -> None:
        table = wars("hannibal-2", owned=("hannibal-1",)).given(denarii={"yellow": 1})
        assert "place 1 legatus 1" not in table.offers()

    # §6.4, §4.1
    def test_the_surplus_of_the_third_card_cannot_pay_for_it(self) -> None:
        table = wars("hannibal-3", owned=("hannibal-1", "hannibal-2")).given(surplus={"yellow": 2})
        assert "place 1 legatus 1" not in table.offers()


class TestFifthCard:
    @pytest.fixture
    def table(self) -> Table:
        return wars("hannibal-5", owned=tuple(HANNIBAL[:4]))

    # §6.4
    def test_the_fifth_card_lets_one_choose_any_province(self, table: Table) -> None:
        table.play("place 1 legatus 1")
        assert (table.frame, table.decider) == ("CAMPAIGN", "yellow")
        assert table.offers() == [f"province {number}" for number in range(1, 6)]

    # §6.4, §5.3
    def test_the_fifth_card_puts_a_marker_from_outside_on_level_one(self, table: Table) -> None:
        table.play("place 1 legatus 1", "province 3")
        assert [table.influence("yellow", number) for number in range(1, 6)] == [None, None, 1, None, None]

    # §6.4
    def test_the_fifth_card_moves_a_marker_one_level(self, table: Table) -> None:
        table.given(influence={"yellow": {4: 3}}).play("place 1 legatus 1", "province 4")
        assert table.influence("yellow", 4) == 4

    # §5.3
    def test_from_outside_with_level_one_occupied_the_marker_lands_on_zero(self, table: Table) -> None:
        table.given(influence={"green": {2: 1}}).play("place 1 legatus 1", "province 2")
        assert table.influence("yellow", 2) == 0

    # §5.3: one's own level counts as free
    def test_below_an_occupied_level_the_marker_stays(self, table: Table) -> None:
        table.given(influence={"yellow": {2: 2}, "green": {2: 3}}).play("place 1 legatus 1", "province 2")
        assert table.influence("yellow", 2) == 2
        assert table.influence("green", 2) == 3

    # §6.9, §5.3
    def test_a_province_where_the_level_is_lost_is_offered_too(self, table: Table) -> None:
        table.given(influence={"yellow": {5: 8}}).play("place 1 legatus 1")
        assert "province 5" in table.offers()
        table.play("province 5")
        assert table.influence("yellow", 5) == 8

    # §6.4: the icons of the card itself are kept, only the bonus moves the marker
    def test_the_fifth_card_is_not_used_up_by_its_bonus(self, table: Table) -> None:
        table.play("place 1 legatus 1", "province 3")
        assert table.used("yellow") == set()


def payable(icons: list[str], held: dict[str, int], swap: dict[str, list[str]]) -> bool:
    """Whether some choice of goods pays all icons; `swap` says what else pays a kind of icon."""
    if not icons:
        return True
    for kind in {*PAYS.get(icons[0], [icons[0]]), *swap.get(icons[0], [])}:
        if held[kind] and payable(icons[1:], {**held, kind: held[kind] - 1}, swap):
            return True
    return False


class TestPayable:
    # §4.1, §6.7: a card is offered exactly if some payment of it exists, with and without M7, M8, M9
    @pytest.mark.parametrize("card", PRICES)
    @pytest.mark.parametrize("cheaper", [False, True], ids=["full price", "M7"])
    @pytest.mark.parametrize("swapping", [False, True], ids=["as printed", "M8 or M9"])
    def test_a_card_is_offered_exactly_if_it_can_be_paid(self, card: str, cheaper: bool, swapping: bool) -> None:
        war = card[-1].isdigit()
        icons, denarii = PRICES[card]
        discount, replacement = ("agrippa", "marius") if war else ("vitruvius", "crassus")
        swap = {"surplus": [*EVERYTHING]} if war else {icon: ["surplus"] for icon in [*EVERYTHING, *PAYS]}
        patrons = [discount] * cheaper + [replacement] * swapping
        table = (wars if war else buildings)(card, owned=tuple(patrons)).cards_given(active=patrons)
        place = f"place 1 {'legatus' if war else 'aedificator'} 1"
        random_ = random.Random(f"{card} {cheaper} {swapping}")
        seen = set()
        for _ in range(60):
            most = random_.choice([0, 1, 2, 3])
            held = {kind: random_.randint(0, most) for kind in EVERYTHING}
            surplus, money = random_.choice([0, 1, 2, 3]), random_.choice([denarii, denarii, denarii, 0])
            table.given(goods={"yellow": held}, surplus={"yellow": surplus}, denarii={"yellow": money})
            lower = combinations(icons, len(icons) - 1) if cheaper else [icons]
            ways = [
                list(rest) for rest in lower if not (cheaper and war) or rest.count("surplus") < icons.count("surplus")
            ]
            stock = {**held, "surplus": surplus}
            expected = money >= denarii and any(payable(rest, stock, swap if swapping else {}) for rest in ways)
            assert (place in table.offers()) is expected, (held, surplus, money)
            seen.add(expected)
        assert seen == {True, False}
