"""The same people once more, when a game is over."""

from collections.abc import Iterator

import pytest

from tests.server.client import HASH, Person, asynchronous, begin
from tests.server.duel import finish
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory, absence=0.0, presence_margin=0.0) as address:
        yield address


@asynchronous
async def test_no_rematch_before_the_end(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"])
        assert await anna.refused(table, "rematch") == (409, "not_over")
        assert await anna.refused(await anna.make_table(), "rematch") == (409, "not_over")


@asynchronous
async def test_a_rematch_against_bots_is_the_same_table_anew(server: Address) -> None:
    async with Person(server) as anna, Person(server) as carla:
        table, _ = await finish(anna)
        assert await carla.refused(table, "rematch") == (403, "not_yours")
        again = (await anna.act(table, "rematch")).table
        assert again.id != table
        assert again.status == "waiting"
        assert (again.game, again.options["goal"]) == ("municipium", 4)
        assert [seat.bot for seat in again.seats].count("random") == 1
        assert again.commitment != (await anna.seen(table)).table.commitment
        assert (await anna.seen(table)).table.rematch == again.id
        assert (await anna.act(table, "rematch")).table.id == again.id


@asynchronous
async def test_a_rematch_keeps_everybodys_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        table = await begin(anna, bruno, options={"goal": 4})
        async with anna.live(table) as live:
            await bruno.act(table, "leave")
            await anna.act(table, "leave")
            await live.until(lambda live: live.over)
        first, second = await bruno.act(table, "rematch"), await anna.act(table, "rematch")
        assert first.table.id == second.table.id
        assert [(seat.kind, seat.reserved) for seat in first.table.seats] == [("open", True)] * 2
        assert [(await each.seen(first)).kept for each in (anna, bruno, carla)] == [True, True, False]
        assert (await carla.refused(first, "sit", {"entropy_hash": HASH}))[0] == 409
        for seat in ("blue", "orange"):
            assert (await carla.refused(first, "sit", {"entropy_hash": HASH, "seat": seat}))[0] == 409
        await anna.sit(first)
        assert (await bruno.sit(first)).table.status == "playing"
