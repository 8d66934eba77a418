"""Moves over the live connection."""

from ludi.server.messages import Accepted, Moves
from tests.server.client import Person, anything, asynchronous, begin
from tests.server.serving import Address


@asynchronous
async def test_probe(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            mine, other = (one, two) if one.my_turn else (two, one)
            assert isinstance(await mine.commit([mine.offered[0]]), Accepted)
            await other.receive(Moves)
            await mine.reach(other.number)
            assert other.view == mine.view
            import asyncio
            import time
            t = time.time()
            choose = anything(1)
            async with asyncio.TaskGroup() as group:
                group.create_task(one.play_on(choose))
                group.create_task(two.play_on(choose))
            print(one.number, time.time() - t, one.table)
