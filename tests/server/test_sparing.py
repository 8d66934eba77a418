"""Judgements for pages that cannot judge: nobody waits at a table for them, and nobody at a table waits for them."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItemPerMinute

from ludi.server import analyses, thinking, worker
from ludi.server.crew import Crew, WorkerDied
from ludi.server.settings import Settings
from ludi.server.thinking import IN_LINE, Thinking
from ludi.table.refusals import Refusal
from tests.server.client import Person, asynchronous
from tests.server.serving import serving
from tests.table.games import file_of

TALI = "tali"


class Held:
    """Work for bots that lasts until it is let go."""

    def __init__(self) -> None:
        self.begun, self.at_once, self.most = 0, 0, 0
        self.let_go = asyncio.Event()

    async def run(self, *_: Any, **__: Any) -> str:
        self.begun, self.at_once = self.begun + 1, self.at_once + 1
        self.most = max(self.most, self.at_once)
        await self.let_go.wait()
        self.at_once -= 1
        return "judged"


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Callable[[], tuple[Thinking, Held]]:
    """A server's workers, and what they do."""
    monkeypatch.setattr(thinking, "SPARED", 0.5)
    monkeypatch.setattr(thinking, "RESERVED", 0.01)

    def make() -> tuple[Thinking, Held]:
        workers, held = Thinking(1, [TALI]), Held()
        workers._now_ready(TALI)
        monkeypatch.setattr(workers, "run", held.run)
        return workers, held

    return make


@asynccontextmanager
async def asked(workers: Thinking, count: int) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """By so many guests."""
    tasks = [asyncio.create_task(workers.spare(f"guest {n}", TALI, worker.appraise)) for n in range(count)]
    await asyncio.sleep(0.05)
    yield tasks
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def reason(task: "asyncio.Task[Any]") -> str:
    with pytest.raises(Refusal) as refused:
        await asyncio.wait_for(task, 5)
    return refused.value.reason


@asynchronous
async def test_one_is_judged_at_a_time(busy: Callable[[], tuple[Thinking, Held]]) -> None:
    workers, held = busy()
    async with asked(workers, 4) as tasks:
        assert held.begun == 1
        held.let_go.set()
        assert await asyncio.gather(*tasks) == ["judged"] * 4
    assert held.most == 1


@asynchronous
async def test_only_few_wait_for_it(busy: Callable[[], tuple[Thinking, Held]]) -> None:
    workers, _ = busy()
    async with asked(workers, IN_LINE + 1) as tasks:
        assert await reason(tasks[-1]) == "too_fast"
        assert not any(task.done() for task in tasks[:-1])
    async with asked(workers, 1) as [task]:  # who went away waits no more
        assert not task.done()


@asynchronous
async def test_nothing_is_judged_while_a_bot_waits(busy: Callable[[], tuple[Thinking, Held]]) -> None:
    workers, held = busy()
    workers._line.put("somebody", object())  # type: ignore[arg-type]
    async with asked(workers, 1) as [task]:
        assert await reason(task) == "too_fast"
    async with asked(workers, 1) as [task]:
        await workers._line.get()
        held.let_go.set()
        assert await task == "judged"
    assert held.begun == 1


@asynchronous
async def test_nothing_is_judged_while_all_workers_think(
    busy: Callable[[], tuple[Thinking, Held]], monkeypatch: pytest.MonkeyPatch
) -> None:
    workers, held = busy()
    bots, thought = workers._bots, asyncio.Event()
    monkeypatch.setattr(bots, "_carry_out", lambda *_: thought.wait())
    bot = asyncio.create_task(bots.run("somebody", 60, worker.think))
    await asyncio.sleep(0.05)
    async with asked(workers, 1) as [task]:
        assert await reason(task) == "too_fast"
    async with asked(workers, 1) as [task]:
        assert not held.begun
        thought.set()
        held.let_go.set()
        assert await task == "judged"
    bot.cancel()
    with suppress(asyncio.CancelledError):
        await bot
    await bots.stop()


# ---- over HTTP -------------------------------------------------------------------------------------------------------


async def judged(person: Person, begin: int = 0) -> tuple[int, str]:
    """Status and reason, or judge."""
    answer = await person.http.post(
        f"/api/analyses/judgements?begin={begin}", content=json.dumps({"file": file_of(TALI)})
    )
    return answer.status_code, answer.json().get("reason") or answer.json()["judge"]


def test_an_address_with_many_guests_is_judged_for_once_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, let_go = threading.Event(), threading.Event()

    async def spare(*_: Any) -> dict[str, Any]:
        begun.set()
        await asyncio.to_thread(let_go.wait)
        return {"judge": "search@1", "looks": []}

    monkeypatch.setattr(Thinking, "spare", spare)

    @asynchronous
    async def check() -> None:
        async with Person(server) as anna, Person(server) as bruno:
            first = asyncio.create_task(judged(anna))
            await asyncio.to_thread(begun.wait)
            assert await judged(bruno) == (429, "too_fast")
            let_go.set()
            assert (await first)[0] == 200
            assert (await judged(bruno))[0] == 200

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as server:
        check()


@pytest.mark.usefixtures("within_a_minute")
def test_an_address_has_a_limit_however_many_guests_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "JUDGEMENTS", RateLimitItemPerMinute(3))

    @asynchronous
    async def check() -> None:
        reasons = []
        for _ in range(4):
            async with Person(server) as guest:
                reasons.append(await judged(guest, begin=10**6))
        assert [status for status, _ in reasons] == [200, 200, 200, 429]

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as server:
        check()


@pytest.mark.usefixtures("within_a_minute")
def test_other_files_for_judgements_count_as_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their questions are found first, by the one process that works for all strangers."""
    monkeypatch.setattr(analyses, "ANALYSES", RateLimitItemPerMinute(2))

    @asynchronous
    async def check() -> None:
        async with Person(server) as anna:
            for blanks, status in ((0, 200), (1, 200), (0, 200), (2, 429)):
                body = json.dumps({"file": file_of(TALI)}) + " " * blanks
                answer = await anna.http.post("/api/analyses/judgements?begin=1000000", content=body)
                assert answer.status_code == status

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as server:
        check()


@pytest.mark.parametrize("path", ["questions", "findings", "judgements"])
def test_a_file_that_costs_a_worker_its_life_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    async def die(*_: Any, **__: Any) -> bytes:
        raise WorkerDied("of hunger")

    monkeypatch.setattr(Crew, "run", die)

    @asynchronous
    async def check() -> None:
        async with Person(server) as anna:
            answer = await anna.http.post(f"/api/analyses/{path}", content=b"{}")
            assert (answer.status_code, answer.json()["reason"]) == (413, "too_large")

    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as server:
        check()
