"""How tables stand, for lists: told from what is stored, so that no game is played again for it."""

import time
from collections.abc import Sequence

from ludi.engine.registry import get_game
from ludi.table.dealing import promised, promises
from ludi.table.ending import terms_of, wishes_of
from ludi.table.playing import Json
from ludi.table.rows import SeatRow, TableRow


def for_guest(info: Json, table: TableRow, seats: list[SeatRow], me: str) -> Json:
    """What `TableForGuest` says."""
    names = get_game(table.game).seat_names
    you = next((names[row.seat] for row in seats if row.guest == me and row.kind == "human"), None)
    return {"table": info, "you": you, "host": table.host == me, "kept": is_kept_for(me, seats), "key": None}


def is_kept_for(guest: str | None, seats: Sequence[SeatRow]) -> bool:
    """Whether a seat waits for this guest: of the table he made, or of a rematch."""
    return guest is not None and any(row.kind == "open" and row.guest == guest for row in seats)


def stored_info(table: TableRow, seats: list[SeatRow]) -> Json:
    """What `TableInfo` says of a table that is not in this process's memory."""
    names = get_game(table.game).seat_names
    decider = table.decider if table.status == "playing" else None
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "seats": [_seat_info(table, row, names[row.seat]) for row in seats],
        "listed": table.listed,
        "clock": table.clock,
        "status": table.status,
        "number": table.number,
        "decider": None if decider is None else names[decider],
        "watching": 0,
        **promises(table),
        "draws": table.draws,
        "link": table.link,
        "rematch": table.rematch,
        "created": table.created,
        "shares": table.shares,
        **terms_of(table, seats),
    }


def _seat_info(table: TableRow, row: SeatRow, name: str) -> Json:
    return {
        "seat": name,
        "kind": row.kind,
        "player": row.player,
        "bot": row.bot,
        "reserved": row.kind == "open" and row.guest is not None,
        "connected": row.kind == "human" and row.is_connected,
        "left_ms": _left_ms(table, row),
        "out_of_time": row.out_of_time,
        **promised(table, row),
        **wishes_of(row),
    }


def _left_ms(table: TableRow, row: SeatRow) -> int | None:
    if table.clock is None:
        return None
    if row.out_of_time:
        return 0
    left = table.left_ms[row.seat] if table.left_ms else table.clock["minutes"] * 60_000
    running = table.status == "playing" and row.seat == table.decider and not row.played_by_bot
    return max(0, left - int((time.time() - table.moved_at) * 1000)) if running else left
