"""A server that is killed outright and started again loses nothing that it accepted."""

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ParamSpec

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludi.engine import replay
from ludi.server.messages import Accepted, Refused
from ludi.server.models import TableInfo
from tests.server.audit import Past, audit, bare, stored
from tests.server.client import Person, begin
from tests.server.hall import SHORT, Hall, Table
from tests.server.serving import Process
from tests.server.storm import Browser, eventually, settle

KILLS = 3
SHORTEST, LONGEST = 0.2, 1.0  # seconds from one start to the next kill
PATIENCE = 150.0  # seconds for a test: most of it goes into starting servers, and others use the machine too
P = ParamSpec("P")


def patient(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A coroutine as a test that may take longer."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Service:
    """A server that comes back at the same place after each kill."""

    def __init__(self, database: str, process: Process) -> None:
        self.database = database
        self.process = process

    async def kill(self) -> None:
        await asyncio.to_thread(self.process.kill)

    async def restart(self) -> None:
        self.process = await asyncio.to_thread(Process, self.database, self.process.port)


@asynccontextmanager
async def service(database: str) -> AsyncIterator[Service]:
    running = Service(database, await asyncio.to_thread(Process, database))
    try:
        yield running
    finally:
        await running.kill()


async def come_back(browser: Browser) -> None:
    """Connect as soon as there is a server again."""
    while not browser.connected:
        try:
            await browser.connect()
        except (OSError, EOFError, InvalidHandshake, ConnectionClosed):  # perhaps killed while it was answering
            await asyncio.sleep(0.05)


async def play(browser: Browser, rng: random.Random) -> None:
    """Play on to the end of the game whatever happens to the server."""
    while True:
        await eventually(lambda: browser.my_turn or browser.live.over or not browser.connected, "nobody's turn", 60.0)
        await browser.check()
        if not browser.connected:
            await come_back(browser)
        elif browser.live.over:
            return
        else:
            await _decide(browser, rng)


async def _decide(browser: Browser, rng: random.Random) -> None:
    before = browser.live.number
    answer = await browser.answer(await browser.commit([rng.choice(browser.live.offered)]))
    if isinstance(answer, Refused):
        assert answer.reason == "too_fast"
        await asyncio.sleep(0.1)
    else:
        await eventually(lambda: browser.live.number > before or not browser.connected, "accepted, but not shown")


async def killing(server: Service, rng: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
        await server.kill()
        await server.restart()


@patient
async def test_games_are_played_to_the_end_through_kills_and_no_accepted_move_is_lost_or_doubled(database: str) -> None:
    rng = random.Random()  # a kill at another moment each time
    async with service(database) as server, AsyncExitStack() as stack:
        hall = Hall(server.process.address, stack)
        anna, bruno = await hall.person(), await hall.person()
        tables = [
            await hall.open_table(anna, bruno, others=[], **SHORT),
            await hall.open_table(bruno, bots=1, others=[anna], **SHORT),
        ]
        async with asyncio.TaskGroup() as group:
            group.create_task(killing(server, rng))
            for browser in [browser for table in tables for browser in table.seated]:
                group.create_task(play(browser, rng))
        for table in tables:
            await check_finished(database, table)
        await hall.close()


async def check_finished(database: str, table: Table) -> None:
    """The log holds what was accepted, once; everybody shows its end; the file verifies."""
    for browser in table.browsers:
        await come_back(browser)
    await settle(table.browsers)
    person = table.seated[0].person
    info = (await person.seen(table.name)).table
    past = Past(info, await stored(database, table.name))
    assert past.matches[-1].is_over
    assert all(bare(browser.live.view) == past.view(info.number) for browser in table.browsers)
    audit(past, table.browsers)
    assert replay.verify(replay.loads((await person.http.get(f"/api/tables/{table.name}/file")).text)).draws > 0


@patient
async def test_bots_go_on_by_themselves_after_a_restart(database: str) -> None:
    async with service(database) as server, Person(server.process.address) as anna:
        table = await begin(anna, bots=["greedy"] * 3)
        async with anna.live(table) as live:
            info = live.table
        await kill_while_bots_think(server, anna, info)
        await server.restart()
        # nobody opens the table: only the log is watched
        async with asyncio.timeout(15.0):
            while await deciding(database, info) != info.seats[0].seat:
                await asyncio.sleep(0.05)


async def kill_while_bots_think(server: Service, anna: Person, info: TableInfo) -> None:
    """Play until a kill comes before the bots are done."""
    for _ in range(8):
        async with anna.live(info) as live:
            await live.until(lambda live: live.my_turn)
            assert isinstance(await live.commit([live.offered[0]]), Accepted)
            await server.kill()
        if await deciding(server.database, info) != info.seats[0].seat:
            return
        await server.restart()
    raise AssertionError("the bots are always faster than the kill")


async def deciding(database: str, info: TableInfo) -> str | None:
    """Whose turn it is by the log alone."""
    rows = await stored(database, info.id)
    return Past(info, rows).decider(len(rows))


@patient
async def test_a_table_that_waits_for_players_survives_a_kill(database: str) -> None:
    async with service(database) as server, Person(server.process.address) as anna, Person(anna.server) as bruno:
        made = await anna.make_table("me", "open")
        mine = await anna.sit(made)
        await server.kill()
        await server.restart()
        again = await anna.seen(made)
        assert (again.you, again.host) == (mine.you, True)
        assert again.table.commitment == made.table.commitment
        assert (await bruno.sit(made)).table.status == "playing"
