"""What is kept and for how long: tables that are deleted, and what a guest may see and erase of himself."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db
from ludi.table.rows import CONNECTED

DAY = 24 * 3600.0
UNSTARTED = DAY  # seconds after which a table that never began is deleted
TOGETHER = 200  # tables deleted in one transaction
NOBODY = "Nemo"  # what an erased player is called
Json = dict[str, Any]


class Keeping:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # ---- deleting ----------------------------------------------------------------------------------------------------

    async def expired(self, keep_days: float | None) -> list[str]:
        """Tables whose time is over: never begun and a day old, or finished and older than the operator wants."""
        columns, now = db.tables.c, time.time()
        somebody = exists().where(
            db.seats.c.table_id == columns.id, db.seats.c.connected, db.seats.c.last_seen > now - CONNECTED
        )
        begun = columns.status.in_(("playing", "over"))
        due = [and_(~begun, columns.created < now - UNSTARTED, ~somebody)]
        if keep_days is not None:
            before = now - keep_days * DAY
            due.append(and_(columns.status == "over", columns.created < before, columns.moved_at < before))
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(select(columns.id).where(or_(*due)))]

    async def delete_tables(self, table_ids: Sequence[str]) -> None:
        """With everything that belongs to them."""
        for start in range(0, len(table_ids), TOGETHER):
            async with self.engine.begin() as connection:
                await _delete(connection, table_ids[start : start + TOGETHER])

    # ---- a guest's data ----------------------------------------------------------------------------------------------

    async def data_of(self, guest: str) -> list[Json]:
        """Where a guest has a seat, and what he did there."""
        columns = db.tables.c
        seated = (
            select(db.seats, columns.game, columns.options, columns.status, columns.created, columns.host)
            .join(db.tables, columns.id == db.seats.c.table_id)
            .where(db.seats.c.guest == guest)
            .order_by(columns.created)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(seated)).mappings().all()
            return [
                {
                    **_seat_data(row, guest),
                    "moves": await _moves_of(connection, row),
                    "said": await _said_by(connection, row),
                }
                for row in rows
            ]

    async def hosted_by(self, guest: str) -> list[str]:
        """The tables a guest has made."""
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(select(db.tables.c.id).where(db.tables.c.host == guest))]

    async def tables_of(self, guest: str) -> tuple[list[str], list[str]]:
        """Where a guest has a seat: unfinished tables, and finished ones."""
        columns = db.tables.c
        seated = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
        query = select(columns.id, columns.status).where(columns.id.in_(seated))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [row.id for row in rows if row.status != "over"], [row.id for row in rows if row.status == "over"]

    async def erase(self, guest: str) -> None:
        """Name, number and key of a guest, and what he said, wherever they are. Moves and the share in the draws stay:
        without them the games of the others could be neither replayed nor verified, and they do not tell who he was."""
        mine = db.seats.c.guest == guest
        gone = {"guest": None, "key": None, "connected": False, "last_seen": 0.0}
        at_them = (db.seats.c.table_id == db.chat.c.table_id) & (db.seats.c.seat == db.chat.c.seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.chat).where(exists().where(mine, at_them)))
            await connection.execute(update(db.seats).where(mine, db.seats.c.kind == "human").values(player=NOBODY))
            await connection.execute(update(db.seats).where(mine).values(**gone))
            await connection.execute(update(db.tables).where(db.tables.c.host == guest).values(host=""))


async def _delete(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    again = db.tables.c.rematch.in_(table_ids)
    await connection.execute(update(db.tables).where(again).values(rematch=None))
    for table in reversed(db.metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column is db.tables.c.id:
                await connection.execute(delete(table).where(key.parent.in_(table_ids)))
    await connection.execute(delete(db.tables).where(db.tables.c.id.in_(table_ids)))


def _seat_data(row: Any, guest: str) -> Json:
    told = ("game", "options", "status", "created", "seat", "kind", "player", "bot", "entropy", "last_seen")
    wishes = ("resigned", "wants_end", "hints")
    return {"table": row["table_id"], "host": row["host"] == guest, **{name: row[name] for name in (*told, *wishes)}}


async def _moves_of(connection: AsyncConnection, seat: Any) -> list[Json]:
    columns = db.moves.c
    query = (
        select(columns.number, columns.text, columns.at, columns.spent)
        .where(columns.table_id == seat["table_id"], columns.actor == seat["seat"])
        .order_by(columns.number)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _said_by(connection: AsyncConnection, seat: Any) -> list[Json]:
    columns = db.chat.c
    query = (
        select(columns.kind, columns.text, columns.at)
        .where(columns.table_id == seat["table_id"], columns.seat == seat["seat"])
        .order_by(columns.number)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]
