"""`ludi bench analysis`: what the analysis of games is worth.

Whether accounts close, luck is none on average, results without luck vary less, chances come true, better players lose
less per decision, a position judged twice is worth the same, and how long reports take.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any, Final

from ludi.analysis.grades import POINT
from ludi.analysis.walk import Asked, Position, walk
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError
from ludi.engine.replay import save
from ludi.judges import Judge, JudgeSpec, judged, parse_judge
from ludi.lab.analysis import SECONDS, analyse
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.bench_judge import tables
from ludi.lab.bench_levels import OTHER_SEED, PLAYED, level_rows
from ludi.lab.bench_luck import fair_luck, fairness_rows, joint_rows, luck_rows, timed_luck
from ludi.lab.effort import spec_taking, spec_within

BOT: Final = BotSpec("optio")  # plays the games in which luck is looked at
TWICE: Final = 40  # positions judged twice
TWICE_GAMES: Final = 5  # of which they are taken
QUICK: Final = 5.0  # seconds of a report that somebody waits for
PARTS: Final = ("luck", "levels", "twice", "reports", "fairness")
Say = Callable[[str], None]
Question = tuple[Position, tuple[int, ...]]


@dataclass(frozen=True)
class Measured:
    """What is measured: games, and a judge by name, or by the seconds it may take for a position (`0.2s`)."""

    game: Game
    games: int  # of every number of players; of the levels, of each of them
    judge: str
    parts: tuple[str, ...] = PARTS
    seed: int = 1
    players: int | None = None  # every number there is
    bot: BotSpec = BOT
    processes: int = 1  # games at a time where only fairness is looked at
    quick: float = QUICK  # seconds of reports
    default: float = SECONDS

    def check(self) -> "Measured":
        """Itself, or LudiError with a sentence."""
        if wrong := next((part for part in self.parts if part not in PARTS), None):
            raise LudiError(f"There is no part “{wrong}”; choose some of {', '.join(PARTS)}.")
        if not self.tables:
            counts = ", ".join(str(players) for players, _ in tables(self.game))
            raise LudiError(f"--players cannot be {self.players}; choose one of {counts}.")
        if self.seconds is None:
            parse_judge(self.judge)
        elif self.seconds <= 0:
            raise LudiError("A judge takes more than 0 seconds for a position.")
        self.run(*self.tables[0]).check()
        return self

    @property
    def tables(self) -> list[tuple[int, Options]]:
        """The numbers of players, with options that allow them."""
        return [each for each in tables(self.game) if self.players in (None, each[0])]

    @property
    def seconds(self) -> float | None:
        """For a position; None where the judge is named."""
        try:
            return float(self.judge[:-1]) if self.judge.endswith("s") else None
        except ValueError:
            return None

    def run(self, players: int, options: Options) -> Run:
        return Run(self.game.name, players, options, (self.bot,), self.seed)

    def spec(self, run: Run) -> JudgeSpec:
        """The judge; if it is named by its time, as thorough as a game of this run allows."""
        if self.seconds is None:
            return parse_judge(self.judge)
        return spec_taking(self.game, asked_in(run), self.seconds)


def asked_in(run: Run, number: int = 0) -> Asked:
    """The positions of one of a run's games."""
    return walk(replayed(run, number).match).asked()


def bench_analysis(wanted: Measured, say: Say) -> dict[str, Any]:
    """Rows by number of players, then by level."""
    game, first = wanted.game, wanted.run(*wanted.tables[0])
    rows = [*_by_players(wanted, say), *_fairness(wanted, say)]
    if "levels" in wanted.parts:
        say("levels")
        levels = Run(game.name, first.players, first.options, PLAYED, wanted.seed)
        rows += level_rows(levels, wanted.games, wanted.spec(first))
    if "reports" in wanted.parts:
        say("reports")
        rows += report_rows(first, {"quick": wanted.quick, "default": wanted.default})
    named = {"game": game.name, "games": wanted.games, "judge": wanted.judge, "seed": wanted.seed}
    return {**named, "bot": str(wanted.bot), "parts": list(wanted.parts), "rows": rows}


def _by_players(wanted: Measured, say: Say) -> Iterator[Row]:
    """Luck, and looking twice."""
    found = []
    for players, options in wanted.tables if {"luck", "twice"} & {*wanted.parts} else []:
        say(f"{players} players")
        run = wanted.run(players, options)
        spec = wanted.spec(run)
        if "luck" in wanted.parts:
            luck, took = timed_luck(run, wanted.games, spec)
            found.append(luck.luck)
            yield from luck_rows(f"{players} players, {spec}", luck, took)
        if "twice" in wanted.parts:
            yield from twice_rows(run, spec, wanted.default)
    if found:
        yield from joint_rows(f"all tables, {wanted.games} games each", found)


def _fairness(wanted: Measured, say: Say) -> Iterator[Row]:
    """Luck alone, over many games."""
    found = []
    for players, options in wanted.tables if "fairness" in wanted.parts else []:
        say(f"fairness, {players} players")
        run, begun = wanted.run(players, options), time.perf_counter()
        found.append(fair_luck(run, wanted.games, wanted.processes))
        yield from fairness_rows(run, found[-1], time.perf_counter() - begun)
    if found:
        yield from joint_rows(f"all tables, {wanted.games} games each at first-sight", found)


def twice_rows(run: Run, judge: JudgeSpec, default: float) -> Iterator[Row]:
    """By how much two judges of different seeds differ about the same positions: the one that is measured, and the one
    that a report of so many seconds has on one core."""
    games = [asked_in(run, number) for number in range(TWICE_GAMES)]
    some = [each for asked in games for each in spread_over(list(asked.items()), TWICE // TWICE_GAMES)]
    usual = spec_within(run.game, games[0], time.perf_counter() + default)
    for named, spec in ((str(judge), judge), ("default effort", usual)):
        looks = spec.make(run.game), spec.make(run.game, OTHER_SEED)
        differences = sorted(difference(looks, run.game, *question) for question in some)
        most = differences[int(0.95 * (len(differences) - 1))]
        said = f"{run.players} players, {named}" + ("" if named == str(spec) else f" ({spec})")
        yield row(f"{said}, judged twice: mean difference", fmean(differences) / POINT, "points", machine())
        yield row(f"{said}, judged twice: 19 of 20 within", most / POINT, "points", machine())


def spread_over(asked: Sequence[Question], count: int) -> Sequence[Question]:
    """So many questions from the whole of a game."""
    return asked[:: max(1, len(asked) // count)][:count]


def difference(judges: tuple[Judge, Judge], game: Game, position: Position, codes: tuple[int, ...]) -> float:
    """The mean difference of a seat's share between two judges."""
    one, other = (judged(each, game, position, codes).shares for each in judges)
    return fmean(abs(a - b) for a, b in zip(one, other, strict=True))


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
