"""The log of a table: what was said of each move, narrated from its beginning when first asked for."""

from ludi.server.room import Room
from ludi.server.slices import Slices
from ludi.table.playing import Json
from ludi.table.telling import log_lines


async def log_of(room: Room) -> Json:
    """What `Log` says. The lines are kept with the room, so that only new moves need to be narrated."""
    async with room.log_lock:
        lines, match = room.log
        slices = Slices()
        for move in room.match.moves[len(match.moves) :]:
            lines += log_lines(match, move)
            await slices.pause()
        return {"number": len(match.moves), "lines": list(lines)}
