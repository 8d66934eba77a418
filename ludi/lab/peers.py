"""Random play of other engines, for comparison in the same run. They come with the extra `peers`."""

import time
from collections.abc import Callable
from importlib.metadata import version

from ludi.engine.errors import LudiError

SECONDS = 2.0  # at least, of each measurement


def _timed(play_some: Callable[[int], int]) -> float:
    """Decisions per second of a function that plays one more batch and says how many decisions were made."""
    decisions, batch = 0, 0
    begun = time.perf_counter()
    while (seconds := time.perf_counter() - begun) < SECONDS:
        decisions += play_some(batch)
        batch += 1
    return decisions / seconds


def openspiel() -> Callable[[], float]:
    """Backgammon between OpenSpiel's native uniform-random bots, played inside its C++ loop.

    Every player action counts, forced ones too; its chance nodes do not, as ours do not.
    """
    import pyspiel

    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(2)]

    def measure() -> float:
        games, seconds, decisions = 0, 0.0, 0
        while seconds < SECONDS:
            state = game.new_initial_state()
            begun = time.perf_counter()
            pyspiel.evaluate_bots(state, bots, games)
            seconds += time.perf_counter() - begun  # counting afterwards is not their time
            decisions += sum(1 for step in state.full_history() if step.player >= 0)
            games += 1
        return decisions / seconds

    return measure


def catanatron() -> Callable[[], float]:
    """Four of Catanatron's random players; every action counts, forced ones too."""
    from catanatron import Color, Game, RandomPlayer

    def play_some(seed: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        return len(game.state.actions)

    return lambda: _timed(play_some)


PEERS = {"OpenSpiel": ("open_spiel", openspiel), "Catanatron": ("catanatron", catanatron)}


def load_peers() -> dict[str, Callable[[], float]]:
    """Each peer's name with its version, and a function that measures its decisions per second."""
    try:
        return {f"{name} {version(package)}": make() for name, (package, make) in PEERS.items()}
    except ImportError as error:
        raise LudiError(f"The peers are not installed ({error}); install them with “make peers”.") from None
