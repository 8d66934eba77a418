"""Rounds (rules §4): turns and passing, what is offered, refill of the rows, the new turn order."""

import copy
import random

import pytest

from tests.ave_roma.chapters.table import Table, place_of

LOCATIONS = ("quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator", "legatus", "senatus")
EVERYTHING = dict.fromkeys(("wood", "stone", "cattle", "grain", "mineral", "wine"), 3)
ROWS = ("building", "war", "patron")
NEW = ("draw circus-plan", "draw hannibal-4", "draw scipio")  # one card for each row, in the order of the refill
STEP_1, STEP_2 = "wood", 2  # Colosseum: space 1 costs a black good, space 2 two denarii
SUM_OF = {  # five workers of that sum
    9: [1, 1, 2, 2, 3],
    12: [1, 2, 2, 3, 4],
    15: [1, 2, 3, 4, 5],
    18: [2, 3, 4, 4, 5],
    20: [3, 4, 4, 4, 5],
}


def all_pass(table: Table) -> Table:
    while table.frame == "TURN":
        table.play("pass")
    return table


def deck_of(card: str) -> str:
    return ROWS[place_of(card)[0]] if place_of(card)[0] < 3 else "province"


class TestTurns:
    def test_turns_follow_the_turn_order(self) -> None:  # §4.1
        table = Table(players=4, order=("blue", "yellow", "red", "green"))
        deciders = []
        for move in ("place 1 quaestor", "train 1 1", "place 1 aedilis", "place 2 quaestor", "train 2 1"):
            deciders.append(table.decider)
            table.play(move)
        assert deciders == ["blue", "yellow", "red", "green", "blue"]

    def test_one_worker_is_placed_a_turn(self) -> None:  # §4.1
        table = Table().play("place 3 quaestor")
        assert (table.hand("yellow"), table.workers("quaestor")) == ([1, 2, 4, 5], [3])

    def test_a_worker_one_does_not_have_is_not_offered(self) -> None:  # §4.1
        table = Table().given(hand={"yellow": [2, 2, 4]})
        assert {text.split()[1] for text in table.offers() if text != "pass"} == {"2", "4"}

    def test_the_next_player_follows_the_action(self) -> None:  # §4.1
        assert Table().play("place 3 quaestor").decider == "green"

    def test_passing_is_always_offered(self) -> None:  # §4.1
        assert "pass" in Table().offers()

    def test_every_location_can_be_used(self) -> None:  # §4.1, §6
        table = Table().given(goods={"yellow": EVERYTHING}, surplus={"yellow": 7}, denarii={"yellow": 40})
        assert {text.split()[2] for text in table.offers() if text.startswith("place")} == set(LOCATIONS)


