"""A server's side of leased work, and a worker's by hand."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ludi.server import working
from ludi.server.database import open_database
from ludi.server.jobs import Jobs, rules_of, unpacked
from ludi.server.working import KINDS, TAKE

TALI = "tali"


@asynccontextmanager
async def asking(database: str) -> AsyncIterator[Jobs]:
    """A server's side of it."""
    engine = await open_database(database)
    asked = Jobs(engine, "server")
    listening = asyncio.create_task(asked.listen())
    try:
        yield asked
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await engine.dispose()


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(database)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def waiting(asked: Jobs, *questions: Coroutine[Any, Any, Any]) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """Asked one after the other; whoever does not get an answer goes away."""
    tasks = []
    for question in questions:
        owed = len(asked._owed)
        tasks.append(asyncio.create_task(question))
        await until(lambda: len(asked._owed) > owed)  # noqa: B023
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question(asked: Jobs, who: str, mark: str, priority: int = 0) -> Coroutine[Any, Any, Any]:
    return asked.ask("think", who, priority, TALI, b"", mark)


async def take(connection: Any, name: str = "w") -> tuple[int, str] | None:
    """The next job and its mark."""
    rows = await connection.fetch(TAKE, name, [rules_of(TALI)], 1, list(KINDS))
    return (rows[0]["id"], unpacked(rows[0]["payload"])[1]) if rows else None


async def taken(connection: Any) -> tuple[int, str]:
    found = await take(connection)
    assert found is not None
    return found


async def until(so: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def shorter(lease: float) -> str:
    """The statement that takes jobs for so short a time."""
    return TAKE.replace(f"+ {working.LEASE}", f"+ {lease}")
