"""What one thread of a search thinks with: a tree, and the kernels that make it grow, with or without a network."""

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final

import numpy as np

from ludi.bots.assess import Mind, new_mind
from ludi.bots.guided import guided_outlook, guided_plant, guided_search, guided_try_each
from ludi.bots.network import Network
from ludi.bots.search import outlook, plant, search
from ludi.bots.tree import DEEPEST, EDGE, NODE, NONE, SEATS, TREE, find, follow_line, transplant, worth_keeping
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, State
from ludi.engine.kernels import bound
from ludi.engine.observing import raw_bytes
from ludi.engine.offers import MAX_OPTIONS, OFFER
from ludi.engine.record import Cells
from ludi.engine.streams import new_streams

EDGES: Final = 16  # room for them, for each node: most nodes are never looked into
LINE: Final = 10  # choices and draws of a principal line at most


@dataclass(frozen=True)
class Settings:
    """How to search, as `Tree` explains. Found by matches of the search against itself: bench/settings.py."""

    explore: float = 2.0
    sharpness: float = 3.0
    trust: float = 1.0
    horizon: int = 1  # to the beginning of the next turn, or of what the game counts as one
    sample: int = 12


@dataclass(frozen=True)
class GuidedSettings:
    """How to search with a network."""

    explore: float = 1.0
    sharpness: float = 1.0  # of the network's policy: larger follows it more closely
    trust: float = 0.02  # how much worse an option is thought that was never tried


WHOLE_GAMES: Final = Settings(horizon=1 << 20, sample=1)  # each judged by playing on at random to the end


class Memory(ABC):
    """A tree, with the kernels that work on it. Its arrays are used again for every decision."""

    settings: ClassVar["Settings | GuidedSettings"]

    def __init__(self, game: Game, room: int, seed: int, number: int) -> None:
        self.game = game
        self.tree: Any = np.zeros(1, dtype=TREE)[0]
        self.set(self.settings)
        self._halves = [self._arrays(game, room) for _ in range(2)]  # the tree moves from one to the other
        self._origins = np.zeros(room, dtype=np.int32)
        self._stream = new_streams(seed, number, 1)[0]
        self._offers, self._path = np.zeros(2, dtype=OFFER), np.zeros((2, DEEPEST), dtype=np.int32)
        self._work = np.zeros(1, dtype=game.record)
        self._value = np.zeros(SEATS)

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

    def set(self, settings: "Settings | GuidedSettings") -> None:
        """Search in another way from now on."""
        for name, value in asdict(settings).items():
            setattr(self.tree, name, value)

    def begin(self, s: State) -> None:
        """Make a position the root: the tree that already grows from it, or a new one."""
        s, words = as_numpy(s), _words(self.states)
        root = find(_words(np.array([s], dtype=self.game.record)), self.nodes, words, self.tree)
        if root == NONE:
            self.plant(s)
        elif root > 0:
            self._move(root, 0)

    def plant_anew(self, s: State) -> None:
        """Begin with a position as if nothing had ever been thought before."""
        self._stream.draws = 0
        self.tree.iterations = 0
        self._value[:] = 0.0
        self.plant(s)

    def thin_out(self) -> None:
        """Make room for more by forgetting what grew where few iterations came by."""
        nodes, edges, _ = self._halves[0]
        self._move(0, worth_keeping(nodes, edges, self.tree))

    def _move(self, root: int, least: int) -> None:
        nodes, edges, states = self._halves[0]
        new_nodes, new_edges, new_states = self._halves[1]
        words, new_words = _words(states), _words(new_states)
        transplant(root, least, nodes, edges, words, self.tree, new_nodes, new_edges, new_words, self._origins)
        self._halves.reverse()

    @abstractmethod
    def plant(self, s: State) -> None:
        """Begin a tree with a position somebody has to choose in."""

    @abstractmethod
    def grow(self, iterations: int, forced: int = NONE) -> None:
        """Search further, by the root's option of this number unless it is NONE."""

    @abstractmethod
    def outlook(self, i: int) -> None:
        """What an option of the root is worth to each seat, as far as it is known, into `_value`."""

    def options(self) -> Cells:
        """The root's edges."""
        root = self.nodes[0]
        return self.edges[root.first : root.first + root.count]

    def values(self, i: int) -> Cells:
        """Each seat's chance after an option of the root."""
        self.outlook(i)
        return self._value[: int(self.tree.players)].copy()

    def line(self, i: int) -> tuple[str, ...]:
        """What is tried most often after an option of the root, as notation."""
        line = np.zeros((LINE, 2), dtype=np.int32)
        length = follow_line(i, self.nodes, self.edges, line)
        return tuple(self.game.text(self.states[number], int(code)) for number, code in line[:length])


