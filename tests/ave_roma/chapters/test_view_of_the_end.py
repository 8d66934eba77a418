"""What the view tells of the end before it has come: points if it ended now, rounds left."""

import random
from typing import Any

import pytest

from ludi.engine.match import Match
from tests.ave_roma.chapters.table import Table, module
from tests.ave_roma.chapters.test_view import GAMES, if_ended, player, printed, view_of


class TestTheEnd:
    @pytest.mark.parametrize("seat", ["yellow", "green"])
    def test_points_if_ended_are_those_of_the_end(self, seat: str) -> None:
        table = Table(players=2).given(
            denarii={"yellow": 13, "green": 4},
            political={"yellow": 4},
            influence={"yellow": {1: 4, 2: 2}, "green": {1: 3}},
            cubes={1: 3, 2: 2},
        )
        table.cards_given(owned={"yellow": ["atticus", "insula-plan", "A07"], "green": ["strabo"]})
        forecast = if_ended(table, seat)
        table.score()
        assert forecast == player(table, seat)["points"] == if_ended(table, seat)
        assert forecast["total"] == sum(forecast["sources"].values())

    def test_last_influence_goes_where_it_scores_most(self) -> None:
        table = Table(players=3).given(influence={"yellow": {1: 1, 4: 5}}, cubes={1: 2, 4: 8})
        table.cards_given(owned={"yellow": ["corbulo"]})  # B6
        assert if_ended(table)["sources"]["provinces"] == 2 + 16

    def test_the_best_bonus_is_doubled(self) -> None:
        table = Table(players=3).given(goods={"yellow": {"wood": 3, "stone": 3, "mineral": 1}})
        table.cards_given(owned={"yellow": ["augustus", "cato", "atticus"]})  # B4, 6 black goods, 1 red
        assert if_ended(table)["sources"]["patrons"] == 6 + 6 + 1

    def test_a_doubled_last_influence_is_foreseen(self) -> None:
        table = Table(players=3).given(influence={"yellow": {3: 5}}, cubes={3: 8})
        table.cards_given(owned={"yellow": ["augustus", "corbulo", "varro"]})
        assert if_ended(table)["sources"]["provinces"] == 20  # level 7

    def test_a_slot_opened_at_the_end_takes_the_best_patron(self) -> None:
        table = Table(players=3).cards_given(owned={"yellow": ["cicero", "gracchus"]})  # B2; B3: active patrons
        assert if_ended(table)["sources"]["patrons"] == 1
        assert if_ended(table)["sources"]["politics"] == 1

    def test_scoring_that_has_begun_goes_on(self) -> None:
        table = Table(players=3).given(influence={"yellow": {4: 5}}, cubes={4: 8})
        table.cards_given(owned={"yellow": ["corbulo", "cicero"]}).score()
        assert (table.frame, view_of(table)["phase"]) == ("SEND", "scoring")
        expected = if_ended(table)["total"]
        table.play("send 0", "send 0", "send 0", "send 1", "activate cicero")
        assert player(table)["points"]["total"] == expected

    @pytest.mark.parametrize(("players", "options"), GAMES)
    def test_what_is_remembered_is_what_would_be_found(self, players: int, options: dict[str, Any]) -> None:
        """Choices are looked for with nothing but what they depend on: all the rest makes no difference."""
        forecast = module("forecast")
        match, source = Match(Table.game(), players, options), random.Random(5)
        while not match.is_over:
            if match.state.turn and source.random() < 0.1:
                assert forecast.points_if_ended(match.state) == self.searched(match.state)
            match.play_code(source.choice(match.game.offered(match.state)))

    def searched(self, s: Any) -> list[list[int]]:
        """The end found without leaving anything out."""
        forecast = module("forecast")
        end = forecast.scoring_only(s)
        forecast.Forecast().choices(end)
        found: list[list[int]] = end.points.tolist()
        return found

    def test_looking_ahead_changes_nothing(self) -> None:
        table = Table(players=5).cards_given(owned={"yellow": ["augustus", "corbulo", "quirinius"]})
        before = table.s.tobytes()
        assert sum(map(sum, module("forecast").points_if_ended(table.s))) > 0
        assert table.s.tobytes() == before

    def test_the_result(self) -> None:
        table = Table(players=2).given(denarii={"green": 40}).score()
        view = view_of(table)
        assert view["result"]["winners"] == ["green"]
        assert view["result"]["shares"] == {"yellow": 0.0, "green": 1.0}
        assert (view["choices"], view["prompt"]["kind"], view["phase"]) == ([], "over", "over")

    def test_rounds_left_by_the_smallest_deck(self) -> None:
        table = Table()
        table.cards_given(decks={"war": ["hannibal-3", "hannibal-4"]})
        assert view_of(table)["rounds_left"] == 3
        assert view_of(table)["decks"]["war"] == {"unseen": 2, "left": 2, "gone": 30 - 7}
        table.cards_given(rows={"war": ["pyrrhus-1", None, None, None, "hannibal-1"]})
        assert view_of(table)["rounds_left"] == 1  # the deck cannot fill the row any more
        assert view_of(table.end())["rounds_left"] == 1
        assert view_of(table.score())["rounds_left"] == 0

    def test_in_the_first_round_nobody_knows_how_long_it_lasts(self) -> None:
        assert view_of(Table())["rounds_at_pace"] is None

    def test_rounds_at_the_pace_at_which_province_cards_have_gone(self) -> None:
        table = Table(players=2)
        table.s.turn = 3
        table.cards_given(owned={"yellow": ["A01", "A02"], "green": ["A03", "A04"]})
        left = view_of(table)["decks"]["province"]["left"]
        # Two rounds are played and two cards have gone in each; the one that cannot be replaced ends the game.
        assert view_of(table)["rounds_at_pace"] == -(-(left + 1) // 2)
        assert view_of(table.end())["rounds_at_pace"] == 1
        assert view_of(table.score())["rounds_at_pace"] == 0

    def test_a_row_that_cannot_be_filled_ends_it_sooner(self) -> None:
        table = Table(players=2)
        table.s.turn = 3
        table.cards_given(owned={"yellow": ["A01"]}, decks={"war": ["hannibal-3"]})
        assert view_of(table)["rounds_at_pace"] == view_of(table)["rounds_left"] == 2

    def test_what_each_political_level_is_worth(self) -> None:
        view = view_of(Table().given(political={"yellow": 4}))
        track = printed(Table())["political_track"]
        assert (len(track), track[4], track[10]) == (11, 6, 30)
        assert view["players"][0]["political"] == 4

    def test_the_face_up_card_belongs_to_the_deck(self) -> None:
        table = Table(advanced="on").cards_given(decks={"war": ["hannibal-4"]})
        deck = view_of(table)["decks"]["war"]
        assert (deck["unseen"], deck["left"], view_of(table)["rounds_left"]) == (1, 2, 3)
