"""Thinking as leased work: taken once, in fair turns, taken over from the dead; by a role that may do nothing else."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludi.server import jobs, worker, working
from ludi.server.database import open_database
from ludi.server.jobs import JobLost, Jobs, packed, rules_of, unpacked
from ludi.server.messages import Hint
from ludi.server.settings import Settings
from ludi.server.working import ANSWER, TAKE, Working, open_pool
from tests.server.client import Person, asynchronous, begin
from tests.server.cluster.workers import WorkerProcess
from tests.server.serving import serving

TALI = "tali"
GRANTS = """
    create role {0} login;
    grant select, update (leased_by, leased_until, attempts, result, error) on jobs to {0};
"""


@asynccontextmanager
async def asking(database: str) -> AsyncIterator[Jobs]:
    """A server's side of it."""
    engine = await open_database(database)
    asked = Jobs(engine, "server")
    listening = asyncio.create_task(asked.listen())
    try:
        yield asked
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await engine.dispose()


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(database)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def waiting(asked: Jobs, *questions: Coroutine[Any, Any, Any]) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """Asked one after the other; whoever does not get an answer goes away."""
    tasks = []
    for question in questions:
        owed = len(asked._owed)
        tasks.append(asyncio.create_task(question))
        await until(lambda: len(asked._owed) > owed)  # noqa: B023
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question(asked: Jobs, who: str, mark: str, priority: int = 0) -> Coroutine[Any, Any, Any]:
    return asked.ask("think", who, priority, TALI, b"", mark)


async def take(connection: Any, name: str = "w") -> tuple[int, str] | None:
    """The next job and its mark."""
    rows = await connection.fetch(TAKE, name, [rules_of(TALI)], 1)
    return (rows[0]["id"], unpacked(rows[0]["payload"])[1]) if rows else None


async def taken(connection: Any) -> tuple[int, str]:
    found = await take(connection)
    assert found is not None
    return found


async def until(so: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def test_a_payload_comes_back_as_it_was() -> None:
    assert unpacked(packed(bytes(range(256)), [3, "optio", None])) == [bytes(range(256)), 3, "optio", None]


@asynchronous
async def test_turns_are_fair_between_guests(empty: str) -> None:
    """Somebody with many tables and somebody with one, who asks again as soon as he is answered."""
    order = []
    async with asking(empty) as asked, connected(empty) as connection:
        many = [question(asked, "many", f"m{i}") for i in range(6)]
        async with waiting(asked, *many, question(asked, "one", "o0")):
            for i in range(1, 4):
                for _ in range(2):
                    job, mark = await taken(connection)
                    order.append(mark)
                    await connection.fetch(ANSWER, "w", job, "[]", None)
                await asyncio.sleep(0.2)  # until the answers are collected
                async with waiting(asked, question(asked, "one", f"o{i}")):
                    pass
    assert order == ["m0", "o0", "m1", "o1", "m2", "o2"]


@asynchronous
async def test_tables_with_people_come_first(empty: str) -> None:
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "empty", 1), question(asked, "b", "full", 0)),
    ):
        assert [(await taken(connection))[1] for _ in range(2)] == ["full", "empty"]


@asynchronous
async def test_a_job_is_taken_once_however_many_take(empty: str) -> None:
    async with asking(empty) as asked, waiting(asked, *(question(asked, f"g{i}", str(i)) for i in range(8))):

        async def one(name: str) -> list[str]:
            found = []
            async with connected(empty) as connection:
                while job := await take(connection, name):
                    found.append(job[1])
            return found

        found = await asyncio.gather(*(one(f"w{i}") for i in range(4)))
    assert sorted(mark for each in found for mark in each) == [str(i) for i in range(8)]


def shorter(lease: float) -> str:
    """The statement that takes jobs for so short a time."""
    return TAKE.replace(f"+ {working.LEASE}", f"+ {lease}")


@asynchronous
async def test_what_a_dead_worker_had_is_taken_over_but_not_for_ever(empty: str) -> None:
    dying = shorter(0.2)
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "deadly")) as [answer],
    ):
        for _ in range(jobs.ATTEMPTS):
            assert len(await connection.fetch(dying, "w", [rules_of(TALI)], 1)) == 1
            assert await take(connection) is None
            await asyncio.sleep(0.3)
        assert await take(connection) is None
        with pytest.raises(JobLost, match="died"):
            await asyncio.wait_for(answer, 5)


@asynchronous
async def test_of_two_answers_only_that_of_the_lease_counts(empty: str) -> None:
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "x")) as [answer],
    ):
        job, _ = await taken(connection)
        await connection.execute("update jobs set leased_until = 0")
        assert await take(connection, "other") == (job, "x")
        await connection.fetch(ANSWER, "w", job, "[1]", None)
        await asyncio.sleep(0.2)
        assert not answer.done()
        await connection.fetch(ANSWER, "other", job, "[2]", None)
        assert await asyncio.wait_for(answer, 5) == [2]


@asynchronous
async def test_jobs_that_a_crash_has_swept_away_are_known_to_be_lost(empty: str) -> None:
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "x")) as [answer],
    ):
        await connection.execute("truncate jobs")
        with pytest.raises(JobLost, match="not in the database"):
            await asyncio.wait_for(answer, 5)


