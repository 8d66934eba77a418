"""The end of the game (rules §7): a province or a row that cannot be filled, and the extra actions."""

from typing import Any

import pytest

from tests.ave_roma.chapters.table import DEFAULT_ROWS, Table

NEW = {"building": "circus-plan", "war": "hannibal-4", "patron": "scipio"}
ROW_DECKS = ("building", "war", "patron")
LOCATIONS = ("quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator", "legatus", "senatus")
BOARD_SPACES = LOCATIONS[:5]
STEP_1 = "wood"  # Colosseum: space 1 costs a black good


def all_pass(table: Table) -> Table:
    while table.frame == "TURN":
        table.play("pass")
    return table


def last_province() -> Table:
    """The province deck is empty, the card of province 1 has been used once; Yellow is to move."""
    return Table().cards_given(decks={"province": []}, upper=[1]).given(goods={"yellow": {}})


def with_empty_slots(deck: str, empty: int, left: list[str], **options: Any) -> Table:
    """A row with that many empty slots (the newest ones) and a deck of the cards left."""
    row: list[str | None] = [None] * empty
    row += DEFAULT_ROWS[deck][empty:]
    return Table(**options).cards_given(rows={deck: row}, decks={deck: left})


def every_row(table: Table) -> list[list[str | None]]:
    return [table.row(deck) for deck in ROW_DECKS]


class TestProvinceEnd:
    def test_the_last_card_is_taken_as_usual_and_its_space_stays_empty(self) -> None:  # §7.1
        table = last_province().play("place 1 aedilis")
        assert "A01" in table.cards("yellow")
        assert (table.province(1), table.cube(1), table.denarii("yellow")) == (None, 1, 1)

    def test_the_action_phase_goes_on(self) -> None:  # §7.1
        table = last_province().play("place 1 aedilis")
        assert (table.frame, table.decider) == ("TURN", "green")

    def test_the_action_phase_is_played_until_all_have_passed(self) -> None:  # §7.1
        table = last_province().play("place 1 aedilis", "place 1 quaestor", "pass", "place 2 quaestor", "pass")
        assert (table.frame, table.decider) == ("TURN", "yellow")

    def test_passing_in_the_last_round_scores_as_ever(self) -> None:  # §4.1, §7.1
        assert last_province().play("place 1 aedilis", "pass").points("green") == 5

    def test_the_game_ends_with_the_action_phase(self) -> None:  # §7.1
        table = all_pass(last_province().play("place 1 aedilis"))
        assert (table.frame, table.round) == ("EXTRA_ACTION", 1)

    @pytest.mark.parametrize(
        "moves",
        [
            ("place 1 aedilis",),
            ("place 1 mercator", "buy wood", "done"),
            ("place 1 propraetor", "lower", "done"),
            ("place 1to1@1 aedilis",),
        ],
    )
    def test_every_use_of_the_last_province_card_ends_the_game(self, moves: tuple[str, ...]) -> None:  # §6.1, §7.1
        table = last_province().given(trained={"yellow": {1: 1}}).play(*moves)
        assert (table.decider, table.province(1)) == ("green", None)
        assert all_pass(table).frame == "EXTRA_ACTION"

    def test_the_rows_are_not_filled_any_more(self) -> None:  # §7.1
        table = all_pass(last_province().play("place 1 aedilis"))
        assert every_row(table) == [list(DEFAULT_ROWS[deck]) for deck in ROW_DECKS]

    def test_nobody_recruits_and_the_turn_order_stays(self) -> None:  # §7.1
        table = all_pass(last_province().play("place 1 aedilis"))
        assert (table.workers("aedilis"), table.order()) == ([1], ["yellow", "green", "blue"])

    def test_drawing_the_last_card_of_the_deck_does_not_end_the_game(self) -> None:  # §7.1
        table = last_province().cards_given(decks={"province": ["A07"]}).play("place 1 aedilis", "draw A07")
        assert table.province(1) == ("A07", "lower")
        assert all_pass(table).frame == "DRAW_CARD"

    def test_an_empty_deck_alone_does_not_end_the_game(self) -> None:  # §7.1
        assert all_pass(last_province()).frame == "DRAW_CARD"

    @pytest.mark.parametrize("location", ["mercator", "aedilis", "propraetor"])
    def test_the_empty_province_gives_nothing(self, location: str) -> None:  # §6, §7.1
        table = last_province().play("place 1 aedilis")
        assert f"place 2 {location}" in table.offers()
        assert f"place 1 {location}" not in table.offers()

    @pytest.mark.parametrize(("denarii", "offered"), [(1, False), (2, True)])
    def test_influence_in_the_empty_province_costs_the_fee(self, denarii: int, offered: bool) -> None:  # §6.1, §7.1
        table = last_province().play("place 1 aedilis")
        table.cards_given(owned={"green": ["castra-plan"]}).given(denarii={"green": denarii})
        assert ("place 1 propraetor" in table.offers()) == offered

    def test_influence_in_the_empty_province_leaves_the_cube(self) -> None:  # §6.1, §7.1
        table = last_province().play("place 1 aedilis").cards_given(owned={"green": ["castra-plan"]})
        table.given(denarii={"green": 2}).play("place 1 propraetor").auto()
        assert (table.influence("green", 1), table.cube(1), table.denarii("green")) == (1, 1, 0)


