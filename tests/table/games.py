"""Whole games by random decisions, fairly dealt, as files."""

import random
from functools import cache

from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Ended, Replay, Seat, dumps


def played(game: str, players: int = 2, seed: int = 1, most: int = 100_000) -> Replay:
    """A person and bots; stopped after so many moves."""
    seats = [Seat("Livia", "human"), *[Seat("tiro", "tiro")] * (players - 1)]
    replay = Replay(Match(get_game(game), players), seats, f"table-{seed}")
    match, source = replay.match, random.Random(seed)
    dealer = Dealer.from_seed(seed, replay.terms(1))
    while not match.is_over and len(match.moves) < most:
        if match.decider == CHANCE:
            match.draw(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        else:
            match.play_code(source.choice(match.codes()))
    replay.sittings.append(Sitting.of(dealer, match.draws_made()))
    return replay


@cache
def file_of(game: str, players: int = 2, seed: int = 1) -> str:
    return dumps(played(game, players, seed))


def running(game: str, ended: str = "") -> str:
    """The file of a game in which there is more to play, or which was ended nevertheless."""
    replay = played(game, most=6)
    replay.ended = Ended(ended, (0,)) if ended else None
    return dumps(replay)
