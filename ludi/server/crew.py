"""Worker processes that can be killed: every job has its time, every answer its size, every process its memory.

A process that dies or is killed takes nobody else's job with it: what waits, waits here, in a line for each of those
who ask. Answers come back as JSON, so that whatever happened to a worker cannot happen to the server.
"""

import asyncio
import multiprocessing
import os
import pickle
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

import orjson
import structlog

from ludi.engine.errors import LudiError
from ludi.server.fair import FairLine
from ludi.table.refusals import refusal

log = structlog.get_logger("crew")
INTERPRET = "LUDI_INTERPRET"
MEGABYTE = 2**20
LARGEST_ANSWER = 32 * MEGABYTE
IN_LINE = 8  # jobs one may have waiting
IN_ALL = 256
_ENVIRONMENT = threading.Lock()
DONE, REFUSED, TOO_LARGE, FAILED = b"d", b"r", b"l", b"f"


Charge = Callable[[float], None]  # is told the seconds that a job took


class JobFailed(Exception):
    """Something unforeseen in a worker; the text is its traceback."""


class WorkerDied(JobFailed):
    """Killed by somebody else, or by the kernel."""


@dataclass
class Job:
    function: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    retries: int
    charge: Charge
    done: "asyncio.Future[bytes]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Crew:
    """Some processes for one sort of work; started when first needed."""

    def __init__(self, name: str, size: int, interpreted: bool, memory: int | None = None, niceness: int = 0) -> None:
        self.name, self.size, self.interpreted, self.memory, self.niceness = name, size, interpreted, memory, niceness
        self._line: FairLine[Job] = FairLine()
        self._tasks: list[asyncio.Task[None]] = []
        self.workers: set[Worker] = set()
        self._busy = 0  # jobs being carried out

    @property
    def has_room(self) -> bool:
        """Whether one more job would be begun at once."""
        return not len(self._line) and self._busy < self.size

    def start(self) -> None:
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(), name=self.name) for _ in range(self.size)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in list(self.workers):
            worker.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def run(
        self,
        who: str,
        seconds: float,
        function: Callable[..., Any],
        *args: Any,
        retries: int = 0,
        patient: bool = False,
        charge: Charge = lambda _: None,
    ) -> bytes:
        """What the function returns, as JSON; LudiError if it raises one, a refusal if it takes too long or says too
        much. `patient`: it may wait in any line, however long."""
        self.start()
        if not patient and (self._line.waiting(who) >= IN_LINE or len(self._line) >= IN_ALL):
            raise refusal("too_fast")
        job = Job(function, args, seconds, retries, charge)
        self._line.put(who, job)
        return await job.done

    async def _serve(self) -> None:
        worker: Worker | None = None
        try:
            while True:
                job = await self._line.get()
                if job.done.cancelled():  # whoever asked has gone
                    continue
                if worker is None or not worker.is_alive:
                    worker = self._replace(worker)
                with self._at_work():
                    await self._carry_out(worker, job)
        finally:
            if worker is not None:
                self._dismiss(worker)

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1

    def _replace(self, worker: "Worker | None") -> "Worker":
        if worker is not None:
            self._dismiss(worker)
        new = Worker(self.interpreted, self.memory, self.niceness)
        self.workers.add(new)
        return new

    def _dismiss(self, worker: "Worker") -> None:
        worker.kill()
        self.workers.discard(worker)

    async def _carry_out(self, worker: "Worker", job: Job) -> None:
        begun = monotonic()
        try:
            answer = await worker.ask(job)
        except WorkerDied as error:
            log.warning("worker died", crew=self.name, job=job.function.__name__)
            if job.retries:
                job.retries -= 1
                return await self._carry_out(self._replace(worker), job)
            _fail(job, error)
        except (LudiError, JobFailed) as error:
            _fail(job, error)
        else:
            if not job.done.done():
                job.done.set_result(answer)
        job.charge(monotonic() - begun)
        return None


def _fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


class Worker:
    """One process, and the thread that talks to it."""

    def __init__(self, interpreted: bool, memory: int | None, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        args = (theirs, memory, niceness)
        self.process: BaseProcess = context.Process(target=work, args=args, daemon=True, name="ludi worker")
        self._interpreted = interpreted
        self._thread = ThreadPoolExecutor(1)
        self._started = False
        self._theirs = theirs

    @property
    def is_alive(self) -> bool:
        return not self._ours.closed and (not self._started or self.process.is_alive())

    async def ask(self, job: Job) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, job)

    def _ask(self, job: Job) -> bytes:
        try:
            if not self._started:
                self._start()
            self._ours.send_bytes(pickle.dumps((job.function, job.args)))
            if not self._ours.poll(job.seconds):
                log.warning("job took too long", job=job.function.__name__, seconds=job.seconds)
                self.kill()
                raise refusal("too_long")
            answer = self._ours.recv_bytes(LARGEST_ANSWER + 1)
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerDied(str(error) or type(error).__name__) from None
        return _read(answer)

    def _start(self) -> None:
        with spawning(self._interpreted):
            self.process.start()
        self._started = True
        self._theirs.close()  # so that the end of the process is the end of the pipe
        self._ours.recv_bytes()  # it has begun: a job's time does not run while Python starts

    def kill(self) -> None:
        """At once, whatever it is doing."""
        if self._started:
            self.process.kill()
            self.process.join(1.0)
        self._theirs.close()
        self._ours.close()
        self._thread.shutdown(wait=False)


@contextmanager
def spawning(interpreted: bool) -> Iterator[None]:
    """Whether a process interprets the rules or compiles them is settled by the environment it starts in."""
    with _ENVIRONMENT:
        before = os.environ.pop(INTERPRET, None)
        if interpreted:
            os.environ[INTERPRET] = "1"
        try:
            yield
        finally:
            os.environ.pop(INTERPRET, None)
            if before is not None:
                os.environ[INTERPRET] = before


def _read(answer: bytes) -> bytes:
    kind, said = answer[:1], answer[1:]
    if kind == DONE:
        return said
    if kind == TOO_LARGE:
        raise refusal("too_large")
    if kind == REFUSED:
        raise LudiError(said.decode())
    raise JobFailed(said.decode())


# ---- in the worker ---------------------------------------------------------------------------------------------------


def end_with_parent() -> None:
    """A worker whose server was killed must not stay behind."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def give_way(niceness: int) -> None:
    """To the process that plays moves, and to whoever else is being served."""
    with suppress(OSError, AttributeError):  # Windows has no `nice`
        os.nice(niceness)


def work(pipe: Connection, memory: int | None, niceness: int) -> None:
    """Answer until the server closes the pipe, or is no more."""
    end_with_parent()
    give_way(niceness)
    if memory is not None:
        limit_memory(memory)
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"here")
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))


def _answer(asked: bytes) -> bytes:
    function, args = pickle.loads(asked)
    try:
        found = function(*args)
        said = found if isinstance(found, bytes) else orjson.dumps(found)
        return DONE + said if len(said) < LARGEST_ANSWER else TOO_LARGE
    except MemoryError:
        return TOO_LARGE
    except LudiError as error:
        return REFUSED + str(error).encode()
    except Exception:
        return FAILED + traceback.format_exc().encode(errors="replace")


def limit_memory(most: int) -> None:
    """Of this process; where the system cannot, the job's time is the only limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
