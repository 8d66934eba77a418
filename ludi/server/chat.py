"""What those who play at a table say to each other: kept with the table, told to nobody else."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import orjson
from sqlalchemy import insert, select, update

from ludi.server import database_tables as db
from ludi.server.store import Store
from ludi.table.playing import Json
from ludi.table.refusals import refusal

if TYPE_CHECKING:
    from ludi.server.room import Room

MOST = 2_000  # lines at one table


@dataclass(frozen=True)
class ChatRow:
    """See `db.chat`."""

    number: int
    seat: int
    kind: str
    text: str
    at: float


async def append(store: Store, table_id: str, seat: int, kind: str, text: str) -> int:
    """One more line; its number. The table's row, which is written to first, keeps two from taking the same."""
    tables = db.tables.c
    async with store.engine.begin() as connection:
        await connection.execute(update(db.tables).where(tables.id == table_id).values(said=tables.said + 1))
        number = (await connection.execute(select(tables.said).where(tables.id == table_id))).scalar_one_or_none()
        if number is None:
            raise refusal("not_found")
        if number > MOST:
            raise refusal("chat_full")
        line = {"number": number, "seat": seat, "kind": kind, "text": text, "at": time.time()}
        await connection.execute(insert(db.chat), [{"table_id": table_id, **line}])
        await store.announce(connection, table_id)
    return int(number)


async def lines(store: Store, table_id: str, after: int) -> list[ChatRow]:
    columns = db.chat.c
    query = (
        select(columns.number, columns.seat, columns.kind, columns.text, columns.at)
        .where(columns.table_id == table_id, columns.number > after)
        .order_by(columns.number)
    )
    async with store.engine.connect() as connection:
        return [ChatRow(*row) for row in await connection.execute(query)]


class Chat:
    """Of one table in memory."""

    def __init__(self, room: "Room") -> None:
        self.room, self.told = room, room.table.said
        self._lock = asyncio.Lock()

    async def say(self, seat: int, kind: str, text: str) -> None:
        """Keep a line and tell it, if the game has begun."""
        room = self.room
        room.check_begun()
        number = await append(room.store, room.table.id, seat, kind, text)
        room.table.said = max(room.table.said, number)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Tell those who play here what has been said, here and in other server processes."""
        async with self._lock:
            if self.told >= self.room.table.said:
                return
            for row in await lines(self.room.store, self.room.table.id, self.told):
                self.told = row.number
                message = {"type": "said", "number": self.room.number, "line": self._line(row)}
                self._tell(orjson.dumps(message))
            self.told = max(self.told, self.room.table.said)

    async def after(self, number: int) -> Sequence[Json]:
        return [self._line(row) for row in await lines(self.room.store, self.room.table.id, number)]

    def _tell(self, packed: bytes) -> None:
        for client in self.room.clients:
            if self.room.seat_of(client.guest) is not None:
                client.send(packed)

    def _line(self, row: ChatRow) -> Json:
        return {**vars(row), "seat": self.room.seat_name(row.seat)}
