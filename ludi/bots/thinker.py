"""A search at work for one seat: its memory, its budget, its answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from ludi.bots.levels import LEVELS, Budget
from ludi.bots.search import glance, plant, search
from ludi.bots.tree import DEEPEST, EDGE, NODE, NONE, SEATS, TREE, find, transplant
from ludi.engine.contract import Game, State
from ludi.engine.kernels import bound
from ludi.engine.offers import MAX_OPTIONS, OFFER
from ludi.engine.record import Cells
from ludi.engine.streams import below, new_streams

SLICE: Final = 0.008  # seconds between two looks at the clock, about
FIRST_SLICE: Final = 32  # iterations before the pace is known
EDGES: Final = 16  # room for them, for each node: most nodes are never looked into
MOST_NODES: Final = 1 << 17
LINE: Final = 10  # choices and draws of a principal line at most
SEEN_ANYHOW: Final = 3  # so few options nobody overlooks


@dataclass(frozen=True)
class Considered:
    """One option after thinking."""

    code: int
    visits: int
    values: tuple[float, ...]  # each seat's chance of winning
    line: tuple[str, ...]  # what is expected to be played and drawn, the option itself first, as notation


@dataclass(frozen=True)
class Settings:
    """How to search, as `Tree` explains. Found by matches of the search against itself: bench/settings.py."""

    explore: float = 2.0
    sharpness: float = 3.0
    trust: float = 1.0
    horizon: int = 1  # to the beginning of the next turn, or of what the game counts as one
    sample: int = 12


WHOLE_GAMES: Final = Settings(horizon=1 << 20, sample=1)  # each judged by playing on at random to the end


class Memory:
    """A tree, with the kernels that work on it. Its arrays are used again for every decision."""

    def __init__(self, game: Game, room: int, seed: int, number: int) -> None:
        self.game = game
        self.tree: Any = np.zeros(1, dtype=TREE)[0]
        self.set(Settings())
        self._halves = [self._arrays(game, room) for _ in range(2)]  # the tree moves from one to the other
        self._origins = np.zeros(room, dtype=np.int32)
        self._stream = new_streams(seed, number, 1)[0]
        self._offers, self._path = np.zeros(2, dtype=OFFER), np.zeros((2, DEEPEST), dtype=np.int32)
        self._trial, self._work = np.zeros(2, dtype=game.record), np.zeros(1, dtype=game.record)
        self._value = np.zeros(SEATS)
        self._plant, self._search, self._glance = bound(plant, game), bound(search, game), bound(glance, game)

    @staticmethod
    def _arrays(game: Game, room: int) -> tuple[Cells, Cells, Cells]:
        """Nodes, edges (with room to spare for two large offers, which the search asks for), positions.

        The system gives memory only where they are written to.
        """
        edges = np.zeros(room * EDGES + 2 * MAX_OPTIONS, dtype=EDGE)
        return np.zeros(room, dtype=NODE), edges, np.zeros(room, dtype=game.record)

    @property
    def nodes(self) -> Cells:
        return self._halves[0][0]

    @property
    def edges(self) -> Cells:
        return self._halves[0][1]

    @property
    def states(self) -> Cells:
        return self._halves[0][2]

    @property
    def root_visits(self) -> int:
        return int(self.nodes[0].visits)

    def set(self, settings: Settings) -> None:
        """Search in another way from now on."""
        for name, value in asdict(settings).items():
            setattr(self.tree, name, value)

    def begin(self, s: State) -> None:
        """Make a position the root: the tree that already grows from it, or a new one."""
        nodes, edges, states = self._halves[0]
        words = _words(states)
        root = find(_words(np.array([s], dtype=self.game.record))[0], words, int(self.tree.nodes))
        if root == NONE or nodes[root].first == NONE:
            self.tree.players, self.tree.full = s.players, 0
            self._plant(s, self.tree, nodes, edges, states, self._offers, self._trial, self._value)
        elif root > 0:
            new_nodes, new_edges, new_states = self._halves[1]
            transplant(root, nodes, edges, words, self.tree, new_nodes, new_edges, _words(new_states), self._origins)
            self._halves.reverse()

    def grow(self, iterations: int) -> None:
        nodes, edges, states = self._halves[0]
        self._search(
            iterations,
            self.tree,
            nodes,
            edges,
            states,
            self._stream,
            self._offers,
            self._trial,
            self._work,
            self._path,
            self._value,
        )

    def options(self) -> Cells:
        """The root's edges."""
        root = self.nodes[0]
        return self.edges[root.first : root.first + root.count]

    def values(self, edge: Any) -> Cells:
        """Each seat's chance after an option of the root."""
        players = int(self.tree.players)
        if edge.child != NONE:
            node = self.nodes[edge.child]
            return np.array(node.total[:players] / node.visits)
        root = self.nodes[0]
        self._glance(self.states[0], int(root.seat), int(edge.code), self._offers, self._trial, self._value)
        return self._value[:players].copy()

    def line(self, edge: Any) -> tuple[str, ...]:
        """What is tried most often after an option of the root."""
        texts: list[str] = []
        number = 0
        while edge is not None and len(texts) < LINE:
            texts.append(self.game.text(self.states[number], int(edge.code)))
            number = int(edge.child)
            edge = None
            if number != NONE and self.nodes[number].first != NONE:
                node = self.nodes[number]
                following = self.edges[node.first : node.first + node.count]
                tried = following["visits"]
                edge = following[int(tried.argmax())] if tried.any() else None
        return tuple(texts)


def _words(states: Cells) -> Cells:
    """Positions as machine words, one row each: records are made of whole ones."""
    return states.view(np.int64).reshape(len(states), -1)


class Thinker:
    """A level at play: chooses for a seat, and keeps the tree for the next decision."""

    def __init__(self, game: Game, name: str, seed: int, budget: Budget | None = None, threads: int = 1) -> None:
        self.name = name
        self._game = game
        self._level = LEVELS[name]
        self._budget = budget or self._level.budget
        self._whims = new_streams(seed, threads, 1)[0]
        most = self._budget.iterations
        room = MOST_NODES if most is None else min(2 * most + 64, MOST_NODES)
        self._memories = [Memory(game, room, seed, number) for number in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.last_policy: dict[int, float] | None = None  # of the last choice: the share of visits by code

    def set(self, settings: Settings) -> None:
        """Search in another way from now on."""
        for memory in self._memories:
            memory.set(settings)

    def choose(self, s: State, seat: int) -> int:
        """The code it chooses for the seat that decides."""
        offered = self._game.offered(s)
        if len(offered) == 1:
            self.last_policy = None
            return offered[0]
        self.think(s)
        codes, visits, known = self._summed()
        total = visits.sum()
        self.last_policy = dict(zip(map(int, codes), map(float, visits / total), strict=True)) if total else None
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
        return sorted(found, key=lambda option: (-option.visits, -max(option.values)))
