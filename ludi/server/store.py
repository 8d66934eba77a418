"""What is kept: tables, seats and moves. All SQL is here."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import and_, case, insert, or_, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db
from ludi.server.appending import Appending, Result, Writer
from ludi.table.rows import SeatRow, TableRow

T = TypeVar("T")
RECENT = 24 * 3600.0  # seconds: how long an open table stays in the list
PAUSE = 15.0  # seconds after which a server that has not said that it lives was down
LISTED = 50
MINE = 50
TOGETHER = 5_000  # rows named in one statement; databases allow some 32,000 arguments


NEW_MOVES = text("""
    select m.table_id, m.number, m.actor, m.code, m.text, m.at, m.spent
    from unnest(cast(:ids as text[]), cast(:after as integer[])) as known (id, after)
    join moves m on m.table_id = known.id and m.number > known.after
    order by m.table_id, m.number
""")


def batched(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


@dataclass(frozen=True)
class Progress:
    """What changes in a table's row with its moves; see `db.tables`."""

    number: int
    decider: int | None
    moved_at: float
    left_ms: list[int] | None
    status: str
    shares: dict[str, float] | None
    draws: int
    link: str | None
    turns: int | None = None
    second_turn: bool = False


@dataclass(frozen=True)
class MoveRow:
    """See `db.moves`."""

    number: int
    actor: int
    code: int
    text: str
    at: float
    spent: int


@dataclass(frozen=True)
class News:
    """A table as it is now, and its moves after a certain one."""

    table: TableRow
    seats: list[SeatRow]
    after: int | None
    moves: list[MoveRow]


