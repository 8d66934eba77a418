"""What is told of things and choices, against the rules (sections in comments)."""

from typing import Any

import pytest

from ludi.engine.contract import Step
from ludi.engine.frames import RULE
from ludi.engine.texts import Message, Name, message_of, texts
from ludi.games.ave_roma.choices import SEATS
from tests.ave_roma.chapters.table import Table, module
from tests.ave_roma.chapters.test_recruiting import recruiting

ENGLISH = texts("en")


def told(table: Table, target: str, seat: str | None = "yellow") -> list[str]:
    """The sentences about a thing, its name first."""
    who = None if seat is None else SEATS.index(seat)
    found = table.match.game.guide.targets(table.s, who)[target]
    return [ENGLISH(message) for message in (found.label, *found.facts)]


def paths(table: Table, text: str) -> list[list[str]]:
    return table.match.game.guide.paths(table.s, table.match.offered()[text])


def why(table: Table, target: str, *picked: str) -> str | None:
    found = table.match.game.guide.why_not(table.s, picked, target)
    return None if found is None else ENGLISH(found)


def marks(message: Message) -> set[str]:
    return set(Table.game().guide.marks(message))


class TestPaths:
    def test_a_worker_and_a_place_in_either_order(self) -> None:
        table = Table()
        assert paths(table, "place 2 quaestor") == [
            ["worker:2", "location:quaestor"],
            ["location:quaestor", "worker:2"],
        ]
        assert paths(table, "place 2 legatus 2")[0] == ["worker:2", "slot:war:2"]
        assert paths(table, "train 2 1")[1] == ["training:1", "worker:2"]
        assert paths(table, "pass") == []

    def test_a_trained_worker_whatever_its_value(self) -> None:
        table = Table().given(hand={"yellow": [1]}, trained={"yellow": {2: 3}})
        assert paths(table, "place 3to5@2 quaestor")[0] == ["trained:2", "location:quaestor"]
        assert paths(table, "place 3to1@2 quaestor")[0] == ["trained:2", "location:quaestor"]

    def test_an_imaginary_worker_is_not_pointed_at(self) -> None:  # §7.3
        table = Table().given(denarii={"yellow": 9}).end()
        assert paths(table, "extra 3 quaestor") == [["location:quaestor"]]

    def test_a_shadow_and_its_place(self) -> None:  # §10
        table = Table(players=2).play("place 1 quaestor")
        assert table.frame == "SHADOW"
        assert paths(table, "shadow 5 roma")[0] == ["shadow:5", "location:roma"]

    def test_selling_and_buying(self) -> None:  # §6
        table = Table().given(goods={"yellow": {"stone": 2}}).play("place 2 mercator")
        assert paths(table, "sell stone") == [["good:stone:yellow"]]
        table.play("sell stone", "done")
        assert paths(table, "buy wood") == [["province-good:2:wood"]]
        assert paths(table, "done") == []

    def test_half_and_what_follows(self) -> None:  # §6
        table = Table().play("place 2 propraetor")
        assert paths(table, "upper") == [["half:2:upper"]]
        table.cards_given(owned={"yellow": ["hannibal-3"]}).play("upper")
        assert paths(table, "receive grain") == [["province-good:2:grain"]]
        assert paths(table, "influence") == [["province:2"]]

    def test_cards_with_the_same_influence_are_alike(self) -> None:  # §5.3
        table = Table().cards_given(owned={"yellow": ["hannibal-3", "castra-plan", "hannibal-5"]}, provinces={2: None})
        table.given(denarii={"yellow": 5}).play("place 2 propraetor")
        ones = {path[0] for path in paths(table, "play 1")}
        assert "card:war:hannibal-3" in ones
        assert all(card.startswith("card:") for card in ones)
        assert {path[0] for path in paths(table, "play 2")} == {"card:war:hannibal-5"}
        table.cards_given(used=["hannibal-3"])
        assert {path[0] for path in paths(table, "play 1")} == ones - {"card:war:hannibal-3"}

    def test_what_pays(self) -> None:  # §6.2
        table = Table().given(
            goods={"yellow": {"wood": 1, "cattle": 1}}, surplus={"yellow": 3}, political={"yellow": 1}
        )
        table.cards_given(owned={"yellow": ["crassus"]}, active=["crassus"])  # M8 at Aedificator
        table.cards_given(rows={"building": ["taberna-plan", None, None, None, None]})
        table.given(goods={"yellow": {"grain": 1, "wine": 1}}).play("place 1 aedificator 1")
        assert paths(table, "pay surplus") == [["surplus:yellow"]]
        assert paths(table, "pay grain") == [["good:grain:yellow"]]

    def test_workers_lying_where_one_recruits(self) -> None:  # §4.2
        table = recruiting({"blue": [3, 3, 3], "green": [5, 5, 5]}, {"quaestor": [1, 2, 2, 4]})
        table.play("recruit quaestor")
        assert paths(table, "take 2") == [["space:quaestor:1"], ["space:quaestor:2"]]
        table = recruiting({"blue": [3, 3, 3, 3], "green": [5, 5, 5]}, {"legatus": [4, 0, 2, 0, 1]})
        assert paths(table, "recruit legatus") == [["location:legatus"]]
        table.play("recruit legatus")
        assert paths(table, "take 4") == [["slot-worker:war:1"]]

    def test_boards(self) -> None:  # §3
        assert paths(Table.choosing(), "board 3B") == [["board:3B"]]


