"""Who drives a table: lets its bots think and its clocks run out. One server process at a time, while it lives.

A process says every second until when it lives, in one row however many tables it drives. A table's driver is
noted with the table; when the driver no longer lives, any other process takes the table over. Whoever has not been
able to say that it lives stops driving by its own clock, before others may begin.
"""

import asyncio
import math
import time
from collections.abc import Iterable
from time import monotonic
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Float,
    case,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db

LEASE = 6.0  # seconds that a process is taken to live after it has said so
RENEWAL = 1.0  # seconds between two times of saying so, and of looking for tables whose driver has died
MARGIN = 1.0  # seconds before the end of the lease at which its holder stops
TOGETHER = 50  # tables taken over in one go, so that several processes share those of a dead one
FOR_EVER = 1e12  # seconds since 1970
FORGOTTEN = 3600.0  # seconds after which a dead process is forgotten


class Leases:
    """Of one server process."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine, self.name = engine, name
        self.driven: set[str] = set()
        self.is_first = False  # among those that live: what needs to be done once is done by the first
        self.regained = asyncio.Event()  # after an interruption: others may have moved, or taken over, what was ours
        self._valid_until = -1.0  # by our own clock

    @property
    def valid(self) -> bool:
        return monotonic() < self._valid_until

    def drives(self, table_id: str) -> bool:
        return self.valid and table_id in self.driven

    def _now(self) -> ColumnElement[float]:
        """By the database's clock, which is the same for all."""
        if self.engine.dialect.name == "postgresql":
            return cast(extract("epoch", func.clock_timestamp()), Float)
        return literal(time.time(), Float)

    # ---- living ------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """SQLite has one server, which lives for ever: whichever was there before is no more."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.begin() as connection:
                await connection.execute(delete(db.processes))
                await connection.execute(insert(db.processes).values(name=self.name, lives_until=FOR_EVER))
                await self._look_again(connection)
            self.is_first, self._valid_until = True, math.inf
        else:
            await self.renew()

    async def renew(self) -> None:
        """Say that we live."""
        if self._valid_until == math.inf:
            return
        begun, was_valid, columns = monotonic(), self.valid, db.processes.c
        mine, until = columns.name == self.name, self._now() + LEASE
        async with self.engine.begin() as connection:
            renewed = await connection.execute(update(db.processes).where(mine).values(lives_until=until))
            if not renewed.rowcount:
                await connection.execute(insert(db.processes).values(name=self.name, lives_until=until))
            first = await connection.execute(select(func.min(columns.name)).where(columns.lives_until > self._now()))
            self.is_first = first.scalar() == self.name
            if not was_valid:
                await self._look_again(connection)
        self._valid_until = begun + LEASE - MARGIN
        if not was_valid:
            self.regained.set()

    async def _look_again(self, connection: AsyncConnection) -> None:
        ours = select(db.tables.c.id).where(db.tables.c.driver == self.name, db.tables.c.status == "playing")
        self.driven = {row[0] for row in await connection.execute(ours)}

    async def end(self) -> None:
        """Let others take over at once."""
        self._valid_until = -1.0
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.processes).where(db.processes.c.name == self.name))

    # ---- driving -----------------------------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> str | None:
        """Drive a table that nobody has driven yet; who drives it."""
        if not self.valid:
            return None
        columns = db.tables.c
        free = update(db.tables).where(columns.id == table_id, columns.driver.is_(None)).values(driver=self.name)
        async with self.engine.begin() as connection:
            await connection.execute(free)
            driver = (await connection.execute(select(columns.driver).where(columns.id == table_id))).scalar()
        if driver == self.name:
            self.driven.add(table_id)
        return driver

    async def take_over(self) -> list[str]:
        """Drive some of the running games that nobody drives though somebody should; those at which something is due,
        bots first. The others wait for somebody's move, of which we will hear."""
        if not self.valid:
            return []
        orphans = self._orphans().limit(TOGETHER).with_for_update(skip_locked=True)
        found: dict[str, int] = {}
        try:
            async with self.engine.begin() as connection:
                found = {row.id: row.urgency for row in await connection.execute(orphans)}
                if found:
                    mine = update(db.tables).where(db.tables.c.id.in_(list(found))).values(driver=self.name)
                    await connection.execute(mine)
                self.driven |= set(found)  # before anybody else can move there, so that we hear of it
        except BaseException:
            self.driven -= set(found)
            raise
        return sorted((table for table, urgency in found.items() if urgency), key=lambda table: -found[table])

    def _orphans(self) -> Any:
        """A bot plays there or a clock runs, or (after a death) something is to be drawn."""
        columns, living = db.tables.c, db.processes.c
        with_bot = exists().where(db.seats.c.table_id == columns.id, db.seats.c.bot.is_not(None))
        due = or_(with_bot, columns.clock.is_not(None), columns.decider.is_(None))
        bot_decides = or_(columns.decider.is_(None), with_bot.where(db.seats.c.seat == columns.decider))
        urgency = case((bot_decides, 2), (columns.clock.is_not(None), 1), else_=0).label("urgency")
        alive = select(living.name).where(living.lives_until > self._now())
        nobodys = or_(columns.driver.is_(None), columns.driver.not_in(alive))
        return select(columns.id, urgency).where(columns.status == "playing", nobodys, due)

    def release(self, table_ids: Iterable[str]) -> None:
        """Games that are over need no driver."""
        self.driven.difference_update(table_ids)

    async def tidy(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.processes).where(db.processes.c.lives_until < self._now() - FORGOTTEN))
