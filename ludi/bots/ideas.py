"""Bots with a single idea: what a game declares as such (`Game.ideas`) is all that counts for them.

They are there to find a hole in a strong bot, and to show that there is none.
"""

from typing import Any

from ludi.bots.greedy import FURTHEST
from ludi.engine.contract import Game, State
from ludi.engine.errors import LudiError, quoted
from ludi.engine.frames import RULE
from ludi.engine.streams import below, new_streams

Worth = tuple[float, float]  # by the idea; between equals by what the game thinks of the position


class IdeaBot:
    """Looks to the end of its own turn for what serves its idea best; equals are drawn for."""

    def __init__(self, game: Game, idea: str, seed: int) -> None:
        if idea not in game.ideas:
            known = ", ".join(game.ideas) or "none"
            raise LudiError(f"{game.title} has no idea called {quoted(idea)}; there are {known}.")
        self.name = f"idea:{idea}"
        self._game, self._idea = game, game.ideas[idea]
        self._whims = new_streams(seed, 0, 1)[0]

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        codes = self._game.offered(s)
        worth = [self._followed(s, seat, code) for code in codes] if len(codes) > 1 else [(0.0, 0.0)]
        best = [code for code, each in zip(codes, worth, strict=True) if each == max(worth)]
        return best[below(self._whims, len(best))]

    def _followed(self, s: State, seat: int, code: int) -> Worth:
        """What an option comes to when the rest of the turn serves the idea, too."""
        after, rules = self._after(s, code), self._game.rules
        for _ in range(FURTHEST):
            if rules.decider(after) != seat or after.depth == 1:
                break
            ways = [self._after(after, each) for each in self._game.offered(after)]
            after = max(ways, key=lambda way: self._worth(way, seat))
        return self._worth(after, seat)

    def _after(self, s: State, code: int) -> State:
        after, rules = s.copy(), self._game.rules
        rules.apply(after, code)
        while rules.decider(after) == RULE:
            rules.advance(after)
        return after

    def _worth(self, s: State, seat: int) -> Worth:
        return float(self._idea(s, seat)), float(self._game.rules.evaluate(s, seat))
