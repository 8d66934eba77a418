"""Training on one's own board, in both readings (§6 Training, §6.5, M6 of §11)."""

import pytest

from tests.ave_roma.chapters.table import Table

COSTS = {1: 0, 2: 1, 3: 2, 4: 3}


def training(change: int, printed: int, reading: str = "exact", **given: int) -> Table:
    """Yellow has a worker in a training space, and the others at hand."""
    hand = [value for value in range(1, 6) if value != printed]
    table = Table(3, training=reading).given(denarii={"yellow": given.get("denarii", 3)})
    return table.given(hand={"yellow": hand}, trained={"yellow": {change: printed}})


def values(table: Table, change: int, printed: int, location: str = "quaestor") -> list[int]:
    """The values the trained worker may be placed with."""
    return [value for value in range(1, 6) if f"place {printed}to{value}@{change} {location}" in table.offers()]


def spaces(table: Table, worker: int) -> list[int]:
    return [change for change in COSTS if f"train {worker} {change}" in table.offers()]


def round_over(table: Table) -> Table:
    """Everybody passes and the rows are filled: workers are recruited next."""
    while table.frame == "TURN":
        table.play("pass")
    while table.decider == "chance":
        table.play(table.offers()[0])
    assert table.frame in ("RECRUIT", "RECRUIT_WORKER")
    return table


class TestSending:
    # §6: ±1 ±2 ±3 ±4 cost 0, 1, 2, 3 denarii
    @pytest.mark.parametrize(("change", "cost"), COSTS.items())
    def test_a_training_space_costs_one_denarius_less_than_its_change(self, change: int, cost: int) -> None:
        table = Table(3).given(denarii={"yellow": 3}).play(f"train 3 {change}")
        assert table.denarii("yellow") == 3 - cost

    # §4.1
    @pytest.mark.parametrize(("denarii", "offered"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3]), (3, [1, 2, 3, 4])])
    def test_only_spaces_that_can_be_paid_are_offered(self, denarii: int, offered: list[int]) -> None:
        assert spaces(Table(3).given(denarii={"yellow": denarii}), 3) == offered

    # §6: any worker, even where the space cannot change him
    @pytest.mark.parametrize("worker", [1, 2, 3, 4, 5])
    def test_any_worker_may_take_any_free_space(self, worker: int) -> None:
        assert spaces(Table(3), worker) == [1, 2, 3, 4]

    # §6: one worker each
    @pytest.mark.parametrize("change", COSTS)
    def test_an_occupied_space_takes_no_second_worker(self, change: int) -> None:
        table = training(change, 3)
        assert spaces(table, 5) == [other for other in COSTS if other != change]

    # §6: own board
    def test_a_worker_in_training_leaves_the_spaces_of_others_free(self) -> None:
        table = Table(3).play("train 3 2")
        assert (table.decider, spaces(table, 3)) == ("green", [1, 2, 3, 4])

    # §6
    def test_training_is_the_whole_turn(self) -> None:
        table = Table(3).play("train 3 2")
        assert (table.frame, table.decider) == ("TURN", "green")
        assert (table.hand("yellow"), table.trained("yellow")) == ([1, 2, 4, 5], {2: 3})

    # §6
    def test_several_workers_may_be_in_training(self) -> None:
        table = Table(3).play("train 3 2", "pass", "pass", "train 5 1")
        assert table.trained("yellow") == {2: 3, 1: 5}

    # §6: it cannot be trained again
    def test_a_trained_worker_is_not_trained_again(self) -> None:
        table = training(2, 3)
        assert [offer for offer in table.offers() if offer.startswith("train 3")] == []

    # §6: two workers of one value
    def test_another_worker_of_the_same_value_may_still_be_trained(self) -> None:
        table = training(2, 3).given(hand={"yellow": [3, 4]})
        assert spaces(table, 3) == [1, 3, 4]


