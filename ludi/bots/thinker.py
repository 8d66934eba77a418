"""A search at work for one seat: its memory, its budget, its answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ludi.bots.deciding import STANDING, add_tree, clear, decide, rank
from ludi.bots.levels import FORMER, LEVELS, Budget
from ludi.bots.memory import GuidedMemory, GuidedSettings, Memory, PlainMemory, Settings
from ludi.bots.network import Network
from ludi.bots.pacing import PACE, begin_thinking, next_slice
from ludi.bots.tree import DEEPEST, NONE
from ludi.engine.contract import Game, State
from ludi.engine.streams import new_streams

MOST_NODES: Final = 1 << 17  # of a tree in memory; beyond that what grew where few iterations came by is forgotten

ROOM_EACH: Final = 4  # nodes for each iteration of a budget
ROOM_MORE: Final = 2 * DEEPEST


@dataclass(frozen=True)
class Considered:
    """One option after thinking."""

    code: int
    visits: int
    values: tuple[float, ...]  # each seat's chance of winning
    line: tuple[str, ...]  # what is expected to be played and drawn, the option itself first, as notation


class Thinker:
    """A level at play: chooses for a seat, by a network if it has one, and keeps the tree for the next decision."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int,
        budget: Budget | None = None,
        threads: int = 1,
        network: Network | None = None,
    ) -> None:
        self.name = name
        self._game = game
        self._level = {**LEVELS, **FORMER}[name]
        self._budget = budget or self._level.budget
        self.standing: Any = np.zeros(1, dtype=STANDING)[0]
        self._pace: Any = np.zeros(1, dtype=PACE)[0]
        self._whims = new_streams(seed, threads, 1)[0]
        most = self._budget.iterations
        room = MOST_NODES if most is None else min(ROOM_EACH * most + ROOM_MORE, MOST_NODES)
        self._memories: list[Memory] = [
            PlainMemory(game, room, seed, number)
            if network is None
            else GuidedMemory(game, network, room, seed, number)
            for number in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.last_policy: dict[int, float] | None = None  # of the last choice: the share of visits by code
        self.last_shares: tuple[float, ...] | None = None  # and everybody's chance of winning

    def set(self, settings: Settings | GuidedSettings) -> None:
        """Search in another way from now on."""
        for memory in self._memories:
            memory.set(settings)

    def choose(self, s: State, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        offered = self._game.offered(s)
        if len(offered) == 1:
            self.last_policy = self.last_shares = None
            return offered[0]
        self.think(s)
        standing, total = self.standing, int(self.standing.visits)
        tried = standing.tried[: standing.options]
        self.last_policy = dict(zip(offered, (tried / tried.sum()).tolist(), strict=True)) if total else None
        self.last_shares = tuple((standing.shares[: s.players] / total).tolist()) if total else None
        return int(standing.codes[decide(standing, self._level.notices, self._level.careless, self._whims)])

    def think(self, s: State, comparing: bool = False) -> None:
        """Search from a position until the budget is used up or more would change nothing."""
        for memory in self._memories:
            memory.begin(s)
        self._look()
        budget, pace, standing = self._budget, self._pace, self.standing
        seconds = float(NONE) if budget.seconds is None else budget.seconds
        iterations = NONE if budget.iterations is None else budget.iterations
        begin_thinking(pace, standing, seconds, iterations, int(comparing), time.perf_counter())
        while (sliced := next_slice(pace, standing, time.perf_counter())) > 0:
            self._grow(sliced, int(pace.option))
            self._look()

    def compare(self, s: State) -> None:
        """Search from a position for those who want to see its options side by side."""
        self.think(s, comparing=True)

    def _grow(self, iterations: int, option: int) -> None:
        if self._pool is None:
            self._memories[0].grow(iterations, option)
        else:
            list(self._pool.map(lambda memory: memory.grow(iterations, option), self._memories))
        for memory in self._memories:
            if memory.tree.full and self._budget != Budget():
                memory.thin_out()

    def _look(self) -> None:
        """How the options stand now, over all trees."""
        clear(self.standing)
        for memory in self._memories:
            add_tree(self.standing, memory.tree, memory.nodes, memory.edges)

    def considered(self) -> list[Considered]:
        """What the last thinking found, what it would choose first."""
        rank(self.standing)
        return [self._considered(i) for i in self.standing.order[: self.standing.options].tolist()]

    def _considered(self, i: int) -> Considered:
        parts = [memory.options()[i] for memory in self._memories]
        visits = [int(part.visits) for part in parts]
        weights = [max(count, 1) for count in visits]
        values = np.average([memory.values(i) for memory in self._memories], axis=0, weights=weights)
        longest = max((memory.line(i) for memory in self._memories), key=len)
        return Considered(int(parts[0].code), sum(visits), tuple(map(float, values)), longest)
