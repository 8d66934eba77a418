"""Who is connected to which server process: said in the database every few seconds, and read from there."""

import time
from collections.abc import Sequence

from ludi.server.room import Room
from ludi.server.store import Store


async def share_presence(rooms: Sequence[Room], store: Store) -> None:
    """Say who is connected here, all in one statement; take over what the others have said."""
    here = [(room.table.id, row.seat) for room in rooms for row in room.seats if room.is_here(row)]
    if here:
        await store.note_presence(here, True, time.time())
    watched = {room.table.id: room for room in rooms if room.clients}
    changed: set[str] = set()
    for (table_id, seat), (connected, last_seen) in (await store.presence(list(watched))).items():
        room = watched[table_id]
        row = room.seats[seat]
        before = room.is_connected(row)
        row.connected, row.last_seen = connected, last_seen
        if room.is_connected(row) != before:
            changed.add(table_id)
    for table_id in changed:
        watched[table_id].broadcast_table()
