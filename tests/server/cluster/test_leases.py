"""Who drives a table is decided by a lease in the database."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from ludi.server import leases
from ludi.server.database import open_database
from ludi.server.leases import Leases
from tests.server.client import asynchronous

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
async def test_who_was_taken_for_dead_is_another_from_then_on(database: str) -> None:
    """Otherwise what somebody else is just taking over could be taken back by the one it was taken from."""
    async with some_leases(database, "a", "b") as (one, two):
        await running_games(one, "t")
        await one.claim("t")
        async with one.engine.begin() as connection:
            await connection.execute(text("update processes set lives_until = 0 where name = 'a'"))
        assert await two.take_over() == ["t"]
        await one.renew()
        assert one.name != "a"
        assert one.valid
        assert not one.drives("t")


@asynchronous
async def test_who_is_taken_for_dead_while_he_takes_over_takes_nothing(database: str) -> None:
    async with some_leases(database, "a") as [one]:
        await running_games(one, "t")
        take = one._take_some

        async def taken_for_dead(connection: Any, name: str) -> dict[str, int]:
            await connection.execute(text("update processes set name = 'a.2'"))
            one.name = "a.2"
            return await take(connection, name)

        one._take_some = taken_for_dead  # type: ignore[method-assign]
        await one.take_over()
        assert not one.drives("t")
        one._take_some = take  # type: ignore[method-assign]
        assert await one.take_over() == ["t"]  # and not: noted as ours, and driven by nobody
        assert one.drives("t")


@asynchronous
async def test_a_renewal_on_its_way_keeps_a_process_alive(empty: str) -> None:
    """Its lease has run out meanwhile, but nobody can take over what it goes on driving."""
    async with some_leases(empty, "a", "b") as (one, two):
        await running_games(one, "t")
        await one.claim("t")
        async with one.engine.begin() as connection:
            await connection.execute(text("update processes set lives_until = 0 where name = 'a'"))
        async with one.engine.begin() as connection:
            await connection.execute(text("update processes set lives_until = 1e12 where name = 'a'"))
            assert await asyncio.wait_for(two.take_over(), 5) == []
        assert await two.take_over() == []
        assert one.drives("t")


def test_after_an_outage_others_get_time_to_come_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "OTHERS", 0.5)

    @asynchronous
    async def check() -> None:
        async with some_leases(database, "a", "b") as (one, two):
            await running_games(one, "t")
            await one.claim("t")
            async with one.engine.begin() as connection:
                await connection.execute(text("update processes set lives_until = 0"))
            two._valid_until = -1.0
            await two.renew()
            assert await two.take_over() == []
            await one.renew()
            await asyncio.sleep(0.6)
            assert await two.take_over() == []
            assert one.drives("t")

    check()


class Lost(Exception):
    """Whether something was committed is not known."""


def lose_answers(of: Leases, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed is committed, but its answer never comes."""
    begin = type(of.engine).begin

    @asynccontextmanager
    async def lossy(engine: Any) -> AsyncIterator[Any]:
        async with begin(engine) as connection:
            yield connection
        raise Lost

    monkeypatch.setattr(type(of.engine), "begin", lossy)


def test_what_was_taken_without_our_hearing_of_it_is_driven(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynchronous
    async def check() -> None:
        async with some_leases(database, "a") as [one]:
            await running_games(one, "t", "u")
            with monkeypatch.context() as lossy:
                lose_answers(one, lossy)
                with pytest.raises(Lost):
                    await one.claim("t")
                with pytest.raises(Lost):
                    await one.take_over()
            assert not one.driven
            assert set(await one.take_over()) == {"t", "u"} == one.driven
            assert await one.take_over() == []

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


def test_what_a_silent_process_has_locked_is_let_go(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its machine may be gone, and nobody could move at its tables."""
    monkeypatch.setattr("ludi.server.database.SILENT", 1)

    @asynchronous
    async def check() -> None:
        async with some_leases(empty, "a") as [one]:
            await running_games(one, "t")
            silent = await one.engine.connect()
            await silent.execute(text("update tables set number = 2 where id = 't'"))
            async with one.engine.begin() as connection:
                await asyncio.wait_for(connection.execute(text("update tables set number = 3 where id = 't'")), 10)
            await silent.invalidate()
            await silent.close()

    check()
