"""Where bots think and questions are worked out: worker processes, and fair lines before them.

Every table waits in line for each of its decisions; lines are served by turns of the guests who made the tables, those
with somebody present before those where only bots are left. Machine code is compiled in a process of its own when the
server starts; until then a game's bots wait and pages say so.

Three crews: bots (compiled), questions about live tables (interpreted: short ones), and stories (interpreted: whatever
strangers send, in little memory).
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import orjson
import structlog

from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.server import metrics, worker
from ludi.server.crew import MEGABYTE, Charge, Crew, JobFailed, WorkerDied, spawning
from ludi.server.fair import FairLine
from ludi.server.jobs import JobLost, Jobs
from ludi.server.room import Room
from ludi.table.refusals import Refusal, refusal

log = structlog.get_logger("thinking")
THOUGHT = 300.0  # seconds for a bot's decision or a hint, loading or compiling machine code included
HINT = 30.0  # seconds for a hint from elsewhere; whoever asks cannot do anything else meanwhile
QUESTION = 10.0  # seconds for what a player asks
STORY = 20.0  # seconds for a whole game
MEMORY = 768 * MEGABYTE  # of a process that works for strangers; it begins with about 110
FOR_BOTS, FOR_STRANGERS = 5, 15  # niceness: moves are played first, what anybody may send comes last
REMOTE = 64  # decisions that workers elsewhere are asked for at a time
SPARED = 20.0  # seconds that what nobody waits at a table for gives way to bots; then it is to be asked again
IN_LINE = 8  # such questions waiting
LOST = 1.0  # seconds after which what was lost is asked again
RESERVED = 0.25  # seconds after which the worker for tables with people looks again


class Thinking:
    """The workers of one server."""

    def __init__(self, workers: int, games: list[str], jobs: Jobs | None = None) -> None:
        self.workers, self.games, self.jobs = workers, games, jobs
        self.ready: set[str] = set()
        self._is_ready = {game: asyncio.Event() for game in games}
        self._line: FairLine[Room] = FairLine()
        self._preloaded: set[str] = set()
        self._waiting: set[Room] = set()  # in line or being thought about
        self._one_spare, self._spare_waiting = asyncio.Lock(), 0
        self._bots = Crew("bots", max(1, workers), interpreted=False, niceness=FOR_BOTS)
        self._questions = Crew("questions", 1, interpreted=True, memory=MEMORY)
        self._stories = Crew("stories", 1, interpreted=True, memory=MEMORY, niceness=FOR_STRANGERS)
        self._tasks: list[asyncio.Task[None]] = []
        self.drives: Callable[[Room], bool] = lambda _: True  # whether it is for this process to let bots think there

    def start(self) -> None:
        if self.jobs is not None:
            self._tasks.append(asyncio.create_task(self.jobs.listen(), name="jobs"))
        if self.workers and self.jobs is None:
            self._tasks.append(asyncio.create_task(self._compile(), name="compile"))
            self._tasks.append(asyncio.create_task(self._wake(), name="wake"))
        else:
            for game in self.games:
                self._now_ready(game)
        at_once = REMOTE if self.jobs else max(1, self.workers)
        for number in range(at_once):
            kept = number < (at_once // 4 if self.jobs else at_once > 1)
            self._tasks.append(asyncio.create_task(self._serve(only_attended=kept), name="bots"))

    async def _wake(self) -> None:
        """Python takes a while to start: whoever asks first should not wait for it."""
        try:
            await self._questions.run("", QUESTION, worker.be_ready)
        except (LudiError, JobFailed) as error:
            log.warning("a worker did not start", why=str(error))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(crew.stop() for crew in (self._bots, self._questions, self._stories)))

    # ---- compiling ---------------------------------------------------------------------------------------------------

    async def _compile(self) -> None:
        context = multiprocessing.get_context("spawn")
        for game in sorted(self.games, key=lambda name: get_game(name).record.itemsize):  # what is ready soon, first
            begun = monotonic()
            process = context.Process(target=worker.compile_politely, args=(game,), daemon=True)
            with spawning(interpreted=False):
                process.start()
            try:
                while process.is_alive():
                    await asyncio.sleep(0.05)
            finally:
                process.kill()
            if process.exitcode != 0:
                log.error("compiling failed", game=game, status=process.exitcode)
            else:
                log.info("compiled", game=game, seconds=round(monotonic() - begun, 1))
            self._now_ready(game)  # if compiling failed, the worker will tell why for each request

    def preload(self, game: str) -> None:
        """Load a game's machine code into the workers, since a bot will play it soon; without bots no memory is
        spent on it."""
        if self.workers and self.jobs is None and game not in self._preloaded:
            self._preloaded.add(game)
            self._tasks.append(asyncio.create_task(self._preload(game), name="load"))

    async def _preload(self, game: str) -> None:
        await self._is_ready[game].wait()
        await asyncio.gather(*(self.run(game, worker.prepare, game) for _ in range(self.workers)))

    def _now_ready(self, game: str) -> None:
        self.ready.add(game)
        self._is_ready[game].set()

    # ---- thinking ----------------------------------------------------------------------------------------------------

    def request(self, room: Room) -> None:
        """A bot has to decide at this table."""
        if room not in self._waiting:
            self._waiting.add(room)
            self._queue(room)

    def _queue(self, room: Room) -> None:
        self._line.put(room.table.host, room)
        metrics.BOT_QUEUE.set(len(self._line))

    async def _serve(self, only_attended: bool) -> None:
        while True:
            line = self._line
            room = await (line.get_only(attended, RESERVED) if only_attended else line.get(attended))
            if room.table.game not in self.ready:  # other games need not wait until this one is compiled
                asyncio.get_running_loop().create_task(self._queue_when_compiled(room))
                continue
            metrics.BOT_QUEUE.set(len(line))
            try:
                with metrics.BOT_SECONDS.time():
                    await self._decide(room)
            except Refusal:
                pass  # the table has changed meanwhile; whoever changed it has asked again
            except JobLost as error:
                log.warning("a decision is asked again", table=room.table.id, why=str(error))
                await asyncio.sleep(LOST)
            except Exception:
                log.exception("bot failed", table=room.table.id)
                await asyncio.sleep(LOST)
            self._waiting.discard(room)
            if bot_to_move(room) is not None and self.drives(room):
                self.request(room)

    async def _queue_when_compiled(self, room: Room) -> None:
        await self._is_ready[room.table.game].wait()
        self._queue(room)

    async def _decide(self, room: Room) -> None:
        seat = bot_to_move(room)
        if seat is None or not self.drives(room):
            return
        number, bot = room.number, str(room.seats[seat].bot)
        job = (room.table.game, room.match.state.tobytes(), seat, bot)
        codes = await self.run(room.table.host, worker.think, *job, priority=0 if attended(room) else 1)
        if self.drives(room) and room.number == number and bot_to_move(room) == seat:
            await room.commit_codes(seat, number, codes)

    async def run(self, who: str, function: Callable[..., Any], *args: Any, priority: int = 0) -> Any:
        """With the bots; a worker that died is replaced and asked again, once."""
        if self.jobs is not None:
            return await self.jobs.ask(function.__name__, who, priority, *args)
        if not self.workers:
            return await asyncio.to_thread(function, *args)
        try:
            return orjson.loads(await self._bots.run(who, THOUGHT, function, *args, retries=1, patient=True))
        except Refusal as error:
            raise JobFailed(f"{function.__name__}: {error}") from None

    async def spare(self, who: str, game: str, function: Callable[..., Any], *args: Any) -> Any:
        """With the bots, one such question at a time, and while they leave time for it: else a refusal."""
        if game not in self.ready or self._spare_waiting >= IN_LINE:
            raise refusal("too_fast")
        self._spare_waiting += 1
        try:
            async with self._one_spare:
                await self._until_bots_rest()
                return await self.run_for(f"{who} spare", game, function, *args, priority=2)
        finally:
            self._spare_waiting -= 1

    async def _until_bots_rest(self) -> None:
        """No bot waits, and one of our own workers has nothing to do; those elsewhere take what comes last, last."""
        try:
            async with asyncio.timeout(SPARED):
                while len(self._line) or not (self.jobs or self._bots.has_room):
                    await asyncio.sleep(RESERVED)
        except TimeoutError:
            raise refusal("too_fast") from None

    async def run_for(self, who: str, game: str, function: Callable[..., Any], *args: Any, priority: int = 0) -> Any:
        """With the bots, once the game is compiled."""
        if game not in self._is_ready:
            raise LudiError(f"There is no game called {game!r} here.")
        await self._is_ready[game].wait()
        if self.jobs is None:
            return await self.run(who, function, *args)
        try:
            async with asyncio.timeout(HINT):
                while True:
                    with suppress(JobLost):
                        return await self.run(who, function, *args, priority=priority)
                    await asyncio.sleep(LOST)
        except TimeoutError:
            raise refusal("too_long") from None

    async def answer(self, who: str, charge: Charge, function: Callable[..., Any], *args: Any) -> Any:
        """What somebody asks about a table of ours; `charge` is told how many seconds it took."""
        if not self.workers:
            begun = monotonic()
            try:
                return await asyncio.to_thread(function, *args)
            finally:
                charge(monotonic() - begun)
        return orjson.loads(await self._questions.run(who, QUESTION, function, *args, retries=1, charge=charge))

    async def tell(self, who: str, function: Callable[..., Any], *args: Any) -> bytes:
        """What somebody asks about a game that may come from anywhere, as JSON. Never in this process."""
        try:
            return await self._stories.run(who, STORY, function, *args)
        except WorkerDied:  # of what it was told to do, as far as anybody knows
            raise refusal("too_large") from None


def bot_to_move(room: Room) -> int | None:
    """The seat that has to decide, if a bot plays it."""
    seat = room.decider
    return seat if seat is not None and room.seats[seat].played_by_bot else None


def attended(room: Room) -> bool:
    """Whether somebody who plays here is present."""
    return any(not row.played_by_bot and room.is_connected(row) for row in room.seats)
