"""A cluster in a storm: server processes, workers and the postmaster are killed while people and bots play.

    LUDI_INTERPRET=1 python -m tests.server.cluster.storm --processes 4 --workers 2 --tables 200 --seconds 150 --pause 8

After each kill every table has to move again within 15 seconds (`--limit`), which means that somebody has moved and a
person is to move: where bots stand still after a person's move, the table does. At the end the stored moves are played
again and held against what every player had sent and what he was told. It prints one line of JSON (`Report`), and ends
with status 1 if something was wrong.

Everything runs on one machine, and `--pause` makes the load one that it can bear: people think between half of it and
all of it. One who thinks T seconds on average makes a person's move every T seconds at a table, and at three tables of
four two bots' moves after it. So 200 tables with a pause of 8 make 33 people's moves a second and 50 of bots.
"""

import argparse
import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from ludi.engine import replay
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server.throw_away import Postgres
from tests.server.audit import stored
from tests.server.client import Person, begin
from tests.server.cluster.players import Player
from tests.server.cluster.workers import WorkerProcess
from tests.server.serving import Address, Process

GAME = "municipium"
REMOTE = ["--remote-bots", "--quiet"]
PLAYING = """
    select t.id, t.number, s.bot is not null as bot from tables t
    left join seats s on s.table_id = t.id and s.seat = t.decider where t.status = 'playing'
"""


@dataclass
class Size:
    processes: int = 2
    workers: int = 1
    tables: int = 10
    seconds: float = 0.0
    kills: int = 4  # at least
    pause: float = 0.4  # seconds that people think
    limit: float = 15.0  # seconds within which everything has to move again


@dataclass
class Report:
    """What happened."""

    kills: list[tuple[str, float]] = field(default_factory=list)  # of what, and seconds until every table had moved
    moves: int = 0  # stored
    accepted: int = 0  # of people's
    connections: int = 0
    finished: int = 0  # games
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)
    lost: int = 0  # moves that were accepted and are not stored as they were sent
    doubled: int = 0  # moves stored though nobody sent them, or twice, or out of turn

    def line(self) -> str:
        """As JSON."""
        killed = {kind: [seconds for each, seconds in self.kills if each == kind] for kind, _ in self.kills}
        kinds = {kind: {"count": len(took), "longest_s": max(took)} for kind, took in killed.items()}
        longest = max((seconds for _, seconds in self.kills), default=0.0)
        return json.dumps({**vars(self), "kills": kinds, "longest_standstill_s": longest})