class TestExact:
    # §1, §6: the printed ±N or unchanged, within 1-5
    @pytest.mark.parametrize(
        ("change", "printed", "expected"),
        [
            *[(1, 1, [1, 2]), (1, 2, [1, 2, 3]), (1, 3, [2, 3, 4]), (1, 4, [3, 4, 5]), (1, 5, [4, 5])],
            *[(2, 1, [1, 3]), (2, 2, [2, 4]), (2, 3, [1, 3, 5]), (2, 4, [2, 4]), (2, 5, [3, 5])],
            *[(3, 1, [1, 4]), (3, 2, [2, 5]), (3, 3, [3]), (3, 4, [1, 4]), (3, 5, [2, 5])],
            *[(4, 1, [1, 5]), (4, 2, [2]), (4, 3, [3]), (4, 4, [4]), (4, 5, [1, 5])],
        ],
    )
    def test_the_value_is_unchanged_or_changed_by_exactly_the_number(
        self, change: int, printed: int, expected: list[int]
    ) -> None:
        assert values(training(change, printed), change, printed) == expected

    # §1
    def test_exact_is_the_default(self) -> None:
        table = Table(3).given(hand={"yellow": []}, trained={"yellow": {2: 3}})
        assert values(table, 2, 3) == [1, 3, 5]

    # §6 [S]: the worked example, ±2 for one denarius
    def test_blue_trains_his_last_worker_for_a_denarius_and_uses_it_with_three_values(self) -> None:
        table = Table(3).given(hand={"blue": [3]}, denarii={"blue": 1}).turn_of("blue")
        table.play("train 3 2", "pass", "pass")
        assert (table.decider, table.denarii("blue")) == ("blue", 0)
        assert values(table, 2, 3) == [1, 3, 5]


class TestUpTo:
    # §1, §6: anything within ±N, within 1-5
    @pytest.mark.parametrize("change", COSTS)
    @pytest.mark.parametrize("printed", [1, 2, 3, 4, 5])
    def test_the_value_changes_by_at_most_the_number(self, change: int, printed: int) -> None:
        expected = [value for value in range(1, 6) if abs(value - printed) <= change]
        assert values(training(change, printed, "up_to"), change, printed) == expected

    # §6: the reading does not change what a space costs
    @pytest.mark.parametrize(("change", "cost"), COSTS.items())
    def test_a_training_space_costs_the_same(self, change: int, cost: int) -> None:
        table = Table(3, training="up_to").given(denarii={"yellow": 3}).play(f"train 3 {change}")
        assert table.denarii("yellow") == 3 - cost


