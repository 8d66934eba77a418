"""Who is imitated at first: a bot that is asked in every position a network comes into."""

import re
from typing import Final, Protocol

import numpy as np

from ludi.bots.memory import PlainMemory
from ludi.bots.table import BOTS, SCRATCH, answer, bot_codes
from ludi.bots.teaching import advise
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted
from ludi.engine.kernels import bound
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells
from ludi.engine.streams import new_streams
from ludi.lab.vector import VectorEnv

NOBODY: Final = -1  # in place of a bot
_SEARCH: Final = re.compile(r"search@(?P<iterations>\d{1,5})")


class Teacher(Protocol):
    """Says, for all environments of a chunk, how good each offered option is: shares that add up to 1."""

    def prepare(self, lesson: int) -> None:
        """A new lesson begins: what the teacher draws follows from its number alone."""

    def advise(self, environment: VectorEnv, advice: Cells) -> None:
        """Write a row for each environment."""


class BotTeacher:
    """A plain bot: all for the option it would choose. It is not asked about a seat that is left out."""

    def __init__(self, game: Game, bot: str, count: int, seed: int, left_out: Cells | None = None) -> None:
        self._seed, self._count = seed, count
        self._bots = np.full((count, len(game.seat_names)), bot_codes([bot])[0], dtype=np.int8)
        if left_out is not None:
            self._bots[np.arange(count), left_out] = NOBODY
        self._answer = bound(answer, game)
        self._offers, self._trial = np.zeros(SCRATCH, dtype=OFFER), np.zeros(SCRATCH, dtype=game.record)
        self._actions = np.zeros(count, dtype=np.int64)
        self.prepare(0)

    def prepare(self, lesson: int) -> None:
        self._streams = new_streams(self._seed, lesson * self._count, self._count)

    def choose(self, environment: VectorEnv) -> Cells:
        """The code it would choose in each environment."""
        env, actions = environment, self._actions
        self._answer(
            env.states, env.seats, env.codes, env.counts, self._bots, self._streams, self._offers, self._trial, actions
        )
        return actions

    def advise(self, environment: VectorEnv, advice: Cells) -> None:
        places = (environment.codes == self.choose(environment)[:, None]).argmax(axis=1)
        advice[:] = 0
        advice[np.arange(self._count), places] = 1


class SearchTeacher:
    """A search without a network: for each option the share of its visits; without iterations, its first sight."""

    def __init__(self, game: Game, iterations: int, seed: int) -> None:
        self._seed, self._iterations = seed, iterations
        self._memory = PlainMemory(game, 2 * iterations + 2, seed, 0)
        self._advise = bound(advise, game)
        self.prepare(0)

    def prepare(self, lesson: int) -> None:
        self._stream = new_streams(self._seed, lesson, 1)[0]

    def advise(self, environment: VectorEnv, advice: Cells) -> None:
        memory = self._memory
        tree, nodes, edges, states = memory.tree, memory.nodes, memory.edges, memory.states
        offers, trial, work, path, value = memory.scratch
        positions, count = environment.states, self._iterations
        self._advise(
            positions, count, tree, nodes, edges, states, self._stream, offers, trial, work, path, value, advice
        )


def new_teacher(game: Game, name: str, count: int, seed: int) -> Teacher | None:
    """A teacher by name, or None where there is none."""
    if not name:
        return None
    if name in BOTS:
        return BotTeacher(game, name, count, seed)
    known = _SEARCH.fullmatch(name)
    if known is None:
        raise LudiError(
            f"There is no teacher called {quoted(name)}; choose among {', '.join(BOTS)}, search@ITERATIONS."
        )
    return SearchTeacher(game, int(known["iterations"]), seed)
