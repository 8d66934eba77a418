"""A network that plays as it looks, without any search."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.bots.assess import Mind, assess, new_mind, weigh
from ludi.bots.deciding import STANDING, Standing
from ludi.bots.network import SEATS, Network
from ludi.bots.taste import favourite, like
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.frames import top
from ludi.engine.kernels import bound, template
from ludi.engine.observing import raw_bytes
from ludi.engine.offers import OFFER, Offer
from ludi.engine.record import Cells, States

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def offer(s: State, o: Offer) -> int: ...


@template
def look(
    work: States, raw_work: Cells, seat: int, offers: States, mind: Mind, value: Cells, standing: Standing
) -> None:
    """Everybody's share in a decision, and how much its options are liked."""
    s = work[0]
    n = offer(s, offers[0])
    assess(work, raw_work, 0, seat, mind, value)
    weigh(top(s), seat, int(s.players), offers[0], n, mind)
    like(standing, offers[0], n, mind)


class PolicyBot:
    """Plays what its network likes best."""

    def __init__(self, game: Game, network: Network, seed: int) -> None:
        self.name = "policy"
        self.last_policy: dict[int, float] | None = None  # of the last choice: how much it liked each code
        self.last_shares: tuple[float, ...] | None = None  # and everybody's expected share of the win
        self.standing: Any = np.zeros(1, dtype=STANDING)[0]
        self._game, self._network = game, network
        self._look = bound(look, game)
        self._work = np.zeros(1, dtype=game.record)
        self._offers, self._value = np.zeros(2, dtype=OFFER), np.zeros(SEATS)
        self._minds: dict[int, Mind] = {}

    def consider(self, s: Any, seat: int) -> tuple[Cells, Cells, Cells]:
        """The offered codes, how likely it would play each, and everybody's share of the win."""
        players = int(s.players)
        if players not in self._minds:
            self._minds[players] = new_mind(self._game, self._network, players)
        standing = self.standing
        self._work[0] = as_numpy(s)
        self._look(self._work, raw_bytes(self._work), seat, self._offers, self._minds[players], self._value, standing)
        n = int(standing.options)
        return standing.codes[:n].copy(), standing.merit[:n].copy(), self._value[:players].copy()

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        codes, likely, shares = self.consider(s, seat)
        self.last_shares = tuple(shares.tolist())
        self.last_policy = dict(zip(codes.tolist(), likely.tolist(), strict=True))
        return int(codes[favourite(self.standing)])
