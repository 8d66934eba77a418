"""A search at work for one seat: its memory, its budget, its answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from ludi.bots.levels import FORMER, LEVELS, Budget
from ludi.bots.memory import GuidedMemory, GuidedSettings, Memory, PlainMemory, Settings
from ludi.bots.network import Network
from ludi.bots.tree import DEEPEST, NONE
from ludi.engine.contract import Game, State
from ludi.engine.record import Cells
from ludi.engine.streams import below, new_streams

SLICE: Final = 0.008  # seconds between two looks at the clock, at most
NEARER: Final = 3  # and no more than such a part of the time left, so that the end is met
FIRST_SLICE: Final = 16  # iterations before the pace is known
MOST_NODES: Final = 1 << 17  # of a tree in memory; beyond that what grew where few iterations came by is forgotten
LEAST_LEFT: Final = 1e-3  # seconds in which nothing more is begun
SEEN_ANYHOW: Final = 3  # so few options nobody overlooks
COMPARED: Final = (8, 4, 2)  # so many of the best options are compared, in turn
ENOUGH: Final = 0.25  # an option visited as often, by the most visited, is judged by its value
DOUBT: Final = 2.0  # standard errors by which a value may be worse than it seems
BORROWED: Final = 4.0  # visits by which an option's values are thought to differ as much as everybody's


@dataclass(frozen=True)
class Considered:
    """One option after thinking."""

    code: int
    visits: int
    values: tuple[float, ...]  # each seat's chance of winning
    line: tuple[str, ...]  # what is expected to be played and drawn, the option itself first, as notation


class Found(NamedTuple):
    """Of each option its code, how often it was tried, its value for who decides, and the sum of its values squared."""

    codes: Cells
    visits: Cells
    known: Cells
    squares: Cells

    def merit(self) -> Cells:
        """What is chosen by: the value, with some doubt, of options tried about as often as any; the others follow by
        how often they were tried."""
        most = int(self.visits.max())
        tried = np.maximum(self.visits, 1)
        apart = np.where(self.visits > 0, self.squares - tried * self.known**2, 0.0)
        usual = apart.sum() / max(int(self.visits.sum()), 1)
        spread = (apart + BORROWED * usual) / (tried + BORROWED)
        value = self.known - DOUBT * np.sqrt(np.maximum(spread, 0.0) / tried)
        rest = (self.visits + self.known) / (most + 1)
        found: Cells = np.where(self.visits >= max(1.0, ENOUGH * most), 2.0 + value, rest)
        return found


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
        found = self._summed()
        total = found.visits.sum()
        often = (found.visits / max(total, 1)).tolist()
        self.last_policy = dict(zip(found.codes.tolist(), often, strict=True)) if total else None
        self.last_shares = self._shares()
        merit, known = found.merit(), found.known
        seen = [i for i in range(len(merit)) if self._sees(len(merit))] or [int(merit.argmax())]
        best = max(seen, key=lambda i: merit[i])
        if self._level.careless > 0:
            fair = [i for i in seen if known[i] >= known[best] - self._level.careless]
            best = fair[below(self._whims, len(fair))]
        return int(found.codes[best])

    def think(self, s: State) -> None:
        """Search from a position until the budget is used up or more would change nothing."""
        for memory in self._memories:
            memory.begin(s)
        self._think(self._budget)

    def compare(self, s: State) -> None:
        """Search from a position for those who want to see its options side by side.

        Half of the budget says which are best; the rest is spent on those alone, the same on each, fewer every time.
        """
        for memory in self._memories:
            memory.begin(s)
        self._think(self._budget.part(2))
        options = len(self._summed().codes)
        sizes = [size for size in COMPARED if size < options] or [options]
        for size in sizes:
            best = np.argsort(-self._summed().merit(), kind="stable")[:size]
            for option in best.tolist():
                self._think(self._budget.part(2 * len(sizes) * size), option)

    def _think(self, budget: Budget, option: int = NONE) -> None:
        """Let all trees grow: within a budget for the position, or within one of its own for an option of the root."""
        begun, at_first = time.perf_counter(), self._visits()
        kept = at_first if option == NONE else 0
        most = None if budget.iterations is None else budget.iterations - kept
        asked, grown, each, left = 0, 0, FIRST_SLICE, budget.seconds  # iterations are cut short where memory is full
        while (most is None or most > grown) and (left is None or left > 0):
            before = time.perf_counter()
            sliced = each if most is None else min(each, -(-(most - grown) // len(self._memories)))
            self._grow(sliced, option)
            now = time.perf_counter()
            asked, grown = asked + sliced * len(self._memories), self._visits() - at_first
            pace = asked / max(now - begun, 1e-6)
            if budget.seconds is not None:
                left = budget.seconds - (now - begun) - kept / pace
            wanted = SLICE if left is None else min(SLICE, left / NEARER)
            each = max(1, int(sliced * min(wanted / max(now - before, 1e-6), 8.0)))
            if left is not None and (left < LEAST_LEFT or (option == NONE and self._settled(left * pace))):
                return
            if not self._has_room(limited=budget != Budget()):
                return

    def _has_room(self, limited: bool) -> bool:
        """Whether all trees can grow on, perhaps after forgetting the least of what they hold."""
        for memory in self._memories:
            if memory.tree.full and limited:
                memory.thin_out()
        return not any(memory.tree.full for memory in self._memories)

    def _visits(self) -> int:
        return sum(memory.root_visits for memory in self._memories)

    def _settled(self, rest: float) -> bool:
        """Whether the leading option cannot be overtaken any more in the iterations left."""
        ordered = np.sort(self._summed().visits)
        return bool(ordered[-1] - ordered[-2] > rest)

    def _grow(self, iterations: int, option: int = NONE) -> None:
        if self._pool is None:
            self._memories[0].grow(iterations, option)
        else:
            list(self._pool.map(lambda memory: memory.grow(iterations, option), self._memories))

    def _summed(self) -> "Found":
        """The root's options over all trees."""
        trees = [memory.options() for memory in self._memories]
        visits, totals, squares = (
            np.sum([options[name] for options in trees], axis=0) for name in ("visits", "total", "squares")
        )
        known = np.where(visits > 0, totals / np.maximum(visits, 1), trees[0]["guess"])
        return Found(trees[0]["code"], visits, known, squares)

    def _shares(self) -> tuple[float, ...] | None:
        """Everybody's chance at the root, over all trees; None if nothing was searched."""
        visits = self._visits()
        totals = np.sum([memory.nodes[0].total for memory in self._memories], axis=0)
        players = int(self._memories[0].tree.players)
        return tuple(map(float, totals[:players] / visits)) if visits else None

    def _sees(self, options: int) -> bool:
        return options <= SEEN_ANYHOW or below(self._whims, 1000) < 1000 * self._level.notices

    def considered(self) -> list[Considered]:
        """What the last thinking found, what it would choose first."""
        merit = self._summed().merit()
        return [self._considered(i) for i in np.argsort(-merit, kind="stable").tolist()]

    def _considered(self, i: int) -> Considered:
        parts = [(memory.options()[i], memory) for memory in self._memories]
        visits = [int(part.visits) for part, _ in parts]
        weights = [max(count, 1) for count in visits]
        values = np.average([memory.values(part) for part, memory in parts], axis=0, weights=weights)
        longest = max((memory.line(part) for part, memory in parts), key=len)
        return Considered(int(parts[0][0].code), sum(visits), tuple(map(float, values)), longest)
