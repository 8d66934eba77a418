"""What somebody with bad intentions may do to a server over the network: for the tests, and for `ludi bench hostile`.

Attackers come from an address of their own (127.0.0.2), so that what is allowed to an address is not taken from others.
Each attack goes on until it is told to stop; being refused, slowed down or thrown out does not end it.
"""

import asyncio
import base64
import json
import os
import secrets
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
import websockets
from websockets.asyncio.client import ClientConnection

from ludi.engine.fairness import entropy_hash
from ludi.engine.first_protocol import OldSitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game, working_games
from ludi.engine.replay import Replay, Seat, dumps
from ludi.table.dealing import OLD_FORMAT

ATTACKER = "127.0.0.2"
Attack = Callable[["Attacker"], Coroutine[Any, Any, None]]
GONE = (OSError, EOFError, asyncio.IncompleteReadError, websockets.WebSocketException)


def drawn_games() -> list[str]:
    """Those with a table of their own, by the size of what is played on it."""
    games = [game for game in working_games()[0] if game.art]
    return [game.name for game in sorted(games, key=lambda game: game.record.itemsize)]


def smallest() -> str:
    return drawn_games()[0]


def largest() -> str:
    return drawn_games()[-1]


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Attacker:
    """Somebody at an address, with as many guests as he likes."""

    port: int
    address: str = ATTACKER
    received: int = 0  # bytes
    seen: dict[str, int] = field(default_factory=dict)  # how often what happened
    promises: dict[str, dict[str, str]] = field(default_factory=dict)  # entropy by table and guest

    def note(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    @asynccontextmanager
    async def connection(self, buffer: int = 0) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """With a small buffer, little is enough to fill it."""
        plain = socket.socket()
        plain.setblocking(False)
        plain.bind((self.address, 0))
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=2**16)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            with suppress(*GONE):
                await writer.wait_closed()

    async def request(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> Answer:
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}", "connection: close"]
        lines += [f"cookie: {cookie}"] if cookie else []
        lines += ["content-type: application/json", f"content-length: {len(body)}", "", ""]
        async with self.connection() as (reader, writer):
            writer.write("\r\n".join(lines).encode() + body)
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            said = await reader.read(-1)
        self.received += len(said)
        status = int(head.split()[1])
        self.note(str(status))
        headers = [line.partition(": ") for line in head.split("\r\n")[1:]]
        return Answer(status, {name.lower(): value for name, _, value in headers}, said)

    async def guest(self) -> str:
        """The cookie of a new one."""
        answer = await self.request("GET", "/api/me")
        return answer.headers["set-cookie"].partition(";")[0]

    async def table(self, cookie: str, game: str | None = None, bots: int = 0) -> str:
        """Its maker sits; with bots, nobody else is needed."""
        others = [{"kind": "bot", "bot": "random"}] * bots or [{"kind": "open"}]
        wish = {"game": game or smallest(), "seats": [{"kind": "me"}, *others]}
        made = (await self.request("POST", "/api/tables", orjson.dumps(wish), cookie)).json()["table"]["id"]
        await self.sit(made, cookie)
        return str(made)

    async def sit(self, table: str, cookie: str) -> None:
        """Whoever sits down last begins the game: all of his guests show what they have committed to."""
        promises = self.promises.setdefault(table, {})
        promises[cookie] = secrets.token_hex(32)
        body = orjson.dumps({"entropy_hash": entropy_hash(table, promises[cookie])})
        answer = await self.request("POST", f"/api/tables/{table}/sit", body, cookie)
        if answer.status == 200 and answer.json()["table"]["status"] == "revealing":
            for guest, entropy in self.promises.pop(table).items():
                shown = orjson.dumps({"entropy": entropy, "round": 1})
                await self.request("POST", f"/api/tables/{table}/reveal", shown, guest)

    def socket(self, table: str, cookie: str) -> websockets.connect:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"cookie": cookie} if cookie else {}
        return websockets.connect(
            url,
            additional_headers=headers,
            max_size=None,
            local_addr=(self.address, 0),
            close_timeout=0.2,  # attackers do not wait for a farewell
        )

    @asynccontextmanager
    async def raw_socket(
        self, table: str, buffer: int = 0
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A WebSocket without anybody who reads from it."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", f"host: 127.0.0.1:{self.port}", "connection: Upgrade"]
        lines += ["upgrade: websocket", "sec-websocket-version: 13", f"sec-websocket-key: {key}", "", ""]
        async with self.connection(buffer) as (reader, writer):
            writer.write("\r\n".join(lines).encode())
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer


