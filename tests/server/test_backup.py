"""A backup is made while people play, and restored into either kind of database, of any version."""

import asyncio
import gzip
import json
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.engine.errors import LudiError
from ludi.server.backup import back_up, restore
from ludi.server.database import connect_database, open_database, revisions, upgrade
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous
from tests.server.conftest import new_database
from tests.server.duel import duel
from tests.server.serving import serving

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'target.sqlite3'}"
    return new_database(request.getfixturevalue("postgres"))


async def on(database: str, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    engine = connect_database(database)
    try:
        async with engine.begin() as connection:
            return await work(connection)
    finally:
        await engine.dispose()


async def all_rows(database: str) -> dict[str, list[tuple[Any, ...]]]:
    names = ("tables", "seats", "moves", "cookie_keys", "bans")
    order = {
        "tables": "id",
        "seats": "table_id, seat",
        "moves": "table_id, number",
        "cookie_keys": "value",
        "bans": "who",
    }

    async def read(connection: AsyncConnection) -> dict[str, list[tuple[Any, ...]]]:
        found = {}
        for name in names:
            query = text(f"select * from {name} order by {order[name]}")
            found[name] = [tuple(map(str, row)) for row in await connection.execute(query)]
        return found

    result: dict[str, list[tuple[Any, ...]]] = await on(database, read)
    return result


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def sections_of(found: list[Any]) -> dict[str, tuple[list[str], list[Any]]]:
    """By table: columns and rows."""
    sections: dict[str, tuple[list[str], list[Any]]] = {}
    name = ""
    for line in found[1:-1]:
        if isinstance(line, dict):
            name = line["table"]
            sections[name] = line["columns"], []
        else:
            sections[name][1].append(line)
    return sections


@asynchronous
async def test_a_game_that_goes_on_is_backed_up_and_played_on_elsewhere(
    database: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with serving(Settings(database=database, workers=0)) as before:
        async with duel(before) as game:
            backing_up = asyncio.create_task(back_up(database, file))
            played = 0
            while not backing_up.done() or played < 10:
                await game.play()
                played += 1
            reached = game.mover.number
            cookies = game.anna.http.cookies, game.bruno.http.cookies
    assert await backing_up == await restore(target, file)
    with serving(Settings(database=target, workers=0)) as after:
        async with Person(after, cookie=False) as anna, Person(after, cookie=False) as bruno:
            anna.http.cookies, bruno.http.cookies = cookies
            async with anna.live(game.table) as one, bruno.live(game.table) as two:
                assert {one.you, two.you} == {seat.seat for seat in one.table.seats}
                assert 0 <= one.number <= reached
                before_move, mover = one.number, one if one.my_turn else two
                assert (await mover.play()).number > before_move


@asynchronous
async def test_everything_is_the_same_afterwards(tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("a.sqlite3", "b.sqlite3"))
    with serving(Settings(database=first, workers=0)) as address:
        async with duel(address, clock={"minutes": 5, "increment": 3}) as game:
            for _ in range(5):
                await game.play()
    await back_up(first, tmp_path / "backup.gz")
    await restore(second, tmp_path / "backup.gz")
    assert await all_rows(first) == await all_rows(second)


@asynchronous
async def test_a_backup_is_one_moment(tmp_path: Path) -> None:
    """How a table stands and which moves there are do not contradict each other, however much is played meanwhile."""
    database, file = f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path / "backup.gz"
    with serving(Settings(database=database, workers=0)) as address:
        async with duel(address) as game:
            stop = asyncio.Event()

            async def play() -> None:
                while not stop.is_set():
                    await game.play()

            playing = asyncio.create_task(play())
            for _ in range(5):
                await back_up(database, file)
                found = lines(file)
                sections = sections_of(found)
                columns, tables = sections["tables"]
                assert [row[columns.index("number")] for row in tables] == [len(sections["moves"][1])]
            stop.set()
            await playing


FIRST_ROWS = (
    "insert into secrets (name, value) values ('cookie', 'the key')",
    """insert into tables (id, game, rules_version, content, options, listed, status, created, host, secret, commitment,
        number) values ('t', 'tali', 1, '', '{}', true, 'playing', 5.5, 'h', 's', 'c', 0)""",
    "insert into seats (table_id, seat, kind, player, out_of_time, seen) values ('t', 0, 'human', 'A', false, -7)",
    "insert into moves (table_id, number, actor, code, text, at, spent) values ('t', 1, 0, 3, 'x', 6, 0)",
)


def first_version(connection: Connection) -> None:
    upgrade(connection, "0001")
    for row in FIRST_ROWS:
        connection.exec_driver_sql(row)


@asynchronous
async def test_a_backup_of_the_first_version_becomes_the_present_one(
    database: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    await on(database, lambda connection: connection.run_sync(first_version))
    assert await back_up(database, file) == 4
    assert lines(file)[0]["revision"] == "0001"
    await restore(target, file)
    rows = await all_rows(target)
    assert [row[0] for row in rows["cookie_keys"]] == ["the key"]
    assert len(rows["tables"]) == len(rows["seats"]) == len(rows["moves"]) == 1

    async def read(connection: AsyncConnection) -> Any:
        query = "select number, options, last_seen, version_num from tables, seats, alembic_version"
        return (await connection.execute(text(query))).one()

    number, options, seen, version = await on(target, read)
    assert (number, json.loads(str(options)) if isinstance(options, str) else options) == (1, {})
    assert (seen, version) == (7.0, revisions()[-1])


@asynchronous
async def test_a_database_with_games_is_never_overwritten(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna:
            await anna.make_table()
    await back_up(database, file)
    before = await all_rows(database)
    with pytest.raises(LudiError, match=r"is not empty; a backup is restored into an empty one\."):
        await restore(database, file)
    assert await all_rows(database) == before


@asynchronous
async def test_what_a_server_has_only_opened_counts_as_empty(database: str, target: str, tmp_path: Path) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with Person(address) as anna:
            await anna.make_table()
    await (await open_database(target)).dispose()
    await back_up(database, tmp_path / "backup.gz")
    await restore(target, tmp_path / "backup.gz")
    assert (await all_rows(target))["cookie_keys"] == (await all_rows(database))["cookie_keys"]


@asynchronous
async def test_only_its_owner_can_read_a_backup(tmp_path: Path) -> None:
    await (await open_database(f"sqlite:///{tmp_path / 'a.sqlite3'}")).dispose()
    await back_up(f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path / "backup.gz")
    assert stat.S_IMODE((tmp_path / "backup.gz").stat().st_mode) == 0o600
    assert not (tmp_path / "backup.gz.part").exists()


def spoiled(data: bytes, how: str) -> bytes:
    text = gzip.decompress(data)
    match how:
        case "cut off":
            return data[:-20]
        case "without its end":
            return gzip.compress(text[: text.rindex(b'{"rows"')])
        case "a row lost":
            rows = text.splitlines()
            return gzip.compress(b"\n".join([*rows[:-2], rows[-1]]))
        case "an unknown table":
            return gzip.compress(text.replace(b'"table":"seats"', b'"table":"chairs"'))
        case "no gzip":
            return text
        case _:
            return gzip.compress(how.encode())


HOW = ("cut off", "without its end", "a row lost", "an unknown table", "no gzip", "{}", "[1, 2", '{"ludi-backup": 9}')


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of a database with one table."""
    folder = tmp_path_factory.mktemp("sample")
    source, file = f"sqlite:///{folder / 'a.sqlite3'}", folder / "backup.gz"

    @asynchronous
    async def make() -> None:
        with serving(Settings(database=source, workers=0)) as address:
            async with Person(address) as anna:
                await anna.make_table()
        await back_up(source, file)

    make()
    return file.read_bytes()


@pytest.mark.parametrize("how", HOW)
@asynchronous
async def test_a_spoiled_backup_is_a_sentence_and_leaves_nothing(
    sample: bytes, target: str, tmp_path: Path, how: str
) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(spoiled(sample, how))
    with pytest.raises(LudiError, match=r"is no backup that can be restored: .+\.$|newer version") as refused:
        await restore(target, file)
    assert "\n" not in str(refused.value)

    def left(connection: Connection) -> list[str]:
        return connection.dialect.get_table_names(connection)

    assert await on(target, lambda connection: connection.run_sync(left)) == []


@asynchronous
async def test_what_cannot_be_read_or_written_is_a_sentence(tmp_path: Path) -> None:
    await (await open_database(f"sqlite:///{tmp_path / 'a.sqlite3'}")).dispose()
    with pytest.raises(LudiError, match="cannot be written: No such file or directory"):
        await back_up(f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path / "nowhere" / "backup.gz")
    with pytest.raises(LudiError, match="There is no database"):
        await back_up(f"sqlite:///{tmp_path / 'missing.sqlite3'}", tmp_path / "backup.gz")
    with pytest.raises(LudiError, match="cannot be read: No such file"):
        await restore(f"sqlite:///{tmp_path / 'b.sqlite3'}", tmp_path / "missing.gz")
    assert not (tmp_path / "missing.sqlite3").exists()
