"""`ludi bench analysis`: what the analysis of games is worth.

Whether accounts close, luck is none on average, results without luck vary less, chances come true, better players lose
less per decision, a position judged twice is worth the same, and how long reports take.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pvariance, stdev
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

from ludi.analysis.account import accounts, changes
from ludi.analysis.grades import POINT, play
from ludi.analysis.line import Line
from ludi.analysis.walk import Asked, Position, line_of, walk
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.replay import Replay, save
from ludi.judges import JudgeSpec, judged, parse_judge
from ludi.lab.analysis import SECONDS, analyse
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.bench_judge import Score, tables
from ludi.lab.effort import spec_taking, spec_within
from ludi.lab.judging import judge_all, keeping

BOT: Final = BotSpec("optio")  # plays the games in which luck is looked at
STRONG: Final = BotSpec(STRONGEST, Budget(iterations=1000))  # the best level, without a clock
ERRORS: Final = 2  # standard errors that luck may be from 0
TWICE: Final = 40  # positions judged twice
OTHER_SEED: Final = 2
QUICK: Final = 5.0  # seconds of a report that somebody waits for
PARTS: Final = ("luck", "levels", "twice", "reports")
Say = Callable[[str], None]


@dataclass(frozen=True)
class Measured:
    """What is measured: games, and a judge by name, or by the seconds it may take for a position (`0.2s`)."""

    game: Game
    games: int
    judge: str
    parts: tuple[str, ...] = PARTS
    seed: int = 1
    quick: float = QUICK  # seconds of reports
    default: float = SECONDS

    def check(self) -> "Measured":
        """Itself, or LudiError with a sentence."""
        if wrong := next((part for part in self.parts if part not in PARTS), None):
            raise LudiError(f"There is no part “{wrong}”; choose some of {', '.join(PARTS)}.")
        if self.seconds is None:
            parse_judge(self.judge)
        elif self.seconds <= 0:
            raise LudiError("A judge takes more than 0 seconds for a position.")
        return self

    @property
    def seconds(self) -> float | None:
        """For a position; None where the judge is named."""
        try:
            return float(self.judge[:-1]) if self.judge.endswith("s") else None
        except ValueError:
            return None

    def run(self, players: int, options: Any) -> Run:
        return Run(self.game.name, players, options, (BOT,), self.seed)

    def spec(self, run: Run) -> JudgeSpec:
        """The judge; if it is named by its time, as thorough as a game of this run allows."""
        if self.seconds is None:
            return parse_judge(self.judge)
        return spec_taking(self.game, asked_in(run), self.seconds)


def asked_in(run: Run) -> Asked:
    """The positions of a run's first game."""
    return walk(replayed(run, 0).match).asked()


def bench_analysis(wanted: Measured, say: Say) -> dict[str, Any]:
    """Rows by number of players, then by level."""
    rows: list[Row] = []
    game = wanted.game
    for players, options in tables(game):
        if {"luck", "twice"} & {*wanted.parts}:
            say(f"{players} players")
            run = wanted.run(players, options)
            spec = wanted.spec(run)
            rows += luck_rows(run, wanted.games, spec) if "luck" in wanted.parts else []
            rows += twice_rows(run, spec, wanted.default) if "twice" in wanted.parts else []
    players, options = next(tables(game))
    if "levels" in wanted.parts:
        say("levels")
        rows += level_rows(game, wanted.games, wanted.spec(wanted.run(players, options)), wanted.seed)
    if "reports" in wanted.parts:
        say("reports")
        rows += report_rows(wanted.run(players, options), {"quick": wanted.quick, "default": wanted.default})
    named = {"game": game.name, "games": wanted.games, "judge": wanted.judge, "seed": wanted.seed}
    return {**named, "parts": list(wanted.parts), "rows": rows}


@dataclass
class Luck:
    """What the accounts of many games say."""

    gap: float = 0.0
    luck: list[list[float]] = field(default_factory=list)  # of all seats, by game
    raw: list[float] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)
    drift: list[float] = field(default_factory=list)
    score: Score = field(default_factory=Score)

    def add(self, line: Line) -> None:
        found = accounts(line)
        self.luck.append([each.luck for each in found])
        self.gap = max(self.gap, *(abs(each.gap) for each in found))
        self.raw += [each.end for each in found]
        self.adjusted += [each.adjusted for each in found]
        self.drift += [abs(each.drift) for each in found]
        for change in changes(line):
            self.score.said.append(np.array(change.after))
            self.score.came.append(np.array(line.end))