class TestPassing:
    def test_a_pass_scores_a_point_per_worker_at_hand(self) -> None:  # §4.1
        table = Table().given(hand={"yellow": [1, 3, 5]}).play("pass")
        assert table.points("yellow") == table.points("yellow", "workers") == 3

    def test_a_pass_scores_a_point_per_worker_in_training(self) -> None:  # §4.1
        table = Table().given(hand={"yellow": [1]}, trained={"yellow": {2: 3, 4: 5}}).play("pass")
        assert table.points("yellow", "workers") == 3

    def test_placing_scores_nothing_for_the_workers_left(self) -> None:  # §4.1
        assert Table().play("place 1 quaestor").points("yellow") == 0

    def test_the_workers_left_stay_for_the_next_round(self) -> None:  # §4.1
        table = Table().given(hand={seat: [5, 5, 4, 4, 1] for seat in ("yellow", "green", "blue")})
        all_pass(table).play(*NEW)
        assert (table.frame, table.hand("yellow")) == ("TURN", [1, 4, 4, 5, 5])

    def test_workers_in_training_return_at_their_printed_value(self) -> None:  # §4.1, §6
        table = Table().given(hand={"yellow": [1, 2]}, trained={"yellow": {2: 3, 4: 5}}).play("pass")
        assert (table.hand("yellow"), table.trained("yellow")) == ([1, 2, 3, 5], {})

    def test_who_has_passed_has_no_more_turns_in_the_round(self) -> None:  # §4.1
        table = Table().play("pass", "place 1 quaestor", "place 2 quaestor")
        assert table.decider == "green"

    def test_the_others_go_on_until_the_last_has_passed(self) -> None:  # §4.1
        table = Table().play("pass", "pass", "place 1 quaestor", "place 2 quaestor", "place 3 quaestor")
        assert (table.frame, table.decider) == ("TURN", "blue")

    def test_the_action_phase_ends_when_all_have_passed(self) -> None:  # §4.1
        assert Table().play("pass", "pass", "pass").frame == "DRAW_CARD"

    def test_a_player_without_workers_passes(self) -> None:  # §4.1
        table = Table().given(hand={"green": []}).play("place 1 quaestor")
        assert (table.auto().decider, table.points("green")) == ("blue", 0)

    def test_a_player_whose_last_worker_is_placed_passes_in_his_next_turn(self) -> None:  # §4.1
        table = Table().given(hand={"yellow": [4]}).play("place 4 quaestor", "pass", "pass")
        assert table.auto().frame == "DRAW_CARD"

    def test_a_player_with_a_worker_in_training_only_still_has_a_turn(self) -> None:  # §4.1
        table = Table().given(hand={"green": []}, trained={"green": {1: 2}}).play("place 1 quaestor")
        assert table.decider == "green"
        assert "place 2to3@1 quaestor" in table.offers()

    def test_who_passed_takes_turns_again_in_the_next_round(self) -> None:  # §4.1
        table = all_pass(Table()).play(*NEW).play("place 1 quaestor")
        assert (table.round, table.decider, table.denarii("blue")) == (2, "green", 5)


