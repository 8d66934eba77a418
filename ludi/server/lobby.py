"""Which tables there are to join, to watch, to go on with."""

from ludi.server import models as m
from ludi.server.context import Context
from ludi.table.listing import for_guest, stored_info
from ludi.table.playing import Json
from ludi.table.rows import Guest


async def lobby(running: Context, guest: Guest | None) -> m.Lobby:
    """Open tables, and those where this guest has a seat. No table is loaded for this: what is not in memory is listed
    as it is stored."""
    me = guest.id if guest else None
    opened = await running.store.open_tables()
    mine = await running.store.tables_of(me) if me else []
    tables = {table.id: table for table in [*opened, *mine]}
    seats = await running.store.seats(tables)
    infos: dict[str, Json] = {}
    for table in tables.values():
        room = running.rooms.known(table.id)
        infos[table.id] = room.info() if room is not None else stored_info(table, seats[table.id])
    joined = {table.id for table in mine}
    return m.Lobby(
        open=[m.TableInfo(**infos[table.id]) for table in opened if table.id not in joined],
        mine=[m.TableForGuest(**for_guest(infos[table.id], table, seats[table.id], str(me))) for table in mine],
    )
