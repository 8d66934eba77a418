"""What the database itself holds, read past the server."""

import asyncio
import sqlite3
from typing import Any

import asyncpg


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query (or what a statement changes), from either kind of database."""
    scheme, _, rest = database.partition("://")
    if scheme == "sqlite":
        connection = sqlite3.connect(rest.removeprefix("/"), isolation_level=None)
        try:
            return list(connection.execute(query))
        finally:
            connection.close()
    return asyncio.run(_from_postgres(database, query))


async def _from_postgres(database: str, query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def stored_moves(database: str, table: str) -> list[tuple[int, int]]:
    """Number and code of every stored move of a table."""
    query = f"select number, code from moves where table_id = '{table}' order by number"
    return await asyncio.to_thread(rows, database, query)
