"""Lists of tables: they come from what is stored, and no table is loaded for them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ludi.server import database as databases
from ludi.server.database import MIGRATIONS, open_database
from ludi.server.leases import Leases
from ludi.server.models import Lobby, TableInfo
from ludi.server.settings import Settings
from ludi.server.store import Store
from tests.server.client import Person, asynchronous
from tests.server.duel import duel
from tests.server.serving import serving
from tests.server.truth import rows


def listed(lobby: Lobby, table: str) -> TableInfo:
    return next(info for info in [*lobby.open, *(mine.table for mine in lobby.mine)] if info.id == table)


@asynchronous
async def test_listing_loads_no_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says what a loaded table would say of itself."""
    settings = Settings(database=database, workers=0)
    clock = {"minutes": 5, "increment": 0}
    with serving(settings) as before:
        async with duel(before, listed=True) as game, duel(before, clock=clock) as timed:
            for each in (game, timed):
                for _ in range(5):
                    await each.play()
            loaded = [listed(await each.anna.lobby(), each.table) for each in (game, timed)]
            cookies = [each.anna.http.cookies for each in (game, timed)]
    monkeypatch.setattr(Leases, "take_over", nothing)
    monkeypatch.setattr(Store, "moves", None)  # what loading a table needs
    with serving(settings) as after:
        for cookie, info in zip(cookies, loaded, strict=True):
            async with Person(after, cookie=False) as anna:
                anna.http.cookies = cookie
                stored = listed(await anna.lobby(), info.id)
                assert without_presence(stored) == without_presence(info)
                assert stored.number > 1
                assert stored.decider
                for one, other in zip(stored.seats, info.seats, strict=True):
                    assert abs((one.left_ms or 0) - (other.left_ms or 0)) < 20_000


async def nothing(_: Leases) -> list[str]:
    return []


def without_presence(info: TableInfo) -> TableInfo:
    """Who is connected is another thing after a restart, and clocks go on."""
    seats = [seat.model_copy(update={"connected": False, "left_ms": None}) for seat in info.seats]
    return info.model_copy(update={"seats": seats, "watching": 0})


@asynchronous
async def test_another_process_lists_whose_turn_it_is_and_who_is_there(database: str) -> None:
    with (
        serving(Settings(database=database, workers=0)) as here,
        serving(Settings(database=database, workers=0)) as there,
    ):
        async with duel(here, listed=True) as game, Person(there) as clara:
            for _ in range(4):
                await game.play()
                info = listed(await clara.lobby(), game.table)
                assert (info.number, info.decider) == (game.mover.number, game.mover.you)
            assert all(seat.connected for seat in info.seats)


@asynchronous
async def test_a_table_of_an_older_version_says_again_who_decides(database: str) -> None:
    settings = Settings(database=database, workers=0)
    with serving(settings) as before:
        async with duel(before) as game:
            await game.play()
            decider, cookies = game.mover.you, game.anna.http.cookies
    await asyncio.to_thread(rows, database, "update tables set decider = null")
    for _ in range(2):  # loaded at the first start, stored since
        with serving(settings) as after:
            async with Person(after, cookie=False) as anna:
                anna.http.cookies = cookies
                await until(lambda: decided(anna, game.table, decider))


async def decided(person: Person, table: str, decider: str | None) -> bool:
    return listed(await person.lobby(), table).decider == decider


async def until(so: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    while not await so():
        await asyncio.sleep(0.05)


# ---- databases of the version before ----

OLD_TABLE = """insert into tables (id, game, rules_version, content, options, listed, status, created, host, secret,
    commitment, number) values ('t', 'municipium', 1, '', '{}', {no}, 'playing', 0, 'h', '', '', 0)"""
OLD_SEAT = (
    "insert into seats (table_id, seat, kind, player, out_of_time, seen) values ('t', {0}, 'human', 'A', {no}, {1})"
)
OLD_MOVE = "insert into moves (table_id, number, actor, code, text, at, spent) values ('t', {0}, 0, 0, 'x', 0, 0)"


def first_version(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


@asynchronous
async def test_what_the_version_before_stored_is_taken_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(databases, "upgrade", first_version)
        await (await open_database(database)).dispose()
    no = "false" if database.startswith("postgres") else "0"
    texts = [OLD_TABLE.replace("{no}", no), *(OLD_MOVE.format(number) for number in (1, 2, 3))]
    texts += [OLD_SEAT.format(0, 5.5, no=no), OLD_SEAT.format(1, -7.5, no=no)]
    for statement in texts:
        await asyncio.to_thread(rows, database, statement)
    store = Store(await open_database(database))
    table, seats = await store.table("t"), (await store.seats(["t"]))["t"]
    assert table is not None
    assert (table.number, table.decider, table.left_ms) == (3, None, None)
    assert [(row.connected, row.last_seen) for row in seats] == [(True, 5.5), (False, 7.5)]
    leases = Leases(store.engine, "here")
    await leases.begin()
    assert await leases.take_over() == ["t"]
    await store.close()
