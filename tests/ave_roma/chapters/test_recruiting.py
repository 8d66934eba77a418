"""Recruiting (rules §4.2): the workers on the board are taken back, in reverse turn order, until all have five."""

import random
from collections import Counter

import pytest

from tests.ave_roma.chapters.table import Table

SEATS = ("yellow", "green", "blue", "red", "black")
LOCATIONS = ("quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator", "legatus", "senatus")
NEW = ("draw circus-plan", "draw hannibal-4", "draw scipio")
FULL = [1, 2, 3, 4, 5]


def recruiting(hands: dict[str, list[int]], workers: dict[str, list[int]], order: str = "yellow green blue") -> Table:
    """All have passed and the rows are filled: recruiting begins. Seats not named have five workers."""
    seats = order.split()
    table = Table(players=len(seats), order=seats)
    table.given(hand={seat: hands.get(seat, FULL) for seat in seats}, workers=workers)
    while table.frame == "TURN":
        table.play("pass")
    return table.play(*NEW)


def the_rulebooks_example() -> Table:
    """Green has no worker and is first to recruit, yellow needs none, blue has one."""
    return recruiting(
        {"green": [], "blue": [1], "yellow": [1, 2, 3, 4, 4]},
        {"aedilis": [1, 4, 5], "mercator": [2, 2, 3], "senatus": [0, 0, 0, 0, 5], "roma": [3, 5]},
        "yellow blue green",
    )


class TestExample:
    def test_green_takes_all_three_workers_of_the_first_location(self) -> None:  # §4.2
        table = the_rulebooks_example().play("recruit aedilis")
        assert (table.hand("green"), table.workers("aedilis")) == ([1, 4, 5], [])

    def test_green_chooses_two_of_the_three_workers_of_the_second(self) -> None:  # §4.2
        table = the_rulebooks_example().play("recruit aedilis", "recruit roma", "recruit mercator", "take 2", "take 2")
        assert table.hand("green") == [1, 2, 2, 4, 5]

    def test_only_the_locations_not_yet_emptied_are_left_for_greens_second_choice(self) -> None:  # §4.2
        table = the_rulebooks_example().play("recruit aedilis", "recruit roma")
        assert (table.decider, table.offers()) == ("green", ["recruit mercator", "recruit senatus"])

    def test_choosing_the_single_worker_leaves_the_fifth_for_what_the_others_leave(self) -> None:  # §4.2
        table = the_rulebooks_example().play("recruit aedilis", "recruit roma", "recruit senatus")
        table.play("recruit mercator", "take 2", "take 3", "recruit mercator")
        assert (table.frame, table.hand("green")) == ("TURN", [1, 2, 4, 5, 5])


class TestOrder:
    def test_the_rows_are_filled_before_anybody_recruits(self) -> None:  # §4.2
        table = Table().given(hand={"yellow": [1, 2, 3, 4]}, workers={"quaestor": [5]})
        assert table.play("pass", "pass", "pass").frame == "DRAW_CARD"
        assert table.play(*NEW).frame == "RECRUIT"

    def test_the_last_of_the_turn_order_recruits_first(self) -> None:  # §4.2
        table = recruiting(
            {"yellow": [1, 2, 3, 4], "green": [1, 2, 3, 4], "blue": [1, 2, 3, 4]},
            {"quaestor": [5], "mercator": [5], "roma": [5]},
            "green yellow blue",
        )
        deciders = []
        for location in ("quaestor", "roma", "mercator"):
            deciders.append(table.decider)
            table.play(f"recruit {location}")
        assert deciders == ["blue", "yellow", "green"]

    def test_recruiting_goes_round_again_and_again(self) -> None:  # §4.2
        workers = {"quaestor": [1], "mercator": [2], "roma": [3], "aedilis": [4], "propraetor": [5], "legatus": [5]}
        table = recruiting({"yellow": [1, 2, 3], "green": [1, 2], "blue": [3, 4, 4, 5]}, workers)
        deciders = []
        while table.frame == "RECRUIT":
            deciders.append(table.decider)
            table.play(table.offers()[0])
        assert deciders == ["blue", "green", "yellow", "green", "yellow", "green"]

    def test_who_has_five_workers_is_skipped(self) -> None:  # §4.2
        table = recruiting({"yellow": [1, 2, 3, 4]}, {"quaestor": [5]})
        assert table.decider == "yellow"

    def test_nobody_recruits_if_all_have_five(self) -> None:  # §4.2
        assert recruiting({}, {}).frame == "TURN"

    def test_recruiting_follows_the_order_of_the_round_not_the_new_one(self) -> None:  # §4.2, §4.3
        table = recruiting({"yellow": [5, 5, 5, 5], "green": [1, 1, 1, 1]}, {"quaestor": [4], "roma": [4]})
        assert table.decider == "green"  # blue has five; green comes after yellow in this round, before him in the next

    def test_a_recruited_worker_counts_for_the_new_order(self) -> None:  # §4.2, §4.3
        table = recruiting({"yellow": [1, 2, 3, 4], "green": [1, 2, 3, 4]}, {"quaestor": [3], "roma": [5]})
        table.play("recruit quaestor", "recruit roma")
        assert table.order() == ["green", "blue", "yellow"]