class TestRowEnd:
    @pytest.mark.parametrize("deck", ROW_DECKS)
    def test_a_full_row_needs_one_card(self, deck: str) -> None:  # §7.2
        assert all_pass(with_empty_slots(deck, 0, [])).frame == "EXTRA_ACTION"

    @pytest.mark.parametrize("deck", ROW_DECKS)
    def test_a_full_row_needs_no_more_than_one_card(self, deck: str) -> None:  # §7.2
        table = all_pass(with_empty_slots(deck, 0, [NEW[deck]]))
        table.play(*(f"draw {card}" for card in NEW.values()))
        assert (table.frame, table.round, table.row(deck)[0]) == ("TURN", 2, NEW[deck])

    @pytest.mark.parametrize("deck", ROW_DECKS)
    def test_one_empty_slot_needs_one_card(self, deck: str) -> None:  # §7.2
        assert all_pass(with_empty_slots(deck, 1, [])).frame == "EXTRA_ACTION"
        assert all_pass(with_empty_slots(deck, 1, [NEW[deck]])).frame == "DRAW_CARD"

    @pytest.mark.parametrize(
        ("left", "frame"),
        [
            (["sulla", "scipio"], "EXTRA_ACTION"),
            (["sulla", "scipio", "verres"], "DRAW_CARD"),
            (["sulla", "scipio", "verres", "strabo"], "DRAW_CARD"),
        ],
    )
    def test_a_row_needs_as_many_cards_as_it_has_empty_slots(self, left: list[str], frame: str) -> None:  # §7.2
        assert all_pass(with_empty_slots("patron", 3, left)).frame == frame

    def test_the_rows_stay_untouched(self) -> None:  # §7.2: even those that could be filled
        table = with_empty_slots("patron", 2, ["scipio"])
        before = every_row(table)
        assert every_row(all_pass(table)) == before

    @pytest.mark.parametrize("deck", ROW_DECKS)
    def test_no_oldest_card_leaves_the_game(self, deck: str) -> None:  # §7.2
        table = all_pass(Table().cards_given(decks={deck: []}))
        assert table.row(deck)[4] == DEFAULT_ROWS[deck][4]

    def test_nobody_recruits_and_the_turn_order_stays(self) -> None:  # §7.2
        table = Table().cards_given(decks={"war": []}).play("place 5 quaestor")
        all_pass(table)
        assert (table.frame, table.workers("quaestor"), table.order()) == (
            "EXTRA_ACTION",
            [5],
            ["yellow", "green", "blue"],
        )

    def test_the_action_phase_is_played_with_empty_decks(self) -> None:  # §7.2: the check comes at the start of B
        table = Table().cards_given(decks={"building": [], "war": [], "patron": []}).play("place 5 quaestor")
        assert (table.frame, table.decider) == ("TURN", "green")

    @pytest.mark.parametrize("deck", ROW_DECKS)
    def test_the_face_up_card_counts_as_a_card_of_its_deck(self, deck: str) -> None:  # §7.2, §9
        table = all_pass(with_empty_slots(deck, 1, [], advanced="on"))
        assert table.frame == "DRAW_CARD"

    @pytest.mark.parametrize("deck", ROW_DECKS)
    @pytest.mark.parametrize("empty", [0, 1])
    def test_without_deck_and_face_up_card_the_game_ends(self, deck: str, empty: int) -> None:  # §7.2, §9
        table = with_empty_slots(deck, empty, [], advanced="on").cards_given(face_up={deck: None})
        assert all_pass(table).frame == "EXTRA_ACTION"

    @pytest.mark.parametrize(("left", "frame"), [([], "EXTRA_ACTION"), (["scipio"], "DRAW_CARD")])
    def test_two_empty_slots_need_a_card_beside_the_face_up_one(self, left: list[str], frame: str) -> None:  # §7.2
        assert all_pass(with_empty_slots("patron", 2, left, advanced="on")).frame == frame

    def test_no_card_need_be_left_to_be_turned_up(self) -> None:  # §7.2, §9
        table = with_empty_slots("war", 2, ["hannibal-4"], advanced="on")
        all_pass(table).play("draw circus-plan", "draw hannibal-4", "draw scipio")
        assert (table.frame, table.round, table.face_up("war")) == ("TURN", 2, None)


