"""A search at work for one seat: its memory, its budget, its answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np

from ludi.bots.levels import FORMER, LEVELS, Budget
from ludi.bots.memory import GuidedMemory, GuidedSettings, Memory, PlainMemory, Settings
from ludi.bots.network import Network
from ludi.bots.tree import DEEPEST
from ludi.engine.contract import Game, State
from ludi.engine.record import Cells
from ludi.engine.streams import below, new_streams

SLICE: Final = 0.008  # seconds between two looks at the clock, about
FIRST_SLICE: Final = 32  # iterations before the pace is known
MOST_NODES: Final = 1 << 17
SEEN_ANYHOW: Final = 3  # so few options nobody overlooks


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
        codes, visits, known = self._summed()
        total = visits.sum()
        self.last_policy = dict(zip(map(int, codes), map(float, visits / total), strict=True)) if total else None
        self.last_shares = self._shares()
        merit = visits + known
        seen = [i for i in range(len(codes)) if self._sees(len(codes))] or [int(merit.argmax())]
        best = max(seen, key=lambda i: merit[i])
        if self._level.careless > 0:
            fair = [i for i in seen if known[i] >= known[best] - self._level.careless]
            best = fair[below(self._whims, len(fair))]
        return int(codes[best])

    def think(self, s: State) -> None:
        """Search from a position until the budget is used up or more would change nothing."""
        begun = time.perf_counter()
        for memory in self._memories:
            memory.begin(s)
        kept, grown, each, left = self._visits(), 0, FIRST_SLICE, self._budget.seconds
        while (rest := self._rest()) > 0 and (left is None or left > SLICE / 2):
            before, sliced = time.perf_counter(), min(each, rest)
            self._grow(sliced)
            now = time.perf_counter()
            grown += sliced
            pace = grown * len(self._memories) / max(now - begun, 1e-6)
            each = max(FIRST_SLICE, int(sliced * min(SLICE / max(now - before, 1e-6), 8.0)))
            if self._budget.seconds is not None:
                left = self._budget.seconds - (now - begun) - kept / pace
            if any(memory.tree.full for memory in self._memories) or (left is not None and self._settled(left * pace)):
                return

    def _visits(self) -> int:
        return sum(memory.root_visits for memory in self._memories)

    def _rest(self) -> int:
        """How many more iterations the budget has room for, in each tree."""
        if self._budget.iterations is None:
            return MOST_NODES
        return -(-(self._budget.iterations - self._visits()) // len(self._memories))

    def _settled(self, rest: float) -> bool:
        """Whether the leading option cannot be overtaken any more in the iterations left."""
        _, visits, _ = self._summed()
        ordered = np.sort(visits)
        return bool(ordered[-1] - ordered[-2] > rest)

    def _grow(self, iterations: int) -> None:
        if self._pool is None:
            self._memories[0].grow(iterations)
        else:
            list(self._pool.map(lambda memory: memory.grow(iterations), self._memories))

    def _summed(self) -> tuple[Cells, Cells, Cells]:
        """Codes, visits and values for who decides, over all trees."""
        trees = [memory.options() for memory in self._memories]
        visits = np.sum([options["visits"] for options in trees], axis=0)
        totals = np.sum([options["total"] for options in trees], axis=0)
        known = np.where(visits > 0, totals / np.maximum(visits, 1), trees[0]["guess"])
        return trees[0]["code"], visits, known

    def _shares(self) -> tuple[float, ...] | None:
        """Everybody's chance at the root, over all trees; None if nothing was searched."""
        visits = self._visits()
        totals = np.sum([memory.nodes[0].total for memory in self._memories], axis=0)
        players = int(self._memories[0].tree.players)
        return tuple(map(float, totals[:players] / visits)) if visits else None

    def _sees(self, options: int) -> bool:
        return options <= SEEN_ANYHOW or below(self._whims, 1000) < 1000 * self._level.notices

    def considered(self) -> list[Considered]:
        """What the last thinking found, the most visited option first."""
        found = []
        for i, edge in enumerate(self._memories[0].options()):
            parts = [(memory.options()[i], memory) for memory in self._memories]
            visits = sum(int(part.visits) for part, _ in parts)
            weights = [max(int(part.visits), 1) for part, _ in parts]
            values = np.average([memory.values(part) for part, memory in parts], axis=0, weights=weights)
            longest = max((memory.line(part) for part, memory in parts), key=len)
            found.append(Considered(int(edge.code), visits, tuple(map(float, values)), longest))
        seat = int(self._memories[0].nodes[0].seat)
        return sorted(found, key=lambda option: (-option.visits, -option.values[seat]))
