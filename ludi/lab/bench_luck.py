"""`ludi bench analysis`, of luck: whether accounts close, luck is none on average, what of a result it explains, and
how much less results vary without it."""

import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from statistics import fmean
from typing import Final

import numpy as np

from ludi.analysis.account import Account, accounts, came, changes, mean
from ludi.analysis.grades import POINT
from ludi.analysis.line import Draw, Line, Outcome
from ludi.analysis.walk import line_of, walk
from ludi.engine.frames import CHANCE
from ludi.engine.replay import Replay
from ludi.judges import FIRST_SIGHT, Judge, JudgeSpec, judged
from ludi.lab import estimates
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.bench_judge import Score
from ludi.lab.judging import judge_all, keeping

ERRORS: Final = 2  # standard errors that are told
PARTS: Final = {"luck": "luck", "own": "own decisions", "others": "others' play", "drift": "second thoughts"}
CHUNK: Final = 25  # games a process plays between two answers


def line_of_game(replay: Replay, judge: JudgeSpec) -> Line:
    """A game, judged."""
    way = walk(replay.match)
    with keeping(None) as kept:
        return line_of(way, judge_all(replay.match.game, judge.make(replay.match.game), way.asked(), kept))


@dataclass
class Luck:
    """What the accounts of many games say."""

    games: list[list[Account]] = field(default_factory=list)
    score: Score = field(default_factory=Score)

    def add(self, line: Line) -> None:
        self.games.append(accounts(line))
        for change in changes(line):
            self.score.said.append(np.array(change.after))
            self.score.came.append(np.array(line.end))

    def each(self, part: str) -> list[float]:
        """Some part of every account of every game."""
        return [float(getattr(account, part)) for game in self.games for account in game]

    @property
    def luck(self) -> list[list[float]]:
        """Of all seats, by game."""
        return [[account.luck for account in game] for game in self.games]

    @property
    def variance_left(self) -> estimates.Estimate:
        """Of results without luck, over that of the results."""

        def spread(part: str) -> list[float]:
            return [sum((getattr(each, part) - 1 / len(game)) ** 2 for each in game) for game in self.games]

        return estimates.ratio(spread("adjusted"), spread("end"))


def judged_games(run: Run, games: int, judge: JudgeSpec) -> Luck:
    """The accounts of many games of the same bot in all seats."""
    luck = Luck()
    for number in range(games):
        luck.add(line_of_game(replayed(run, number), judge))
    return luck


def luck_rows(named: str, luck: Luck, took: float) -> Iterator[Row]:
    """What many games say of luck."""
    where, left = machine(), luck.variance_left
    yield row(f"{named}: accounts close to", max(map(abs, luck.each("gap"))), "of a win", where)
    yield from mean_rows(named, luck.luck)
    yield row(f"{named}: variance without luck, of the raw one", left.value, "", where)
    yield row(f"{named}: {ERRORS} standard errors of the ratio", ERRORS * left.error, "", where)
    for part, title in PARTS.items():
        share = estimates.explained(luck.each("end"), luck.each(part))
        yield row(f"{named}: part of the results' variance that goes with {title}", share, "", where)
    yield row(f"{named}: skill, by the Brier score of its chances", luck.score.numbers()["skill"], "", where)
    drift = fmean(map(abs, luck.each("drift")))
    yield row(f"{named}: second thoughts of a seat in a game", drift / POINT, "points", where)
    yield row(f"{named}: a game, played and judged", took / len(luck.games), "s", where)


def mean_rows(named: str, luck: Sequence[Sequence[float]]) -> Iterator[Row]:
    """Whether luck is none on average, seat by seat."""
    for seat, own in enumerate(zip(*luck, strict=True), start=1):
        found = estimates.mean(own)
        yield row(f"{named}: mean luck of seat {seat}", found.value / POINT, "points", machine())
        yield row(f"{named}: {ERRORS} standard errors of it", ERRORS * found.error / POINT, "points", machine())


def joint_rows(named: str, tables: Sequence[Sequence[Sequence[float]]]) -> Iterator[Row]:
    """Whether luck is none on average in all seats of all tables: one test, for among many means some are far off. The
    last seat's luck follows from the others'."""
    freedom = sum(len(luck[0]) - 1 for luck in tables)
    found = sum(estimates.far_from_none([game[:-1] for game in luck]) for luck in tables)
    said = f"{named}: luck is none in all seats, chi-square with {freedom} degrees of freedom"
    yield row(said, found, "", machine())
    yield row(f"{named}: chance of as much or more", estimates.by_chance(found, freedom), "", machine())


def fair_luck(run: Run, games: int, processes: int = 1) -> list[list[float]]:
    """Everybody's luck in many games. Whatever judge is asked, luck is none on average: so it is the quickest, and only
    what follows draws is judged."""
    play = partial(drawn_luck, run)
    if processes == 1:
        return list(map(play, range(games)))
    with get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        return list(pool.imap(play, range(games), CHUNK))


def drawn_luck(run: Run, number: int) -> list[float]:
    """Everybody's luck in a game, at first sight."""
    draws = list(draws_of(replayed(run, number), JudgeSpec(FIRST_SIGHT).make(run.game)))
    return [sum(came(draw)[seat] - mean(draw)[seat] for draw in draws) for seat in range(run.players)]


def draws_of(replay: Replay, judge: Judge) -> Iterator[Draw]:
    """The draws of a game, all their outcomes judged; no decision."""
    game = replay.match.game
    for crossing in walk(replay.match).crossings:
        if crossing.actor == CHANCE:
            shares = [judged(judge, game, position, ()).shares for position in crossing.positions]
            outcomes = tuple(Outcome(*each) for each in zip(crossing.codes, crossing.weights, shares, strict=True))
            yield Draw(crossing.move, outcomes, crossing.chosen)


def fairness_rows(run: Run, luck: list[list[float]], took: float) -> Iterator[Row]:
    """Mean luck over many games."""
    named = f"{run.players} players, {len(luck)} games at {FIRST_SIGHT}"
    yield from mean_rows(named, luck)
    yield row(f"{named}: a game, played and judged", took / len(luck), "s", machine())


def timed_luck(run: Run, games: int, judge: JudgeSpec) -> tuple[Luck, float]:
    """Judged games, and the seconds they took."""
    begun = time.perf_counter()
    return judged_games(run, games, judge), time.perf_counter() - begun
