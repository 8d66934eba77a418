"""Players who go on whatever happens: cut off, they connect to any process that lives; and remember what they did."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludi.table.patches import apply
from tests.server.serving import Address

GONE = (OSError, EOFError, TimeoutError, WebSocketException)
SILENCE = 8.0  # seconds after which a player who has to move, and is not answered, connects elsewhere


@dataclass
class Player:
    """Somebody at one seat of one table."""

    table: str
    seat: int
    cookie: str
    pause: float  # seconds that he thinks at most
    addresses: Callable[[], list[Address]]  # of the processes that live
    sent: dict[int, list[str]] = field(default_factory=dict)  # moves, by the number they were to follow
    accepted: dict[int, str] = field(default_factory=dict)
    connections: int = 0
    over: bool = False
    thought_about: int = -1  # the position: whoever is cut off while he thinks moves as soon as he is back

    async def play(self) -> None:
        while not self.over:
            try:
                async with self._connect() as socket:
                    self.connections += 1
                    await _Sitting(self, socket).play()
            except GONE:
                await asyncio.sleep(0.2)

    def _connect(self) -> connect:
        address = random.choice(self.addresses() or [Address("127.0.0.1:1")])
        return connect(
            f"{address.ws}/api/tables/{self.table}/live",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=10,
        )


class _Sitting:
    """One connection of a player's."""

    def __init__(self, player: Player, socket: ClientConnection) -> None:
        self.player, self.socket = player, socket
        self.number, self.view, self.you = -1, {}, None  # type: tuple[int, dict[str, Any], str | None]
        self.decider: str | None = None
        self.asked: dict[int, tuple[int, str]] = {}
        self.moved_at = -1  # the number of the last accepted move's position

    async def play(self) -> None:
        while not self.player.over:
            try:
                async with asyncio.timeout(SILENCE):
                    message = orjson.loads(await self.socket.recv())
            except TimeoutError:
                if self.asked:
                    raise
                continue
            await self._take(message)

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self.number, self.view, self.you = message["number"], message["view"], message["you"]
            case "moves":
                for step in message["steps"]:
                    self.view = apply(step["patch"], self.view)
                self.number = message["number"]
            case "accepted":
                base, text = self.asked.pop(message["ref"])
                assert base not in self.player.accepted, "accepted twice"
                self.player.accepted[base], self.moved_at = text, base
            case "refused":
                self.asked.pop(message["ref"], None)
                await asyncio.sleep(0.2)
                return await self.socket.send('{"type":"resync"}')
        if "table" in message:
            self.decider, self.player.over = message["table"]["decider"], message["table"]["status"] == "over"
        mine = self.decider == self.you and self.number > self.moved_at and bool(self.view["choices"])
        if mine and not self.asked and not self.player.over:
            await self._move()
        return None

    async def _move(self) -> None:
        if self.player.thought_about != self.number:
            self.player.thought_about = self.number
            await asyncio.sleep(self.player.pause * random.uniform(0.5, 1.0))
        text, ref = random.choice(self.view["choices"])["text"], len(self.player.sent) + 1
        self.player.sent.setdefault(self.number, []).append(text)
        self.asked[ref] = (self.number, text)
        said = {"type": "commit", "ref": ref, "number": self.number, "moves": [text]}
        await self.socket.send(orjson.dumps(said).decode())
