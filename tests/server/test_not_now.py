"""While the database is away whoever plays is told to try again in a moment; errors of our own are called so."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from ludi.server.appending import Writer
from ludi.server.database import open_database
from ludi.server.messages import Refused
from ludi.server.outages import is_outage
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.throw_away import Postgres, find_programs, mortal_postgres
from tests.server.client import Person, asynchronous, begin, table_wish
from tests.server.serving import Address, serving


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


OUTAGES: list[Exception] = [
    asyncpg.CannotConnectNowError("the database system is in recovery mode"),
    asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    asyncpg.CrashShutdownError("terminating connection because of crash of another server process"),
    asyncpg.DatabaseDroppedError("gone"),
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.ConnectionFailureError("failed"),
    asyncpg.ClientCannotConnectError("cannot connect"),
    asyncpg.TooManyConnectionsError("too many clients already"),
    asyncpg.DiskFullError("no space left"),
    asyncpg.IdleInTransactionSessionTimeoutError("terminating connection"),
    asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"),
    asyncpg.InterfaceError("cannot perform operation: connection is closed"),
    sqlite_error(sqlite3.SQLITE_BUSY),
    sqlite_error(sqlite3.SQLITE_FULL),
    sqlite_error(sqlite3.SQLITE_IOERR | 10 << 8),
]
OF_OURS: list[Exception] = [
    asyncpg.UndefinedTableError("there is no such table"),
    asyncpg.UniqueViolationError("twice"),
    asyncpg.QueryCanceledError("too slow"),
    asyncpg.InterfaceError("the server expects 4 arguments for this query, 3 were passed"),
    sqlite_error(sqlite3.SQLITE_ERROR),
]


def wrapped(errors: list[Exception]) -> Iterator[Exception]:
    """As the driver raises them, and as SQLAlchemy hands them on."""
    for error in errors:
        yield error
        yield DBAPIError("select 1", None, error)


def called(error: Exception) -> str:
    return f"{type(getattr(error, 'orig', error)).__name__}{' wrapped' if isinstance(error, DBAPIError) else ''}"


UNREACHABLE = [
    *wrapped(OUTAGES),
    ConnectionRefusedError("nobody listens"),
    ConnectionResetError("unexpected connection_lost() call"),
    FileNotFoundError("no socket"),
    TimeoutError("no answer"),
    NoConnectionLeft("QueuePool limit"),
    OperationalError("select 1", None, ValueError("whatever it was"), connection_invalidated=True),
]


@pytest.mark.parametrize("error", UNREACHABLE, ids=called)
def test_it_is_the_database(error: Exception) -> None:
    assert is_outage(error)


@pytest.mark.parametrize("error", [*wrapped(OF_OURS), ValueError("x"), KeyError("x")], ids=called)
def test_it_is_our_own_fault(error: Exception) -> None:
    assert not is_outage(error)


# ---- what is answered ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'x.sqlite3'}"
    with serving(Settings(database=database, workers=0)) as address:
        yield address


def test_a_move_is_played_again_when_the_database_is_back(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = iter(UNREACHABLE)

    async def fail(*_: Any) -> None:
        raise next(failing)

    @asynchronous
    async def check() -> None:
        async with Person(server) as anna, Person(server) as bruno:
            table = await begin(anna, bruno)
            async with anna.live(table) as one, bruno.live(table) as two:
                mover = one if one.my_turn else two
                with monkeypatch.context() as away:
                    away.setattr(Writer, "_insert", fail)
                    for error in UNREACHABLE:
                        answer = await mover.commit(mover.offered[:1])
                        assert isinstance(answer, Refused)
                        assert (answer.reason, answer.state) == ("not_now", None), error
                await mover.play()

    check()
    assert next(failing, None) is None


def test_requests_are_refused_the_same_way(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = iter(UNREACHABLE)

    async def fail(*_: Any) -> None:
        raise next(failing)

    monkeypatch.setattr(Store, "create", fail)

    @asynchronous
    async def check() -> None:
        async with Person(server) as anna:
            for error in UNREACHABLE[:15]:
                answer = await anna.http.post("/api/tables", json=table_wish())
                assert (answer.status_code, answer.json()["reason"]) == (503, "not_now"), error

    check()


# ---- a real one ------------------------------------------------------------------------------------------------------


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    if find_programs() is None:
        pytest.skip("PostgreSQL's programs are not installed")
    with mortal_postgres() as postgres:
        yield postgres


async def errors_until_well(store: Store) -> list[Exception]:
    """Of many who write all the time, until all of them can again."""
    found: list[Exception] = []

    async def write() -> None:
        written = 0
        while written < 10:
            try:
                await store.try_writing()
                written += 1
            except Exception as error:
                found.append(error)
                written = 0
            await asyncio.sleep(0.02)

    await asyncio.gather(*(write() for _ in range(12)))
    return found


def test_whatever_a_crash_brings_is_an_outage(mortal: Postgres, tmp_path: Path) -> None:
    """One of PostgreSQL's processes is killed, then the one that started them all."""

    async def crash(store: Store) -> list[Exception]:
        connection = await asyncpg.connect(mortal.url)
        victim = await connection.fetchval("select pg_backend_pid()")
        writing = asyncio.create_task(errors_until_well(store))
        await asyncio.sleep(0.05)
        os.kill(victim, signal.SIGKILL)
        return await writing

    @asynchronous
    async def check() -> None:
        store = Store(await open_database(mortal.url))
        found = await crash(store)
        restarting = asyncio.create_task(asyncio.to_thread(mortal.kill_and_restart))
        await asyncio.sleep(0.05)
        found += await errors_until_well(store)
        await restarting
        await store.close()
        assert len(found) > 1
        assert [error for error in found if not is_outage(error)] == []

    check()
