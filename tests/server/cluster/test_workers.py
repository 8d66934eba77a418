"""`ludi worker`: says what it is at, gives back, tells what goes wrong; by a role that may do nothing else."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludi.server import jobs, worker, working
from ludi.server.database_tables import metadata
from ludi.server.jobs import JobLost, Jobs, rules_of
from ludi.server.messages import Hint, Refused
from ludi.server.settings import Settings
from ludi.server.thinking import Thinking
from ludi.server.working import Working, open_pool
from ludi.table.refusals import Refusal
from tests.server.client import Person, asynchronous, begin
from tests.server.cluster.asking import TALI, asking, connected, question, shorter, until, waiting
from tests.server.cluster.workers import WorkerProcess
from tests.server.serving import serving

GRANTS = """
    create role {0} login;
    grant select, update (leased_by, leased_until, attempts, result, error) on jobs to {0};
"""

OTHERS = [*sorted(set(metadata.tables) - {"jobs"}), "alembic_version"]
FORBIDDEN = [
    *(f"select * from {table}" for table in OTHERS),
    *(f"delete from {table}" for table in (*OTHERS, "jobs")),
    "update jobs set payload = ''",
    "update jobs set asked_by = ''",
    "insert into jobs select * from jobs",
]


@asynccontextmanager
async def working_here(database: str, processes: int = 0) -> AsyncIterator[Working]:
    pool = await open_pool(database)
    one = Working(pool, processes)
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
        await asyncio.sleep(2)
        return "[7]"

    monkeypatch.setattr(Working, "_think", think_long)
    async with asking(empty) as asked, working_here(empty), working_here(empty):
        assert await question(asked, "a", "x") == [7]
    assert thought == 1


class OneProcess:
    """As a crew of one: a job at a time. Compiling takes for ever, but for the smallest game."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self._alone = asyncio.Lock()

    async def run(self, _who: str, _seconds: float, function: Any, game: str, *_: Any, **__: Any) -> bytes:
        async with self._alone:
            if function is worker.compile_politely and game != TALI:
                await asyncio.sleep(60)
            return b"[7]"

    async def stop(self) -> None:
        pass


@asynchronous
async def test_a_worker_thinks_about_one_game_while_it_compiles_another(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "Crew", OneProcess)
    async with asking(empty) as asked, working_here(empty, processes=1):
        assert await asyncio.wait_for(question(asked, "a", "x"), 10) == [7]


@asynchronous
async def test_what_goes_wrong_in_a_worker_is_told(empty: str) -> None:
    async with asking(empty) as asked, working_here(empty):
        with pytest.raises(JobLost, match="buffer"):
            await asked.ask("think", "a", 0, TALI, b"no state", 0, "random")


@asynchronous
async def test_jobs_of_other_rules_are_left_to_others(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asking(empty) as asked, working_here(empty) as one:
        await until(lambda: rules_of(TALI) in one._known)
        monkeypatch.setattr(jobs, "rules_of", lambda game: f"{game} 999")
        async with waiting(asked, question(asked, "a", "x")) as [answer]:
            await asyncio.sleep(0.5)
            assert not answer.done()
            assert not one._running


@asynchronous
async def test_what_a_worker_has_not_learnt_is_left_to_others(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are a version ahead, while servers and workers are updated one after the other."""

    async def think(*_: Any) -> str:
        return "[7]"

    monkeypatch.setattr(Working, "_think", think)
    async with asking(empty) as asked, working_here(empty) as one, connected(empty) as connection:
        await until(lambda: rules_of(TALI) in one._known)
        async with waiting(asked, asked.ask("newer", "a", 0, TALI, b"", 0)) as [answer]:
            assert await question(asked, "b", "x") == [7]  # the next in line
            assert not answer.done()
            assert await connection.fetchval("select attempts from jobs") == 0


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
                for statement in FORBIDDEN:
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
        return {"bot": "legatus", "best": "x", "turn": [], "why": [], "options": []}

    monkeypatch.setitem(working.KINDS, "hint", advise)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0, remote_bots=True)) as server:
            async with Person(server) as anna, Person(server) as bruno, working_here(empty):
                table = await begin(anna, bruno)
                for person in (anna, bruno):
                    await person.act(table, "hints", {"agree": True})
                async with anna.live(table) as one, bruno.live(table) as two:
                    mover = one if one.my_turn else two
                    answer = await mover.hint()
                    assert isinstance(answer, Hint)
                    assert answer.best == "x"

    check()
    assert asked == ["municipium"]


def test_a_hint_that_nobody_answers_keeps_nobody_from_moving(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.thinking.HINT", 0.3)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=empty, workers=0, remote_bots=True)) as server:
            async with Person(server) as anna, Person(server) as bruno:
                table = await begin(anna, bruno)
                for person in (anna, bruno):
                    await person.act(table, "hints", {"agree": True})
                async with anna.live(table) as one, bruno.live(table) as two:
                    mover = one if one.my_turn else two
                    answer = await mover.hint()
                    assert isinstance(answer, Refused)
                    assert answer.reason == "too_long"
                    await mover.play()

    check()


@pytest.fixture(params=[Thinking.run_for, Thinking.spare])
def wish(request: pytest.FixtureRequest, empty: str) -> Callable[[], Coroutine[Any, Any, Any]]:
    """A hint or a judgement that is asked for."""

    async def ask() -> Any:
        async with asking(empty) as asked:
            thinking = Thinking(0, [TALI], asked)
            thinking._now_ready(TALI)
            return await request.param(thinking, "a", TALI, worker.hint, TALI, b"", 0)

    return ask


@asynchronous
async def test_what_was_lost_is_asked_again(
    wish: Callable[[], Coroutine[Any, Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = [JobLost("a crash")]

    async def ask(*_: Any) -> str:
        if lost:
            raise lost.pop()
        return "said"

    monkeypatch.setattr(Jobs, "ask", ask)
    assert await wish() == "said"


@asynchronous
async def test_nobody_waits_for_ever_for_what_no_worker_answers(
    wish: Callable[[], Coroutine[Any, Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.server.thinking.HINT", 0.2)
    with pytest.raises(Refusal) as refused:
        await asyncio.wait_for(wish(), 5)
    assert refused.value.reason == "too_long"


def test_only_thinking_can_be_asked_for() -> None:
    """What bots, hints and judgements need; nothing that tells or stores anything."""
    assert {"think": worker.think, "hint": worker.hint, "appraise": worker.appraise} == working.KINDS


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
