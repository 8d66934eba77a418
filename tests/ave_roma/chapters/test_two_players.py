"""Two players (rules §10): the shadow sets."""

import pytest

from tests.ave_roma.chapters.table import Table

BOARD_SPACES = ("quaestor", "mercator", "aedilis", "propraetor", "roma")
NEW = ("draw circus-plan", "draw hannibal-4", "draw scipio")
NONE: dict[str, list[int]] = {"yellow": [], "green": []}


def possessions(table: Table, seat: str) -> tuple[object, ...]:
    return (
        table.goods(seat),
        table.denarii(seat),
        table.surplus(seat),
        table.points(seat),
        table.hand(seat),
        table.colosseum(seat),
        table.cards(seat),
    )


def recruiting(hands: dict[str, list[int]], workers: dict[str, list[int]], order: str = "yellow green") -> Table:
    """Both have passed and all shadows are placed: recruiting begins."""
    table = Table(players=2, order=order.split()).given(hand=hands, shadows=NONE, workers=workers)
    while table.frame == "TURN":
        table.play("pass")
    return table.play(*NEW)


class TestPlacing:
    def test_each_has_a_shadow_set_1_to_5(self) -> None:  # §10
        table = Table(players=2)
        assert [table.shadows(seat) for seat in ("yellow", "green")] == [[1, 2, 3, 4, 5]] * 2

    def test_a_shadow_is_placed_after_the_own_turn(self) -> None:  # §10
        table = Table(players=2).play("place 3 quaestor")
        assert (table.frame, table.decider) == ("SHADOW", "yellow")

    def test_a_shadow_is_placed_after_training(self) -> None:  # §10
        table = Table(players=2).play("train 3 1")
        assert (table.frame, table.decider) == ("SHADOW", "yellow")

    def test_a_shadow_is_placed_after_the_passing_turn(self) -> None:  # §10
        table = Table(players=2).play("pass")
        assert (table.frame, table.decider) == ("SHADOW", "yellow")

    def test_a_shadow_is_placed_after_the_forced_pass_of_a_player_without_workers(self) -> None:  # §4.1, §10
        table = Table(players=2).given(hand={"green": []}).play("place 1 quaestor", "shadow 1 roma").auto()
        assert (table.frame, table.decider) == ("SHADOW", "green")

    def test_a_shadow_is_placed_after_the_whole_action(self) -> None:  # §10
        table = Table(players=2).cards_given(upper=[2]).play("place 2 aedilis")
        assert table.frame == "DRAW_PROVINCE"
        assert table.play("draw A07").frame == "SHADOW"

    def test_the_other_player_follows_the_shadow(self) -> None:  # §10
        table = Table(players=2).play("place 3 quaestor", "shadow 2 roma")
        assert (table.frame, table.decider) == ("TURN", "green")

    def test_a_shadow_may_have_any_value_left_and_stand_at_any_place_with_marked_spaces(self) -> None:  # §10
        table = Table(players=2).given(shadows={"yellow": [2, 2, 5]}).play("place 3 quaestor")
        assert set(table.offers()) == {f"shadow {value} {place}" for value in (2, 5) for place in BOARD_SPACES}

    def test_a_shadow_must_be_placed(self) -> None:  # §10
        table = Table(players=2).play("pass")
        assert all(text.startswith("shadow ") for text in table.offers())

    def test_a_placed_shadow_has_left_the_set_and_lies_on_the_board(self) -> None:  # §10
        table = Table(players=2).play("place 3 quaestor", "shadow 2 roma")
        assert (table.shadows("yellow"), table.workers("roma")) == ([1, 3, 4, 5], [2])

    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_a_shadow_does_nothing(self, location: str) -> None:  # §10
        table = Table(players=2).play("place 3 quaestor")
        before = [possessions(table, seat) for seat in ("yellow", "green")]
        table.play(f"shadow 1 {location}")
        assert [possessions(table, seat) for seat in ("yellow", "green")] == before
        assert [table.province(number) for number in range(1, 6)] == [(f"A0{n}", "lower") for n in range(1, 6)]

    def test_no_shadow_follows_when_all_are_placed(self) -> None:  # §10
        table = Table(players=2).given(shadows={"yellow": []}).play("place 3 quaestor")
        assert (table.frame, table.decider) == ("TURN", "green")

    def test_shadows_are_no_workers_of_ones_own(self) -> None:  # §10
        table = Table(players=2).given(hand={"yellow": [2]}, shadows={"yellow": [4, 5]})
        assert {text.split()[1] for text in table.offers() if text != "pass"} == {"2"}

    def test_shadows_score_nothing_at_a_pass(self) -> None:  # §4.1, §10
        assert Table(players=2).given(hand={"yellow": [2, 3]}).play("pass").points("yellow") == 2


