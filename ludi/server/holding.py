"""One table held in the database: nobody else, in no other server process, changes it or its seats meanwhile."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from typing import Any

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.server import database_tables as db
from ludi.server.store import Store
from ludi.table.refusals import refusal
from ludi.table.rows import Held, SeatRow, TableRow


@asynccontextmanager
async def held(store: Store, table_id: str) -> AsyncIterator[Held]:
    """All changes of the block are stored as one, or (it raises) none."""
    async with store.engine.begin() as connection:
        rows = await _hold(connection, table_id)
        before = [copy(row) for row in (rows.table, *rows.seats)]
        yield rows
        changed = await _store(connection, before, [rows.table, *rows.seats])
        if changed:
            await store.announce(connection, table_id)


async def _hold(connection: AsyncConnection, table_id: str) -> Held:
    """Writing to the table's row, without changing it, locks it in PostgreSQL; SQLite lets one write at a time.

    It comes before reading, so that what is read is the last word.
    """
    this = db.tables.c.id == table_id
    await connection.execute(update(db.tables).where(this).values(status=db.tables.c.status))
    found = (await connection.execute(select(db.tables).where(this))).mappings().one_or_none()
    if found is None:
        raise refusal("not_found")
    seats = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
    return Held(
        TableRow(**found),
        [SeatRow(**row) for row in (await connection.execute(seats)).mappings()],
        time.time(),
    )


async def _store(connection: AsyncConnection, before: list[Any], after: list[Any]) -> bool:
    """Only what has changed: who is connected is noted without holding the table."""
    changed = False
    for old, new in zip(before, after, strict=True):
        changes = {name: value for name, value in vars(new).items() if value != vars(old)[name]}
        if changes:
            await connection.execute(_this(new).values(**changes))
            changed = True
    return changed


def _this(row: TableRow | SeatRow) -> Any:
    if isinstance(row, TableRow):
        return update(db.tables).where(db.tables.c.id == row.id)
    return update(db.seats).where(and_(db.seats.c.table_id == row.table_id, db.seats.c.seat == row.seat))