class TestColosseum:
    def test_the_next_spaces_cost_what_is_printed(self) -> None:  # §6
        table = Table().given(colosseum={"yellow": 3})
        assert "would cost Yellow: 1 green good (honour)" in " ".join(told(table, "location:roma"))

    def test_a_space_with_another_marker_is_free(self) -> None:  # §6
        table = Table().given(colosseum={"yellow": 3, "green": 4})
        assert "would cost Yellow: nothing (honour)" in " ".join(told(table, "gladiator:yellow"))
        assert "It would cost Yellow nothing now." in told(table, "ring:4")
        assert "It would cost Green nothing now." not in told(table, "ring:4", "green")

    def test_clodius_makes_every_step_free(self) -> None:  # §11, M11
        table = Table().given(political={"yellow": 1}, colosseum={"yellow": 3})
        table.cards_given(owned={"yellow": ["clodius"]})
        assert "Steps there cost Yellow nothing now." not in told(table, "location:roma")
        table.cards_given(active=["clodius"])
        assert "Steps there cost Yellow nothing now." in told(table, "location:roma")
        assert told(table, "gladiator:yellow")[1:] == ["Steps there cost Yellow nothing now."]
        assert "It would cost Yellow nothing now." in told(table, "ring:4")
        assert "would cost Green" in " ".join(told(table, "location:roma", "green"))

    def test_who_only_watches_hears_it_for_the_one_who_decides(self) -> None:
        assert "would cost Yellow" in " ".join(told(Table(), "location:roma", None))


class TestCards:
    def test_price_and_why_not(self) -> None:  # §6.7
        table = Table(
            rows={"building": ("taberna-plan", "castra-plan", "insula-plan", "templum-plan", "colosseum-plan")}
        )
        table.given(goods={"yellow": {"grain": 1}}, denarii={"yellow": 1})
        found = told(table, "slot:building:1")
        assert found[0] == "Taberna (plan), slot 1, for workers 1."
        assert "It costs 1 grain, 1 wine, and 2 denarii." in found
        assert "Not now for Yellow: lacks 1 wine and 1 denarius." in found
        assert "Can be bought now." in told(
            table.given(goods={"yellow": {"grain": 1, "wine": 1}}, denarii={"yellow": 2}), "slot:building:1"
        )

    def test_prices_of_patrons_are_lower_with_m7d(self) -> None:  # §11
        table = Table().given(political={"yellow": 1})
        table.cards_given(owned={"yellow": ["scipio"]}, active=["scipio"])
        price = table.match.game.guide.targets(table.s, 0)["slot:patron:3"].data
        other = table.match.game.guide.targets(table.s, 1)["slot:patron:3"].data
        assert price is not None
        assert other is not None
        assert price["price"]["denarii"] == other["price"]["denarii"] - 2
        assert any(sentence.startswith("Yellow would pay") for sentence in told(table, "slot:patron:3"))

    def test_what_a_pair_would_bring_is_what_it_brings(self) -> None:  # §6.3
        table = Table().cards_given(owned={"yellow": ["castra-built"]})
        found = told(table, "slot:building:1")  # castra-plan
        assert "It completes a pair for Yellow." in found
        brought = next(sentence for sentence in found if "with it at once" in sentence)
        assert brought == "Yellow would get 1 mineral and 1 point with it at once."
        table.given(goods={"yellow": {"wood": 2, "stone": 2, "cattle": 1, "grain": 1, "mineral": 1}})
        table.given(denarii={"yellow": 9}).play("place 1 aedificator 1").auto()
        assert table.goods("yellow")["mineral"] == 1  # the one it had has paid
        assert table.points("yellow", "pairs") == 1

    @pytest.mark.parametrize(
        ("owned", "things"), [(0, None), (1, "3 denarii"), (2, "1 surplus"), (3, "2 points"), (4, None)]
    )
    def test_what_the_next_card_of_a_set_would_bring(self, owned: int, things: str | None) -> None:  # §6.4
        have = [f"hannibal-{number}" for number in (2, 3, 4, 5)][:owned]
        table = Table(rows={"war": ("hannibal-1", "pyrrhus-1", "pyrrhus-3", "pyrrhus-2", "vercingetorix-1")})
        table.cards_given(owned={"yellow": have})
        found = told(table, "slot:war:1")
        assert f"Yellow has {owned} of this set." in found
        brings = [sentence for sentence in found if "with it at once" in sentence]
        assert brings == ([f"Yellow would get {things} with it at once."] if things else [])

    @pytest.mark.parametrize(("players", "points"), [(3, 2), (4, 3)])
    def test_b5_is_worth_more_from_four_players_on(self, players: int, points: int) -> None:  # §11
        table = Table(players=players).cards_given(owned={"yellow": ["germanicus"]})
        assert f"{points} points per province" in " ".join(told(table, "card:patron:germanicus"))

    def test_the_face_up_card_is_lowered_by_what_can_be_spent(self) -> None:  # §9
        table = Table(advanced="on").given(surplus={"yellow": 2})
        assert "Not now for Yellow: has no card to spend." in told(table, "face-up:war")
        table.cards_given(owned={"yellow": ["A06", "A12"]})
        assert "Yellow would pay 1 surplus now." in told(table, "face-up:war")  # Hannibal 3: 3 surplus


