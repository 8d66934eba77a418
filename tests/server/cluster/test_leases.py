"""Who drives a table is decided by a lease in the database."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from ludi.server import leases, worker
from ludi.server.database import open_database
from ludi.server.leases import Leases
from ludi.server.notices import Notices
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous, begin
from tests.server.serving import Process, serving

TABLE = """
    insert into tables (id, game, rules_version, content, options, listed, clock, status, created, host, secret,
                        commitment, number, decider, moved_at)
    values ('{0}', 'tali', 1, '', '{{}}', false, '{{}}', 'playing', 0, '', '', '', 1, 0, 0)
"""

SEAT = """
    insert into seats (table_id, seat, kind, player, bot, out_of_time, connected, last_seen)
    values ('{0}', {1}, 'bot', 'x', 'random', false, false, 0)
"""


@asynccontextmanager
async def some_leases(database: str, *names: str) -> AsyncIterator[list[Leases]]:
    """Of processes that live."""
    engine = await open_database(database)
    every = [Leases(engine, name) for name in names]
    for each in every:
        await each.renew()
    try:
        yield every
    finally:
        await engine.dispose()


async def running_games(of: Leases, *names: str) -> None:
    async with of.engine.begin() as connection:
        for name in names:
            await connection.execute(text(TABLE.format(name).replace(":", r"\:")))


@asynchronous
async def test_a_table_is_driven_by_one_of_two_who_claim_it(database: str) -> None:
    async with some_leases(database, "a", "b") as (one, two):
        await running_games(one, "t")
        claimed = await asyncio.gather(one.claim("t"), two.claim("t"))
        assert claimed[0] == claimed[1]
        assert [each.drives("t") for each in (one, two)].count(True) == 1


@asynchronous
async def test_nobody_takes_over_what_is_driven(database: str) -> None:
    async with some_leases(database, "a", "b") as (one, two):
        await running_games(one, "t")
        await one.claim("t")
        assert await two.take_over() == await one.take_over() == []


@asynchronous
async def test_who_leaves_leaves_his_tables_to_others(database: str) -> None:
    async with some_leases(database, "a", "b") as (one, two):
        await running_games(one, "t")
        await one.claim("t")
        await one.end()
        assert not one.drives("t")
        assert await two.take_over() == ["t"]
        assert two.drives("t")


@asynchronous
async def test_tables_of_the_dead_are_shared_without_doubles(empty: str) -> None:
    async with some_leases(empty, "a", "b", "c") as (one, two, three):
        names = [f"t{i}" for i in range(160)]
        await running_games(one, *names)
        while await one.take_over():
            pass
        await one.end()
        for _ in range(3):
            await asyncio.gather(two.take_over(), three.take_over())
        assert two.driven | three.driven == set(names)
        assert not two.driven & three.driven


def test_who_was_silent_stops_before_others_begin_and_looks_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", 1.0)
    monkeypatch.setattr(leases, "MARGIN", 0.4)

    @asynchronous
    async def check() -> None:
        async with some_leases(database, "a", "b") as (one, two):
            await running_games(one, "t", "u")
            await one.claim("t")
            await one.claim("u")
            deadline = time.monotonic() + 10
            while not (taken := await two.take_over()):
                await two.renew()
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            assert not one.drives("t")  # by its own clock
            assert set(taken) == {"t", "u"}
            one.regained.clear()
            await one.renew()
            assert one.regained.is_set()
            assert one.driven == set()
            one.regained.clear()
            await one.renew()
            assert not one.regained.is_set()

    check()


@asynchronous
async def test_what_is_due_is_done_first_and_nothing_is_loaded_in_vain(database: str) -> None:
    async with some_leases(database, "a") as [one]:
        await running_games(one, "clock", "bot", "person", "people")
        async with one.engine.begin() as connection:
            await connection.execute(text("update tables set clock = null where id <> 'clock'"))
            for table, seat in (("bot", 0), ("person", 1)):
                await connection.execute(text(SEAT.format(table, seat)))
        taken = await one.take_over()
        assert (taken, one.driven) == (["bot", "clock"], {"bot", "clock", "person"})


@asynchronous
async def test_one_of_those_who_live_is_the_first(database: str) -> None:
    async with some_leases(database, "b", "a") as (one, two):
        await one.renew()
        assert [one.is_first, two.is_first] == [False, True]
        await two.end()
        await one.renew()
        assert one.is_first


# ---- real processes --------------------------------------------------------------------------------------------------


async def fetch(database: str, query: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


async def drivers(database: str) -> dict[str, str | None]:
    return {row["id"]: row["driver"] for row in await fetch(database, "select id, driver from tables")}


async def moves(database: str, table: str) -> int:
    [row] = await fetch(database, "select count(*) as count from moves where table_id = $1", table)
    return int(row["count"])


def test_games_of_a_killed_process_go_on_elsewhere_though_nobody_looks(empty: str) -> None:
    first = Process(empty)
    second: Process | None = None

    @asynchronous
    async def check() -> None:
        nonlocal second
        async with Person(first.address) as anna:
            tables = [await begin(anna, bots=["random"] * 2) for _ in range(4)]
            second = await asyncio.to_thread(Process, empty)
            for table in tables:  # two bots and, from now on, a third one play to the end
                await anna.act(table, "leave")
            assert len(set((await drivers(empty)).values())) == 1  # the first process, where they were begun
        first.kill()
        before, killed = {table: await moves(empty, table) for table in tables}, time.monotonic()
        waiting = set(tables)
        while waiting:
            assert time.monotonic() - killed < 10.0, "nobody has taken over"
            query = "select id, number, status from tables"
            now = {row["id"]: row for row in await fetch(empty, query)}
            waiting = {t for t in waiting if now[t]["number"] <= before[t] and now[t]["status"] != "over"}
            await asyncio.sleep(0.1)

    try:
        check()
    finally:
        if first.popen.poll() is None:
            first.kill()
        if second is not None:
            second.stop()


def test_no_table_is_thought_about_twice(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that have the same tables in memory, with somebody connected to each."""
    asked: list[bytes] = []
    think = worker.think

    def counted(game: str, data: bytes, seat: int, bot: str) -> list[int]:
        asked.append(data)
        time.sleep(0.02)  # long enough for the other one to begin as well
        return think(game, data, seat, bot)

    monkeypatch.setattr(worker, "think", counted)
    settings = Settings(database=empty, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as here, serving(settings) as there:
            async with Person(here) as anna:
                table = await begin(anna, bots=["random"] * 3)
                async with anna.live(table, there) as one, anna.live(table, here) as two:
                    for live in (one, two) * 4:
                        await live.reach(max(one.number, two.number))
                        await live.until(lambda live: live.my_turn)
                        await live.play()
                    await one.until(lambda live: live.my_turn)
        assert len(asked) >= 8
        assert len(asked) == len(set(asked))

    check()


@asynchronous
async def test_who_drives_a_table_that_left_memory_hears_of_it(empty: str) -> None:
    """A person moves at another process, and the driver has to let its bot think."""
    settings = Settings(database=empty, workers=0, rooms=1)
    with serving(settings) as here, serving(settings) as there:
        async with Person(here) as anna:
            table = await begin(anna, bots=["random"])
            for _ in range(3):
                await begin(anna, bots=["random"])  # so many others are in memory instead
            async with anna.live(table, there) as live:
                for _ in range(2):
                    await live.until(lambda live: live.my_turn)
                    await live.play()
                await live.until(lambda live: live.my_turn)


@asynchronous
async def test_tables_at_which_nothing_happens_leave_memory(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.app.BEAT", 0.2)
    seen: list[Rooms] = []
    made = Notices.__init__

    def noted(self: Notices, database: str, rooms: Rooms) -> None:
        seen.append(rooms)
        made(self, database, rooms)

    monkeypatch.setattr(Notices, "__init__", noted)
    with serving(Settings(database=empty, workers=0, idle=1.0)) as here:
        async with Person(here) as anna, Person(here) as bruno:
            left = await begin(anna, bruno, clock={"minutes": 10, "increment": 0})
            watched = await begin(anna, bruno)
            async with anna.live(watched):
                deadline = time.monotonic() + 10
                while seen[0].known(left):
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.1)
                assert [room.table.id for room in seen[0].loaded()] == [watched]
            async with anna.live(left) as live:  # and come back
                assert live.number == 1