class Store:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # with other server processes
        self.writer = Writer(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def try_writing(self) -> None:
        """Write something and wait for the disk: an error if moves could not be stored now."""
        written = update(db.marks).where(db.marks.c.name == "written").values(at=time.time())
        async with self.engine.begin() as connection:
            await connection.execute(written)

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            query = select(db.tables).where(db.tables.c.id == table_id)
            row = (await connection.execute(query)).mappings().one_or_none()
        return TableRow(**row) if row else None

    async def seats(self, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        seats = db.seats.c
        async with self.engine.connect() as connection:
            query = select(db.seats).where(seats.table_id.in_(list(found))).order_by(seats.table_id, seats.seat)
            for row in (await connection.execute(query)).mappings():
                found[row["table_id"]].append(SeatRow(**row))
        return found

    async def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        async with self.engine.connect() as connection:
            return await _moves(connection, table_id, after)

    async def news(self, table_id: str, after: int | None) -> News | None:
        """Table, seats and (if a number is given) moves after it, in one go; None if there is no such table."""
        seats, this = db.seats.c, select(db.tables).where(db.tables.c.id == table_id)
        seated = select(db.seats).where(seats.table_id == table_id).order_by(seats.seat)
        async with self.engine.connect() as connection:
            moves = [] if after is None else await _moves(connection, table_id, after)
            row = (await connection.execute(this)).mappings().one_or_none()
            found = [SeatRow(**each) for each in (await connection.execute(seated)).mappings()]
        return News(TableRow(**row), found, after, moves) if row else None

    async def news_of(self, known: Mapping[str, int]) -> dict[str, News]:
        """The same of many tables at once, by the number of moves known of each (PostgreSQL)."""
        moves: dict[str, list[MoveRow]] = {table_id: [] for table_id in known}
        names, tables = list(known), select(db.tables).where(db.tables.c.id.in_(known))
        async with self.engine.connect() as connection:
            for table_id, *row in await connection.execute(NEW_MOVES, {"ids": names, "after": list(known.values())}):
                moves[table_id].append(MoveRow(*row))
            found = [TableRow(**row) for row in (await connection.execute(tables)).mappings()]
        seats = await self.seats(names)
        return {row.id: News(row, seats[row.id], known[row.id], moves[row.id]) for row in found}

    async def open_tables(self) -> list[TableRow]:
        """Listed tables that can be joined or watched."""
        columns = db.tables.c
        fresh = columns.created > time.time() - RECENT
        query = (
            select(db.tables)
            .where(columns.listed, columns.status != "over", fresh, or_(columns.protocol >= 3, columns.number > 0))
            .order_by(columns.status.desc(), columns.created.desc())  # waiting before playing
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where a guest has a seat, the unfinished first."""
        columns = db.tables.c
        seated = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
        query = (
            select(db.tables)
            .where(columns.id.in_(seated))
            .order_by(columns.status == "over", columns.created.desc())
            .limit(MINE)
        )
        async with self.engine.connect() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    # ---- writing -----------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.tables).values(**vars(table)))
            await connection.execute(insert(db.seats), [{**vars(seat), "created": table.created} for seat in seats])

    async def append(
        self, table_id: str, rows: Sequence[MoveRow], progress: Progress, results: Sequence[Result] = ()
    ) -> None:
        """Moves accepted, all or none, and at the end what became of each seat; Conflict if a number is taken."""
        await self.writer.append(Appending(table_id, [vars(row) for row in rows], vars(progress), results))

    async def change_seat(self, before: SeatRow, **changes: Any) -> bool:
        """Change a seat that is still as it was; whether it was."""
        columns = db.seats.c
        same = and_(
            columns.table_id == before.table_id,
            columns.seat == before.seat,
            columns.kind == before.kind,
            columns.guest.is_not_distinct_from(before.guest),
            columns.bot.is_not_distinct_from(before.bot),
        )
        return await self._change(update(db.seats).where(same).values(**changes), before.table_id)

    async def beat(self, now: float) -> bool:
        """Say that a server lives. If none has for a while, nobody could think meanwhile: clocks go on where they were.

        While another process lives, the death of one stops no clock. Returns whether clocks have been changed.
        """
        columns = db.tables.c
        async with self.engine.begin() as connection:
            await connection.execute(update(db.pulse).values(at=db.pulse.c.at))  # one process at a time
            last = (await connection.execute(select(db.pulse.c.at))).scalar_one()
            if now - last > PAUSE:
                later = case((columns.moved_at > last, now), else_=columns.moved_at + (now - last))
                await connection.execute(update(db.tables).where(columns.status == "playing").values(moved_at=later))
            await connection.execute(update(db.pulse).values(at=now))
        return bool(now - last > PAUSE)

    async def overdue(self, now: float) -> list[str]:
        """Tables at which somebody should have revealed, or committed anew, by now."""
        columns = db.tables.c
        query = select(columns.id).where(columns.reveal_by <= now).order_by(columns.reveal_by).limit(LISTED)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def note_decider(self, table_id: str, number: int, decider: int, left_ms: list[int] | None) -> None:
        """For tables of older versions, which did not say so, unless they have moved on meanwhile."""
        columns = db.tables.c
        same = and_(columns.id == table_id, columns.number == number)
        noted = {"decider": decider, "left_ms": left_ms, "moved_at": time.time()}
        async with self.engine.begin() as connection:
            await connection.execute(update(db.tables).where(same).values(**noted))

    async def set_rematch(self, table_id: str, rematch: str, seat: int) -> bool:
        columns = db.tables.c
        first = and_(columns.id == table_id, columns.rematch.is_(None))
        return await self._change(update(db.tables).where(first).values(rematch=rematch, rematch_by=seat), table_id)

    async def note_presence(self, seats: Sequence[tuple[str, int]], connected: bool, now: float) -> None:
        """Whether the players of these seats (tables and seat numbers) are connected."""
        columns = db.seats.c
        async with self.engine.begin() as connection:
            for some in batched(sorted(seats), TOGETHER):
                mine = tuple_(columns.table_id, columns.seat).in_(some)
                await connection.execute(update(db.seats).where(mine).values(connected=connected, last_seen=now))

    async def presence(self, table_ids: Sequence[str]) -> dict[tuple[str, int], tuple[bool, float]]:
        """By table and seat of a player: whether he was connected, and when that was noted."""
        columns = db.seats.c
        known = select(columns.table_id, columns.seat, columns.connected, columns.last_seen)
        found: dict[tuple[str, int], tuple[bool, float]] = {}
        async with self.engine.connect() as connection:
            for some in batched(table_ids, TOGETHER):
                query = known.where(columns.table_id.in_(some), columns.kind == "human")
                found |= {(row[0], row[1]): (row[2], row[3]) for row in await connection.execute(query)}
        return found

    async def _change(self, statement: Any, table_id: str) -> bool:
        async with self.engine.begin() as connection:
            changed = bool((await connection.execute(statement)).rowcount)
            if changed:
                await self.announce(connection, table_id)
            return changed

    async def announce(self, connection: AsyncConnection, table_id: str) -> None:
        await self.writer.announce(connection, [table_id])


async def _moves(connection: AsyncConnection, table_id: str, after: int) -> list[MoveRow]:
    columns = db.moves.c
    query = (
        select(columns.number, columns.actor, columns.code, columns.text, columns.at, columns.spent)
        .where(columns.table_id == table_id, columns.number > after)
        .order_by(columns.number)
    )
    return [MoveRow(*row) for row in await connection.execute(query)]
