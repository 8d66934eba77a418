"""The whole database as one file, and back: of either kind, of any version, while servers are running.

The file is gzip; inside, one JSON value a line: what it is and which version the schema has, then for each table its
name and columns, then its rows, and at the end how many rows there were, so that a file cut off is known as such.
"""

import errno
import gzip
import os
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi import __version__
from ludi.engine.errors import LudiError
from ludi.server.database import (
    OWN,
    connect_database,
    is_database_error,
    revision_of,
    revisions,
    shown,
    upgrade,
    why,
)

FORMAT = 1
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
TOGETHER = 1000  # rows read or written in one go
NOT_KEPT = ("alembic_version", "jobs", "processes")  # the version is in the head; the others are of the moment


def _reflected(connection: Connection) -> list[Table]:
    """The tables as they are, in an order in which they can be filled."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in NOT_KEPT]


# ---- making one ------------------------------------------------------------------------------------------------------


async def back_up(database: str, file: Path) -> int:
    """Write a backup; the number of rows. Nobody is kept waiting: it is read as it stands at one moment."""
    engine = connect_database(database, existing=True)
    beside = file.with_name(file.name + ".part")
    try:
        with _private(beside) as raw:
            async with engine.connect() as connection:
                rows = await _write(await _snapshot(connection), raw, database)
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    except Exception as error:
        if isinstance(error, OSError) and error.errno in FULL:
            raise LudiError(f"The backup {file} cannot be written: {error.strerror}.") from None
        if is_database_error(error):
            raise LudiError(f"The database {shown(database)} cannot be read: {why(error)}.") from None
        raise
    finally:
        beside.unlink(missing_ok=True)
        await engine.dispose()
    return rows


def _private(file: Path) -> IO[bytes]:
    """A new file that only its owner can read."""
    try:
        return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWN), "wb")
    except OSError as error:
        raise LudiError(f"The backup {file} cannot be written: {error.strerror}.") from None


async def _snapshot(connection: AsyncConnection) -> AsyncConnection:
    """The connection, which from now on sees the database as it is at this moment."""
    if connection.dialect.name == "postgresql":
        return await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    await connection.exec_driver_sql("BEGIN")
    return connection


async def _write(connection: AsyncConnection, raw: IO[bytes], database: str) -> int:
    revision = await connection.run_sync(revision_of)
    if revision is None:
        raise LudiError(f"There are no games in the database {shown(database)} to back up.")
    if revision not in revisions():
        raise LudiError(
            f"The database {shown(database)} was made by a newer version of Ludi Romani; back it up with that one."
        )
    count = 0
    with gzip.GzipFile(fileobj=raw, mode="wb") as packed:
        head = {"ludi-backup": FORMAT, "revision": revision, "version": __version__, "made": time.time()}
        packed.write(orjson.dumps(head) + b"\n")
        for table in await connection.run_sync(_reflected):
            packed.write(orjson.dumps({"table": table.name, "columns": [c.name for c in table.columns]}) + b"\n")
            found = await connection.stream(select(table).execution_options(yield_per=TOGETHER))
            async for row in found:
                packed.write(orjson.dumps(list(row)) + b"\n")
                count += 1
        packed.write(orjson.dumps({"rows": count}) + b"\n")
    return count


# ---- putting one back ------------------------------------------------------------------------------------------------


async def restore(database: str, file: Path) -> int:
    """Fill an empty database with a backup and bring it to the present version; the number of rows."""
    head = _head(file)
    engine = connect_database(database)
    try:
        await _check_empty(engine, database)
        return await _restore(engine, file, str(head["revision"]))
    except Exception as error:
        if is_database_error(error):
            raise LudiError(f"The database {shown(database)} cannot be restored: {why(error)}.") from None
        raise
    finally:
        await engine.dispose()


async def _restore(engine: AsyncEngine, file: Path, revision: str) -> int:
    try:
        async with engine.begin() as connection:
            return int(await connection.run_sync(_fill, file, revision))
    except Exception:
        if engine.dialect.name == "sqlite":  # which does not take back the making of tables
            async with engine.begin() as connection:
                await connection.run_sync(_drop_all)
        raise


async def _check_empty(engine: AsyncEngine, database: str) -> None:
    """One that a server has opened, but in which nobody has played, is emptied."""
    async with engine.begin() as connection:
        found = {table.name: table for table in await connection.run_sync(_reflected)}
        if not found:
            return
        played = found.get("tables")
        count = (
            (await connection.execute(select(func.count()).select_from(played))).scalar() if played is not None else 1
        )
        if count or played is None:
            raise LudiError(f"The database {shown(database)} is not empty; a backup is restored into an empty one.")
        await connection.run_sync(_drop_all)


def _drop_all(connection: Connection) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


def _fill(connection: Connection, file: Path, revision: str) -> int:
    upgrade(connection, revision)
    tables = {table.name: table for table in _reflected(connection)}
    for table in reversed(tables.values()):
        connection.execute(table.delete())  # what the migrations have put there
    count = 0
    for name, columns, rows in _groups(file):
        if name not in tables or not set(columns) <= set(tables[name].columns.keys()):
            raise _bad(file, f"its table {name} is none of version {revision}")
        connection.execute(insert(tables[name]), [dict(zip(columns, row, strict=True)) for row in rows])
        count += len(rows)
    upgrade(connection)
    return count


# ---- reading the file ------------------------------------------------------------------------------------------------


def _bad(file: Path, how: str) -> LudiError:
    return LudiError(f"{file} is no backup that can be restored: {how}.")


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield orjson.loads(line)
    except EOFError:
        raise _bad(file, "it is cut off") from None
    except (gzip.BadGzipFile, zlib.error, ValueError):
        raise _bad(file, "it is damaged, or something else") from None
    except OSError as error:
        raise LudiError(f"The backup {file} cannot be read: {error.strerror or error}.") from None


def _head(file: Path) -> dict[str, Any]:
    head = next(_lines(file), None)
    if not isinstance(head, dict) or "ludi-backup" not in head:
        raise _bad(file, "it does not say so")
    if head["ludi-backup"] != FORMAT or head.get("revision") not in revisions():
        raise LudiError(
            f"{file} was made by a newer version of Ludi Romani ({head.get('version')}); restore it with that one."
        )
    return head


def _groups(file: Path) -> Iterator[tuple[str, Sequence[str], list[list[Any]]]]:
    """The rows of each table, a thousand at a time; LudiError if some are missing."""
    name, columns, rows, count, total = "", list[str](), list[list[Any]](), 0, None
    lines = _lines(file)
    next(lines)
    for line in lines:
        if isinstance(line, list) and name and len(line) == len(columns):
            rows.append(line)
            count += 1
        if rows and (isinstance(line, dict) or len(rows) == TOGETHER):
            yield name, columns, rows
            rows = []
        if isinstance(line, dict):
            name, columns, total = line.get("table", ""), line.get("columns", []), line.get("rows")
    if total != count:
        raise _bad(file, "it is cut off")
