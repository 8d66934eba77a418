"""What the view says about recruiting (rules §4.2, §4.3, §10): what a location gives, the sum, and the next place."""

import random
from typing import Any

import pytest

from tests.ave_roma.chapters.table import Table
from tests.ave_roma.chapters.test_recruiting import recruiting, the_rulebooks_example
from tests.ave_roma.chapters.test_two_players import recruiting as recruiting_for_two


def told(table: Table) -> dict[str, dict[str, Any]] | None:
    found = table.match.game.forecast(table.s)["recruiting"]
    return None if found is None else {each["location"]: each for each in found}


def at(table: Table, location: str) -> dict[str, Any]:
    found = told(table)
    assert found is not None
    return found[location]


class TestWhen:
    def test_nothing_is_told_outside_recruiting(self) -> None:
        assert told(Table()) is None
        assert told(Table().play("pass", "pass", "pass")) is None  # the rows are being filled
        assert told(Table().score()) is None

    def test_the_turn_is_the_round(self) -> None:
        table = Table()
        view = table.match.game.scene(table.s)
        assert view["turn"] == view["round"] == 1

    def test_every_location_with_workers_is_told_and_no_other(self) -> None:  # §4.2
        table = the_rulebooks_example()
        assert list(told(table) or {}) == ["mercator", "aedilis", "roma", "senatus"]
        assert [f"recruit {location}" for location in told(table) or {}] == table.offers()

    def test_while_workers_are_chosen_their_location_alone_is_told(self) -> None:  # §4.2
        table = the_rulebooks_example().play("recruit aedilis", "recruit roma", "recruit mercator")
        assert list(told(table) or {}) == ["mercator"]


class TestWhat:
    def test_all_workers_where_they_fit(self) -> None:  # §4.2
        table = the_rulebooks_example()
        aedilis = at(table, "aedilis")
        assert (aedilis["workers"], aedilis["take"], aedilis["all"], aedilis["sum"]) == ([1, 4, 5], 3, True, [10, 10])

    def test_as_many_as_are_missing_where_they_do_not(self) -> None:  # §4.2
        mercator = at(the_rulebooks_example().play("recruit aedilis", "recruit roma"), "mercator")
        assert (mercator["workers"], mercator["take"], mercator["all"]) == ([2, 2, 3], 2, False)
        assert mercator["sum"] == [10 + 4, 10 + 5]

    def test_the_workers_of_a_card_row_lie_together(self) -> None:  # §4.2
        legatus = at(recruiting({"blue": [5, 5]}, {"legatus": [4, 0, 2, 0, 1]}), "legatus")
        assert (legatus["workers"], legatus["all"], legatus["sum"]) == ([1, 2, 4], True, [17, 17])

    def test_workers_below_the_last_one_taken_are_out_of_reach(self) -> None:  # §4.2: taken in ascending order
        table = recruiting({"blue": [3, 3, 3], "green": [5, 5, 5]}, {"quaestor": [1, 2, 2, 4]})
        assert at(table, "quaestor")["sum"] == [9 + 3, 9 + 6]
        table.play("recruit quaestor", "take 2")
        quaestor = at(table, "quaestor")
        assert (quaestor["workers"], quaestor["take"], quaestor["sum"]) == ([1, 2, 4], 1, [11 + 2, 11 + 4])


class TestPlace:
    def test_is_certain_where_nobody_has_anything_to_choose(self) -> None:  # §4.3
        hands = {"yellow": [1, 2, 3, 4], "green": [1, 2, 3, 4]}
        table = recruiting(hands, {"quaestor": [3], "roma": [5]})  # blue has 15
        assert at(table, "quaestor")["place"] == [1, 1]  # 13 before blue's 15 and yellow's 15
        assert at(table, "roma")["place"] == [3, 3]  # 15, as blue; he was before blue and comes after him

    def test_the_tied_change_places(self) -> None:  # §4.3
        table = recruiting({"yellow": [1, 2, 3, 4]}, {"quaestor": [5]}, "yellow green blue")
        assert at(table, "quaestor")["place"] == [3, 3]
        table = recruiting({"blue": [1, 2, 3, 4]}, {"quaestor": [5]}, "yellow green blue")
        assert at(table, "quaestor")["place"] == [1, 1]

    def test_depends_on_which_workers_are_chosen(self) -> None:  # §4.2, §4.3
        hands = {"blue": [3, 3, 3, 3], "green": [3, 3, 3, 3]}
        table = recruiting(hands, {"quaestor": [1, 5]})  # yellow has 15
        assert at(table, "quaestor")["place"] == [1, 3]  # 13 and green 17, or 17 and green 13
        assert at(table.play("recruit quaestor"), "quaestor")["place"] == [1, 3]
        assert at(table.play("take 5"), "quaestor")["place"] == [1, 1]  # the 1 is left for green

    def test_depends_on_what_the_others_may_still_take(self) -> None:  # §4.2, §4.3
        hands = {"blue": [1, 2, 3, 4], "green": [3, 3, 3], "yellow": [5, 5, 5, 5]}
        table = recruiting(hands, {"quaestor": [4], "roma": [1, 5], "senatus": [2]})
        assert at(table, "quaestor")["sum"] == [14, 14]
        assert at(table, "quaestor")["place"] == [1, 2]  # green ends with 12 to 16

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_what_comes_is_within_what_was_told(self, players: int) -> None:  # §4.2, §4.3
        table, chance, checked = Table(players=players), random.Random(players), 0
        promised: dict[str, list[list[int]]] = {}
        before = table.round
        while table.decider != "over":
            text = chance.choice(table.offers())
            if text.startswith("recruit ") and (place := at(table, text.split()[1])["place"]):
                promised.setdefault(table.decider, []).append(place)
            table.play(text)
            if table.round > before:
                for seat, places in promised.items():
                    now = table.order().index(seat) + 1
                    assert all(best <= now <= worst for best, worst in places), (seat, now, places)
                    checked += len(places)
                promised, before = {}, table.round
        assert checked > 5


class TestShadow:
    def test_a_shadow_has_neither_sum_nor_place(self) -> None:  # §10
        table = recruiting_for_two({"yellow": [1, 2, 3, 4, 5], "green": [1, 2, 3, 4, 5]}, {"quaestor": [1, 2, 3]})
        quaestor = at(table, "quaestor")
        assert (quaestor["workers"], quaestor["take"], quaestor["all"]) == ([1, 2, 3], 3, True)
        assert quaestor["sum"] is quaestor["place"] is None

    def test_a_player_has_both_and_shadows_take_their_share(self) -> None:  # §10
        table = recruiting_for_two({"yellow": [1, 2, 3, 4, 5], "green": [1, 2, 3, 4]}, {"quaestor": [1, 2, 5]})
        quaestor = at(table, "quaestor")
        assert (quaestor["sum"], quaestor["place"]) == ([11, 15], [1, 1])  # a tie puts green, who was second, first
