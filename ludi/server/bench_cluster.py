"""`ludi bench cluster`: 1, 2 and 4 server processes on one PostgreSQL that waits for its disk.

Two people at every table, each connected to another process, as a balancer without sticky sessions would have it. Every
process has clients in a process of their own, which use the same machine; so besides moves a second it is told how much
processor time a move costs the servers and the database, which says more about larger machines.
"""

import asyncio
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
import orjson

from ludi.engine.errors import LudiError
from ludi.server.bench_rows import Row, percentile, row
from ludi.server.bench_server import WARM_UP, children, new_tables, play_tables
from ludi.server.serving import free_port
from ludi.server.throw_away import Postgres, mortal_postgres

PROCESSES: Final = (1, 2, 4)
TABLES: Final = 48
WANTED: Final = 200.0  # moves a second, on two cores that clients and database share
READY: Final = "ready\n"
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
GAPS: Final = """
    select count(*) from (select 1 from moves group by table_id having count(*) <> max(number)) as gaps
"""


@contextmanager
def cluster(postgres: Postgres, count: int) -> Iterator[list[tuple[int, int]]]:
    """Ports and process numbers of so many servers."""
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    ports, processes = [free_port() for _ in range(count)], []
    try:
        for port in ports:
            command = [sys.executable, "-m", "ludi.server", "--no-browser", "--quiet", "--port", str(port)]
            command += ["--remote-bots", "--database", postgres.url]
            processes.append(subprocess.Popen(command, env=environment))
            _wait(port)
        yield [(port, process.pid) for port, process in zip(ports, processes, strict=True)]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(30)


def _wait(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise LudiError("A server did not start within a minute.")


def processor_seconds(pids: Sequence[int]) -> float:
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


# ---- clients, in processes of their own ------------------------------------------------------------------------------


def clients(game: str, here: int, there: int, tables: int, seconds: float) -> Row:
    """People at so many tables: the first of each plays at one server, the second at the other. All begin together."""
    made = new_tables(here, tables, game)
    for _, people in made:
        people[1].port = there
    sys.stdout.write(READY)
    sys.stdout.flush()
    sys.stdin.readline()
    counts, took = asyncio.run(play_tables(made, seconds, pause=0))
    return {"accepted": counts.accepted, "refused": counts.refused, "took": took, "latencies": counts.latencies}


def main() -> None:
    game, here, there, tables, seconds = sys.argv[1:]
    found = clients(game, int(here), int(there), int(tables), float(seconds))
    sys.stdout.buffer.write(orjson.dumps(found))


def _start_clients(game: str, ports: Sequence[int], seconds: float) -> "list[subprocess.Popen[bytes]]":
    share = TABLES // len(ports)
    pairs = zip(ports, [*ports[1:], ports[0]], strict=True)
    module = [sys.executable, "-m", "ludi.server.bench_cluster", game]
    return [
        subprocess.Popen(
            [*module, str(here), str(there), str(share), str(seconds)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for here, there in pairs
    ]


def _begin_together(people: "list[subprocess.Popen[bytes]]") -> None:
    for each in people:
        assert each.stdout is not None
        if each.stdout.readline().decode() != READY:
            raise LudiError("The clients could not set up their tables.")
    for each in people:
        assert each.stdin is not None
        each.stdin.write(b"\n")
        each.stdin.flush()


# ---- measuring -------------------------------------------------------------------------------------------------------


async def _fetch(postgres: Postgres, query: str) -> Any:
    connection = await asyncpg.connect(postgres.url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def _ask(postgres: Postgres, query: str) -> Any:
    return asyncio.run(_fetch(postgres, query))


def _used(postgres: Postgres, pids: Sequence[int]) -> tuple[float, float, int, int]:
    """Processor seconds of servers and of the database, stored moves, and bytes of journal written so far."""
    moves = int(_ask(postgres, "select count(*) from moves"))
    journal = int(_ask(postgres, "select pg_current_wal_lsn() - '0/0'::pg_lsn"))
    return processor_seconds(pids), processor_seconds(children(postgres.pid)), moves, journal


def measure(game: str, count: int, seconds: float) -> list[Row]:
    with mortal_postgres(durable=True) as postgres, cluster(postgres, count) as servers:
        ports, pids = [port for port, _ in servers], [pid for _, pid in servers]
        people = _start_clients(game, ports, seconds)
        _begin_together(people)
        time.sleep(WARM_UP)
        before, begun = _used(postgres, pids), time.monotonic()
        time.sleep(seconds)
        after, took = _used(postgres, pids), time.monotonic() - begun
        found = [orjson.loads(each.communicate(timeout=120)[0]) for each in people]
        assert _ask(postgres, GAPS) == 0, "a move is missing or doubled"
    return _rows(game, count, found, [b - a for a, b in zip(before, after, strict=True)], took)


def _rows(game: str, count: int, found: list[Row], used: list[float], took: float) -> list[Row]:
    latencies = [each * 1000 for client in found for each in client["latencies"]]
    speed = sum(client["accepted"] / client["took"] for client in found)
    servers, database, moves, journal = used
    name = f"{count} processes" if count > 1 else "1 process"
    what = f"{TABLES} tables of random clients, {name}, {game}"
    costs = {
        "server_ms_per_stored_move": round(servers / moves * 1000, 2),
        "database_ms_per_stored_move": round(database / moves * 1000, 2),
        "journal_bytes_per_stored_move": round(journal / moves),
        "stored_moves_per_second": round(moves / took),
        "busy_cores": round((servers + database) / took, 2),
    }
    p95, median = percentile(latencies, 95), percentile(latencies, 50)
    refused = sum(client["refused"] for client in found)
    return [
        row(f"moves accepted, {what}", speed, "moves/s", at_least=WANTED, refused=refused, **costs),
        row(
            f"from sending to broadcast at full load, 95th percentile, {what}",
            p95,
            "ms",
            1000,
            median_ms=round(median, 1),
        ),
    ]


def bench_cluster(say: Callable[[str], None], game: str, seconds: float = 10.0) -> dict[str, Any]:
    rows: list[Row] = []
    for count in PROCESSES:
        say(f"Measuring {count} server process{'es' if count > 1 else ''} on one PostgreSQL …")
        rows += measure(game, count, seconds)
    return {"rows": rows}


if __name__ == "__main__":
    main()
