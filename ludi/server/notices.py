"""What other server processes on the same PostgreSQL have changed: LISTEN on the channel they NOTIFY.

A connection that looks alive and hears nothing is worse than none. So it has to answer regularly; when it does not, it
is thrown away and another is made; and now and then all tables in memory are compared with the database.
"""

import asyncio
import time
from typing import Any

import asyncpg
import structlog
from sqlalchemy import make_url

from ludi.server.appending import CHANNEL
from ludi.server.rooms import Rooms
from ludi.server.settings import database_url

log = structlog.get_logger("notices")
NAME = "ludi-notices"  # of the connection, in `pg_stat_activity`
RETRY, LONGEST_RETRY = 0.5, 10.0  # seconds between attempts to connect, doubled each time
ALIVE = 3.0  # seconds between two signs of life
PATIENCE = 5.0  # seconds for any answer of the database's
CATCHING_UP = 30.0  # seconds for reading what is new at some tables
TOGETHER = 50  # tables of which we read at once what is new
COMPARING = 30.0  # seconds after which tables in memory are compared with the database
DEAF = 10.0  # seconds without a sign of life after which we are not well
TO_DRIVE = """
    select t.id from tables t join seats s on s.table_id = t.id and s.seat = t.decider
    where t.driver = $1 and t.status = 'playing' and s.bot is not null
"""


class Notices:
    """Listens while the server runs; after a lost connection every loaded table is looked at again."""

    def __init__(self, database: str, rooms: Rooms) -> None:
        url = make_url(database_url(database)).set(drivername="postgresql")
        self._url = url.render_as_string(hide_password=False)
        self._rooms = rooms
        self._changed: dict[str, None] = {}  # tables, in the order in which we heard of them
        self._something = asyncio.Event()
        self._heard_at = time.monotonic()

    @property
    def healthy(self) -> bool:
        """Whether we would hear of a change now."""
        return time.monotonic() - self._heard_at < DEAF

    async def listen(self) -> None:
        update, retry = asyncio.create_task(self._update(), name="updates"), RETRY
        try:
            while True:
                begun = time.monotonic()
                try:
                    await self._listen_once()
                except Exception as error:
                    log.warning("listening was interrupted", why=f"{type(error).__name__}: {error}")
                retry = RETRY if time.monotonic() - begun > LONGEST_RETRY else min(LONGEST_RETRY, 2 * retry)
                await asyncio.sleep(retry)
        finally:
            update.cancel()
            await asyncio.gather(update, return_exceptions=True)

    async def _listen_once(self) -> None:
        """Until there is no sign of life."""
        async with asyncio.timeout(PATIENCE):
            connection = await asyncpg.connect(self._url, server_settings={"application_name": NAME})
        try:
            async with asyncio.timeout(PATIENCE):
                await connection.add_listener(CHANNEL, self._heard)
            compared = 0.0
            while True:
                async with asyncio.timeout(PATIENCE):
                    await connection.fetchval("select 1")
                self._heard_at = time.monotonic()
                if self._heard_at - compared > COMPARING:
                    await self._compare(connection, everything=not compared)
                    compared = self._heard_at
                await asyncio.sleep(ALIVE)
        finally:
            connection.terminate()  # it may be in no state to be closed

    async def _compare(self, connection: Any, everything: bool) -> None:
        """Look again at tables that have moved on without our hearing of it; at all of them after an interruption."""
        loaded = {room.table.id: room for room in self._rooms.loaded()}
        query = "select id, number, status from tables where id = any($1::text[])"
        async with asyncio.timeout(PATIENCE):
            rows = await connection.fetch(query, list(loaded))
            to_drive = await connection.fetch(TO_DRIVE, self._rooms.leases.name)
        for row in rows:
            room = loaded[row["id"]]
            if everything or (room.number, room.table.status) != (row["number"], row["status"]):
                self._note(row["id"])
        for row in to_drive:
            if row["id"] not in loaded:
                self._note(row["id"])

    def _heard(self, _connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        origin, *table_ids = str(notice).split(" ")
        if origin != self._rooms.store.writer.origin:
            for table_id in table_ids:
                self._note(table_id)

    def _note(self, table_id: str) -> None:
        self._changed[table_id] = None
        self._something.set()

    async def _update(self) -> None:
        while True:
            await self._something.wait()
            if not self._changed:
                self._something.clear()
                continue
            table_ids = list(self._changed)[:TOGETHER]
            for table_id in table_ids:
                del self._changed[table_id]
            try:
                async with asyncio.timeout(CATCHING_UP):
                    failed = await self._rooms.follow(table_ids)
            except Exception as error:
                log.warning("tables were not brought up to date", why=f"{type(error).__name__}: {error}")
                failed = table_ids
            for table_id in failed:
                self._note(table_id)  # again, behind the others
            if failed:
                await asyncio.sleep(RETRY)