class TestLocation:
    def test_only_locations_with_workers_are_offered(self) -> None:  # §4.2
        table = recruiting({"blue": []}, {"mercator": [1, 2], "senatus": [0, 3], "roma": [4, 5]})
        assert set(table.offers()) == {"recruit mercator", "recruit senatus", "recruit roma"}

    @pytest.mark.parametrize("location", LOCATIONS)
    def test_every_location_gives_its_workers_back(self, location: str) -> None:  # §4.2
        table = recruiting({"blue": [1, 2, 3]}, {location: [4, 5]}).play(f"recruit {location}")
        assert table.hand("blue") == [1, 2, 3, 4, 5]

    def test_a_card_row_is_one_location(self) -> None:  # §4.2
        table = recruiting({"blue": [5, 5]}, {"legatus": [1, 0, 2, 0, 4]})
        assert table.offers() == ["recruit legatus"]
        assert table.play("recruit legatus").hand("blue") == [1, 2, 4, 5, 5]

    def test_all_workers_are_taken_if_they_fit(self) -> None:  # §4.2
        table = recruiting({"blue": [1]}, {"quaestor": [2, 3, 4], "roma": [5]}).play("recruit quaestor")
        assert (table.frame, table.hand("blue")) == ("RECRUIT", [1, 2, 3, 4])

    def test_all_workers_are_taken_if_they_just_make_five(self) -> None:  # §4.2
        table = recruiting({"blue": [1, 2]}, {"quaestor": [3, 4, 5]}).play("recruit quaestor")
        assert (table.frame, table.hand("blue")) == ("TURN", [1, 2, 3, 4, 5])

    def test_five_workers_fit_an_empty_hand(self) -> None:  # §4.2
        table = recruiting({"blue": []}, {"quaestor": [1, 2, 3, 4, 5]}).play("recruit quaestor")
        assert (table.frame, table.hand("blue")) == ("TURN", [1, 2, 3, 4, 5])

    def test_a_trained_worker_is_recruited_at_its_printed_value(self) -> None:  # §6.5
        table = Table().given(hand={"yellow": [1, 2, 4, 5]}, trained={"yellow": {2: 3}})
        table.play("place 3to5@2 quaestor", "pass", "pass", "pass", *NEW, "recruit quaestor")
        assert table.hand("yellow") == [1, 2, 3, 4, 5]


