"""What a game's network makes of positions, for Python.

judge = Judge(game, "runs/first/network.npz")
thought = judge(state)
thought.policy  # how likely it would play each of thought.codes
thought.shares  # everybody's expected share of the win, by seat
"""

from dataclasses import dataclass
from pathlib import Path

from ludi.bots.network import load, packaged
from ludi.bots.policy import PolicyBot
from ludi.engine.contract import Game, State
from ludi.engine.errors import LudiError
from ludi.engine.record import Cells
from ludi.engine.registry import get_game


@dataclass(frozen=True)
class Thought:
    """A decision as a network sees it, from the seat that decides."""

    seat: int
    codes: Cells  # offered
    policy: Cells  # how likely it would play each
    shares: Cells  # everybody's expected share of the win, by seat


class Judge:
    """A network of a game: one from a file, or the one that comes with it."""

    def __init__(self, game: Game | str, network: str | Path | None = None) -> None:
        self.game = get_game(game) if isinstance(game, str) else game
        found = packaged(self.game) if network is None else load(Path(network), self.game)
        if found is None:
            raise LudiError(f"No network comes with {self.game.title}; name the file of one.")
        self.manifest = found.manifest
        self._bot = PolicyBot(self.game, found, 1)

    def __call__(self, s: State) -> Thought:
        """What it makes of a position in which a seat decides; LudiError where nobody does."""
        seat = int(self.game.rules.decider(s))
        if seat < 0:
            raise LudiError("Nobody is to decide in this position, and a network only judges decisions.")
        return Thought(seat, *self._bot.consider(s, seat))