def frame(data: bytes, opcode: int = 1) -> bytes:
    """Masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([0x80 | opcode]) + size + bytes(4) + data


def replay_bomb(name: int = 300_000, sittings: int = 3_000) -> bytes:
    """A small file whose story is large: each sitting's terms say the table's name again."""
    match = Match(get_game(smallest()), 2)
    seats = [Seat("a", "human"), Seat("b", "human")]
    dealt = [OldSitting(1, "00" * 32, (), None) for _ in range(sittings)]
    return dumps(Replay(match, seats, "x" * name, [*dealt], OLD_FORMAT)).encode()


# ---- attacks ---------------------------------------------------------------------------------------------------------


async def upload_bombs(attacker: Attacker) -> None:
    bomb = replay_bomb()
    while True:
        with suppress(*GONE):
            await asyncio.gather(*(attacker.request("POST", "/api/stories", bomb) for _ in range(3)))
        await asyncio.sleep(0.1)


async def upload_newlines(attacker: Attacker) -> None:
    while True:
        with suppress(*GONE):
            await attacker.request("POST", "/api/stories", b"\n" * 130_000 + b"x")
        await asyncio.sleep(0.1)


async def send_without_reading(attacker: Attacker) -> None:
    """A quarter of a megabyte of frames of one byte, again and again, at a table with much to show."""
    table = await attacker.table(await attacker.guest(), largest(), bots=1)

    async def one() -> None:
        with suppress(*GONE):
            async with attacker.raw_socket(table, buffer=2048) as (_, writer):
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(frame(b"x") * 36_000)
                await asyncio.sleep(30)

    while True:
        await asyncio.gather(*(one() for _ in range(4)))
        await asyncio.sleep(0.1)


async def send_malformed(attacker: Attacker) -> None:
    """As fast as they are answered."""
    table = await attacker.table(await attacker.guest(), largest(), bots=1)

    async def one() -> None:
        while True:
            with suppress(*GONE):
                async with attacker.socket(table, "") as live:
                    while True:
                        for _ in range(20):
                            await live.send("{}")
                        for _ in range(20):
                            attacker.received += len(await live.recv())
            attacker.note("closed")
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(4)))


async def send_endless_headers(attacker: Attacker) -> None:
    while True:
        with suppress(*GONE):
            async with attacker.connection() as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nx: ")
                for _ in range(60):
                    writer.write(b"x" * 2**20)
                    await writer.drain()
        await asyncio.sleep(0.01)


async def hold_half_open(attacker: Attacker, count: int = 500) -> None:
    """Requests that never end."""

    async def one() -> None:
        while True:
            with suppress(*GONE):
                async with attacker.connection() as (reader, writer):
                    writer.write(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\n")
                    await reader.read(-1)
            attacker.note("dropped")
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(count)))


async def draft_without_end(attacker: Attacker, game: str | None = None) -> None:
    """Four sockets at the rate that is permitted to one."""
    cookie = await attacker.guest()
    table = await attacker.table(cookie, game or largest(), bots=1)

    async def listen(live: ClientConnection, known: dict[str, Any]) -> None:
        async for text in live:
            message = orjson.loads(text)
            attacker.note(message["type"])
            known.update(message if message["type"] == "state" and message["view"]["choices"] else {})

    async def one() -> None:
        async with attacker.socket(table, cookie) as live:
            known: dict[str, Any] = {}
            listening = asyncio.create_task(listen(live, known))
            try:
                for ref in range(1_000_000):
                    await asyncio.sleep(1 / 39)
                    if known:
                        moves = [known["view"]["choices"][0]["text"]]
                        draft = {"type": "draft", "ref": ref, "number": known["number"], "moves": moves}
                        await live.send(orjson.dumps(draft).decode())
                    else:
                        await live.send('{"type":"resync"}')
            finally:
                listening.cancel()

    while True:
        with suppress(*GONE):
            await asyncio.gather(*(one() for _ in range(4)))


async def leave_to_bots(attacker: Attacker, tables: int = 60) -> None:
    """Tables at which only bots are left."""
    cookie = ""
    for number in range(tables):
        if number % 20 == 0:
            cookie = await attacker.guest()  # a guest may make twenty in a minute
        with suppress(*GONE, KeyError):
            table = await attacker.table(cookie, largest(), bots=1)
            await attacker.request("POST", f"/api/tables/{table}/leave", b"", cookie)
    await asyncio.Event().wait()


ATTACKS: dict[str, Attack] = {
    "files whose stories are large": upload_bombs,
    "files of line ends": upload_newlines,
    "a socket that sends and does not read": send_without_reading,
    "messages nobody understands": send_malformed,
    "headers without end": send_endless_headers,
    "500 requests half sent": hold_half_open,
    "four sockets that draft without end": draft_without_end,
    "60 tables left to bots": leave_to_bots,
}


@asynccontextmanager
async def under_attack(port: int, attack: Attack) -> AsyncIterator[Attacker]:
    """While it goes on."""
    attacker = Attacker(port)
    going_on = asyncio.create_task(attack(attacker))
    try:
        yield attacker
        if going_on.done():
            going_on.result()  # an attack that has failed has shown nothing
    finally:
        going_on.cancel()
        await asyncio.gather(going_on, return_exceptions=True)
