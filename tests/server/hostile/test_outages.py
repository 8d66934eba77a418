"""What goes wrong in the database or in ourselves harms nobody for longer than it lasts."""

import asyncio
import contextlib
import os
import secrets
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from ludi.engine.errors import IllegalMove
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server import live, metrics, notices
from ludi.server.messages import Refused
from ludi.server.notices import Notices
from ludi.server.room import Room
from ludi.server.settings import Settings
from ludi.server.thinking import Thinking
from tests.server.client import Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.live import Live
from tests.server.serving import Process, serving


@pytest.fixture
def both(postgres: str) -> Iterator[tuple[str, Process, Process]]:
    """Two processes on one database, and that."""
    database = new_database(postgres)
    first, second = Process(database), Process(database)
    yield database, first, second
    first.stop()
    second.stop()


async def listeners(database: str) -> list[int]:
    """The database's processes that tell ours what is new."""
    connection = await asyncpg.connect(database)
    query = "select pid from pg_stat_activity where datname = current_database() and application_name = $1"
    found = [row["pid"] for row in await connection.fetch(query, notices.NAME)]
    await connection.close()
    return found


async def insist(mover: Live) -> None:
    """Play, again and again while the database is away. What nobody could say of a move is seen later: it may have been
    stored."""
    before = mover.number
    while mover.number == before:
        answer = await mover.commit(mover.offered[:1])
        if isinstance(answer, Refused):
            assert answer.reason in ("not_now", "stale"), answer
            await asyncio.sleep(0.05)
        else:
            await mover.reach(answer.number)


async def is_told(mover: Live, other: Live, seconds: float) -> None:
    await insist(mover)
    async with asyncio.timeout(seconds):
        while other.number < mover.number:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await other.next()


@asynchronous
async def test_a_process_that_hears_nothing_any_more_notices_it(both: tuple[str, Process, Process]) -> None:
    """Its connection looks alive and says nothing: the database's end of it stands still."""
    database, here, there = both
    async with Person(here.address) as anna, Person(there.address) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            await one.reach(1)
            await two.reach(1)
            stopped = await listeners(database)
            assert len(stopped) == 2
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            try:
                mover, other = (one, two) if one.my_turn else (two, one)
                await is_told(mover, other, 20)
            finally:
                for pid in stopped:
                    os.kill(pid, signal.SIGCONT)


@asynchronous
async def test_when_the_database_has_crashed_everybody_hears_again(both: tuple[str, Process, Process]) -> None:
    """One of its processes is killed: it throws all connections away and starts anew."""
    database, here, there = both
    async with Person(here.address) as anna, Person(there.address) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            await one.reach(1)
            await two.reach(1)
            os.kill((await listeners(database))[0], signal.SIGKILL)
            mover, other = (one, two) if one.my_turn else (two, one)
            await is_told(mover, other, 20)


def test_who_hears_nothing_says_so(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "DEAF", 0.5)
    monkeypatch.setattr(notices, "ALIVE", 0.1)

    class NoRooms:
        leases = SimpleNamespace(name="here")

        @staticmethod
        def loaded() -> list[Room]:
            return []

    @asynchronous
    async def check() -> None:
        listening = Notices(database, NoRooms())  # type: ignore[arg-type]
        task = asyncio.create_task(listening.listen())
        await asyncio.sleep(1.5)
        assert listening.healthy
        monkeypatch.setattr(listening, "_url", listening._url.replace("test_", "nothing_"))
        for pid in await listeners(database):
            await _execute(database, f"select pg_terminate_backend({pid})")
        await asyncio.sleep(1.5)
        assert not listening.healthy
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    database = new_database(postgres)
    check()


async def _execute(database: str, statement: str) -> Any:
    """The first value found, if any."""
    connection = await asyncpg.connect(database)
    found = await connection.fetchval(statement)
    await connection.close()
    return found


# ---- presence --------------------------------------------------------------------------------------------------------


@asynchronous
async def test_somebody_present_at_another_process_is_not_replaced(both: tuple[str, Process, Process]) -> None:
    """That he is there was said longer ago than usual, but not so long that he must have gone."""
    database, here, there = both

    async def seen(ago: float) -> None:
        await _execute(database, f"update seats set last_seen = {time.time() - ago} where seat = 1")

    async with Person(here.address) as anna, Person(there.address) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table), bruno.live(table):
            await seen(25)
            assert await anna.refused(table, "seats/orange/stand-in", {}) == (409, "present")
        while await _execute(database, "select connected from seats where seat = 1"):
            await asyncio.sleep(0.05)  # that he has gone is still being noted
        await seen(60)
        assert (await anna.act(table, "seats/orange/stand-in", {})).table.seats[1].bot is not None


