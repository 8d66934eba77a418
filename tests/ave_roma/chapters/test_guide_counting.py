"""Counters of an unfinished turn: exact, and changed by trying."""

import random
from typing import Any

import pytest

from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.guide import Counter, Draft, Tally
from ludi.engine.match import Match
from ludi.engine.texts import texts
from tests.ave_roma.chapters.table import Table

ENGLISH = texts("en")


def drafted(start: Match, turn: list[str]) -> Draft:
    """As the server tries a turn: what leaves no choice plays itself in between and at the end."""
    trial, seat = start.fork(), start.decider
    before = trial.state.copy()
    for number, text in enumerate(turn):
        if number:
            forced(trial)
        assert trial.decider == seat, turn
        before = trial.state.copy()
        trial.play(text)
    if turn:
        forced(trial)
    return Draft(start.state, turn, before, trial.state)


def forced(match: Match) -> None:
    while match.decider >= 0 and len(offered := match.offered()) == 1:
        match.play_code(*offered.values())


def tally_of(start: Match, turn: list[str]) -> Tally | None:
    return start.game.guide.tally(drafted(start, turn))


def counters(start: Match, turn: list[str]) -> dict[str, Counter]:
    tally = tally_of(start, turn)
    return {each.key: each for _, group in tally.groups for each in group} if tally else {}


def recounted(start: Match, turn: list[str], key: str, by: int) -> list[str] | None:
    ways = start.game.guide.recounted(drafted(start, turn), key, by)
    return ways[0] if ways else None


def purse(draft: Draft, seat: int) -> list[tuple[int, int]]:
    """Denarii, goods and surplus that changed: before and after."""
    held = [[int(s.denarii[seat]), *s.goods.tolist()[seat], int(s.surplus[seat])] for s in (draft.start, draft.state)]
    return [(old, new) for old, new in zip(*held, strict=True) if old != new]


def shown_purse(tally: Tally) -> list[tuple[Any, Any]]:
    totals = [each for each in tally.totals if each.id == "ar-tally-total"]
    changes: Any = totals[0].args["changes"] if totals else []
    return [(change.args["from"], change.args["to"]) for change in changes]


class TestMercator:
    """Yellow at Mercator with a 2: the province shows wood, wine, grain and cattle; board 1A."""

    def table(self) -> Table:
        return Table().given(goods={"yellow": {"stone": 2, "grain": 1}}, denarii={"yellow": 3})

    def test_selling_and_buying_are_counted_together(self) -> None:
        match, turn = self.table().match, ["place 2 mercator", "sell stone", "done", "buy wood"]
        found = counters(match, turn)
        assert {key: each.count for key, each in found.items()} == {
            "sell stone": 1,
            "sell grain": 0,
            "buy wood": 1,
            "buy cattle": 0,
            "buy grain": 0,
            "buy wine": 0,
        }

    def test_back_and_forth_is_the_same_draft(self) -> None:
        match = self.table().match
        for turn in (["place 2 mercator", "sell stone"], ["place 2 mercator", "sell stone", "done", "buy wood"]):
            for key in counters(match, turn):
                more = recounted(match, turn, key, 1)
                if more:
                    assert recounted(match, more, key, -1) == turn, (turn, key, more)

    def test_one_can_go_back_from_buying_to_selling(self) -> None:
        match, turn = self.table().match, ["place 2 mercator", "sell stone", "done", "buy wood"]
        assert recounted(match, turn, "sell stone", 1) == [
            "place 2 mercator",
            "sell stone",
            "sell stone",
            "done",
            "buy wood",
        ]
        assert recounted(match, turn, "sell stone", -1) == ["place 2 mercator", "done", "buy wood"]

    def test_totals_are_the_real_purse(self) -> None:
        match, turn = self.table().match, ["place 2 mercator", "sell stone", "done", "buy wood"]
        tally = tally_of(match, turn)
        assert tally is not None
        assert shown_purse(tally) == purse(drafted(match, turn), 0)

    def test_what_cannot_be_paid_is_not_found(self) -> None:
        match = Table().given(goods={"yellow": {"stone": 1, "grain": 1}}, denarii={"yellow": 0}).match
        turn = ["place 2 mercator", "sell grain"]  # 2 denarii
        found = counters(match, turn)
        assert (found["buy cattle"].more, found["buy wood"].more) == (False, True)  # 3 and 1 on board 1A
        assert recounted(match, turn, "buy cattle", 1) is None
        assert recounted(match, turn, "buy wood", 1) == [*turn, "done", "buy wood"]

    def test_the_fee_still_due_is_told(self) -> None:  # §6.1
        table = self.table().cards_given(upper=[2])
        tally = tally_of(table.match, ["place 2 mercator", "sell stone"])
        assert tally is not None
        assert "A fee of 2 denarii falls due at the end." in [ENGLISH(each) for each in tally.totals]


