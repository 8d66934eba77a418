"""Which games there are. Bots, laboratory, server and commands know games only through this."""

from functools import cache
from importlib import import_module

from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted
from ludi.engine.packages import Package, installed

GAMES = tuple(installed())  # imported when asked for, so that one game's start does not pay for another's


class UnknownGame(LudiError):
    """No game of that name is installed."""


class BrokenGame(LudiError):
    """A game is installed, but its package does not work."""


@cache
def get_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(f"There is no game called {name!r}; choose one of {', '.join(GAMES)}.")
    package = installed()[name]
    try:
        game = getattr(import_module(package.module), package.attribute)()
    except LudiError:
        raise  # it says itself what is wrong, with its data files for instance
    except Exception as error:
        raise _broken(package, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise _broken(package, f"{package.module}:{package.attribute} is no game called {name}")
    if missing := [each for each in Game.__annotations__ if not hasattr(game, each)]:
        raise _broken(package, f"{package.attribute} does not declare {', '.join(missing)}")
    return game


def _broken(package: Package, why: str) -> BrokenGame:
    brings = f" of the package {package.distribution}" if package.distribution else ""
    return BrokenGame(f"The game {package.name}{brings} does not work: {quoted(why, 300)}.")


def default_game() -> str:
    """What is measured where no game is named: one with drawings, and not a long one if that can be."""
    drawn = [game for game in working_games()[0] if game.art]
    return min(drawn, key=lambda game: game.slow).name


def working_games() -> tuple[list[Game], list[BrokenGame]]:
    """Those that can be played, and what is wrong with the others."""
    games: list[Game] = []
    broken: list[BrokenGame] = []
    for name in GAMES:
        try:
            games.append(get_game(name))
        except BrokenGame as error:
            broken.append(error)
    return games, broken
