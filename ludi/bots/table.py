"""Whole games between bots, compiled; and a single bot's choice for a live game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludi.bots.greedy import greedy_choice
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.kernels import Tally, bound, run_to_decision, template
from ludi.engine.offers import OFFER, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream, below, new_streams

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def setup(s: State, players: int, options: Cells) -> None: ...
    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...


RANDOM: Final = 0
GREEDY: Final = 1
SCRATCH: Final = 2  # offers and positions a bot tries things out on
BOTS: Final = {"random": RANDOM, "greedy": GREEDY}


def bot_codes(names: Sequence[str]) -> Cells:
    """Bots by name as the kernels take them."""
    for name in names:
        if name not in BOTS:
            raise LudiError(f"There is no bot called {name!r}; choose among {', '.join(BOTS)}.")
    return np.array([BOTS[name] for name in names], dtype=np.int8)


@template
def bot_choice(s: "State", seat: int, n: int, bot: int, stream: Stream, offers: States, trial: States) -> int:
    """The index of the option a bot chooses."""
    if bot == GREEDY:
        return greedy_choice(s, seat, n, stream, offers, trial)
    return below(stream, n)


@template
def play_bots(s: "State", stream: Stream, offers: States, trial: States, bots: Cells, tally: Tally, limit: int) -> None:
    """Play to the end with a bot in each seat, or for `limit` decisions at most."""
    stop = tally.decisions + limit
    while True:
        n = run_to_decision(s, stream, offers[0], tally)
        if n == 0:
            return
        if tally.decisions == stop:
            tally.unfinished += 1
            return
        seat = decider(s)
        apply(s, int(offers[0].codes[bot_choice(s, seat, n, bots[seat], stream, offers, trial)]))
        tally.decisions += 1


@template
def play_bot_batch(
    states: States,
    streams: States,
    offers: States,
    trial: States,
    bots: Cells,
    players: int,
    options: Cells,
    tally: Tally,
    limit: int,
    shares: Cells,
) -> None:
    """New games, one per record, with the same bots in the same seats; `shares` gets their payoffs."""
    for i in range(states.shape[0]):
        setup(states[i], players, options)
        play_bots(states[i], streams[i], offers, trial, bots, tally, limit)
        payoffs(states[i], shares[i])


@template
def choose(s: "State", seat: int, bot: int, stream: Stream, offers: States, trial: States) -> int:
    """The code a bot chooses in the pending decision."""
    n = offer(s, offers[0])
    return int(offers[0].codes[bot_choice(s, seat, n, bot, stream, offers, trial)])


@template
def answer(
    states: States,
    seats: Cells,
    codes: Cells,
    counts: Cells,
    bots: Cells,
    streams: States,
    offers: States,
    trial: States,
    actions: Cells,
) -> None:
    """The codes of those environments of many in which a bot is to decide; a negative number in `bots` is none."""
    for i in range(states.shape[0]):
        bot, n = int(bots[i, seats[i]]), int(counts[i])
        if bot >= 0:
            for k in range(n):
                offers[0].codes[k] = codes[i, k]
            actions[i] = codes[i, bot_choice(states[i], int(seats[i]), n, bot, streams[i], offers, trial)]


class Bot:
    """A bot that plays live games; the same seed gives the same choices."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.name = name
        self._code = int(bot_codes([name])[0])
        self._choose = bound(choose, game)
        self._stream = new_streams(seed, 0, 1)[0]
        self._offers = np.zeros(SCRATCH, dtype=OFFER)
        self._trial = np.zeros(SCRATCH, dtype=game.record)

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        return int(self._choose(as_numpy(s), seat, self._code, self._stream, self._offers, self._trial))
