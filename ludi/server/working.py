"""`ludi worker`: takes jobs from a PostgreSQL database and thinks about them, on any machine.

It needs a role that may read and answer jobs, and nothing else. Jobs of a kind that it does not know, or whose rules it
does not know or has not compiled yet, it leaves to others. When it dies, others take over what it had leased.
"""

import argparse
import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import asyncpg
import orjson
import structlog
from sqlalchemy import make_url

from ludi.engine.errors import LudiError
from ludi.engine.registry import working_games
from ludi.server import worker
from ludi.server.crew import Crew, JobFailed, WorkerDied
from ludi.server.database import is_database_error, shown, why
from ludi.server.jobs import ATTEMPTS, NOW, rules_of, unpacked
from ludi.server.logs import set_up_logs
from ludi.server.settings import database_url, default_database

log = structlog.get_logger("worker")
KINDS: dict[str, Callable[..., Any]] = {"think": worker.think, "hint": worker.hint, "appraise": worker.appraise}
LEASE = 6.0  # seconds that a job is ours after we have said so
RENEWAL = 2.0  # seconds between two times of saying so
POLL = 0.1  # seconds between two looks for jobs when there were none
PAUSE = 1.0  # seconds after which an unreachable database is tried again
THOUGHT = 60.0  # seconds for one job
COMPILING = 900.0  # seconds for a game's machine code
PATIENCE = 5.0  # seconds for any answer of the database's

TAKE = f"""
    update jobs set leased_by = $1, leased_until = {NOW} + {LEASE}, attempts = attempts + 1
    where id = any (array(
        select id from jobs
        where result is null and error is null and attempts < {ATTEMPTS} and game = any ($2) and kind = any ($4)
              and (leased_until is null or leased_until < {NOW})
        order by priority, turn, id limit $3 for update skip locked))
    returning id, kind, game, payload
"""
RENEW = f"update jobs set leased_until = {NOW} + {LEASE} where leased_by = $1 and id = any ($2)"
ANSWER = "update jobs set result = $3, error = $4 where id = $2 and leased_by = $1 and result is null"
GIVE_BACK = """
    update jobs set leased_by = null, leased_until = null, attempts = attempts - $3
    where leased_by = $1 and id = any ($2) and result is null and error is null
"""


