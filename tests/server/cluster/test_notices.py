"""What is announced: once for a group of commits, since transactions with notices commit one at a time."""

import asyncio
from typing import Any

import asyncpg

from ludi.server.appending import CHANNEL, Appending, Writer
from ludi.server.leases import Leases
from tests.server.client import asynchronous
from tests.server.cluster.test_leases import running_games, some_leases


async def heard(database: str, said: list[str]) -> Any:
    connection = await asyncpg.connect(database)
    await connection.add_listener(CHANNEL, lambda *notice: said.append(notice[3]))
    return connection


def move(number: int) -> dict[str, Any]:
    return {"number": number, "actor": 0, "code": 0, "text": "", "at": 0.0, "spent": 0}


async def append_at_once(leases: Leases, tables: list[str]) -> Writer:
    writer = Writer(leases.engine)
    appended = (writer.append(Appending(table, [move(1)], {"number": 1, "status": "playing"})) for table in tables)
    await asyncio.gather(*appended)
    await writer.close()
    return writer


@asynchronous
async def test_a_group_of_commits_is_one_notice(empty: str) -> None:
    said: list[str] = []
    tables = [f"t{i}" for i in range(20)]
    async with some_leases(empty, "a") as [leases]:
        await running_games(leases, *tables)
        listening = await heard(empty, said)
        writer = await append_at_once(leases, tables)
        await listening.fetch("select 1")
        await listening.close()
    origins, *_ = zip(*(notice.split(" ") for notice in said), strict=False)
    assert set(origins) == {writer.origin}
    assert sorted(table for notice in said for table in notice.split(" ")[1:]) == sorted(tables)
    assert len(said) == 1


@asynchronous
async def test_a_notice_is_no_longer_than_may_be(empty: str) -> None:
    said: list[str] = []
    tables = [f"{i:032x}" for i in range(1000)]
    async with some_leases(empty, "a") as [leases]:
        listening = await heard(empty, said)
        async with leases.engine.begin() as connection:
            await Writer(leases.engine).announce(connection, tables)
        await listening.fetch("select 1")
        await listening.close()
    assert [table for notice in said for table in notice.split(" ")[1:]] == tables
    assert len(said) == 5
    assert max(map(len, said)) < 8000


@asynchronous
async def test_leases_and_presence_are_not_announced(empty: str) -> None:
    said: list[str] = []
    async with some_leases(empty, "a", "b") as [one, two]:
        await running_games(one, "t")
        listening = await heard(empty, said)
        await one.renew()
        await one.claim("t")
        await one.end()
        await two.take_over()
        await listening.fetch("select 1")
        await listening.close()
    assert said == []
