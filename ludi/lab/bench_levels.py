"""`ludi bench analysis`, of skill: whether better players lose less per decision.

The best of several uncertain values looks better than it is. So one judge says which option is the best, and another of
its kind, with other random numbers, how much better it is than the one that was played: the difference may be below 0,
and is right on average.
"""

from collections.abc import Iterator
from typing import Final

from ludi.analysis.account import best
from ludi.analysis.grades import POINT, is_obvious
from ludi.analysis.line import Decision, Option
from ludi.analysis.walk import Crossing, walk
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Game
from ludi.engine.frames import CHANCE
from ludi.engine.replay import Replay
from ludi.judges import Judge, JudgeSpec, judged
from ludi.lab import estimates
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.bench_luck import ERRORS

STRONG: Final = BotSpec(STRONGEST, Budget(iterations=1000))  # the best level, without a clock
OTHER_SEED: Final = 2
PLAYED: Final = tuple(STRONG if name == STRONGEST else BotSpec(name) for name in LEVELS)


def games_for(run: Run, each: int) -> int:
    """Whole deals in which every bot of a run plays that many games or more."""
    seats = sum(run.bots[0] in lineup for lineup in run.lineups)
    return -(-each // seats) * len(run.lineups)


def level_rows(run: Run, each: int, judge: JudgeSpec) -> Iterator[Row]:
    """Points lost per decision by each bot of a run, every one against every other, over so many games or more."""
    lost: dict[BotSpec, list[float]] = {bot: [] for bot in run.bots}
    decisions: dict[BotSpec, list[float]] = {bot: [] for bot in run.bots}
    one, other = judge.make(run.game), judge.make(run.game, OTHER_SEED)
    for number in range(games_for(run, each)):
        losses = losses_in(replayed(run, number), one, other)
        for seat, bot in enumerate(run.lineups[number % len(run.lineups)]):
            lost[bot].append(sum(losses[seat]) / POINT)
            decisions[bot].append(len(losses[seat]))
    for bot in run.bots:
        found, named = estimates.ratio(lost[bot], decisions[bot]), f"{run.players} players, {judge}, {bot}"
        yield row(f"{named}: lost per decision, {len(lost[bot])} games", found.value, "points", machine())
        yield row(f"{named}: {ERRORS} standard errors of it", ERRORS * found.error, "points", machine())


def losses_in(replay: Replay, one: Judge, other: Judge) -> list[list[float]]:
    """What every seat lost by each of its decisions that were not obvious. No draw is judged."""
    found: list[list[float]] = [[] for _ in range(replay.match.players)]
    for crossing in walk(replay.match).crossings:
        if crossing.actor != CHANCE:
            decision = decided(replay.match.game, crossing, one)
            if not is_obvious(decision):
                found[decision.seat].append(loss_of(replay.match.game, crossing, best(decision), other))
    return found


def decided(game: Game, crossing: Crossing, judge: Judge) -> Decision:
    """A decision of a game, judged."""
    look = judged(judge, game, crossing.positions[0], (crossing.chosen,))
    return Decision(crossing.move, crossing.actor, look.options, crossing.chosen, look.plan)


def loss_of(game: Game, crossing: Crossing, better: Option, judge: Judge) -> float:
    """By how much an option is better than the one played, as somebody sees it who did not choose it."""
    if better.code == crossing.chosen:
        return 0.0
    codes = tuple(sorted((better.code, crossing.chosen)))
    worth = {each.code: each.shares for each in judged(judge, game, crossing.positions[0], codes).options}
    return worth[better.code][crossing.actor] - worth[crossing.chosen][crossing.actor]