class TestUsing:
    # §6: from your next turn on
    def test_a_worker_is_usable_in_the_next_turn(self) -> None:
        table = Table(3).play("train 3 2", "place 1 quaestor", "place 2 quaestor")
        assert (table.decider, values(table, 2, 3)) == ("yellow", [1, 3, 5])

    # §6
    def test_a_worker_is_usable_in_a_later_turn_too(self) -> None:
        table = Table(3).play("train 3 2", "pass", "pass", "place 1 quaestor")
        assert values(table, 2, 3) == [1, 3, 5]

    # §4.1: the last worker in training does not make one pass
    def test_a_player_with_only_a_worker_in_training_still_has_a_turn(self) -> None:
        table = Table(3).given(hand={"yellow": [3]}).play("train 3 2", "pass", "pass")
        assert (table.frame, table.decider) == ("TURN", "yellow")

    # §6: which frees the space
    def test_placing_the_worker_frees_the_space(self) -> None:
        table = training(2, 3).play("place 3to5@2 quaestor", "pass", "pass")
        assert table.trained("yellow") == {}
        assert spaces(table, 5) == [1, 2, 3, 4]

    # §6: unused workers at hand stay there
    def test_placing_the_trained_worker_uses_no_other(self) -> None:
        table = training(2, 3).play("place 3to5@2 quaestor")
        assert table.hand("yellow") == [1, 2, 4, 5]

    # §6: at any board location
    @pytest.mark.parametrize(
        "location", ["quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator 5", "legatus 5", "senatus 5"]
    )
    def test_a_trained_worker_may_go_to_every_location(self, location: str) -> None:
        table = training(2, 3, denarii=50).given(surplus={"yellow": 7})
        table.given(goods={"yellow": dict.fromkeys(["wood", "stone", "cattle", "grain", "mineral", "wine"], 3)})
        assert values(table, 2, 3, location) == [1, 3, 5]

    # §6.5: changed value for the action
    @pytest.mark.parametrize(("value", "denarii"), [(1, 2), (3, 6), (5, 10)])
    def test_the_changed_value_counts_for_the_action(self, value: int, denarii: int) -> None:
        table = training(2, 3, denarii=0).play(f"place 3to{value}@2 quaestor")
        assert table.denarii("yellow") == denarii

    # §6.5
    def test_the_changed_value_chooses_the_province(self) -> None:
        table = training(2, 3).given(goods={"yellow": {}}).play("place 3to5@2 aedilis")
        assert [table.province(number) for number in (3, 5)] == [("A03", "lower"), ("A05", "upper")]

    # §6.5
    def test_the_changed_value_decides_which_slots_accept_the_worker(self) -> None:
        table = training(2, 3).given(surplus={"yellow": 7})
        assert [values(table, 2, 3, f"legatus {slot}") for slot in range(1, 6)] == [[1], [1], [1, 3], [1, 3], [1, 3, 5]]

    # §6.5
    def test_the_changed_value_counts_the_steps_in_roma(self) -> None:
        table = training(4, 5).given(colosseum={"yellow": 1, "green": 2}).play("place 5to1@4 roma")
        assert table.colosseum("yellow") == 2

    # §6.5: printed value on the board
    def test_the_printed_value_lies_on_the_board(self) -> None:
        table = training(2, 3).play("place 3to5@2 quaestor")
        assert table.workers("quaestor") == [3]

    # §6.5: printed value in recruiting
    def test_the_printed_value_is_recruited(self) -> None:
        table = training(2, 3).play(
            "place 3to5@2 quaestor", "place 1 quaestor", "place 1 mercator", "done", "buy stone"
        )
        table = round_over(table.play("done"))
        while table.frame in ("RECRUIT", "RECRUIT_WORKER"):
            table.play(table.offers()[0])
        held = sorted(value for seat in ("yellow", "green", "blue") for value in table.hand(seat))
        assert held == sorted([*range(1, 6)] * 3)

    # §6.5, §4.3: printed value for the turn order
    def test_the_printed_value_counts_for_the_turn_order(self) -> None:
        table = Table(3).given(
            hand={"yellow": [1, 1, 1, 1], "green": [2, 2, 1, 1, 1], "blue": [2, 2, 2, 2, 2]},
            trained={"yellow": {4: 1}},
        )
        table.play("place 1to5@4 quaestor")
        while table.frame == "TURN" and table.round == 1:
            table.play("pass")
        while table.frame != "TURN":
            table.play(table.offers()[0])
        assert table.order() == ["yellow", "green", "blue"]


class TestPassing:
    # §6, §4.1
    def test_a_worker_in_training_returns_at_its_printed_value_at_a_pass(self) -> None:
        table = training(2, 3).play("pass")
        assert (table.hand("yellow"), table.trained("yellow")) == ([1, 2, 3, 4, 5], {})

    # §4.1
    def test_a_worker_in_training_scores_a_point_at_a_pass_like_one_at_hand(self) -> None:
        table = Table(3).given(hand={"yellow": [1, 2]}, trained={"yellow": {2: 3, 4: 5}}).play("pass")
        assert table.points("yellow", "workers") == 4

    # §6: the cost is not given back
    def test_the_cost_of_training_is_not_given_back_at_a_pass(self) -> None:
        table = Table(3).given(denarii={"yellow": 3}).play("train 3 4", "pass", "pass", "pass")
        assert table.denarii("yellow") == 0