class Cluster:
    """Processes and workers on one database; what was killed comes back."""

    def __init__(self, postgres: Postgres, database: str, size: Size) -> None:
        self.postgres, self.database, self.size = postgres, database, size
        self.processes: list[Process] = []
        self.workers: list[WorkerProcess] = []
        self.playing: list[asyncio.Task[None]] = []
        self.tables: dict[str, list[Player]] = {}
        self.report = Report()

    def addresses(self) -> list[Address]:
        return [process.address for process in self.processes]

    async def start(self) -> None:
        self.processes.append(await asyncio.to_thread(Process, self.database, arguments=REMOTE))
        starting = [asyncio.to_thread(Process, self.database, arguments=REMOTE) for _ in range(self.size.processes - 1)]
        self.processes += await asyncio.gather(*starting)
        self.workers = [WorkerProcess(self.database) for _ in range(self.size.workers)]

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
        for worker in self.workers:
            worker.kill()

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def lay_tables(self) -> None:
        for number in range(self.size.tables):
            await self._lay_table(number)

    async def _lay_table(self, number: int) -> None:
        """Every fourth has two people, the others one and two bots; every third of these a clock."""
        address = random.choice(self.addresses())
        clock = {"clock": {"minutes": 60, "increment": 0}} if number % 3 == 0 else {}
        async with Person(address) as anna, Person(random.choice(self.addresses())) as bruno:
            people = [anna, bruno] if number % 4 == 0 else [anna]
            table = await begin(*people, bots=[] if number % 4 == 0 else ["random"] * 2, game=GAME, **clock)
            self.tables[table] = [
                Player(table, seat, person.cookie, self.size.pause, self.addresses)
                for seat, person in enumerate(people)
            ]

    async def fetch(self, query: str) -> list[Any]:
        """Also while the database is being restarted."""
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                connection = await asyncpg.connect(self.database, timeout=5)
                try:
                    return list(await connection.fetch(query))
                finally:
                    connection.terminate()
            await asyncio.sleep(0.1)

    async def standing(self) -> dict[str, int]:
        """The numbers of moves of tables at which somebody has to move."""
        rows = await self.fetch("select id, number from tables where status = 'playing'")
        return {row["id"]: row["number"] for row in rows}

    async def still(self, before: dict[str, int]) -> dict[str, int]:
        """Those which have not gone on: nobody has moved, or somebody has, and now a bot stands still."""
        rows = await self.fetch(PLAYING)
        going_on = {row["id"] for row in rows if not row["bot"] and before.get(row["id"]) != row["number"]}
        playing = {row["id"] for row in rows}
        return {table: number for table, number in before.items() if table in playing - going_on}

    # ---- killing -----------------------------------------------------------------------------------------------------

    async def kill_something(self) -> None:
        ways: dict[str, Callable[[], Awaitable[None]]] = {
            "process": self.kill_process,
            "worker": self.kill_worker,
            "postmaster": self.kill_postmaster,
            "process and worker": self.kill_both,
        }
        kind = list(ways)[len(self.report.kills) % len(ways)]
        await ways[kind]()

    async def kill_process(self) -> None:
        """It comes back only when all its tables go on elsewhere."""
        victim = self.processes.pop(random.randrange(len(self.processes)))
        begun = time.monotonic()
        await asyncio.to_thread(victim.kill)
        await self.all_move_again("process", begun)
        self.processes.append(await asyncio.to_thread(Process, self.database, victim.port, arguments=REMOTE))

    async def kill_worker(self) -> None:
        await self.spare_worker()
        begun = time.monotonic()
        self.workers.pop(0).kill()
        await self.all_move_again("worker", begun)
        self.replace_workers()

    async def spare_worker(self) -> None:
        """Somebody has to be left who can take over: one that has started and knows the rules."""
        if len(self.workers) < 2:
            self.workers.append(WorkerProcess(self.database))
        while not all(GAME in worker.said() for worker in self.workers[:2]):
            self.look_after_workers()
            await asyncio.sleep(0.2)

    def replace_workers(self) -> None:
        while len(self.workers) < self.size.workers:
            self.workers.append(WorkerProcess(self.database))

    async def kill_postmaster(self) -> None:
        begun = time.monotonic()
        await asyncio.to_thread(self.postgres.kill_and_restart)
        await self.all_move_again("postmaster", begun)

    async def kill_both(self) -> None:
        await self.spare_worker()
        begun = time.monotonic()
        self.workers.pop(0).kill()
        victim = self.processes.pop(random.randrange(len(self.processes)))
        await asyncio.to_thread(victim.kill)
        await self.all_move_again("process and worker", begun)
        self.replace_workers()
        self.processes.append(await asyncio.to_thread(Process, self.database, victim.port, arguments=REMOTE))

    async def all_move_again(self, what: str, begun: float) -> None:
        waiting, late = await self.standing(), ""
        while waiting:
            self.check_players()
            self.look_after_workers()
            waiting = await self.still(waiting)
            took = time.monotonic() - begun
            if waiting and took > self.size.limit and not late:
                late = await self.complaint(what, took, list(waiting))
                self.report.wrong.append(late)
            assert took < 4 * self.size.limit, late
            await asyncio.sleep(0.1)
        self.report.kills.append((what, round(time.monotonic() - begun, 1)))

    def look_after_workers(self) -> None:
        """As any supervisor does: one that found no database when it started is started again."""
        for index, worker in enumerate(self.workers):
            if worker.popen.poll() is not None:
                worker.kill()
                self.workers[index] = WorkerProcess(self.database)

    async def complaint(self, what: str, seconds: float, waiting: list[str]) -> str:
        """Everything that may tell why tables stand still."""
        tables = "select id, number, decider, driver, moved_at from tables where status = 'playing'"
        jobs = "select id, asked_by, leased_by, leased_until, attempts, result, error, game from jobs"
        found = [await self.fetch(query) for query in (tables, jobs, "select * from processes")]
        said = [process.said()[-1500:] for process in self.processes] + [each.said()[-1500:] for each in self.workers]
        still = [dict(row) for row in found[0] if row["id"] in waiting]
        rest = "\n".join(map(str, [*still, *found[1], *found[2], *said]))
        return f"{len(waiting)} tables stand still {seconds:.0f} s after a {what} was killed, at {time.time()}\n{rest}"

    # ---- the storm ---------------------------------------------------------------------------------------------------

    async def storm(self) -> Report:
        begun = time.monotonic()
        people = [player for players in self.tables.values() for player in players]
        self.playing = [asyncio.create_task(player.play()) for player in people]
        try:
            while len(self.report.kills) < self.size.kills or time.monotonic() - begun < self.size.seconds:
                await asyncio.sleep(random.uniform(0.5, 1.5))
                await self.kill_something()
        except AssertionError as error:
            self.report.wrong.append(str(error))
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)
        self.report.seconds = round(time.monotonic() - begun, 1)
        await self.audit()
        return self.report

    def check_players(self) -> None:
        """Raise what somebody found wrong."""
        for task in self.playing:
            if task.done():
                task.result()

    async def audit(self) -> None:
        await asyncio.sleep(1.0)  # what was sent last may still be on its way
        for process in self.processes:
            await asyncio.to_thread(process.kill)
        self.processes.clear()
        numbers = {row["id"]: row["number"] for row in await self.fetch("select id, number from tables")}
        for table, players in self.tables.items():
            log = await check_log(self.database, table, numbers[table], players)
            self.report.moves += len(log.match.moves)
            self.report.finished += log.match.is_over
            self.report.lost += len(log.lost)
            self.report.doubled += len(log.doubled)
            self.report.wrong += log.lost + log.doubled
        everybody = [player for players in self.tables.values() for player in players]
        self.report.accepted = sum(len(player.accepted) for player in everybody)
        self.report.connections = sum(player.connections for player in everybody)

    async def check_files(self, tables: Sequence[str]) -> None:
        """Every draw can be recomputed."""
        process = await asyncio.to_thread(Process, self.database, arguments=REMOTE)
        self.processes.append(process)
        async with Person(process.address) as anna:
            for table in tables:
                answer = await anna.http.get(f"/api/tables/{table}/file")
                assert replay.verify(replay.loads(answer.text)).draws > 0