class TestSpaces:
    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_three_shadows_fit_a_location(self, location: str) -> None:  # §6, §10
        table = Table(players=2).given(workers={location: [0, 0, 1, 2]}).play("pass")
        assert f"shadow 1 {location}" in table.offers()
        table.play(f"shadow 1 {location}", "pass")
        assert f"shadow 1 {location}" not in table.offers()

    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_players_workers_do_not_take_the_shadows_spaces(self, location: str) -> None:  # §6, §10
        table = Table(players=2).given(workers={location: [1, 2]}).play("pass")
        assert f"shadow 1 {location}" in table.offers()

    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_players_use_two_spaces_only(self, location: str) -> None:  # §6, §10
        table = Table(players=2).given(workers={location: [4]})
        assert f"place 1 {location}" in table.offers()
        table.given(workers={location: [4, 5]})
        assert f"place 1 {location}" not in table.offers()

    @pytest.mark.parametrize("location", BOARD_SPACES)
    def test_shadows_do_not_take_the_players_spaces(self, location: str) -> None:  # §6, §10
        table = Table(players=2).given(workers={location: [0, 0, 3, 4, 5]})
        assert f"place 1 {location}" in table.offers()

    def test_shadows_on_their_spaces_leave_both_spaces_to_the_players(self) -> None:  # §6, §10
        table = Table(players=2).play("place 1 quaestor", "shadow 1 quaestor", "place 1 quaestor", "shadow 1 quaestor")
        assert table.workers("quaestor") == [1, 1, 1, 1]
        assert "place 2 quaestor" not in table.offers()


class TestPhaseA:
    def test_a_passed_player_keeps_taking_turns_that_only_place_a_shadow(self) -> None:  # §10
        table = Table(players=2).play("pass", "shadow 1 quaestor", "place 1 quaestor", "shadow 1 roma")
        assert (table.frame, table.decider) == ("SHADOW", "yellow")

    def test_a_passed_player_has_no_more_turns_once_his_five_shadows_are_placed(self) -> None:  # §10
        table = Table(players=2).given(shadows={"yellow": [1]}).play("pass", "shadow 1 quaestor")
        table.play("place 1 quaestor", "shadow 1 roma")
        assert (table.frame, table.decider) == ("TURN", "green")

    def test_shadows_go_on_in_turn_when_both_have_passed(self) -> None:  # §10
        table = Table(players=2).play("pass", "shadow 1 quaestor", "pass", "shadow 1 roma")
        deciders = []
        while table.frame == "SHADOW":
            deciders.append(table.decider)
            table.play(table.offers()[0])
        assert deciders == ["yellow", "green"] * 4

    def test_the_phase_ends_when_both_have_passed_and_all_shadows_are_placed(self) -> None:  # §10
        table = Table(players=2).given(shadows={"yellow": [1, 2], "green": [3]})
        table.play("pass", "shadow 1 roma", "pass", "shadow 3 roma")
        assert table.frame == "SHADOW"
        assert table.play("shadow 2 roma").frame == "DRAW_CARD"

    def test_the_phase_goes_on_while_a_player_has_not_passed(self) -> None:  # §10
        table = Table(players=2).given(shadows=NONE).play("pass", "place 1 quaestor")
        assert (table.frame, table.decider) == ("TURN", "green")

    def test_the_last_phase_is_played_to_its_end_with_the_shadows(self) -> None:  # §7.1, §10
        table = Table(players=2).cards_given(decks={"province": []}, upper=[1]).given(shadows={"yellow": [1, 2]})
        table.given(shadows={"green": [1]}, goods={"yellow": {}})
        table.play("place 1 aedilis", "shadow 1 roma", "pass", "shadow 1 roma", "pass")
        assert table.frame == "SHADOW"
        assert table.play("shadow 2 roma").frame == "EXTRA_ACTION"


