"""Thinking as leased work: taken once, in fair turns, taken over from the dead."""

import asyncio
import time

import pytest

from ludi.server import jobs
from ludi.server.jobs import JobLost, packed, rules_of, unpacked
from ludi.server.working import ANSWER, GIVE_BACK, KINDS
from tests.server.client import asynchronous
from tests.server.cluster.asking import TALI, asking, connected, question, shorter, take, taken, waiting


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


@asynchronous
async def test_what_a_dead_worker_had_is_taken_over_but_not_for_ever(empty: str) -> None:
    dying = shorter(0.2)
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "deadly")) as [answer],
    ):
        for _ in range(jobs.ATTEMPTS):
            assert len(await connection.fetch(dying, "w", [rules_of(TALI)], 1, list(KINDS))) == 1
            assert await take(connection) is None
            await asyncio.sleep(0.3)
        assert await take(connection) is None
        with pytest.raises(JobLost, match="died"):
            await asyncio.wait_for(answer, 5)


@asynchronous
async def test_a_job_that_kills_the_processes_of_living_workers_is_given_up(empty: str) -> None:
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "deadly")) as [answer],
    ):
        for _ in range(jobs.ATTEMPTS):
            job, _ = await taken(connection)
            await connection.fetch(GIVE_BACK, "w", [job], 0)
        with pytest.raises(JobLost, match="died"):
            await asyncio.wait_for(answer, 5)


@asynchronous
async def test_an_answer_that_is_none_spoils_no_other(empty: str) -> None:
    async with (
        asking(empty) as asked,
        connected(empty) as connection,
        waiting(asked, question(asked, "a", "x"), question(asked, "b", "y")) as [one, two],
    ):
        await connection.execute(
            "update jobs set leased_by = 'w', result = case id when 1 then 'nonsense' else '[2]' end"
        )
        with pytest.raises(JobLost, match="not understood"):
            await asyncio.wait_for(one, 5)
        assert await asyncio.wait_for(two, 5) == [2]


@asynchronous
async def test_what_nobody_waits_for_is_not_thought_about(empty: str) -> None:
    async with asking(empty) as asked, connected(empty) as connection:
        async with waiting(asked, question(asked, "a", "x")):
            pass
        deadline = time.monotonic() + 5
        while await connection.fetchval("select count(*) from jobs"):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)


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
        await connection.execute("update processes set name = 'server.2'")  # it was taken for dead, and lives
        await asked.forget_forsaken()
        assert await connection.fetchval("select count(*) from jobs") == 1
        await connection.execute("delete from processes")
        await asked.forget_forsaken()
        assert await connection.fetchval("select count(*) from jobs") == 0
