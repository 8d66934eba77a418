"""Whole games of Tali, solved exactly as the judge: luck, own decisions and others' play have exact expected numbers,
which are added up here from the solution alone."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from ludi.analysis.line import Look, Option
from ludi.engine.contract import State
from ludi.engine.frames import CHANCE, arg
from ludi.engine.match import Match
from ludi.engine.record import Cells
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat
from ludi.games.tali import STOP, THROW
from ludi.judges import Judge
from ludi.lab.analysis import analyse
from tests.lab import tali_for_three
from tests.lab.test_analysis import GAME, Solved

TALI = get_game("tali")
GAME_FOR_THREE = (
    "falls 6, throw, falls 6, throw, falls 1, "  # Gaius loses a good pot
    "falls 5, stop, "  # Lucius takes too little
    "falls 6, throw, falls 5, throw, falls 4, stop, "
    "falls 3, throw, falls 1, "
    "falls 6, throw, falls 6, throw, falls 6, throw, falls 6, stop, "
    "falls 2, stop, "  # Marcus lets Lucius win
    "falls 4, throw, falls 6, stop, "
    "falls 2, stop"
)


class SolvedForThree(Judge):
    """Knows Tali for three."""

    name = "solved"

    def look(self, s: State, asked: Sequence[int]) -> Look:
        seat = arg(s, 1)
        scores, pot = turned([int(score) for score in s.score[:3]], seat), int(s.pot)
        thrown = as_seated(tali_for_three.thrown(scores, pot), seat)
        if TALI.rules.decider(s) == CHANCE:
            return Look(thrown)
        options = Option(STOP, as_seated(tali_for_three.stopped(scores, pot), seat)), Option(THROW, thrown)
        return Look(max(options, key=lambda each: each.shares[seat]).shares, options)

    def another(self) -> "SolvedForThree":
        return self


def turned(scores: Sequence[int], seat: int) -> tuple[int, int, int]:
    """From a seat on."""
    return scores[seat], scores[(seat + 1) % 3], scores[(seat + 2) % 3]


def as_seated(chances: Cells, seat: int) -> tuple[float, ...]:
    """Of the mover, the next and the third, by seat."""
    return tuple(float(chances[(each - seat) % 3]) for each in range(3))


class Sums:
    """What a game comes to, of each seat."""

    def __init__(self, players: int) -> None:
        self.luck, self.own, self.others = (np.zeros(players) for _ in range(3))


def worth(judge: Judge, match: Match) -> Cells:
    """Everybody's chances, at the end too."""
    return np.array(match.payoffs() if match.is_over else judge.look(match.state, ()).shares)


def added_up(text: str, players: int, judge: Judge) -> Sums:
    """Luck is what came less the mean of the six that might have; a decision costs what the other option gives beyond
    it, if that is more for who decides."""
    match, sums = Match(TALI, players), Sums(players)
    for move in text.split(", "):
        seat = match.decider
        ways = {other: worth(judge, after(match, other)) for other in match.offered()}
        if seat == CHANCE:
            sums.luck += ways[move] - sum(ways.values()) / 6
        else:
            lost = ways[move] - max(ways.values(), key=lambda shares: shares[seat])
            sums.own[seat] += lost[seat]
            sums.others += np.where(np.arange(players) == seat, 0.0, lost)
        match.play(move)
    assert match.is_over
    return sums


def after(match: Match, move: str) -> Match:
    fork = match.fork()
    fork.play(move)
    return fork


def replay(text: str, players: int) -> Replay:
    match = Match(TALI, players)
    for move in text.split(", "):
        match.play(move)
    return Replay(match, [Seat(f"p{seat}", "human") for seat in range(players)])


@pytest.mark.parametrize(("text", "players", "kind"), [(GAME, 2, Solved), (GAME_FOR_THREE, 3, SolvedForThree)])
def test_a_whole_game_comes_to_what_the_solution_says(text: str, players: int, kind: Any) -> None:
    report, sums = analyse(replay(text, players), judge=kind()), added_up(text, players, kind())
    told: Any = report["seats"]
    for part, expected in vars(sums).items():
        assert [seat[part] for seat in told] == pytest.approx(expected, abs=1e-9)
        assert abs(expected).max() > 0.01  # there is some of everything
    for seat in report["seats"]:
        assert seat["drift"] == pytest.approx(0, abs=1e-9)
        assert seat["end"] - seat["start"] == pytest.approx(seat["luck"] + seat["own"] + seat["others"], abs=1e-9)


def test_three_who_play_alike_have_more_the_sooner_they_begin() -> None:
    first, second, third = tali_for_three.begun()[0, 0, 0]
    assert first > second > third
    assert first + second + third == pytest.approx(1)


def test_the_solution_for_three_leads_into_that_of_its_last_throws() -> None:
    """By hand: with 28 against 0 and 0, every throw but a one wins; who throws a one has it again two turns later."""
    near = tali_for_three.begun()[28, 0, 0]
    assert near[0] > 5 / 6
    assert tali_for_three.stopped((28, 0, 0), 2) == pytest.approx([1, 0, 0])
    assert tali_for_three.thrown((28, 0, 0), 0) == pytest.approx(near)