class PlainMemory(Memory):
    """Searches by first sight, and by playing on."""

    settings = Settings()

    def __init__(self, game: Game, room: int, seed: int, number: int) -> None:
        super().__init__(game, room, seed, number)
        self._trial = np.zeros(2, dtype=game.record)
        self._plant, self._search, self._outlook = bound(plant, game), bound(search, game), bound(outlook, game)

    @property
    def scratch(self) -> tuple[Cells, Cells, Cells, Cells, Cells]:
        """What kernels work on besides the tree: offers, trial, work, path, value."""
        return self._offers, self._trial, self._work, self._path, self._value

    def plant(self, s: State) -> None:
        nodes, edges, states = self._halves[0]
        self._plant(s, self.tree, nodes, edges, states, self._offers, self._trial, self._value)

    def grow(self, iterations: int, forced: int = NONE) -> None:
        nodes, edges, states = self._halves[0]
        trial, work, path, value = self._trial, self._work, self._path, self._value
        stream, offers = self._stream, self._offers
        self._search(iterations, forced, self.tree, nodes, edges, states, stream, offers, trial, work, path, value)

    def outlook(self, i: int) -> None:
        nodes, edges, states = self._halves[0]
        self._outlook(i, nodes, edges, states, self._offers, self._trial, self._value)


class GuidedMemory(Memory):
    """Searches with a network."""

    settings = GuidedSettings()

    def __init__(self, game: Game, network: Network, room: int, seed: int, number: int) -> None:
        super().__init__(game, room, seed, number)
        self._network = network
        self._minds: dict[int, Mind] = {}
        self._plant, self._search = bound(guided_plant, game), bound(guided_search, game)
        self._outlook, self._try_each = bound(guided_outlook, game), bound(guided_try_each, game)

    @property
    def _mind(self) -> Mind:
        players = int(self.tree.players)
        if players not in self._minds:
            self._minds[players] = new_mind(self.game, self._network, players)
        return self._minds[players]

    def plant(self, s: State) -> None:
        nodes, edges, states = self._halves[0]
        self.tree.players = s.players  # the network is made ready for them
        self._plant(s, self.tree, nodes, edges, states, raw_bytes(states), self._offers, self._mind, self._value)

    @property
    def _thinking(self) -> tuple[Any, ...]:
        """What kernels work on: a tree, and all that is needed besides."""
        nodes, edges, states = self._halves[0]
        beside = self._stream, self._offers, self._work, self._path, self._value, self._mind
        return self.tree, nodes, edges, states, raw_bytes(states), *beside

    def grow(self, iterations: int, forced: int = NONE) -> None:
        self._search(iterations, forced, *self._thinking)

    def try_each(self) -> None:
        """Carry out every option of the root that was never tried."""
        self._try_each(*self._thinking)

    def outlook(self, i: int) -> None:
        self._outlook(i, *self._thinking)


def _words(states: Cells) -> Cells:
    """Positions as machine words, one row each: records are made of whole ones."""
    return states.view(np.int64).reshape(len(states), -1)
