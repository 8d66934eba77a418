"""What a running server does now and then: obey what `ludi admin` has ordered, and delete what is too old."""

import asyncio
import time
from collections.abc import Collection

import structlog

from ludi.server.admin import Admin, names
from ludi.server.bans import Bans
from ludi.server.context import Context, address_of

log = structlog.get_logger("watching")
WATCH = 5.0  # seconds between two looks
TIDY = 3600.0  # seconds between two times of tidying up
FORBIDDEN, GONE = 4403, 4404  # codes a socket is closed with


class Watching:
    """One server process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.admin = Admin(context.store.engine)
        self._obeyed = 0.0
        self._tidied = -TIDY

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("could not look for orders")
            await asyncio.sleep(WATCH)

    async def look(self) -> None:
        self.context.guests.use(await self.admin.cookie_keys())  # a new one signs from a certain time on
        ordered = await self.admin.ordered_at()
        if ordered != self._obeyed:
            await self._obey()
            self._obeyed = ordered
        if time.monotonic() - self._tidied >= TIDY:
            await self._tidy()
            self._tidied = time.monotonic()

    async def _obey(self) -> None:
        self.context.bans = Bans(names(await self.admin.bans()))
        rooms = self.context.rooms
        for room in rooms.loaded():
            table = await self.context.store.table(room.table.id)
            if table is None:
                await self._forget([room.table.id])
            elif table.status != room.table.status:
                await room.catch_up()
            for client in list(room.clients):
                if self.context.bans.forbid(client.guest, address_of(client.socket)):
                    await client.socket.close(FORBIDDEN, "banned")

    async def _tidy(self) -> None:
        keeping = self.admin.keeping
        expired = await keeping.expired(self.context.settings.keep_days)
        await keeping.delete_tables(expired)
        await self._forget(expired)
        if expired:
            log.info("old tables deleted", count=len(expired))

    async def _forget(self, table_ids: Collection[str]) -> None:
        """Tables that are no more leave the memory, and who looks at them is told."""
        for table_id in table_ids:
            room = self.context.rooms.forget(table_id)
            for client in list(room.clients) if room else []:
                await client.socket.close(GONE, "no such table")