def luck_rows(run: Run, games: int, judge: JudgeSpec) -> Iterator[Row]:
    """The account over many games of the same bot in all seats."""
    luck, begun = Luck(), time.perf_counter()
    for number in range(games):
        luck.add(line_of_game(replayed(run, number), judge))
    named, where, took = f"{run.players} players, {judge}", machine(), time.perf_counter() - begun
    ratio = pvariance(luck.adjusted, 1 / run.players) / pvariance(luck.raw, 1 / run.players)
    yield row(f"{named}: accounts close to", luck.gap, "of a win", where)
    for seat, own in enumerate(zip(*luck.luck, strict=True), start=1):
        error = stdev(own) / games**0.5 if games > 1 else 0.0
        yield row(f"{named}: mean luck of seat {seat}", fmean(own) / POINT, "points", where)
        yield row(f"{named}: {ERRORS} standard errors of it", ERRORS * error / POINT, "points", where)
    yield row(f"{named}: variance without luck, of the raw one", ratio, "", where)
    yield row(f"{named}: skill, by the Brier score of its chances", luck.score.numbers()["skill"], "", where)
    yield row(f"{named}: second thoughts of a seat in a game", fmean(luck.drift) / POINT, "points", where)
    yield row(f"{named}: a game, played and judged", took / games, "s", where)


def line_of_game(replay: Replay, judge: JudgeSpec) -> Line:
    """A game, judged."""
    way = walk(replay.match)
    with keeping(None) as kept:
        return line_of(way, judge_all(replay.match.game, judge.make(replay.match.game), way.asked(), kept))


def level_rows(game: Game, games: int, judge: JudgeSpec, seed: int) -> Iterator[Row]:
    """Points lost per decision by each level, every level against every other."""
    levels = tuple(STRONG if name == STRONGEST else BotSpec(name) for name in LEVELS)
    players, options = next(tables(game))
    run = Run(game.name, players, options, levels, seed)
    lost, decided, played = (dict.fromkeys(levels, 0.0) for _ in range(3))
    for number in range(run.whole_deals(games)):
        found = changes(line_of_game(replayed(run, number), judge))
        for seat, level in enumerate(run.lineups[number % len(run.lineups)]):
            own = play(found, seat)
            lost[level] += own.lost / POINT
            decided[level] += own.decisions
            played[level] += 1
    for level in levels:
        name = f"{players} players, {level}: lost per decision, {played[level]:.0f} games"
        yield row(name, lost[level] / max(decided[level], 1), "points", machine())


def twice_rows(run: Run, judge: JudgeSpec, default: float) -> Iterator[Row]:
    """By how much two judges of different seeds differ about the same positions: the one that is measured, and the one
    that a report of so many seconds has on one core."""
    asked = asked_in(run)
    some = list(asked.items())[:: max(1, len(asked) // TWICE)]
    for named, spec in ((str(judge), judge), ("default effort", spec_within(run.game, asked, default, 1))):
        differences = sorted(difference(run.game, spec, *question) for question in some)
        most = differences[int(0.95 * (len(differences) - 1))]
        said = f"{run.players} players, {named}" + ("" if named == str(spec) else f" ({spec})")
        yield row(f"{said}, judged twice: mean difference", fmean(differences) / POINT, "points", machine())
        yield row(f"{said}, judged twice: 19 of 20 within", most / POINT, "points", machine())


def difference(game: Game, judge: JudgeSpec, position: Position, codes: tuple[int, ...]) -> float:
    """The mean difference of a seat's share between two looks."""
    one, other = judge.make(game), judge.make(game, OTHER_SEED)
    looks = [judged(each, game, position, codes).shares for each in (one, other)]
    return fmean(abs(a - b) for a, b in zip(*looks, strict=True))


def report_rows(run: Run, efforts: dict[str, float]) -> Iterator[Row]:
    """How long a report takes on one core, from the file to its last sentence."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        save(replayed(run, 0), file)
        for name, seconds in efforts.items():
            begun = time.perf_counter()
            judge = analyse(file, seconds)["judge"]
            took = time.perf_counter() - begun
            yield row(f"{run.players} players, a {name} report ({judge})", took, "s", machine())
