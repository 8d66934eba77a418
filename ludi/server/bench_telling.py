"""What telling a game costs the event loop and the wire: a whole game at the largest table, a lobby with many tables.

Run by `ludi bench server` as a process of its own that interprets the rules, as the server does:
`LUDI_INTERPRET=1 python -m ludi.server.bench_telling GAME`.
"""

import asyncio
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, cast

import orjson

from ludi.engine.fairness import entropy_hash
from ludi.engine.registry import get_game
from ludi.server import metrics
from ludi.server.bench_rows import Row, percentile, row
from ludi.server.clients import Client
from ludi.server.compression import deflate
from ludi.server.context import Context
from ludi.server.database import open_database
from ludi.server.desk import Desk
from ludi.server.guests import Guests
from ludi.server.limits import Limits
from ludi.server.lobby import lobby
from ludi.server.models import SeatWish, TableWish
from ludi.server.room import Room
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from ludi.server.store import LISTED, Store
from ludi.server.stories import Stories
from ludi.server.thinking import Thinking, bot_to_move
from ludi.table.playing import public_view
from ludi.table.rows import SeatRow, TableRow, new_guest

SEED: Final = 4
ASKED: Final = 20  # times the lobby is listed


class Listener(Client):
    """Somebody connected who writes down what would be sent."""

    def __init__(self, room: Room) -> None:
        super().__init__(cast(Any, None), None, room.state_bytes)
        self.sizes: list[int] = []  # on the wire

    def send(self, message: bytes) -> None:
        self.sizes.append(len(deflate(message)))


async def running(folder: Path, game: str) -> Context:
    """A server's parts, without the network and without bots that think."""
    settings = Settings(database=f"sqlite:///{folder / 'bench.sqlite3'}", workers=0)
    store, thinking = Store(await open_database(settings.database)), Thinking(0, [game])
    rooms = Rooms(store, thinking, settings)
    parts = (Limits(), Desk(), Stories(thinking), None)
    return Context(settings, store, Guests("bench"), rooms, thinking, *parts)


async def largest_table(context: Context, name: str) -> Room:
    """As many as can play, everything in the box that can be switched on; bots play all seats."""
    game, guest = get_game(name), new_guest()
    options: dict[str, Any] = {spec.name: "on" for spec in game.option_specs if set(spec.values) == {"off", "on"}}
    players = max(game.player_counts({**game.default_options(), **options}))
    seats = [SeatWish(kind="me"), *(SeatWish(kind="bot", bot="random") for _ in range(players - 1))]
    room = await context.rooms.create(guest, TableWish(game=name, options=options, seats=seats))
    entropy = secrets.token_hex(32)
    await context.rooms.sit(room, guest, entropy_hash(room.table.id, entropy), None)
    await context.rooms.reveal(room, guest, entropy, room.table.round)
    await context.rooms.leave(room, guest)
    return room


def narration_seconds() -> float:
    """Of the event loop, since the process began."""
    samples = [sample for metric in metrics.NARRATION_SECONDS.collect() for sample in metric.samples]
    return next(sample.value for sample in samples if sample.name.endswith("_sum"))


async def play(room: Room, listener: Listener) -> list[Row]:
    """Random moves to the end of the game, each timed."""
    source, positions = random.Random(SEED), []
    telling: list[float] = []
    while (seat := bot_to_move(room)) is not None:
        before, state = narration_seconds(), room.match.state.copy()
        await room.commit_codes(seat, room.number, [source.choice(room.match.codes())])
        telling.append(narration_seconds() - before)
        positions.append(state)
    middle = slice(len(positions) // 3, 2 * len(positions) // 3)
    times, whole = zip(*(timed_view(room, state) for state in positions), strict=True)
    sizes = listener.sizes
    about = f"{len(room.seats)} players, {', '.join(f'{key} {value}' for key, value in room.match.options.items())}"
    milliseconds = {
        "p50_ms": round(percentile(telling, 50) * 1000, 2),
        "max_ms": round(max(telling) * 1000, 2),
        "moves": len(telling),
        "table": about,
    }
    name = room.table.game
    return [
        row(f"telling a move, event loop, p95, {name}", percentile(telling, 95) * 1000, "ms", 15, **milliseconds),
        row(
            f"a view in the middle, median, {name}",
            percentile(times[middle], 50) * 1000,
            "ms",
            3,
            p95_ms=round(percentile(times[middle], 95) * 1000, 2),
        ),
        row(f"a move on the wire in the middle, p95, {name}", percentile(sizes[middle], 95) / 1000, "kB", 12),
        row(f"a move on the wire, largest, {name}", max(sizes) / 1000, "kB", 40),
        row(f"a whole view on the wire in the middle, p95, {name}", percentile(whole[middle], 95) / 1000, "kB", 12),
        row(f"a whole view on the wire, largest, {name}", max(whole) / 1000, "kB", 40),
    ]


def timed_view(room: Room, state: Any) -> tuple[float, int]:
    """As a person who decides gets it: seconds, and bytes on the wire."""
    begun = time.perf_counter()
    view = public_view(room.game, state, choosing=True)
    took = time.perf_counter() - begun
    return took, len(deflate(orjson.dumps(view)))


async def list_lobby(context: Context, name: str) -> list[Row]:
    """As many running tables as are listed, none of them in memory."""
    game, guest, now = get_game(name), new_guest(), time.time()
    for _ in range(LISTED):
        table = TableRow(
            id=secrets.token_hex(16),
            game=name,
            rules_version=game.version,
            content=game.content,
            options=dict(game.default_options()),
            listed=True,
            clock=None,
            status="playing",
            created=now,
            host=guest.id,
            secret="",
            commitment="",
            rematch=None,
            shares=None,
            number=200,
            decider=0,
        )
        seats = [SeatRow(table.id, i, "human", "A", None, None, None, None, False, False, now) for i in range(2)]
        await context.store.create(table, seats)
    loaded, times = len(context.rooms.loaded()), []
    for _ in range(ASKED):
        begun = time.perf_counter()
        listed = await lobby(context, guest)
        times.append(time.perf_counter() - begun)
    more = {"tables": len(listed.open), "loaded_for_it": len(context.rooms.loaded()) - loaded}
    return [row(f"listing {LISTED} running tables, median, {name}", percentile(times, 50) * 1000, "ms", 50, **more)]


async def measure(game: str) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="ludi-bench-") as folder:
        context = await running(Path(folder), game)
        room = await largest_table(context, game)
        listener = Listener(room)
        room.clients.add(listener)
        rows = await play(room, listener)
        rows += await list_lobby(context, game)
        await context.store.close()
    return rows


if __name__ == "__main__":
    sys.stdout.buffer.write(orjson.dumps(asyncio.run(measure(sys.argv[1]))))