class TestOffered:
    """§4.1: a placement is offered if one sequence of choices carries it out and pays everything."""

    @pytest.mark.parametrize(
        ("goods", "offered"),
        [({"wood": 1, "stone": 1}, True), ({"wood": 1}, False), ({"wood": 3, "cattle": 3}, False), ({}, False)],
    )
    def test_a_card_is_offered_to_who_can_pay_it(self, goods: dict[str, int], offered: bool) -> None:  # §4.1
        table = Table().given(goods={"yellow": goods}, surplus={"yellow": 7})
        assert ("place 1 aedificator 3" in table.offers()) == offered

    @pytest.mark.parametrize(("denarii", "spaces"), [(0, {1}), (1, {1, 2}), (2, {1, 2, 3}), (3, {1, 2, 3, 4})])
    def test_a_training_space_is_offered_to_who_can_pay_it(self, denarii: int, spaces: set[int]) -> None:  # §4.1
        table = Table().given(denarii={"yellow": denarii})
        assert {int(text.split()[2]) for text in table.offers() if text.startswith("train 3")} == spaces

    @pytest.mark.parametrize(
        ("black", "denarii", "longest"), [(0, 99, 0), (1, STEP_2 - 1, 1), (1, STEP_2, 2), (2, 0, 1)]
    )
    def test_a_walk_is_offered_if_every_step_can_be_paid(self, black: int, denarii: int, longest: int) -> None:
        # §4.1, §6
        table = Table().given(goods={"yellow": {STEP_1: black}}, surplus={"yellow": 0}, denarii={"yellow": denarii})
        walks = {text for text in table.offers() if text.endswith("roma")}
        assert walks == {f"place {value} roma" for value in range(1, longest + 1)}

    @pytest.mark.parametrize(
        ("goods", "denarii", "offered"),
        [({}, 0, False), ({"wine": 1}, 0, True), ({}, 1, True)],  # board 1A: wood costs 1; province 1 shows wood
    )
    def test_mercator_is_offered_if_a_unit_can_be_sold_or_bought(
        self, goods: dict[str, int], denarii: int, offered: bool
    ) -> None:  # §4.1
        table = Table().given(goods={"yellow": goods}, denarii={"yellow": denarii})
        assert ("place 1 mercator" in table.offers()) == offered

    @pytest.mark.parametrize(
        ("location", "goods", "denarii", "offered"),
        [
            ("aedilis", {}, 2, True),
            ("aedilis", {"stone": 1}, 1, False),
            ("aedilis", {"stone": 2}, 0, True),  # the fourth stone brings its 2 denarii
            ("aedilis", {"wood": 3, "stone": 1}, 0, False),  # the fourth wood brings but 1 denarius
            ("aedilis", {"wood": 3, "stone": 1}, 1, True),
            ("propraetor", {}, 2, True),
            ("propraetor", {}, 1, False),
            ("propraetor", {"stone": 2}, 0, True),
            ("propraetor", {"stone": 1}, 0, True),  # the upper half's two stones and one more
            ("propraetor", {"stone": 0}, 0, False),
            ("mercator", {"wood": 1}, 0, False),
            ("mercator", {"wood": 1}, 1, True),
            ("mercator", {"stone": 1}, 0, True),
            ("mercator", {}, 2, False),
            ("mercator", {}, 3, True),
        ],
    )
    def test_the_fee_may_be_paid_with_money_gained_in_the_action(
        self, location: str, goods: dict[str, int], denarii: int, offered: bool
    ) -> None:  # §4.1, §6.1
        table = Table().given(goods={"yellow": goods}, denarii={"yellow": denarii}).cards_given(upper=[1])
        assert (f"place 1 {location}" in table.offers()) == offered

    def test_money_from_the_part_bonus_comes_too_late_for_the_fee(self) -> None:  # §4.1, §6.6
        table = Table().cards_given(owned={"yellow": ["A13"]}, upper=[3])  # two black parts with A03
        table.given(goods={"yellow": {"wood": 3}}, denarii={"yellow": 0}, boards={"yellow": "2A"})
        assert "place 3 aedilis" not in table.offers()

    def test_the_first_use_of_a_province_card_needs_no_money(self) -> None:  # §4.1, §6.1
        table = Table().given(goods={"yellow": {}}, denarii={"yellow": 0})
        assert {"place 1 aedilis", "place 1 propraetor"} <= set(table.offers())

    def test_taking_surplus_is_not_offered_where_the_fee_needs_the_denarii(self) -> None:  # §4.1
        table = Table().given(goods={"yellow": {"stone": 2}}, denarii={"yellow": 0}).cards_given(upper=[1])
        table.play("place 1 aedilis", "draw A07")
        assert (table.decider, table.denarii("yellow"), table.surplus("yellow")) == ("green", 0, 2)

    def test_taking_surplus_is_offered_where_the_fee_can_still_be_paid(self) -> None:  # §4.1
        table = Table().given(goods={"yellow": {"stone": 2}}, denarii={"yellow": 2}).cards_given(upper=[1])
        assert table.play("place 1 aedilis").offers() == ["surplus", "denarii"]

    def test_a_half_that_leaves_the_fee_unpaid_is_not_offered(self) -> None:  # §4.1
        table = Table().given(goods={"yellow": {"stone": 2}}, denarii={"yellow": 0}).cards_given(upper=[1])
        assert table.play("place 1 propraetor").offers() == ["upper"]

    def test_selling_may_not_stop_before_the_fee_can_be_paid(self) -> None:  # §4.1
        table = Table().given(goods={"yellow": {"wood": 2, "stone": 1}}, denarii={"yellow": 0})
        table.cards_given(upper=[1]).play("place 1 mercator", "sell wood")
        assert set(table.offers()) == {"sell wood", "sell stone"}

    def test_buying_may_not_use_up_the_fee(self) -> None:  # §4.1
        table = Table().given(goods={"yellow": {}}, denarii={"yellow": 4}).cards_given(upper=[1])
        table.play("place 1 mercator")
        assert {text for text in table.offers() if text != "done"} == {"buy wood", "buy stone"}

    def test_a_discount_that_leaves_the_rest_unpaid_is_not_offered(self) -> None:  # §4.1, §6.7
        table = Table().cards_given(owned={"yellow": ["vitruvius"]}, active=["vitruvius"])
        table.given(political={"yellow": 1}, goods={"yellow": {"wood": 1}}).play("place 1 aedificator 3")
        assert (table.auto().decider, table.goods("yellow")) == ("green", {})

    def test_a_reward_of_the_purchase_cannot_pay_for_it(self) -> None:  # §4.1, §6.4: the 2nd of a set gives 3 denarii
        table = Table().cards_given(owned={"yellow": ["hannibal-1"]}).given(surplus={"yellow": 2})
        assert "place 1 legatus 2" in table.given(denarii={"yellow": 2}).offers()
        assert "place 1 legatus 2" not in table.given(denarii={"yellow": 1}).offers()

    @pytest.mark.parametrize(("patrons", "longest"), [([], 1), (["clodius"], 5)])
    def test_a_walk_may_count_on_a_patron_woken_on_the_way(self, patrons: list[str], longest: int) -> None:
        # §4.1, §6.8: the honour of space 4, which costs a green good, opens a slot for Clodius; he makes steps free
        table = Table(players=4).cards_given(owned={"yellow": patrons})
        table.given(goods={"yellow": {"grain": 1}}, surplus={"yellow": 0}, denarii={"yellow": 0})
        table.given(colosseum={"yellow": 3})
        walks = {text for text in table.offers() if text.endswith("roma")}
        assert walks == {f"place {value} roma" for value in range(1, longest + 1)}

    @pytest.mark.parametrize(
        ("advanced", "goods", "denarii", "surplus", "cards"),
        [
            ("off", {"stone": 2, "wood": 3}, 0, 6, ["castra-plan", "insula-built", "A13", "A07"]),
            ("off", {"wood": 1, "cattle": 1}, 1, 7, ["hannibal-4", "A09"]),
            ("off", {"stone": 1, "grain": 1, "wine": 1}, 2, 2, ["castra-plan", "A13", "A07"]),
            ("on", {"stone": 1}, 2, 2, ["insula-plan", "A13"]),
        ],
    )
    def test_every_way_on_from_an_offered_placement_leads_to_the_end_of_the_action(
        self, advanced: str, goods: dict[str, int], denarii: int, surplus: int, cards: list[str]
    ) -> None:  # §4.1
        table = Table(advanced=advanced).given(
            goods={"yellow": goods}, denarii={"yellow": denarii}, surplus={"yellow": surplus}, hand={"yellow": [1, 3]}
        )
        table.cards_given(owned={"yellow": cards}, upper=[1, 3])
        placements = [text for text in table.offers() if text.startswith("place")]
        assert len(placements) > 4
        assert all(ends_everywhere(copy.deepcopy(table).play(text), set()) for text in placements)