class TestProvinces:
    def test_the_fee_and_who_waives_it(self) -> None:  # §6.1, M5
        table = Table().given(political={"yellow": 1})
        table.cards_given(owned={"yellow": ["verres"]}, active=["verres"], upper=[2], provinces={3: None})
        assert "Using it now costs no fee; the card slides up." in told(table, "province:1")
        second = told(table, "province:2")
        assert "Using it now costs a fee of 2 denarii at the end of the action and brings the card." in second
        assert "Yellow pays less there with Aedilis." in second
        assert "Without a card only influence can be raised here, for a fee of 2 denarii." in told(table, "province:3")
        assert "Yellow pays less there with Aedilis." not in told(table, "province:3")

    def test_the_fee_of_the_advanced_game(self) -> None:  # §9
        table = Table(advanced="on").cards_given(upper=[2])
        assert "costs a fee of 3 denarii" in " ".join(told(table, "province:2"))


class TestWhyNot:
    def test_nothing_is_said_of_what_can_be_done(self) -> None:
        assert why(Table(), "location:quaestor") is None
        assert why(Table(), "location:quaestor", "worker:2") is None

    def test_a_slot_that_does_not_accept_the_worker(self) -> None:  # §6
        assert why(Table(), "slot:war:1", "worker:4") == "slot 1 of Legatus takes workers of value 1, not a 4"

    def test_a_full_location(self) -> None:  # §4.1
        table = Table().given(workers={"quaestor": [3, 4, 5]})
        assert "Quaestor" in (why(table, "location:quaestor") or "")

    def test_training_that_is_too_dear(self) -> None:  # §6
        table = Table().given(denarii={"yellow": 0})
        assert why(table, "training:4", "worker:2") is not None
        assert why(table, "training:4") is None

    def test_a_good_one_has_not_got(self) -> None:
        table = Table().given(goods={"yellow": {"stone": 2}}).play("place 2 mercator")
        assert why(table, "good:wood:yellow") is not None
        assert why(table, "good:stone:yellow") is None
        assert why(table, "good:wood:green") is None  # means nothing

    def test_a_board_that_is_taken(self) -> None:  # §3
        table = Table.choosing().play("board 3B")
        assert "board 3" in (why(table, "board:3A") or "").lower()


class TestMarks:
    def test_cards_are_marked_by_what_they_are(self) -> None:
        table = Table().given(goods={"yellow": {}}, surplus={"yellow": 5}, denarii={"yellow": 9})
        steps: list[Step] = table.match.play("place 1 legatus 1")
        said = [message for step in steps for message in table.match.game.narrate(step)]
        found = set().union(*(marks(message) for message in said))
        assert {"location:legatus", "slot:war:1", "card:war:hannibal-1"} <= found
        assert not any(mark.startswith("card:building") for mark in found)

    def test_players_where_nothing_else_is_named(self) -> None:
        seat = Name("ar-seat-green")
        assert marks(Message("ar-no-workers", {"player": seat})) == {"player:green"}
        assert marks(Message("ar-political", {"player": seat, "level": 3})) == {"political:green"}

    def test_a_walk_marks_space_and_gladiator(self) -> None:
        args: Any = {"player": Name("ar-seat-red"), "space": 4, "free": "no"}
        assert marks(Message("ar-steps", args)) == {"ring:4", "gladiator:red"}


