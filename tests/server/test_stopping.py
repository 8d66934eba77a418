"""A store that is closed finishes what was begun."""

import asyncio
import time

import pytest

from ludi.server.appending import Writer
from ludi.server.database import open_database
from ludi.server.store import MoveRow, Progress, Store
from ludi.table.rows import SeatRow, TableRow
from tests.server.client import asynchronous

TABLE = TableRow(
    id="t",
    game="municipium",
    rules_version=1,
    content="",
    options={},
    listed=False,
    clock=None,
    status="playing",
    created=0.0,
    host="h",
    secret="",
    commitment="",
    rematch=None,
    shares=None,
)
SEAT = SeatRow("t", 0, "bot", "random", "random", None, None, None, False, False, 0.0)

PROGRESS = Progress(number=1, decider=0, moved_at=0.0, left_ms=None, status="playing", shares=None, draws=0, link=None)


@asynchronous
async def test_a_move_under_way_is_stored_before_the_database_is_closed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for it may have gone; no connection stays behind."""
    insert = Writer._insert
    begun = asyncio.Event()

    async def slow(self: Writer, batch: object) -> None:
        begun.set()
        await asyncio.sleep(0.2)
        await insert(self, batch)  # type: ignore[arg-type]

    monkeypatch.setattr(Writer, "_insert", slow)
    before = asyncio.all_tasks()
    store = Store(await open_database(database))
    await store.create(TABLE, [SEAT])
    asking = asyncio.create_task(store.append("t", [MoveRow(1, 0, 7, "seven", time.time(), 0)], PROGRESS))
    await begun.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await store.close()
    assert asyncio.all_tasks() == before
    again = Store(await open_database(database))
    assert [move.text for move in await again.moves("t")] == ["seven"]
    await again.close()
