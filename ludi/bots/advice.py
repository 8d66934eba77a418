"""Advice in numbers: games played out by the strongest bot from each offered option, and its own judgement of it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludi.bots.greedy import follow
from ludi.bots.table import BOTS, SCRATCH, play_bots
from ludi.engine.contract import Game
from ludi.engine.kernels import TALLY, Tally, bound, template
from ludi.engine.offers import OFFER, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream, new_streams

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def evaluate(s: State, seat: int) -> float: ...
    def payoffs(s: State, out: Cells) -> None: ...


STRONGEST: Final = "greedy"
LONGEST: Final = 5_000  # decisions of one game played out


@dataclass(frozen=True)
class Judged:
    """One option."""

    code: int
    value: float  # the bot's judgement of where it leads
    chance: float  # of winning, from games played out by the bot in every seat


@template
def judge(
    s: "State",
    seat: int,
    n: int,
    games: int,
    stream: Stream,
    offers: States,
    trial: States,
    work: States,
    bots: Cells,
    tally: Tally,
    shares: Cells,
    values: Cells,
    chances: Cells,
) -> None:
    """Value and chance of each offered option."""
    for i in range(n):
        offer(s, offers[0])
        code = int(offers[0].codes[i])
        trial[0] = s
        apply(trial[0], code)
        follow(trial[0], seat, offers[1], trial)
        values[i] = evaluate(trial[0], seat)
        for _ in range(games):
            work[0] = s
            apply(work[0], code)
            play_bots(work[0], stream, offers, trial, bots, tally, LONGEST)
            payoffs(work[0], shares)
            chances[i] += shares[seat] / games


def advise(game: Game, state: Any, seat: int, players: int, games: int, seed: int) -> list[Judged]:
    """Every option judged, the one with the best chances first.

    To choose by games played out is at least as good as what plays them, and where the two disagree it is the bot's
    short sight: its judgement only breaks ties.
    """
    codes = game.offered(state)
    n = len(codes)
    values, chances, shares = np.zeros(n), np.zeros(n), np.zeros(players)
    offers, trial, work = np.zeros(SCRATCH, OFFER), np.zeros(SCRATCH, game.record), np.zeros(1, game.record)
    bots = np.full(players, BOTS[STRONGEST], dtype=np.int8)
    stream, tally = new_streams(seed, 0, 1)[0], np.zeros(1, TALLY)[0]
    bound(judge, game)(state, seat, n, games, stream, offers, trial, work, bots, tally, shares, values, chances)
    judged = [Judged(*each) for each in zip(codes, map(float, values), map(float, chances), strict=True)]
    return sorted(judged, key=lambda option: (-option.chance, -option.value))
