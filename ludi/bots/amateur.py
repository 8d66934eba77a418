"""The lower levels with a network: they choose what it thinks better more often, more or less hotly, and hardly look
ahead.

How often an option is taken falls with what it gives away, so mistakes are small and plausible, an option that gives
away too much is never taken, and a win on the board is never passed up.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.bots.deciding import STANDING, add_tree, clear
from ludi.bots.greedy import follow
from ludi.bots.levels import Budget, tastes
from ludi.bots.memory import GuidedMemory
from ludi.bots.network import SEATS, Network
from ludi.bots.taste import draw_liked, like_tried, like_worth, temper
from ludi.bots.thinker import ROOM_MORE, Thinker
from ludi.bots.tree import NONE
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.frames import OVER
from ludi.engine.kernels import bound, template
from ludi.engine.offers import OFFER, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import new_streams

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...


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
        taste = tastes(network.manifest)[name]
        self.name = name
        self.last_policy: dict[int, float] | None = None  # of the last choice: how likely each code was
        self.last_shares: tuple[float, ...] | None = None  # and everybody's expected share of the win
        self._game, self._heat = game, taste.heat
        horizon = budget or Budget(iterations=taste.horizon)
        self._search = Thinker(game, name, seed, horizon, network=network) if horizon.iterations != 0 else None
        self._glance = None if self._search else GuidedMemory(game, network, ROOM_MORE, seed, 0)
        self._standing: Any = np.zeros(1, dtype=STANDING)[0]
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
        standing = self._liked(s)
        temper(standing, self.wins_by(s, seat), self._heat)
        self.last_policy = dict(zip(offered, standing.merit[: standing.options].tolist(), strict=True))
        return int(draw_liked(standing, self._stream))

    def wins_by(self, s: Any, seat: int) -> int:
        """The first code by which the seat wins at once; NONE: there is none."""
        return int(self._winning(as_numpy(s), seat, self._offers, self._trial, self._value))

    def _liked(self, s: Any) -> Any:
        """How the options are liked: by what comes of each, or after a look ahead by how often it was tried."""
        if self._search is not None:
            self._search.think(s)
            standing = self._search.standing
            like_tried(standing)
        else:
            standing = self._look_at_each(s)
            like_worth(standing)
        self.last_shares = tuple((standing.shares[: s.players] / max(int(standing.visits), 1)).tolist())
        return standing

    def _look_at_each(self, s: Any) -> Any:
        assert self._glance
        self._glance.begin(s)
        self._glance.try_each()
        clear(self._standing)
        add_tree(self._standing, self._glance.tree, self._glance.nodes, self._glance.edges)
        return self._standing
