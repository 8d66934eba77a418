"""What a connection may do before anybody has understood a word of it: how much it may send, and how long it may take.

uvicorn's protocols, with limits they do not have: on the size of headers, on the time for a request and for taking its
answer, and on what is read from a WebSocket ahead of the one message being answered.
"""

import asyncio
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import CTRL_OPCODES, Frame

from ludi.server import compression
from ludi.server.fair import Bucket

LARGEST_MESSAGE = 32 * 1024  # bytes over a WebSocket
LARGEST_HEAD = 32 * 1024  # bytes of a request before its body
PIECE = 8 * 1024  # bytes of a request parsed at a time
HEAD_SECONDS = 10.0  # for all of it to come
BODY_SECONDS = 60.0
TAKING_SECONDS = 20.0  # in which somebody takes some of an answer
SLICE = 512  # bytes of a WebSocket parsed at a time; the shortest message has six
BYTES = (64 * 1024.0, 256 * 1024.0)  # of a WebSocket in a second, and the most that is saved up
FRAME = 100.0  # bytes that a frame counts for besides its own
CONTROLS = (1.0, 30.0)  # pings and such in a second; browsers send one to answer each of ours
POLICY = 1008  # a WebSocket is closed with it


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    _timer: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _head = 0  # bytes of the head that is being received
    _in_head = True
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Look at the size of a head before more of it is parsed."""
        if self._in_head and self._timer is None:
            self._within(HEAD_SECONDS)
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._upgraded:
                return
            piece = data[start : start + PIECE]
            self._head += len(piece) if self._in_head else 0
            if self._head > LARGEST_HEAD:
                self._refuse()
                return
            super().data_received(piece)

    def _refuse(self) -> None:
        body = b"This is too much."
        head = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain\r\nconnection: close\r\n"
        self.transport.write(head + b"content-length: %d\r\n\r\n" % len(body) + body)
        self.transport.close()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head, self._head = False, 0
        self._within(BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._head = True, 0
        self._within(None)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._within(None)
        super().handle_websocket_upgrade()

    def _within(self, seconds: float | None) -> None:
        """What is being received must have come by then."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._give_up) if seconds is not None else None

    def _give_up(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking = self.loop.call_later(TAKING_SECONDS, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


class WebSocketProtocol(compression.WebSocketProtocol):
    """Reads no further than the one message that is being answered, and never faster than it may."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unparsed = bytearray()
        self._bytes, self._controls = Bucket(*BYTES), Bucket(*CONTROLS)
        self._later: asyncio.Handle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, which is known to be short, comes by itself
            return super().data_received(data)
        self._unparsed += data
        self._hold()
        if self._later is None:
            self._parse()
        return None

    def _parse(self) -> None:
        """One slice after the other until there is a message to be answered, or too much was sent."""
        self._later = None
        while self._unparsed and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            if (pause := self._bytes.wait) > 0:
                self._later = self.loop.call_later(pause, self._parse)
                return
            part = bytes(self._unparsed[:SLICE])
            del self._unparsed[:SLICE]
            self._bytes.charge(len(part))
            super().data_received(part)
        if self.transport.is_closing():
            self._unparsed.clear()
        elif not self._unparsed and self.queue.empty():
            self._go_on()

    def handle_events(self) -> None:
        """Count frames before anything is made of them."""
        events = self.conn.events_received()
        frames = [event for event in events if isinstance(event, Frame)]
        self._bytes.charge(FRAME * len(frames))
        self._controls.charge(sum(frame.opcode in CTRL_OPCODES for frame in frames))
        self.conn.events = events
        if self._controls.left < 0 and not self.close_sent:
            self.conn.fail(POLICY, "too many pings")
            self.handle_parser_exception()
            return
        super().handle_events()

    def _hold(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            with suppress(RuntimeError):
                self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty() and self._later is None:
            self._later = self.loop.call_soon(self._parse)
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Somebody who takes nothing is not asked to close first: he would not take that either."""
        super().pause_writing()
        self._taking = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(1.0, self.transport.abort)  # what is left to be sent would keep it open


PROTOCOLS: dict[str, Any] = {  # for uvicorn
    "http": HttpProtocol,
    "ws": WebSocketProtocol,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,  # it brings its own
}


def allow_many_connections() -> None:
    """As many as the system lets us, since each is an open file; many systems begin with 1,024."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
