"""`ludi bench server`: a real server process on SQLite, real WebSockets, figures as rows."""

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson
import websockets
from websockets.asyncio.client import ClientConnection

from ludi.engine.errors import LudiError
from ludi.engine.fairness import entropy_hash
from ludi.engine.match import Match
from ludi.engine.registry import get_game, working_games
from ludi.server.bench_rows import Row, percentile, row
from ludi.server.serving import free_port
from ludi.table.patches import apply

WARM_UP: Final = 3.0  # seconds before measuring
Say = Callable[[str], None]


@dataclass
class Counts:
    """What the clients saw."""

    accepted: int = 0  # while it was measured
    answered: int = 0  # accepted at any time
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    measuring: bool = False


@dataclass(frozen=True)
class Served:
    """A server under measurement."""

    process: subprocess.Popen[bytes]
    port: int
    database: Path


@contextmanager
def served() -> Iterator[Served]:
    with tempfile.TemporaryDirectory(prefix="ludi-bench-") as folder:
        port, database = free_port(), Path(folder) / "bench.sqlite3"
        command = [sys.executable, "-m", "ludi.server", "--no-browser", "--quiet", "--port", str(port)]
        command += ["--database", f"sqlite:///{database}"]
        process = subprocess.Popen(command, env={**os.environ, "LUDI_INTERPRET": "1"})
        try:
            _wait_until_ready(port)
            yield Served(process, port, database)
        finally:
            process.terminate()
            process.wait(30)


def _wait_until_ready(port: int) -> None:
    """Until all games are compiled: compiling would be measured otherwise."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
                if len(json.load(answer)["compiled"]) == len(working_games()[0]):
                    return
        except OSError:
            pass
        time.sleep(0.2)
    raise LudiError("The server did not get ready within five minutes.")


# ---- clients ---------------------------------------------------------------------------------------------------------


class Browser:
    """A guest with a cookie, as far as the measurements need one."""

    def __init__(self, port: int) -> None:
        self.port, self.entropy = port, ""
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me") as answer:
            self.cookie = str(answer.headers["set-cookie"]).partition(";")[0]

    def post(self, path: str, body: Row) -> Any:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        url = f"http://127.0.0.1:{self.port}/api/{path}"
        with urllib.request.urlopen(urllib.request.Request(url, orjson.dumps(body), headers)) as answer:
            return json.load(answer)

    def sit(self, table: str) -> None:
        self.entropy = random.randbytes(32).hex()
        self.post(f"tables/{table}/sit", {"entropy_hash": entropy_hash(table, self.entropy)})

    def reveal(self, table: str) -> None:
        self.post(f"tables/{table}/reveal", {"entropy": self.entropy, "round": 1})

    def is_to_move(self, table: str) -> bool:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables/{table}")
        request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            seen = json.load(answer)
        return bool(seen["you"] == seen["table"]["decider"])

    async def connect(self, table: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return await websockets.connect(
            url, additional_headers={"cookie": self.cookie}, max_size=None, compression="deflate", open_timeout=60
        )


def new_tables(port: int, count: int, game: str) -> list[tuple[str, list[Browser]]]:
    """Tables of two people each."""
    tables = []
    for _ in range(count):
        people = [Browser(port), Browser(port)]
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = str(people[0].post("tables", wish)["table"]["id"])
        for person in people:
            person.sit(table)
        for person in people:
            person.reveal(table)
        tables.append((table, people))
    return tables


async def play_at_random(person: Browser, table: str, counts: Counts, pause: float, stop: asyncio.Event) -> None:
    """Play one seat until the game is over or time is up; each move a second after the last, if `pause` is one."""
    async with await person.connect(table) as socket:
        view: Row = {}
        number, you, sent = 0, None, 0.0
        while True:  # until cancelled: what was sent before the stop is still answered
            message = orjson.loads(await socket.recv())
            match message["type"]:
                case "state":
                    view, number, you = message["view"], message["number"], message["you"]
                case "moves":
                    if sent and counts.measuring:
                        counts.latencies.append(time.perf_counter() - sent)
                    sent = 0.0
                    for step in message["steps"]:
                        view = apply(step["patch"], view)
                    number = message["number"]
                case "accepted":
                    counts.accepted += counts.measuring
                    counts.answered += 1
                    continue
                case "refused":
                    counts.refused += 1
                    continue
                case _:
                    continue
            if message["table"]["status"] == "over":
                return
            if message["table"]["decider"] == you:
                if pause:
                    await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                if stop.is_set():
                    continue
                text = random.choice(view["choices"])["text"]
                sent = time.perf_counter()
                commit = {"type": "commit", "ref": number, "number": number, "moves": [text]}
                await socket.send(orjson.dumps(commit).decode())


async def play_tables(tables: list[tuple[str, list[Browser]]], seconds: float, pause: float) -> tuple[Counts, float]:
    counts, stop = Counts(), asyncio.Event()
    players = [
        asyncio.create_task(play_at_random(person, table, counts, pause, stop))
        for table, people in tables
        for person in people
    ]
    await asyncio.sleep(WARM_UP)
    counts.measuring, begun = True, time.perf_counter()
    await asyncio.sleep(seconds)
    counts.measuring = False
    took = time.perf_counter() - begun
    stop.set()
    await asyncio.sleep(2.0)
    for player in players:
        player.cancel()
    done = await asyncio.gather(*players, return_exceptions=True)
    for outcome in done:
        if isinstance(outcome, Exception):
            raise outcome
    return counts, took


# ---- measurements ----------------------------------------------------------------------------------------------------


def check_log(database: Path, name: str) -> tuple[int, int]:
    """Every stored game replays without a gap: how many moves and how many people's decisions there are."""
    game, moves, batches = get_game(name), 0, 0
    with sqlite3.connect(database) as connection:
        for (table,) in connection.execute("select id from tables").fetchall():
            query = "select number, actor, code, at from moves where table_id = ? order by number"
            rows = connection.execute(query, (table,)).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a move is missing or doubled"
            match = Match(game, 2)
            for _, actor, code, _ in rows:
                assert match.decider == actor, "a move out of turn"
                match.play_code(code)
            moves += len(rows)
            batches += len({row[3] for row in rows})
    return moves, batches


