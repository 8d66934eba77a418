"""Which games there are. Bots, laboratory, server and commands know games only through this."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ludi.engine.contract import Game
from ludi.engine.errors import LudiError

# name -> module and class; imported when asked for, so that one game's start does not pay for another's
GAMES = {
    "municipium": "ludi.games.municipium.game:Municipium",
    "ave_roma": "ludi.games.ave_roma.game:AveRoma",
    "tali": "ludi.games.tali:Tali",
}


class UnknownGame(LudiError):
    """No game of that name is registered."""


@cache
def get_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(f"There is no game called {name!r}; choose one of {', '.join(GAMES)}.")
    module, _, attribute = GAMES[name].partition(":")
    factory: Callable[[], Game] = getattr(import_module(module), attribute)
    return factory()