@dataclass
class Log:
    """The stored moves of a table, played again, and what is wrong with them."""

    match: Match
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


async def check_log(database: str, table: str, number: int, players: Sequence[Player]) -> Log:
    """No gap, nothing out of turn, every accepted move once, and no move of a person's that he has not sent."""
    rows = await stored(database, table)
    match = Match(get_game(GAME), len(players) if len(players) == 2 else 3)
    log = Log(match)
    if number != len(rows) or [row.number for row in rows] != list(range(1, len(rows) + 1)):
        log.lost.append(f"gaps in the log of {table}: it has {len(rows)} moves and should have {number}")
    for row in rows:
        if row.actor != match.decider or row.code not in match.codes():
            log.doubled.append(f"move {row.number} of {table} is not one of those whose turn it was")
            return log
        match.play_code(row.code)
    for player in players:
        _check_player(player, match, log)
    return log


def _check_player(player: Player, match: Match, log: Log) -> None:
    for base, text in player.accepted.items():
        found = match.moves[base] if base < len(match.moves) else None
        if found is None or (found.actor, found.text) != (player.seat, text):
            log.lost.append(f"accepted, and not stored: move {base + 1} of {player.table}, {text}")
    for base, move in enumerate(match.moves):
        if move.actor == player.seat and not move.forced and move.text not in player.sent.get(base, ()):
            log.doubled.append(f"stored, and sent by nobody: move {base + 1} of {player.table}, {move.text}")


async def run(postgres: Postgres, database: str, size: Size) -> Report:
    cluster = Cluster(postgres, database, size)
    try:
        await cluster.start()
        await cluster.lay_tables()
        report = await cluster.storm()
        await cluster.check_files(list(cluster.tables)[:3])
        return report
    finally:
        cluster.stop()


def main() -> None:
    from ludi.server.throw_away import mortal_postgres
    from tests.server.conftest import new_database

    parser = argparse.ArgumentParser()
    for name, usual in vars(Size()).items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    with mortal_postgres() as postgres:
        report = asyncio.run(run(postgres, new_database(postgres.url), Size(**vars(parser.parse_args()))))
    print(report.line())  # noqa: T201
    raise SystemExit(bool(report.wrong))


if __name__ == "__main__":
    main()