def ends_everywhere(table: Table, seen: set[bytes]) -> bool:
    """Whether every decision on the way to the next player's turn has an option."""
    if table.decider == "green" or table.s.tobytes() in seen:
        return True
    seen.add(table.s.tobytes())
    offers = table.offers() if table.decider == "yellow" else table.offers()[:1]
    return bool(offers) and all(ends_everywhere(copy.deepcopy(table).play(text), seen) for text in offers)


class TestRefill:
    @pytest.mark.parametrize(
        ("deck", "oldest"), [("building", "colosseum-plan"), ("war", "vercingetorix-1"), ("patron", "atticus")]
    )
    def test_the_oldest_card_of_a_full_row_leaves_the_game(self, deck: str, oldest: str) -> None:  # §4.2
        table = all_pass(Table()).play(*NEW)
        assert oldest not in {*table.row(deck), *table.deck(deck)}
        assert oldest in table.gone(deck)

    def test_the_cards_slide_towards_the_old_end(self) -> None:  # §4.2
        table = all_pass(Table()).play(*NEW)
        assert table.row("building") == ["circus-plan", "castra-plan", "templum-plan", "insula-plan", "taberna-plan"]

    def test_no_card_leaves_a_row_with_an_empty_slot(self) -> None:  # §4.2
        table = Table().cards_given(rows={"war": ["hannibal-1", "hannibal-2", None, "pyrrhus-3", "vercingetorix-1"]})
        all_pass(table).play(*NEW)
        assert table.row("war") == ["hannibal-4", "hannibal-1", "hannibal-2", "pyrrhus-3", "vercingetorix-1"]

    def test_a_row_is_filled_up_to_five(self) -> None:  # §4.2
        table = Table().cards_given(rows={"building": [None, "templum-plan", None, None, "colosseum-plan"]})
        all_pass(table).play("draw circus-plan", "draw portus-plan", "draw via-plan", *NEW[1:])
        assert table.row("building") == ["via-plan", "portus-plan", "circus-plan", "templum-plan", "colosseum-plan"]

    def test_an_empty_oldest_slot_is_filled_by_sliding(self) -> None:  # §4.2
        table = Table().cards_given(rows={"patron": ["agrippa", "lucullus", "cicero", "varro", None]})
        all_pass(table).play(*NEW)
        assert table.row("patron") == ["scipio", "agrippa", "lucullus", "cicero", "varro"]

    def test_a_wholly_empty_row_is_filled(self) -> None:  # §4.2
        table = all_pass(Table().cards_given(rows={"patron": [None] * 5})).play(*NEW[:2])
        table.play(*(f"draw {name}" for name in ("scipio", "sulla", "verres", "camillus", "strabo")))
        assert table.row("patron") == ["strabo", "camillus", "verres", "sulla", "scipio"]

    def test_the_building_row_is_filled_before_war_before_patron(self) -> None:  # §4.2
        table, drawn = all_pass(Table()), []
        for text in NEW:
            cards = {offer.removeprefix("draw ") for offer in table.offers()}
            drawn.append(next(deck for deck in ("building", "war", "patron") if cards == table.deck(deck)))
            table.play(text)
        assert drawn == ["building", "war", "patron"]

    def test_a_card_bought_leaves_a_slot_that_stays_empty_until_the_refill(self) -> None:  # §4.2
        table = Table().given(surplus={"yellow": 2}).play("place 1 legatus 3", "place 1 quaestor")
        assert table.row("war") == ["hannibal-1", "hannibal-2", None, "pyrrhus-3", "vercingetorix-1"]

    def test_the_province_cards_stay(self) -> None:  # §4.2
        table = all_pass(Table().cards_given(upper=[2])).play(*NEW)
        positions = ("lower", "upper", "lower", "lower", "lower")
        assert [table.province(n) for n in range(1, 6)] == [(f"A0{n}", positions[n - 1]) for n in range(1, 6)]

    def test_the_basic_game_turns_no_card_up(self) -> None:  # §4.2
        table = all_pass(Table()).play(*NEW)
        assert (table.frame, table.face_up("building")) == ("TURN", None)

    def test_the_advanced_game_fills_with_the_face_up_card_first(self) -> None:  # §4.2, §9
        table = all_pass(Table(advanced="on"))
        assert table.row("building")[0] == "castra-built"

    def test_the_advanced_game_turns_up_the_next_card_when_the_row_is_full(self) -> None:  # §4.2, §9
        table = all_pass(Table(advanced="on")).play(*NEW)
        assert [table.face_up(deck) for deck in ("building", "war", "patron")] == [
            "circus-plan",
            "hannibal-4",
            "scipio",
        ]

    def test_the_advanced_game_goes_on_from_the_face_up_card_to_the_deck(self) -> None:  # §4.2, §9
        table = Table(advanced="on").cards_given(rows={"war": [None, None, "hannibal-1", "pyrrhus-1", "pyrrhus-3"]})
        all_pass(table).play("draw circus-plan", "draw hannibal-4", "draw pyrrhus-4", "draw scipio")
        assert table.row("war") == ["hannibal-4", "hannibal-3", "hannibal-1", "pyrrhus-1", "pyrrhus-3"]
        assert table.face_up("war") == "pyrrhus-4"

    def test_the_advanced_game_turns_up_nothing_from_an_empty_deck(self) -> None:  # §4.2, §9
        table = all_pass(Table(advanced="on").cards_given(decks={"building": []})).play(*NEW[1:])
        assert (table.frame, table.row("building")[0], table.face_up("building")) == ("TURN", "castra-built", None)

    @pytest.mark.parametrize(("players", "advanced", "seed"), [(2, "off", 1), (3, "on", 2), (5, "off", 3)])
    def test_no_card_is_lost_or_doubled_in_a_whole_game(self, players: int, advanced: str, seed: int) -> None:  # §12
        table, chance = Table(players=players, advanced=advanced), random.Random(seed)
        while table.decider != "over":
            if table.frame == "TURN":
                assert [(len(cards), len(set(cards))) for cards in all_cards(table, players)] == [(30, 30)] * 4
            table.play(chance.choice(table.offers()))
        assert table.round >= 2


