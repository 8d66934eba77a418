"""Games that are over and done with, written past the server: who sat there, and how they fared."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Insert, insert

from ludi.server import database_tables as db
from ludi.server.store import MoveRow
from ludi.table.rows import SeatRow, TableRow

ME = "me"  # whose games these are
BEGAN, ENDED = 30.0, 90.0  # seconds after a table was made
Row = dict[str, Any]
Stored = tuple[TableRow, list[SeatRow]]


def stored(guest: str, *seats: tuple[str, str], shares: Sequence[float] | None, created: float, **more: Any) -> Stored:
    """A table of `seats`: kinds, and names of people or bots."""
    given: Row = {"game": "tali", "status": "over", "number": 9, "turns": 4, "moved_at": created + ENDED, **more}
    made: Row = {"options": {}, "listed": False, "clock": None, "rematch": None, "shares": None, "created": created}
    stands: Row = {"rules_version": 1, "content": "", "secret": "", "commitment": "", "host": guest}
    table = TableRow(id=secrets.token_hex(16), **made, **stands, **given)
    rows = []
    for seat, (kind, name) in enumerate(seats):
        whose: Row = {"bot": name if kind == "bot" else None, "guest": guest if name == ME else None}
        apart: Row = {"key": None, "entropy": None, "out_of_time": False, "connected": False, "last_seen": 0.0}
        row = SeatRow(table.id, seat, kind, name, **whose, **apart, created=created)
        if shares:
            row.share, row.place = shares[seat], 1 if shares[seat] else 2
        rows.append(row)
    return table, rows


def inserts(games: Sequence[Stored]) -> list[tuple[Insert, list[dict[str, Any]]]]:
    """Statements and their rows."""
    first = [{"table_id": table.id, **vars(MoveRow(1, -1, 0, "x", table.created + BEGAN, 0))} for table, _ in games]
    return [
        (insert(db.tables), [vars(table) for table, _ in games]),
        (insert(db.seats), [vars(seat) for _, seats in games for seat in seats]),
        (insert(db.moves), first),
    ]
