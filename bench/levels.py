"""How hotly each level plays by a game's network: `python -m bench.levels municipium 300 tiro=11 miles=7 optio=4`.

The game, how many games for four, and how levels are to play instead of as they do: heat, or heat and horizon. Each
level but the strongest plays alone against three of the level below. `--keep` writes it into the network.
"""

import sys
from dataclasses import asdict, replace
from itertools import pairwise

from bench.playing import play_out
from ludi.bots.amateur import Amateur
from ludi.bots.levels import Taste, tastes
from ludi.bots.network import Network, packaged, packaged_file, save
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


def play(game: Game, network: Network, name: str, below: str, number: int) -> float:
    """What a level wins of one game against three of the level below."""
    ours = number % PLAYERS
    bots = [
        Amateur(game, name if seat == ours else below, network, bot_seed(1, number, seat)) for seat in range(PLAYERS)
    ]
    state = play_out(game, {}, bots, new_streams(1, number // PLAYERS, 1)[0])
    return game.payoffs(state, PLAYERS)[ours]


def main() -> None:
    name, games, *changes = [argument for argument in sys.argv[1:] if argument != KEEP]
    game, count = get_game(name), int(games)
    found = packaged(game)
    if found is None:
        sys.exit(f"No network comes with {game.title}.")
    network = tuned(found, changes)
    levels = list(tastes(network.manifest))
    for below, level in pairwise(levels):
        wins = sum(play(game, network, level, below, number) for number in range(count))
        low, high = wilson(wins, max(count, 1))
        told = f"{wins / max(count, 1):.3f} ({low:.3f} to {high:.3f})"
        sys.stdout.write(f"{level} {tastes(network.manifest)[level]} against {below}: {told} of {count}\n")
        sys.stdout.flush()
    if KEEP in sys.argv:
        save(network, packaged_file(game))


if __name__ == "__main__":
    main()
