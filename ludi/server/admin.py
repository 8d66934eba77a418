"""What an operator can look at and order, by the database: no server process need be asked.

Running servers look every few seconds whether something was ordered (see `watching`).
"""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludi.engine.errors import LudiError, quoted
from ludi.server import database_tables as db
from ludi.server.bans import banned_name
from ludi.server.keeping import DAY, TOGETHER, Keeping
from ludi.table.rows import CONNECTED

HEADS_UP = 60.0  # seconds between a new key's being known to all processes and the first signature with it
Json = dict[str, Any]


class Admin:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.keeping = Keeping(engine)

    async def _order(self, *statements: Any) -> int:
        """Carry out, and let running servers know; how many rows were changed."""
        changed = 0
        async with self.engine.begin() as connection:
            for statement in statements:
                changed += (await connection.execute(statement)).rowcount
            await connection.execute(update(db.marks).where(db.marks.c.name == "orders").values(at=time.time()))
        return changed

    async def ordered_at(self) -> float:
        """When something was last ordered."""
        async with self.engine.connect() as connection:
            return float(
                (await connection.execute(select(db.marks.c.at).where(db.marks.c.name == "orders"))).scalar() or 0
            )

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def tables(self, status: str | None = None, limit: int = 50) -> list[Json]:
        """The latest tables, with who sits there."""
        columns = db.tables.c
        query = select(columns.id, columns.game, columns.status, columns.listed, columns.number, columns.created)
        if status is not None:
            query = query.where(columns.status == status)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(columns.created.desc()).limit(limit))).mappings().all()
            found = {row["id"]: {**row, "seats": list[Json]()} for row in rows}
            seats = select(db.seats).where(db.seats.c.table_id.in_(list(found))).order_by(db.seats.c.seat)
            for row in (await connection.execute(seats)).mappings():
                found[row["table_id"]]["seats"].append(_seat(row))
        return list(found.values())

    async def find(self, beginning: str) -> str:
        """The one table whose id begins so, or LudiError."""
        columns = db.tables.c
        query = select(columns.id).where(columns.id.startswith(beginning, autoescape=True)).limit(2)
        async with self.engine.connect() as connection:
            ids = [row[0] for row in await connection.execute(query)]
        if len(ids) != 1 or not beginning:
            found = "no table" if not ids else "more than one table"
            raise LudiError(f"There is {found} whose id begins with {quoted(beginning)}; see “ludi admin tables”.")
        return str(ids[0])

    async def show(self, table_id: str) -> Json:
        columns = db.tables.c
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.tables).where(columns.id == table_id))).mappings().one()
            seats = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
            sitting = [_seat(seat) for seat in (await connection.execute(seats)).mappings()]
        shown = (
            "id",
            "game",
            "options",
            "status",
            "listed",
            "clock",
            "number",
            "created",
            "moved_at",
            "host",
            "shares",
        )
        return {**{name: row[name] for name in shown}, "seats": sitting}

    async def close(self, table_id: str) -> None:
        """End a game without a result: it can be looked at, but nobody moves any more."""
        columns = db.tables.c
        open_still = (columns.id == table_id) & (columns.status != "over")
        if not await self._order(update(db.tables).where(open_still).values(status="over", decider=None)):
            raise LudiError(f"The game at table {table_id[:8]} is over already.")

    async def delete(self, table_ids: Sequence[str]) -> None:
        """Tables with everything that belongs to them."""
        await self.keeping.delete_tables(table_ids)
        await self._order()

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """Of those that there are."""
        columns, found = db.tables.c, dict[str, str]()
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), TOGETHER):
                some = table_ids[start : start + TOGETHER]
                rows = await connection.execute(select(columns.id, columns.status).where(columns.id.in_(some)))
                found |= {row.id: row.status for row in rows}
        return found

    # ---- people ------------------------------------------------------------------------------------------------------

    async def ban(self, who: str, why: str = "") -> str:
        name = banned_name(who)
        row = {"who": name, "since": time.time(), "why": why[:200]}
        await self._order(delete(db.bans).where(db.bans.c.who == name), insert(db.bans).values(**row))
        return name

    async def unban(self, who: str) -> str:
        name = banned_name(who)
        if not await self._order(delete(db.bans).where(db.bans.c.who == name)):
            raise LudiError(f"{name} is not banned.")
        return name

    async def bans(self) -> list[Json]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(db.bans).order_by(db.bans.c.since))
            return [dict(row) for row in rows.mappings()]

    async def banned(self) -> list[str]:
        return [ban["who"] for ban in await self.bans()]

    # ---- keys --------------------------------------------------------------------------------------------------------

    async def cookie_keys(self) -> list[str]:
        """Keys whose signatures are accepted, the one to sign with last."""
        columns, now = db.cookie_keys.c, time.time()
        valid = or_(columns.accepted_until.is_(None), columns.accepted_until > now)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(columns.value, columns.signs_from).where(valid))).all()
        order = sorted(rows, key=lambda row: (row.signs_from <= now, row.signs_from))
        return [str(row.value) for row in order]

    async def rotate(self, grace_days: float) -> None:
        """A new key. Cookies of older ones are renewed when their guests come within the time of grace; who comes
        later is a stranger, but his seats open by their keys, which are not signed."""
        columns, now = db.cookie_keys.c, time.time()
        until = now + grace_days * DAY if grace_days else now
        fresh = {"value": secrets.token_hex(32), "signs_from": now + (HEADS_UP if grace_days else 0)}
        await self._order(
            delete(db.cookie_keys).where(columns.accepted_until <= now),
            update(db.cookie_keys).where(columns.accepted_until.is_(None)).values(accepted_until=until),
            *([delete(db.cookie_keys)] if not grace_days else []),
            insert(db.cookie_keys).values(**fresh, accepted_until=None),
        )

    # ---- numbers -----------------------------------------------------------------------------------------------------

    async def stats(self) -> Json:
        """How much there is, and how much of it is of today."""
        columns, day = db.tables.c, time.time() - DAY
        people = select(func.count(db.seats.c.guest.distinct())).where(db.seats.c.kind == "human")
        async with self.engine.connect() as connection:

            async def count(query: Any) -> int:
                return int((await connection.execute(query)).scalar() or 0)

            by_status = await connection.execute(select(columns.status, func.count()).group_by(columns.status))
            by_game = await connection.execute(select(columns.game, func.count()).group_by(columns.game))
            return {
                "tables": {row[0]: row[1] for row in by_status},
                "games": {row[0]: row[1] for row in by_game},
                "tables_today": await count(select(func.count()).where(columns.created > day)),
                "moves": await count(select(func.count()).select_from(db.moves)),
                "moves_today": await count(select(func.count()).where(db.moves.c.at > day)),
                "players": await count(people),
                "connected": await count(
                    people.where(db.seats.c.connected, db.seats.c.last_seen > time.time() - CONNECTED)
                ),
                "bans": await count(select(func.count()).select_from(db.bans)),
            }


def _seat(row: Any) -> Json:
    return {name: row[name] for name in ("seat", "kind", "player", "bot", "guest", "connected", "last_seen")}