def all_cards(table: Table, players: int) -> list[list[str]]:
    """Per deck, the cards at every place; owned cards are told apart by their names."""
    owned = [card for seat in ("yellow", "green", "blue", "red", "black")[:players] for card in table.cards(seat)]
    shown: dict[str, list[str]] = {
        "province": [card[0] for card in map(table.province, range(1, 6)) if card],
        **{deck: [card for card in (*table.row(deck), table.face_up(deck)) if card] for deck in ROWS},
    }
    return [
        [*table.deck(deck), *table.gone(deck), *shown[deck], *(card for card in owned if deck_of(card) == deck)]
        for deck in ("building", "war", "patron", "province")
    ]


class TestNewOrder:
    @pytest.mark.parametrize(
        ("before", "sums", "after"),
        [
            ("yellow green blue", (15, 9, 15), "green blue yellow"),  # the rulebook's example: yellow and blue tie
            ("blue green yellow", (15, 9, 15), "green yellow blue"),
            ("yellow green blue", (9, 12, 15), "yellow green blue"),
            ("yellow green blue", (18, 12, 9), "blue green yellow"),
            ("blue yellow green", (12, 18, 9), "blue yellow green"),
            ("yellow green blue", (15, 15, 15), "blue green yellow"),
            ("green blue yellow", (15, 15, 15), "yellow blue green"),
            ("yellow green blue red", (15, 12, 15, 12), "red green blue yellow"),
            ("yellow green blue red", (12, 15, 15, 15), "yellow red blue green"),
            ("red blue green yellow black", (18, 12, 18, 12, 9), "black green red yellow blue"),
            ("yellow green blue red black", (20, 18, 15, 12, 9), "black red blue green yellow"),
        ],
    )
    def test_lowest_sum_first_and_ties_reverse_the_previous_order(
        self, before: str, sums: tuple[int, ...], after: str
    ) -> None:  # §4.3
        seats = ("yellow", "green", "blue", "red", "black")[: len(sums)]
        table = Table(players=len(sums), order=before.split())
        table.given(hand={seat: SUM_OF[number] for seat, number in zip(seats, sums, strict=True)})
        all_pass(table).play(*NEW)
        assert " ".join(table.order()) == after

    def test_the_first_of_the_new_order_begins_the_next_round(self) -> None:  # §4.3
        table = Table().given(hand={"green": SUM_OF[9]})
        all_pass(table).play(*NEW)
        assert (table.frame, table.decider, table.round) == ("TURN", "green", 2)

    def test_a_trained_worker_counts_its_printed_value(self) -> None:  # §4.3, §6.5
        table = Table().given(hand={"yellow": [1, 2, 3, 4], "green": SUM_OF[12], "blue": SUM_OF[20]})
        table.given(trained={"yellow": {4: 5}})
        all_pass(table).play(*NEW)
        assert table.order() == ["green", "yellow", "blue"]