class Working:
    """One worker with its processes; with none it interprets, in threads (for tests)."""

    def __init__(self, pool: Any, processes: int) -> None:
        self.pool, self.processes = pool, processes
        self.name = f"{socket.gethostname()[:32]} {os.getpid()} {secrets.token_hex(4)}"
        self._crew = Crew("bots", processes, interpreted=False) if processes else None
        self._known: dict[str, str] = {}  # games that are compiled, by their rules
        self._running: dict[int, asyncio.Task[None]] = {}
        self._one_is_done = asyncio.Event()

    async def run(self) -> None:
        tasks = [asyncio.create_task(each) for each in (self._compile(), self._renew(), self._take())]
        try:
            await asyncio.gather(*tasks)
        finally:
            unfinished = dict(self._running)
            for task in [*tasks, *unfinished.values()]:
                task.cancel()
            if self._crew is not None:
                await self._crew.stop()
            await self._give_back(list(unfinished), died=False)

    async def _compile(self) -> None:
        """What is ready soon, first; in a process of its own, so that the others can think meanwhile."""
        games, _ = working_games()
        compiler = Crew("compiling", 1, interpreted=False)
        try:
            for game in sorted(games, key=lambda game: game.record.itemsize):
                try:
                    if self._crew is not None:
                        await compiler.run("", COMPILING, worker.compile_politely, game.name, patient=True)
                except (LudiError, JobFailed) as error:
                    log.error("compiling failed", game=game.name, why=str(error))
                else:
                    self._known[rules_of(game.name)] = game.name
                    log.info("ready", game=game.name)
        finally:
            await compiler.stop()

    # ---- jobs --------------------------------------------------------------------------------------------------------

    async def _take(self) -> None:
        while True:
            free = max(1, self.processes) - len(self._running)
            taken: list[Any] = []
            if free:
                try:
                    taken = await self._fetch(TAKE, self.name, list(self._known), free, list(KINDS))
                except Exception as error:
                    log.warning("no jobs can be taken", why=why(error))
                    await asyncio.sleep(PAUSE)
            for job in taken:
                self._running[job["id"]] = asyncio.create_task(self._carry_out(job))
            if not taken:
                await self._wait()

    async def _wait(self) -> None:
        """Until there may be something to do."""
        self._one_is_done.clear()
        try:
            async with asyncio.timeout(POLL):
                await self._one_is_done.wait()
        except TimeoutError:
            pass

    async def _carry_out(self, job: Any) -> None:
        try:
            game = self._known[job["game"]]
            result = await self._think(KINDS[job["kind"]], game, *unpacked(job["payload"]))
            await self._fetch(ANSWER, self.name, job["id"], result, None)
        except WorkerDied:
            await self._give_back([job["id"]], died=True)
        except (LudiError, JobFailed, KeyError, ValueError) as error:
            log.error("a job failed", kind=job["kind"], game=job["game"], why=str(error))
            await self._answer_error(job["id"], error)
        except Exception as error:  # the answer cannot be stored: the lease runs out, and somebody takes over
            log.warning("an answer was lost", why=f"{type(error).__name__}: {error}")
        finally:
            self._running.pop(job["id"], None)
            self._one_is_done.set()

    async def _answer_error(self, job: int, error: Exception) -> None:
        try:
            await self._fetch(ANSWER, self.name, job, None, str(error).strip()[-2000:] or type(error).__name__)
        except Exception as trouble:
            log.warning("an answer was lost", why=f"{type(trouble).__name__}: {trouble}")

    async def _think(self, function: Callable[..., Any], game: str, *args: Any) -> str:
        """As JSON."""
        if self._crew is None:
            return orjson.dumps(await asyncio.to_thread(function, game, *args)).decode()
        return (await self._crew.run("", THOUGHT, function, game, *args, patient=True)).decode()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                if self._running:
                    await self._fetch(RENEW, self.name, list(self._running))
            except Exception as error:
                log.warning("leases were not renewed", why=why(error))

    async def _give_back(self, jobs: list[int], died: bool) -> None:
        try:
            await self._fetch(GIVE_BACK, self.name, jobs, 0 if died else 1)
        except Exception as error:
            log.warning("jobs were not given back", why=why(error))

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        async with asyncio.timeout(PATIENCE), self.pool.acquire() as connection:
            return list(await connection.fetch(query, *values))


# ---- the command -----------------------------------------------------------------------------------------------------


async def open_pool(given: str) -> Any:
    """Connections to the database, or LudiError with one sentence."""
    if not database_url(given).startswith("postgresql"):
        raise LudiError("Workers take their jobs from PostgreSQL; give --database postgresql://USER@HOST/NAME.")
    url = make_url(database_url(given)).set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=4, server_settings={"application_name": "ludi-worker"}
        )
        async with pool.acquire() as connection:
            await connection.fetch("select id, leased_by, game from jobs limit 1")
    except Exception as error:
        if is_database_error(error) or isinstance(error, ValueError):
            raise LudiError(f"There are no jobs to be had from {shown(given)}: {why(error)}.") from None
        raise
    return pool


async def take_part(database: str, processes: int) -> None:
    """Work until cancelled."""
    pool = await open_pool(database)
    log.info("working", processes=processes, database=shown(database))
    try:
        await Working(pool, processes).run()
    finally:
        pool.terminate()


async def work(database: str, processes: int) -> None:
    """Until SIGTERM or Ctrl+C."""
    task = asyncio.ensure_future(take_part(database, processes))
    if os.name != "nt":
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")


def main() -> None:
    parser = argparse.ArgumentParser(prog="ludi worker")
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--quiet", action="store_true")
    given = parser.parse_args()
    set_up_logs(given.quiet)
    try:
        asyncio.run(work(given.database or default_database(), given.processes))
    except LudiError as error:
        print(f"ludi: {error}", file=sys.stderr)  # noqa: T201
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
