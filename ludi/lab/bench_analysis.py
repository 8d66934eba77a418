"""`ludi bench analysis`: what the analysis of games is worth.

Whether accounts close, luck is none on average, results without luck vary less, better players lose less per decision,
and a position judged twice is worth the same.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean, pvariance, stdev
from typing import Any, Final

from ludi.analysis.account import accounts, changes
from ludi.analysis.grades import POINT, play
from ludi.analysis.line import Line
from ludi.analysis.walk import Position, line_of, walk
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Game
from ludi.engine.replay import Replay
from ludi.judges import JudgeSpec, judged
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.bench_judge import tables
from ludi.lab.judging import judge_all, keeping

BOT: Final = BotSpec("optio")  # plays the games in which luck is looked at
STRONG: Final = BotSpec(STRONGEST, Budget(iterations=1000))  # the best level, without a clock
ERRORS: Final = 2  # standard errors that luck may be from 0
TWICE: Final = 40  # positions judged twice
OTHER_SEED: Final = 2
Say = Callable[[str], None]


@dataclass
class Luck:
    """What the accounts of many games say."""

    gap: float = 0.0
    first: list[float] = field(default_factory=list)  # of the first seat of each game
    raw: list[float] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)


def bench_analysis(game: Game, games: int, judge: JudgeSpec, say: Say, seed: int = 1) -> dict[str, Any]:
    """Rows by number of players, then by level."""
    rows: list[Row] = []
    for players, options in tables(game):
        say(f"{players} players")
        rows += luck_rows(Run(game.name, players, options, (BOT,), seed), games, judge)
    say("levels")
    rows += level_rows(game, games, judge, seed)
    say("positions judged twice")
    rows += twice_rows(game, judge, seed)
    return {"game": game.name, "games": games, "judge": str(judge), "seed": seed, "rows": rows}


def luck_rows(run: Run, games: int, judge: JudgeSpec) -> Iterator[Row]:
    """The account over many games of the same bot in all seats."""
    luck, begun = Luck(), time.perf_counter()
    for number in range(games):
        for account in accounts(line_of_game(replayed(run, number), judge)):
            luck.gap = max(luck.gap, abs(account.gap))
            luck.raw.append(account.end)
            luck.adjusted.append(account.adjusted)
            luck.first += [account.luck] if account.seat == 0 else []
    named, where = f"{run.players} players", machine()
    error = stdev(luck.first) / games**0.5 if games > 1 else 0.0
    ratio = pvariance(luck.adjusted, 1 / run.players) / pvariance(luck.raw, 1 / run.players)
    yield row(f"{named}: accounts close to", luck.gap, "of a win", where)
    yield row(f"{named}: mean luck of the first seat", fmean(luck.first) / POINT, "points", where)
    yield row(f"{named}: {ERRORS} standard errors of it", ERRORS * error / POINT, "points", where)
    yield row(f"{named}: variance without luck, of the raw one", ratio, "", where)
    yield row(f"{named}: a game, played and judged", (time.perf_counter() - begun) / games, "s", where)


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


def twice_rows(game: Game, judge: JudgeSpec, seed: int) -> Iterator[Row]:
    """By how much two judges of different seeds differ about the same positions."""
    players, options = next(tables(game))
    asked = walk(replayed(Run(game.name, players, options, (BOT,), seed), 0).match).asked()
    some = list(asked.items())[:: max(1, len(asked) // TWICE)]
    differences = sorted(difference(game, judge, *question) for question in some)
    most = differences[int(0.95 * (len(differences) - 1))]
    yield row("judged twice: mean difference", fmean(differences) / POINT, "points", machine())
    yield row("judged twice: 19 of 20 within", most / POINT, "points", machine())


def difference(game: Game, judge: JudgeSpec, position: Position, codes: tuple[int, ...]) -> float:
    """The mean difference of a seat's share between two looks."""
    one, other = judge.make(game), judge.make(game, OTHER_SEED)
    looks = [judged(each, game, position, codes).shares for each in (one, other)]
    return fmean(abs(a - b) for a, b in zip(*looks, strict=True))
