"""Who drives a table: lets its bots think and its clocks run out. One server process at a time, while it lives.

A process says every second until when it lives, in one row however many tables it drives. A table's driver is
noted with the table. Whoever has not been able to say that it lives stops driving by its own clock; after that others
may take it for dead: they delete its row, and from then on any process takes its tables over. Who comes back from the
dead has another name, so that nothing can be his that others are just taking.
"""

import asyncio
import itertools
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
OTHERS = 2.0  # seconds that others get to say that they live, after the database was away
FOR_EVER = 1e12  # seconds since 1970


class Leases:
    """Of one server process."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine, self.name = engine, name
        self.driven: set[str] = set()
        self.is_first = False  # among those that live: what needs to be done once is done by the first
        self.regained = asyncio.Event()  # after an interruption: others may have moved, or taken over, what was ours
        self._names = (f"{name}.{life}" for life in itertools.count(2))
        self._lived = False
        self._valid_until = -1.0  # by our own clock
        self._patient_until = 0.0  # by our own clock; whoever is silent until then is not taken for dead
        self._unsure = False  # we may be noted as the driver of tables of which we do not know

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
            self.is_first, self._valid_until = True, math.inf
        else:
            await self.renew()

    async def renew(self) -> None:
        """Say that we live."""
        if self._valid_until == math.inf:
            return
        begun, was_valid, had_lived = monotonic(), self.valid, self._lived
        columns, until = db.processes.c, self._now() + LEASE
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")  # no lock is kept, whatever happens to us
            said = update(db.processes).where(columns.name == self.name).values(lives_until=until)
            if not (await connection.execute(said)).rowcount:
                await self._be_born(connection, until)
            first = await connection.execute(select(func.min(columns.name)).where(columns.lives_until > self._now()))
            self.is_first = first.scalar() == self.name
        self._valid_until = begun + LEASE - MARGIN
        if not was_valid:
            self._patient_until = monotonic() + OTHERS if had_lived else 0.0
            self.regained.set()

    async def _be_born(self, connection: AsyncConnection, until: ColumnElement[float]) -> None:
        """For the first time, or again: then others drive what was ours."""
        if self._lived:
            self.name = next(self._names)
            self.driven.clear()
        self._lived = True
        await connection.execute(insert(db.processes).values(name=self.name, lives_until=until))

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
        try:
            async with self.engine.begin() as connection:
                await connection.execute(free)
                driver = (await connection.execute(select(columns.driver).where(columns.id == table_id))).scalar()
        except BaseException:
            self._unsure = True
            raise
        if driver == self.name:
            self.driven.add(table_id)
        return driver

    async def take_over(self) -> list[str]:
        """Drive some of the running games that nobody drives though somebody should; those at which something is due,
        bots first. The others wait for somebody's move, of which we will hear."""
        if not self.valid:
            return []
        name, unsure, self._unsure = self.name, self._unsure, False
        found: dict[str, int] = {}
        try:
            async with self.engine.begin() as connection:
                if monotonic() >= self._patient_until:
                    await self._bury(connection)
                found = await self._take_some(connection, name)
                if unsure:
                    found |= await self._look_again(connection, name)
                if self.name == name:  # otherwise somebody has taken us for dead meanwhile
                    self.driven |= set(found)  # before anybody else can move there, so that we hear of it
        except BaseException:
            self.driven -= set(found)
            self._unsure = True
            raise
        return sorted((table for table, urgency in found.items() if urgency), key=lambda table: -found[table])

    async def _bury(self, connection: AsyncConnection) -> None:
        """Whoever is just saying that he lives is skipped."""
        columns = db.processes.c
        dead = select(columns.name).where(columns.lives_until < self._now()).with_for_update(skip_locked=True)
        await connection.execute(delete(db.processes).where(columns.name.in_(dead)))

    async def _take_some(self, connection: AsyncConnection, name: str) -> dict[str, int]:
        columns = db.tables.c
        nobodys = or_(columns.driver.is_(None), columns.driver.not_in(select(db.processes.c.name)))
        orphans = self._due().where(nobodys).limit(TOGETHER).with_for_update(of=db.tables, skip_locked=True)
        found = {row.id: row.urgency for row in await connection.execute(orphans)}
        if found:
            mine = update(db.tables).where(columns.id.in_(list(found))).values(driver=name)
            await connection.execute(mine)
        return found

    async def _look_again(self, connection: AsyncConnection, name: str) -> dict[str, int]:
        """Tables that we have taken without hearing that it was stored."""
        noted = await connection.execute(self._due().where(db.tables.c.driver == name))
        return {row.id: row.urgency for row in noted if row.id not in self.driven}

    def _due(self) -> Any:
        """Running games with how urgent they are: a bot plays there or a clock runs, or (after a death) something is
        to be drawn."""
        columns = db.tables.c
        with_bot = exists().where(db.seats.c.table_id == columns.id, db.seats.c.bot.is_not(None))
        due = or_(with_bot, columns.clock.is_not(None), columns.decider.is_(None))
        bot_decides = or_(columns.decider.is_(None), with_bot.where(db.seats.c.seat == columns.decider))
        urgency = case((bot_decides, 2), (columns.clock.is_not(None), 1), else_=0).label("urgency")
        return select(columns.id, urgency).where(columns.status == "playing", due)

    def release(self, table_ids: Iterable[str]) -> None:
        """Games that are over need no driver."""
        self.driven.difference_update(table_ids)
