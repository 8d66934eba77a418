"""What a live connection makes of messages no browser sends."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.server.messages import Accepted, Refused
from tests.server.client import asynchronous
from tests.server.duel import duel
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


async def refusal(live: Live, body: Any) -> Refused:
    await live.send(body)
    return await live.receive(Refused)


COMMIT: dict[str, Any] = {"type": "commit", "ref": 1, "number": 1, "moves": ["place forum"]}
MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "7",
    '"commit"',
    "[" * 1000,
    [],
    {},
    {"type": "fly"},
    {**COMMIT, "type": None},
    {**COMMIT, "cheat": True},
    {**COMMIT, "number": "1"},
    {**COMMIT, "number": -1},
    {**COMMIT, "number": 1.5},
    {**COMMIT, "number": True},
    {**COMMIT, "number": 10**30},
    {**COMMIT, "ref": -1},
    {**COMMIT, "ref": "1"},
    {**COMMIT, "moves": []},
    {**COMMIT, "moves": "place forum"},
    {**COMMIT, "moves": [""]},
    {**COMMIT, "moves": [7]},
    {**COMMIT, "moves": ["m" * 201]},
    {**COMMIT, "moves": ["pass"] * 101},
    {"type": "commit", "ref": 1, "number": 1},
    {"type": "ping"},
    {"type": "resync", "ref": 1},
]


@asynchronous
async def test_what_is_malformed_is_refused(server: Address) -> None:
    async with duel(server) as game:
        live = game.mover
        for body in MALFORMED:
            answer = await refusal(live, body)
            assert (answer.reason, answer.number, answer.state) == ("malformed", 1, None), body
            assert answer.sentence


@asynchronous
async def test_after_something_malformed_the_game_goes_on(server: Address) -> None:
    async with duel(server) as game:
        live = game.mover
        await refusal(live, "{")
        assert isinstance(await live.commit(live.offered[:1]), Accepted)


@asynchronous
async def test_bytes_are_not_understood_and_do_no_harm(server: Address) -> None:
    async with duel(server) as game:
        await game.other.socket.send(b"\xff\x00\xfe")
        live = game.mover
        assert isinstance(await live.commit(live.offered[:1]), Accepted)


@asynchronous
async def test_a_resync_costs_no_answers(server: Address) -> None:
    async with duel(server) as game:
        live = game.mover
        await live.send({"type": "commit", "ref": 5, "number": 1, "moves": live.offered[:1]})
        await live.send({"type": "ping", "ref": 6})
        await live.send({"type": "resync"})
        answered = {getattr(message, "ref", None) for message in await live.quiet(0.5)}
        assert {5, 6} <= answered


async def hurry(live: Live) -> None:
    """More at once than anybody may send, and few enough to be answered one by one."""
    for ref in range(60):
        await live.send({"type": "ping", "ref": ref})


@asynchronous
async def test_who_sends_too_much_is_too_fast(server: Address) -> None:
    async with duel(server) as game:
        await hurry(game.other)
        assert (await game.other.receive(Refused)).reason == "too_fast"


@asynchronous
async def test_a_refusal_for_being_too_fast_names_the_message(server: Address) -> None:
    async with duel(server) as game:
        await hurry(game.other)
        # without it, whoever asked would wait for his answer in vain
        assert (await game.other.receive(Refused)).ref is not None


@asynchronous
async def test_somebody_elses_hurry_slows_nobody(server: Address) -> None:
    async with duel(server) as game:
        await hurry(game.other)
        live = game.mover
        assert isinstance(await live.commit(live.offered[:1]), Accepted)


@asynchronous
async def test_a_flood_of_messages_never_costs_its_sender_the_game(server: Address) -> None:
    """He is told that it is too fast, and still follows what happens."""
    async with duel(server) as game:
        live = game.other
        for ref in range(400):  # ten times as many as may come at once
            await live.send({"type": "ping", "ref": ref})
        await game.mover.commit(game.mover.offered[:1])
        await live.until(lambda live: live.number > 1)
        async with game.anna.live(game.table) as fresh:
            assert (fresh.number, fresh.view) == (live.number, live.view)
