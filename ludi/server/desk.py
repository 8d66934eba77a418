"""Trying things out on the event loop: one thing at a time, by turns of those who ask, and moves for good go first.

Time is counted. Who has used up his, or that of his address, waits; nothing is refused for it.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TypeVar

from ludi.server.fair import Buckets, FairLine

T = TypeVar("T")
PATIENCE = 0.25  # seconds that what is tried out waits for moves that are being stored
PER_GUEST = (0.15, 2.0)  # seconds of work in a second, and the most that is saved up
PER_ADDRESS = (0.4, 5.0)


class Desk:
    """The one of a server process."""

    def __init__(self) -> None:
        self._guests, self._addresses = Buckets(*PER_GUEST), Buckets(*PER_ADDRESS)
        self._line: FairLine[tuple[Callable[[], Any], asyncio.Future[Any], Callable[[float], None]]] = FairLine()
        self._commits = 0
        self._no_commit = asyncio.Event()
        self._no_commit.set()
        self._task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @contextmanager
    def commit(self) -> Iterator[None]:
        """While a move is being played for good."""
        self._commits += 1
        self._no_commit.clear()
        try:
            yield
        finally:
            self._commits -= 1
            if not self._commits:
                self._no_commit.set()

    async def wait(self, guest: str, address: str) -> None:
        """Until this guest, and his address, have time left."""
        for bucket in (self._guests.of(guest), self._addresses.of(address)):
            while (pause := bucket.wait) > 0:
                await asyncio.sleep(pause)

    def charge(self, guest: str, address: str, seconds: float) -> None:
        self._guests.of(guest).charge(seconds)
        self._addresses.of(address).charge(seconds)

    async def do(self, guest: str, address: str, work: Callable[[], T]) -> T:
        """What the work returns or raises, when its turn has come."""
        if self._task is None:
            self._task = asyncio.create_task(self._serve(), name="desk")
        await self.wait(guest, address)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._line.put(guest, (work, done, lambda seconds: self.charge(guest, address, seconds)))
        return await done

    async def _serve(self) -> None:
        while True:
            work, done, charge = await self._line.get()
            await self._let_commits_pass()
            if done.cancelled():
                continue
            begun = perf_counter()
            try:
                done.set_result(work())
            except Exception as error:
                done.set_exception(error)
            took = perf_counter() - begun
            charge(took)
            await asyncio.sleep(took)  # as much for everything else as for this

    async def _let_commits_pass(self) -> None:
        if self._commits:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._no_commit.wait()
            except TimeoutError:
                pass