class TestSecondAction:
    """M6: Seneca at the Quaestor, Camillus in Roma, Augustus in the Senatus."""

    @pytest.fixture
    def table(self) -> Table:
        table = Table(3).given(political={"yellow": 1}, denarii={"yellow": 0})
        return table.cards_given(owned={"yellow": ["seneca"]}, active=["seneca"])

    # M6
    def test_after_the_action_a_worker_may_be_trained(self, table: Table) -> None:
        table.play("place 3 quaestor")
        assert (table.frame, table.decider) == ("TRAIN", "yellow")
        offered = {f"train {worker} {change}" for worker in (1, 2, 4, 5) for change in COSTS}
        assert set(table.offers()) == {*offered, "done"}

    # M6
    def test_the_training_may_be_declined(self, table: Table) -> None:
        table.play("place 3 quaestor", "done")
        assert (table.frame, table.decider, table.trained("yellow")) == ("TURN", "green", {})

    # M6: as a second action, and only one
    def test_one_worker_is_trained_and_the_turn_ends(self, table: Table) -> None:
        table.play("place 3 quaestor", "train 5 4")
        assert (table.frame, table.decider) == ("TURN", "green")
        assert (table.trained("yellow"), table.hand("yellow"), table.denarii("yellow")) == ({4: 5}, [1, 2, 4], 3)

    # M6, §6.6: money of the action pays for it
    def test_the_money_of_the_action_pays_for_the_training(self, table: Table) -> None:
        table.play("place 1 quaestor")
        assert [change for change in COSTS if f"train 5 {change}" in table.offers()] == [1, 2, 3]

    # M6: the rules of training hold
    def test_an_occupied_space_is_not_offered(self, table: Table) -> None:
        table.given(trained={"yellow": {2: 4}}, hand={"yellow": [3, 5]}).play("place 3 quaestor")
        assert set(table.offers()) == {"train 5 1", "train 5 3", "train 5 4", "done"}

    # M6
    def test_the_space_of_the_worker_just_placed_is_free_for_another(self, table: Table) -> None:
        table.given(trained={"yellow": {2: 4}}, hand={"yellow": [5]}).play("place 4to4@2 quaestor")
        assert "train 5 2" in table.offers()

    # M6
    @pytest.mark.parametrize("last", ["place 3 quaestor", "place 3to3@1 quaestor"])
    def test_without_another_worker_at_hand_nothing_is_asked(self, table: Table, last: str) -> None:
        spot = {1: 3} if "@" in last else {2: 5}
        table.given(hand={"yellow": [] if "@" in last else [3]}, trained={"yellow": spot}).play(last)
        assert (table.frame, table.decider) == ("TURN", "green")

    # M6: at the named location
    @pytest.mark.parametrize("move", ["place 3 aedilis", "train 3 1"])
    def test_no_training_after_an_action_elsewhere(self, table: Table, move: str) -> None:
        table.given(goods={"yellow": {}}).play(move)
        assert (table.frame, table.decider) == ("TURN", "green")

    # M6
    def test_camillus_trains_after_roma(self) -> None:
        table = Table(3).given(political={"yellow": 1}, denarii={"yellow": 0}, colosseum={"yellow": 1, "green": 2})
        table.cards_given(owned={"yellow": ["camillus"]}, active=["camillus"]).play("place 1 roma")
        assert table.frame == "TRAIN"
        assert set(table.offers()) == {"done", *(f"train {worker} 1" for worker in (2, 3, 4, 5))}

    # M6
    def test_augustus_trains_after_the_senatus(self) -> None:
        table = Table(3).given(political={"yellow": 1}, denarii={"yellow": 50})
        table.cards_given(owned={"yellow": ["augustus"]}, active=["augustus"]).play("place 1 senatus 3", "keep")
        assert (table.frame, table.decider) == ("TRAIN", "yellow")

    # §7.3
    def test_no_training_in_the_extra_action_at_the_end(self, table: Table) -> None:
        table.end()
        assert [offer for offer in table.offers() if "train" in offer] == []
        table.play("extra 3 quaestor")
        assert (table.frame, table.decider) == ("EXTRA_ACTION", "green")
