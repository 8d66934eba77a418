"""Matches of searches: `python -m bench.settings ave_roma 2 100 imperator@400 imperator@400 explore=0.3`.

The game, players, games, the bot that is tried and the one that holds all other seats, then what the first does
differently: settings of the search by a network or of the plain one, whichever it plays by; `seed=2` plays other games,
and what is called otherwise is an option of the game.
"""

import sys
from dataclasses import fields
from typing import Any

from bench.playing import play_out
from ludi.bots.memory import GuidedSettings, Settings
from ludi.bots.roster import Chooser, make_bot, network_of, parse_bot
from ludi.bots.thinker import Thinker
from ludi.engine.contract import Game
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.arena import bot_seed
from ludi.lab.ratings import wilson

Kind = type[Settings] | type[GuidedSettings]


def changed(kind: Kind, changes: dict[str, str]) -> Settings | GuidedSettings:
    """The usual settings but for some."""
    kinds = {field.name: field.type for field in fields(kind)}
    return kind(**{name: (int if kinds[name] is int else float)(text) for name, text in changes.items()})  # type: ignore[arg-type]


def play(game: Game, bots: list[Chooser], number: int, seed: int, options: dict[str, Any]) -> float:
    """What the first bot wins of one game, in which it takes each seat in turn."""
    ours, players = number % len(bots), len(bots)
    seated = bots[1 : ours + 1] + bots[:1] + bots[ours + 1 :]
    state = play_out(game, options, seated, new_streams(seed, number // players, 1)[0])
    return game.payoffs(state, players)[ours]


def main() -> None:
    name, players, games, tried, other, *rest = sys.argv[1:]
    game, ours, others = get_game(name), parse_bot(tried), parse_bot(other)
    changes = dict(change.split("=") for change in rest)
    seed = int(changes.pop("seed", 1))
    kind: Kind = GuidedSettings if network_of(game, ours) else Settings
    options = {key: changes.pop(key) for key in list(changes) if key not in {field.name for field in fields(kind)}}
    settings, wins = changed(kind, changes), 0.0
    for number in range(int(games)):
        seats = range(int(players))
        bots = [make_bot(game, ours if seat == 0 else others, bot_seed(seed, number, seat)) for seat in seats]
        if changes and isinstance(bots[0], Thinker):
            bots[0].set(settings)
        wins += play(game, bots, number, seed, options)
        low, high = wilson(wins, number + 1)
        sys.stdout.write(f"\r{settings}: {wins / (number + 1):.3f} ({low:.3f} to {high:.3f}) of {number + 1} games won")
        sys.stdout.flush()
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