class TestRecruiting:
    def test_second_player_then_first_then_seconds_shadow_then_firsts_shadow(self) -> None:  # §10
        table = recruiting(
            NONE,
            {
                "quaestor": [1, 2, 3, 4, 5],
                "mercator": [1, 2, 3, 4, 5],
                "aedilis": [1, 1, 2, 2, 3],
                "roma": [3, 4, 4, 5, 5],
            },
        )
        taken = []
        for location in ("quaestor", "roma", "aedilis", "mercator"):
            table.play(f"recruit {location}")
            taken.append((table.hand("green"), table.hand("yellow"), table.shadows("green"), table.shadows("yellow")))
        one, two = [1, 2, 3, 4, 5], [3, 4, 4, 5, 5]
        three = [1, 1, 2, 2, 3]
        assert taken == [(one, [], [], []), (one, two, [], []), (one, two, three, []), (one, two, three, one)]

    def test_the_order_stays_the_same_over_several_rounds(self) -> None:  # §10
        three = {place: [1, 2, 3] for place in ("quaestor", "mercator", "aedilis", "roma")}
        two = {place: [4, 5] for place in ("propraetor", "aedificator", "legatus", "senatus")}
        table, deciders = recruiting(NONE, {**three, **two}), []
        for place in (*three, *two):
            assert table.frame == "RECRUIT"
            deciders.append(table.decider)
            table.play(f"recruit {place}")
        assert deciders == ["green", "yellow"] * 4
        assert [table.hand("green"), table.shadows("yellow")] == [[1, 2, 3, 4, 5]] * 2

    def test_the_second_player_of_the_turn_order_is_first(self) -> None:  # §10
        workers = {place: [1, 2, 3, 4, 5] for place in ("quaestor", "mercator", "aedilis", "roma")}
        table, deciders = recruiting(NONE, workers, "green yellow"), []
        for place in workers:
            deciders.append(table.decider)
            table.play(f"recruit {place}")
        assert deciders == ["yellow", "green", "yellow", "green"]

    def test_shadows_workers_lie_together_with_the_others(self) -> None:  # §4.2, §10
        full = [1, 2, 3, 4, 5]
        table = recruiting({"yellow": full, "green": [1, 2]}, {"quaestor": [3, 0, 4, 5], "aedilis": full, "roma": full})
        assert table.play("recruit quaestor").hand("green") == full

    def test_a_shadow_takes_workers_of_its_players_choice_up_to_five(self) -> None:  # §4.2, §10
        full = [1, 2, 3, 4, 5]
        workers = {"quaestor": [1, 2, 4, 5], "roma": [3, 1, 2, 3], "aedilis": [4, 5]}
        table = recruiting({"yellow": full, "green": full}, workers)
        table.play("recruit quaestor", "recruit aedilis", "recruit roma")
        assert (table.frame, table.decider) == ("RECRUIT_WORKER", "green")
        table.play("take 2", "recruit roma")
        assert (table.shadows("green"), table.shadows("yellow")) == ([1, 2, 2, 4, 5], [1, 3, 3, 4, 5])

    def test_a_player_with_five_is_skipped_but_not_his_shadow(self) -> None:  # §4.2, §10
        full = [1, 2, 3, 4, 5]
        table = recruiting({"yellow": full, "green": full}, {"quaestor": full, "roma": full}).play("recruit roma")
        assert (table.decider, table.shadows("green"), table.shadows("yellow")) == ("yellow", full, [])

    def test_everybody_has_five_workers_again(self) -> None:  # §10
        full = [1, 2, 3, 4, 5]
        table = recruiting({"yellow": full, "green": full}, {"quaestor": full, "roma": full})
        table.play("recruit quaestor", "recruit roma")
        assert (table.frame, table.round) == ("TURN", 2)
        assert [len(table.hand(seat)) + len(table.shadows(seat)) for seat in ("yellow", "green")] == [10, 10]


class TestNewOrder:
    def test_shadows_do_not_count(self) -> None:  # §4.3, §10
        table = recruiting(
            {"yellow": [1, 2, 3, 4, 5], "green": [1, 1, 2, 2, 3]},
            {"quaestor": [4, 4, 5, 5, 5], "roma": [1, 2, 3, 3, 4]},
        )
        table.play("recruit quaestor", "recruit roma")  # with the shadows, green would have 32 and yellow 28
        assert table.order() == ["green", "yellow"]

    def test_a_tie_reverses_the_order(self) -> None:  # §4.3
        full = [1, 2, 3, 4, 5]
        table = recruiting({"yellow": full, "green": full}, {"quaestor": [4, 4, 5, 5, 5], "roma": [1, 2, 3, 3, 4]})
        table.play("recruit roma", "recruit quaestor")
        assert table.order() == ["green", "yellow"]


def test_no_shadow_follows_an_extra_action() -> None:  # §7.3
    table = Table(players=2).end().play("extra 3 quaestor")
    assert (table.frame, table.decider) == ("EXTRA_ACTION", "green")


def test_no_shadow_is_asked_with_three_players() -> None:  # §10
    assert Table(players=3).play("place 3 quaestor").frame == "TURN"
