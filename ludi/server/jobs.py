"""Thinking as leased work in the database: servers ask here, `ludi worker` answers from anywhere (`working.py`).

A job belongs to whoever leased it for as long as he says that he is at it; then to the next. Turns are fair between
guests: a guest's next job comes one turn after his last one, but not before what waits now. Answers are looked for many
times a second while some are owed, and not announced: PostgreSQL lets one transaction with a notice commit at a time.
"""

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from time import monotonic
from typing import Any

import orjson
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludi.engine.registry import get_game

log = structlog.get_logger("jobs")
POLL = 0.05  # seconds between two looks for answers
LOST = 1.0  # seconds between two looks for jobs that are no more
LONELY = 30.0  # seconds after which an operator is told that nobody takes jobs
ATTEMPTS = 3  # workers that may die of a job
NOW = "extract(epoch from clock_timestamp())::double precision"

ASK = text(f"""
    insert into jobs (kind, game, guest, priority, payload, asked_by, created, turn)
    values (:kind, :game, cast(:guest as text), :priority, :payload, :me, {NOW}, greatest(
        1 + coalesce((select max(turn) from jobs where guest = cast(:guest as text)), 0),
        coalesce((select min(turn) from jobs where result is null and error is null), 0)))
    returning id
""")
ANSWERS = text(f"""
    delete from jobs where asked_by = :me and (
        result is not null or error is not null or (attempts >= {ATTEMPTS} and coalesce(leased_until, 0) < {NOW}))
    returning id, result, error
""")
MINE = text(f"select id, {NOW} - created as age, leased_by from jobs where asked_by = :me")
FORSAKEN = text("delete from jobs where asked_by not in (select split_part(name, '.', 1) from processes)")
UNWANTED = text("delete from jobs where id = any(:jobs)")
FORGET = text("delete from jobs where asked_by = :me")


class JobLost(Exception):
    """It has to be asked again: the database has crashed, or every worker died of it."""


def rules_of(game_name: str) -> str:
    """A game as only workers with the same rules and data know it."""
    game = get_game(game_name)
    return f"{game.name} {game.version} {game.content[:16]}".strip()


def packed(state: bytes, rest: Sequence[Any]) -> str:
    return orjson.dumps([base64.b85encode(state).decode(), *rest]).decode()


def unpacked(payload: str) -> list[Any]:
    state, *rest = orjson.loads(payload)
    return [base64.b85decode(state), *rest]


class Jobs:
    """What one server process has asked."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine, self.name = engine, name
        self._owed: dict[int, asyncio.Future[Any]] = {}
        self._unwanted: set[int] = set()  # whoever asked has gone
        self._something = asyncio.Event()
        self._looked = self._complained = 0.0

    async def ask(self, kind: str, who: str, priority: int, game: str, state: bytes, *rest: Any) -> Any:
        """What a worker answers. Workers learn positions, but neither names nor numbers of guests."""
        guest = hashlib.sha256(who.encode()).hexdigest()[:16]
        asked = {"kind": kind, "game": rules_of(game), "guest": guest, "priority": priority}
        async with self.engine.begin() as connection:
            values = {**asked, "payload": packed(state, rest), "me": self.name}
            job = int((await connection.execute(ASK, values)).scalar_one())
        answer = self._owed[job] = asyncio.get_running_loop().create_future()
        self._something.set()
        try:
            return await answer
        except asyncio.CancelledError:
            self._unwanted.add(job)
            raise
        finally:
            del self._owed[job]

    async def listen(self) -> None:
        """While the server runs."""
        while True:
            await self._something.wait()
            try:
                await self._collect()
                if monotonic() - self._looked > LOST:
                    await self._look_for_lost()
            except Exception as error:  # the database is away; the next round may find it again
                log.warning("answers were not read", why=f"{type(error).__name__}: {error}")
            if not self._owed and not self._unwanted:
                self._something.clear()
            await asyncio.sleep(POLL)

    async def _collect(self) -> None:
        unwanted = list(self._unwanted)
        async with self.engine.begin() as connection:
            if unwanted:
                await connection.execute(UNWANTED, {"jobs": unwanted})
            rows = (await connection.execute(ANSWERS, {"me": self.name})).all()
        self._unwanted.difference_update(unwanted)
        for job, result, error in rows:
            answer = self._owed.get(job)
            if answer is not None and not answer.done():
                _answer(answer, result, error)

    async def _look_for_lost(self) -> None:
        owed = list(self._owed)
        async with self.engine.connect() as connection:
            rows = {row.id: row for row in await connection.execute(MINE, {"me": self.name})}
        self._looked = monotonic()
        for job in owed:
            answer = self._owed.get(job)
            if job not in rows and answer is not None and not answer.done():
                answer.set_exception(JobLost("it is not in the database any more"))
        waiting = sum(row.leased_by is None and row.age > LONELY for row in rows.values())
        if waiting and self._looked - self._complained > LONELY:
            self._complained = self._looked
            log.warning("no worker takes jobs: start “ludi worker”", waiting=waiting)

    async def forget_forsaken(self) -> None:
        """Jobs of servers that have died."""
        async with self.engine.begin() as connection:
            await connection.execute(FORSAKEN)

    async def end(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(FORGET, {"me": self.name})


def _answer(question: "asyncio.Future[Any]", result: str | None, error: str | None) -> None:
    if result is None:
        return question.set_exception(JobLost(error or "every worker that took it has died"))
    try:
        return question.set_result(orjson.loads(result))
    except orjson.JSONDecodeError:
        return question.set_exception(JobLost("the answer was not understood"))