class TestChoice:
    def test_one_takes_exactly_as_many_as_are_missing(self) -> None:  # §4.2
        table = recruiting({"blue": [1, 2, 3], "green": [1, 2, 3, 4]}, {"quaestor": [4, 5, 5]})
        table.play("recruit quaestor", "take 4", "take 5")
        assert (table.decider, table.frame, table.hand("blue")) == ("green", "RECRUIT", [1, 2, 3, 4, 5])

    def test_the_workers_not_taken_stay_for_the_others(self) -> None:  # §4.2
        table = recruiting({"blue": [1, 2, 3, 4], "green": [1, 3, 4, 5]}, {"quaestor": [2, 5]})
        table.play("recruit quaestor", "take 2")
        assert table.workers("quaestor") == [5]

    @pytest.mark.parametrize("taken", [1, 2, 4])
    def test_any_single_worker_may_be_chosen(self, taken: int) -> None:  # §4.2
        table = recruiting({"blue": [3, 3, 3, 3], "green": [5, 5, 5]}, {"quaestor": [1, 2, 4]})
        table.play("recruit quaestor", f"take {taken}")
        assert table.hand("blue") == sorted([3, 3, 3, 3, taken])

    def test_each_value_is_offered_once(self) -> None:  # §4.2
        table = recruiting({"blue": [3, 3, 3, 3], "green": [5, 5]}, {"quaestor": [2, 2, 4, 4]})
        assert table.play("recruit quaestor").offers() == ["take 2", "take 4"]

    @pytest.mark.parametrize("pair", [(1, 2), (1, 4), (2, 2), (2, 4)])
    def test_every_set_of_workers_can_be_chosen(self, pair: tuple[int, int]) -> None:  # §4.2
        table = recruiting({"blue": [3, 3, 3], "green": [5, 5, 5]}, {"quaestor": [1, 2, 2, 4]})
        table.play("recruit quaestor", f"take {pair[0]}", f"take {pair[1]}")
        assert table.hand("blue") == sorted([3, 3, 3, *pair])

    def test_workers_are_taken_in_ascending_order_so_that_five_can_be_reached(self) -> None:  # §4.1, §4.2
        table = recruiting({"blue": [3, 3, 3], "green": [5, 5, 5]}, {"quaestor": [1, 2, 2, 4]})
        assert table.play("recruit quaestor").offers() == ["take 1", "take 2"]
        assert table.play("take 2").offers() == ["take 2", "take 4"]

    def test_the_workers_of_a_card_row_are_chosen_over_all_its_slots(self) -> None:  # §4.2
        table = recruiting({"blue": [3, 3, 3, 3], "green": [5, 5, 5]}, {"senatus": [1, 0, 2, 0, 4]})
        assert table.play("recruit senatus").offers() == ["take 1", "take 2", "take 4"]


class TestNextRound:
    def test_no_worker_is_left_on_the_board(self) -> None:  # §4.2, §12
        table = recruiting({"blue": [1, 2], "green": [4, 5]}, {"quaestor": [1, 2, 3], "legatus": [3, 4, 5]})
        table.play("recruit legatus", "recruit quaestor")
        assert [table.workers(location) for location in LOCATIONS] == [[]] * 8

    def test_the_spaces_are_free_again(self) -> None:  # §4.2
        table = Table().given(hand={"blue": [3, 4]}, workers={"quaestor": [1, 2, 5]})
        assert "place 1 quaestor" not in table.offers()
        table.play("pass", "pass", "pass", *NEW, "recruit quaestor")
        assert "place 1 quaestor" in table.offers()

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize(("advanced", "seed"), [("off", 7), ("on", 8)])
    def test_workers_are_conserved_and_each_round_starts_with_five_a_player(
        self, players: int, advanced: str, seed: int
    ) -> None:  # §4.2, §12
        table, chance, rounds = Table(players=players, advanced=advanced), random.Random(seed), 0
        seats, sets = SEATS[:players], 4 if players == 2 else players
        while table.decider != "over":
            if table.frame == "TURN":
                assert all_workers(table, players) == dict.fromkeys(range(1, 6), sets)
                if table.round > rounds:
                    rounds += 1
                    assert [len(table.hand(seat)) for seat in seats] == [5] * players
            table.play(chance.choice(table.offers()))
        assert rounds == table.round >= 2


def all_workers(table: Table, players: int) -> Counter[int]:
    count: Counter[int] = Counter()
    for seat in SEATS[:players]:
        count.update(table.hand(seat))
        count.update(table.trained(seat).values())
        if players == 2:
            count.update(table.shadows(seat))
    for location in LOCATIONS:
        count.update(table.workers(location))
    return count
