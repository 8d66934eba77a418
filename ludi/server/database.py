"""Opening the database: its engine, and migrating it to the present version."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import AsyncAdaptedQueuePool, Connection, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludi.engine.errors import LudiError
from ludi.server.settings import database_url

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATING = 0x1ED1  # the advisory lock that lets one of several starting servers migrate
UNREACHABLE = (OSError, SQLAlchemyError, sqlite3.Error, TimeoutError)
MEMORY = ":memory:"
SILENT = 10  # seconds within which a process goes on with a transaction it has begun
OWN = 0o600  # the cookie key and the secrets of running games are in the file


async def open_database(given: str, existing: bool = False) -> AsyncEngine:
    """The engine of a reachable, migrated database, or LudiError with one sentence."""
    engine = connect_database(given, existing)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(_check_revision, given)
            await connection.run_sync(upgrade)
    except Exception as error:
        await engine.dispose()
        if is_database_error(error):
            raise LudiError(f"The database {shown(given)} cannot be opened: {why(error)}.") from None
        raise
    return engine


def is_database_error(error: BaseException) -> bool:
    """Whether the database, or the way to it, is to blame."""
    return isinstance(error, UNREACHABLE) or "asyncpg" in type(error).__module__


async def check_soundness(engine: AsyncEngine, given: str) -> None:
    """LudiError if a SQLite file is damaged: better before the first game than in the middle of one."""
    if engine.dialect.name != "sqlite":
        return
    try:
        async with engine.connect() as connection:
            found = str((await connection.execute(text("pragma quick_check(1)"))).scalar())
    except UNREACHABLE as error:
        found = why(error)
    if found != "ok":
        first = found.strip().splitlines()[-1].rstrip(".")
        raise LudiError(f"The database {shown(given)} is damaged ({first}); restore it with “ludi restore”.")


def connect_database(given: str, existing: bool = False) -> AsyncEngine:
    """The engine of a database that may still have to be made (unless it must be there), migrated or reached."""
    url = database_url(given)
    try:
        if not url.startswith("sqlite"):
            return _let_go(create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True))
        file = make_url(url).database
        if existing and not (file and Path(file).is_file()):
            raise LudiError(f"There is no database {file}.")
        _make_private(file)
        # A database in memory lives in one connection: whoever comes second waits for the first one's transaction.
        alone = (
            {} if file and file != MEMORY else {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
        )
        engine = create_async_engine(url, connect_args={"timeout": 30}, **alone)
    except SQLAlchemyError as error:
        raise LudiError(f"“{given}” is no database: {why(error)}.") from None

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _let_go(engine: AsyncEngine) -> AsyncEngine:
    """PostgreSQL takes back what a process has locked that fell silent: its machine may be gone."""

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"set idle_in_transaction_session_timeout = '{SILENT}s'")
        cursor.close()
        connection.commit()

    return engine


def _make_private(file: str | None) -> None:
    """A file that only its owner can read, made before SQLite does, which gives its journals the same rights."""
    if not file or file == MEMORY:
        return
    path = Path(file)
    if not path.parent.is_dir():  # SQLite makes its file, but no folder
        raise LudiError(f"The database {file} cannot be opened: there is no folder {path.parent}.")
    with suppress(OSError):  # what is wrong with it SQLite will say
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN))
    for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(OSError):
            each.chmod(OWN)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def revisions() -> list[str]:
    """All versions of the schema, the first one first."""
    return [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def revision_of(connection: Connection) -> str | None:
    """The version of a database's schema; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _check_revision(connection: Connection, given: str) -> None:
    found, known = revision_of(connection), revisions()
    if found is not None and found not in known:
        raise LudiError(
            f"The database {shown(given)} was made by a newer version of Ludi Romani (its schema is {found}, "
            f"this version knows {known[-1]}); install that version."
        )


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def shown(given: str) -> str:
    """Without a password."""
    try:
        return make_url(given).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return given


def why(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    first = str(cause).strip().splitlines()
    return first[0].rstrip(".") if first else type(cause).__name__
