"""Browsers connected to a table. Each has a queue of its own, so that a slow or dead one harms nobody."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

PATIENCE = 20.0  # seconds until a browser that takes nothing is given up
BACKLOG = 64  # messages; a browser that is further behind gets the full state instead


class Client:
    """One open WebSocket."""

    def __init__(self, socket: WebSocket, guest: str | None, state: Callable[["Client"], bytes]) -> None:
        self.socket, self.guest = socket, guest
        self._state = state
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._wants_state = False

    def send(self, message: bytes) -> None:
        if self._wants_state:
            return  # the state it will get tells this too
        if len(self._waiting) >= BACKLOG:
            self.send_state()
            return
        self._waiting.append(message)
        self._something.set()

    def send_state(self) -> None:
        """Everything, instead of whatever it has not got yet."""
        self._waiting.clear()
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
                    message = self._waiting.popleft()
                else:
                    self._something.clear()
                    continue
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_text(message.decode())
        with suppress(RuntimeError, OSError):
            await self.socket.close()