@asynchronous
async def test_jobs_of_dead_servers_are_forgotten(empty: str) -> None:
    async with asking(empty) as asked, connected(empty) as connection, waiting(asked, question(asked, "a", "x")):
        await connection.execute("insert into processes values ('server', extract(epoch from now()) + 60)")
        await asked.forget_forsaken()
        assert await connection.fetchval("select count(*) from jobs") == 1
        await connection.execute("update processes set lives_until = 0")
        await asked.forget_forsaken()
        assert await connection.fetchval("select count(*) from jobs") == 0


# ---- workers ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def working_here(database: str) -> AsyncIterator[Working]:
    pool = await open_pool(database)
    one = Working(pool, 0)
    task = asyncio.create_task(one.run())
    try:
        yield one
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        pool.terminate()


@asynchronous
async def test_a_worker_that_stops_gives_its_jobs_back(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = asyncio.Event()

    async def think_long(*_: Any) -> str:
        begun.set()
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(Working, "_think", think_long)
    async with asking(empty) as asked, connected(empty) as connection, waiting(asked, question(asked, "a", "x")):
        async with working_here(empty):
            await asyncio.wait_for(begun.wait(), 10)
        rows = await connection.fetch("select leased_by, attempts from jobs")
        assert [tuple(row) for row in rows] == [(None, 0)]


@asynchronous
async def test_a_worker_says_that_it_is_still_thinking(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "TAKE", shorter(1.0))
    monkeypatch.setattr(working, "RENEWAL", 0.2)
    thought = 0

    async def think_long(*_: Any) -> str:
        nonlocal thought
        thought += 1
        await asyncio.sleep(3)
        return "[7]"

    monkeypatch.setattr(Working, "_think", think_long)
    async with asking(empty) as asked, working_here(empty), working_here(empty):
        assert await question(asked, "a", "x") == [7]
    assert thought == 1


@asynchronous
async def test_what_goes_wrong_in_a_worker_is_told(empty: str) -> None:
    async with asking(empty) as asked, working_here(empty):
        with pytest.raises(JobLost, match="buffer"):
            await asked.ask("think", "a", 0, TALI, b"no state", 0, "random")
        with pytest.raises(JobLost, match="nonsense"):
            await asked.ask("nonsense", "a", 0, TALI, b"", 0)


@asynchronous
async def test_jobs_of_other_rules_are_left_to_others(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asking(empty) as asked, working_here(empty) as one:
        await until(lambda: rules_of(TALI) in one._known)
        monkeypatch.setattr(jobs, "rules_of", lambda game: f"{game} 999")
        async with waiting(asked, question(asked, "a", "x")) as [answer]:
            await asyncio.sleep(0.5)
            assert not answer.done()
            assert not one._running


def test_a_worker_needs_no_access_but_to_jobs(empty: str) -> None:
    """The role of the documentation plays a game's bots, and can read nothing else."""
    role = f"worker_{empty.partition('test_')[2][:12]}"
    theirs = empty.replace("ludi@", f"{role}@")

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0, remote_bots=True)) as server:
            async with connected(empty) as connection:
                await connection.execute(GRANTS.format(role))
            bots = WorkerProcess(theirs)
            try:
                async with Person(server) as anna:
                    table = await begin(anna, bots=["random"] * 3)
                    async with anna.live(table) as live:
                        for _ in range(4):
                            await live.until(lambda live: live.my_turn)
                            await live.play()
                        await live.until(lambda live: live.my_turn)
            finally:
                assert bots.stop() == 0
            async with connected(theirs) as connection:
                forbidden = ["select secret from tables", "select * from cookie_keys", "delete from jobs"]
                for statement in [*forbidden, "update jobs set payload = ''", "insert into moves values ('', 1)"]:
                    with pytest.raises(asyncpg.InsufficientPrivilegeError):
                        await connection.execute(statement)

    check()


def test_the_documented_role_is_the_tested_one() -> None:
    said = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    for line in GRANTS.format("ludi_worker").strip().splitlines()[1:]:
        assert line.strip() in said


def test_hints_come_from_workers(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def advise(game: str, state: bytes, seat: int) -> dict[str, Any]:
        asked.append(game)
        return {"bot": "legatus", "best": "x", "options": []}

    monkeypatch.setitem(working.KINDS, "hint", advise)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0, remote_bots=True)) as server:
            async with Person(server) as anna, Person(server) as bruno, working_here(empty):
                table = await begin(anna, bruno)
                async with anna.live(table) as one, bruno.live(table) as two:
                    mover = one if one.my_turn else two
                    answer = await mover.hint()
                    assert isinstance(answer, Hint)
                    assert answer.best == "x"

    check()
    assert asked == ["municipium"]


def test_only_thinking_can_be_asked_for() -> None:
    assert {"think": worker.think, "hint": worker.hint} == working.KINDS


# ---- what cannot be ----


def complaint(*command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, timeout=50, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_workers_and_sqlite_do_not_go_together(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    assert "PostgreSQL" in complaint("ludi.server.work", "--database", database)
    assert "PostgreSQL" in complaint("ludi.server", "--remote-bots", "--no-browser", "--database", database)


def test_a_worker_without_a_database_says_so(tmp_path: Path) -> None:
    assert "no jobs" in complaint("ludi.server.work", "--database", f"postgresql://ludi@/nowhere?host={tmp_path}")


def test_a_worker_at_a_database_without_jobs_says_so(empty: str) -> None:
    assert "jobs" in complaint("ludi.server.work", "--database", empty)