# ---- what is left behind ---------------------------------------------------------------------------------------------


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What connections have logged."""
    events: list[dict[str, Any]] = []

    def note(_: Any, __: str, event: Any) -> Any:
        events.append(dict(event))
        raise structlog.DropEvent

    monkeypatch.setattr(live, "log", structlog.wrap_logger(None, processors=[note]))
    return events


@contextlib.contextmanager
def hidden(file: Path) -> Iterator[None]:
    """The database fails at everything."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("alter table tables rename to elsewhere")
        try:
            yield
        finally:
            connection.execute("alter table elsewhere rename to tables")


def test_sockets_that_fail_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr("ludi.server.limits.SOCKETS", 3)

    @asynchronous
    async def check() -> None:
        async with Person(address) as anna:
            table = await anna.make_table()
            with hidden(file):
                for _ in range(6):
                    with contextlib.suppress(ConnectionClosed):
                        async with anna.socket(secrets.token_hex(16)) as socket:
                            await socket.recv()
            async with anna.live(table) as one:
                assert one.table.id == table.table.id
        assert len(logged) == 6

    file = tmp_path / "x.sqlite3"
    with serving(Settings(database=f"sqlite:///{file}", workers=0)) as address:
        check()


@pytest.mark.usefixtures("logged")
def test_whoever_was_there_while_the_database_failed_is_no_ghost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("no database")

    @asynchronous
    async def check() -> None:
        async with Person(address) as anna, Person(address) as bruno:
            table = await begin(anna, bruno)
            with monkeypatch.context() as failing:
                failing.setattr("ludi.server.store.Store.note_presence", fail)
                async with anna.live(table) as one:
                    assert one.table.seats[0].connected
                await asyncio.sleep(0.3)
            seats = (await bruno.seen(table)).table.seats
            assert not seats[0].connected

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as address:
        check()


def test_tables_with_clocks_leave_memory(tmp_path: Path) -> None:
    @asynchronous
    async def check() -> None:
        async with Person(address) as anna, Person(address) as bruno:
            for _ in range(6):
                await begin(anna, bruno, clock={"minutes": 10, "increment": 0})
            assert metrics.ROOMS._value.get() <= 3

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0, rooms=2)) as address:
        check()


def test_a_table_is_told_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    tell = Thinking.tell

    async def counted(self: Thinking, who: str, function: Any, *args: Any) -> bytes:
        told.append(function.__name__)
        return await tell(self, who, function, *args)

    monkeypatch.setattr(Thinking, "tell", counted)

    @asynchronous
    async def check() -> None:
        async with Person(address) as anna, Person(address) as bruno:
            table = await begin(anna, bruno)
            path = f"/api/tables/{table}/story"
            answers = await asyncio.gather(*(person.http.get(path) for person in (anna, bruno) * 4))
            assert {answer.status_code for answer in answers} == {200}
            assert (await anna.http.get(path)).text == answers[0].text
            assert len(told) == 1

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as address:
        check()


# ---- errors of our own -----------------------------------------------------------------------------------------------


def test_an_error_of_ours_is_logged_with_its_cause_and_the_connection_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("the cause of it")

    @asynchronous
    async def check() -> None:
        async with Person(address) as anna, Person(address) as bruno:
            table = await begin(anna, bruno)
            async with anna.live(table) as one, bruno.live(table) as two:
                mover = one if one.my_turn else two
                with monkeypatch.context() as failing:
                    failing.setattr(Room, "try_out", fail)
                    answer = await mover.draft(mover.offered[:1])
                assert isinstance(answer, Refused)
                assert answer.reason == "unforeseen"
                await mover.play()
        assert [event["event"] for event in logged if event.get("exc_info")] == ["a message was not answered"]

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as address:
        check()


@pytest.mark.parametrize("name", ["municipium", "ave_roma", "tali"])
def test_blanks_where_they_do_not_belong_are_refused_in_words(name: str) -> None:
    """At every tenth decision of a game, what was ever offered, with blanks before, behind and within."""
    game = get_game(name)
    match, texts = Match(game, min(game.player_counts(game.default_options()))), dict[str, None]()
    while not match.is_over and len(match.moves) < 200:
        if match.decider >= 0 and len(match.moves) % 10 == 0:
            texts |= dict.fromkeys(list(match.offered())[:10])
            for text in list(texts)[-40:]:
                for wrong in (f"{text} ", f" {text}", text.replace(" ", "  ") + " ", " "):
                    with pytest.raises(IllegalMove):
                        match.check(wrong)
        codes = match.codes()
        match.play_code(codes[len(match.moves) % len(codes)])


@asynchronous
async def test_a_blank_behind_a_move_is_refused_over_the_wire(attacked: Process) -> None:
    async with Person(attacked.address) as anna, Person(attacked.address) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as one, bruno.live(table) as two:
            mover = one if one.my_turn else two
            for text in ("place priest forum ", f"{mover.offered[0]} ", "card common "):
                answer = await mover.draft([text])
                assert isinstance(answer, Refused)
                assert answer.reason == "not_offered"
            await mover.play()
