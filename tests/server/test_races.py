"""Sitting down, getting up and beginning at the same moment: a game never begins without its players."""

import asyncio
from collections.abc import Iterator

import pytest

from ludi.engine.replay import loads
from tests.server.client import ENTROPY, Person, asynchronous
from tests.server.serving import Address
from tests.server.shared import KINDS, shared

TIMES = 30


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@asynchronous
async def test_leaving_while_the_last_one_sits_down_never_begins_a_game_with_an_empty_seat(server: Address) -> None:
    empty = 0
    async with Person(server) as anna, Person(server) as bruno:
        for _ in range(TIMES):
            made = await anna.make_table()
            await anna.sit(made)
            path = f"/api/tables/{made.table.id}"
            await asyncio.gather(
                bruno.http.post(f"{path}/sit", json={"entropy": ENTROPY}), anna.http.post(f"{path}/leave")
            )
            table = (await anna.seen(made)).table
            empty += table.status == "playing" and any(seat.kind == "open" for seat in table.seats)
    assert empty == 0


@asynchronous
async def test_leaving_and_returning_refunds_no_time(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("me", "random", clock={"minutes": 1})
        await anna.sit(made)
        async with anna.live(made) as live:
            await live.until(lambda live: live.my_turn)
            await asyncio.sleep(1.0)
            before = (await anna.seen(made)).table.seats[0].left_ms
            await anna.act(made, "leave")
            after = (await anna.act(made, "return")).table.seats[0].left_ms
            assert after <= before
