"""What a running server does now and then: obey what `ludi admin` has ordered, and delete what is too old."""

import asyncio
import time

import structlog

from ludi.server.admin import Admin
from ludi.server.bans import Bans
from ludi.server.context import Context, address_of
from ludi.server.room import Room

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
        self.context.bans = Bans(await self.admin.banned())
        loaded = self.context.rooms.loaded()
        statuses = await self.admin.statuses([room.table.id for room in loaded])
        for room in loaded:
            status = statuses.get(room.table.id)
            if status is None:
                await self._forget(room)
            elif status != room.table.status:
                await room.catch_up()
            for client in list(room.clients):
                if self.context.bans.forbid(client.guest, address_of(client.socket)):
                    await client.socket.close(FORBIDDEN, "banned")

    async def _tidy(self) -> None:
        expired = await self.admin.keeping.expired(self.context.settings.keep_days)
        if expired:
            await self.admin.delete(expired)
            log.info("old tables deleted", count=len(expired))

    async def _forget(self, room: Room) -> None:
        """A table that is no more leaves the memory, and who looks at it is told."""
        self.context.rooms.forget(room.table.id)
        for client in list(room.clients):
            await client.socket.close(GONE, "no such table")
