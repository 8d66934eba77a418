"""Messages are compressed, each by itself, and once for everybody."""

import json
import zlib

from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from ludi.server import compression
from ludi.server.compression import SharedDeflateFactory, deflate
from ludi.server.messages import Moves, State
from tests.server.client import asynchronous
from tests.server.duel import Duel, duel
from tests.server.live import Live
from tests.server.serving import Address


def compressing(game: Duel, *offers: ClientPerMessageDeflateFactory) -> connect:
    url = f"{game.anna.server.ws}/api/tables/{game.table}/live"
    return connect(url, extensions=offers or [ClientPerMessageDeflateFactory()], compression=None, max_size=None)


def inflate(data: bytes) -> bytes:
    return zlib.decompressobj(-15).decompress(data + b"\x00\x00\xff\xff")


def test_a_message_is_smaller_and_comes_back() -> None:
    data = json.dumps([{"coins": number % 7, "name": "denarius"} for number in range(200)]).encode()
    assert inflate(deflate(data)) == data
    assert len(deflate(data)) < len(data) / 10


@asynchronous
async def test_who_asks_for_compression_gets_it_and_sees_the_same(server: Address) -> None:
    async with duel(server) as game:
        small = ClientPerMessageDeflateFactory(server_max_window_bits=10)
        async with compressing(game) as one, compressing(game, small) as two:
            for socket in (one, two):
                assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
            lives = [Live(one), Live(two)]
            for live in lives:
                await live.receive(State)
            for _ in range(6):
                await game.play()
            for live in lives:
                await live.until(lambda live: live.number == game.mover.number)
                assert live.view == game.mover.view
                await live.ping()


@asynchronous
async def test_a_message_for_everybody_is_compressed_once(server: Address) -> None:
    async with duel(server) as game, compressing(game) as one, compressing(game) as two, compressing(game) as three:
        lives = [Live(socket) for socket in (one, two, three)]
        for live in lives:
            await live.receive(State)
        before = compression._deflate_once.cache_info()
        await game.play()
        for live in lives:
            await live.receive(Moves)
        after = compression._deflate_once.cache_info()
        assert after.misses > before.misses
        assert after.hits - before.hits >= len(lives) - 1  # others at the table may have been told something besides


def test_no_window_is_kept_for_a_connection() -> None:
    params, agreed = SharedDeflateFactory().process_request_params([("client_max_window_bits", None)], [])
    assert {"server_no_context_takeover", "client_no_context_takeover"} <= {name for name, _ in params}
    assert not hasattr(agreed, "encoder")
    assert not hasattr(agreed, "decoder")
