"""Whole games told: uploaded ones, and those of our tables, which are kept for a while."""

import asyncio
from collections import OrderedDict
from typing import Any

from ludi.engine.replay import Replay
from ludi.server import worker
from ludi.server.crew import MEGABYTE
from ludi.server.room import Room
from ludi.server.thinking import Thinking
from ludi.table.dealt import dealt

KEPT = 32 * MEGABYTE  # bytes of stories, all together
Key = tuple[str, int, str]


class Stories:
    """Those of one server process. A table's is told once after each move, however many ask for it."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._told: OrderedDict[Key, bytes] = OrderedDict()
        self._telling: dict[Key, asyncio.Task[bytes]] = {}

    async def of_file(self, who: str, text: str) -> bytes:
        return await self.thinking.tell(who, worker.story_of_file, text)

    async def look_at(self, who: str, *job: Any) -> bytes:
        return await self.thinking.tell(who, worker.look_at_moves, *job)

    async def of_room(self, who: str, room: Room, replay: Replay) -> bytes:
        key = (room.table.id, room.number, room.table.status)
        if key in self._told:
            self._told.move_to_end(key)
            return self._told[key]
        if key not in self._telling:
            self._telling[key] = asyncio.create_task(self._of_room(who, key, replay))
        return await asyncio.shield(self._telling[key])

    async def _of_room(self, who: str, key: Key, replay: Replay) -> bytes:
        match = replay.match
        codes, players = [move.code for move in match.moves], [seat.player for seat in replay.seats]
        job = (match.game.name, match.options, players, codes, replay.sittings, dealt(replay))
        try:
            self._told[key] = await self.thinking.tell(who, worker.story_of_moves, *job)
            return self._told[key]
        finally:
            del self._telling[key]
            while sum(map(len, self._told.values())) > KEPT:
                self._told.popitem(last=False)
