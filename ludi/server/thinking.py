"""Where bots think: worker processes, and a fair queue before them.

Every table waits in line for each of its decisions, so that no table with many bots starves another. Machine code is
compiled in a process of its own when the server starts; until then a game's bots wait and pages say so.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import structlog

from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.server import metrics, worker
from ludi.server.errors import Refusal
from ludi.server.room import Room

T = TypeVar("T")
log = structlog.get_logger("thinking")
INTERPRET = "LUDI_INTERPRET"
PATIENCE = 5.0  # seconds for workers to end


class Thinking:
    """The workers of one server."""

    def __init__(self, workers: int, games: list[str]) -> None:
        self.workers, self.games = workers, games
        self.ready: set[str] = set()
        self._is_ready = {game: asyncio.Event() for game in games}
        self._line: asyncio.Queue[Room] = asyncio.Queue()
        self._preloaded: set[str] = set()
        self._waiting: set[str] = set()  # tables in line or being thought about
        self._pool: Executor = ThreadPoolExecutor(1)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.workers:
            self._pool = self._new_pool()
            self._tasks.append(asyncio.create_task(self._compile(), name="compile"))
        else:
            for game in self.games:
                self._now_ready(game)
        self._tasks += [asyncio.create_task(self._serve(), name="bots") for _ in range(max(1, self.workers))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(TimeoutError):  # a worker in the middle of a thought is waited for, but not long
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> Executor:
        os.environ.pop(INTERPRET, None)  # the server itself interprets; its workers compile
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=worker.end_with_parent)

    # ---- compiling ---------------------------------------------------------------------------------------------------

    async def _compile(self) -> None:
        os.environ.pop(INTERPRET, None)
        context = multiprocessing.get_context("spawn")
        for game in sorted(self.games, key=lambda name: get_game(name).record.itemsize):  # what is ready soon, first
            begun = monotonic()
            process = context.Process(target=worker.compile_politely, args=(game,), daemon=True)
            process.start()
            try:
                while process.is_alive():
                    await asyncio.sleep(0.05)
            finally:
                process.kill()
            if process.exitcode != 0:
                log.error("compiling failed", game=game, status=process.exitcode)
            else:
                log.info("compiled", game=game, seconds=round(monotonic() - begun, 1))
            self._now_ready(game)  # if compiling failed, the worker will tell why for each request

    def preload(self, game: str) -> None:
        """Load a game's machine code into the workers, since a bot will play it soon; without bots no memory is
        spent on it."""
        if self.workers and game not in self._preloaded:
            self._preloaded.add(game)
            self._tasks.append(asyncio.create_task(self._preload(game), name="load"))

    async def _preload(self, game: str) -> None:
        await self._is_ready[game].wait()
        await asyncio.gather(*(self.run(worker.prepare, game) for _ in range(self.workers)))

    def _now_ready(self, game: str) -> None:
        self.ready.add(game)
        self._is_ready[game].set()

    # ---- thinking ----------------------------------------------------------------------------------------------------

    def request(self, room: Room) -> None:
        """A bot has to decide at this table."""
        if room.table.id not in self._waiting:
            self._waiting.add(room.table.id)
            self._line.put_nowait(room)
            metrics.BOT_QUEUE.set(self._line.qsize())

    async def _serve(self) -> None:
        while True:
            room = await self._line.get()
            if room.table.game not in self.ready:  # other games need not wait until this one is compiled
                asyncio.get_running_loop().create_task(self._queue_when_compiled(room))
                continue
            metrics.BOT_QUEUE.set(self._line.qsize())
            try:
                with metrics.BOT_SECONDS.time():
                    await self._decide(room)
            except Refusal:
                pass  # the table has changed meanwhile; whoever changed it has asked again
            except Exception:
                log.exception("bot failed", table=room.table.id)
                await asyncio.sleep(1)
            self._waiting.discard(room.table.id)
            if bot_to_move(room) is not None:
                self.request(room)

    async def _queue_when_compiled(self, room: Room) -> None:
        await self._is_ready[room.table.game].wait()
        self._line.put_nowait(room)

    async def _decide(self, room: Room) -> None:
        seat = bot_to_move(room)
        if seat is None:
            return
        number, bot = room.number, str(room.seats[seat].bot)
        codes = await self.run(worker.think, room.table.game, room.match.state.tobytes(), seat, bot)
        if room.number == number and bot_to_move(room) == seat:
            await room.commit_codes(seat, number, codes)

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """In a worker; a worker that died is replaced and asked again, once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, function, *args)
        except BrokenProcessPool:
            log.warning("worker died", job=function.__name__)
            with suppress(Exception):
                self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, function, *args)

    async def run_now(self, game: str, function: Callable[..., T], *args: Any) -> T:
        """In a worker; while the game is not compiled yet, in a thread, interpreted."""
        if game in self.ready:
            return await self.run(function, *args)
        return await asyncio.to_thread(function, *args)

    async def run_for(self, game: str, function: Callable[..., T], *args: Any) -> T:
        """In a worker, once the game is compiled."""
        if game not in self._is_ready:
            raise LudiError(f"There is no game called {game!r} here.")
        await self._is_ready[game].wait()
        return await self.run(function, *args)


def bot_to_move(room: Room) -> int | None:
    """The seat that has to decide, if a bot plays it."""
    seat = room.decider
    return seat if seat is not None and room.seats[seat].played_by_bot else None
