"""Opening the database: its engine, and migrating it to the present version."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludi.engine.errors import LudiError
from ludi.server.settings import database_url

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATING = 0x1ED1  # the advisory lock that lets one of several starting servers migrate
UNREACHABLE = (OSError, SQLAlchemyError, sqlite3.Error, TimeoutError)


async def open_database(given: str) -> AsyncEngine:
    """The engine of a reachable, migrated database, or LudiError with one sentence."""
    engine = _engine(given)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(_upgrade)
    except Exception as error:
        await engine.dispose()
        if isinstance(error, UNREACHABLE) or "asyncpg" in type(error).__module__:
            raise LudiError(f"The database {_shown(given)} cannot be opened: {_why(error)}.") from None
        raise
    return engine


def _engine(given: str) -> AsyncEngine:
    url = database_url(given)
    try:
        if not url.startswith("sqlite"):
            return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
        _check_folder(make_url(url).database)
        engine = create_async_engine(url, connect_args={"timeout": 30})
    except SQLAlchemyError as error:
        raise LudiError(f"“{given}” is no database: {_why(error)}.") from None

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _check_folder(file: str | None) -> None:
    """SQLite makes its file, but no folder."""
    if file and file != ":memory:" and not Path(file).parent.is_dir():
        raise LudiError(f"The database {file} cannot be opened: there is no folder {Path(file).parent}.")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _shown(given: str) -> str:
    """Without a password."""
    try:
        return make_url(given).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return given


def _why(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    first = str(cause).strip().splitlines()
    return first[0].rstrip(".") if first else type(cause).__name__
