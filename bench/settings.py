"""Matches of the search against itself with other settings: `python -m bench.settings ave_roma 2 100 200 horizon=0`.

The game, players, games, iterations of both sides, then what the first bot does differently from the second, which
searches as shipped and holds all other seats.
"""

import sys
from dataclasses import fields

from bench.playing import play_out
from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.memory import Settings
from ludi.bots.thinker import Thinker
from ludi.engine.contract import Game
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.arena import bot_seed
from ludi.lab.ratings import wilson


def play(game: Game, players: int, number: int, iterations: int, settings: Settings) -> float:
    """What the bot with these settings wins of one game."""
    ours, budget = number % players, Budget(iterations=iterations)
    bots = [Thinker(game, STRONGEST, bot_seed(1, number, seat), budget) for seat in range(players)]
    bots[ours].set(settings)
    state = play_out(game, {}, bots, new_streams(1, number // players, 1)[0])
    return game.payoffs(state, players)[ours]


def main() -> None:
    name, players, games, iterations, *changes = sys.argv[1:]
    kinds = {field.name: field.type for field in fields(Settings)}
    values = {key: (int if kinds[key] is int else float)(value) for key, value in (c.split("=") for c in changes)}
    settings = Settings(**values)  # type: ignore[arg-type]
    wins = sum(play(get_game(name), int(players), i, int(iterations), settings) for i in range(int(games)))
    low, high = wilson(wins, int(games))
    sys.stdout.write(f"{settings}: {wins / int(games):.3f} ({low:.3f} to {high:.3f}) of {games} games won\n")


if __name__ == "__main__":
    main()
