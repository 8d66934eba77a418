"""Several processes on one database; and a server that cannot start says why in a sentence."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.server.messages import Accepted, Refused
from ludi.server.models import Guest
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.serving import Address, Process, serving


@pytest.fixture(scope="module")
def both(postgres: str) -> Iterator[tuple[Address, Address]]:
    """Two processes on one PostgreSQL database."""
    database = new_database(postgres)
    first = Process(database)
    try:
        second = Process(database)
        try:
            yield first.address, second.address
        finally:
            second.stop()
    finally:
        first.stop()


@asynchronous
async def test_a_guest_of_one_process_is_known_to_the_other(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1], cookie=False) as there:
        there.http.cookies = anna.http.cookies
        assert (await there.get("/api/me", Guest)).name == anna.name


@asynchronous
async def test_a_table_of_one_process_is_a_table_of_the_other(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        made = await anna.make_table(listed=True)
        assert made.table.id in [table.id for table in (await bruno.lobby()).open]
        assert (await bruno.seen(made)).table == made.table


@asynchronous
async def test_people_at_different_processes_sit_at_one_table(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        made = await anna.make_table()
        async with anna.live(made) as one:
            await anna.sit(made)
            await bruno.sit(made)
            await one.until(lambda live: live.number == 1)
            async with bruno.live(made) as two:
                assert (one.number, one.view) == (two.number, two.view)


@asynchronous
async def test_a_game_that_has_begun_has_its_first_draws_everywhere(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        made = await anna.make_table()
        async with anna.live(made) as one:
            await anna.sit(made)
            await bruno.sit(made)
            await one.until(lambda live: live.table.status == "playing")
            assert one.number == 1


@asynchronous
async def test_who_sits_down_at_one_process_is_told_at_the_other(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna:
        made = await anna.make_table("me", "open", "open")
        async with anna.live(made, both[1]) as elsewhere:
            await anna.sit(made)
            await elsewhere.until(lambda live: live.table.seats[0].kind == "human")
            await elsewhere.quiet(0.5)
            assert elsewhere.you == "blue"


def test_who_is_connected_to_another_process_is_present(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.app.BEAT", 0.2)  # how often a process says who is connected to it
    settings = Settings(database=new_database(postgres), workers=0, absence=1.0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as here, serving(settings) as there:
            async with Person(here) as anna, Person(there) as bruno:
                table = await begin(anna, bruno)
                async with anna.live(table), bruno.live(table):
                    await asyncio.sleep(1.5)

                    assert await anna.refused(table, "seats/orange/stand-in", {}) == (409, "present")

    check()


@asynchronous
async def test_a_move_at_one_process_is_told_at_the_other(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            await one.reach(1)  # the process that hears of the beginning may be a moment behind
            await two.reach(1)
            for _ in range(10):
                mover, other = (one, two) if one.my_turn else (two, one)
                await mover.play()
                await other.reach(mover.number)
                assert other.view == mover.view
                assert other.table.decider == mover.table.decider


@asynchronous
async def test_of_two_racing_moves_exactly_one_is_accepted(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            await one.reach(1)  # the process that hears of the beginning may be a moment behind
            await two.reach(1)
            for _ in range(10):
                person, mover, other = (anna, one, two) if one.my_turn else (bruno, two, one)
                elsewhere = both[1] if person is anna else both[0]
                async with person.live(table, elsewhere) as again:
                    await again.reach(mover.number)
                    answers = await asyncio.gather(mover.commit(mover.offered[:1]), again.commit(again.offered[-1:]))
                    accepted = [answer for answer in answers if isinstance(answer, Accepted)]
                    refused = [answer for answer in answers if isinstance(answer, Refused)]
                    assert (len(accepted), len(refused)) == (1, 1)
                    assert refused[0].reason == "stale"
                    for live in (mover, other, again):
                        await live.reach(accepted[0].number)
                    assert mover.view == other.view == again.view


@asynchronous
async def test_a_bot_plays_once_however_many_processes_there_are(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as carla:
        table = await begin(anna, bots=["random", "random"])
        async with anna.live(table) as one, carla.live(table) as two:
            for _ in range(3):
                await one.until(lambda live: live.my_turn)
                await one.play()
            await one.until(lambda live: live.my_turn)
            await two.reach(one.number)
            assert one.view == two.view


@asynchronous
async def test_leaving_at_one_process_is_told_at_the_other(both: tuple[Address, Address]) -> None:
    async with Person(both[0]) as anna, Person(both[1]) as bruno:
        table = await begin(anna, bruno)
        async with bruno.live(table) as live:
            await anna.act(table, "leave")
            await live.until(lambda live: live.table.seats[0].bot is not None)


# ---- a server that cannot start ----


def start(*arguments: str, **environment: str) -> tuple[int, str]:
    """Status and stderr of a server that does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "ludi.server", "--no-browser", "--quiet", "--workers", "0", *arguments],
        env={**os.environ, "LUDI_INTERPRET": "1", **environment},
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    return done.returncode, done.stderr


def complaint(*arguments: str, **environment: str) -> str:
    """The one sentence it must say."""
    status, said = start(*arguments, **environment)
    assert status == 2, said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said
    assert said.strip().endswith("."), said
    return said


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in complaint("--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")


def test_an_unreachable_database_is_told(tmp_path: Path) -> None:
    complaint("--port", "0", "--database", f"postgresql://ludi@/nowhere?host={tmp_path}")


def test_a_database_that_does_not_exist_is_told(postgres: str) -> None:
    complaint("--port", "0", "--database", postgres.replace("/postgres?", "/nowhere?"))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "file" in complaint("--port", "0", LUDI_DATA=str(tmp_path / "file" / "folder"))


def test_a_database_in_a_folder_that_does_not_exist_is_told(tmp_path: Path) -> None:
    complaint("--port", "0", "--database", f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite3'}")


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_text("this is no database, however long it may be " * 100)
    complaint("--port", "0", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")


def test_what_is_no_database_at_all_is_told() -> None:
    assert "mysql" in complaint("--port", "0", "--database", "mysql://root@localhost/x")