def throughput(game: str, tables: int, seconds: float) -> list[Row]:
    with served() as server:
        made = new_tables(server.port, tables, game)
        counts, took = asyncio.run(play_tables(made, seconds, pause=0))
        moves, batches = check_log(server.database, game)
    name = f"moves accepted, {tables} tables of random clients, {game}"
    stored = batches - tables  # every table's first draws are a batch of their own
    more = {
        "refused": counts.refused,
        "lost": max(0, counts.answered - stored),
        "doubled": max(0, stored - counts.answered),
        "moves_and_draws_replayed": moves,
    }
    return [row(name, counts.accepted / took, "moves/s", at_least=500, **more)]


def latency(game: str, tables: int, seconds: float) -> list[Row]:
    with served() as server:
        made = new_tables(server.port, tables, game)
        counts, took = asyncio.run(play_tables(made, seconds, pause=1.0))
        check_log(server.database, game)
    p95, median = (percentile(counts.latencies, share) * 1000 for share in (95, 50))
    name = f"from sending to broadcast, {tables} tables moving once a second, 95th percentile, {game}"
    return [row(name, p95, "ms", 50, median_ms=round(median, 2), moves_per_second=round(len(counts.latencies) / took))]


def spectators(game: str, count: int) -> list[Row]:
    with served() as server:
        (table, people), *others = new_tables(server.port, 10, game)
        ids = [table, *(other for other, _ in others)]
        before = resident(server.process.pid)
        now = asyncio.run(_watch(people[0], ids, count, server.process.pid))
        workers = sum(resident(pid) for pid in children(server.process.pid))
    return [
        row(
            f"{count} idle spectators, server process, {game}",
            now,
            "MB resident",
            300,
            before_mb=round(before, 1),
            bot_workers_mb=round(workers, 1),
        )
    ]


async def _watch(person: Browser, tables: list[str], count: int, pid: int) -> float:
    sockets = []
    for i in range(count):
        sockets.append(await person.connect(tables[i % len(tables)]))
        await sockets[-1].recv()
    await asyncio.sleep(2)
    used = resident(pid)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return used


def resident(pid: int) -> float:
    """Megabytes, as the kernel counts."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def children(pid: int) -> list[int]:
    """Of all its threads."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text(encoding="utf-8").split()]


def telling(game: str) -> list[Row]:
    """See `bench_telling`."""
    command = [sys.executable, "-m", "ludi.server.bench_telling", game]
    done = subprocess.run(command, env={**os.environ, "LUDI_INTERPRET": "1"}, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise LudiError(f"A game of {game} could not be measured.")
    rows: list[Row] = json.loads(done.stdout.splitlines()[-1])
    return rows


def bench_server(say: Say, game: str, seconds: float = 20.0) -> dict[str, Any]:
    """Everything, one after the other."""
    from ludi.server.bench_page import pages

    rows: list[Row] = []
    measurements: list[tuple[str, Callable[[], list[Row]]]] = [
        ("a whole game told", lambda: telling(game)),
        ("200 tables of random clients", lambda: throughput(game, 200, seconds)),
        ("100 tables moving once a second", lambda: latency(game, 100, seconds)),
        ("1,000 spectators", lambda: spectators(game, 1000)),
        ("pages in a cold browser", lambda: pages(game)),
    ]
    for what, measure in measurements:
        say(f"Measuring {what} …")
        rows += measure()
    return {"rows": rows}
