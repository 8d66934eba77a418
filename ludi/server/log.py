"""The log of a table: what was said of each move, narrated from its beginning when first asked for."""

from ludi.server.playing import Json, actor_name
from ludi.server.room import Room
from ludi.server.slices import Slices


async def log_of(room: Room) -> Json:
    """What `Log` says. The lines are kept with the room, so that only new moves need to be narrated."""
    async with room.log_lock:
        lines, match = room.log
        slices = Slices()
        for move in room.match.moves[len(match.moves) :]:
            for step in match.play_code(move.code):
                said = [match.game.guide.marked(message) for message in match.game.narrate(step)]
                if said:
                    text = move.text if step.code >= 0 else ""
                    turn, actor = int(step.before.turn), actor_name(match.game, step.actor)
                    lines.append({"number": len(match.moves), "turn": turn, "actor": actor, "text": text, "said": said})
            await slices.pause()
        return {"number": len(match.moves), "lines": list(lines)}
