"""Somebody who does not read, dies or floods costs the others at the table nothing."""

import asyncio
import base64
import contextlib
import json
import random
import secrets
import socket
import struct
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from ludi.server.messages import Moves, State
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous
from tests.server.hall import MALFORMED, Hall, Table
from tests.server.live import Live
from tests.server.reading import Message, parse
from tests.server.serving import Address, serving
from tests.server.storm import play_out, settle

PACE = 40  # moves played for a measurement
FAR_BEHIND = 200  # moves that fit neither into the kernel's buffers nor into any queue worth keeping
BUFFER, SEGMENT = 2048, 536  # as small as possible, so that little is enough to fill a connection
PATIENCE = 5.0
TEXT, CLOSE = 1, 8  # kinds of frames


class Deaf:
    """A bare connection that reads only when told to."""

    def __init__(self, server: Address, table: str, cookie: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT)
        self.socket.settimeout(PATIENCE)
        host, _, port = server.host.partition(":")
        self.socket.connect((host, int(port)))
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {server.host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101 ")

    def send(self, text: str) -> None:
        """One frame, masked with zeros."""
        data = text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        self.socket.sendall(bytes([0x80 | TEXT]) + size + bytes(4) + data)

    def read(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        kind, size = self._exactly(2)
        if size >= 126:
            size = int.from_bytes(self._exactly(2 if size == 126 else 8), "big")
        return kind & 15, self._exactly(size)

    def catch_up(self, number: int) -> list[Message]:
        """All messages up to the one that shows this number."""
        messages: list[Message] = []
        while not (messages and isinstance(messages[-1], State | Moves) and messages[-1].number >= number):
            kind, data = self.read()
            assert kind != CLOSE, f"closed with {data!r}"
            if kind == TEXT:
                messages.append(parse(data))
        return messages

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            assert more, "the server has hung up"
            data += more
        return data

    def reset(self) -> None:
        """Gone at once, as when a process dies with unread messages."""
        if self.socket.fileno() >= 0:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.socket.close()

    def hang_up(self) -> None:
        """The cable is pulled politely: the connection ends, but no closing frame was sent."""
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Address]:
    """What happens here does not depend on the database."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'test.sqlite3'}", workers=0)
    with serving(settings) as address:
        yield address


class Scene:
    """A table with two players, and somebody who is no good."""

    def __init__(self, table: Table, clara: Person) -> None:
        self.table, self.clara = table, clara
        self.sleepers: list[Deaf] = []

    @property
    def newest(self) -> Live:
        return self.table.seated[0].live

    async def deaf(self, person: Person | None = None) -> Deaf:
        """Another connection that does not read."""
        who = person or self.clara
        self.sleepers.append(await asyncio.to_thread(Deaf, who.server, self.table.name, who.cookie))
        return self.sleepers[-1]

    async def play(self, moves: int = PACE) -> float:
        """Seconds that the players take for so many moves."""
        start = time.monotonic()
        await play_out(self.table.seated, random.Random(5), moves)
        return time.monotonic() - start


@contextlib.asynccontextmanager
async def playing(server: Address) -> AsyncIterator[Scene]:
    async with contextlib.AsyncExitStack() as stack:
        hall = Hall(server, stack)
        anna, bruno, clara = [await hall.person() for _ in range(3)]
        scene = Scene(await hall.open_table(anna, bruno, others=[]), clara)
        try:
            yield scene
        finally:
            for sleeper in scene.sleepers:
                sleeper.reset()
            await hall.close()


def not_slower(usual: float, then: float) -> None:
    """Within what a busy machine makes of it; who waits for somebody slow waits for much longer."""
    assert then < 3 * usual + 2.0


@asynchronous
async def test_others_are_served_at_normal_speed_while_somebody_does_not_read(server: Address) -> None:
    async with playing(server) as scene:
        usual = await scene.play()
        for _ in range(4):
            await scene.deaf()
        await scene.play()  # fills them up
        not_slower(usual, await scene.play())


@asynchronous
async def test_a_player_is_served_at_normal_speed_while_another_window_of_his_does_not_read(server: Address) -> None:
    async with playing(server) as scene:
        usual = await scene.play()
        await scene.deaf(scene.table.seated[0].person)
        await scene.play()
        not_slower(usual, await scene.play())


@asynchronous
async def test_somebody_far_behind_gets_the_whole_state_instead(server: Address) -> None:
    async with playing(server) as scene:
        sleeper = await scene.deaf()
        await scene.play(FAR_BEHIND)
        await settle(scene.table.seated)
        messages = await asyncio.to_thread(sleeper.catch_up, scene.newest.number)
        last = messages[-1]
        assert isinstance(last, State)
        assert (last.number, last.view) == (scene.newest.number, scene.newest.view)


@asynchronous
async def test_what_somebody_far_behind_gets_is_without_gaps_and_goes_on(server: Address) -> None:
    async with playing(server) as scene:
        sleeper = await scene.deaf()
        await scene.play(FAR_BEHIND)
        behind = await asyncio.to_thread(sleeper.catch_up, scene.newest.number)
        await scene.play(5)
        after = await asyncio.to_thread(sleeper.catch_up, scene.newest.number)
        number = -1
        for message in behind + after:
            assert not isinstance(message, Moves) or message.base == number
            number = message.number
        assert any(isinstance(message, Moves) for message in after)


@pytest.mark.parametrize("death", [Deaf.reset, Deaf.hang_up])
@asynchronous
async def test_somebody_who_dies_without_closing_is_gone(server: Address, death: Callable[[Deaf], None]) -> None:
    async with playing(server) as scene:
        watchers = [await scene.deaf() for _ in range(3)]
        await watching(scene, 3)
        for watcher in watchers:
            death(watcher)
        await watching(scene, 0)


async def watching(scene: Scene, count: int) -> None:
    """Wait until so many watch."""
    async with asyncio.timeout(PATIENCE):
        while (await scene.clara.seen(scene.table.name)).table.watching != count:
            await asyncio.sleep(0.05)


@asynchronous
async def test_others_are_served_at_normal_speed_after_somebody_died_in_mid_message(server: Address) -> None:
    async with playing(server) as scene:
        usual = await scene.play()
        for _ in range(4):
            dying = await scene.deaf()
            dying.socket.sendall(b"\x81\xfe\x10\x00half of it")
            dying.reset()
        not_slower(usual, await scene.play())


@asynchronous
async def test_others_are_served_at_normal_speed_while_somebody_floods_the_table(server: Address) -> None:
    async with playing(server) as scene:
        usual = await scene.play()
        flooder = await scene.deaf()
        flood = asyncio.create_task(asyncio.to_thread(pour, flooder))
        not_slower(usual, await scene.play())
        flooder.hang_up()
        with contextlib.suppress(OSError):
            await flood


def pour(flooder: Deaf) -> None:
    """As fast as it goes, until the server takes no more or the connection ends."""
    for number in range(3000):
        flooder.send(MALFORMED[number % len(MALFORMED)][:5000])
        flooder.send(json.dumps({"type": "commit", "ref": number, "number": 1, "moves": ["place forum"]}))
