"""`ludi worker --ray`: workers on the machines of a Ray cluster, which starts those that die anew, maybe elsewhere.

Every one of them is a `ludi worker` with one process; what they think about comes from the database as always.
"""

import asyncio
import os
import signal
from typing import Any, NoReturn

import structlog

from ludi.lab.cluster import connected
from ludi.server.logs import set_up_logs
from ludi.server.settings import default_database
from ludi.server.working import open_pool, take_part

log = structlog.get_logger("worker")
LOOK = 1.0  # seconds between two looks at the workers
PAUSE = 5.0  # seconds after which a worker that stopped is started again: the database may be back
FAREWELL = 10.0  # seconds in which workers give back what they were thinking about


class RayWorker:
    """On some machine of the cluster."""

    def __init__(self) -> None:
        self._task: asyncio.Future[None] | None = None

    async def work(self, database: str, processes: int, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        self._task = asyncio.ensure_future(take_part(database, processes))
        await self._task

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def work_on_cluster(address: str, given: str | None, count: int | None, processes: int = 1) -> None:
    """So many workers, or one for each processor of the cluster, until SIGTERM or Ctrl+C."""
    database = given or default_database()
    set_up_logs(quiet=False)
    asyncio.run(_check(database))
    with connected(address, count or os.cpu_count() or 1) as ray:
        signal.signal(signal.SIGTERM, _interrupt)  # Ray has one of its own, which would end us at once
        workers = _Workers(ray, database, processes)
        try:
            workers.start(count or max(1, int(ray.cluster_resources().get("CPU", 1))))
            while True:
                workers.look_after()
        except KeyboardInterrupt:
            log.info("stopped")
        finally:
            workers.stop()


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt


async def _check(database: str) -> None:
    """LudiError if there are no jobs to be had: better here than on every machine."""
    (await open_pool(database)).terminate()


class _Workers:
    """Those of one command. They end with it, even if it is killed."""

    def __init__(self, ray: Any, database: str, processes: int) -> None:
        self.ray, self.job = ray, (database, processes)
        self.working: dict[Any, Any] = {}  # workers, by what they have been asked to do

    def start(self, count: int) -> None:
        options = {"num_cpus": 1, "max_restarts": -1, "max_task_retries": -1, "scheduling_strategy": "SPREAD"}
        interpreting = {"env_vars": {"LUDI_INTERPRET": "1"}}  # it only passes on what its own process thinks
        remote = self.ray.remote(**options, runtime_env=interpreting)(RayWorker)
        for _ in range(count):
            worker = remote.remote()
            self.working[worker.work.remote(*self.job)] = worker
        log.info("working", workers=count)

    def look_after(self) -> None:
        done, _ = self.ray.wait(list(self.working), timeout=LOOK)
        for each in done:
            worker = self.working.pop(each)
            try:
                self.ray.get(each)
            except self.ray.exceptions.RayError as error:
                cause = getattr(error, "cause", None) or error
                log.warning("a worker stopped", why=str(cause).strip().splitlines()[-1])
            self.working[worker.work.remote(*self.job, PAUSE)] = worker

    def stop(self) -> None:
        stopping = [worker.stop.remote() for worker in self.working.values()]
        if stopping:
            self.ray.wait(stopping, num_returns=len(stopping), timeout=FAREWELL)
