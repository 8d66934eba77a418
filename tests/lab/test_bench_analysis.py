"""`ludi bench analysis`, with judges by time and reports of a second."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from ludi.analysis.line import Look, Option
from ludi.analysis.walk import Asked
from ludi.bots.roster import BotSpec
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import State
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat
from ludi.judges import Judge, JudgeSpec
from ludi.lab import bench_analysis as benches
from ludi.lab.arena import Run
from ludi.lab.bench_analysis import Measured, bench_analysis
from ludi.lab.bench_levels import PLAYED, games_for, level_rows, losses_in
from ludi.lab.bench_luck import drawn_luck, fair_luck, luck_rows, timed_luck

TALI = get_game("tali")
needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="judges need the compiler")


def rows(games: int = 1, **wanted: Any) -> dict[str, float]:
    """Of Tali."""
    measured = Measured(TALI, games, **wanted).check()
    return {row["name"]: row["value"] for row in bench_analysis(measured, lambda _: None)["rows"]}


def run(*bots: BotSpec, players: int = 2, seed: int = 1) -> Run:
    return Run("tali", players, TALI.complete_options(players, {}), bots or (BotSpec("random"),), seed)


@needs_the_compiler
def test_a_judge_by_its_time_is_a_search_and_judges_twice() -> None:
    found = rows(judge="0.001s", parts=("twice",), default=0.2)
    assert len(found) == 3 * 2 * 2  # numbers of players, judges, the mean and the most
    assert all(value >= 0 for value in found.values())
    assert any(re.fullmatch(r"2 players, search@\d+, judged twice: mean difference", name) for name in found)
    assert any(re.match(r"3 players, default effort \(\S+\), judged twice: 19", name) for name in found)


@needs_the_compiler
def test_positions_of_several_games_are_judged_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    taken, asked_in = list[int](), benches.asked_in

    def taking(run: Run, number: int = 0) -> Asked:
        taken.append(number)
        return asked_in(run, number)

    monkeypatch.setattr(benches, "asked_in", taking)
    found = rows(judge="first-sight", parts=("twice",), players=2, default=0.1)
    assert sorted(set(taken)) == list(range(benches.TWICE_GAMES))
    assert found["2 players, first-sight, judged twice: mean difference"] == 0


@needs_the_compiler
def test_reports_are_measured_from_the_file_to_the_end() -> None:
    found = rows(judge="first-sight", parts=("reports",), quick=0.2, default=1.5)
    quick, default = found.values()
    assert 0 < quick < default
    assert all(re.fullmatch(r"2 players, a (quick|default) report \(\S+\)", name) for name in found)


class Opinion(Judge):
    """Thinks throwing better than stopping by so much, and will not look at draws."""

    def __init__(self, more: float) -> None:
        self.name, self._more = f"{more}", more
        self.asked = list[tuple[int, ...]]()

    def look(self, s: State, asked: Sequence[int]) -> Look:
        assert TALI.rules.decider(s) != CHANCE
        self.asked.append(tuple(asked))
        seat = int(TALI.rules.decider(s))
        options = []
        for code, own in enumerate((0.5, 0.5 + self._more)):
            options.append(Option(code, (own, 1 - own) if seat == 0 else (1 - own, own)))
        return Look(options[1].shares, tuple(options))

    def another(self) -> "Opinion":
        return self


def tali(text: str) -> Replay:
    match = Match(TALI, 2)
    for move in text.split(", "):
        match.play(move)
    return Replay(match, [Seat("a", "a"), Seat("b", "b")])


def test_one_judge_chooses_and_another_says_what_that_is_worth() -> None:
    """Two stops and a throw: of what the first thinks best, the second says what it gains, even if that is less than
    nothing."""
    replay, one, other = tali("falls 4, throw, falls 2, stop, falls 3, stop"), Opinion(0.2), Opinion(-0.05)
    assert losses_in(replay, one, other) == [[0.0, pytest.approx(-0.05)], [pytest.approx(-0.05)]]
    assert one.asked == [(1,), (0,), (0,)]
    assert other.asked == [(0, 1), (0, 1)]  # who played as the first wanted has lost nothing


def test_where_nothing_is_decided_nothing_is_counted() -> None:
    assert losses_in(tali("falls 4, stop"), Opinion(0.0005), Opinion(0.3)) == [[], []]


def test_every_level_plays_as_many_games_as_are_asked_for() -> None:
    """Each of five meets each other from both seats: twenty games, eight of each."""
    levels = run(*PLAYED)
    assert [games_for(levels, each) for each in (1, 8, 9, 20)] == [20, 20, 40, 60]
    for each in (8, 20):
        lineups = [levels.lineups[number % 20] for number in range(games_for(levels, each))]
        counts = {sum(bot in lineup for lineup in lineups) for bot in PLAYED}
        assert counts == {games_for(levels, each) * 2 // 5}
        assert min(counts) >= each
    assert games_for(run(*PLAYED, players=3), 20) == 60  # ten threes in three turns, each in eighteen of them


@needs_the_compiler
def test_levels_are_told_with_their_judge_and_their_errors() -> None:
    bots = BotSpec("greedy"), BotSpec("random")
    found = {row["name"]: row["value"] for row in level_rows(run(*bots), 20, JudgeSpec("search", 20))}
    assert list(found) == [
        "2 players, search@20, greedy: lost per decision, 20 games",
        "2 players, search@20, greedy: 2 standard errors of it",
        "2 players, search@20, random: lost per decision, 20 games",
        "2 players, search@20, random: 2 standard errors of it",
    ]
    greedy, error, worse, _ = found.values()
    assert worse > greedy
    assert 0 < error < worse


def test_luck_alone_is_that_of_the_whole_account() -> None:
    luck, _ = timed_luck(run(players=3), 3, JudgeSpec("first-sight"))
    for number, game in enumerate(luck.luck):
        assert drawn_luck(run(players=3), number) == pytest.approx(game)
        assert sum(game) == pytest.approx(0)


@needs_the_compiler
def test_luck_is_none_on_average_and_the_parts_of_a_result_are_told() -> None:
    found = fair_luck(run(seed=4), 60)
    assert abs(sum(first for first, _ in found)) / 60 < 0.2
    luck, took = timed_luck(run(), 6, JudgeSpec("first-sight"))
    told = {row["name"].partition(": ")[2]: row["value"] for row in luck_rows("", luck, took)}
    assert told["accounts close to"] < 1e-9
    for part in ("luck", "own decisions", "others' play", "second thoughts"):
        assert 0 <= told[f"part of the results' variance that goes with {part}"] <= 1
    assert told["2 standard errors of the ratio"] > 0
    assert told["mean luck of seat 1"] == pytest.approx(-told["mean luck of seat 2"])


def test_all_seats_of_all_tables_are_tested_at_once() -> None:
    found = rows(8, judge="first-sight", parts=("fairness",), bot=BotSpec("random"))
    freedom = sum(players - 1 for players in (2, 3, 4))
    named = "all tables, 8 games each at first-sight"
    assert found[f"{named}: luck is none in all seats, chi-square with {freedom} degrees of freedom"] >= 0
    assert 0 <= found[f"{named}: chance of as much or more"] <= 1
