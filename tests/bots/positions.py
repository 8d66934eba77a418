"""Positions to think about, reached by play."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.memory import Memory, PlainMemory
from ludi.bots.thinker import Considered, Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, State
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.match import Draw, Match
from ludi.engine.registry import get_game

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tali", 2, {}),
    ("tali", 4, {"goal": 60}),
    ("municipium", 2, {}),
    ("municipium", 4, {}),
    ("municipium", 5, {"edition": "v3"}),
    ("ave_roma", 2, {}),
    ("ave_roma", 3, {"advanced": "on"}),
    ("ave_roma", 5, {}),
]
QUICK = TABLES[:3]  # without the compiler, turns played out in the others take minutes
every_table = pytest.mark.parametrize(("name", "players", "options"), QUICK if INTERPRETED else TABLES)
tables_for_deep_search = pytest.mark.parametrize(
    ("name", "players", "options"), [table for table in TABLES if not INTERPRETED or table[0] == "tali"]
)
needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="needs the compiler")
STOP, THROW = 0, 1  # in Tali


def iterations(compiled: int, interpreted: int) -> int:
    return interpreted if INTERPRETED else compiled


def draws(seed: int) -> Draw:
    """Nature, by weight."""
    source = random.Random(seed)
    return lambda weights: source.choices(range(len(weights)), weights)[0]


def real_choices(name: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of random decisions, at each choice among two or more options."""
    match, draw, source = Match(get_game(name), players, options), draws(seed), random.Random(-seed)
    while True:
        match.run(draw)
        if match.is_over:
            return
        yield match
        match.play_code(source.choice(match.game.offered(match.state)))


def some_way_in(name: str, players: int, options: dict[str, Any], seed: int = 1, choices: int = 12) -> Match:
    """A choice in the middle of a game, or the last one before."""
    kept = None
    for number, match in enumerate(real_choices(name, players, options, seed)):
        kept = match.fork()
        if number == choices:
            break
    assert kept is not None
    return kept


def skip_forced(match: Match) -> None:
    """Go on where nobody has a choice and nothing can fall in two ways."""
    while not match.is_over and len(match.game.offered(match.state)) == 1:
        match.play_code(match.game.offered(match.state)[0])


def throwing(scores: list[int], pot: int) -> State:
    """A position of Tali in which seat 0 may stop or throw."""
    match = Match(get_game("tali"), len(scores))
    match.play("falls 2")
    for seat, score in enumerate(scores):
        match.state.score[seat] = score
    match.state.pot = pot
    return match.state


def grown(game: Game, s: State, count: int, room: int = 20_000, seed: int = 1) -> Memory:
    """A tree of so many iterations."""
    memory = PlainMemory(game, room, seed, 0)
    memory.begin(s)
    memory.grow(count)
    return memory


def edges_of(memory: Memory, number: int) -> Any:
    node = memory.nodes[number]
    return memory.edges[node.first : node.first + node.count]


def looked_into(memory: Memory, least: int) -> Iterator[int]:
    """The nodes visited at least so often that have edges."""
    for number in range(int(memory.tree.nodes)):
        node = memory.nodes[number]
        if node.seat != OVER and node.first >= 0 and node.visits >= least:
            yield number


def draws_of(memory: Memory, least: int) -> Iterator[int]:
    return (number for number in looked_into(memory, least) if memory.nodes[number].seat == CHANCE)


def thought(match: Match, budget: Budget, seed: int = 1, threads: int = 1) -> list[Considered]:
    """Everything a search says of a position."""
    thinker = Thinker(match.game, STRONGEST, seed, budget, threads)
    thinker.think(match.state)
    return thinker.considered()
