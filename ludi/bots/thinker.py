"""A search at work for one seat: its memory, its budget, its answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ludi.bots.deciding import PACE, STANDING, add_tree, begin_pace, clear, decide, next_slice
from ludi.bots.levels import FORMER, LEVELS, Budget
from ludi.bots.memory import GuidedMemory, GuidedSettings, Memory, PlainMemory, Settings
from ludi.bots.network import Network
from ludi.bots.tree import DEEPEST, NONE
from ludi.engine.contract import Game, State
from ludi.engine.streams import new_streams

MOST_NODES: Final = 1 << 17


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
        self._standing: Any = np.zeros(1, dtype=STANDING)[0]
        self._pace: Any = np.zeros(1, dtype=PACE)[0]
        self._whims = new_streams(seed, threads, 1)[0]
        most = self._budget.iterations
        room = MOST_NODES if most is None else min(4 * most + 2 * DEEPEST, MOST_NODES)
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
        standing, count, total = self._standing, int(self._standing.options), int(self._standing.visits)
        shares = standing.tried[:count] / max(int(standing.tried[:count].sum()), 1)
        self.last_policy = dict(zip(offered, shares.tolist(), strict=True)) if total else None
        self.last_shares = tuple((standing.shares[: s.players] / total).tolist()) if total else None
        return int(standing.codes[decide(standing, self._level.notices, self._level.careless, self._whims)])

    def think(self, s: State) -> None:
        """Search from a position until the budget is used up or more would change nothing."""
        begun, budget = time.perf_counter(), self._budget
        for memory in self._memories:
            memory.begin(s)
        self._look()
        seconds = -1.0 if budget.seconds is None else budget.seconds
        begin_pace(self._pace, self._standing, seconds, NONE if budget.iterations is None else budget.iterations, begun)
        while (iterations := next_slice(self._pace, self._standing, time.perf_counter())) > 0:
            self._grow(iterations)
            self._look()

    def _look(self) -> None:
        """How the options stand now, over all trees."""
        clear(self._standing)
        for memory in self._memories:
            add_tree(self._standing, memory.tree, memory.nodes, memory.edges)

    def _grow(self, iterations: int) -> None:
        if self._pool is None:
            self._memories[0].grow(iterations)
        else:
            list(self._pool.map(lambda memory: memory.grow(iterations), self._memories))

    def considered(self) -> list[Considered]:
        """What the last thinking found, the most visited option first."""
        found = []
        for i, edge in enumerate(self._memories[0].options()):
            parts = [(memory.options()[i], memory) for memory in self._memories]
            visits = sum(int(part.visits) for part, _ in parts)
            weights = [max(int(part.visits), 1) for part, _ in parts]
            values = np.average([memory.values(part) for part, memory in parts], axis=0, weights=weights)
            longest = max((memory.line(i) for memory in self._memories), key=len)
            found.append(Considered(int(edge.code), visits, tuple(map(float, values)), longest))
        seat = int(self._memories[0].nodes[0].seat)
        return sorted(found, key=lambda option: (-option.visits, -option.values[seat]))
