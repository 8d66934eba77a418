"""How hotly each level plays by a game's network: `python -m bench.levels municipium 300 tiro=0.06 centurio=1,24`.

The game, how many games for four, and how levels are to play instead of as they do: heat, or heat and horizon; the
strongest by so many iterations instead of 400. Each level plays alone against three of the level below. `--keep` writes
the tastes into the network; 0 games only do that.
"""

import sys
from dataclasses import asdict, replace
from itertools import pairwise

from bench.playing import play_out
from ludi.bots.amateur import Amateur
from ludi.bots.levels import LEVELS, STRONGEST, Budget, Taste, tastes
from ludi.bots.network import Network, packaged, packaged_file, save
from ludi.bots.roster import Chooser
from ludi.bots.thinker import Thinker
from ludi.engine.contract import Game
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.arena import bot_seed
from ludi.lab.ratings import wilson

PLAYERS = 4
KEEP = "--keep"


def tuned(network: Network, changes: list[str]) -> Network:
    """The same network with other tastes."""
    found = tastes(network.manifest)
    for change in changes:
        name, _, numbers = change.partition("=")
        heat, _, horizon = numbers.partition(",")
        found[name] = Taste(float(heat), int(horizon or 0))
    return replace(
        network, manifest={**network.manifest, "levels": {name: asdict(each) for name, each in found.items()}}
    )


def sitting(game: Game, network: Network, name: str, seed: int, iterations: int) -> Chooser:
    """A level; the strongest with a budget that does not look at the clock."""
    if name == STRONGEST:
        return Thinker(game, name, seed, Budget(iterations=iterations), network=network)
    return Amateur(game, name, network, seed)


def play(game: Game, network: Network, name: str, below: str, number: int, iterations: int) -> float:
    """What a level wins of one game against three of the level below."""
    ours = number % PLAYERS
    names = [name if seat == ours else below for seat in range(PLAYERS)]
    bots = [sitting(game, network, each, bot_seed(1, number, seat), iterations) for seat, each in enumerate(names)]
    state = play_out(game, {}, bots, new_streams(1, number // PLAYERS, 1)[0])
    return game.payoffs(state, PLAYERS)[ours]


def main() -> None:
    name, games, *changes = [argument for argument in sys.argv[1:] if argument != KEEP]
    iterations = [int(change.partition("=")[2]) for change in changes if change.startswith(STRONGEST)] or [400]
    game, count = get_game(name), int(games)
    found = packaged(game)
    if found is None:
        sys.exit(f"No network comes with {game.title}.")
    network = tuned(found, [change for change in changes if not change.startswith(STRONGEST)])
    for below, level in pairwise(LEVELS) if count else ():
        wins = sum(play(game, network, level, below, number, iterations[0]) for number in range(count))
        low, high = wilson(wins, count)
        taste = tastes(network.manifest).get(level, f"{iterations[0]} iterations")
        sys.stdout.write(f"{level} {taste} against {below}: {wins / count:.3f} ({low:.3f} to {high:.3f}) of {count}\n")
        sys.stdout.flush()
    if KEEP in sys.argv:
        save(network, packaged_file(game))


if __name__ == "__main__":
    main()
