"""Compression of what is sent: each WebSocket message by itself, large answers as gzip.

Browsers and server agree that no compressed message refers to earlier ones. So an idle connection keeps no window in
memory, and what goes to everybody at a table is compressed once for all of them.
"""

import asyncio
import gzip
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import orjson
from fastapi import Request, Response
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL = 6
SMALL = 1_000  # bytes: an answer that is not worth compressing
RECENT = 64  # compressed messages kept, for the others at the table
LARGEST_KEPT = 64 * 1024  # bytes of a message that is kept
_END = b"\x00\x00\xff\xff"  # of every flush; RFC 7692 leaves it out


def deflate(data: bytes, window_bits: int = 15) -> bytes:
    """A message compressed by itself."""
    encoder = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


_deflate_once = lru_cache(RECENT)(deflate)


class SharedDeflate(PerMessageDeflate):
    """The extension of one connection."""

    def encode(self, frame: Frame) -> Frame:
        """Messages are never sent in parts, so that a frame is a whole one."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        data = bytes(frame.data)
        compress = _deflate_once if len(data) <= LARGEST_KEPT else deflate
        return replace(frame, data=compress(data, self.local_max_window_bits), rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser about compression."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(True, True, agreed.remote_max_window_bits, agreed.local_max_window_bits)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, with this compression instead of its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [SharedDeflateFactory()]


def accepts(request: Request, encoding: str) -> bool:
    """Whether the browser understands an answer that is encoded so."""
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(wish.partition(";")[0] == encoding and not wish.endswith(";q=0") for wish in wishes)


async def json_response(request: Request, data: Any) -> Response:
    """A large answer, packed and compressed without being validated again."""
    return await packed_response(request, orjson.dumps(data))


async def packed_response(
    request: Request, body: bytes, kind: str = "application/json", more: Mapping[str, str] | None = None
) -> Response:
    """The same for one that is packed already; with more headers."""
    headers = {"vary": "accept-encoding", **(more or {})}
    if len(body) > SMALL and accepts(request, "gzip"):
        body = await asyncio.to_thread(gzip.compress, body, LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)