class TestExtraAction:
    def test_each_may_take_one_in_turn_order(self) -> None:  # §7.3
        table = Table(players=4, order=("red", "yellow", "blue", "green")).end()
        deciders = []
        while table.frame == "EXTRA_ACTION":
            deciders.append(table.decider)
            table.play("extra 1 quaestor" if table.decider != "blue" else "pass")
        assert deciders == ["red", "yellow", "blue", "green"]

    def test_the_game_is_over_after_the_last(self) -> None:  # §7.3
        table = Table().end().play("extra 1 quaestor", "pass", "extra 2 quaestor")
        assert (table.decider, table.frame) == ("over", "")

    def test_it_may_be_declined_without_a_point(self) -> None:  # §7.3
        table = Table().given(hand={"yellow": [1, 2]}).end()
        assert "pass" in table.offers()
        assert table.play("pass").points("yellow") == 0

    @pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
    def test_the_imaginary_worker_may_have_any_value(self, value: int) -> None:  # §7.3
        table = Table().given(hand={"yellow": []}, denarii={"yellow": 0}).end().play(f"extra {value} quaestor")
        assert table.denarii("yellow") == 2 * value

    def test_no_other_value_is_offered(self) -> None:  # §7.3
        values = {text.split()[1] for text in Table().end().offers() if text != "pass"}
        assert values == {"1", "2", "3", "4", "5"}

    def test_every_location_can_be_used(self) -> None:  # §7.3
        table = Table().given(denarii={"yellow": 40}, surplus={"yellow": 7})
        table.given(goods={"yellow": dict.fromkeys(("wood", "stone", "cattle", "grain", "mineral", "wine"), 3)}).end()
        assert {text.split()[2] for text in table.offers() if text != "pass"} == set(LOCATIONS)

    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_worker_spaces_count_as_free(self, location: str) -> None:  # §7.3
        table = Table().given(goods={"yellow": {STEP_1: 1}}, workers={location: [1, 2, 3, 4, 5]}).end()
        assert f"extra 1 {location}" in table.offers()

    def test_the_space_of_a_slot_with_a_card_counts_as_free(self) -> None:  # §7.3
        table = Table().given(surplus={"yellow": 2}, workers={"legatus": [1, 1, 1, 1, 1]}).end()
        assert "extra 1 legatus 1" in table.offers()

    def test_empty_slots_stay_unusable(self) -> None:  # §7.3
        table = Table().given(surplus={"yellow": 7}, denarii={"yellow": 9})
        table.cards_given(rows={"war": ["hannibal-1", None, "pyrrhus-1", None, "vercingetorix-1"]}).end()
        slots = {text for text in table.offers() if text.startswith("extra 1 legatus")}
        assert slots == {"extra 1 legatus 1", "extra 1 legatus 3", "extra 1 legatus 5"}

    def test_a_card_bought_leaves_an_empty_slot_to_the_next(self) -> None:  # §7.3
        table = Table().given(surplus={"yellow": 2, "green": 2}).end()
        table.play("extra 1 legatus 1")
        assert "hannibal-1" in table.cards("yellow")
        assert {"extra 1 legatus 1", "extra 1 legatus 3"} & set(table.offers()) == {"extra 1 legatus 3"}

    @pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
    def test_slots_accept_the_values_they_always_accept(self, value: int) -> None:  # §6, §7.3
        table = Table().given(surplus={"yellow": 7}, denarii={"yellow": 9}).end()
        slots = {text for text in table.offers() if text.startswith(f"extra {value} legatus")}
        assert slots == {f"extra {value} legatus {slot}" for slot in range(value, 6)}

    def test_cards_are_paid_as_usual(self) -> None:  # §7.3
        table = Table().given(surplus={"yellow": 3}).end().play("extra 1 legatus 1")
        assert (table.decider, table.surplus("yellow"), table.points("yellow", "wars")) == ("green", 1, 2)

    def test_a_card_that_cannot_be_paid_is_not_offered(self) -> None:  # §4.1, §7.3
        table = Table().given(surplus={"yellow": 1}).end()
        assert not [text for text in table.offers() if "legatus" in text]

    def test_the_second_use_of_a_province_card_costs_the_fee(self) -> None:  # §6.1, §7.3
        table = Table().cards_given(upper=[1]).given(goods={"yellow": {}}, denarii={"yellow": 1}).end()
        assert "extra 2 aedilis" in table.offers()
        assert "extra 1 aedilis" not in table.offers()

    def test_the_second_use_of_a_province_card_takes_it_and_raises_the_cube(self) -> None:  # §6.1, §7.3
        table = Table().cards_given(upper=[1]).given(goods={"yellow": {}}, denarii={"yellow": 2}).end()
        table.play("extra 1 aedilis", "draw A07")
        assert (table.denarii("yellow"), table.cards("yellow"), table.cube(1)) == (0, {"A01"}, 1)

    def test_the_next_player_finds_an_empty_space_if_the_deck_is_empty(self) -> None:  # §7.3
        table = last_province().end()
        assert "extra 1 aedilis" in table.offers()
        table.play("extra 1 aedilis")
        assert (table.decider, table.province(1)) == ("green", None)
        assert "extra 1 aedilis" not in table.offers()

    def test_the_first_use_of_a_province_card_slides_it_up(self) -> None:  # §6.1, §7.3
        table = Table().given(goods={"yellow": {}}).end().play("extra 1 aedilis")
        assert table.province(1) == ("A01", "upper")

    def test_the_colosseum_marker_moves_by_the_value(self) -> None:  # §7.3
        table = Table().given(goods={"yellow": {STEP_1: 1}}).end().play("extra 1 roma")
        assert (table.colosseum("yellow"), table.goods("yellow")) == (1, {})

    def test_no_worker_is_used(self) -> None:  # §7.3
        table = Table().given(hand={"yellow": [1, 4]}).end().play("extra 4 quaestor")
        assert (table.hand("yellow"), table.workers("quaestor")) == ([1, 4], [])

    def test_active_patrons_give_their_gains(self) -> None:  # §7.3: Varro, +2 denarii at Aedilis
        table = Table().cards_given(owned={"yellow": ["varro"]}, active=["varro"])
        table.given(political={"yellow": 1}, goods={"yellow": {}}, denarii={"yellow": 0}).end()
        assert table.play("extra 1 aedilis").frame == "GAIN"
        assert table.play("gain varro").denarii("yellow") == 2

    def test_training_is_not_offered(self) -> None:  # §7.3
        table = Table().given(hand={"yellow": [1, 2, 3]}, denarii={"yellow": 9}).end()
        assert not [text for text in table.offers() if "train" in text]

    def test_m6_does_not_train(self) -> None:  # §7.3: Seneca, training after Quaestor
        table = Table(players=4).cards_given(owned={"yellow": ["seneca"]}, active=["seneca"])
        table.given(political={"yellow": 1}, hand={"yellow": [1, 2, 3]}).end().play("extra 1 quaestor")
        assert (table.frame, table.decider) == ("EXTRA_ACTION", "green")

    def test_m6_does_train_after_a_turn(self) -> None:  # §7.3, §11: the same position one turn before the end
        table = Table(players=4).cards_given(owned={"yellow": ["seneca"]}, active=["seneca"])
        table.given(political={"yellow": 1}, hand={"yellow": [1, 2, 3]}).play("place 1 quaestor")
        assert table.frame == "TRAIN"

    def test_advanced_extras_apply(self) -> None:  # §7.3, §9
        table = Table(advanced="on").cards_given(owned={"yellow": ["A13"]}).given(denarii={"yellow": 0}).end()
        assert table.play("extra 1 quaestor").frame == "EXTRA_BEFORE"
        table.play("main", next(text for text in table.offers() if text.startswith("spend")))
        assert (table.decider, table.denarii("yellow"), table.spent("yellow")) == ("green", 4, {"A13"})

    def test_an_advanced_extra_may_buy_the_face_up_card(self) -> None:  # §7.3, §9
        table = Table(advanced="on").cards_given(owned={"yellow": ["A13"]}).given(surplus={"yellow": 4}).end()
        table.play("extra 1 legatus 1", "main", "spend amphora 1")  # hannibal-3 costs 3 surplus, 2 with one spent
        assert {"hannibal-1", "hannibal-3"} <= table.cards("yellow")

    def test_the_advanced_fee_is_three(self) -> None:  # §7.3, §9
        table = Table(advanced="on").cards_given(upper=[1]).given(goods={"yellow": {}}, denarii={"yellow": 2}).end()
        assert "extra 1 aedilis" not in table.offers()
        assert "extra 1 aedilis" in table.given(denarii={"yellow": 3}).offers()