class TestVerdict:
    def verdict(self, table: Table) -> list[str]:
        result = table.match.game.view(table.s)["result"]
        assert result is not None
        return [ENGLISH(message_of(message)) for message in result["verdict"]]

    def level(self, **given: Any) -> Table:
        """Two players who are level but for what is given, at the end."""
        given = {"goods": {"yellow": {}, "green": {}}, **given}
        nothing = {"yellow": 0, "green": 0}
        table = Table(players=2).given(**{"denarii": nothing, "surplus": nothing, **given})
        table.given(colosseum={"yellow": 1, "green": 1})
        return table

    def narrated(self, table: Table) -> str:
        """The last sentence of the log."""
        s = table.s
        found: list[Message] = table.match.game.narrate(Step(module("components").Frame.SCORE, RULE, -1, s, s))
        return ENGLISH(found[-1])

    def test_points(self) -> None:  # §8.4
        table = self.level(denarii={"yellow": 0, "green": 40}).score()
        assert self.verdict(table)[:2] == ["Most points: Green with 8; the next best has 0.", "Green wins."]
        assert self.narrated(table) == "Green wins."

    def test_denarii_among_those_level_on_points(self) -> None:  # §8.4
        table = self.level(denarii={"yellow": 4, "green": 3}).score()
        assert self.verdict(table)[:3] == [
            "Most points: Yellow and Green are level with 0 each.",
            "Denarii decide: Yellow with 4; the next best has 3.",
            "Yellow wins.",
        ]
        assert self.narrated(table) == "Yellow wins the tie with more denarii."

    def test_goods_among_those_level_on_denarii(self) -> None:  # §8.4
        table = self.level(goods={"yellow": {"wood": 1}, "green": {"wood": 1, "wine": 1}}).score()
        assert self.verdict(table)[1:4] == [
            "Denarii do not decide: Yellow and Green have 0 each.",
            "Goods decide: Green with 2; the next best has 1.",
            "Green wins.",
        ]
        assert self.narrated(table) == "Green wins the tie with more goods."

    def test_a_shared_victory(self) -> None:  # §8.4
        table = self.level().score()
        found = self.verdict(table)
        assert found[2:4] == [
            "Goods do not decide: Yellow and Green have 0 each.",
            "Yellow and Green share the victory.",
        ]
        assert found[4:] == [
            "Yellow: 0 points, with 0 denarii and 0 goods left.",
            "Green: 0 points, with 0 denarii and 0 goods left.",
        ]
        assert self.narrated(table) == "Yellow and Green share the glory."

    def test_denarii_decide_only_among_those_with_most_points(self) -> None:  # §8.4
        table = Table(players=3)
        table.given(goods={seat: {} for seat in SEATS[:3]}, surplus=dict.fromkeys(SEATS[:3], 0))
        table.given(denarii={"yellow": 6, "green": 9, "blue": 4}).score()
        assert self.verdict(table)[:2] == [
            "Most points: Yellow and Green are level with 1 each.",
            "Denarii decide: Green with 9; the next best has 6.",
        ]


class TestPlaces:
    """How everybody came out, told to each of them."""

    def told(self, table: Table) -> list[tuple[str, int, str, str]]:
        result = table.match.game.view(table.s)["result"]
        assert result is not None
        return [
            (each["seat"], each["rank"], ENGLISH(message_of(each["score"])), ENGLISH(message_of(each["told"])))
            for each in result["places"]
            if each["score"]
        ]

    def test_points_apart(self) -> None:
        table = TestVerdict().level(denarii={"yellow": 0, "green": 40}).score()
        assert self.told(table) == [
            ("green", 1, "8 points", "You win, 8 points ahead."),
            ("yellow", 2, "0 points", "You came second, 8 points behind."),
        ]

    def test_denarii_apart(self) -> None:
        table = TestVerdict().level(denarii={"yellow": 4, "green": 3}).score()
        assert [each[3] for each in self.told(table)] == [
            "You win, level in points, with one denarius more.",
            "You came second, level in points, with one denarius fewer.",
        ]

    def test_a_shared_victory(self) -> None:
        assert [each[1:] for each in self.told(TestVerdict().level().score())] == [
            (1, "0 points", "You share the victory."),
            (1, "0 points", "You share the victory."),
        ]


class TestWords:
    def test_the_position_is_told_to_the_one_who_looks_first(self) -> None:
        table = Table(players=3, advanced="on")
        found = [ENGLISH(message) for message in table.match.game.guide.position(table.s, 1)]
        assert "You play Green." in found
        assert "This is the advanced game." in found
        people = [sentence for sentence in found if sentence.endswith(": 0 points.")]
        assert people == ["Green: 0 points.", "Yellow: 0 points.", "Blue: 0 points."]

    def test_sections(self) -> None:
        table = Table()
        section = table.match.game.guide.section
        assert section(table.s) == "4.1"
        assert section(table.given(goods={"yellow": {"stone": 2}}).play("place 2 mercator").s) == "6"
        assert section(Table().score().s) == "8"
