"""The lower levels with a network: they choose as it likes things, more or less hotly, and hardly look ahead.

What they miss is small and plausible, because an option that looks absurd to the network is never taken, and a win on
the board is never passed up.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludi.bots.greedy import follow
from ludi.bots.levels import LEVELS, Budget
from ludi.bots.network import SEATS, Network
from ludi.bots.policy import PolicyBot
from ludi.bots.thinker import Thinker
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.frames import OVER
from ludi.engine.kernels import bound, template
from ludi.engine.offers import OFFER, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import new_streams, next_word

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...


NONE: Final = -1
WORDS: Final = 1 << 32
ABSURD: Final = 0.02  # what is liked less than such a part of the favourite is never taken


@template
def winning(s: "State", seat: int, offers: States, trial: States, value: Cells) -> int:
    """The first code by which the seat wins before anything is drawn or anybody else decides; NONE: there is none."""
    n = offer(s, offers[0])
    for i in range(n):
        trial[0] = s
        apply(trial[0], int(offers[0].codes[i]))
        follow(trial[0], seat, offers[1], trial)
        if decider(trial[0]) == OVER:
            payoffs(trial[0], value)
            if value[seat] >= 1.0:
                return int(offers[0].codes[i])
    return NONE


class Amateur:
    """A level below the strongest, playing by a network; the same seed gives the same choices."""

    def __init__(self, game: Game, name: str, network: Network, seed: int, budget: Budget | None = None) -> None:
        level = LEVELS[name]
        self.name = name
        self.last_policy: dict[int, float] | None = None  # of the last choice: how likely each code was
        self.last_shares: tuple[float, ...] | None = None  # and everybody's expected share of the win
        self._game, self._heat = game, level.heat
        horizon = budget or Budget(iterations=level.horizon)
        self._policy = PolicyBot(game, network, seed)
        self._search = Thinker(game, name, seed, horizon, network=network) if horizon.iterations != 0 else None
        self._stream = new_streams(seed, 1, 1)[0]
        self._winning = bound(winning, game)
        self._offers, self._trial = np.zeros(2, dtype=OFFER), np.zeros(2, dtype=game.record)
        self._value = np.zeros(SEATS)

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        self.last_policy = self.last_shares = None
        offered = self._game.offered(s)
        if len(offered) == 1:
            return offered[0]
        won = int(self._winning(as_numpy(s), seat, self._offers, self._trial, self._value))
        codes, liked = self._liked(s, seat)
        liked = np.where(liked < ABSURD * liked.max(), 0.0, liked) ** (1.0 / self._heat)
        liked = np.where(codes == won, 1.0, 0.0) if won != NONE else liked / liked.sum()
        self.last_policy = dict(zip(codes.tolist(), liked.tolist(), strict=True))
        drawn = next_word(self._stream) / WORDS
        return int(codes[min(int(np.searchsorted(liked.cumsum(), drawn, side="right")), int(liked.nonzero()[0][-1]))])

    def _liked(self, s: Any, seat: int) -> tuple[Cells, Cells]:
        """The offered codes, and how promising each is: by the network alone, or after a look ahead."""
        codes, likely, shares = self._policy.consider(s, seat)
        if self._search is not None:
            self._search.choose(s, seat)
            visits = self._search.last_policy or {}
            likely = np.array([visits.get(code, 0.0) for code in codes.tolist()])
            shares = np.array(self._search.last_shares or shares)
        self.last_shares = tuple(map(float, shares))
        return codes, likely
