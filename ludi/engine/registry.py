"""Which games there are. Bots, laboratory, server and commands know games only through this."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.packages import installed

GAMES = tuple(installed())


class UnknownGame(LudiError):
    """No game of that name is registered."""


@cache
def get_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(f"There is no game called {name!r}; choose one of {', '.join(GAMES)}.")
    package = installed()[name]
    factory: Callable[[], Game] = getattr(import_module(package.module), package.attribute)
    return factory()
