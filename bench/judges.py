"""Which of several judges sees best what comes of a game, and at which cost.

`python -m bench.judges ave_roma search@100 network@100` judges ten positions of each of 40 games of `optio` with
itself, for every number of players. A judge's skill is 1 less the Brier score of its chances over that of an even
guess; `apart` is by how much its score is worse than the first judge's, with two standard errors over games; `twice`,
in points of a hundred, by how much it differs from itself with other random numbers; the time is the processor's.
"""

import argparse
import random
import sys
import time
from statistics import fmean, stdev
from typing import Any

from ludi.analysis.line import Shares
from ludi.analysis.walk import Position, walk
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Game, Options
from ludi.engine.registry import get_game
from ludi.judges import JudgeSpec, judged, parse_judge
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.bench_judge import tables

POSITIONS = 10  # of each game
OTHER_SEED = 2
SOURCE = 3  # of the positions

Question = tuple[Position, tuple[int, ...]]


class Marks:
    """One judge's."""

    def __init__(self, game: Game, spec: JudgeSpec) -> None:
        self.game, self.spec = game, spec
        self.judge, self.other = spec.make(game), spec.make(game, OTHER_SEED)
        self.scores: list[float] = []  # of each game
        self.twice: list[float] = []
        self.took = 0.0

    def mark(self, some: list[Question], came: list[float]) -> None:
        begun = time.process_time()
        said = [judged(self.judge, self.game, *question).shares for question in some]
        self.took += time.process_time() - begun
        self.scores.append(fmean(score(each, came) for each in said))
        again = judged(self.other, self.game, *some[0]).shares
        self.twice.append(fmean(abs(a - b) for a, b in zip(said[0], again, strict=True)))

    def told(self, first: "Marks", even: float, games: int) -> str:
        apart = [own - theirs for own, theirs in zip(self.scores, first.scores, strict=True)]
        within = 2 * stdev(apart) / len(apart) ** 0.5
        return (
            f"{self.spec!s:>12}: skill {1 - fmean(self.scores) / even:.3f}, apart {fmean(apart):+.4f} ± {within:.4f}, "
            f"twice {100 * fmean(self.twice):.2f}, {1000 * self.took / games / POSITIONS:.1f} ms a position"
        )


def score(said: Shares, came: list[float]) -> float:
    """Brier."""
    return sum((a - b) ** 2 for a, b in zip(said, came, strict=True))


def compare(game: Game, players: int, options: Options, wanted: Any) -> None:
    run, source = Run(game.name, players, options, (BotSpec("optio"),), wanted.seed), random.Random(SOURCE)
    marks, even = [Marks(game, parse_judge(each)) for each in wanted.judges], list[float]()
    for number in range(wanted.games):
        match = replayed(run, number).match
        some, came = source.sample(list(walk(match).asked().items()), POSITIONS), list(match.payoffs())
        even.append(score((1 / players,) * players, came))
        for each in marks:
            each.mark(some, came)
    sys.stdout.write(f"{game.title}, {players} players\n")
    for each in marks:
        sys.stdout.write(each.told(marks[0], fmean(even), wanted.games) + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("judges", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    game = get_game(wanted.game)
    for players, options in tables(game):
        compare(game, players, options, wanted)


if __name__ == "__main__":
    main()
