"""Worker processes: whatever a job does, the others are done."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.errors import LudiError
from ludi.server.crew import LARGEST_ANSWER, MEGABYTE, Crew, JobFailed, WorkerDied
from ludi.table.refusals import Refusal
from tests.server.client import asynchronous
from tests.server.hostile import jobs


@asynccontextmanager
async def crew(size: int = 1, niceness: int = 0) -> AsyncIterator[Crew]:
    made = Crew("test", size, interpreted=True, memory=768 * MEGABYTE, niceness=niceness)
    try:
        yield made
    finally:
        await made.stop()


async def refused(job: Coroutine[Any, Any, bytes]) -> str:
    with pytest.raises(Refusal) as found:
        await job
    return found.value.reason


@asynchronous
async def test_a_job_that_takes_too_long_is_ended_and_the_next_one_done() -> None:
    async with crew() as some:
        assert await refused(some.run("a", 0.3, jobs.sleep, 30.0)) == "too_long"
        assert await some.run("a", 5.0, jobs.sleep, 0.0) == b'"slept"'


@asynchronous
async def test_a_job_gets_no_more_memory_than_its_process_has() -> None:
    async with crew() as some:
        assert await refused(some.run("a", 5.0, jobs.take_memory, 2000 * MEGABYTE)) == "too_large"
        assert await some.run("a", 5.0, jobs.sleep, 0.0) == b'"slept"'


@asynchronous
async def test_an_answer_that_is_too_large_is_not_sent() -> None:
    async with crew() as some:
        assert await refused(some.run("a", 5.0, jobs.say_much, LARGEST_ANSWER)) == "too_large"
        assert await some.run("a", 5.0, jobs.sleep, 0.0) == b'"slept"'


@asynchronous
async def test_a_worker_that_dies_takes_only_its_own_job_with_it_and_one_replaces_it() -> None:
    async with crew() as some:
        victim = int(await some.run("a", 5.0, jobs.who_am_i))
        running = asyncio.create_task(some.run("a", 20.0, jobs.sleep, 20.0))
        waiting = [asyncio.create_task(some.run(who, 20.0, jobs.who_am_i)) for who in "abcdefgh"]
        await asyncio.sleep(0.3)
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(WorkerDied):
            await running
        assert len({int(found) for found in await asyncio.gather(*waiting)} - {victim}) == 1
        assert len(some.workers) == 1


@asynchronous
async def test_a_job_that_may_be_tried_again_is() -> None:
    async with crew() as some:
        victim = int(await some.run("a", 5.0, jobs.who_am_i))
        running = asyncio.create_task(some.run("a", 20.0, jobs.sleep, 1.0, retries=1))
        await asyncio.sleep(0.3)
        os.kill(victim, signal.SIGKILL)
        assert await running == b'"slept"'


@asynchronous
async def test_what_went_wrong_is_told_with_its_cause() -> None:
    async with crew() as some:
        with pytest.raises(JobFailed, match="the cause of it"):
            await some.run("a", 5.0, jobs.fail)


@asynchronous
async def test_who_asks_for_much_waits_behind_himself() -> None:
    async with crew() as some:
        await some.run("greedy", 5.0, jobs.who_am_i)
        done: list[str] = []

        async def ask(who: str) -> None:
            await some.run(who, 5.0, jobs.sleep, 0.05)
            done.append(who)

        await asyncio.gather(*(ask(who) for who in ["greedy"] * 8 + ["modest"]))
        assert done.index("modest") <= 2


@asynchronous
async def test_nobody_can_fill_the_line() -> None:
    async with crew() as some:
        asking = [asyncio.create_task(some.run("greedy", 5.0, jobs.sleep, 0.01)) for _ in range(50)]
        found = await asyncio.gather(*asking, return_exceptions=True)
        refused = [each for each in found if isinstance(each, LudiError)]
        assert 40 <= len(refused) < 50
        assert all(each == b'"slept"' for each in found if not isinstance(each, LudiError))


@asynchronous
async def test_workers_end_with_their_crew() -> None:
    async with crew(2) as some:
        pids = await asyncio.gather(*(some.run(who, 5.0, jobs.who_am_i) for who in "ab"))
    for pid in pids:
        status = Path(f"/proc/{int(pid)}/stat")
        assert not status.exists() or status.read_text().split()[2] == "Z"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has no niceness")
@asynchronous
async def test_what_strangers_send_gives_way_to_those_who_play() -> None:
    async with crew(niceness=7) as some:
        assert int(await some.run("a", 5.0, jobs.how_nice_am_i)) == min(19, os.nice(0) + 7)
