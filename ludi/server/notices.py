"""What other server processes on the same PostgreSQL have changed: LISTEN on the channel they NOTIFY."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg
import structlog
from sqlalchemy import make_url

from ludi.server.appending import CHANNEL
from ludi.server.rooms import Rooms
from ludi.server.settings import database_url

log = structlog.get_logger("notices")
RETRY = 2.0  # seconds


class Notices:
    """Listens while the server runs; after a lost connection every loaded table is looked at again."""

    def __init__(self, database: str, rooms: Rooms) -> None:
        url = make_url(database_url(database)).set(drivername="postgresql")
        self._url = url.render_as_string(hide_password=False)
        self._rooms = rooms
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self.healthy = False

    async def listen(self) -> None:
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_once()
            log.warning("listening was interrupted")
            await asyncio.sleep(RETRY)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._url)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.healthy = True
            for room in self._rooms.loaded():  # what was missed before
                self._changed.put_nowait(room.table.id)
            update = asyncio.create_task(self._update())
            try:
                await lost.wait()
            finally:
                update.cancel()
                await asyncio.gather(update, return_exceptions=True)
        finally:
            self.healthy = False
            await connection.close()

    def _heard(self, _connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        origin, _, table_id = str(notice).partition(" ")
        if origin != self._rooms.store.writer.origin:
            self._changed.put_nowait(table_id)

    async def _update(self) -> None:
        while True:
            room = self._rooms.known(await self._changed.get())
            if room is not None:
                with suppress(Exception):
                    await room.catch_up()
