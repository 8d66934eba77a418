"""What an operator orders by the database, and how a running server obeys; what becomes of old tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludi.engine.errors import LudiError
from ludi.server import watching
from ludi.server.admin import Admin
from ludi.server.bans import Bans, banned_name
from ludi.server.database import open_database
from ludi.server.messages import Refused
from ludi.server.models import Guest
from ludi.server.settings import Settings
from ludi.server.store import MoveRow, Progress, Store
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel
from tests.server.serving import serving
from tests.server.truth import rows

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "WATCH", 0.1)


@asynccontextmanager
async def admin_of(database: str) -> AsyncIterator[Admin]:
    admin = Admin(await open_database(database))
    try:
        yield admin
    finally:
        await admin.engine.dispose()


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    while not await so():
        await asyncio.sleep(0.05)


async def found(database: str, query: str) -> list[tuple[Any, ...]]:
    """What the database itself answers."""
    return await asyncio.to_thread(rows, database, query)


async def guest_at(database: str, table: str, seat: int = 0) -> str:
    return str((await found(database, f"select guest from seats where table_id = '{table}' and seat = {seat}"))[0][0])


# ---- tables ----


@asynchronous
async def test_tables_are_listed_with_who_sits_there(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna, admin_of(database) as admin:
            waiting, playing = (await anna.make_table()).table.id, await begin(anna, bots=["random"])
            assert {table["id"] for table in await admin.tables()} == {waiting, playing}
            [one] = await admin.tables("playing")
            assert [(seat["player"], seat["kind"]) for seat in one["seats"]] == [
                (anna.name, "human"),
                ("random", "bot"),
            ]
            assert len(await admin.tables(limit=1)) == 1
            assert await admin.find(playing[:12]) == playing
            shown = await admin.show(playing)
            assert shown["seats"][0]["guest"] == await guest_at(database, playing)
            assert "secret" not in shown


@asynchronous
async def test_an_unknown_table_is_a_sentence(database: str) -> None:
    async with admin_of(database) as admin:
        for wrong in ("abc", "%", ""):
            with pytest.raises(LudiError, match="There is no table whose id begins with"):
                await admin.find(wrong)


@asynchronous
async def test_at_a_closed_table_nobody_moves_any_more(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with duel(address) as game, admin_of(database) as admin:
            await game.play()
            mover = game.mover
            await admin.close(game.table)
            await mover.until(lambda live: live.over)
            refused = await mover.commit(mover.offered[:1])
            assert isinstance(refused, Refused)
            assert refused.reason == "over"
            with pytest.raises(LudiError, match="is over already"):
                await admin.close(game.table)
    with serving(Settings(database=database, workers=0)) as again:
        async with Person(again) as clara:
            assert (await clara.seen(game.table)).table.status == "over"


@asynchronous
async def test_a_move_on_its_way_does_not_open_a_closed_table_again(database: str) -> None:
    async with admin_of(database) as admin:
        with serving(Settings(database=database, workers=0)) as address:
            async with Person(address) as anna:
                table = await begin(anna, bots=["random"])
        await admin.close(table)
        number = int((await found(database, f"select number from tables where id = '{table}'"))[0][0])
        store = Store(admin.engine)
        move = MoveRow(number + 1, 0, 0, "x", 0.0, 0)
        await store.append(table, [move], Progress(number + 1, 1, 5.0, None, "playing", None, 0, None))
        await store.writer.close()
        stored = await found(database, f"select status, number from tables where id = '{table}'")
        assert stored == [("over", number + 1)]


@asynchronous
async def test_a_deleted_table_is_gone_at_once(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with duel(address) as game, duel(address) as other, admin_of(database) as admin:
            await game.play()
            await admin.delete([game.table])
            assert await game.lives[0].closed() == 4404
            assert (await game.anna.refusal("GET", f"/api/tables/{game.table}"))[0] == 404
            await other.play()
    for table in ("tables", "seats", "moves"):
        column = "id" if table == "tables" else "table_id"
        assert await found(database, f"select * from {table} where {column} = '{game.table}'") == []
        assert await found(database, f"select * from {table} where {column} = '{other.table}'")


# ---- bans ----


@asynchronous
async def test_a_banned_guest_is_not_served(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with duel(address) as game, admin_of(database) as admin:
            guest = await guest_at(database, game.table)
            await admin.ban(guest, "cheating")
            assert await game.lives[0].closed() == 4403
            assert await game.anna.refusal("GET", "/api/lobby") == (403, "banned")
            async with game.anna.socket(game.table) as socket:
                await socket.wait_closed()
                assert socket.close_code == 4403
            await game.bruno.lobby()
            assert [(ban["who"], ban["why"]) for ban in await admin.bans()] == [(guest, "cheating")]
            await admin.unban(guest)
            await until(lambda: _served(game.anna))
            with pytest.raises(LudiError, match="is not banned"):
                await admin.unban(guest)


async def _served(person: Person) -> bool:
    return (await person.http.get("/api/lobby")).status_code == 200


@asynchronous
async def test_a_ban_outlives_a_restart(database: str) -> None:
    settings = Settings(database=database, workers=0)
    async with admin_of(database) as admin:
        await admin.ban("127.0.0.0/8")
    with serving(settings) as address:
        async with Person(address, cookie=False) as anna:
            assert await anna.refusal("GET", "/api/me") == (403, "banned")


def test_addresses_and_networks() -> None:
    bans = Bans(["203.0.113.9", "2001:db8::/32", "a" * 32])
    forbidden = ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8:1::5"]
    assert [bans.forbid(None, address) for address in forbidden] == [True] * 3
    assert not any(bans.forbid("b" * 32, address) for address in ("203.0.113.8", "2001:db9::1", "unknown", ""))
    assert bans.forbid("a" * 32, "198.51.100.1")
    assert [banned_name(name) for name in ("203.0.113.77/24", " 2001:DB8::1 ", "A" * 32)] == [
        "203.0.113.0/24",
        "2001:db8::1",
        "a" * 32,
    ]
    for wrong in ("", "somebody", "203.0.113.300", "a" * 31, "x" * 32):
        with pytest.raises(LudiError, match="is neither a guest"):
            banned_name(wrong)


# ---- keys ----


@asynchronous
async def test_with_a_new_key_everybody_keeps_his_seat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.admin.HEADS_UP", 0.5)
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna, admin_of(database) as admin:
            table, before = await begin(anna, bots=["random"]), anna.cookie
            [old] = await admin.cookie_keys()
            await admin.rotate(grace_days=30)
            assert (await admin.cookie_keys())[-1] == old  # until all processes know the new one
            await until(lambda: _renewed(anna, before))
            assert (await admin.cookie_keys())[-1] != old
            assert (await anna.seen(table)).you is not None


async def _renewed(person: Person, before: str) -> bool:
    await person.get("/api/me", Guest)
    return person.cookie != before


@asynchronous
async def test_without_grace_cookies_are_void_and_seats_open_by_their_keys(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna, admin_of(database) as admin:
            table = await begin(anna, bots=["random"])
            await admin.rotate(grace_days=0)
            assert len(await admin.cookie_keys()) == 1
            await until(lambda: _is_stranger(anna, table))
            await anna.get("/api/me", Guest)
            assert (await anna.act(table, "claim", {"key": anna.keys[table]})).you is not None


async def _is_stranger(person: Person, table: str) -> bool:
    return (await person.seen(table)).you is None


@asynchronous
async def test_old_keys_are_forgotten_when_their_time_is_over(database: str) -> None:
    async with admin_of(database) as admin:
        await admin.rotate(grace_days=1)
        assert len(await admin.cookie_keys()) == 2
        await found(database, "update cookie_keys set accepted_until = 5 where accepted_until > 0")
        assert len(await admin.cookie_keys()) == 1
        await admin.rotate(grace_days=1)
        assert len(await found(database, "select * from cookie_keys")) == 2


# ---- old tables ----


async def aged(database: str, table: str, days: float) -> None:
    then = time.time() - days * DAY
    change = f"update tables set created = {then}, moved_at = {then} where id = '{table}'"
    await found(database, change)
    await found(database, f"update seats set last_seen = {then} where table_id = '{table}'")


@asynchronous
async def test_unstarted_tables_expire_after_a_day_and_finished_ones_when_the_operator_says(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna, admin_of(database) as admin:
            new, old = [(await anna.make_table()).table.id for _ in range(2)]
            played, over, lately_over = [await begin(anna, bots=["random"]) for _ in range(3)]
            for each in (over, lately_over):
                await admin.close(each)
            for each, days in ((new, 0.9), (old, 1.1), (played, 400), (over, 31), (lately_over, 29)):
                await aged(database, each, days)
            assert await admin.keeping.expired(None) == [old]
            assert set(await admin.keeping.expired(30)) == {old, over}
    with serving(Settings(database=database, workers=0, keep_days=30)):
        pass
    assert {row[0] for row in await found(database, "select id from tables")} == {new, played, lately_over}


@asynchronous
async def test_a_rematch_that_was_deleted_is_made_anew(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna, admin_of(database) as admin:
            table = await begin(anna, bots=["random"])
            await admin.close(table)
            await until(lambda: _is_over(anna, table))
            first = (await anna.act(table, "rematch")).table.id
            await admin.delete([first])
    with serving(Settings(database=database, workers=0)) as again:
        async with Person(again, cookie=False) as back:
            back.http.cookies = anna.http.cookies
            second = (await back.act(table, "rematch")).table.id
            assert second != first


async def _is_over(person: Person, table: str) -> bool:
    return (await person.seen(table)).table.status == "over"


# ---- numbers ----


@asynchronous
async def test_stats_count(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with duel(address) as game, admin_of(database) as admin:
            await game.play()
            await game.anna.make_table(game="tali")
            stats = await admin.stats()
            assert stats["tables"] == {"playing": 1, "waiting": 1}
            assert stats["games"] == {"municipium": 1, "tali": 1}
            assert (stats["tables_today"], stats["players"], stats["connected"], stats["bans"]) == (2, 2, 2, 0)
            assert stats["moves"] == stats["moves_today"] == game.mover.number