class TestOthers:
    def test_what_pays_can_be_exchanged(self) -> None:  # §6.2
        table = Table(
            rows={"building": ("taberna-plan", "castra-plan", "insula-plan", "templum-plan", "colosseum-plan")}
        )
        table.given(goods={"yellow": {"grain": 1, "wine": 1}}, surplus={"yellow": 3}, political={"yellow": 1})
        table.cards_given(owned={"yellow": ["crassus"]}, active=["crassus"])  # M8 at Aedificator
        turn = ["place 1 aedificator 1", "pay grain", "pay wine"]
        found = counters(table.match, turn)
        assert {key: each.count for key, each in found.items()} == {"pay grain": 1, "pay wine": 1, "pay surplus": 0}
        assert recounted(table.match, turn, "pay surplus", 1) == ["place 1 aedificator 1", "pay grain", "pay surplus"]

    def test_units_without_room_can_become_the_other_thing(self) -> None:  # §5.1
        goods = {"wood": 3, "wine": 3, "grain": 3, "cattle": 3}
        table = Table().given(goods={"yellow": goods}, surplus={"yellow": 0})
        turn = ["place 2 aedilis", "surplus", "denarii", "surplus", "denarii"]
        found = counters(table.match, turn)
        assert [each.count for each in found.values()] == [1, 0, 1, 0]
        first, second = list(found)[:2]
        assert recounted(table.match, turn, first, -1) == ["place 2 aedilis", "denarii", *turn[2:]]
        assert recounted(table.match, turn, second, 1) == ["place 2 aedilis", "surplus", "surplus", *turn[3:]]
        assert recounted(table.match, turn, first, 1) is None

    def test_a_batch_is_counted_by_its_cards(self) -> None:  # §9
        table = Table(advanced="on").cards_given(owned={"yellow": ["A06", "A12", "A18"]})
        start = ["place 2 quaestor"]
        symbols = {key: each for key, each in counters(table.match, start).items() if key.startswith("spend ")}
        key, counter = next(iter(symbols.items()))
        one = recounted(table.match, start, key, 1)
        assert one == [*start, f"{key} 1"]
        assert counters(table.match, one)[key].count == 1
        assert recounted(table.match, one, key, -1) == start
        assert counter.note is not None

    def test_nothing_is_counted_at_the_start_of_a_turn(self) -> None:
        assert tally_of(Table().match, []) is None

    def test_nonsense_is_not_found(self) -> None:
        match = Table().match
        for key in ("", "sell", "sell gold", "spend", "overflow wood", "juggle wood"):
            for by in (1, -1, 2):
                assert match.game.guide.recounted(drafted(match, ["place 2 quaestor"]), key, by) == []


GAMES = [
    (2, {}),
    (3, {"advanced": "on"}),
    (4, {"training": "up_to"}),
    (5, {"advanced": "on", "length": "full"}),
]


def random_turn(match: Match, source: random.Random) -> list[list[str]]:
    """The drafts of one turn played at random, up to a draw or the next player."""
    trial, seat, turn, drafts = match.fork(), match.decider, [], []
    while trial.decider == seat:
        turn.append(source.choice(list(trial.offered())))
        trial.play(turn[-1])
        forced(trial)
        drafts.append(list(turn))
    return drafts


def check_counters(match: Match, turn: list[str]) -> int:
    """One more and one fewer of everything leads to a turn with exactly that, or is not found."""
    draft, checked = drafted(match, turn), 0
    tally = match.game.guide.tally(draft)
    if tally is None:
        return 0
    assert shown_purse(tally) == purse(draft, match.decider)
    for counter in [each for _, group in tally.groups for each in group]:
        for by in (1, -1):
            found = recounted(match, turn, counter.key, by)
            if found is None:
                continue
            after = counters(match, found)  # it can be played, or `drafted` complains
            change = (after[counter.key].count if counter.key in after else 0) - counter.count
            leap = 3 if counter.key.startswith("spend ") else 1  # three by three at Propraetor
            assert 0 < change * by <= leap, (turn, counter.key, by, found)
            assert counter.more if by > 0 else counter.fewer, (turn, counter.key, by, found)
            checked += 1
    return checked


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_counter_of_random_turns_is_exact(players: int, options: dict[str, Any]) -> None:
    match, source = Match(Table.game(), players, options), random.Random(players)
    checked = turns = 0
    while match.decider != OVER and turns < 24:
        if match.decider == CHANCE:
            match.play_code(source.choice(match.game.offered(match.state)))
            continue
        assert match.decider != RULE
        drafts = random_turn(match, source)
        for turn in drafts[:9]:
            checked += check_counters(match, turn)
        for text in drafts[-1]:
            match.play(text)
            forced(match)
        turns += 1
    assert checked > 20
