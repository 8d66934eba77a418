"""What a guest may have of himself: his data as a file, and their erasure."""

from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ludi.server.api import PROBLEMS
from ludi.server.context import Asking, Context, Running
from ludi.server.guests import COOKIE
from ludi.server.keeping import Keeping
from ludi.table.refusals import Refusal
from ludi.table.rows import Guest

router = APIRouter(prefix="/api/me", responses=PROBLEMS)


class MyMove(BaseModel):
    number: int
    text: str
    at: float  # seconds since 1970
    spent: int  # milliseconds off the clock


class MySaying(BaseModel):
    """What I said at a table, or the name of a reaction."""

    kind: str
    text: str
    at: float


class MySeat(BaseModel):
    """A seat of mine, and what I did there."""

    table: str
    host: bool
    game: str
    options: dict[str, Any]
    status: str
    created: float
    seat: int
    kind: str
    player: str
    bot: str | None
    entropy: str | None
    last_seen: float
    resigned: bool
    wants_end: bool
    hints: bool
    moves: list[MyMove]
    said: list[MySaying]


class MyData(BaseModel):
    """All that is kept about a guest."""

    id: str
    name: str
    seats: list[MySeat]
    hosted: list[str]  # tables made


@router.get("/data")
async def my_data(response: Response, running: Running, guest: Asking) -> MyData:
    """All that is kept about you, as a file."""
    keeping = Keeping(running.store.engine)
    response.headers["Content-Disposition"] = 'attachment; filename="ludi-romani.json"'
    seats = [MySeat(**seat) for seat in await keeping.data_of(guest.id)]
    return MyData(id=guest.id, name=guest.name, seats=seats, hosted=await keeping.hosted_by(guest.id))


@router.delete("", status_code=204)
async def erase_me(request: Request, running: Running, guest: Asking) -> Response:
    """Leave all tables and be forgotten. Games that were played stay, without your name."""
    keeping = Keeping(running.store.engine)
    unfinished, finished = await keeping.tables_of(guest.id)
    await _leave(running, guest, unfinished)
    await keeping.erase(guest.id)
    await _tell(running, [*unfinished, *finished])
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return gone


async def _leave(running: Context, guest: Guest, table_ids: list[str]) -> None:
    for table_id in table_ids:
        with suppress(Refusal):  # only a seat kept for him, or a game with other rules
            await running.rooms.leave(await running.rooms.get(table_id), guest)


async def _tell(running: Context, table_ids: list[str]) -> None:
    """Those at the tables, here and in other processes, see that the name is gone."""
    async with running.store.engine.begin() as connection:
        await running.store.writer.announce(connection, table_ids)
    for table_id in table_ids:
        room = running.rooms.known(table_id)
        if room is not None:
            async with room.lock:
                await room.reload()
            room.broadcast_table()
