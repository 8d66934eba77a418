"""Browsers connected to a table. Each has a queue of its own, so that a slow or dead one harms nobody."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

PATIENCE = 20.0  # seconds until a browser that takes nothing is given up
BACKLOG = 64  # messages; a browser that is further behind gets the full state instead
BACKLOG_BYTES = 256 * 1024  # the same, by their size


class Client:
    """One open WebSocket. News can be replaced by the full state; answers to what was asked cannot."""

    def __init__(self, socket: WebSocket, guest: str | None, state: Callable[["Client"], bytes]) -> None:
        self.socket, self.guest = socket, guest
        self._state = state
        self._waiting: deque[tuple[bool, bytes]] = deque()  # whether it is an answer, and the message
        self._bytes = 0  # of those waiting
        self._something = asyncio.Event()
        self._wants_state = False
        self.gone = False

    def send(self, message: bytes) -> None:
        """News for everybody at the table."""
        if self._wants_state:
            return  # the state it will get tells this too
        if self._is_behind:
            self.send_state()
        else:
            self._put(False, message)

    def answer(self, message: bytes) -> None:
        self._put(True, message)

    @property
    def _is_behind(self) -> bool:
        return len(self._waiting) >= BACKLOG or self._bytes >= BACKLOG_BYTES

    def _put(self, is_answer: bool, message: bytes) -> None:
        self._waiting.append((is_answer, message))
        self._bytes += len(message)
        self._something.set()

    async def wait_until_read(self) -> None:
        """Wait while too many answers are unsent: a browser that does not read them is not read from either."""
        while self._is_behind and not self.gone:
            await asyncio.sleep(0.05)

    def send_state(self) -> None:
        """Everything, instead of the news it has not got yet."""
        self._waiting = deque(each for each in self._waiting if each[0])
        self._bytes = sum(len(message) for _, message in self._waiting)
        self._wants_state = True
        self._something.set()

    async def pump(self) -> None:
        """Send until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            while True:
                await self._something.wait()
                if self._wants_state:
                    self._wants_state = False
                    message = self._state(self)
                elif self._waiting:
                    _, message = self._waiting.popleft()
                    self._bytes -= len(message)
                else:
                    self._something.clear()
                    continue
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_text(message.decode())
        self.gone = True
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(1.0):
                await self.socket.close()
