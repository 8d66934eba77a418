"""Who says what positions are worth: the game's own first sight, the search, whole games played on, a network.

What a judge says depends on the position alone and on what it is asked to compare: judged twice, here or elsewhere, in
this order or another, a position is worth the same. Judges of one name judge alike, so that it can be kept under it.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.analysis.line import Look, Option, Shares
from ludi.analysis.walk import Position, after, state_of
from ludi.bots.deciding import STANDING, add_tree, clear, rank
from ludi.bots.memory import GuidedMemory, Memory, PlainMemory, Settings
from ludi.bots.network import Network, digest_of, load, packaged
from ludi.bots.thinker import MOST_NODES, ROOM_EACH, ROOM_MORE
from ludi.bots.tree import SEATS
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, State
from ludi.engine.errors import LudiError, quoted
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells
from ludi.engine.streams import new_streams

BEST_FEW: Final = 4  # options that are compared with the same effort
FREELY: Final = 0.5  # part of the effort that goes where the search wants
WAYS: Final = 16  # that a draw may go, where a judge only knows decisions
SEED: Final = 1
FIRST_SIGHT: Final = "first-sight"
SEARCH: Final = "search"
PLAYOUTS: Final = "playouts"
NETWORK: Final = "network"
LARGEST: Final = 100_000  # iterations for one position
_SPEC: Final = re.compile(r"(?P<kind>first-sight|search|playouts|network)(:(?P<file>.+?))?(@(?P<number>\d{1,6}))?")

USUAL: Final = Settings()
WHOLE_GAMES: Final = Settings(horizon=1 << 20)  # played on by the cheap policy to the end


class Judge(ABC):
    """Says what positions are worth."""

    name: str

    @abstractmethod
    def look(self, s: State, asked: Sequence[int]) -> Look:
        """What a choice or a draw of two or more is worth; the options asked for are compared with the best."""

    @abstractmethod
    def another(self) -> "Judge":
        """One of the same kind, for another thread."""


def judged(judge: Judge, game: Game, position: Position, asked: Sequence[int]) -> Look:
    """What a judge makes of any settled position; of the end, what the game says."""
    s = as_numpy(state_of(game, position))
    if game.rules.decider(s) == OVER:
        return Look(tuple(game.payoffs(s, int(s.players))))
    return judge.look(s, asked)


@dataclass(frozen=True)
class JudgeSpec:
    """A judge as it is asked for: `first-sight`, `search@400`, `playouts@400`, `network@400`, `network:FILE@400`."""

    kind: str
    iterations: int = 0  # for each position
    network: str = ""

    def __str__(self) -> str:
        name = f"{self.kind}:{self.network}" if self.network else self.kind
        return f"{name}@{self.iterations}" if self.iterations else name

    def make(self, game: Game, seed: int = SEED) -> Judge:
        """The judge, or LudiError with a sentence."""
        seeded = "" if seed == SEED else f" seed {seed}"
        if self.kind != NETWORK:
            settings = WHOLE_GAMES if self.kind == PLAYOUTS else USUAL
            return Searching(How(game, f"{self}{seeded}", self.iterations, seed, settings))
        network = load(Path(self.network), game) if self.network else packaged(game)
        if network is None:
            raise LudiError(f"No network comes with {game.title}; name the file of one: network:FILE@200.")
        name = f"network {digest_of(network)}@{self.iterations}{seeded}"  # whatever file it lies in
        return Searching(How(game, name, self.iterations, seed, network=network))


def usual(game: Game, iterations: int) -> JudgeSpec:
    """The best judge there is for a game, with so many iterations for a position."""
    if iterations == 0:
        return JudgeSpec(FIRST_SIGHT)
    return JudgeSpec(NETWORK if packaged(game) else SEARCH, iterations)


def parse_judge(text: str) -> JudgeSpec:
    """A judge by name, or LudiError with the choices."""
    found = _SPEC.fullmatch(text.strip())
    if found is None or (found["file"] and found["kind"] != NETWORK):
        raise LudiError(
            f"There is no judge {quoted(text)}; choose first-sight, search@N, playouts@N, network@N or network:FILE@N, "
            "where N is how often each position is searched."
        )
    kind, number = found["kind"], int(found["number"] or 0)
    if (kind == FIRST_SIGHT) != (number == 0):
        wrong = "searches nothing; leave the number out" if number else "needs a number, such as @400"
        raise LudiError(f"{quoted(text)} cannot be: {kind} {wrong}.")
    if number > LARGEST:
        raise LudiError(f"{quoted(text)} is too much: {LARGEST} iterations for a position at most.")
    return JudgeSpec(kind, number, found["file"] or "")


@dataclass(frozen=True)
class How:
    """How a search judges."""

    game: Game
    name: str
    iterations: int
    seed: int = SEED
    settings: Settings = USUAL
    network: Network | None = None

    def memory(self) -> Memory:
        """Room for a tree."""
        room = min(ROOM_EACH * self.iterations + ROOM_MORE, MOST_NODES)
        if self.network is not None:
            return GuidedMemory(self.game, self.network, room, self.seed, 0)
        memory = PlainMemory(self.game, room, self.seed, 0)
        memory.set(self.settings)
        return memory


class Searching(Judge):
    """Judges by so many iterations of a search: some where the search wants, the rest so that the best few options are
    tried equally often. Without any, each option is looked at once."""

    def __init__(self, how: How) -> None:
        self.name = how.name
        self._how, self._game = how, how.game
        self._memory: Memory | None = None
        self._to_decision, self._tally = bound(run_to_decision, how.game), new_tally()
        self._offer: Any = np.zeros(1, dtype=OFFER)[0]
        self._standing: Any = np.zeros(1, dtype=STANDING)[0]

    def another(self) -> "Searching":
        return Searching(self._how)

    def _planted(self, s: State) -> Memory:
        """A tree that begins with a position; nothing of what was judged before is left in it."""
        if self._memory is None:
            self._memory = self._how.memory()
            self._memory.tree.evenly = 1
        self._memory.plant_anew(s)
        return self._memory

    def look(self, s: State, asked: Sequence[int]) -> Look:
        if self._game.rules.decider(s) == CHANCE:
            return Look(self._before_draw(s))
        memory, seat = self._planted(s), int(self._game.rules.decider(s))
        codes = memory.options()["code"].tolist()
        few = self._best_few(memory)
        best = max(few, key=lambda i: memory.values(i)[seat])
        shares = _shares(memory.values(best))
        compared = {*few, *self._also(memory, few, [codes.index(code) for code in asked])}
        options = tuple(Option(code, _shares(memory.values(i)), i in compared) for i, code in enumerate(codes))
        return Look(shares, options, self._plan(s, memory.line(best)) if asked else ())

    def _best_few(self, memory: Memory) -> list[int]:
        """Search, and go on until the options that look best have been tried about equally often; their numbers."""
        if self._how.iterations == 0:
            return list(range(len(memory.options())))
        freely = max(1, int(FREELY * self._how.iterations))
        memory.grow(freely)
        standing = self._standing
        clear(standing)
        add_tree(standing, memory.tree, memory.nodes, memory.edges)
        rank(standing)
        few: list[int] = standing.order[: min(BEST_FEW, int(standing.options))].tolist()
        each = (self._how.iterations - freely + sum(int(standing.tried[i]) for i in few)) // len(few)
        for i in few:
            memory.grow(max(each - int(standing.tried[i]), 1), i)
        return few

    def _also(self, memory: Memory, few: list[int], asked: list[int]) -> list[int]:
        """Try the options asked for as often as the best few."""
        visits = min(int(memory.options()[i].visits) for i in few)
        for i in asked:
            memory.grow(max(visits - int(memory.options()[i].visits), 0), i)
        return asked

    def _plan(self, s: State, line: Sequence[str]) -> tuple[str, ...]:
        """Of what is expected, what the seat itself chooses until something is drawn or another is to choose."""
        game, seat, plan = self._game, self._game.rules.decider(s), list[str]()
        for text in line:
            if game.rules.decider(s) != seat:
                break
            code = next(code for code in game.offered(s) if game.text(s, code) == text)
            plan.append(text)
            s = as_numpy(state_of(game, after(game, s, code)))
        return tuple(plan)

    def _before_draw(self, s: State) -> Shares:
        players, out = int(s.players), np.zeros(SEATS)
        if self._how.network is not None:
            return self._over_ways(s)
        if self._how.iterations == 0:
            self._game.rules.prospects(s, out)
            return _shares(out[:players])
        memory = self._planted(s)
        memory.grow(self._how.iterations)
        return _shares(memory.nodes[0].total[:players] / memory.root_visits)

    def _over_ways(self, s: State) -> Shares:
        """The mean over some ways a draw may go, for judges that only know decisions: what is drawn first is spread
        evenly over its weights, and all of it if there are few outcomes; what is drawn after that is left to chance."""
        players, count = int(s.players), int(self._game.rules.offer(s, self._offer))
        codes, weights = self._offer.codes[:count].tolist(), self._offer.weights[:count].tolist()
        drawn = list(zip(codes, weights, strict=True)) if count <= WAYS else spread(codes, weights)
        each, sums, number = WAYS // len(drawn), [0.0] * players, 0
        for code, weight in drawn:
            for _ in range(each):
                alike, shares = self._one_way(s, code, number, each * len(drawn), each)
                times = weight * each if alike else weight
                sums = [total + times * share for total, share in zip(sums, shares, strict=True)]
                number += 1
                if alike:
                    break
        total = each * sum(weight for _, weight in drawn)
        return tuple(share / total for share in sums)

    def _one_way(self, s: State, code: int, number: int, ways: int, each: int) -> tuple[bool, list[float]]:
        """Draw an outcome, then at random up to a choice: whether nothing more was drawn, so that all ways from here
        are alike, and everybody's shares, of the effort for one way or for all of them."""
        way, stream = s.copy(), new_streams(self._how.seed, number, 1)[0]
        self._game.rules.apply(way, code)
        decides = self._to_decision(way, stream, self._offer, self._tally) > 0
        alike = bool(stream.draws == 0)
        if not decides:
            return alike, self._game.payoffs(way, int(s.players))
        memory = self._planted(way)
        memory.grow(max(1, self._how.iterations * (each if alike else 1) // ways))
        return alike, (memory.nodes[0].total[: int(s.players)] / memory.root_visits).tolist()


def spread(codes: Sequence[int], weights: Sequence[int]) -> list[tuple[int, int]]:
    """So many outcomes of a draw, each for as much of the weight, from the middle of its part."""
    found, place, passed = list[tuple[int, int]](), 0, weights[0]
    for number in range(WAYS):
        while 2 * WAYS * passed <= (2 * number + 1) * sum(weights):
            place += 1
            passed += weights[place]
        found.append((codes[place], 1))
    return found


def _shares(values: Cells) -> Shares:
    return tuple(map(float, values))
