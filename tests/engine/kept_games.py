"""Seeded random games of each game, option set and number of players: played once, for laws to be held against."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, Options, State, Step, Value
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match, Move
from ludi.engine.registry import GAMES, get_game

GAMES_EACH = 1 if INTERPRETED else 2
LOOKS = 10 if INTERPRETED else 24  # positions of each game at which the slow laws are held
LONGEST = 20_000  # moves; random games take a few hundred


@dataclass(frozen=True)
class Case:
    """One combination to play."""

    name: str
    players: int
    given: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        return "-".join([self.name, *(str(value) for _, value in self.given), str(self.players)])

    @property
    def game(self) -> Game:
        return get_game(self.name)

    @property
    def options(self) -> Options:
        return dict(self.given)

    def match(self, state: State | None = None, moves: list[Move] | None = None) -> Match:
        """A new match, or one that stands at a kept position."""
        match = Match(self.game, self.players, self.options)
        if state is not None:
            match.state, match.moves = state.copy(), list(moves or [])
        return match


@dataclass(frozen=True)
class Played:
    """A finished game: its log, the position before each move and at the end, and every step."""

    moves: list[Move]
    positions: list[State]
    steps: list[list[Step]]  # by move
    shares: list[float]


def option_sets(game: Game) -> Iterator[Options]:
    """Each value of the first option with the defaults that follow from it, then with one other option changed."""
    if not game.option_specs:
        yield {}
        return
    first, *others = game.option_specs
    for value in first.values:
        base: Options = {first.name: value}
        for spec in others:
            base[spec.name] = spec.default(base)
        yield base
        if INTERPRETED and game.slow:
            continue
        for spec in others:
            yield from (base | {spec.name: other} for other in spec.values if other != base[spec.name])


def cases() -> list[Case]:
    return [
        Case(name, players, tuple(options.items()))
        for name in GAMES
        for options in option_sets(get_game(name))
        for players in get_game(name).player_counts(options)
    ]


@cache
def play(case: Case, number: int) -> Played:
    rng, match = random.Random(f"{case} {number}"), case.match()
    positions, steps = [match.state.copy()], []
    while not match.is_over:
        offered, weights = match.game.offered(match.state), None
        if match.decider == CHANCE:
            weights = match.game.weights(match.state)
        steps.append(match.play_code(rng.choices(offered, weights)[0]))
        positions.append(match.state.copy())
        assert len(match.moves) < LONGEST, "no end in sight"
    return Played(match.moves, positions, steps, match.payoffs())


def games(case: Case) -> list[Played]:
    return [play(case, number) for number in range(1 if case.game.slow else GAMES_EACH)]


def some(count: int, looks: int = LOOKS) -> list[int]:
    """Indices below count, evenly spread, the first and the last among them."""
    return sorted({round(i) for i in np.linspace(0, count - 1, looks)})


def typical() -> set[Case]:
    """Of each value of each game's first option one case, with usual options and most players."""
    usual: dict[tuple[object, ...], Case] = {}
    for case in cases():
        found = usual.setdefault((case.name, *case.given[:1]), case)
        if case.given == found.given:
            usual[(case.name, *case.given[:1])] = case
    return set(usual.values())


every_case = pytest.mark.parametrize("case", cases(), ids=str)
# What measures how much of the code is covered sees the typical ones; the others run where nothing is measured.
every_case_typical_measured = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[] if case in typical() else pytest.mark.whole_games) for case in cases()],
    ids=str,
)
every_game = pytest.mark.parametrize("name", GAMES)
