"""The log of a table: what was said of each move, told again from the beginning when asked for."""

import asyncio

from ludi.server.playing import Json, actor_name
from ludi.server.room import Room

BREATH = 20  # moves told before others get their turn


async def log_of(room: Room) -> Json:
    """What `Log` says. Told lines are kept with the room, so that only new moves are told."""
    async with room.telling:
        lines, match = room.log
        for move in room.match.moves[len(match.moves) :]:
            for frame in match.play_code(move.code):
                said = [match.game.guide.marked(message) for message in match.game.narrate(frame)]
                if said:
                    text = move.text if frame.code >= 0 else ""
                    turn, actor = int(frame.before.turn), actor_name(match.game, frame.actor)
                    lines.append({"number": len(match.moves), "turn": turn, "actor": actor, "text": text, "said": said})
            if len(match.moves) % BREATH == 0:
                await asyncio.sleep(0)
        return {"number": len(match.moves), "lines": list(lines)}
