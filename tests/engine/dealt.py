"""Games dealt honestly or not, for verifiers to judge."""

import random
from collections.abc import Callable, Sequence

from ludi.engine.fairness import Chain, Dealer, Sitting
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps, loads
from ludi.engine.verdict import SERVER

ENTROPY = ["11" * 32, None, "22" * 32]
Draw = Callable[[int, Sequence[int]], int]


def table(dealer: str = SERVER, name: str = "tali") -> Replay:
    """Two people with a bot between them."""
    seats = [Seat("Anna", "human"), Seat("greedy", "greedy"), Seat("Carla", "human")]
    return Replay(Match(get_game(name), 3), seats, "table-1", dealer=dealer)


def play(replay: Replay, draw: Draw, draws: int, choices: int = 1) -> None:
    """Play on for so many draws: people choose at random, the same for the same number `choices`."""
    match, source = replay.match, random.Random(choices)
    last = match.draws_made() + draws
    while not match.is_over and match.draws_made() < last:
        if match.decider == CHANCE:
            match.draw(lambda weights: draw(match.draws_made() + 1, weights))
        else:
            match.play_code(source.choice(match.codes()))


def dealer_of(replay: Replay, seed: int = 1, round_: int = 1, entropy: Sequence[str | None] = ENTROPY) -> Dealer:
    first = replay.match.draws_made() + 1
    return Dealer.from_seed(seed, replay.terms(first), round_, entropy, first)


def sit(replay: Replay, dealer: Dealer, draws: int, draw: Draw | None = None) -> None:
    """A sitting with this dealer, who draws as it should or otherwise."""
    play(replay, draw or dealer.draw, draws)
    replay.sittings.append(Sitting.of(dealer, replay.match.draws_made()))


def honest(draws: int = 12, round_: int = 1) -> Replay:
    """A game as a server deals it."""
    replay = table()
    sit(replay, dealer_of(replay, round_=round_), draws)
    return replay


def read_again(replay: Replay) -> Replay:
    return loads(dumps(replay))


def short_chain(seed: int) -> Chain:
    """A chain that is quickly made."""
    return Chain(random.Random(seed).randbytes(32), 8)
