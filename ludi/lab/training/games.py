"""The games a network learns from: many vector environments stepped side by side, each on a thread, as one batch."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ludi.bots.assess import look_around
from ludi.bots.network import SEATS, hint_count
from ludi.engine.contract import Game
from ludi.engine.kernels import bound
from ludi.engine.observing import (
    layout,
    observation_bounds,
    observation_size,
    observation_table,
    observe_batch,
    raw_bytes,
)
from ludi.engine.offers import MAX_OPTIONS
from ludi.engine.record import Cells
from ludi.lab.training.settings import Settings, Table
from ludi.lab.training.teachers import BotTeacher, Teacher, new_teacher
from ludi.lab.vector import VectorEnv


@dataclass
class Batch:
    """What is seen of all environments, a row each: views of memory that is used again."""

    seen: Cells  # int16
    hints: Cells  # float32: what networks are told besides, who decides first
    kinds: Cells
    seats: Cells
    players: Cells
    counts: Cells
    codes: Cells
    ended: Cells
    shares: Cells  # of games that have ended, by seat
    own: Cells  # whether who decides is learning, and not a rival that never changes
    advice: Cells  # how good a teacher finds each option; of one column where nobody teaches

    def part(self, rows: slice) -> "Batch":
        return Batch(*(array[rows] for array in vars(self).values()))


def new_batch(game: Game, count: int, allocate: Callable[..., Cells], taught: bool = False) -> Batch:
    """Room for what is seen of so many environments."""
    return Batch(
        seen=allocate((count, observation_size(game)), np.int16),
        hints=allocate((count, hint_count(game)), np.float32),
        kinds=allocate((count,), np.int64),
        seats=allocate((count,), np.int64),
        players=allocate((count,), np.int64),
        counts=allocate((count,), np.int64),
        codes=allocate((count, MAX_OPTIONS), np.int16),
        ended=allocate((count,), np.bool_),
        shares=allocate((count, SEATS), np.float32),
        own=allocate((count,), np.bool_),
        advice=allocate((count, MAX_OPTIONS if taught else 1), np.float32),
    )


class Chunk:
    """Some environments of one kind, stepped together."""

    def __init__(
        self,
        game: Game,
        table: Table,
        count: int,
        seed: int,
        limit: int,
        batch: Batch,
        teacher: Teacher | None = None,
        alone: bool = False,
    ) -> None:
        self.teacher = teacher
        self.learner = np.arange(count) % table.players  # the seat that learns, where only one does
        self._alone = alone
        self.taught = False  # whether the teacher is asked now
        self.environment = VectorEnv(
            game, table.players, count, dict(table.options), seed=seed, observe=False, masks=False, limit=limit
        )
        self._look = bound(look_around, game)
        self._table, self._value = observation_table(game, table.players), np.zeros(SEATS)
        self._batch = batch
        batch.players[:] = table.players

    def begin(self) -> None:
        self.environment.reset()
        self._batch.ended[:] = False
        self.look()

    def step(self, actions: Cells) -> None:
        """Carry out one action in each, and see what follows."""
        _, _, terminations, truncations, infos = self.environment.step(actions)
        players = self.environment.players
        self._batch.ended[:] = terminations | truncations
        self._batch.shares[:, :players] = np.where(truncations[:, None], 1 / players, infos["payoffs"])
        self.look()

    def look(self) -> None:
        env, batch = self.environment, self._batch
        batch.seats[:], batch.counts[:], batch.codes[:] = env.seats, env.counts, env.codes
        batch.own[:] = env.seats == self.learner if self._alone else True
        observe_batch(raw_bytes(env.states), env.seats, self._table, batch.seen)
        self._look(env.states, env.seats, batch.hints, batch.kinds, self._value)
        if self.taught and self.teacher is not None:
            self.teacher.advise(env, batch.advice)

    def prepare(self, lesson: int, taught: bool) -> None:
        """A lesson begins, taught or not."""
        self.taught = taught
        if taught and self.teacher is not None:
            self.teacher.prepare(lesson)
            self.teacher.advise(self.environment, self._batch.advice)


class Games:
    """All environments of a training run, stepped in two halves: while one is stepped, the other is thought about."""

    def __init__(
        self, game: Game, settings: Settings, threads: int, allocate: Callable[..., Cells], first: int = 0
    ) -> None:
        """`first` is the number of the first chunk, where others play a part of the games."""
        self.game = game
        self.count = settings.environments // (2 * settings.chunk) * 2 * settings.chunk or 2 * settings.chunk
        self.batch = new_batch(game, self.count, allocate, bool(settings.teacher))
        self.halves = (slice(0, self.count // 2), slice(self.count // 2, self.count))
        self._pool = ThreadPoolExecutor(threads)
        chunks = self.count // settings.chunk
        deck = [table for table in settings.tables for _ in range(table.part)]
        self.tables = [deck[(first // 2 + k % (chunks // 2)) % len(deck)] for k in range(chunks)]  # both halves alike
        self._rows = [slice(k * settings.chunk, (k + 1) * settings.chunk) for k in range(chunks)]
        self.chunks = [
            Chunk(
                game,
                table,
                settings.chunk,
                settings.seed * 1_000_003 + first + k & 0xFFFFFFFF,
                settings.limit,
                self.batch.part(rows),
                new_teacher(game, settings.teacher, settings.chunk, settings.seed * 7_919 + first + k & 0xFFFFFFFF),
                bool(settings.against),
            )
            for k, (table, rows) in enumerate(zip(self.tables, self._rows, strict=True))
        ]

    def begin(self) -> None:
        for chunk in self.chunks:
            chunk.begin()

    def prepare(self, lesson: int, taught: bool) -> None:
        """A lesson begins, taught or not."""
        list(self._pool.map(lambda chunk: chunk.prepare(lesson, taught), self.chunks))

    def step(self, half: int, actions: Cells) -> Callable[[], None]:
        """Carry out one action in each environment of a half; what is returned waits until that is done."""
        first, count = self.halves[half].start, len(self.chunks) // 2
        started = [
            self._pool.submit(self.chunks[k].step, actions[self._rows[k].start - first : self._rows[k].stop - first])
            for k in range(half * count, (half + 1) * count)
        ]

        def finish() -> None:
            for each in started:
                each.result()

        return finish

    def close(self) -> None:
        self._pool.shutdown()


def extent(
    game: Game, tables: Sequence[Table], seed: int, count: int = 256, steps: int = 600
) -> tuple[Cells, dict[int, int]]:
    """From random games: the largest number of each cell, with room for more, and the largest code of each decision."""
    largest, codes = np.full(observation_size(game), -1, dtype=np.int64), dict[int, int]()
    for table in tables:
        batch = new_batch(game, count, np.zeros)
        chunk = Chunk(game, table, count, seed, 1 << 20, batch)
        chunk.begin()
        for _ in range(steps):
            chunk.step(chunk.environment.sample())
            largest = np.maximum(largest, batch.seen.max(axis=0))
            last = np.take_along_axis(batch.codes, batch.counts[:, None] - 1, axis=1)[:, 0]
            for kind in np.unique(batch.kinds):
                codes[int(kind)] = max(codes.get(int(kind), 0), int(last[batch.kinds == kind].max()))
    for part in layout(game):
        cells = slice(part.first, part.first + part.count)
        if part.high == 1:
            largest[cells] = 1
        elif len(part.shape) > 1 or part.count > 1:  # what one seat or place can hold, any can
            largest[cells] = largest[cells].max()
    bounds = observation_bounds(game)[1].astype(np.int64)
    return np.minimum(largest + largest // 2 * (largest > 4), bounds), codes


Answer = Callable[[Chunk, Batch], Cells]  # the code that is chosen in each environment


def answering(game: Game, table: Table, bot: str, count: int, seed: int) -> Answer:
    """A plain bot as an opponent."""
    plain = BotTeacher(game, bot, count, seed, left_out=np.arange(count) % table.players)
    return lambda chunk, _: plain.choose(chunk.environment)


class Opponents:
    """Somebody else in all seats but one of some environments, against whom strength is told."""

    def __init__(self, game: Game, table: Table, answer: Answer, count: int, seed: int, limit: int) -> None:
        self.batch = new_batch(game, count, np.zeros)
        self.chunk = Chunk(game, table, count, seed, limit, self.batch, alone=True)
        self._answer = answer

    def share(self, think: Callable[[Batch], Cells]) -> tuple[float, int]:
        """The learner's mean share over the first game of each environment, and the number of games."""
        chunk, batch = self.chunk, self.batch
        chunk.begin()
        count = len(chunk.learner)
        won, done = np.zeros(count), np.zeros(count, dtype=np.bool_)
        while not done.all():
            chunk.step(np.where(batch.own, think(batch), self._answer(chunk, batch)))
            new = batch.ended & ~done
            won[new] = batch.shares[new, chunk.learner[new]]
            done |= new
        return float(won.mean()), count
