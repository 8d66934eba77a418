"""`ludi bench hostile`: how an honest player fares while somebody attacks the server."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Final

import orjson

from ludi.server.attacks import ATTACKS, Attack, Attacker, under_attack
from ludi.server.bench_rows import Row, percentile, row
from ludi.server.bench_server import resident, served

WANTED: Final = 250.0  # milliseconds for a move, 95th percentile
PAUSE: Final = 0.05  # seconds between two moves of an honest player
SETTLING: Final = 2.0  # seconds that an attack goes on before anything is measured
HONEST: Final = "127.0.0.1"


async def honest_moves(port: int, seconds: float) -> list[float]:
    """Two people play; how long each move took from being sent to being accepted."""
    people = Attacker(port, HONEST)
    anna, bruno = await people.guest(), await people.guest()
    deadline, took = time.monotonic() + seconds, list[float]()
    while time.monotonic() < deadline:
        table = await people.table(anna)
        await people.sit(table, bruno)
        plays = (_play(people, table, each, deadline, took) for each in (anna, bruno))
        await asyncio.gather(*plays)
    return took


async def _play(people: Attacker, table: str, cookie: str, deadline: float, took: list[float]) -> None:
    """One of them, until the game is over or time is up."""
    async with people.socket(table, cookie) as socket:
        while time.monotonic() < deadline:
            await socket.send('{"type":"resync"}')
            state = await _next(socket, "state", deadline)
            if state is None or state["table"]["status"] == "over":
                return
            await asyncio.sleep(PAUSE)
            if state["table"]["decider"] != state["you"]:
                continue
            move = random.choice(state["view"]["choices"])["text"]
            number, begun = state["number"], time.perf_counter()
            await socket.send(
                orjson.dumps({"type": "commit", "ref": number, "number": number, "moves": [move]}).decode()
            )
            accepted = await _next(socket, "accepted", deadline + 30)
            if accepted is not None:
                took.append(time.perf_counter() - begun)


async def _next(socket: Any, kind: str, deadline: float) -> Row | None:
    """The next message of a kind; None when time is up. A move may not be refused."""
    try:
        async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
            while True:
                message: Row = orjson.loads(await socket.recv())
                assert message["type"] != "refused", message["sentence"]
                if message["type"] == kind:
                    return message
    except TimeoutError:
        return None


async def _measure(port: int, pid: int, attack: Attack | None, seconds: float) -> Row:
    if attack is None:
        return {"latencies": await honest_moves(port, seconds), "mb": resident(pid)}
    async with under_attack(port, attack) as attacker:
        await asyncio.sleep(SETTLING)
        latencies = await honest_moves(port, seconds)
        return {"latencies": latencies, "mb": resident(pid), "attacker": dict(attacker.seen)}


def bench_hostile(say: Callable[[str], None], seconds: float = 8.0) -> dict[str, Any]:
    """A server of its own for each attack, so that none profits from the one before."""
    rows: list[Row] = []
    attacks: dict[str, Attack | None] = {"nobody attacks": None, **ATTACKS}
    for name, attack in attacks.items():
        say(f"Measuring a player while there is this: {name} …")
        with served() as server:
            found = asyncio.run(_measure(server.port, server.process.pid, attack, seconds))
        took = found.pop("latencies") or [seconds]
        title = f"a move from sending to accepted, 95th percentile, during: {name}"
        figures = {"median_ms": round(percentile(took, 50) * 1000, 1), "most_ms": round(max(took) * 1000, 1)}
        more = {**figures, "moves": len(took), "server_mb": round(found.pop("mb"), 1), **found}
        rows.append(row(title, percentile(took, 95) * 1000, "ms", WANTED, **more))
    return {"rows": rows}
