"""Appending moves: many tables' moves share one transaction, so that the disk is waited for once."""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Update, bindparam, case, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db

CHANNEL = "ludi_tables"
TOGETHER = 240  # tables whose moves share a transaction
IN_A_NOTICE = 240  # tables named in one notice, which may have 8,000 bytes
ENDED = (
    update(db.seats)
    .where(db.seats.c.table_id == bindparam("of_table"), db.seats.c.seat == bindparam("of_seat"))
    .where(db.seats.c.share.is_(None))  # else the game was over before
    .values(share=bindparam("new_share"), place=bindparam("new_place"))
)

Result = tuple[float, int]  # of a seat: its share of the win, and its place


class Conflict(Exception):
    """Another server process has appended these moves first."""


@dataclass
class Appending:
    """Moves of one table, to be stored all or none, and what then changes in the table's own row."""

    table_id: str
    rows: list[dict[str, Any]]
    progress: dict[str, Any]
    results: Sequence[Result] = ()  # of all seats, if the game ends with them
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one that appends. While the disk is busy with one transaction, the next one gathers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self.origin = secrets.token_hex(4)  # tells our own notices from those of other processes
        self.waiting: asyncio.Queue[Appending] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def append(self, appending: Appending) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self._run(), name="writer")
        self.waiting.put_nowait(appending)
        await asyncio.shield(appending.done)  # who asked may go away; what was begun is finished

    async def close(self) -> None:
        """Finish what was begun: a transaction cut off would leave its connection open."""
        if self.task is not None:
            await self.waiting.join()
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < TOGETHER:
                batch.append(self.waiting.get_nowait())
            await self._store(batch)
            for _ in batch:
                self.waiting.task_done()

    async def _store(self, batch: list[Appending]) -> None:
        try:
            await self._insert(batch)
        except IntegrityError:
            if len(batch) == 1:
                return batch[0].done.set_exception(Conflict())
            for each in batch:  # find out whose numbers were taken
                await self._store([each])
            return None
        except Exception as error:
            for each in batch:
                each.done.set_exception(error)
            return None
        for each in batch:
            each.done.set_result(None)
        return None

    async def _insert(self, batch: list[Appending]) -> None:
        batch = sorted(batch, key=lambda each: each.table_id)  # in one order, so that processes never block each other
        rows = [{"table_id": each.table_id, **row} for each in batch for row in each.rows]
        stands = [{"of_table": each.table_id, **_prefixed(each.progress)} for each in batch]
        results = [
            {"of_table": each.table_id, "of_seat": seat, "new_share": share, "new_place": place}
            for each in batch
            for seat, (share, place) in enumerate(each.results)
        ]
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.moves), rows)
            await connection.execute(_stand(batch[0].progress), stands)
            if results:
                await connection.execute(ENDED, results)
            await self.announce(connection, [each.table_id for each in batch])

    async def announce(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        """Tell other server processes, once the transaction is committed, that these tables have changed.

        In one notice: PostgreSQL lets one transaction with notices commit at a time.
        """
        if self.shared and table_ids:
            tell = text("select pg_notify(:channel, :notice)")
            for start in range(0, len(table_ids), IN_A_NOTICE):
                notice = " ".join([self.origin, *table_ids[start : start + IN_A_NOTICE]])
                await connection.execute(tell, {"channel": CHANNEL, "notice": notice})


def _prefixed(progress: dict[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in progress.items()}


def _stand(names: Iterable[str]) -> Update:
    """How a table stands now; one that was closed or ended meanwhile stays as it is."""
    columns = db.tables.c
    values: dict[str, Any] = {name: bindparam(f"new_{name}", type_=columns[name].type) for name in names}
    for name in values.keys() & {"status", "shares", "decider"}:
        values[name] = case((columns.status == "over", columns[name]), else_=values[name])
    return update(db.tables).where(columns.id == bindparam("of_table")).values(**values)
