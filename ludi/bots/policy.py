"""A network that plays as it looks, without any search."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.bots.assess import Mind, assess, new_mind, weigh
from ludi.bots.network import SEATS, Network
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
def look(states: States, raw: Cells, seat: int, offers: States, mind: Mind, value: Cells) -> int:
    """Everybody's share and `mind.logits` of the options of a decision; how many options there are."""
    s = states[0]
    n = offer(s, offers[0])
    assess(states, raw, 0, seat, mind, value)
    weigh(top(s), seat, int(s.players), offers[0], n, mind)
    return n


class PolicyBot:
    """Plays what its network likes best."""

    def __init__(self, game: Game, network: Network, seed: int) -> None:
        self.name = "policy"
        self.last_policy: dict[int, float] | None = None  # of the last choice: how much it liked each code
        self.last_shares: tuple[float, ...] | None = None  # and everybody's expected share of the win
        self._game, self._network = game, network
        self._look = bound(look, game)
        self._states = np.zeros(1, dtype=game.record)
        self._offers, self._value = np.zeros(1, dtype=OFFER), np.zeros(SEATS)
        self._minds: dict[int, Mind] = {}

    def consider(self, s: Any, seat: int) -> tuple[Cells, Cells, Cells]:
        """The offered codes, how likely it would play each, and everybody's share of the win."""
        players = int(s.players)
        if players not in self._minds:
            self._minds[players] = new_mind(self._game, self._network, players)
        mind = self._minds[players]
        self._states[0] = as_numpy(s)
        n = self._look(self._states, raw_bytes(self._states), seat, self._offers, mind, self._value)
        likely = np.exp(mind.logits[:n] - mind.logits[:n].max())
        return self._offers[0].codes[:n].copy(), likely / likely.sum(), self._value[:players].copy()

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        codes, likely, shares = self.consider(s, seat)
        self.last_shares = tuple(map(float, shares))
        self.last_policy = dict(zip(map(int, codes), map(float, likely), strict=True))
        return int(codes[likely.argmax()])
