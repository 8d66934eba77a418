"""Which tables there are to join, to watch, to go on with."""

import asyncio
from contextlib import suppress

from ludi.engine.registry import get_game
from ludi.server import messages as m
from ludi.server.context import Context
from ludi.server.errors import Refusal
from ludi.server.guests import Guest
from ludi.server.playing import Json
from ludi.server.store import SeatRow, TableRow


async def lobby(running: Context, guest: Guest | None) -> m.Lobby:
    """Open tables, and those where this guest has a seat."""
    me = guest.id if guest else None
    opened = await running.store.open_tables()
    mine = await running.store.tables_of(me) if me else []
    ids = list({table.id for table in [*opened, *mine]})
    seats, counts = await asyncio.gather(running.store.seats(ids), running.store.count_moves(ids))
    infos: dict[str, Json] = {}
    for table in [*opened, *mine]:
        room = running.rooms.known(table.id)
        if room is None and table.status == "playing":
            with suppress(Refusal):  # of other rules: it is listed as it is stored
                room = await running.rooms.get(table.id)
        number = counts.get(table.id, table.number)
        infos[table.id] = room.info() if room is not None else stored_info(table, seats[table.id], number)
    joined = {table.id for table in mine}
    return m.Lobby(
        open=[m.TableInfo(**infos[table.id]) for table in opened if table.id not in joined],
        mine=[m.TableSeen(**_seen(infos[table.id], table, seats[table.id], str(me))) for table in mine],
    )


def _seen(info: Json, table: TableRow, seats: list[SeatRow], me: str) -> Json:
    names = get_game(table.game).seat_names
    you = next((names[row.seat] for row in seats if row.guest == me and row.kind == "human"), None)
    return {"table": info, "you": you, "host": table.host == me, "key": None}


def stored_info(table: TableRow, seats: list[SeatRow], number: int) -> Json:
    """What `TableInfo` says of a table that is not in memory and nobody plays at."""
    names = get_game(table.game).seat_names
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "seats": [
            {
                "seat": names[row.seat],
                "kind": row.kind,
                "player": row.player,
                "bot": row.bot,
                "reserved": row.kind == "open" and row.guest is not None,
                "connected": False,
                "left_ms": table.clock["minutes"] * 60_000 if table.clock else None,
                "out_of_time": row.out_of_time,
            }
            for row in seats
        ],
        "listed": table.listed,
        "clock": table.clock,
        "status": table.status,
        "number": number,
        "decider": None,
        "watching": 0,
        "commitment": table.commitment,
        "secret": table.secret if table.status == "over" else None,
        "rematch": table.rematch,
        "created": table.created,
        "shares": table.shares,
    }
