"""What is kept: tables, seats and moves. All SQL is here."""

import secrets as random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import and_, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db
from ludi.server.appending import Appending, Writer

T = TypeVar("T")
RECENT = 24 * 3600.0  # seconds: how long an open table stays in the list
CONNECTED = 45.0  # seconds for which it holds that a player was connected
LISTED = 50
MINE = 50
TOGETHER = 5_000  # rows named in one statement; databases allow some 32,000 arguments


def batched(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


@dataclass
class TableRow:
    """See `db.tables`."""

    id: str
    game: str
    rules_version: int
    content: str
    options: dict[str, Any]
    listed: bool
    clock: dict[str, int] | None
    status: str
    created: float
    host: str
    secret: str
    commitment: str
    rematch: str | None
    shares: dict[str, float] | None
    number: int = 0
    decider: int | None = None
    moved_at: float = 0.0
    left_ms: list[int] | None = None


@dataclass(frozen=True)
class Progress:
    """What changes in a table's row with its moves; see `db.tables`."""

    number: int
    decider: int | None
    moved_at: float
    left_ms: list[int] | None
    status: str
    shares: dict[str, float] | None


@dataclass
class SeatRow:
    """See `db.seats`."""

    table_id: str
    seat: int
    kind: str
    player: str
    bot: str | None
    guest: str | None
    key: str | None
    entropy: str | None
    out_of_time: bool
    connected: bool
    last_seen: float

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def is_connected(self) -> bool:
        """As far as the database knows: a server process that has died no longer says so."""
        return self.connected and time.time() - self.last_seen < CONNECTED


@dataclass(frozen=True)
class MoveRow:
    """See `db.moves`."""

    number: int
    actor: int
    code: int
    text: str
    at: float
    spent: int


class Store:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # with other server processes
        self.writer = Writer(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def secret(self, name: str) -> str:
        """A secret of this database, made when first asked for."""
        query = select(db.secrets.c.value).where(db.secrets.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if found is not None:
            return str(found)
        try:
            async with self.engine.begin() as connection:
                value = random.token_hex(32)
                await connection.execute(insert(db.secrets).values(name=name, value=value))
        except IntegrityError:  # another process was first
            return await self.secret(name)
        return value

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
        columns = db.moves.c
        query = (
            select(columns.number, columns.actor, columns.code, columns.text, columns.at, columns.spent)
            .where(columns.table_id == table_id, columns.number > after)
            .order_by(columns.number)
        )
        async with self.engine.connect() as connection:
            return [MoveRow(*row) for row in await connection.execute(query)]

    async def open_tables(self) -> list[TableRow]:
        """Listed tables that can be joined or watched."""
        columns = db.tables.c
        fresh = columns.created > time.time() - RECENT
        query = (
            select(db.tables)
            .where(columns.listed, columns.status != "over", fresh)
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

    async def tables_to_resume(self) -> list[str]:
        """Unfinished games in which a bot may have to be woken after a restart, a clock is running, or something is to
        be drawn or (tables of older versions) it is not known who decides."""
        columns = db.tables.c
        with_bot = select(db.seats.c.table_id).where(db.seats.c.bot.is_not(None))
        due = or_(columns.id.in_(with_bot), columns.clock.is_not(None), columns.decider.is_(None))
        query = select(columns.id).where(columns.status == "playing", due)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # ---- writing -----------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(db.tables).values(**vars(table)))
            await connection.execute(insert(db.seats), [vars(seat) for seat in seats])

    async def append(self, table_id: str, rows: Sequence[MoveRow], progress: Progress) -> None:
        """Moves accepted, all or none; Conflict if one of these numbers is taken."""
        await self.writer.append(Appending(table_id, [vars(row) for row in rows], vars(progress)))

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

    async def start(self, table_id: str, decider: int | None) -> bool:
        """From waiting to playing; false if somebody else did it."""
        columns = db.tables.c
        waiting = and_(columns.id == table_id, columns.status == "waiting")
        begun = {"status": "playing", "decider": decider, "moved_at": time.time()}
        return await self._change(update(db.tables).where(waiting).values(**begun), table_id)

    async def note_decider(self, table_id: str, number: int, decider: int | None) -> None:
        """For tables of older versions, which did not say so, unless they have moved on meanwhile."""
        columns = db.tables.c
        same = and_(columns.id == table_id, columns.number == number)
        async with self.engine.begin() as connection:
            await connection.execute(update(db.tables).where(same).values(decider=decider))

    async def set_rematch(self, table_id: str, rematch: str) -> bool:
        columns = db.tables.c
        first = and_(columns.id == table_id, columns.rematch.is_(None))
        return await self._change(update(db.tables).where(first).values(rematch=rematch), table_id)

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
