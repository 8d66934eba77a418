"""Tables of real processes: driven by one, taken over by others, in memory or not."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import asyncpg
import numpy as np
import pytest

from ludi.server import worker
from ludi.server.leases import Leases
from ludi.server.notices import Notices
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.thinking import Thinking
from ludi.table import seating
from ludi.table.refusals import refusal
from tests.server.client import Person, asynchronous, begin
from tests.server.serving import Process, serving


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


def test_a_game_whose_first_draws_failed_goes_on(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database went away after the last one had revealed, or the process died: somebody else may have it open."""
    append, failures = Store.append, [refusal("unforeseen")]

    async def failing(store: Store, *args: Any) -> None:
        if failures:
            raise failures.pop()
        await append(store, *args)

    settings = Settings(database=empty, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as here, serving(settings) as there:
            async with Person(here) as anna:
                made = await anna.make_table("me", "random")
                async with anna.live(made.table.id, there) as live:
                    monkeypatch.setattr(Store, "append", failing)
                    await anna.sit(made, made.table.seats[0].seat)
                    assert not failures
                    await live.until(lambda live: live.my_turn)
                    await live.play()

    check()


def test_a_clock_that_ran_out_while_the_database_was_away_is_looked_at_again(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_out, failures = seating.run_out, [OSError("away")]

    def failing(rows: Any, seat: int) -> bool:
        if failures:
            raise failures.pop()
        return run_out(rows, seat)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0)) as here:
            async with Person(here) as anna, Person(here) as bruno:
                table = await begin(anna, bruno, clock={"minutes": 10, "increment": 0})
                monkeypatch.setattr(seating, "run_out", failing)
                async with anna.live(table) as live:
                    await fetch(empty, "update tables set left_ms = '[300, 300]' where id = $1", table)
                    await fetch(empty, "select pg_notify('ludi_tables', $1)", f"x {table}")
                    await live.until(lambda live: any(seat.out_of_time for seat in live.table.seats))
                assert not failures

    check()


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


class BotsTable:
    """What thinking needs of a table; a bot is to move until it has."""

    def __init__(self) -> None:
        self.table = SimpleNamespace(id="t", game="tali", host="h")
        self.seats = [SimpleNamespace(played_by_bot=True, bot="random")]
        self.match = SimpleNamespace(state=np.zeros(1))
        self.number, self.decider = 1, 0

    async def commit_codes(self, *_: Any) -> None:
        self.number += 1
        self.decider = None  # type: ignore[assignment]


def test_a_table_loaded_anew_while_its_bot_thinks_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process had lost it to another one, which died."""

    def think(*_: Any) -> list[int]:
        time.sleep(0.2)
        return [0]

    monkeypatch.setattr(worker, "think", think)

    @asynchronous
    async def check() -> None:
        thinking, before, anew = Thinking(0, ["tali"]), BotsTable(), BotsTable()
        ours: list[Any] = [before]
        thinking.drives = lambda room: room is ours[0]
        thinking.start()
        thinking.request(before)  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        ours[0] = anew
        thinking.request(anew)  # type: ignore[arg-type]
        deadline = time.monotonic() + 10
        while anew.number == 1:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        assert before.number == 1  # whoever does not drive does not move
        await thinking.stop()

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


def test_a_table_that_leaves_memory_while_it_is_claimed_goes_on(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    claim, left = Leases.claim, []
    seen = noted_rooms(monkeypatch)

    async def forgetful(leases: Leases, table: str) -> str | None:
        driver = await claim(leases, table)
        left.append(seen[0]._rooms.pop(table))
        return driver

    async def nothing(_: Leases) -> list[str]:
        return []

    monkeypatch.setattr(Leases, "claim", forgetful)
    monkeypatch.setattr(Leases, "take_over", nothing)  # which might be faster

    async def until(query: str, table: str) -> None:
        deadline = time.monotonic() + 10
        while not await fetch(empty, query, table):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0)) as here:
            async with Person(here) as anna:
                table = await begin(anna, bots=["random"] * 2)
                await until("select 1 from tables where id = $1 and decider = 0", table)
                before = await moves(empty, table)
                await anna.act(table, "leave")
                await until(f"select 1 from tables where id = $1 and number > {before}", table)
                assert len(left) == 1

    check()


def noted_rooms(monkeypatch: pytest.MonkeyPatch) -> list[Rooms]:
    """The tables of servers that are going to be started."""
    seen: list[Rooms] = []
    made = Notices.__init__

    def noted(self: Notices, database: str, rooms: Rooms) -> None:
        seen.append(rooms)
        made(self, database, rooms)

    monkeypatch.setattr(Notices, "__init__", noted)
    return seen


@asynchronous
async def test_tables_at_which_nothing_happens_leave_memory(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.app.BEAT", 0.2)
    seen = noted_rooms(monkeypatch)
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
